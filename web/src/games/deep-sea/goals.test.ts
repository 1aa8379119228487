import { describe, expect, it } from 'vitest';
import { counted, goalTexts, mentions } from './goals';

const line = (id: string, args: Record<string, unknown> = {}) => ({ id: `deep-sea-${id}`, args });
const team = (what: string, p1: number, p2: number) => line('line-team-goal', { what: line(what), p1, p2 });
const texts = [
  line('line-goal', { n: 1, option: '' }),
  line('goal-each'),
  line('goal-prizes'),
  team('found', 4, 7),
  line('line-goal', { n: 2, option: 'left' }),
  line('goal-a'),
  team('discs', 5, 9),
  line('line-goal', { n: 2, option: 'right' }),
  line('goal-b'),
  team('sets', 1, 2),
  line('rule-options'),
];

describe('a goal in words', () => {
  const ids = (goal: number, option: string) => goalTexts(texts, goal, option).map((text) => text.id.slice('deep-sea-'.length));

  it('is what stands below its heading', () => expect(ids(1, '')).toEqual(['goal-each', 'goal-prizes']));
  it('is the way that was chosen, or both with their headings', () => {
    expect(ids(2, 'right')).toEqual(['goal-b']);
    expect(ids(2, '')).toEqual(['line-goal', 'goal-a', 'line-goal', 'goal-b']);
  });
});

describe('a goal of a team', () => {
  const told = (goal: number, option: string, players: number) => counted(texts, goal, option, players).map(({ option, what, need }) => [option, what.id.slice('deep-sea-'.length), need]);

  it('is what is counted, with the figure for so many players', () => {
    expect(told(1, '', 1)).toEqual([['', 'found', 4]]);
    expect(told(1, '', 2)).toEqual([['', 'found', 7]]);
  });
  it('has both ways until one is chosen', () => {
    expect(told(2, '', 2)).toEqual([['left', 'discs', 9], ['right', 'sets', 2]]);
    expect(told(2, 'right', 2)).toEqual([['right', 'sets', 2]]);
  });
});

it('finds what texts speak of, however deep', () => {
  expect(mentions(texts, 'deep-sea-found')).toBe(true);
  expect(mentions(texts, 'deep-sea-commonest')).toBe(false);
});
