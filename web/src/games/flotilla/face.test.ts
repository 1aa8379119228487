import { describe, expect, it } from 'vitest';
import type { Piece } from '../../shared/face';
import { crewGuild, face, marks, sideLines, tileFace } from './face';

const guild = (value: number) => ({ is: 'Guild', value });
const piece = (kind: string, data: Record<string, unknown>): Piece => ({ id: 'X1', kind, name: { id: 'x', args: {} }, texts: [], source: 'designed', data }) as unknown as Piece;
const crew = piece('crew', {
  guilds: [guild(1)],
  level: 1,
  sinkside: { is: 'Face', points: 2, effects: [{ is: 'Influence', n: 3 }] },
  skyside: { is: 'Face', points: 4, effects: [{ is: 'Money', n: 3 }] },
});

describe('the icons of an effect', () => {
  it('come in the order of its parts', () => {
    const steps = { is: 'Steps', parts: [{ is: 'Money', n: 3 }, { is: 'Vp', n: 1 }] };
    expect(marks(steps)).toEqual([{ icon: 'coin', n: '3' }, { icon: 'point', n: '1' }]);
  });

  it('name the guild, where there is one', () => {
    expect(marks({ is: 'Seal', guild: guild(2) })).toEqual([{ icon: 'founders' }, { icon: 'seal' }]);
    expect(marks({ is: 'Seal', guild: null })).toEqual([{ icon: 'seal' }]);
  });

  it('take a discount off, and draw what a card spares', () => {
    const trade = { is: 'Trade', n: 3, sell: 0, buy: 0, ship: 0, outpost: 0, floating: false };
    const drawn = (change: object) => marks({ ...trade, ...change }).slice(1);
    expect(drawn({ sell: 1 })).toEqual([{ icon: 'coin', n: '+1' }]); // T1
    expect(drawn({ buy: -1 })).toEqual([{ icon: 'coin', n: '−1' }]);
    expect(drawn({ ship: -5 })).toEqual([{ icon: 'sail', n: '−5' }]); // T2
    expect(drawn({ outpost: -6, floating: true })).toEqual([{ icon: 'outpost', n: '−6' }, { icon: 'slot', n: '+0' }]); // T8
    expect(marks({ is: 'Explore', drawn: 3, placed: 2, clean: true })).toEqual([{ icon: 'tile', n: '3›2' }, { icon: 'toxicity', n: '0' }]); // F9
    expect(marks({ is: 'Draw', n: 2, clean: true })).toEqual([{ icon: 'tile', n: '+2' }, { icon: 'toxicity', n: '0' }]);
    expect(marks({ is: 'Draw', n: 2, clean: false })).toEqual([{ icon: 'tile', n: '+2' }]);
  });

  it('say what is counted', () => {
    expect(marks({ is: 'Per', every: 2, count: { is: 'Outposts' }, part: { is: 'Vp', n: 1 } })).toEqual([{ icon: 'outpost', n: '2' }, { icon: 'next' }, { icon: 'point', n: '1' }]);
  });
});

describe('a crew card', () => {
  it('shows sail value or income of its side', () => {
    expect(sideLines(crew, 'sinkside')[0]).toEqual({ gives: [{ icon: 'sail', n: '2' }] });
    expect(sideLines(crew, 'skyside')).toEqual([{ gives: [{ icon: 'coin', n: '4' }] }, { gives: [{ icon: 'coin', n: '3' }] }]);
  });

  it('has the colour of its guild', () => {
    expect(crewGuild(crew)).toBe(1);
    expect(face(crew).icon).toBe('traders');
    expect(crewGuild(piece('crew', { guilds: [] }))).toBeUndefined();
  });
});

it('reads a tile', () => {
  const data = { colour: { is: 'Colour', value: 3 }, depth: { is: 'Depth', value: 2 }, toxicity: 1, island: true, arc: { is: 'Arc', value: 0 }, pattern: 'S', cost: 1, building: false, site: false, station: -1 };
  const tile = piece('tiles', data);
  expect(tileFace(tile)).toMatchObject({ colour: 3, depth: 2, pattern: 'S', station: -1 });
  expect(face(tile).lines[0]).toEqual({ when: 'sinkside', gives: [{ icon: 'tile', n: '2' }, { icon: 'toxicity', n: '1' }, { icon: 'slot' }] });
});
