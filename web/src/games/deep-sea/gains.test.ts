import { expect, it } from 'vitest';
import { gains } from './gains';

const event = (name: string, args: Record<string, unknown>) => ({ seq: 1, number: 1, name, args, text: null }) as never;

it('shows what is gained, kind by kind', () => {
  expect(gains(event('gained', { seat: 1, what: [['R', 1], ['K', 2]] }))).toEqual([
    { seat: 1, icon: 'reputation', n: 1 },
    { seat: 1, icon: 'science', n: 2 },
  ]);
  expect(gains(event('stepped', { seat: 0, attribute: 'coordination' }))).toEqual([]); // what comes of it is gained
  expect(gains(event('marked', { seat: 0, points: 3 }))).toEqual([{ seat: 0, icon: 'point', n: 3 }]);
});

it('shows what is paid', () => {
  expect(gains(event('conserved', { seat: 0, n: 2 }))).toEqual([{ seat: 0, icon: 'science', n: -2 }]);
  expect(gains(event('paid_research', { seat: 0, n: 1 }))).toEqual([{ seat: 0, icon: 'science', n: -1 }]);
  expect(gains(event('returned_disc', { seat: 0, crew: 'pilot' }))).toEqual([]); // it lay on the crew
  expect(gains(event('paid_disc', { seat: 2, n: 1 }))).toEqual([{ seat: 2, icon: 'disc', n: -1 }]);
});

it('shows nothing for what belongs to nobody, or costs nothing', () => {
  expect(gains(event('round', { n: 2 }))).toEqual([]);
  expect(gains(event('published', { seat: 0, n: 0 }))).toEqual([]);
});
