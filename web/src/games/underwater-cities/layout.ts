// Where things stand on a player board: nine city sites in a grid, their building sites around them, tunnels between.
export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 678;
export const HEIGHT = 396;
export const DOME = 32;
export const SITE = 14;

export const CITY_SITES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'] as const;
export const METROPOLISES = ['MB', 'MR', 'ML'] as const;
export const TUNNEL_SITES = [
  'A1-A2', 'A2-A3', 'B1-B2', 'B2-B3', 'C1-C2', 'C2-C3',
  'A1-B1', 'A2-B2', 'A3-B3', 'B1-C1', 'B2-C2', 'B3-C3',
  'A2-MB', 'B1-MB', 'A3-MR', 'C1-ML',
] as const;

const COLUMNS = [160, 320, 480] as const;
const ROWS = [80, 206, 332] as const;

const PLACES: Record<string, Point> = {
  ...Object.fromEntries(CITY_SITES.map((site, at) => [site, { x: COLUMNS[at % 3]!, y: ROWS[Math.floor(at / 3)]! }])),
  MB: { x: 50, y: 72 },
  MR: { x: 628, y: 80 },
  ML: { x: 50, y: 332 },
};

export function place(id: string): Point {
  return PLACES[id]!;
}

/** Offsets of the building sites from their dome: four around it, the others further out. */
const AROUND: readonly Point[] = [
  { x: -50, y: -24 },
  { x: 50, y: -24 },
  { x: 50, y: 28 },
  { x: -50, y: 28 },
  { x: 79, y: 28 },
];

/** The place of a building site, by its number among those of its city; the expansion site is the last. */
export function sitePoint(city: string, at: number): Point {
  const { x, y } = place(city);
  const off = AROUND[at] ?? AROUND.at(-1)!;
  return { x: x + off.x, y: y + off.y };
}

/** The corners of a tunnel: straight, but round the first city on its way to the brown metropolis. */
export function way(tunnel: string): Point[] {
  const [from, to] = tunnel.split('-').map(place) as [Point, Point];
  if (tunnel === 'A2-MB') return [from, { x: from.x, y: 18 }, { x: to.x, y: 18 }, to];
  if (tunnel === 'B1-MB') return [from, { x: to.x, y: from.y }, to];
  return [from, to];
}

export function path(points: readonly Point[]): string {
  return points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');
}

/** The longest part of a tunnel: there it is pressed, and there its bonus is printed. */
export function longest(tunnel: string): [Point, Point] {
  const points = way(tunnel);
  let best: [Point, Point] = [points[0]!, points[1]!];
  const length = ([a, b]: [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
  for (let at = 1; at + 1 < points.length; at += 1) {
    const part: [Point, Point] = [points[at]!, points[at + 1]!];
    if (length(part) > length(best)) best = part;
  }
  return best;
}

export function middle(tunnel: string): Point {
  const [a, b] = longest(tunnel);
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Where the common production of two tunnels at one city is printed: across from that city. */
export function corner(first: string, second: string): Point {
  const [a, b] = [middle(first), middle(second)];
  const common = place(first.split('-').find((end) => second.split('-').includes(end))!);
  return { x: a.x + b.x - common.x, y: a.y + b.y - common.y };
}

/** The least side of what is pressed: 24 pixels where the board is smallest. */
export const LEAST = 29;

/** A field around the longest part, clear of the domes at its ends, for fingers and pointers. */
export function field(tunnel: string): { x: number; y: number; width: number; height: number } {
  const [a, b] = longest(tunnel);
  const at = middle(tunnel);
  const [width, height] = [Math.max(LEAST, Math.abs(a.x - b.x) - 2 * DOME - 24), Math.max(LEAST, Math.abs(a.y - b.y) - 2 * DOME - 24)];
  return { x: at.x - width / 2, y: at.y - height / 2, width, height };
}
