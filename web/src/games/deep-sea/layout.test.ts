import { describe, expect, it } from 'vitest';
import { crowd, frame, GRIDS, hexPoint, linkMiddle, printed, REACH, shares, spots, ZONE_WIDTH, type Point } from './layout';
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

// As narrow as can be, as narrow as in six columns, and with room to spare.
describe.each(ZONES.flatMap((one) => [[ZONE_WIDTH, 0], [116, 150], [170, 190]].map((size) => [size, ...one] as const)))('a zone of %j with %j, %i, %i, %i', ([width, least], ...kinds) => {
  const drawn = zone(...kinds);
  const height = Math.max(least!, spots(drawn, width).need);
  const at = spots(drawn, width, height);
  const spaces = drawn.sites.filter((site) => site.track).map((site) => at.sites[site.name]!);
  const others = [...drawn.sites.filter((site) => !site.track).map((site) => at.sites[site.name]!), ...at.dives];

  it('has all of it inside, below its name', () => {
    for (const { x, y } of others) expect([x >= REACH, width! - x >= REACH, y > 14 + REACH, height - y > REACH]).toEqual([true, true, true, true]);
    for (const { x, y } of spaces) expect([x >= at.space / 2, width! - x >= at.space / 2, y > 30, height - y > REACH]).toEqual([true, true, true, true]);
  });

  it('keeps it apart', () => {
    for (const [n, one] of others.entries()) for (const other of others.slice(n + 1)) expect(far(one, other)).toBeGreaterThan(2 * REACH);
    for (const [n, one] of spaces.entries()) for (const other of spaces.slice(n + 1)) expect(far(one, other)).toBeGreaterThanOrEqual(at.space - 0.01);
    for (const one of spaces) for (const other of others) expect(far(one, other)).toBeGreaterThan(REACH + at.space / 2);
    for (const one of others) expect(far(one, at.beacon)).toBeGreaterThan(REACH + 10);
  });

  it('moves nothing when vessels come', () => {
    expect(spots(zone(...kinds, 4), width, height).sites).toEqual(at.sites);
    for (const { x, n } of spots(zone(...kinds, 12), width, height).vessels) expect([n, x > 9 && x < width! - 9]).toEqual([3, true]);
  });
});

describe.each(Object.entries(GRIDS))('the board %s', (board, grid) => {
  const sort = { s: 'sonar', c: 'conserve', j: 'journal' } as Record<string, string>;
  const names = Object.keys(grid);
  const site = (name: string) => ({ name, kind: sort[name[0]!]!, track: name.startsWith('s') ? 't1' : '', cost: 0, colour: 'blue', owner: -1 });
  const drawn: ZoneView = { cell: 'C1', board, finder: -1, vessels: [], sites: names.filter((name) => !name.startsWith('d')).map(site), dives: names.filter((name) => name.startsWith('d')).map((name) => ({ name, tokens: 2 })) };

  it.each([[ZONE_WIDTH, 0], [170, 190]])('keeps its sites apart and inside in %i x %i', (width, least) => {
    const height = Math.max(least, spots(drawn, width).need);
    const at = spots(drawn, width, height);
    const round = [...drawn.sites.filter(({ track }) => !track).map(({ name }) => at.sites[name]!), ...at.dives];
    for (const { x, y } of [...Object.values(at.sites), ...round]) expect([x >= REACH - 1, width - x >= REACH - 1, y > 14 + REACH, height - y >= REACH]).toEqual([true, true, true, true]);
    for (const [n, one] of round.entries()) for (const other of round.slice(n + 1)) expect(far(one, other)).toBeGreaterThan(2 * REACH);
    for (const one of round) expect(far(one, at.beacon)).toBeGreaterThan(REACH + 10);
  });
});

it('shows what a link gives half way, and below what lies between', () => {
  expect(linkMiddle({ x: 10, y: 30 }, { x: 48, y: 30 }, 0)).toEqual({ x: 29, y: 47 });
  expect(linkMiddle({ x: 10, y: 30 }, { x: 10, y: 60 }, 0)).toEqual({ x: 29, y: 45 });
  expect(linkMiddle({ x: 10, y: 87 }, { x: 36, y: 87 }, 48)).toEqual({ x: 23, y: 87 });
});

it('gives the room to what is explored', () => {
  expect(shares([100, 0, 120], 400, 30)).toEqual([
    { at: 0, size: 169, open: true },
    { at: 175, size: 30, open: false },
    { at: 211, size: 189, open: true },
  ]);
});

it('draws a board that lies nowhere yet', () => {
  const data = { tracks: [[{}, {}], [{}]], conserve: [{ cost: 2 }], journals: [{ colour: 'blue' }], dives: [{ tokens: 4 }] };
  const board = printed('reef', data);
  expect(board.sites.map(({ name, track, cost, colour }) => [name, track, cost, colour])).toEqual([
    ['s1', 't1', 0, ''], ['s2', 't1', 0, ''], ['s3', 't2', 0, ''], ['c1', '', 2, ''], ['j1', '', 0, 'blue'],
  ]); // prettier-ignore
  expect(board.dives).toEqual([{ name: 'd1', tokens: 4 }]);
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
