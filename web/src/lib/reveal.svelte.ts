// What others did appears in the log one line after the other. The board has the newest view at once; only words wait.
import type { GameEvent } from './wire';

const STEP = 250;
const LONGEST = 3000; // all that waits is shown within this time

export class Reveal {
  /** The seq after the last event that is shown; undefined until the first events came, which are shown at once. */
  until = $state<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waiting: number[] = [];
  #pace = STEP;

  /** Take note of the events as they are now. */
  take(events: GameEvent[]): void {
    const last = events.at(-1);
    const until = this.until;
    if (until === undefined || !last) {
      this.skip(last ? last.seq + 1 : 0);
      return;
    }
    this.until = Math.min(until, last.seq + 1); // after an undo
    this.#waiting = events.filter((event) => event.seq >= this.until! && event.text).map((event) => event.seq + 1);
    this.#pace = Math.min(STEP, LONGEST / this.#waiting.length);
    if (!this.#waiting.length) this.until = last.seq + 1;
    else if (this.#timer === undefined) this.#next();
  }

  get busy(): boolean {
    return this.until !== undefined && this.#waiting.length > 0;
  }

  /** Show everything now. */
  skip(until = this.#waiting.at(-1)): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    if (until !== undefined) this.until = until;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    const seq = this.#waiting.shift();
    if (seq === undefined) {
      this.#timer = undefined;
      return;
    }
    this.until = seq;
    this.#timer = setTimeout(() => this.#next(), this.#pace);
  }
}
