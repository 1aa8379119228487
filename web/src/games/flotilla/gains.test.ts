import { expect, it } from 'vitest';
import { gains } from './gains';

const event = (name: string, args: Record<string, unknown>) => ({ seq: 1, number: 1, name, args, text: null }) as never;

it('shows what is gained, and what is paid for it', () => {
  expect(gains(event('vp', { seat: 1, n: 3, source: 'goals' }))).toEqual([{ seat: 1, icon: 'point', n: 3 }]);
  expect(gains(event('bought', { seat: 0, colour: 'red', n: 5 }))).toEqual([
    { seat: 0, icon: 'red', n: 1 },
    { seat: 0, icon: 'coin', n: -5 },
  ]);
  expect(gains(event('cleansed', { seat: 0, n: 2 }))).toEqual([{ seat: 0, icon: 'toxicity', n: -2 }]);
});

it('shows nothing for what belongs to nobody', () => {
  expect(gains(event('market', { colour: 'red', n: 5 }))).toEqual([]);
});
