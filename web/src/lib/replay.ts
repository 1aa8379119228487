// Finding one's way in a finished game.
import type { GameEvent, Replay } from './wire';

/** The first step after which an event has happened. */
export function stepOf(replay: Replay, event: GameEvent): number {
  const at = replay.steps.findIndex((step) => step.since > event.seq);
  return at < 0 ? replay.steps.length - 1 : at;
}

/** Where each round begins. */
export function rounds(replay: Replay): { step: number; n: number }[] {
  return replay.events
    .filter((event) => event.name === 'round')
    .map((event, i) => ({ step: stepOf(replay, event), n: Number(event.args['n'] ?? i + 1) }));
}

/** Steps at which somebody else has begun to choose. */
export function turns(replay: Replay): number[] {
  const begins = [0];
  replay.steps.forEach((step, i) => {
    if (i > 1 && step.seat !== replay.steps[i - 1]!.seat) begins.push(i - 1);
  });
  return [...new Set([...begins, replay.steps.length - 1])];
}
