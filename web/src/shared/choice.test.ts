import { describe, expect, it } from 'vitest';
import { key, placeAt } from '../lib/place';
import type { Decision, Option, Place } from '../lib/wire';
import { answers, glows, NOTHING, picked, press, verbs, type Half } from './choice';

function option(form: Option['form'], written: string, ...places: Place[]): Option {
  return { written, text: { id: 'x', args: {} }, form, places };
}
const ask = (...options: Option[]): Decision => ({ number: 1, seat: 0, kind: 'Test', prompt: null, options });
const half = (...places: Place[]): Half => ({ from: null, picked: places });

const card = (id: string): Place => placeAt('card', id);
const [a, b, c, m] = ['A', 'B', 'C', 'M'].map(card) as [Place, Place, Place, Place];
const dome = placeAt('dome');
const plain = (written: string, ...places: Place[]): Option => option('plain', written, ...places);
const step = (from: Place, to: Place): Option => option('step', `${key(from)}>${key(to)}`, from, to);
const set = (...places: Place[]): Option => option('set', `set ${places.map(key).join('+')}`, ...places);

describe('a plain option', () => {
  it('is chosen by a press on its place', () => {
    const decision = ask(plain('buy A', a), plain('buy B', b), plain('pass'));
    expect([...glows(decision, NOTHING)]).toEqual([['card:A', 'ready'], ['card:B', 'ready']]);
    expect(press(decision, NOTHING, b)).toEqual({ do: 'choose', written: 'buy B' });
  });

  it('does nothing elsewhere, and without a decision', () => {
    expect(press(ask(plain('buy A', a)), NOTHING, c)).toEqual({ do: 'nothing' });
    expect(press(ask(plain('buy A', a)), NOTHING, placeAt('hand', 'A'))).toEqual({ do: 'nothing' });
    expect(press(undefined, NOTHING, a)).toEqual({ do: 'nothing' });
    expect(glows(undefined, NOTHING).size).toBe(0);
  });

  it('is asked for where several share a place', () => {
    expect(press(ask(plain('buy A', a), plain('lose A', a)), NOTHING, a)).toEqual({ do: 'pick', place: a });
  });

  it('is what its form says, not what its written form looks like', () => {
    expect(press(ask(plain('keep A', a), plain('keep B', b)), NOTHING, b)).toEqual({ do: 'choose', written: 'keep B' });
    expect(press(ask(plain('A>B', a, b)), NOTHING, a)).toEqual({ do: 'choose', written: 'A>B' });
  });
});

describe('a step', () => {
  const decision = ask(step(dome, a), step(dome, b), step(dome, m), step(a, b), plain('leave'));

  it('lights starts and targets', () => {
    expect(Object.fromEntries(glows(decision, NOTHING))).toEqual({ dome: 'start', 'card:A': 'start', 'card:B': 'target', 'card:M': 'target' });
  });

  it('goes from its start to its target', () => {
    const begun = { from: dome, picked: [] };
    expect(press(decision, NOTHING, dome)).toEqual({ do: 'half', half: begun });
    expect(Object.fromEntries(glows(decision, begun))).toEqual({ dome: 'picked', 'card:A': 'target', 'card:B': 'target', 'card:M': 'target' });
    expect(press(decision, begun, b)).toEqual({ do: 'choose', written: 'dome>card:B' });
    expect(press(decision, begun, dome)).toEqual({ do: 'half', half: NOTHING });
  });

  it('is chosen at its target where only one start reaches it', () => {
    expect(press(decision, NOTHING, m)).toEqual({ do: 'choose', written: 'dome>card:M' });
  });

  it('is asked for at a target that several starts reach', () => {
    expect(press(decision, NOTHING, b)).toEqual({ do: 'pick', place: b });
  });

  it('may begin anew elsewhere', () => {
    const decision = ask(step(a, b), step(a, c), step(m, b), step(m, dome));
    expect(press(decision, { from: a, picked: [] }, m)).toEqual({ do: 'half', half: { from: m, picked: [] } });
  });
});

describe('a set', () => {
  const market = ask(set(), set(a), set(b), set(a, b));

  it('is picked card by card, and confirmed', () => {
    expect(press(market, NOTHING, b)).toEqual({ do: 'half', half: half(b) });
    expect(picked(market, half(b, a))?.written).toBe('set card:A+card:B');
    expect(glows(market, half(b, a)).get('card:A')).toBe('picked');
    expect(press(market, half(b, a), b)).toEqual({ do: 'half', half: half(a) });
  });

  it('may be empty', () => {
    expect(picked(market, NOTHING)?.places).toEqual([]);
    expect(picked(ask(plain('done')), NOTHING)).toBeUndefined();
  });

  it('may be none of the options: too dear', () => {
    expect(picked(ask(set(), set(a), set(b)), half(a, b))).toBeUndefined();
  });

  it('is chosen with its last place where all have one size', () => {
    const rows = [1, 2, 3].map((n) => placeAt('row', n)) as [Place, Place, Place];
    const block = ask(set(rows[0], rows[1]), set(rows[0], rows[2]), set(rows[1], rows[2]));
    expect(press(block, NOTHING, rows[2])).toEqual({ do: 'half', half: half(rows[2]) });
    expect(press(block, half(rows[2]), rows[0])).toEqual({ do: 'choose', written: 'set row:1+row:3' });
  });
});

describe('places of several sorts', () => {
  const hand = (id: string): Place => placeAt('hand', id);
  const space = (id: number): Place => placeAt('space', id);
  const place = (id: number, card: string): Option => plain(`place ${id} with ${card}`, space(id), hand(card));
  const decision = ask(place(1, 'a'), place(1, 'b'), place(2, 'b'), place(3, 'c'));

  it('all glow', () => {
    expect([...glows(decision, NOTHING).keys()].sort()).toEqual(['hand:a', 'hand:b', 'hand:c', 'space:1', 'space:2', 'space:3']);
  });

  it('are pressed in any order', () => {
    expect(press(decision, NOTHING, hand('b'))).toEqual({ do: 'half', half: half(hand('b')) });
    expect(Object.fromEntries(glows(decision, half(hand('b'))))).toEqual({ 'hand:b': 'picked', 'space:1': 'target', 'space:2': 'target' });
    expect(press(decision, half(hand('b')), space(2))).toEqual({ do: 'choose', written: 'place 2 with b' });
    expect(press(decision, half(space(1)), hand('a'))).toEqual({ do: 'choose', written: 'place 1 with a' });
  });

  it('are let go by another press, and begun anew by a place that does not fit', () => {
    expect(press(decision, half(hand('b')), hand('b'))).toEqual({ do: 'half', half: NOTHING });
    expect(press(decision, half(hand('a')), space(2))).toEqual({ do: 'half', half: half(space(2)) });
  });

  it('are but one where they are of the same sort', () => {
    const decision = ask(plain('take top', placeAt('special', 'top'), placeAt('special', 'U191')));
    expect(press(decision, NOTHING, placeAt('special', 'top'))).toEqual({ do: 'choose', written: 'take top' });
  });

  it('ask for the second place also where only one would fit: a press is no surprise', () => {
    const decision = ask(place(0, 'a'), place(0, 'b'), place(3, 'b'));
    expect(press(decision, NOTHING, space(3))).toEqual({ do: 'half', half: half(space(3)) });
  });

  it('are chosen at once where the others say nothing new', () => {
    expect(press(ask(place(1, 'a'), place(2, 'b')), NOTHING, space(2))).toEqual({ do: 'choose', written: 'place 2 with b' });
    const turns = ask(place(1, 'a'), place(1, 'b'));
    expect(press(turns, NOTHING, hand('b'))).toEqual({ do: 'choose', written: 'place 1 with b' });
    expect(press(turns, NOTHING, space(1))).toEqual({ do: 'half', half: half(space(1)) });
  });
});

describe('a button', () => {
  it('is what an option without a place gets, and both answers of yes or no', () => {
    const [pass, stop] = [plain('pass'), plain('stop')];
    expect(verbs([plain('buy A', a), plain('buy B', b), pass])).toEqual([pass]);
    expect(verbs([plain('buy A', a), pass])).toHaveLength(2);
    expect(verbs([plain('buy A', a), plain('buy B', b)])).toEqual([]);
    expect(verbs([pass, stop])).toEqual([pass, stop]);
  });
});

describe('a series', () => {
  const keep = ['A', 'B', 'C'].map((id) => plain(`keep ${id}`, card(id)));
  const decision: Decision = { ...ask(keep[0]!, keep[1]!), series: { n: 2, options: keep, text: { id: 'x', args: {} } } };

  it('lights up what will be on offer later, until it is complete', () => {
    expect([...glows(decision, NOTHING).keys()]).toEqual(['card:A', 'card:B', 'card:C']);
    expect([...glows(decision, half(c, a))]).toEqual([['card:A', 'picked'], ['card:C', 'picked']]);
  });

  it('is picked in any order and never chosen by a press', () => {
    expect(press(decision, half(c), a)).toEqual({ do: 'half', half: half(c, a) });
    expect(press(decision, half(c, a), c)).toEqual({ do: 'half', half: half(a) });
    expect(press(decision, NOTHING, m)).toEqual({ do: 'nothing' });
  });

  it('is answered in the order of its options, once it is complete', () => {
    const { series } = decision;
    expect(answers(series!, [c])).toBeUndefined();
    expect(answers(series!, [c, a])).toEqual(['keep A', 'keep C']);
  });
});
