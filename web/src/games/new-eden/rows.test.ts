import { expect, it } from 'vitest';
import { hasMoves, heightOf, noBid, rejecter } from './rows';
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
