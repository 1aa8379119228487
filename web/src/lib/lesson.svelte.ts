// Taking a lesson: what is told now, how far one has read, and what is said to what one did. The panel draws it.
import { api } from './api';
import type { Playing } from './playing.svelte';
import { complain } from './toast.svelte';
import type { Lesson, LessonAnswer, LessonStep } from './wire';

export class Learning {
  lesson = $state.raw<Lesson>();
  /** What is said to the last choice; undefined as long as there is nothing to say. */
  answer = $state.raw<LessonAnswer>();
  /** The moment that the steps belong to. */
  told = $state('');
  /** Which of the steps is shown. */
  at = $state(0);
  #asked = ''; // the moment that was asked about
  #turn = 0; // answers that come late are for nobody

  constructor(
    readonly playing: Playing,
    readonly id: string,
    readonly secret: string,
  ) {}

  /** The moment: another one has other steps. Empty while others move. */
  readonly moment = $derived.by(() => {
    const [table, decision] = [this.playing.live.table, this.playing.decision];
    if (table?.status === 'finished') return 'over';
    return table && decision ? `${table.branch}/${decision.number}` : '';
  });

  get step(): LessonStep | undefined {
    return this.lesson?.steps[this.at];
  }

  /** The last step of a moment says what to try; before it one reads on. */
  get more(): boolean {
    return this.at + 1 < (this.lesson?.steps.length ?? 0);
  }

  get over(): boolean {
    return !!this.lesson?.summary;
  }

  /** Follow the table: to be called when the moment is another one. */
  async follow(moment: string): Promise<void> {
    if (!moment || moment === this.#asked) return;
    const left = this.lesson?.steps ?? [];
    const chosen = this.#asked !== '' && this.#asked.split('/')[0] === moment.split('/')[0];
    this.#asked = moment;
    const turn = (this.#turn += 1);
    this.answer = undefined;
    const tried = chosen || moment === 'over' ? left.find((step) => step.tries) : undefined;
    if (tried) void this.#hear(tried.name, turn);
    await this.#tell(moment, chosen ? left.map((step) => step.name) : [], turn);
  }

  /** Read on. */
  async next(): Promise<void> {
    const read = this.step?.name;
    if (!this.more || !read) return;
    this.at += 1;
    await api.lesson(this.id, this.secret, [read]).catch(complain);
  }

  back(): void {
    this.at = Math.max(0, this.at - 1);
  }

  async takeBack(): Promise<void> {
    this.answer = undefined;
    await this.playing.takeback('ask');
  }

  async #tell(moment: string, read: string[], turn: number): Promise<void> {
    try {
      const lesson = await api.lesson(this.id, this.secret, read);
      if (turn !== this.#turn) return;
      [this.lesson, this.at, this.told] = [lesson, 0, moment];
    } catch (error) {
      complain(error);
    }
  }

  async #hear(step: string, turn: number): Promise<void> {
    // Without an answer the lesson goes on all the same.
    const answer = await api.lessonAnswer(this.id, this.secret, step).catch(() => undefined);
    if (turn === this.#turn) this.answer = answer;
  }
}
