import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../lib/text.svelte';
import { sonarMarks } from './boards';
import type { Piece } from '../../shared/face';
import { cardOf, does, faceWords, handLines, hexWords, leastWidth, marketWords, said, sonarWords } from './words';

beforeAll(() => speak('en'));

const survivor = { marks: [{ icon: 'survivor' }], text: { id: 'flotilla-survivor', args: { n: 1 } } };
const toxicity = { marks: [{ icon: 'toxicity', n: '+1' }], text: { id: 'flotilla-toxicity', args: { n: 1 } } };

describe('a field of the sonar track', () => {
  it('shows what each sonar symbol gives', () => {
    expect(sonarMarks({ effects: [survivor, toxicity], die: false, vp: 2 })).toEqual([{ icon: 'survivor' }, { icon: 'toxicity', n: '+1' }]);
    expect(sonarMarks({ effects: [survivor], die: true, vp: 4 })).toEqual([{ icon: 'survivor' }, { icon: 'dive', n: '+1' }]);
  });

  it('says it in words', () => {
    expect(sonarWords({ effects: [toxicity], die: false, vp: 0 }, 0, true)).toBe('Sonar track, field 0, where the marker is. Each sonar symbol of a dive: Gain 1 toxicity.');
    expect(sonarWords({ effects: [survivor], die: true, vp: 4 }, 3, false)).toBe(
      'Sonar track, field 3. Each sonar symbol of a dive: Rescue 1 survivor. Roll one more die of the same kind. Whoever moves the marker here gains 4 VP.',
    );
  });
});

it('says what a sale or purchase does to a price', () => {
  const prices = [2, 3, 3, 4];
  expect(marketWords('red', prices, 2)).toBe('Price in the market, red: 3, field 3 of 4. One sold: 3 from the next turn on. One bought: 4 from the next turn on.');
  expect(marketWords('red', prices, 0)).toContain('off the low end, 1 VP');
  expect(marketWords('red', prices, 3)).toContain('off the high end, 2 VP');
});

it('says what a die shows', () => {
  expect(faceWords({ guild: 'traders', money: 2, breakthroughs: 0 })).toBe('Traders, money 2');
  expect(faceWords({ guild: 'founders', money: 0, breakthroughs: 1 })).toBe('Founders, breakthroughs 1');
  expect(faceWords({ guild: null, money: 0, breakthroughs: 0 })).toBe('joker');
});

it('says nothing where nothing is printed', () => expect(said(undefined)).toBe(''));

it('names hexes', () => {
  expect(hexWords('2,1')).toBe('the dock');
  expect([hexWords('3,1'), hexWords('1,3'), hexWords('3,2')]).toEqual(['row 2, hex 1', 'row 2, hex 3', 'row 3, hex 2']);
});

it('knows the card of a question, with a reason or without', () => {
  const asked = { id: 'flotilla-ask-turn', args: { card: { ref: 'G3' } } };
  expect([cardOf(asked), cardOf({ id: 'core-because', args: { cause: { ref: 'X1' }, asked } }), cardOf(undefined), cardOf({ id: 'x', args: {} })]).toEqual(['G3', 'G3', undefined, undefined]);
});

it('gives a crew card the width of its longest word, and says what it does on a side alone', () => {
  const piece = (what: string) =>
    ({
      name: { id: 'flotilla-crew-captain', args: { id: 'captain' } },
      texts: [{ id: 'flotilla-line-sinkside', args: { what: { id: what, args: {} } } }, { id: 'flotilla-line-skyside', args: { what: { id: 'flotilla-gather', args: {} } } }],
    }) as unknown as Piece;
  expect(does(piece('flotilla-may-switch'), 'sinkside', {})).toBe('You may switch to the Skyside.');
  expect(does(piece('flotilla-may-switch'), 'skyside', {})).not.toContain('switch');
  expect(leastWidth(piece('flotilla-may-switch'), 'sinkside', {})).toBe(96);
  expect(leastWidth(piece('a-word-that-is-longer-than-any-card'), 'sinkside', {})).toBeGreaterThan(200);
});

it('counts the lines of a hand: few cards that say little take few, many that say much take the room of the sea', () => {
  expect(handLines([40, 40, 40], 3, 1000)).toBe(1);
  expect(handLines([48, 75, 50, 85, 45, 90, 30, 115, 60, 50, 105, 40, 95], 7, 1000)).toBeLessThan(12);
  expect(handLines([130, 48, 30, 45, 150, 45, 45, 30, 30, 100, 35, 130, 70], 7, 1000)).toBeGreaterThan(11);
});
