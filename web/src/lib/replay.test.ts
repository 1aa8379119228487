import { expect, it } from 'vitest';
import { rounds, stepOf, turns } from './replay';
import type { GameEvent, Replay } from './wire';

const event = (seq: number, name = 'bid', args = {}): GameEvent => ({ seq, number: 0, name, args, only: null, text: null });
const step = (n: number, seat: number | null, since: number) => ({ step: n, number: n, seat, option: '', scores: [0, 0], since });
const replay = {
  steps: [step(0, null, 2), step(1, 0, 4), step(2, 0, 5), step(3, 1, 9), step(4, 0, 9)],
  events: [event(0), event(1, 'round', { n: 1 }), event(3), event(7, 'round', { n: 2 })],
} as unknown as Replay;

it('finds the step of an event', () => {
  expect(stepOf(replay, replay.events[0]!)).toBe(0);
  expect(stepOf(replay, replay.events[2]!)).toBe(1);
});

it('finds rounds and turns', () => {
  expect(rounds(replay)).toEqual([
    { step: 0, n: 1 },
    { step: 3, n: 2 },
  ]);
  expect(turns(replay)).toEqual([0, 2, 3, 4]);
});
