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

/**
 * The cards that would sink by one row with the next one that is bought: for each row, whether the one above it sends a
 * card down, by column. A row of a single card is emptied, and all cards above it move; the lowest such row is told.
 */
export function sinking(display: readonly RowView[]): { from: number; columns: boolean[][] } {
  const full = display.map(({ cards }) => cards.map((card) => card !== ''));
  const last = full.findLastIndex((row, at) => row.filter(Boolean).length === 1 && full.slice(0, at).flat().some(Boolean));
  return { from: last, columns: full.map((row, at) => row.map((_, column) => at > 0 && at <= last && full[at - 1]![column]!)) };
}
