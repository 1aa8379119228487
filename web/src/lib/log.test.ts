import { expect, it } from 'vitest';
import { latest, turns, under } from './log';
import type { GameEvent } from './wire';

let seq = 0;
const told = (number: number, seat?: number, name = 'x'): GameEvent => ({ seq: seq++, number, name, args: seat === undefined ? {} : { seat }, only: null, text: { id: 'x', args: {} } });
const shape = (events: GameEvent[], you: number | null = null) => turns(events, you).map((turn) => [turn.seat, turn.lines.length, ...(turn.since ? ['since'] : [])]);

it('puts together what belongs to the turn of a player', () => {
  expect(shape([told(0, undefined, 'round'), told(1, 0), told(1, 2), told(2, 0), told(3, 1), told(3)])).toEqual([[undefined, 1], [0, 3], [1, 2]]);
});

it('leaves out what is not told', () => {
  expect(shape([{ ...told(1, 0), text: null }, told(1, 1)])).toEqual([[1, 1]]);
});

it('begins a turn where one is announced, without saying so twice', () => {
  expect(shape([told(1, 0), told(1, 1, 'turn'), told(2, 1), told(2, 0, 'turn')])).toEqual([[0, 1], [1, 1]]);
});

it('marks what happened since the last turn, not counting the present one', () => {
  const row = [told(1, 0), told(2, 1), told(3, 2)];
  expect(shape(row, 0)).toEqual([[0, 1], [1, 1, 'since'], [2, 1]]);
  expect(shape([...row, told(4, 0)], 0)).toEqual([[0, 1], [1, 1, 'since'], [2, 1], [0, 1]]);
  expect(shape([told(1, 1), told(2, 2)], 0)).toEqual([[1, 1], [2, 1]]);
  expect(shape([told(1, 0)], 0)).toEqual([[0, 1]]);
});

it('shows the latest turns, whole', () => {
  const all = turns([told(1, 0), told(2, 1), told(2, 1), told(3, 2)], null);
  expect(latest(all, 2).map((turn) => turn.seat)).toEqual([1, 2]);
  expect(latest(all, 99).length).toBe(3);
});

it('leaves out the name above a sentence, and the colon after it', () => {
  const parts = [{ words: 'Ada', seat: 0 }, { words: ': a deeple moves to ' }, { words: 'Kraken', piece: 'K1' }];
  expect(under(parts, 0).map(({ words }) => words)).toEqual(['a deeple moves to ', 'Kraken']);
  expect(under(parts, 1)).toEqual(parts);
  expect(under(parts, undefined)).toEqual(parts);
  expect(under(parts.slice(0, 1), 0)).toEqual([]);
});
