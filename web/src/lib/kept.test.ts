import { expect, it } from 'vitest';
import { kept } from './kept';

const before = { round: 1, seats: [{ coins: 3, hand: ['a', 'b'] }, { coins: 4, hand: [] as string[] }], prompt: null as null | object };
const copy = (): typeof before => structuredClone(before);

it('is what was there before when nothing is new', () => {
  expect(kept(before, copy())).toBe(before);
});

it('keeps what is as before, and nothing else', () => {
  const now = copy();
  now.seats[1]!.coins = 5;
  const found = kept(before, now);
  expect(found).toEqual({ ...before, seats: [before.seats[0], { coins: 5, hand: [] }] });
  expect(found.seats).not.toBe(before.seats);
  expect(found.seats[0]).toBe(before.seats[0]);
  expect(found.seats[1]!.hand).toBe(before.seats[1]!.hand);
});

it('tells apart what only looks alike', () => {
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  expect(kept([1, 2], [1])).toEqual([1]);
  expect(kept([], {})).toEqual({});
  expect(kept({}, null)).toBeNull();
  expect(kept(null, { a: null })).toEqual({ a: null });
  expect(kept({ a: 1 }, { b: 1 })).toEqual({ b: 1 });
});
