import { expect, it } from 'vitest';
import { cut, layout, wrap, type Item, type Measure, type Result } from './picture';
import type { Source } from './wire';

const source = (...points: number[]): Source => ({ text: { id: 'x', args: {} }, points, pieces: [] });
const measure: Measure = (words, size) => (words.length * size) / 2;
const RESULT: Result = {
  game: 'New Eden',
  date: '18 November 2026',
  mode: ['Open coins'],
  headline: 'Ana wins with 41, 9 ahead',
  rows: [
    { seat: 1, name: 'Ana', colour: 'teal', place: '★', won: true },
    { seat: 0, name: 'Finn', colour: 'coral', place: '2.', won: false },
  ],
  team: undefined,
  tally: [source(30, 20), source(12, 21), source(-10, 0)],
  sources: ['During the game', 'Coins', 'Research'],
};
const said = (items: Item[]): string[] => items.flatMap((item) => ('words' in item ? [item.words] : []));

it('says who has how many points, and from where', () => {
  const words = said(layout(RESULT, measure).items);
  expect(words).toEqual(expect.arrayContaining(['New Eden', '18 November 2026', 'Open coins', 'Ana', '41', 'Finn', '32', 'Coins', '21', '−10', 'Pelagia']));
  expect(words.indexOf('Ana')).toBeLessThan(words.indexOf('Finn'));
});

it('gives a team one result', () => {
  const words = said(layout({ ...RESULT, team: { name: 'Together', points: 73 } }, measure).items);
  expect(words.slice(words.indexOf('Together'))[1]).toBe('73');
});

it('has everything within its edges, for five with many sources', () => {
  const rows = [0, 1, 2, 3, 4].map((seat) => ({ ...RESULT.rows[0]!, seat, name: 'A name that is far too long for its place' }));
  const many = Array.from({ length: 11 }, () => source(1, 20, 3, 40, 5));
  const { width, height, items } = layout({ ...RESULT, rows, tally: many, sources: many.map(() => 'x'), headline: 'word '.repeat(60).trim() }, measure);
  for (const item of items) {
    const wide = 'words' in item ? (item.wide ?? measure(item.words, item.size, item.face)) : 'wide' in item ? item.wide : 0;
    const left = 'words' in item && item.end ? item.x - wide : item.x;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left + wide).toBeLessThanOrEqual(width);
    expect(item.y).toBeLessThan(height);
  }
});

it('breaks and cuts words', () => {
  expect(wrap('one two three', 10, 'plain', 40, measure)).toEqual(['one two', 'three']);
  expect([cut('Marina', 20, (words) => words.length * 5), cut('Ana', 20, (words) => words.length * 5)]).toEqual(['Mar…', 'Ana']);
});
