import { describe, expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { face, marks } from './face';

const kind = (value: number) => ({ is: 'Kind', value });
const gain = (...goods: number[]) => ({ is: 'Gain', goods, of_space: false });

function card(type: number, effects: unknown[], more: Record<string, unknown> = {}): Piece {
  const data = { is: 'Card', id: 'U28', number: 28, type: { is: 'CardType', value: type }, colour: { is: 'Colour', value: 2 }, effects, cost: 0, ...more };
  return { id: 'U28', kind: 'cards', name: { id: 'x', args: {} }, texts: [], source: 'rulebook', data } as unknown as Piece;
}

describe('the icons of an effect', () => {
  it('are its gains', () => {
    expect(marks(gain(1, 0, 0, 2, 0, 0))).toEqual([{ icon: 'kelp', n: '1' }, { icon: 'coin', n: '2' }]);
  });

  it('say or between branches', () => {
    const either = { is: 'OneOf', parts: [{ is: 'Build', kind: kind(7), cost: [-1], less: [0, 0, 0, 0, 0, 0], where: 0 }, gain(1, 0, 0, 0, 0, 0)] };
    expect(marks(either).map(({ icon }) => icon)).toEqual(['plus', 'city', 'or', 'kelp']);
  });

  it('say how often', () => {
    const repeat = { is: 'Repeat', lo: 1, hi: 2, part: { is: 'Build', kind: kind(1), cost: [], less: [], where: 0 } };
    expect(marks(repeat).at(-1)).toEqual({ icon: 'next', n: '1–2' });
  });
});

describe('the face of a card', () => {
  it('has a band of its colour, and its condition before its gain', () => {
    const when = { is: 'When', condition: { is: 'Has', least: 1, number: { is: 'AnyUp', kind: kind(4) } }, part: gain(1, 0, 0, 0, 0, 0) };
    const drawn = face(card(0, [when]));
    expect(drawn.icon).toBe('instant');
    expect(drawn.number).toBe('28');
    expect(drawn.lines).toEqual([{ needs: [{ icon: 'tunnel', n: '1' }, { icon: 'upgrade' }], gives: [{ icon: 'kelp', n: '1' }] }]);
  });

  it('shows what a special card costs, and what counts at the end', () => {
    const score = { is: 'Score', n: { is: 'Share', number: { is: 'Conn', kind: kind(1) }, size: 3 } };
    const drawn = face(card(4, [score], { cost: 3 }));
    expect(drawn.lines).toEqual([]);
    expect(drawn.final).toEqual([{ icon: 'point', n: '1' }, { icon: 'next' }, { icon: 'farm', n: '3' }]);
  });
});
