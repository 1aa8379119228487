import { expect, it } from 'vitest';
import { places, range } from './lit';
import { meant } from './playing.svelte';
import type { Decision, Option } from './wire';

const option = (written: string, ...where: string[]): Option => ({ written, text: { id: 'x', args: {} }, places: where });
const decision: Decision = {
  number: 3,
  seat: 0,
  kind: 'Bid',
  options: [option('bid 5..9'), option('out'), option('dome>C01', 'dome', 'C01'), option('dome>M01', 'dome', 'M01')],
};

it('a number of a range is an option', () => {
  expect(range(decision.options![0]!)).toEqual({ verb: 'bid', lo: 5, hi: 9 });
  expect(meant(decision, 'bid 7')?.written).toBe('bid 5..9');
  expect(meant(decision, 'bid 10')).toBeUndefined();
  expect(meant(decision, 'bid x')).toBeUndefined();
  expect(meant(decision, 'out')?.written).toBe('out');
  expect(meant(undefined, 'out')).toBeUndefined();
});

it('places light up for all their options', () => {
  expect(places(decision).get('dome')?.length).toBe(2);
  expect(places(undefined).size).toBe(0);
});
