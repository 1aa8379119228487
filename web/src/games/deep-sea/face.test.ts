import { describe, expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { bundle, COLOURS, face, goalTexts, marks } from './face';

const gain = (found: string) => ({ is: 'Gain', bundle: found });
const piece = (kind: string, data: Record<string, unknown>): Piece => ({ id: 'x', kind, name: { id: 'x', args: {} }, texts: [], source: 'public', data }) as unknown as Piece;

describe('the icons of an effect', () => {
  it('are those of its bundle, each kind once', () => {
    expect(bundle('R R K2')).toEqual([{ icon: 'reputation', n: '2' }, { icon: 'science', n: '2' }]);
    expect(marks(gain('M'))).toEqual([{ icon: 'impact' }]);
  });

  it('say or between alternatives', () => {
    const either = { is: 'Alternatives', parts: [{ is: 'Sonar' }, { is: 'Dive', n: 2 }] };
    expect(marks(either)).toEqual([{ icon: 'sonar' }, { icon: 'or' }, { icon: 'dive', n: '2' }]);
  });

  it('follow the parts of a sequence', () => {
    expect(marks({ is: 'Actions', parts: [{ is: 'Travel', tech: 1 }, { is: 'Conserve', less: 2 }] })).toEqual([
      { icon: 'vessel', n: '+1' },
      { icon: 'conserve', n: '−2' },
    ]);
    expect(marks(null)).toEqual([]);
  });
});

describe('the face of a piece', () => {
  it('has both sides of a crew member', () => {
    const drawn = face(piece('crew', { tier: 2, junior: { is: 'Side', at_once: gain('R'), actions: { is: 'Sonar' } }, senior: { is: 'Side', actions: { is: 'Publish' }, score: { is: 'Score' } } }));
    expect(drawn.number).toBe('2');
    expect(drawn.lines).toEqual([
      { when: 'plus', gives: [{ icon: 'reputation' }] },
      { gives: [{ icon: 'sonar' }] },
      { when: 'senior', gives: [{ icon: 'journal' }] },
      { when: 'senior', gives: [{ icon: 'final' }, { icon: 'point', n: '…' }] },
    ]);
  });

  it('has cost, colour and points of a journal', () => {
    const drawn = face(piece('journals', { cost: 3, symbols: [{ is: 'Colour', value: 3 }], you: gain('G'), others: gain('K'), points: 2 }));
    expect([drawn.number, drawn.band]).toEqual(['3', COLOURS.green]);
    expect(drawn.lines.map(({ when }) => when)).toEqual([undefined, 'person']);
    expect(drawn.final).toEqual([{ icon: 'point', n: '2' }]);
  });

  it('has both uses of a token', () => {
    expect(face(piece('tokens', { research: 1, effect: { is: 'Sonar' } })).lines).toEqual([{ gives: [{ icon: 'science', n: '1' }, { icon: 'or' }, { icon: 'sonar' }] }]);
  });
});

describe('a goal in words', () => {
  const line = (id: string, args: Record<string, unknown> = {}) => ({ id: `deep-sea-${id}`, args });
  const texts = [line('line-goal', { n: 1, option: '' }), line('goal-each'), line('goal-prizes'), line('line-goal', { n: 2, option: 'left' }), line('goal-a'), line('line-goal', { n: 2, option: 'right' }), line('goal-b'), line('rule-options')];
  const ids = (goal: number, option: string) => goalTexts(texts, goal, option).map((text) => text.id.slice('deep-sea-'.length));

  it('is what stands below its heading', () => expect(ids(1, '')).toEqual(['goal-each', 'goal-prizes']));
  it('is the way that was chosen, or both with their headings', () => {
    expect(ids(2, 'right')).toEqual(['goal-b']);
    expect(ids(2, '')).toEqual(['line-goal', 'goal-a', 'line-goal', 'goal-b']);
  });
});
