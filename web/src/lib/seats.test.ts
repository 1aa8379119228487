import { expect, it } from 'vitest';
import { ranked, sitting, withParty } from './seats';
import type { Table, View } from './wire';

const table = { game: 'new-eden', seats: ['Ada', 'Bo', 'Cy'].map((name) => ({ name, colour: 'coral' })), scores: [30, 32, 30] } as unknown as Table;
const seen = (places: number[], together = false): View => ({ players: 3, aim: { together }, table: { seats: [], places } }) as unknown as View;

it('ranks as the game says, not by points alone', () => {
  const found = ranked(sitting(table, seen([3, 1, 2])));
  expect(found.map(({ name, place }) => [name, place])).toEqual([['Bo', 1], ['Cy', 2], ['Ada', 3]]);
  expect(ranked(sitting(table, seen([2, 1, 2]))).map(({ place }) => place)).toEqual([1, 2, 2]);
});

it('leaves a team as it sits, without places or points of their own', () => {
  expect(ranked(sitting(table, seen([], true))).map(({ seat, place, score }) => [seat, place, score])).toEqual([[0, null, null], [1, null, null], [2, null, null]]);
});

it('misses nobody who sits at the same screen', () => {
  const away = { connected: false, stand_in_from: '2026-01-01T00:00:00Z' };
  const apart = { seats: [0, 1, 2].map((seat) => ({ seat, ...away })) } as unknown as Table;
  expect(withParty(apart, { 0: 'a', 2: 'c' }).seats.map(({ connected, stand_in_from }) => [connected, stand_in_from !== null])).toEqual([[true, false], [false, true], [true, false]]);
});
