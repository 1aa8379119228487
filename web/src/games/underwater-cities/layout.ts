// Where things stand on a player board: nine city sites in rows that go back into the water, their building sites around
// them, tunnels between. What lies further back is smaller and closer together.
export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 678;
export const HEIGHT = 396;
/** Half the width of a dome and of a building site in a row that is drawn as large as it is. */
export const DOME = 38;
export const SITE = 17;
/** How much flatter a circle on the ground looks. */
export const FLAT = 0.66;

export const CITY_SITES = ['A1', 'A2', 'A3', 'B1', 'B2', 'B3', 'C1', 'C2', 'C3'] as const;
export const METROPOLISES = ['MB', 'MR', 'ML'] as const;
export const TUNNEL_SITES = [
  'A1-A2', 'A2-A3', 'B1-B2', 'B2-B3', 'C1-C2', 'C2-C3',
  'A1-B1', 'A2-B2', 'A3-B3', 'B1-C1', 'B2-C2', 'B3-C3',
  'A2-MB', 'B1-MB', 'A3-MR', 'C1-ML',
] as const;

const CENTRE = 356;
const SPACING = 180;
const ROWS: Record<string, { y: number; scale: number }> = { A: { y: 82, scale: 0.86 }, B: { y: 198, scale: 0.95 }, C: { y: 328, scale: 1.06 } };

const PLACES: Record<string, Point> = {
  ...Object.fromEntries(CITY_SITES.map((site) => [site, { x: CENTRE + (Number(site[1]) - 2) * SPACING * scale(site), y: ROWS[site[0]!]!.y }])),
  MB: { x: 48, y: 76 },
  MR: { x: 630, y: 82 },
  ML: { x: 45, y: 334 },
};

export function place(id: string): Point {
  return PLACES[id]!;
}

/** How large things look where a city, a building site or a metropolis is. */
export function scale(id: string): number {
  return ROWS[id[0]!]?.scale ?? 1;
}

/** Offsets of the building sites from their dome: two behind it, two before it, the last further out. */
const AROUND: readonly Point[] = [
  { x: -55, y: -25 },
  { x: 55, y: -25 },
  { x: 55, y: 31 },
  { x: -55, y: 31 },
  { x: 91, y: 31 },
];

/** The place of a building site, by its number among those of its city; the expansion site is the last. */
export function sitePoint(city: string, at: number): Point {
  const { x, y } = place(city);
  const off = AROUND[at] ?? AROUND.at(-1)!;
  return { x: x + off.x * scale(city), y: y + off.y * scale(city) };
}

/** Where the ways to the brown metropolis are bent: round the first city. */
const BENDS: Record<string, readonly [Point, Point]> = {
  'A2-MB': [{ x: 300, y: -16 }, { x: 112, y: -6 }],
  'B1-MB': [{ x: 100, y: 198 }, { x: 48, y: 196 }],
};

/** A tunnel as a curve: where it begins, what bends it, where it ends. */
export function way(tunnel: string): [Point, Point, Point, Point] {
  const [from, to] = tunnel.split('-').map(place) as [Point, Point];
  const [first, second] = BENDS[tunnel] ?? [from, to];
  return [from, first, second, to];
}

export function curve(tunnel: string): string {
  const [from, first, second, to] = way(tunnel).map(({ x, y }) => `${x} ${y}`);
  return `M${from}C${first} ${second} ${to}`;
}

/** There a tunnel is pressed, and there its bonus is printed. */
export function middle(tunnel: string): Point {
  const [from, first, second, to] = way(tunnel);
  return { x: (from.x + 3 * (first.x + second.x) + to.x) / 8, y: (from.y + 3 * (first.y + second.y) + to.y) / 8 };
}

/** Where the common production of two tunnels at one city is printed: across from that city. */
export function corner(first: string, second: string): Point {
  const [a, b] = [middle(first), middle(second)];
  const common = place(first.split('-').find((end) => second.split('-').includes(end))!);
  return { x: a.x + b.x - common.x, y: a.y + b.y - common.y };
}

/** The least side of what is pressed: 24 pixels where the board is smallest. */
export const LEAST = 29;

/** A field along the middle of a tunnel, clear of the domes at its ends, for fingers and pointers; `turn` in degrees. */
export function field(tunnel: string): { x: number; y: number; width: number; height: number; turn: number } {
  const [from, first, second, to] = way(tunnel);
  const at = middle(tunnel);
  const [dx, dy] = [to.x + second.x - first.x - from.x, to.y + second.y - first.y - from.y]; // the direction in the middle
  const width = Math.max(LEAST, Math.hypot(to.x - from.x, to.y - from.y) - 2 * DOME - 24);
  return { x: at.x - width / 2, y: at.y - LEAST / 2, width, height: LEAST, turn: (Math.atan2(dy, dx) * 180) / Math.PI };
}
