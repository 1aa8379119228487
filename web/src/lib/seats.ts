// Who sits where, under which name; every seat has a colour and a shape, and both are on each of its pieces.
import { known, say, type Names } from './text.svelte';
import { pointsOf, sum } from './tally';
import type { Colour, GameEvent, Table, Text, View } from './wire';

export const SEAT_COLOURS: Record<Colour, string> = {
  coral: '#ff6b5e',
  brass: '#e0b04b',
  teal: '#3cc0b0',
  violet: '#b58ce6',
  white: '#f4fafb',
};

/** The shapes within a circle of radius 10 around the origin. */
export const SEAT_SHAPES: Record<Colour, string> = {
  coral: 'M-8.5 0a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z',
  brass: 'M0 -9.5L9.3 7.5H-9.3z',
  teal: 'M-7.6 -7.6H7.6V7.6H-7.6z',
  violet: 'M0 -10L8.6 0L0 10L-8.6 0z',
  white: 'M0 -10L2.7 -3.5L9.5 -3.1L4.3 1.4L5.9 8.1L0 4.5L-5.9 8.1L-4.3 1.4L-9.5 -3.1L-2.7 -3.5z',
};

export const COLOURS = Object.keys(SEAT_COLOURS) as Colour[];

export interface Sitting {
  seat: number;
  name: string;
  colour: Colour;
  score: number | null;
  /** In a finished game; null where nobody is ranked. */
  place: number | null;
}

/** What all games have in their views: something for each seat, and the places when the game is over. */
interface Seen {
  seats?: { score?: number }[];
  places?: number[];
}

/** Whether several people have one result: then nobody has points of their own. */
export const asOne = ({ aim, players }: View): boolean => aim.together && players > 1;

export function sitting(table: Table, view: View | undefined): Sitting[] {
  const { seats: seen = [], places = [] } = (view?.table ?? {}) as Seen;
  const count = Math.max(table.seats.length, seen.length);
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: seatName(table, seat),
    colour: seatColour(table, seat),
    score: view && asOne(view) ? null : (table.scores?.[seat] ?? seen[seat]?.score ?? null),
    place: places[seat] ?? null,
  }));
}

interface Ended {
  table: Table;
  view: View;
  seats: Sitting[];
  events: GameEvent[];
}

/** A finished game of which so many sources of points have been told: nobody has won yet. Undefined: all have been. */
export function asFar(ended: Ended, told: number | undefined): Ended {
  if (told === undefined) return ended;
  const { table, view, seats, events } = ended;
  const final = events.findIndex(({ name }) => name.startsWith('scored'));
  return {
    table: { ...table, winners: [], scores: null },
    view: { ...view, winners: [], aim: { ...view.aim, end: null, why: [] } },
    seats: seats.map((seat) => ({ ...seat, score: seat.score === null ? null : sum(pointsOf(view.tally, seat.seat, told)), place: null })),
    events: final < 0 ? events : events.slice(0, final),
  };
}

/** The table as those see it who share a screen, seat by seat: each of them is here, and no bot stands in. */
export function withParty(table: Table, party: Record<number, unknown>): Table {
  return { ...table, seats: table.seats.map((seat) => (party[seat.seat] !== undefined ? { ...seat, connected: true, stand_in_from: null } : seat)) };
}

/** From first to last, as the game has ranked them; a team stays as it sits. */
export function ranked(seats: readonly Sitting[]): Sitting[] {
  return seats.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** The colour of a seat; an automaton of the rules gets one that nobody has. */
export function seatColour(table: Table, seat: number): Colour {
  const taken = new Set(table.seats.map((other) => other.colour));
  const free = [COLOURS[seat] ?? 'white', ...COLOURS].find((colour) => !taken.has(colour));
  return table.seats[seat]?.colour ?? free ?? 'white';
}

export function seatName(table: Table, seat: number): string {
  return nameOf(table.game, table.seats[seat]?.name, seat);
}

function nameOf(game: string, name: string | undefined, seat: number): string {
  if (name === undefined) return say(`${game}-deep-thought`);
  return name || say('core-seat', { number: seat + 1 });
}

/** What the names of a table depend on, as a string: while it is the same, nothing that was written is written anew. */
export function called({ game, seats }: Table): string {
  return JSON.stringify([game, seats.map((seat) => seat.name)]);
}

/** The names that the log and the prompts of a table use. */
export function names(called: string, piece: (id: string) => Text | undefined): Names {
  const [game, seats] = JSON.parse(called) as [string, string[]];
  return { seat: (seat) => nameOf(game, seats[seat], seat), piece };
}

/** What a game is called: by the page, or by itself where the page does not know it. */
export function gameName(game: string): string {
  return [`page-game-${game}`, game].filter(known).map((id) => say(id))[0] ?? game;
}
