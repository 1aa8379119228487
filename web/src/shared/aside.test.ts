import { expect, it } from 'vitest';
import { aside } from './aside';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
const ROOM = box(0, 0, 1000, 600);

it('lies beside the piece, within the room', () => {
  expect(aside(box(100, 300, 50, 20), 200, 100, ROOM, [])).toEqual({ x: 160, y: 260 });
  expect(aside(box(900, 590, 50, 20), 200, 100, ROOM, [])).toEqual({ x: 690, y: 500 });
});

it('takes the side where less glows', () => {
  expect(aside(box(400, 300, 50, 20), 200, 100, ROOM, [box(500, 300, 10, 10)])?.x).toBe(190);
});

it('finds no place where there is none', () => {
  expect(aside(box(10, 10, 300, 20), 200, 100, box(0, 0, 390, 800), [])).toBeUndefined();
});
