import { expect, it } from 'vitest';
import { aside } from './aside';

const room = { left: 0, top: 0, right: 1000, bottom: 600 };
const box = (left: number, top: number, width = 100, height = 100) => ({ left, top, right: left + width, bottom: top + height });

it('lies beside the piece, at the height of its middle, within the room', () => {
  expect(aside(box(100, 200), 200, 300, room, [])).toEqual({ x: 210, y: 100 });
  expect(aside(box(100, 0), 200, 300, room, [])).toEqual({ x: 210, y: 0 });
});

it('goes to the side where nothing is asked', () => {
  expect(aside(box(400, 200), 200, 300, room, [box(600, 200)])).toEqual({ x: 190, y: 100 });
  expect(aside(box(400, 200), 200, 300, room, [box(600, 200), box(300, 200, 50)])?.y).not.toBe(100);
});

it('stays beside a piece at the edge', () => {
  expect(aside(box(880, 200), 200, 300, room, [])).toEqual({ x: 670, y: 100 });
  expect(aside(box(1100, 300, 40, 20), 200, 300, room, [])).toEqual({ x: 800, y: 160 }); // which may be outside, in the log
});

it('gives up where it would cover the piece', () => {
  expect(aside(box(100, 0, 800, 600), 200, 300, room, [])).toBeUndefined();
});
