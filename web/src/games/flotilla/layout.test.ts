import { expect, it } from 'vitest';
import { around, BERTHS, cornerAngle, DOCK, frame, growth, hexPoint, HUB, land, landPaths, moored, neighbours, PATTERNS, piecePoint, ringSpots, shore, SIZE, UNLOADING, within } from './layout';
import type { SeatView } from './table';

const far = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

it('puts neighbours side by side, each in the direction of its edge', () => {
  const middle = hexPoint('4,4');
  for (const [edge, name] of neighbours('4,4').entries()) {
    const there = around(middle, 60 * edge, SIZE * Math.sqrt(3));
    expect(far(hexPoint(name), there)).toBeLessThan(0.1);
  }
});

it('lets three hexes meet at a corner', () => {
  const [a, b] = [neighbours('4,4')[0]!, neighbours('4,4')[1]!];
  const meet = around(hexPoint('4,4'), cornerAngle(0), SIZE);
  expect(far(meet, around(hexPoint(a), cornerAngle(2), SIZE))).toBeLessThan(0.1);
  expect(far(meet, around(hexPoint(b), cornerAngle(4), SIZE))).toBeLessThan(0.1);
});

it('keeps to the private zone', () => {
  expect(neighbours(DOCK)).not.toContain('1,1');
  expect(neighbours('11,1')).toEqual(['10,2', '10,1']);
});

it('knows the shore of a sea', () => {
  const seat = { tiles: [] } as unknown as SeatView;
  expect(shore(seat).sort()).toEqual(['1,3', '2,2', '3,1']);
  expect(shore(seat)).not.toContain(UNLOADING);
});

it('turns land, and has a path for each piece', () => {
  expect(land('H', 2)).toEqual([[2], [4, 5, 0]]);
  for (const pattern of Object.keys(PATTERNS)) expect(landPaths(pattern, 1)).toHaveLength(PATTERNS[pattern]!.length);
});

it('keeps pieces and ships away from the middle, which is pressed for the hex', () => {
  for (const turn of [0, 1, 2, 3, 4, 5])
    for (const pattern of ['S', 'H']) {
      expect(far(piecePoint(pattern, turn, 0), piecePoint(pattern, turn, 1))).toBeGreaterThan(22);
      expect(far(piecePoint(pattern, turn, 0), { x: 0, y: 0 })).toBeGreaterThan(12);
    }
  for (const berth of BERTHS) expect(far(berth, { x: 0, y: 0 })).toBeGreaterThan(15);
});

it('frames all hexes', () => {
  const box = frame(['3,4', '6,1', HUB]);
  for (const name of ['3,4', '6,1', HUB]) {
    const { x, y } = hexPoint(name);
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

it('frames what is far around a hex', () => {
  const [box, wide] = [frame([DOCK]), frame([DOCK], DOCK, 3 * SIZE)];
  expect(wide.y).toBeLessThan(box.y);
  expect(wide.y).toBeCloseTo(hexPoint(DOCK).y - 3 * SIZE);
  expect(wide.x + wide.width).toBeGreaterThanOrEqual(hexPoint(DOCK).x + 3 * SIZE);
});

it('grows what must be read in a small frame, and not in one that is out of sight', () => {
  const box = { x: 0, y: 0, width: 300, height: 200 };
  expect([growth(box, 600, 400), growth(box, 150, 400), growth(box, 600, 50)]).toEqual([1, 2, 4]);
  expect([growth(box, 0, 0), growth(box, 150, 0)]).toEqual([1, 1]);
});

it('sees which hexes are whole', () => {
  const box = frame(['3,2']);
  expect(within(box, hexPoint('3,2'))).toBe(true);
  expect(within(box, hexPoint('5,4'))).toBe(false);
});

it('moors discs side by side, without touching the next field', () => {
  const discs = [0, 1, 2, 3, 4].map((slot) => moored(2, slot, 5));
  for (const [n, disc] of discs.entries()) if (n) expect(far(disc, discs[n - 1]!)).toBeGreaterThan(11);
  expect(far(discs[4]!, moored(3, 0, 5))).toBeGreaterThan(8);
});

it('draws all of the bonus of a field of a ring', () => {
  const spots = ringSpots([{ icon: 'coin', n: '3' }, { icon: 'point', n: '1' }]);
  expect(spots.map(({ icon, y, size }) => [icon, y + size / 2])).toEqual([['coin', -7], ['point', 7]]);
  expect(ringSpots([{ icon: 'yellow' }, { icon: 'or' }, { icon: 'blue' }]).map(({ y }) => y)).toEqual([-5.5, -5.5, -5.5]);
  expect(ringSpots([{ icon: 'seal' }])).toEqual([{ icon: 'seal', size: 22, x: -11, y: -11 }]);
  expect(ringSpots([{ icon: 'tile', n: '+1' }])).toEqual(ringSpots([{ icon: 'tile' }]));
});
