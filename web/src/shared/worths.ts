// Where the points of pieces are written.
import type { Worth } from '../lib/wire';

export interface Badge {
  x: number;
  y: number;
  /** By seat. */
  given: [seat: number, points: number][];
}
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const SMALL = 96; // a piece has its points in its middle; a broad one has words, and its points at the end of them
const [WIDE, HIGH] = [40, 22]; // of a badge

/** What a piece gave to each seat, and where that is written; nothing for a piece that is out of sight or gave only a part. */
export function badge({ left, top, width, height }: Box, worth: readonly Worth[]): Badge[] {
  const seats = [...new Set(worth.map(({ seat }) => seat))];
  const given = seats.map((seat): [number, number] => [seat, worth.reduce((n, entry) => n + (entry.seat === seat ? entry.points : 0), 0)]).filter(([, points]) => points);
  if (!width || !given.length) return [];
  const middle = width < SMALL || width < 1.5 * height;
  return [{ x: middle ? left + width / 2 : left + width - (WIDE / 2) * given.length, y: top + (middle || height < 2 * HIGH ? height / 2 : HIGH / 2), given }];
}

/** Pieces of one seat so close together that their points would hide each other have a sum. */
export function apart(badges: readonly Badge[]): Badge[] {
  const spread: Badge[] = [];
  for (const own of badges) {
    const near = spread.find((other) => Math.abs(other.x - own.x) < WIDE && Math.abs(other.y - own.y) < HIGH && other.given.length === 1 && own.given.length === 1 && other.given[0]![0] === own.given[0]![0]);
    if (near) near.given = [[own.given[0]![0], near.given[0]![1] + own.given[0]![1]]];
    else spread.push({ ...own });
  }
  return spread;
}
