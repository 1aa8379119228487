// The form of a new table, kept while somebody looks at the rules.
import type { PlannedSeat } from './plan';
import type { Pace } from './wire';

export interface Draft {
  seats: PlannedSeat[];
  options: Record<string, boolean | number | string>;
  seed: string;
  pack: number;
  pace: Pace;
  curtain: boolean;
}

const key = (game: string): string => `draft-${game}`;

export function keepDraft(game: string, draft: Draft): void {
  sessionStorage.setItem(key(game), JSON.stringify(draft));
}

/** The form as it was left; nothing of one that is damaged, or for another number of players than the game has. */
export function draftOf(game: string, players: readonly number[]): Draft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(key(game)) ?? 'null') as Draft | null;
    return draft && players.includes(draft.seats.length) ? draft : undefined;
  } catch {
    return undefined;
  }
}

export function dropDraft(game: string): void {
  sessionStorage.removeItem(key(game));
}
