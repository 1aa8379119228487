import { beforeEach, describe, expect, it } from 'vitest';
import { distinct, parts, render, say, speak } from './text.svelte';
import type { Text } from './wire';

// Texts as the server sends them; tests/text/test_sentences.py has the same sentences.
const group = (name: string): Text => ({ id: `new-eden-group-${name}`, args: {} });
const times = (factor: number, number: Text): Text => ({ id: 'core-times', args: { factor, number } });
const staffed = (name: string): Text => ({ id: 'new-eden-staffed', args: { group: group(name) } });
const count = (name: string): Text => ({ id: 'new-eden-count', args: { group: group(name) } });

const R05: Text = {
  id: 'new-eden-line-final',
  args: { what: { id: 'new-eden-final-per', args: { points: times(3, staffed('crab')) } } },
};
const R13: Text = {
  id: 'new-eden-line-place',
  args: { what: { id: 'core-others', args: { part: { id: 'new-eden-damage', args: { n: count('yard') } } } } },
};

describe('the functions of the catalogues', () => {
  beforeEach(() => speak('en'));

  it('COUNT and PER: a number that is counted', () => {
    expect(render(R05)).toBe('End: 3 points per staffed crab');
    speak('de');
    expect(render(R05)).toBe('Ende: 3 Punkte je voll besetzte Erntekrabbe');
    speak('pt');
    expect(render(R05)).toBe('Fim: 3 pontos por caranguejo com equipe completa');
  });

  it('FORM: the kind of what is inside', () => {
    expect(render(R13)).toBe('Now, all others: 1 damage per own shipyard card');
    speak('de');
    expect(render(R13)).toBe('Jetzt, alle anderen: 1 Schaden je eigene Werftkarte');
    speak('pt');
    expect(render(R13)).toBe('Agora, os demais: 1 de dano por carta de estaleiro própria');
  });

  it('CODE: left out, unless texts could not be told apart', () => {
    const crab = (id: string): Text => ({ id: 'new-eden-name-crab', args: { id } });
    const card: Text = { id: 'underwater-cities-name-card', args: { title: 'Patent Office', number: 52 } };
    const sonar: Text = { id: 'deep-sea-event-sonar', args: { seat: 0, zone: 'Atoll', cell: 'E1' } };
    expect([render(crab('C05')), render(card)]).toEqual(['Harvest Crab', 'Patent Office']);
    expect(render(sonar, { seat: () => 'Ana' })).toBe('Ana uses sonar: Atoll');
    expect(distinct([crab('C05'), card, crab('C06')])).toEqual(['Harvest Crab C05', 'Patent Office', 'Harvest Crab C06']);
  });

  it('ICON: words, or the icon of a thing with its number', () => {
    const gained: Text = { id: 'deep-sea-event-gained', args: { seat: 0, what: { id: 'deep-sea-gain-and', args: { a: { id: 'deep-sea-gain-r', args: { n: 1 } }, b: { id: 'deep-sea-gain-k', args: { n: 2 } } } } } };
    expect(render(gained, { seat: () => 'Ana' })).toBe('Ana gains reputation +1 and 2 research');
    expect(parts(gained, {}).filter(({ mark }) => mark)).toEqual([
      { words: 'reputation +1', mark: { icon: 'reputation', n: '1' } },
      { words: '2 research', mark: { icon: 'science', n: '2' } },
    ]);
    const took: Text = { id: 'flotilla-event-took', args: { seat: 0, colour: { id: 'flotilla-colour-red', args: {} } } };
    expect(parts(took, {}).at(-1)).toEqual({ words: '(red)', mark: { icon: 'red', n: '' } });
  });

  it('ICON: a name stays words', () => {
    const named: Text = { id: 'underwater-cities-name-blue', args: { what: { id: 'underwater-cities-goods-kelp', args: { n: 2 } }, id: 'b1' } };
    const gets: Text = { id: 'underwater-cities-event-tile', args: { seat: 0, tile: { ref: 'b1' } } };
    const found = parts(gets, { piece: () => named });
    expect(found.at(-1)).toEqual({ words: expect.stringContaining('2 kelp'), piece: 'b1' });
  });

  it('factors multiply, plain numbers stay', () => {
    expect(say('new-eden-coins', { n: times(3, times(2, staffed('crab'))) })).toBe('6 coins per staffed crab');
    expect(say('new-eden-coins', { n: 1 })).toBe('1 coin');
    expect(render(times(3, staffed('crab')))).toBe('3 × staffed crabs');
  });
});

describe('names', () => {
  const names = {
    seat: (seat: number) => ['Ada', 'Bo'][seat] ?? '',
    piece: (id: string): Text => ({ id: 'new-eden-name-crab', args: { id } }),
  };
  const bought: Text = { id: 'new-eden-event-bought', args: { seat: 1, card: { ref: 'C05' }, row: 2, coins: 6 } };

  beforeEach(() => speak('en'));

  it('are put in', () => {
    expect(render(bought, names)).toBe('Bo buys Harvest Crab from row 2 for 6 coins');
    expect(say('new-eden-event-out', { seat: 2 })).toBe('Player 3 drops out');
  });

  it('can be found again in a sentence', () => {
    expect(parts(bought, names)).toEqual([
      { words: 'Bo', seat: 1 },
      { words: ' buys ' },
      { words: 'Harvest Crab', piece: 'C05' },
      { words: ' from row 2 for ' },
      { words: '6 coins', mark: { icon: 'coin', n: '6' } },
    ]);
  });

  it('a missing message shows its id', () => {
    expect(say('no-such-message')).toBe('no-such-message');
  });
});
