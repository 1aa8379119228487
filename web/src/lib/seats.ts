// Who sits where: colours and names. How the colours look stands in shared/seats.ts.
import { say, type Names } from './text.svelte';
import type { Colour, Table, Text, View } from './wire';

export const COLOURS: Colour[] = ['coral', 'brass', 'teal', 'violet', 'white'];

export interface Sitting {
  seat: number;
  name: string;
  colour: Colour;
  score: number | null;
}

/** What all games have in their views for each seat. */
interface SeatView {
  score?: number;
}

export function sitting(table: Table, view: View | undefined): Sitting[] {
  const seen = (view?.table['seats'] ?? []) as SeatView[];
  const count = Math.max(table.seats.length, seen.length);
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: seatName(table, seat),
    colour: seatColour(table, seat),
    score: table.scores?.[seat] ?? seen[seat]?.score ?? null,
  }));
}

/** The colour of a seat; an automaton of the rules gets one that nobody has. */
export function seatColour(table: Table, seat: number): Colour {
  const taken = new Set(table.seats.map((other) => other.colour));
  const free = [COLOURS[seat] ?? 'white', ...COLOURS].find((colour) => !taken.has(colour));
  return table.seats[seat]?.colour ?? free ?? 'white';
}

export function seatName(table: Table, seat: number): string {
  const info = table.seats[seat];
  if (!info) return say(`${table.game}-deep-thought`);
  return info.name || say('core-seat', { number: seat + 1 });
}

/** The names that the log and the prompts of a table use. */
export function names(table: Table, piece: (id: string) => Text | undefined): Names {
  return { seat: (seat) => seatName(table, seat), piece };
}
