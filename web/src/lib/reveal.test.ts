import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reveal } from './reveal.svelte';
import type { GameEvent } from './wire';

const events = (...seqs: number[]): GameEvent[] =>
  seqs.map((seq) => ({ seq, number: 0, name: 'round', args: {}, only: null, text: { id: 'x', args: {} } }));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows what was there at once, and news one after the other', () => {
  const reveal = new Reveal();
  reveal.take(events(0, 1, 2));
  expect(reveal.until).toBe(3);
  reveal.take(events(0, 1, 2, 3, 4, 6));
  expect(reveal.until).toBe(4);
  vi.advanceTimersByTime(250);
  expect(reveal.until).toBe(5);
  vi.advanceTimersByTime(250);
  expect(reveal.until).toBe(7);
  expect(reveal.busy).toBe(false);
});

it('can be skipped', () => {
  const reveal = new Reveal();
  reveal.take(events(0));
  reveal.take(events(0, 1, 2, 3));
  reveal.skip();
  expect(reveal.until).toBe(4);
  vi.advanceTimersByTime(5000);
  expect(reveal.until).toBe(4);
});

it('goes back with an undo', () => {
  const reveal = new Reveal();
  reveal.take(events(0, 1, 2));
  reveal.take(events(0));
  expect(reveal.until).toBe(1);
});

it('shows a long row within three seconds', () => {
  const reveal = new Reveal();
  reveal.take(events(0));
  reveal.take(events(...Array.from({ length: 300 }, (_, i) => i)));
  vi.advanceTimersByTime(3000);
  expect(reveal.until).toBe(300);
});
