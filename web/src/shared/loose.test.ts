import { expect, it } from 'vitest';
import { loose } from './loose';

const pieces = { S1: {}, MARKET: {}, CUSTOMS: {} };
const table = { prices: { silk: 3 }, traders: [{ hand: ['S1', null], berth: 'MARKET' }], note: 'silk' };

it('is what the view does not show as a piece, each place once', () => {
  const market = { sort: 'berth', id: 'MARKET' };
  const customs = { sort: 'berth', id: 'CUSTOMS' };
  const silk = { sort: 'good', id: 'silk' }; // a word of the view, but not a piece
  expect(loose([{ sort: 'card', id: 'S1' }, market, customs, silk, customs], table, pieces)).toEqual([customs, silk]);
});
