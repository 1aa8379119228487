import { expect, it } from 'vitest';
import { turns, withNotes } from './log';
import { news, stoodIn } from './notes';
import type { GameEvent, Note } from './wire';

const note = (seq: number, at: number, name: string, seat: number | null, args = {}): Note => ({ seq, at, name, seat, text: { id: name, args }, time: '' });
const told = (seq: number): GameEvent => ({ seq, number: seq, name: 'x', args: { seat: 0 }, only: null, text: { id: `e${seq}`, args: {} } });

it('tells what others have done, once, and not what asks by itself', () => {
  const notes = [note(3, 0, 'joined', 1), note(5, 2, 'takeback-asked', 1), note(6, 2, 'withdrawn', 1), note(7, 2, 'undone', 0), note(9, 2, 'back', 0, { n: 2 })];
  expect(news(notes, 3, 0).map(({ seq }) => seq)).toEqual([6, 9]);
  expect(news(notes, 6, null).map(({ seq }) => seq)).toEqual([7, 9]);
  expect(notes.map((one) => stoodIn(one, 0))).toEqual([0, 0, 0, 0, 2]);
  expect(stoodIn(notes[4]!, 1)).toBe(0);
});

it('puts what people have done into its place in the log', () => {
  const notes = [note(1, 1, 'a', 0), note(2, 1, 'b', 0), note(3, 3, 'c', 0)];
  const log = (until: number) => withNotes([told(0), told(1), told(2)].slice(0, until), notes, until).map(({ text }) => text!.id);
  expect(log(3)).toEqual(['e0', 'a', 'b', 'e1', 'e2', 'c']);
  expect(log(2)).toEqual(['e0', 'a', 'b', 'e1']);
  expect(turns(withNotes([told(0), told(1)], notes.slice(0, 1), 2), null).map(({ seat, lines }) => [seat, lines.length])).toEqual([[0, 1], [undefined, 1], [0, 1]]);
});

it('leaves out what happened before the log begins', () => {
  expect(withNotes([told(8), told(9)], [note(1, 2, 'a', 0)], 10).length).toBe(2);
});
