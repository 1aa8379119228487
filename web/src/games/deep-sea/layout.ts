// Where things stand: sites in a zone, hexes in the impact area.
import type { HexView, ZoneView } from './table';

export interface Point {
  x: number;
  y: number;
}

export const ZONE_WIDTH = 150;
export const ZONE_HEIGHT = 104;

export interface Spots {
  sites: Record<string, Point>;
  dives: Point[];
}

/** Sonar tracks in the first row, conservation sites in the second, journal sites and dive tokens in the third. */
export function spots(zone: ZoneView): Spots {
  const sites: Record<string, Point> = {};
  let x = 16;
  let track = '';
  for (const site of zone.sites.filter((one) => one.track)) {
    if (track && site.track !== track) x += 10;
    track = site.track;
    sites[site.name] = { x, y: 31 };
    x += 18;
  }
  zone.sites.filter((site) => site.kind === 'CONSERVE').forEach((site, n) => (sites[site.name] = { x: 16 + n * 26, y: 59 }));
  const journals = zone.sites.filter((site) => site.kind === 'JOURNAL');
  journals.forEach((site, n) => (sites[site.name] = { x: 17 + n * 27, y: 87 }));
  const dives = zone.dives.map((_, n) => ({ x: 17 + (journals.length + n) * 27, y: 87 }));
  return { sites, dives };
}

const SIDE = 20;

/** The middle of a hex: rows of pointy hexes, each second one moved by half a hex; off the grid below it. */
export function hexPoint(hex: HexView, at: number, pointy: boolean): Point {
  if (hex.row < 0) return { x: SIDE + at * 2 * SIDE, y: -2 * SIDE };
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

/** The field that holds all of these points. */
export function frame(points: readonly Point[]): { x: number; y: number; width: number; height: number } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - SIDE - 2, Math.min(...ys) - SIDE - 2];
  return { x, y, width: Math.max(...xs) + SIDE + 2 - x, height: Math.max(...ys) + SIDE + 2 - y };
}
