// Where things stand: sites in a zone, hexes in the impact area.
import type { HexView, ZoneView } from './table';

export interface Point {
  x: number;
  y: number;
}

// A zone

/** The smallest width that a zone is drawn for; a larger one is drawn larger. */
export const ZONE_WIDTH = 130;
/** The width of a sonar space where there is room, and how far what can be chosen reaches around its middle. */
export const SPACE = 25;
export const REACH = 13;

const EDGE = 4; // that stays free on either side
const HEAD = 19; // for the name
/** For a name in two lines. */
export const TWO_LINES = 31;
const TRACK = 31;
/** Below everything: vessels, and the bonus of arriving. */
const STRIP = 26;
const BEACON = 27;
const SUBMARINE = 31;
const LABEL = 15; // of a sonar track
const WIDTHS: Record<string, number> = { conserve: 33, journal: 29, dive: 33 };
const HEIGHTS: Record<string, number> = { conserve: 35, journal: 31, dive: 31 };

/** Where the things of a board with links lie, as shares of the field; a track by its last space. y 2: in the row of vessels. */
export const GRIDS: Record<string, Record<string, readonly [x: number, y: number]>> = {
  dying_reef: { c1: [0, 0], c2: [0.5, 0], c4: [1, 0], c3: [0.25, 1], c5: [0.75, 1], j1: [0, 2] },
  oil_rig: { c1: [0, 0], c2: [0.33, 1], c3: [0.67, 0], c4: [1, 1] },
  kelp_forest: { c1: [0, 0.2], c2: [0.5, 0.2], d1: [0.96, 0.2] },
  cave_system: { d2: [0.12, 0], j1: [0.5, 0], c1: [0, 1], d1: [0.3, 1], d3: [0.7, 1], j2: [1, 1] },
  dolphin_pods: { c1: [0, 0], c2: [0.5, 0], c3: [1, 0], c4: [0.25, 1], d1: [0.85, 1] },
  ledge_elevator: { s1: [0.05, 0], s2: [0.31, 0], s3: [0.57, 0], j1: [1, 0], d1: [0.1, 1] },
  resupply_modules: { s1: [0.2, 0], s2: [0.5, 0], s3: [0.8, 0], s4: [0.2, 1], s5: [0.5, 1], s6: [0.8, 1] },
  sea_turtles: { c1: [0, 0], c2: [0.5, 1], c3: [1, 0] },
  whale_calving: { c1: [0, 0], c2: [0.5, 0], c3: [1, 0], c4: [0, 1], c6: [0.5, 1], c5: [1, 1], j1: [0.25, 2] },
  carbonate_spires: { j1: [0, 0], s1: [0.37, 0], s2: [0.63, 0], j4: [1, 0], j2: [0.25, 1], j3: [0.75, 1] },
  coldwater_reef: { c1: [0, 0], j1: [0.2, 1], c2: [0.4, 0], c3: [0.6, 1], j2: [0.8, 0], c4: [1, 1] },
  jellyfish_bloom: { c1: [0.04, 0], c2: [0.96, 0], j1: [0.5, 1] },
  rift_valley: { s1: [0, 0], s2: [0.25, 0], s3: [0.5, 0], s4: [0.75, 0], s5: [1, 0], j1: [0.72, 1] },
  colossal_squid: { c1: [0, 0], c2: [0.5, 0], j1: [1, 0], d1: [0.1, 1] },
  continental_shelf: { j1: [0, 0.2], j2: [0.46, 0.2], d1: [0.94, 0.2] },
  seamount: { c1: [0, 0], c2: [0.5, 0], c3: [1, 0], d1: [0.1, 1] },
  sponge_gardens: { j1: [0, 0.3], j2: [0.5, 0.3], j3: [1, 0.3] },
  fallen_star: { c1: [0, 0], c2: [0.46, 0], j1: [0.23, 1], j2: [0.9, 0], s1: [0.72, 1], s2: [0.98, 1], d1: [0, 2] },
  seafloor_restoration: { c1: [0, 0], c2: [0.5, 0], c3: [1, 0], c4: [0, 1], c5: [0.5, 1], c6: [1, 1] },
  whale_fall: { c1: [0, 0], j1: [0.25, 1], c2: [0.5, 0], j2: [0.75, 1], c3: [1, 0] },
};

export interface Spots {
  sites: Record<string, Point>;
  dives: Point[];
  /** One for each player who has some, with their number. */
  vessels: (Point & { seat: number; n: number })[];
  /** Where the bonus of arriving is shown. */
  beacon: Point;
  /** The width of a sonar space. */
  space: number;
  /** The sign of sonar in front of each track that has room for it. */
  labels: Point[];
  /** The height that all of it needs. */
  need: number;
}

interface Thing {
  width: number;
  height: number;
  put(at: Point): void;
}

/** Things side by side, as many to a row as there is room for. */
function packed(things: readonly Thing[], most: number): Thing[][] {
  const rows: Thing[][] = [];
  for (const thing of things) {
    const last = rows.at(-1);
    if (last && last.reduce((sum, { width }) => sum + width, thing.width) <= most) last.push(thing);
    else rows.push([thing]);
  }
  return rows;
}

/**
 * What links join lies as its board has it; else sonar tracks come first, then sites and dive tokens, in rows that are centred.
 * Below is a row for vessels and the bonus of arriving: vessels move nothing when they come.
 */
export function spots(zone: ZoneView, width = ZONE_WIDTH, height = 0, head = HEAD): Spots {
  const most = width - 2 * EDGE;
  const found: Spots = { sites: {}, dives: [], vessels: [], beacon: { x: width - EDGE - 11, y: 0 }, space: SPACE, labels: [], need: 0 };
  const put = (name: string, at: Point): void => {
    const dive = zone.dives.findIndex((one) => one.name === name);
    if (dive < 0) found.sites[name] = at;
    else found.dives[dive] = at;
  };
  const grid = GRIDS[zone.board];
  let left = EDGE; // where vessels begin
  if (grid) {
    const all = Object.entries(grid);
    const levels = new Set(all.filter(([, [, y]]) => y < 2).map(([, [, y]]) => y));
    found.need = head + STRIP + (levels.has(1) ? 68 : 36);
    const free = Math.max(height, found.need * 0.86) - head - STRIP - 2 * REACH - 7;
    const room = free + Math.max(0, Math.min(7, 45 - free)); // prices reach into the row of vessels, if need be
    const deep = Math.min(room, 62);
    const from = head + REACH + 1 + (levels.has(1) ? (room - deep) / 3 : 0);
    const wide = Math.min(most - 2 * REACH - 2, 150);
    const side = (width - wide) / 2;
    found.space = Math.min(SPACE, 0.25 * wide + 1);
    for (const [name, [x, y]] of all) {
      const at = { x: side + x * wide, y: y > 1 ? 0 : from + y * Math.max(14, deep) };
      if (y > 1) left = at.x + REACH + 4;
      put(name, at);
    }
  } else {
    const tracks = [...new Set(zone.sites.map((site) => site.track).filter(Boolean))].map((track) => zone.sites.filter((site) => site.track === track));
    found.space = Math.min(SPACE, (most - LABEL) / Math.max(1, ...tracks.map((track) => track.length)));
    const { space } = found;
    const chains: Thing[] = tracks.map((track) => ({
      width: track.length * space + LABEL + 3,
      height: TRACK,
      put: ({ x, y }) => {
        track.forEach((site, n) => (found.sites[site.name] = { x: x + LABEL / 2 + (n - (track.length - 1) / 2) * space, y }));
        found.labels.push({ x: x - (track.length * space) / 2, y });
      },
    }));
    const thing = (kind: string, name: string): Thing => ({ width: WIDTHS[kind]!, height: HEIGHTS[kind]!, put: (at) => put(name, at) });
    const others = [...zone.sites.filter((site) => !site.track).map((site) => thing(site.kind, site.name)), ...zone.dives.map(({ name }) => thing('dive', name))];
    const rows = packed([...chains, ...others], most);
    const highs = rows.map((row) => Math.max(...row.map((one) => one.height)));
    const sum = highs.reduce((all, high) => all + high, 0);
    found.need = head + STRIP + sum;
    const gap = Math.min(30, (Math.max(height, found.need * 0.86) - found.need) / (rows.length + 1));
    let y = head + gap;
    rows.forEach((row, n) => {
      const widths = row.reduce((all, one) => all + one.width, 0);
      const between = Math.min(14, (most - widths) / row.length);
      let x = (width - widths - between * (row.length - 1)) / 2;
      for (const one of row) {
        one.put({ x: x + one.width / 2, y: y + highs[n]! / 2 });
        x += one.width + between;
      }
      y += highs[n]! + gap;
    });
  }
  const strip = Math.max(height, found.need * 0.86) - STRIP / 2 - 1;
  for (const [name, [, y]] of Object.entries(grid ?? {})) if (y > 1) put(name, { ...(found.sites[name] ?? found.dives[0]!), y: strip - 2 });
  found.beacon.y = strip;
  found.vessels = fleets(zone, left, width - EDGE - BEACON, strip);
  return found;
}

/** Vessels lie side by side in the middle of the room that they have; closer together if there are many. */
function fleets(zone: ZoneView, left: number, right: number, y: number): Spots['vessels'] {
  const seats = [...new Set(zone.vessels)];
  const step = Math.min(SUBMARINE, (right - left - SUBMARINE) / Math.max(1, seats.length - 1));
  const first = (left + right - step * (seats.length - 1)) / 2;
  return seats.map((seat, n) => ({ seat, n: zone.vessels.filter((one) => one === seat).length, x: first + n * step, y }));
}

/** Where a link shows what it gives: half way; below what lies between its ends; beside them, towards the middle, if one is above the other. */
export function linkMiddle(a: Point, b: Point, near: number, width = ZONE_WIDTH): Point {
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2];
  if (a.y === b.y) return { x, y: y + (Math.abs(a.x - b.x) > near ? 17 : 0) };
  const steep = Math.abs(a.x - b.x) < 16 && Math.abs(a.y - b.y) < 46;
  return { x: x + (steep ? (x > width / 2 ? -19 : 19) : 0), y };
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
