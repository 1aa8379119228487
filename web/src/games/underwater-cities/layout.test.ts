import { expect, it } from 'vitest';
import { CITY_SITES, corner, DOME, field, FLAT, HEIGHT, LEAST, middle, place, scale, SITE, sitePoint, TUNNEL_SITES, way, WIDTH, type Point } from './layout';

/** How far apart on the ground, which lies flat. */
const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, (a.y - b.y) / FLAT);

it('keeps building sites apart from domes, from one another and inside the board', () => {
  const sites = CITY_SITES.flatMap((city) => [0, 1, 2, 3, 4].map((at) => sitePoint(city, at)));
  for (const [n, site] of sites.entries()) {
    for (const city of CITY_SITES) expect(far(site, place(city))).toBeGreaterThan((DOME + SITE) * scale(city));
    for (const other of sites.slice(n + 1)) expect(far(site, other)).toBeGreaterThanOrEqual(2 * SITE * 0.86);
    expect(site.x > SITE && site.x < WIDTH - SITE && site.y > SITE && site.y < HEIGHT - SITE).toBe(true);
  }
});

it('joins the two ends of every tunnel', () => {
  for (const tunnel of TUNNEL_SITES) {
    const [from, to] = tunnel.split('-');
    expect(way(tunnel)[0]).toEqual(place(from!));
    expect(way(tunnel).at(-1)).toEqual(place(to!));
  }
});

it('prints bonuses of tunnels where nothing else stands', () => {
  for (const tunnel of TUNNEL_SITES)
    for (const city of CITY_SITES) {
      expect(far(middle(tunnel), place(city))).toBeGreaterThan(DOME + 8);
      for (const at of [0, 1, 2, 3]) expect(far(middle(tunnel), sitePoint(city, at))).toBeGreaterThan(SITE + 8);
    }
});

it('gives every tunnel a field that can be pressed', () => {
  for (const tunnel of TUNNEL_SITES) {
    const { width, height } = field(tunnel);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST);
  }
});

it('prints the common production of two tunnels clear of everything else', () => {
  const pairs = [['A2-A3', 'A2-B2'], ['B1-B2', 'B2-C2'], ['A3-B3', 'B2-B3']] as const; // boards 5, 7 and 8
  expect(corner(...pairs[0]).y).toBe(140);
  for (const point of pairs.map(([a, b]) => corner(a, b))) {
    for (const city of CITY_SITES) {
      expect(far(point, place(city))).toBeGreaterThan(2 * DOME);
      for (const at of [0, 1, 2, 3, 4]) expect(far(point, sitePoint(city, at))).toBeGreaterThan(2.5 * SITE);
    }
  }
});
