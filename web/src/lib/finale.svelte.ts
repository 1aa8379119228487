// The finale: the sources of points are told one after the other, while the totals grow and the board shows where they are.
import { PACES, settings } from './settings.svelte';

const LONGEST = 18_000; // milliseconds for all of them

export class Finale {
  /** Which source is being told; undefined: none. */
  at = $state<number>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  get running(): boolean {
    return this.at !== undefined;
  }

  /** How many sources have been told; undefined: all. */
  get told(): number | undefined {
    return this.at === undefined ? undefined : this.at + 1;
  }

  /** Whoever wants to see others at once sees the end at once; it is there to be started by hand. */
  begin(sources: number): void {
    if (settings.pace !== 'none') this.start(sources);
  }

  start(sources: number): void {
    clearTimeout(this.#timer);
    const time = Math.min(2 * (PACES[settings.pace] || PACES.normal) + 400, LONGEST / sources);
    const next = (at: number): void => {
      this.at = at < sources ? at : undefined;
      if (this.running) this.#timer = setTimeout(() => next(at + 1), time);
    };
    next(0);
  }

  /** The end, at once. */
  readonly skip = (): void => {
    clearTimeout(this.#timer);
    this.at = undefined;
  };
}
