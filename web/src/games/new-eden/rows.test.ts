import { expect, it } from 'vitest';
import { hasMoves, heightOf, noBid, rejecter, sinking } from './rows';
import type { RowView } from './table';

const row = (owner: number, ...cards: (string | null)[]): RowView => ({ cards, face_down: false, owner });

it('names who rejected the cards of a row while they lie there', () => {
  expect(rejecter(row(2, 'C01', '', ''))).toBe(2);
  expect(rejecter(row(0, null, null, ''))).toBe(0);
  expect(rejecter(row(2, '', '', ''))).toBeUndefined();
  expect(rejecter(row(-1, 'C01', '', ''))).toBeUndefined();
});

it('shows move actions where they can still be won', () => {
  expect(hasMoves('c', 'none')).toBe(true);
  for (const mark of ['sold', 'unsold', 'blocked'] as const) expect(hasMoves('c', mark)).toBe(false);
  expect(hasMoves('b', 'none')).toBe(false);
});

it('waits for no bid of Deep Thought', () => {
  expect(noBid(true)).not.toBe(noBid(false));
});

it('gives the room to words, then to backs', () => {
  const share = (...cards: (string | null)[]): number => Number(/([\d.]+)fr/.exec(heightOf(row(-1, ...cards)))![1]);
  expect(share('C01', '', '')).toBeGreaterThan(share(null, null, null));
  expect(share(null, null, null)).toBeGreaterThan(share('', '', ''));
});

it('tells which cards sink when a row of a single card is emptied', () => {
  const display = [row(-1, 'a', '', 'b'), row(-1, '', 'c', ''), row(-1, 'd', '', 'e'), row(-1, 'f', 'g', '')];
  expect(sinking(display)).toEqual({ from: 1, columns: [[false, false, false], [true, false, true], [false, false, false], [false, false, false]] });
  expect(sinking([row(-1, 'a', '', ''), row(-1, 'b', 'c', '')]).from).toBe(-1);
});
