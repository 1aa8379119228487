import { expect, it } from 'vitest';
import { coloured, firstPlan, plans, resized, seated, quickPlan } from './plan';
import type { GameInfo } from './wire';

const plan = () => firstPlan(3, 'Ada', 'teal', 'greedy');

it('begins with oneself and bots in different colours', () => {
  expect(plan().map((seat) => seat.who)).toEqual(['me', 'bot:greedy', 'bot:greedy']);
  expect(new Set(plan().map((seat) => seat.colour)).size).toBe(3);
});

it('grows and shrinks', () => {
  expect(resized(plan(), 5, 'random')[4]).toMatchObject({ who: 'bot:random' });
  expect(resized(plan(), 1, 'random')).toEqual([plan()[0]]);
});

it('has one of oneself', () => {
  const moved = seated(plan(), 2, 'me');
  expect(moved.map((seat) => seat.who)).toEqual(['bot:greedy', 'bot:greedy', 'me']);
  expect(moved[2]!.name).toBe('Ada');
});

it('swaps colours', () => {
  const [first, second] = plan();
  const changed = coloured(plan(), 0, second!.colour);
  expect([changed[0]!.colour, changed[1]!.colour]).toEqual([second!.colour, first!.colour]);
});

it('becomes what the server wants', () => {
  const open = seated(plan(), 1, 'open');
  expect(plans(open, String)).toEqual([
    { kind: 'person', name: 'Ada', colour: 'teal' },
    { kind: 'open', colour: open[1]!.colour },
    { kind: 'bot', bot: 'greedy', name: 'Triton', colour: open[2]!.colour },
  ]);
});

it('calls no bot as somebody else is called', () => {
  const [me, first, second] = plan();
  const named = [{ ...me!, name: ' marlin' }, first!, { ...second!, name: 'Triton' }];
  expect(plans(named, String).map((seat) => seat.name)).toEqual(['marlin', 'Calypso', 'Triton']);
});

it('sits down at once with as few as the game allows', () => {
  const info = (players: number[], bots: string[]) => ({ players, bots }) as unknown as GameInfo;
  expect(quickPlan(info([3, 4, 5], ['random', 'crab']), 'Ada', 'coral').map((seat) => seat.who)).toEqual(['me', 'bot:crab', 'bot:crab']);
  expect(quickPlan(info([1, 2, 3], ['mine']), 'Ada', 'coral').map((seat) => seat.who)).toEqual(['me', 'bot:mine']);
  expect(quickPlan(undefined, 'Ada', 'coral').length).toBe(2);
});

it('has several people at one screen', () => {
  const both = seated(plan(), 1, 'here');
  expect(plans(both, (seat) => `Player ${seat + 1}`).slice(0, 2)).toEqual([
    { kind: 'person', name: 'Ada', colour: 'teal' },
    { kind: 'person', name: 'Player 2', colour: both[1]!.colour },
  ]);
});
