// The log as a story: what happened in the turn of each player, after each other.
import type { Part } from './text.svelte';
import type { GameEvent, Note } from './wire';

export interface Turn {
  /** The seq of its first event: a name of its own. */
  key: number;
  /** Whose turn; undefined: nobody's, such as the beginning of a round. */
  seat: number | undefined;
  heading: boolean;
  lines: GameEvent[];
  /** It is the first of what happened since one's last turn. */
  since?: boolean;
}

const NOTE = 'note';

/** What the game tells, and between it what people have done until then: each is put before the event of its place. */
export function withNotes(events: readonly GameEvent[], notes: readonly Note[], until: number): GameEvent[] {
  const first = events[0]?.seq ?? 0;
  const shown = notes.filter(({ at }) => at <= until && (at >= first || !events.length));
  // Their numbers lie between those of the events, in the order in which they came.
  const lines = shown.map(({ at, text }, order): GameEvent => ({ seq: at - 1 + (order + 1) / (shown.length + 1), number: -1, name: NOTE, args: {}, only: null, text }));
  return lines.length ? [...events, ...lines].sort((a, b) => a.seq - b.seq) : [...events];
}

const HEADINGS = ['round', 'day'];
const TURN = 'turn'; // says whose turn begins, which the name above it says as well

/** What is told, by turns; `you` is the seat whose last turn is marked. */
export function turns(events: readonly GameEvent[], you: number | null): Turn[] {
  const all: Turn[] = [];
  let number = -1; // of the choice that caused what is told
  let actor: number | undefined;
  for (const event of events) {
    if (!event.text) continue;
    if (event.name === NOTE) {
      all.push({ key: event.seq, seat: undefined, heading: false, lines: [event] });
      [number, actor] = [-1, undefined];
      continue;
    }
    const heading = HEADINGS.includes(event.name);
    if (event.number !== number || heading) actor = undefined;
    number = event.number;
    const seat = event.args['seat'];
    if (event.name === TURN && typeof seat === 'number') {
      all.push({ key: event.seq, seat: (actor = seat), heading: false, lines: [] });
      continue;
    }
    if (actor === undefined && !heading && typeof seat === 'number') actor = seat; // the first that is named has chosen
    const last = all.at(-1);
    if (last && !heading && !last.heading && (actor === undefined || last.seat === actor)) last.lines.push(event);
    else all.push({ key: event.seq, seat: heading ? undefined : actor, heading, lines: [event] });
  }
  const told = all.filter((turn) => turn.lines.length);
  const mark = you === null ? -1 : sinceLast(told, you);
  return told.map((turn, at) => (at === mark ? { ...turn, since: true } : turn));
}

/** The first turn after one's own last one; one's present turn does not count. -1: nobody else has had one since. */
function sinceLast(all: readonly Turn[], you: number): number {
  let end = all.length;
  while (end && (all[end - 1]!.seat === you || all[end - 1]!.heading)) end -= 1;
  const own = all.slice(0, end).findLastIndex((turn) => turn.seat === you);
  return own < 0 || end === 0 ? -1 : own + 1;
}

/** A sentence as it stands under the name of a seat: that name is not read again. */
export function under(parts: readonly Part[], seat: number | undefined): Part[] {
  if (seat === undefined || parts[0]?.seat !== seat) return [...parts];
  const [next, ...rest] = parts.slice(1);
  return next ? [{ ...next, words: next.words.replace(/^: /, '') }, ...rest] : [];
}

/** The last turns that together have at least so many lines. */
export function latest(all: readonly Turn[], lines: number): Turn[] {
  let [at, sum] = [all.length, 0];
  while (at > 0 && sum < lines) sum += all[(at -= 1)]!.lines.length;
  return all.slice(at);
}
