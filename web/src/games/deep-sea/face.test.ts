import { describe, expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { bands, bundle, bundleText, COLOURS, face, marks, sideLines, sideName } from './face';

const gain = (found: string) => ({ is: 'Gain', bundle: found });
const piece = (kind: string, data: Record<string, unknown>): Piece => ({ id: 'x', kind, name: { id: 'x', args: {} }, texts: [], source: 'public', data }) as unknown as Piece;

describe('the icons of an effect', () => {
  it('are those of its bundle, each kind once', () => {
    expect(bundle('R R K2')).toEqual([{ icon: 'reputation', n: '2' }, { icon: 'science', n: '2' }]);
    expect(marks(gain('M'))).toEqual([{ icon: 'impact' }]);
  });

  it('tell any attribute and the lowest one apart', () => {
    expect(bundle('A A')).toEqual([{ icon: 'attribute', n: '2' }]);
    expect(bundle('L')).toEqual([{ icon: 'attribute', n: '↓' }]);
    expect(bundle('L L')).toEqual([{ icon: 'attribute', n: '2↓' }]);
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

describe('a bundle in words', () => {
  const one = (letter: string, n: number) => ({ id: `deep-sea-gain-${letter}`, args: { n } });

  it('joins its parts as the engine does', () => {
    expect(bundleText('R')).toEqual(one('r', 1));
    expect(bundleText('R R K2')).toEqual({ id: 'deep-sea-gain-and', args: { a: one('r', 2), b: one('k', 2) } });
    expect(bundleText('')).toEqual({ id: 'deep-sea-nothing', args: {} });
  });
});

describe('a senior', () => {
  const promoted = { id: 'deep-sea-line-senior', args: { name: { id: 'deep-sea-senior-x', args: {} } } };
  const one = { ...piece('crew', { tier: 1, junior: { is: 'Side', at_once: gain('M'), actions: { is: 'Sonar' } }, senior: { is: 'Side', at_once: gain('A'), actions: { is: 'Publish' } } }), texts: [promoted] } as Piece;

  it('shows what it does, not what its promotion gave', () => {
    expect(sideLines(one, true, true)).toEqual([{ gives: [{ icon: 'journal' }] }]);
    expect(sideLines(one, false, false)).toEqual([{ when: 'plus', gives: [{ icon: 'impact' }] }, { gives: [{ icon: 'sonar' }] }]);
  });

  it('has a name of its own', () => {
    expect([sideName(one, true).id, sideName(one, false).id]).toEqual(['deep-sea-senior-x', 'x']);
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

  it('has all symbols of a journal on a small card', () => {
    const journal = piece('journals', { cost: 3, symbols: [{ is: 'Colour', value: 2 }, { is: 'Colour', value: 3 }] });
    expect(bands(journal)).toBe(`linear-gradient(${COLOURS.brown} 0% 50%, ${COLOURS.green} 50% 100%)`);
  });

  it('has both uses of a token', () => {
    expect(face(piece('tokens', { research: 1, effect: { is: 'Sonar' } })).lines).toEqual([{ gives: [{ icon: 'science', n: '1' }, { icon: 'or' }, { icon: 'sonar' }] }]);
  });
});
