// Where things stand: sites in a zone, hexes in the impact area.
import type { HexView, ZoneView } from './table';

export interface Point {
  x: number;
  y: number;
}

// A zone

/** The smallest width that a zone is drawn for; a larger one is drawn larger. */
export const ZONE_WIDTH = 136;
/** The width of a sonar space where there is room, and how far what can be chosen reaches around its middle. */
export const SPACE = 25;
export const REACH = 13;

const EDGE = 5; // that stays free on either side
const HEAD = 20; // for the name
/** For a name in two lines. */
export const TWO_LINES = 31;
const FOOT = 4;
const TRACK = 33;
const REEFS = 64; // conservation sites that go up and down
const VESSELS = 24;
const BEACON = 27;
const WIDTHS: Record<string, number> = { conserve: 34, journal: 29, dive: 31 };
const HEIGHTS: Record<string, number> = { conserve: 36, journal: 30, dive: 30 };

export interface Spots {
  sites: Record<string, Point>;
  dives: Point[];
  /** One for each player who has some, with their number. */
  vessels: (Point & { seat: number; n: number })[];
  /** Where the bonus of arriving is shown. */
  beacon: Point;
  /** The width of a sonar space. */
  space: number;
  /** The height that all of it needs. */
  need: number;
}

interface Row {
  width: number;
  height: number;
  /** So far down, with so much room to spare beside it and below it. */
  put(y: number, spare: number, deep: number): void;
}

interface Thing {
  kind: string;
  width: number;
  height: number;
  put(at: Point): void;
}

/** Things side by side, as many to a row as there is room for. */
function packed(things: readonly Thing[], most: number): Row[] {
  const rows: Thing[][] = [];
  for (const thing of things) {
    const last = rows.at(-1);
    if (last && last.reduce((sum, { width }) => sum + width, thing.width) <= most) last.push(thing);
    else rows.push([thing]);
  }
  return rows.map((row) => {
    const width = row.reduce((sum, thing) => sum + thing.width, 0);
    const height = Math.max(...row.map((thing) => thing.height));
    const put = (y: number, spare: number): void => {
      const gap = Math.max(0, Math.min(12, spare / row.length));
      let x = EDGE;
      for (const thing of row) {
        thing.put({ x: x + thing.width / 2, y: y + height / 2 });
        x += thing.width + gap;
      }
    };
    return { width, height, put };
  });
}

/**
 * Sonar tracks come first, then conservation sites: more than two go up and down. Journal sites and dive tokens follow.
 * The bonus of arriving is in the corner below. Vessels lie beside it, where a zone is high enough in a row of their own:
 * they move nothing when they come.
 */
export function spots(zone: ZoneView, width = ZONE_WIDTH, height = 0, head = HEAD): Spots {
  const most = width - 2 * EDGE;
  const sites: Record<string, Point> = {};
  const dives: Point[] = [];
  const tracks = [...new Set(zone.sites.map((site) => site.track).filter(Boolean))].map((track) => zone.sites.filter((site) => site.track === track));
  const space = Math.min(SPACE, (most - 2) / Math.max(1, ...tracks.map((track) => track.length)));
  const chains: Thing[] = tracks.map((track) => ({
    kind: 'sonar',
    width: track.length * space + 5,
    height: TRACK,
    put: ({ x, y }) => track.forEach((site, n) => (sites[site.name] = { x: x + (n - (track.length - 1) / 2) * space, y })),
  }));
  const reefs = zone.sites.filter((site) => site.kind === 'conserve');
  const zigzag: Row[] =
    reefs.length > 2
      ? [{
          width: most,
          height: REEFS,
          put: (y, _, deep) => {
            const step = (most - 2 * REACH - 2) / (reefs.length - 1);
            reefs.forEach((site, n) => (sites[site.name] = { x: EDGE + REACH + 1 + n * step, y: y + (n % 2 ? REEFS + deep - REACH - 7 : REACH + 1) }));
          },
        }]
      : []; // prettier-ignore
  const thing = (kind: string, put: (at: Point) => void): Thing => ({ kind, width: WIDTHS[kind]!, height: HEIGHTS[kind]!, put });
  const others = [
    ...zone.sites.filter((site) => !site.track && (site.kind !== 'conserve' || !zigzag.length)).map((site) => thing(site.kind, (at) => (sites[site.name] = at))),
    ...zone.dives.map((_, n) => thing('dive', (at) => (dives[n] = at))),
  ];
  const rows: Row[] = [...packed(chains, most), ...zigzag, ...packed(others, most)];
  if ((rows.at(-1)?.width ?? most) > most - BEACON) rows.push({ width: 0, height: VESSELS + 2, put: () => undefined });
  const need = head + FOOT + rows.reduce((sum, row) => sum + row.height, 0);
  if (rows.at(-1)!.width && height >= need + VESSELS) rows.push({ width: 0, height: VESSELS, put: () => undefined });
  const full = head + FOOT + rows.reduce((sum, row) => sum + row.height, 0);
  const gap = Math.min(24, (Math.max(height, need * 0.8) - full) / rows.length); // a little closer than it wants to be, if need be
  let y = head + Math.max(0, gap) / 2;
  const middles = rows.map((row, n) => {
    const last = n === rows.length - 1;
    row.put(y, most - row.width - (last ? BEACON : 0), Math.max(0, gap * 0.7));
    const middle = y + row.height / 2;
    y += row.height + gap;
    return middle;
  });
  const beacon = { x: width - EDGE - 11, y: middles.at(-1)! };
  return { sites, dives, beacon, space, need, vessels: fleets(zone, rows, middles, most) };
}

/** Vessels lie to the right in the row that has the most room. */
function fleets(zone: ZoneView, rows: readonly Row[], middles: readonly number[], most: number): Spots['vessels'] {
  const seats = [...new Set(zone.vessels)];
  const end = rows.length - 1;
  const room = rows.map(({ width }, n) => most - width - (n === end ? BEACON : 0));
  const at = room.lastIndexOf(Math.max(...room));
  const right = EDGE + most - (at === end ? BEACON : 0) - 11;
  const step = Math.min(25, Math.max(12, (room[at]! - 22) / Math.max(1, seats.length - 1)));
  return seats.map((seat, n) => ({ seat, n: zone.vessels.filter((one) => one === seat).length, x: right - n * step, y: middles[at]! }));
}

/** Where a link shows what it gives: half way; below what lies between its ends, if they are further apart than neighbours. */
export function linkMiddle(a: Point, b: Point, near: number): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 + (a.y === b.y && Math.abs(a.x - b.x) > near ? 17 : 0) };
}

// The ocean

/** A row or column of the ocean: where it begins, how large it is, whether anything is there. */
export interface Band {
  at: number;
  size: number;
  open: boolean;
}

/** How much of the length goes to each: so much at least where something is, as little as can be elsewhere; the rest is shared. */
export function shares(needs: readonly number[], length: number, shut: number, from = 0, gap = 6): Band[] {
  const open = needs.filter((need) => need > 0);
  const spare = length - (needs.length - open.length) * shut - (needs.length - 1) * gap;
  const all = open.reduce((sum, need) => sum + need, 0);
  let at = from;
  return needs.map((need) => {
    const size = need > 0 ? need + (spare - all) / open.length : shut;
    const found = { at, size, open: need > 0 };
    at += size + gap;
    return found;
  });
}

/** A board as it is printed, as if it lay in the ocean. */
export function printed(board: string, data: Record<string, unknown>): ZoneView {
  const list = (found: unknown): Record<string, unknown>[] => (Array.isArray(found) ? (found as Record<string, unknown>[]) : []);
  const site = (name: string, kind: string, more: object = {}): ZoneView['sites'][number] => ({ name, kind, track: '', cost: 0, colour: '', owner: -1, ...more });
  let space = 0;
  const tracks = (Array.isArray(data['tracks']) ? data['tracks'] : []) as unknown[][];
  return {
    cell: '',
    board,
    finder: -1,
    vessels: [],
    sites: [
      ...tracks.flatMap((track, n) => track.map(() => site(`s${(space += 1)}`, 'sonar', { track: `t${n + 1}` }))),
      ...list(data['conserve']).map((one, n) => site(`c${n + 1}`, 'conserve', { cost: Number(one['cost']) })),
      ...list(data['journals']).map((one, n) => site(`j${n + 1}`, 'journal', { colour: String(one['colour']) })),
    ],
    dives: list(data['dives']).map((one, n) => ({ name: `d${n + 1}`, tokens: Number(one['tokens']) })),
  };
}

// The impact area

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
