import { expect, it } from 'vitest';
import { at, clamped, HOME, moved, shown, zoomed } from './panzoom';

const box = { x: -10, y: 20, width: 200, height: 100 };
const frame = { left: 0, top: 0, width: 400, height: 200 };

it('shows everything at first', () => {
  expect(shown(box, HOME)).toEqual(box);
});

it('keeps the point under the pointer where it is', () => {
  const where = { x: 300, y: 50 };
  const before = at(box, frame, where);
  const look = zoomed(box, HOME, 2, before);
  const after = at(shown(box, look), frame, where);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
});

it('never loses the drawing', () => {
  expect(clamped(box, moved(HOME, 1000, -1000))).toEqual({ near: 1, dx: 100, dy: -50 });
  expect(zoomed(box, HOME, 100, { x: 0, y: 0 }).near).toBe(6);
});
