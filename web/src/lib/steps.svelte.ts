// One queue of steps, which board, panels, prompt and log all show: one's own at once, those of others one after the other.
import { kept } from './kept';
import { PACES, settings } from './settings.svelte';
import type { GameEvent, Table, TableState, TableStep, TableSteps, View } from './wire';

/** The table after a choice. */
export interface Step {
  table: Table;
  view: View;
  /** The seq after the last event that has happened. */
  until: number;
  /** Whose choice led here, if that is known. */
  seat: number | undefined;
  /** A bot has chosen, perhaps one that stood in. */
  bot?: boolean | undefined;
}

/** Steps that were not sent: they are asked for when it is their turn. `now` is the step after them. */
interface Gap {
  first: number;
  now: Step;
}

/** The position that a page has shown before: how many choices, of which branch. */
export interface Reached {
  steps: number;
  branch: number;
  /** The last line that people have caused. */
  noted?: number | undefined;
}

type Fetch = (first?: number) => Promise<TableSteps>;

const OWN = 300; // milliseconds in which one's own move comes to rest before others go on
const SILENT = 3; // a step of which nothing is said takes so much less time
const LONGEST = 20_000; // all that waits is shown within this time
const MOST = 60; // steps; whoever was away for more sees the last of them

export class Steps {
  /** What the page draws. */
  shown = $state.raw<Step>();
  /** What the server said last. Nothing is drawn from it. */
  newest = $state.raw<Step>();
  /** Steps that could not be shown, until somebody takes note. */
  missed = $state(0);
  /** The place of the step that is shown among those that follow each other, and how many these are. */
  at = $state(0);
  all = $state(0);
  #known = $state.raw<GameEvent[]>([]);
  #from = $state(0); // the first event of the step that is shown
  #queue = $state.raw<(Step | Gap)[]>([]);
  #resting = $state(false); // the step that is shown still has its time
  #timer: ReturnType<typeof setTimeout> | undefined;
  #fetching: Gap | undefined;
  #ready = false;
  #earliest = 0; // when the next step of somebody else may be shown
  #seen = () => void (document.hidden || this.#resting || this.#next());

  constructor(
    private readonly fetch: Fetch,
    private readonly reached?: Reached,
  ) {
    document.addEventListener('visibilitychange', this.#seen);
  }

  /** Something is being shown that has happened before: nothing can be chosen yet. */
  readonly busy = $derived.by(() => this.#resting || this.#queue.length > 0);

  /** The events until now, as far as they are shown. */
  readonly events = $derived.by(() => this.#until(this.shown?.until ?? 0));

  /** The events of the step that is being shown, while it has its time. */
  readonly told = $derived.by(() => (this.#resting ? this.events.filter((event) => event.seq >= this.#from) : []));

  /** Whose step is being shown. */
  readonly acting = $derived.by(() => (this.#resting ? this.shown?.seat : undefined));

  get lastSeq(): number | undefined {
    return this.#known.at(-1)?.seq;
  }

  /** Take what the server says of the table now. */
  take(state: TableState): void {
    const before = this.newest;
    this.#known = [...this.#known.filter((event) => event.seq < state.since), ...state.events];
    const now: Step = { table: state.table, view: state.view, until: (this.lastSeq ?? -1) + 1, seat: mover(before?.view, state.view) };
    this.newest = now;
    if (!before) this.#come(now);
    else if (now.table.branch !== before.table.branch || now.table.steps < before.table.steps) this.#jump(now);
    else if (now.table.steps === before.table.steps) this.#replace(now);
    else this.#push(now.table.steps > before.table.steps + 1 ? { first: before.table.steps, now } : now);
  }

  /** Take note of who is here and what is asked of the table; nothing has been chosen. */
  note(table: Table): void {
    if (!this.newest) return;
    this.newest = { ...this.newest, table };
    this.#replace(this.newest);
  }

  /** The board is there: what others did can be shown. */
  ready(): void {
    this.#ready = true;
    if (!this.#resting) this.#next();
  }

  /** Show the newest at once. */
  skip(): void {
    if (this.newest && this.busy) this.#jump(this.newest);
  }

  /** Show once more what happened since one's last turn; false: nothing did. */
  async again(): Promise<boolean> {
    const { branch, steps } = await this.fetch();
    const newest = this.newest;
    const [base, ...later] = steps;
    if (!base || !later.length || !newest || this.busy || branch !== newest.table.branch) return false;
    this.#show(asOf(newest.table, base));
    for (const step of later) if (step.step < newest.table.steps) this.#enqueue(asOf(newest.table, step));
    const last = later.at(-1)!;
    this.#enqueue(last.step < newest.table.steps ? { first: last.step, now: newest } : { ...newest, seat: last.seat ?? undefined, bot: last.bot });
    this.#earliest = Date.now() + Math.min(OWN, PACES[settings.pace]);
    this.#next();
    return true;
  }

  stop(): void {
    clearTimeout(this.#timer);
    document.removeEventListener('visibilitychange', this.#seen);
  }

  #until(seq: number): GameEvent[] {
    return (this.lastSeq ?? -1) < seq ? this.#known : this.#known.filter((event) => event.seq < seq);
  }

  /** The first that is heard: where this page has been before, it goes on from there. */
  #come(now: Step): void {
    const { reached } = this;
    const went = reached && reached.branch === now.table.branch && reached.steps < now.table.steps && now.table.status !== 'gathering';
    if (went) this.#push({ first: reached.steps, now });
    else this.#show(now);
  }

  #jump(now: Step): void {
    clearTimeout(this.#timer);
    this.#fetching = undefined;
    this.#queue = [];
    this.#rest();
    this.#show(now);
  }

  /** The same position, of which something else is said. */
  #replace(now: Step): void {
    const last = this.#queue.at(-1);
    if (!last) {
      if (this.shown) this.#draw({ ...now, seat: this.shown.seat });
    } else {
      const seat = 'now' in last ? last.now.seat : last.seat;
      const next = { ...now, seat };
      const changed = 'now' in last ? { ...last, now: next } : next;
      if (this.#fetching === last) this.#fetching = changed as Gap;
      this.#queue = [...this.#queue.slice(0, -1), changed];
    }
  }

  #push(step: Step | Gap): void {
    const idle = !this.busy;
    this.#enqueue(step);
    if (idle) this.#next();
  }

  #enqueue(step: Step | Gap): void {
    this.#queue = [...this.#queue, step];
    this.all += 1;
    const extra = this.#queue.length - MOST;
    if (extra > 0) {
      this.#queue = this.#queue.slice(extra);
      this.missed += extra;
      this.at += extra;
    }
  }

  #rest(): void {
    this.#timer = undefined;
    this.#resting = false;
    this.at = this.all = 0;
  }

  #next(): void {
    clearTimeout(this.#timer);
    const head = this.#queue[0];
    if (!head) return this.#rest();
    if ('now' in head) return void this.#fill(head);
    const time = this.#time(head);
    if (time && (document.hidden || !this.#ready)) return; // nobody looks, or there is nothing to look at
    const wait = time ? this.#earliest - Date.now() : 0;
    if (wait > 0) return void (this.#timer = setTimeout(() => this.#next(), wait));
    this.#queue = this.#queue.slice(1);
    this.at += 1;
    this.#show(head);
    this.#resting = time > 0;
    if (time) this.#timer = setTimeout(() => this.#next(), time);
    else {
      this.#earliest = Date.now() + Math.min(OWN, PACES[settings.pace]);
      this.#next();
    }
  }

  /** How long a step is shown before the next: not at all if it is one's own, or if the same is asked as before. */
  #time(step: Step): number {
    const pace = PACES[settings.pace];
    const you = step.table.you;
    if (!this.shown || (you !== null && step.seat === you && !step.bot)) return 0;
    const question = asked(step);
    if (question !== undefined && question === asked(this.shown)) return 0;
    const from = this.shown.until;
    const said = this.#known.some((event) => event.seq >= from && event.seq < step.until && event.text);
    return Math.min(said ? pace : pace / SILENT, LONGEST / this.#queue.length);
  }

  #show(step: Step): void {
    this.#from = Math.min(this.shown?.until ?? step.until, step.until);
    this.#draw(step);
  }

  /** What is as it was stays the very thing that it was, so that only what is new is drawn. */
  #draw(step: Step): void {
    const before = this.shown;
    this.shown = { ...step, table: kept(before?.table, step.table), view: kept(before?.view, step.view) };
  }

  /** Ask for the steps that were not sent; where that fails, they are counted. */
  async #fill(gap: Gap): Promise<void> {
    if (this.#fetching) return;
    this.#fetching = gap;
    const answer = await this.fetch(gap.first).catch(() => undefined);
    const now = this.#fetching?.now; // the table may have changed meanwhile, or nobody wants to see it any more
    if (!now) return;
    this.#fetching = undefined;
    const fitting = answer && answer.branch === now.table.branch ? answer.steps.filter((step) => step.step <= now.table.steps) : [];
    const between = fitting.filter((step) => step.step > gap.first && step.step < now.table.steps);
    this.missed += now.table.steps - gap.first - 1 - between.length;
    const base = this.shown ? undefined : fitting[0];
    if (base) this.#show(asOf(now.table, base));
    const steps = between.filter((step) => step !== base).map((step) => asOf(now.table, step));
    const last = fitting.find((step) => step.step === now.table.steps);
    const [seat, bot] = [last?.seat ?? now.seat, last?.bot];
    this.all += steps.length;
    this.#queue = [...steps, { ...now, seat, bot }, ...this.#queue.slice(1)];
    this.#next();
  }
}

/** Who has chosen between two views: whoever is no longer asked what was asked before. */
export function mover(before: View | undefined, now: View): number | undefined {
  const open = new Set(now.decisions.map((decision) => `${decision.number}/${decision.seat}`));
  const gone = before?.decisions.filter((decision) => !open.has(`${decision.number}/${decision.seat}`)) ?? [];
  return gone.length === 1 ? gone[0]!.seat : undefined;
}

/** The number of the question to this seat. */
function asked({ table, view }: Step): number | undefined {
  return view.decisions.find((decision) => decision.seat === table.you)?.number;
}

/** An earlier position: the game was not over yet, and others were to move. */
function asOf(table: Table, { step, seat, bot, since, view }: TableStep): Step {
  const seats = table.seats.map((seat) => ({ ...seat, to_move: view.decisions.some((open) => open.seat === seat.seat) }));
  const then: Table = { ...table, steps: step, status: 'playing', winners: [], scores: null, seats };
  return { table: then, view, until: since, seat: seat ?? undefined, bot };
}
