import { expect, test } from 'vitest';
import type { Piece } from '../shared/face';
import { shown, type Data } from './data';

const piece = (id: string) => ({ id }) as Piece;
const data = {
  pieces: { C01: piece('C01'), C02: piece('C02'), B01: piece('B01') },
  sections: [
    { title: 'cards', pieces: ['C01', 'C02'] },
    { title: 'bonus', pieces: ['B01'] },
  ],
  changed: { C02: piece('C02') },
} as unknown as Data;
const words = (one: Piece) => (one.id === 'C01' ? 'Harvest Crab' : '');
const ids = (only: boolean, wanted: string) => shown(data, only, wanted, words).map((one) => one.pieces);

test('all pieces, section by section', () => expect(ids(false, '')).toEqual([['C01', 'C02'], ['B01']]));
test('only what differs', () => expect(ids(true, '')).toEqual([['C02']]));
test('by name or identifier', () => {
  expect(ids(false, ' crab ')).toEqual([['C01']]);
  expect(ids(false, 'b01')).toEqual([['B01']]);
  expect(ids(true, 'crab')).toEqual([]);
});
