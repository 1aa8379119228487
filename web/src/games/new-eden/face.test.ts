import { describe, expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { face, marks } from './face';

const GROUP = ['CRAB', 'MUSSEL', 'KRAKEN', 'YARD', 'OXYGEN', 'RESEARCH'];
const group = (name: string) => ({ is: 'Group', value: GROUP.indexOf(name) });
const final = (given = {}) => ({ is: 'Final', points: 0, forward: 0, back: 0, ignores_back: null, ...given });

function piece(name: string, data: Record<string, unknown>, kind = 'cards'): Piece {
  const blank = { slots: 0, bottles: [], on_place: null, on_use: null, final: final(), passive: null };
  return { id: 'X01', name: { id: 'new-eden-x', args: {} }, texts: [], source: 'designed', kind, data: { ...blank, group: group(name), ...data } };
}

describe('the face of a card', () => {
  it('shows slots, what an activation gives, and what counts at the end', () => {
    const drawn = face(piece('CRAB', { slots: 2, on_use: { is: 'Coins', n: 7 }, final: final({ points: 1, back: 1 }) }));
    expect(drawn.icon).toBe('crab');
    expect(drawn.lines).toEqual([{ needs: [{ icon: 'slot', times: 2 }], gives: [{ icon: 'coin', n: '7' }] }]);
    expect(drawn.final).toEqual([{ icon: 'point', n: '1' }, { icon: 'back', n: '1' }]);
  });

  it('shows bottles and new deeples', () => {
    expect(face(piece('OXYGEN', { bottles: [2, 1] })).lines[0]?.gives.map((mark) => mark.n)).toEqual(['2', '1']);
    expect(face(piece('YARD', { on_place: { is: 'Deeples', n: 3 } })).lines[0]?.gives).toEqual([{ icon: 'deeple', n: '3' }]);
  });

  it('shows what the plant gives more, and the minus of points', () => {
    const passive = { is: 'PlantBonus', coins: 0, points: 0, less_damage: 1 };
    expect(face(piece('RESEARCH', { passive })).lines).toEqual([{ when: 'plant', gives: [{ icon: 'damage', n: '−1' }] }]);
    expect(face(piece('RESEARCH', { final: final({ points: -5 }) })).final).toEqual([{ icon: 'point', n: '−5' }]);
  });

  it('shows points per staffed module, and crabs that cost nothing', () => {
    const points = { is: 'Times', factor: 3, number: { is: 'Staffed', group: group('CRAB') } };
    expect(face(piece('RESEARCH', { final: final({ points }) })).final).toEqual([
      { icon: 'point', n: '3', per: 'staffed' },
      { icon: 'crab' },
    ]);
    expect(face(piece('RESEARCH', { final: final({ ignores_back: group('CRAB') }) })).final).toEqual([
      { icon: 'crab' },
      { icon: 'back', n: '0' },
    ]);
  });

  it('shows what others suffer, by what they have', () => {
    const attack = { is: 'Others', part: { is: 'Damage', n: { is: 'Count', group: group('YARD') } } };
    expect(marks(attack)).toEqual([{ icon: 'person', n: '…' }, { icon: 'damage', n: '1', per: 'yard' }]);
  });

  it('shows parts one after the other', () => {
    const both = { is: 'Seq', parts: [{ is: 'Coins', n: 2 }, { is: 'Repair', n: 1 }] };
    expect(marks(both)).toEqual([{ icon: 'coin', n: '2' }, { icon: 'repair', n: '1' }]);
  });

  it('shows a bonus card by its group', () => {
    expect(face(piece('KRAKEN', { points: true }, 'bonus')).lines).toEqual([{ gives: [{ icon: 'point', n: '2', per: 'kraken' }] }]);
  });
});
