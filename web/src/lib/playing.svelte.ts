// Sitting at a table: what is asked, what is chosen, what waits to be confirmed. The pages draw it.
import { untrack } from 'svelte';
import { Refusal } from './api';
import { meant, places, type Lit, type Question } from './lit';
import type { Live } from './live.svelte';
import { key } from './place';
import { settings } from './settings.svelte';
import { explainsPlace } from '../games/drawn';
import { sectionOf } from '../games/help';
import { render, say, type Names } from './text.svelte';
import { complain, toast, type Toast } from './toast.svelte';
import type { Decision, Hint, Option, Place } from './wire';

export class Playing {
  /** Chosen, and waiting for a second click: it would end the turn, or could not be undone. The server tells. */
  get pending(): string | undefined {
    return this.decision && this.#held?.key === this.#key(this.decision) ? this.#held.written : undefined;
  }
  /** Several options at one place: which one is meant? */
  asking = $state.raw<Option[]>([]);
  /** What is picked on the board of a combination that is not chosen yet. */
  picked = $state.raw<readonly Place[]>([]);
  hint = $state.raw<Hint>();
  /** What a lesson speaks of. */
  taught = $state.raw<readonly Place[]>([]);
  /** The rules are open beside the table. */
  ruling = $state.raw<{ section: string | undefined }>();
  thinking = $state(false);
  #held = $state<{ key: string; written: string }>();
  #sent = $state(''); // the question that has been answered, until the server has taken note
  #rest: readonly string[] = []; // of a set whose pieces the rules ask for one after the other
  #answered = $state(''); // the question that has been answered here last
  #unasked = new Set<string>(); // questions whose answer is obvious, and has been given
  #back = false; // going back: past what nobody was asked

  constructor(
    readonly live: Live,
    readonly names: () => Names,
  ) {
    $effect(() => void (this.decision && untrack(() => this.#goOn())));
    $effect(() => {
      const [obvious, asked] = [this.#obvious, this.decision];
      untrack(() => {
        if (obvious) void this.#pass(obvious);
        else if (asked) this.#back = false;
      });
    });
  }

  /** The question to this seat; undefined while there is none, while earlier steps are shown, or while its answer is under way. */
  readonly decision = $derived.by((): Decision | undefined => {
    const [table, view] = [this.live.table, this.live.view];
    if (!table || !view || table.you === null || table.status !== 'playing' || this.live.steps.busy) return undefined;
    const asked = view.decisions.find((decision) => decision.seat === table.you && decision.options);
    return asked && asked !== this.#obvious && this.#key(asked) !== this.#sent ? asked : undefined;
  });

  /**
   * A question with an obvious answer that follows an answer given here: it is not asked. A lesson asks it, and so does
   * whoever comes back to the table. On the way back it is passed as well.
   */
  readonly #obvious = $derived.by((): Decision | undefined => {
    const [table, view] = [this.live.table, this.live.view];
    if (!table || table.lesson || table.status !== 'playing' || this.live.steps.busy) return undefined;
    const asked = view?.decisions.find((decision) => decision.seat === table.you && decision.obvious);
    if (!asked || this.#key(asked) === this.#sent) return undefined;
    const follows = this.#answered === this.#key({ ...asked, number: asked.number - 1 });
    return follows || (this.#back && table.undo && this.#unasked.has(`${asked.number}`)) ? asked : undefined;
  });

  async #pass(decision: Decision): Promise<void> {
    if (this.#back) return this.live.undo().catch((error) => complain(error, this.names()));
    this.#unasked.add(`${decision.number}`);
    await this.#send(decision, decision.obvious!, false);
  }

  get sending(): boolean {
    return this.#sent !== '' && (this.live.view?.decisions.some((decision) => this.#key(decision) === this.#sent) ?? false);
  }

  /** The hint, as long as it answers what is asked now. */
  get advice(): Hint | undefined {
    return this.hint && this.hint.number === this.decision?.number ? this.hint : undefined;
  }

  readonly lit = $derived.by((): Lit => {
    const decision = this.decision;
    const given = places(decision);
    return {
      decision,
      at: (place) => given.get(key(place)) ?? [],
      pick: (place) => this.pick(given.get(key(place)) ?? []),
      choose: (written) => void this.choose(written),
      picks: (places) => (this.picked = places),
      hinted: this.#hinted(),
      why: this.#mayAsk ? (question) => void this.why(question) : undefined,
    };
  });

  #hinted(): readonly Place[] {
    const advice = this.advice;
    return (advice && meant(this.decision, advice.option)?.option.places) ?? this.taught;
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

  /** Give several answers, each as soon as it is asked for. */
  async chooseAll([first, ...rest]: readonly string[]): Promise<void> {
    this.#rest = rest;
    if (first !== undefined) await this.choose(first);
  }

  /** The next answer of several; what is not asked for is no longer wanted: the rules had no question left. */
  #goOn(): void {
    const [decision, next] = [this.decision, this.#rest[0]];
    if (!decision || next === undefined || this.pending !== undefined) return;
    const asked = meant(decision, next) !== undefined;
    this.#rest = asked ? this.#rest.slice(1) : [];
    if (asked) void this.#send(decision, next, false);
  }

  async confirm(): Promise<void> {
    if (this.pending !== undefined) await this.choose(this.pending);
  }

  cancel(): void {
    this.#held = undefined;
    this.#rest = [];
    this.asking = [];
  }

  /** Only a seat of a game that goes on is told why something cannot be chosen. */
  get #mayAsk(): boolean {
    const table = this.live.table;
    return !!table && table.you !== null && table.status === 'playing';
  }

  /** Ask the server why a place cannot be chosen, and say it beside the place. */
  async why({ place, of, picked, at }: Question): Promise<void> {
    try {
      const why = await this.live.why({ place, of: of ?? null, picked: [...picked] });
      if (why) toast(render(why.text, this.names()), 'note', at, this.#rule(place));
    } catch (error) {
      complain(error, this.names());
    }
  }

  /** What leads to the section of the rules about a place, or else about the question. */
  #rule(place: Place): Toast['act'] {
    const game = this.live.table?.game ?? '';
    const section = explainsPlace(game, key(place)) ?? sectionOf(game, this.decision?.kind);
    return section ? { words: say('page-tip-rule'), do: () => (this.ruling = { section }) } : undefined;
  }

  async undo(): Promise<void> {
    this.cancel();
    this.#back = true;
    this.#answered = '';
    await this.live.undo().then(() => (this.#sent = ''), (error) => complain(error, this.names()));
  }

  async takeback(action: 'ask' | 'agree' | 'refuse'): Promise<void> {
    await this.live.takeback(action).then(() => (this.#sent = ''), (error) => complain(error, this.names()));
  }

  async askHint(): Promise<void> {
    if (!this.decision || this.thinking) return;
    this.thinking = true;
    try {
      this.hint = await this.#hinting();
    } catch (error) {
      complain(error, this.names());
    } finally {
      this.thinking = false;
    }
  }

  /** Where all choose at once somebody may answer while the bot thinks; then it thinks again. */
  async #hinting(tries = 3): Promise<Hint | undefined> {
    try {
      return await this.live.hint();
    } catch (error) {
      if (tries > 1 && error instanceof Refusal && error.code === 'stale-choice' && this.decision) return this.#hinting(tries - 1);
      throw error;
    }
  }

  async #send(decision: Decision, written: string, careful: boolean): Promise<void> {
    this.#held = undefined;
    this.hint = undefined;
    this.#back = false;
    this.#sent = this.#answered = this.#key(decision);
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
