import { describe, expect, it } from 'vitest';
import { along, layout, lengthOf, MODULE, place, placeRound, type Counts } from './layout';

const NONE: Counts = { crab: 0, mussel: 0, kraken: 0 };
const MANY: Counts = { crab: 7, mussel: 8, kraken: 7 };

describe('a course', () => {
  const corner = [{ x: 0, y: 0 }, { x: 0, y: -10 }, { x: 20, y: -10 }];

  it('is followed round its corners', () => {
    expect(lengthOf(corner)).toBe(30);
    expect(along(corner, 4)).toEqual({ x: 0, y: -4 });
    expect(along(corner, 15)).toEqual({ x: 5, y: -10 });
  });
});

describe('pieces on a course', () => {
  const course = [{ x: 300, y: 50 }, { x: 0, y: 50 }];

  it('stand side by side while there is room', () => {
    const spots = place(course, 3, 60);
    expect(spots.map(({ x }) => x)).toEqual([270, 204, 138]);
    expect(new Set(spots.map(({ y }) => y))).toEqual(new Set([50]));
  });

  it('grow outward: each is further along than the one before', () => {
    const spots = place(course, 9, 60);
    for (let at = 1; at < spots.length; at += 1) expect(spots[at]!.x).toBeLessThan(spots[at - 1]!.x);
  });
});

describe('pieces round a corner', () => {
  it('never overlap', () => {
    const spots = placeRound([{ x: 0, y: 166 }, { x: 0, y: 42 }, { x: 400, y: 42 }], 6, 66, 62);
    expect(spots).toHaveLength(6);
    expect(spots[1]).toEqual({ x: 0, y: 42 });
    for (const [at, a] of spots.entries())
      for (const b of spots.slice(at + 1)) expect(Math.abs(a.x - b.x) >= 66 || Math.abs(a.y - b.y) >= 62).toBe(true);
  });

  it('begin at the start', () => {
    const [only] = placeRound([{ x: 0, y: 166 }, { x: 0, y: 42 }, { x: 400, y: 42 }], 1, 66, 62);
    expect(only!.y).toBeGreaterThan(100);
  });
});

describe.each([[590, 480], [960, 400], [390, 520], [1500, 800], [600, 630], [980, 900]])('a station of %i x %i', (w, h) => {
  it('keeps every module inside its drawing', () => {
    const { spots, unit } = layout(MANY, w, h);
    for (const { x, y } of Object.values(spots).flat()) {
      expect(x).toBeGreaterThan(15 * unit);
      expect(x).toBeLessThan(w - 15 * unit);
      expect(y).toBeGreaterThan(15 * unit);
      expect(y).toBeLessThan(h - 15 * unit);
    }
  });

  it('keeps the first module of each arm clear of the dial', () => {
    const { dome, ring, spots, unit, scale } = layout(MANY, w, h);
    for (const arm of ['crab', 'mussel', 'kraken'] as const) {
      const { x, y } = spots[arm][0]!;
      expect(Math.hypot(x - dome.x, y - dome.y)).toBeGreaterThan(ring + (MODULE.h / 2 - 8) * unit * scale[arm]);
    }
  });

  it('has no module on another, not even on an arm of twelve', () => {
    const { spots, unit, scale } = layout({ crab: 12, mussel: 12, kraken: 9 }, w, h);
    for (const arm of ['crab', 'mussel', 'kraken'] as const)
      for (const [at, a] of spots[arm].entries())
        for (const b of spots[arm].slice(at + 1)) {
          const [dx, dy] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
          expect(dx >= MODULE.w * unit * scale[arm] - 0.01 || dy >= MODULE.h * unit * scale[arm] - 0.01).toBe(true);
        }
  });

  it('needs no module to have a place', () => {
    expect(layout(NONE, w, h).spots.crab).toEqual([]);
  });
});
