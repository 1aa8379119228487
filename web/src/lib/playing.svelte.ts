// Sitting at a table: what is asked, what is chosen, what waits to be confirmed. The pages draw it.
import { Refusal } from './api';
import { places, range, type Lit } from './lit';
import type { Live } from './live.svelte';
import { settings } from './settings.svelte';
import { render, say, type Names } from './text.svelte';
import { complain, toast } from './toast.svelte';
import type { Decision, Hint, Option } from './wire';

/** The option that a written form means: its own, or a number of a range. */
export function meant(decision: Decision | undefined, written: string): Option | undefined {
  return decision?.options?.find((option) => {
    if (option.written === written) return true;
    const bounds = range(option);
    const number = bounds && written.startsWith(`${bounds.verb} `) ? Number(written.slice(bounds.verb.length + 1)) : NaN;
    return bounds !== undefined && number >= bounds.lo && number <= bounds.hi;
  });
}

export class Playing {
  /** Chosen, and waiting for a second click: it would end the turn, or could not be undone. The server tells. */
  get pending(): string | undefined {
    return this.decision && this.#held?.key === this.#key(this.decision) ? this.#held.written : undefined;
  }
  /** Several options at one place: which one is meant? */
  asking = $state.raw<Option[]>([]);
  hint = $state.raw<Hint>();
  thinking = $state(false);
  #held = $state<{ key: string; written: string }>();
  #sent = $state(''); // the question that has been answered, until the server has taken note

  constructor(
    readonly live: Live,
    readonly names: () => Names,
  ) {}

  /** The question to this seat; undefined while there is none, or while its answer is under way. */
  readonly decision = $derived.by((): Decision | undefined => {
    const [table, view] = [this.live.table, this.live.view];
    if (!table || !view || table.you === null || table.status !== 'playing') return undefined;
    const found = view.decisions.find((one) => one.seat === table.you && one.options);
    return found && this.#key(found) !== this.#sent ? found : undefined;
  });

  get sending(): boolean {
    return this.#sent !== '' && (this.live.view?.decisions.some((one) => this.#key(one) === this.#sent) ?? false);
  }

  /** The hint, as long as it answers what is asked now. */
  get advice(): Hint | undefined {
    return this.hint && this.hint.number === this.decision?.number ? this.hint : undefined;
  }

  readonly lit = $derived.by((): Lit => {
    const decision = this.decision;
    const found = places(decision);
    return {
      decision,
      at: (place) => found.get(place) ?? [],
      pick: (place) => this.pick(found.get(place) ?? []),
      choose: (written) => void this.choose(written),
      hinted: this.#hinted(),
      why: (written) => void this.why(written),
    };
  });

  #hinted(): string[] {
    const advice = this.advice;
    return (advice && meant(this.decision, advice.option)?.places) ?? [];
  }

  /** Choose one of these; ask which if there are several. */
  pick(options: Option[]): void {
    if (options.length === 1) void this.choose(options[0]!.written);
    else this.asking = options;
  }

  async choose(written: string): Promise<void> {
    const decision = this.decision;
    if (!decision || !meant(decision, written)) return;
    this.asking = [];
    await this.#send(decision, written, settings.confirm && this.pending !== written);
  }

  async confirm(): Promise<void> {
    if (this.pending !== undefined) await this.choose(this.pending);
  }

  cancel(): void {
    this.#held = undefined;
    this.asking = [];
  }

  /** Ask the server why something cannot be chosen. It is never carried out: what is on offer is not sent. */
  async why(written: string): Promise<void> {
    const decision = this.decision;
    if (!decision) toast(say('page-why-not-your-turn'));
    else if (!meant(decision, written))
      await this.live.choose(decision.number, written).catch((error) => {
        if (!(error instanceof Refusal) || error.code !== 'illegal-choice') complain(error, this.names());
        else if (error.text.id !== 'error-illegal-choice' || !decision.prompt) toast(render(error.text, this.names()));
        else toast(say('page-why-asked', { asked: render(decision.prompt, this.names()) })); // without written forms
      });
  }

  async undo(): Promise<void> {
    this.cancel();
    await this.live.undo().then(() => (this.#sent = ''), (error) => complain(error, this.names()));
  }

  async takeback(action: 'ask' | 'agree' | 'refuse'): Promise<void> {
    await this.live.takeback(action).then(() => (this.#sent = ''), (error) => complain(error, this.names()));
  }

  async askHint(): Promise<void> {
    if (!this.decision || this.thinking) return;
    this.thinking = true;
    try {
      this.hint = await this.live.hint();
    } catch (error) {
      complain(error, this.names());
    } finally {
      this.thinking = false;
    }
  }

  async #send(decision: Decision, written: string, careful: boolean): Promise<void> {
    this.#held = undefined;
    this.hint = undefined;
    this.#sent = this.#key(decision);
    try {
      await this.live.choose(decision.number, written, careful);
    } catch (error) {
      this.#sent = '';
      if (error instanceof Refusal && error.code === 'confirm-first') this.#held = { key: this.#key(decision), written };
      else complain(error, this.names());
    }
  }

  #key(decision: Decision): string {
    return `${this.live.table?.branch}/${decision.number}/${decision.seat}`;
  }
}
