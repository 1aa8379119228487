import { expect, it } from 'vitest';
import type { GameEvent } from '../../lib/wire';
import { gains, trip } from './gains';

const event = (name: string, args: Record<string, unknown>): GameEvent => ({ seq: 0, number: 0, name, args, only: null, text: null });

it('shows what is gained and what is paid', () => {
  expect(gains(event('activated', { seat: 1, module: 'C01', coins: 4, points: 0, repair: 0 }))).toEqual([{ seat: 1, icon: 'coin', n: 4 }]);
  expect(gains(event('bought', { seat: 0, card: 'C01', row: 2, coins: 6 }))).toEqual([{ seat: 0, icon: 'coin', n: -6 }]);
});

it('shows damage and repair', () => {
  expect(gains(event('damaged', { seat: 2, n: 3, now: 9 }))).toEqual([{ seat: 2, icon: 'damage', n: 3 }]);
  expect(gains(event('repaired', { seat: 2, n: 3, now: 6 }))).toEqual([{ seat: 2, icon: 'repair', n: -3 }]);
});

it('shows nothing for what belongs to nobody', () => {
  expect(gains(event('rows_shown', {}))).toEqual([]);
});

it('knows the way of a deeple', () => {
  expect(trip(event('moved', { seat: 0, start: 'dome', to: 'M01' }))).toEqual({ seat: 0, from: { sort: 'dome', id: '' }, to: { sort: 'card', id: 'M01' } });
  expect(trip(event('used', { seat: 0, card: 'OA' }))).toBeUndefined();
});
