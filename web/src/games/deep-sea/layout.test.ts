import { describe, expect, it } from 'vitest';
import { crowd, frame, hexPoint, linkMiddle, REACH, SPACE, spots, ZONE_HEIGHT, ZONE_WIDTH, type Point } from './layout';
import type { HexView, ZoneView } from './table';

const far = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A zone with tracks of so many spaces, conservation sites, journal sites and dive sites. */
function zone(tracks: number[], reefs: number, journals: number, dives: number, vessels = 0): ZoneView {
  const site = (name: string, kind: string, track = '') => ({ name, kind, track, cost: 0, colour: 'blue', owner: -1 });
  const count = (n: number) => Array.from({ length: n }, (_, at) => at + 1);
  let space = 0;
  return {
    cell: 'C1',
    board: 'Z1',
    finder: -1,
    sites: [
      ...tracks.flatMap((length, track) => count(length).map(() => site(`s${++space}`, 'sonar', `t${track + 1}`))),
      ...count(reefs).map((n) => site(`c${n}`, 'conserve')),
      ...count(journals).map((n) => site(`j${n}`, 'journal')),
    ],
    dives: count(dives).map((n) => ({ name: `d${n}`, tokens: 2 })),
    vessels: count(vessels).map((n) => n % 4),
  };
}

const ZONES: [number[], number, number, number][] = [
  [[], 0, 3, 1], [[], 1, 2, 3], [[], 4, 2, 0], [[], 5, 1, 0], [[], 6, 1, 0], [[1, 2, 2], 0, 0, 0],
  [[2], 0, 4, 0], [[2], 2, 2, 1], [[2, 2], 0, 1, 0], [[3, 3], 0, 0, 0], [[5], 0, 1, 0], [[6], 0, 0, 0],
]; // prettier-ignore

describe.each(ZONES)('a zone with %j, %i, %i, %i', (...kinds) => {
  const drawn = zone(...kinds);
  const at = spots(drawn);
  const spaces = drawn.sites.filter((site) => site.track).map((site) => at.sites[site.name]!);
  const others = [...drawn.sites.filter((site) => !site.track).map((site) => at.sites[site.name]!), ...at.dives];

  it('has all of it inside', () => {
    for (const { x, y } of [...spaces, ...others]) {
      expect(Math.min(x, ZONE_WIDTH - x)).toBeGreaterThanOrEqual(REACH);
      expect(y).toBeGreaterThan(14 + REACH);
      expect(ZONE_HEIGHT - y).toBeGreaterThan(REACH);
    }
  });

  it('keeps it apart', () => {
    for (const [n, one] of others.entries()) for (const other of others.slice(n + 1)) expect(far(one, other)).toBeGreaterThan(2 * REACH);
    for (const [n, one] of spaces.entries()) for (const other of spaces.slice(n + 1)) expect(far(one, other)).toBeGreaterThanOrEqual(SPACE);
    for (const one of spaces) for (const other of others) expect(far(one, other)).toBeGreaterThan(REACH + SPACE / 2);
  });

  it('can be pressed in its middle', () => {
    const middle = { x: ZONE_WIDTH / 2, y: ZONE_HEIGHT / 2 };
    for (const one of others) expect(far(one, middle)).toBeGreaterThan(REACH);
    for (const one of spaces) expect(Math.abs(one.x - middle.x) > 10.5 || Math.abs(one.y - middle.y) > 11).toBe(true);
  });

  it('leaves room for vessels', () => {
    const { vessels } = spots(zone(...kinds, 4));
    for (const vessel of vessels) {
      for (const one of [...spaces, ...others]) expect(far(vessel, one)).toBeGreaterThan(REACH + 5);
    }
    for (const { x, n } of spots(zone(...kinds, 12)).vessels) expect([n, x > 9 && x < ZONE_WIDTH - 9]).toEqual([3, true]);
  });
});

it('shows what a link within a track gives below it', () => {
  expect(linkMiddle({ x: 10, y: 30 }, { x: 48, y: 30 }, true)).toEqual({ x: 29, y: 44 });
  expect(linkMiddle({ x: 10, y: 30 }, { x: 10, y: 60 }, true)).toEqual({ x: 10, y: 45 });
  expect(linkMiddle({ x: 10, y: 87 }, { x: 36, y: 87 }, false)).toEqual({ x: 23, y: 87 });
});

describe('markers on an unlimited hex', () => {
  it('are counted by seat', () => {
    expect(crowd([2, 0, 2, 2, 2, 2]).map(({ seat, n }) => [seat, n])).toEqual([[2, 5], [0, 1]]);
  });

  it('of four players lie side by side', () => {
    const four = crowd([0, 1, 2, 3]);
    for (const [at, one] of four.slice(1).entries()) expect(one.x - four[at]!.x).toBeGreaterThanOrEqual(one.size);
    expect(four.every(({ x, size }) => Math.abs(x) + size / 2 < 17)).toBe(true);
  });
});

describe.each([true, false])('hexes, pointy: %s', (pointy) => {
  const grid = [0, 1, 2, 3].flatMap((row) => [0, 1, 2].map((col) => ({ row, col }) as HexView));
  const off = [0, 1].map(() => ({ row: -1, col: -1 }) as HexView);
  const points = [...grid.map((hex) => hexPoint(hex, -1, pointy)), ...off.map((hex, n) => hexPoint(hex, n, pointy))];

  it('lie apart, those off the grid too', () => {
    for (const [n, one] of points.entries()) for (const other of points.slice(n + 1)) expect(far(one, other)).toBeGreaterThan(34);
  });

  it('lie in the frame', () => {
    const { x, y, width, height } = frame(points);
    for (const point of points) expect(point.x - x > 20 && x + width - point.x > 20 && point.y - y > 20 && y + height - point.y > 20).toBe(true);
  });
});
