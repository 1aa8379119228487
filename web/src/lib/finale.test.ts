import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Finale } from './finale.svelte';
import { keep } from './settings.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  keep({ pace: 'normal' });
  vi.useRealTimers();
});

it('tells one source after the other, then the end', () => {
  const finale = new Finale();
  const told: (number | undefined)[] = [];
  finale.start(3);
  for (let step = 0; step < 4; step += 1) {
    told.push(finale.told);
    vi.advanceTimersToNextTimer();
  }
  expect(told).toEqual([1, 2, 3, undefined]);
  expect(vi.getTimerCount()).toBe(0);
});

it('is skipped, and can be seen again', () => {
  const finale = new Finale();
  finale.start(3);
  vi.advanceTimersToNextTimer();
  finale.skip();
  expect([finale.running, vi.getTimerCount()]).toEqual([false, 0]);
  finale.start(3);
  expect(finale.at).toBe(0);
});

it('begins by itself only for those who wait for others too', () => {
  const finale = new Finale();
  keep({ pace: 'none' });
  finale.begin(3);
  expect(finale.running).toBe(false);
  finale.start(3);
  expect(finale.running).toBe(true);
  keep({ pace: 'fast' });
  finale.begin(3);
  expect(finale.running).toBe(true);
});
