// Seats: colours with their shapes, and names.
import { say, type Names } from './text.svelte';
import type { Colour, Table, Text, View } from './wire';

export const COLOURS: Colour[] = ['coral', 'brass', 'teal', 'violet', 'white'];
export const SHAPES = { coral: 'circle', brass: 'triangle', teal: 'square', violet: 'diamond', white: 'star' } as const;

/** Paths of the shapes on a field of 24 by 24. */
export const PATHS: Record<(typeof SHAPES)[Colour], string> = {
  circle: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  triangle: 'M12 2.5L22.5 21h-21z',
  square: 'M4 4h16v16H4z',
  diamond: 'M12 1.5L22 12L12 22.5L2 12z',
  star: 'M12 1.5l3.1 6.9 7.4.8-5.5 5 1.6 7.3-6.6-3.8-6.6 3.8 1.6-7.3-5.5-5 7.4-.8z',
};

/** One who sits at the table, as panels, charts and rankings need it; an automaton of the rules sits there too. */
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
  const taken = new Set(table.seats.map((seat) => seat.colour));
  const free = (seat: number) => [COLOURS[seat]!, ...COLOURS].find((colour) => !taken.has(colour)) ?? 'white';
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: seatName(table, seat),
    colour: table.seats[seat]?.colour ?? free(seat),
    score: table.scores?.[seat] ?? seen[seat]?.score ?? null,
  }));
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
