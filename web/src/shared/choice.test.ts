import { describe, expect, it } from 'vitest';
import type { Decision } from '../lib/wire';
import { combination, glows, NOTHING, press } from './choice';

function ask(...written: string[]): Decision {
  const places = (one: string): string[] => {
    if (one.includes('>')) return one.split('>');
    const [verb, what] = one.split(' ');
    if (verb === 'place') return [what!, one.split(' ')[3]!];
    if (verb === 'block') return what!.split('+').map((row) => `row ${row}`);
    return what && what !== 'none' ? what.split('+') : [];
  };
  return {
    number: 1,
    seat: 0,
    kind: 'Test',
    prompt: null,
    options: written.map((one) => ({ written: one, text: { id: 'x', args: {} }, places: places(one) })),
  };
}

describe('a plain option', () => {
  it('is chosen by a press on its place', () => {
    const decision = ask('buy C01', 'buy C02', 'pass');
    expect([...glows(decision, NOTHING)]).toEqual([['C01', 'ready'], ['C02', 'ready']]);
    expect(press(decision, NOTHING, 'C02')).toEqual({ do: 'choose', written: 'buy C02' });
  });

  it('does nothing elsewhere, and without a decision', () => {
    expect(press(ask('buy C01'), NOTHING, 'C09')).toEqual({ do: 'nothing' });
    expect(press(undefined, NOTHING, 'C01')).toEqual({ do: 'nothing' });
    expect(glows(undefined, NOTHING).size).toBe(0);
  });

  it('is asked for where several share a place', () => {
    expect(press(ask('buy C01', 'lose C01'), NOTHING, 'C01')).toEqual({ do: 'pick', place: 'C01' });
  });
});

describe('a step', () => {
  const decision = ask('dome>C01', 'dome>C02', 'dome>M01', 'C01>C02', 'leave');

  it('lights starts and targets', () => {
    expect(Object.fromEntries(glows(decision, NOTHING))).toEqual({ dome: 'start', C01: 'start', C02: 'target', M01: 'target' });
  });

  it('goes from its start to its target', () => {
    expect(press(decision, NOTHING, 'dome')).toEqual({ do: 'half', half: { from: 'dome', picked: [] } });
    const half = { from: 'dome', picked: [] };
    expect(Object.fromEntries(glows(decision, half))).toEqual({ dome: 'picked', C01: 'target', C02: 'target', M01: 'target' });
    expect(press(decision, half, 'C02')).toEqual({ do: 'choose', written: 'dome>C02' });
    expect(press(decision, half, 'dome')).toEqual({ do: 'half', half: NOTHING });
  });

  it('is chosen at its target where only one start reaches it', () => {
    expect(press(decision, NOTHING, 'M01')).toEqual({ do: 'choose', written: 'dome>M01' });
  });

  it('is asked for at a target that several starts reach', () => {
    expect(press(decision, NOTHING, 'C02')).toEqual({ do: 'pick', place: 'C02' });
  });

  it('may begin anew elsewhere', () => {
    expect(press(ask('C01>C02', 'C01>C03', 'M01>M02', 'M01>M03'), { from: 'C01', picked: [] }, 'M01')).toEqual({
      do: 'half',
      half: { from: 'M01', picked: [] },
    });
  });
});

describe('a combination', () => {
  const market = ask('keep none', 'keep A', 'keep B', 'keep A+B');

  it('is picked card by card, and confirmed', () => {
    expect(press(market, NOTHING, 'B')).toEqual({ do: 'half', half: { from: null, picked: ['B'] } });
    const both = { from: null, picked: ['B', 'A'] };
    expect(combination(market, both)?.written).toBe('keep A+B');
    expect(glows(market, both).get('A')).toBe('picked');
    expect(press(market, both, 'B')).toEqual({ do: 'half', half: { from: null, picked: ['A'] } });
  });

  it('may be none of the options: too dear', () => {
    expect(combination(ask('keep none', 'keep A', 'keep B'), { from: null, picked: ['A', 'B'] })).toBeUndefined();
  });

  it('of rows is chosen with the second', () => {
    const block = ask('block 1+2', 'block 1+3', 'block 2+3');
    expect(press(block, NOTHING, 'row 3')).toEqual({ do: 'half', half: { from: null, picked: ['row 3'] } });
    expect(press(block, { from: null, picked: ['row 3'] }, 'row 1')).toEqual({ do: 'choose', written: 'block 1+3' });
  });
});

describe('a single card to keep', () => {
  it('is chosen at once', () => {
    expect(press(ask('keep A', 'keep B'), NOTHING, 'B')).toEqual({ do: 'choose', written: 'keep B' });
  });
});

describe('places that belong together', () => {
  const decision = ask('place S1 with a', 'place S1 with b', 'place S2 with b', 'place S3 with c');

  it('all glow', () => {
    expect([...glows(decision, NOTHING).keys()].sort()).toEqual(['S1', 'S2', 'S3', 'a', 'b', 'c']);
  });

  it('are pressed in any order', () => {
    const card = { from: null, picked: ['b'] };
    expect(press(decision, NOTHING, 'b')).toEqual({ do: 'half', half: card });
    expect(Object.fromEntries(glows(decision, card))).toEqual({ b: 'picked', S1: 'target', S2: 'target' });
    expect(press(decision, card, 'S2')).toEqual({ do: 'choose', written: 'place S2 with b' });
    expect(press(decision, { from: null, picked: ['S1'] }, 'a')).toEqual({ do: 'choose', written: 'place S1 with a' });
  });

  it('are let go by another press, and begun anew by a place that does not fit', () => {
    expect(press(decision, { from: null, picked: ['b'] }, 'b')).toEqual({ do: 'half', half: NOTHING });
    expect(press(decision, { from: null, picked: ['a'] }, 'S2')).toEqual({ do: 'half', half: { from: null, picked: ['S2'] } });
  });

  it('are but one where they are of the same sort', () => {
    const top = { written: 'take top', text: { id: 'x', args: {} }, places: ['special:top', 'special:U191'] };
    const decision = { ...ask('done'), options: [top] };
    expect(press(decision, NOTHING, 'special:top')).toEqual({ do: 'choose', written: 'take top' });
  });

  it('ask for the second place also where only one would fit: a press is no surprise', () => {
    const decision = ask('place S0 with a', 'place S0 with b', 'place S3 with b');
    expect(press(decision, NOTHING, 'S3')).toEqual({ do: 'half', half: { from: null, picked: ['S3'] } });
  });

  it('are chosen at once where the others say nothing new', () => {
    expect(press(ask('place S1 with a', 'place S2 with b'), NOTHING, 'S2')).toEqual({ do: 'choose', written: 'place S2 with b' });
    const turns = ask('place hex with t0', 'place hex with t1');
    expect(press(turns, NOTHING, 't1')).toEqual({ do: 'choose', written: 'place hex with t1' });
    expect(press(turns, NOTHING, 'hex')).toEqual({ do: 'half', half: { from: null, picked: ['hex'] } });
  });
});
