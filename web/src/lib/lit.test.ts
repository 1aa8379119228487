import { expect, it } from 'vitest';
import { meant, places } from './lit';
import { key, placeAt } from './place';
import type { Decision, Option, Place } from './wire';

const [dome, crab, mussel] = [placeAt('dome'), placeAt('card', 'C01'), placeAt('card', 'M01')];
const step = (from: Place, to: Place): Option => ({ written: `${key(from)}>${key(to)}`, text: { id: 'x', args: {} }, form: 'step', places: [from, to] });
const bid: Option = { written: 'bid 5..9', text: { id: 'x', args: {} }, form: 'range', places: [], range: { verb: 'bid', lo: 5, hi: 9, one: 'x-one' } };
const out: Option = { written: 'out', text: { id: 'x', args: {} }, form: 'plain', places: [] };
const decision: Decision = {
  number: 3,
  seat: 0,
  kind: 'Bid',
  options: [bid, out, step(dome, crab), step(dome, mussel)],
};

it('a number of a range is an option', () => {
  expect(meant(decision, 'bid 7')).toEqual({ option: bid, n: 7 });
  expect(meant(decision, 'bid 9')).toEqual({ option: bid, n: 9 });
  expect(meant(decision, 'bid 10')).toBeUndefined();
  expect(meant(decision, 'bid x')).toBeUndefined();
  expect(meant(decision, 'bid 7.0')).toBeUndefined();
  expect(meant(decision, 'out')).toEqual({ option: out });
  expect(meant(undefined, 'out')).toBeUndefined();
});

it('places light up for all their options', () => {
  expect(places(decision).get(key(dome))?.length).toBe(2);
  expect(places(undefined).size).toBe(0);
});
