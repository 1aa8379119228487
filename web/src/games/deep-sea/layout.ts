// Where things stand: sites in a zone, hexes in the impact area.
import type { HexView, ZoneView } from './table';

export interface Point {
  x: number;
  y: number;
}

export const ZONE_WIDTH = 132;
export const ZONE_HEIGHT = 100;
/** The width of a sonar space, and how far what can be chosen reaches around its middle. */
export const SPACE = 19;
export const REACH = 12;

const ROWS = [30, 60, 87] as const;

export interface Spots {
  sites: Record<string, Point>;
  dives: Point[];
  /** One for each player who has some, with their number. */
  vessels: (Point & { seat: number; n: number })[];
}

/**
 * A sonar track has a row for itself. Conservation sites go up and down over two rows, below a track in one. Journal sites and
 * dive tokens share the last row. Vessels lie to the right in the row that is left. The middle stays free: there a zone is pressed.
 */
export function spots(zone: ZoneView): Spots {
  const sites: Record<string, Point> = {};
  const tracks = [...new Set(zone.sites.map((site) => site.track).filter(Boolean))];
  tracks.forEach((track, row) => {
    const spaces = zone.sites.filter((site) => site.track === track);
    spaces.forEach((site, n) => (sites[site.name] = { x: 14.5 + n * SPACE, y: ROWS[row]! }));
  });
  const reefs = zone.sites.filter((site) => site.kind === 'conserve');
  reefs.forEach((site, n) => (sites[site.name] = tracks.length ? { x: 15 + n * 32, y: ROWS[1] } : { x: 15 + n * 20.4, y: ROWS[n % 2]! }));
  const journals = zone.sites.filter((site) => site.kind === 'journal');
  const last = (n: number): Point => ({ x: 14 + n * 26, y: ROWS[2] });
  journals.forEach((site, n) => (sites[site.name] = last(n)));
  const dives = zone.dives.map((_, n) => last(journals.length + n));
  const row = reefs.length > 2 ? ROWS[2] : ROWS[1];
  const fleets = [...new Set(zone.vessels)];
  const vessels = fleets.map((seat, n) => ({ seat, n: zone.vessels.filter((one) => one === seat).length, x: ZONE_WIDTH - 11 - n * 17, y: row }));
  return { sites, dives, vessels };
}

/** Where a link shows what it gives: half way, below the spaces of a track. */
export function linkMiddle(a: Point, b: Point, inTrack: boolean): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + (inTrack && a.y === b.y ? 14 : 0) };
}

const SIDE = 20;

/** The middle of a hex: rows of pointy hexes, each second one moved by half a hex; off the grid above it, with room for words. */
export function hexPoint(hex: HexView, at: number, pointy: boolean): Point {
  if (hex.row < 0) return { x: (2.5 + at * 5) * SIDE, y: -2.2 * SIDE };
  const wide = Math.sqrt(3) * SIDE;
  return pointy ? { x: (hex.col + (hex.row % 2) / 2) * wide, y: hex.row * 1.5 * SIDE } : { x: hex.col * 1.5 * SIDE, y: (hex.row + (hex.col % 2) / 2) * wide };
}

export function hexPath({ x, y }: Point, pointy: boolean, size = SIDE - 1.5): string {
  const corners = Array.from({ length: 6 }, (_, n) => {
    const angle = (Math.PI / 3) * n + (pointy ? Math.PI / 6 : 0);
    return `${(x + size * Math.cos(angle)).toFixed(1)} ${(y + size * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Markers by seat, and where they lie in the lower half of a hex that keeps its print in the upper one. */
export function crowd(markers: readonly number[]): (Point & { seat: number; n: number; size: number })[] {
  const seats = [...new Set(markers)];
  const step = Math.min(15, 31 / seats.length);
  return seats.map((seat, at) => ({
    seat,
    n: markers.filter((one) => one === seat).length,
    size: Math.min(13, step * 0.95),
    x: (at - (seats.length - 1) / 2) * step,
    y: 3,
  }));
}

/** The field that holds all of these points. */
export function frame(points: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - SIDE - 2, Math.min(...ys) - SIDE - 2];
  return { x, y, width: Math.max(...xs) + SIDE + 2 - x, height: Math.max(...ys) + SIDE + 2 - y };
}
