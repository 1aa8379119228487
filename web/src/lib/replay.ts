// Finding one's way in a finished game.
import type { GameEvent, Replay } from './wire';

/** The first step after which an event has happened. */
export function stepOf(replay: Replay, event: GameEvent): number {
  const found = replay.steps.findIndex((step) => step.since > event.seq);
  return found < 0 ? replay.steps.length - 1 : found;
}

/** Where each round begins. */
export function rounds(replay: Replay): { step: number; n: number }[] {
  return replay.events
    .filter((event) => event.name === 'round')
    .map((event, i) => ({ step: stepOf(replay, event), n: Number(event.args['n'] ?? i + 1) }));
}

/** Steps at which somebody else has begun to choose. */
export function turns(replay: Replay): number[] {
  const found = [0];
  replay.steps.forEach((step, i) => {
    if (i > 1 && step.seat !== replay.steps[i - 1]!.seat) found.push(i - 1);
  });
  return [...new Set([...found, replay.steps.length - 1])];
}
