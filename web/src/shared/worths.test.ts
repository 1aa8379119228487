import { expect, it } from 'vitest';
import { apart, badge } from './worths';
import type { Worth } from '../lib/wire';

const worth = (seat: number, points: number): Worth => ({ seat, points, place: { sort: 'city', id: 'C1' } });
const box = (left: number, width = 40): Parameters<typeof badge>[0] => ({ left, top: 100, width, height: 60 });

it('writes what a piece gave in its middle, and at the end of one with words', () => {
  expect(badge(box(0), [worth(0, 3), worth(0, 2), worth(2, 1)])).toEqual([{ x: 20, y: 130, given: [[0, 5], [2, 1]] }]);
  const [wide] = badge(box(0, 200), [worth(1, 4)]);
  expect([wide!.x > 150, wide!.y < 130]).toEqual([true, true]);
  expect(badge({ left: 0, top: 0, width: 200, height: 200 }, [worth(1, 4)])).toEqual([{ x: 100, y: 100, given: [[1, 4]] }]);
});

it('writes nothing where nothing is seen or counted', () => {
  expect([badge(box(0, 0), [worth(0, 3)]), badge(box(0), [worth(0, 0)])]).toEqual([[], []]);
});

it('adds up what would hide each other, of one seat', () => {
  const badges = [box(0), box(20), box(200)].flatMap((one) => badge(one, [worth(0, 3)]));
  expect(apart(badges).map(({ given }) => given)).toEqual([[[0, 6]], [[0, 3]]]);
  expect(apart([...badge(box(0), [worth(0, 3)]), ...badge(box(5), [worth(1, 3)])]).length).toBe(2);
});
