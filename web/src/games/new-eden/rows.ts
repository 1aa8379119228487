// What a row of the display says besides its cards.
import type { RowView } from './table';

/** Whose rejected cards lie in a row; undefined once they are gone. */
export function rejecter({ cards, owner }: RowView): number | undefined {
  return owner >= 0 && cards.some((card) => card !== '') ? owner : undefined;
}

/** How much of the height a row takes: a depth without cards leaves the room to the others, backs need less than words. */
export function heightOf({ cards }: RowView): string {
  if (cards.some((card) => card)) return 'minmax(0, 1fr)';
  return cards.includes(null) ? 'minmax(0, 0.5fr)' : 'minmax(4em, 0.4fr)';
}

/** Whether its empty spaces are move actions that somebody may still win. */
export function hasMoves(phase: string, mark: string): boolean {
  return phase === 'c' && mark === 'none';
}

/** What is said where a row under the hammer has no bid: alone, Deep Thought has bid nothing and will not bid later. */
export function noBid(alone: boolean): string {
  return alone ? 'new-eden-board-bids-nothing' : 'new-eden-board-no-bid';
}
