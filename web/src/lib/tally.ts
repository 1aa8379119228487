// Where the points of a finished game came from: sums, and how long their bars are.
import type { Place, Source, View, Worth } from './wire';

/** The colour of a source in bars and beside its name; the numbers say the same. */
const COLOURS = ['#fff4d6', '#e0b04b', '#58b368', '#7aa8ff', '#ff9d8a', '#b58ce6', '#8ccfd9', '#d8dc6a', '#b9c4cc', '#3cc0b0', '#f0a6cf'];
export const sourceColour = (at: number): string => COLOURS[at % COLOURS.length]!;

/** What a seat has from each of the first sources. */
export const pointsOf = (tally: readonly Source[], seat: number, told = tally.length): number[] => tally.slice(0, told).map(({ points }) => points[seat] ?? 0);

export const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** The length of the longest bar in points: what was lost is drawn over what was won. */
export function longest(tally: readonly Source[], seats: readonly { seat: number }[]): number {
  return Math.max(1, ...seats.map(({ seat }) => sum(pointsOf(tally, seat).filter((n) => n > 0))));
}

/** A stacked bar in percent of the longest one: a piece for each source that gave something, and what was lost at its end. */
export function bar(points: readonly number[], most: number): { pieces: { at: number; wide: number }[]; lost: number } {
  const pieces = points.flatMap((n, at) => (n > 0 ? [{ at, wide: (100 * n) / most }] : []));
  return { pieces, lost: (-100 * sum(points.filter((n) => n < 0))) / most };
}

/** A number that is added. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

const PURSE = 'purse'; // the goods of a seat, which every board has

/** Of pieces that gave points, the places before whoever looks. */
export const ownPlaces = ({ seat }: View, worth: readonly Worth[]): Place[] => worth.filter((entry) => entry.seat === (seat ?? 0) && entry.place.sort !== PURSE).map(({ place }) => place);
