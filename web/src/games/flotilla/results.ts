// Points by source: those that are gained, and those that a final scoring would add now. And when that will be.
import type { FlotillaTable, SeatView } from './table';

export const worth = (seat: SeatView, source: string): number => (seat.gains[source] ?? 0) + (seat.final[source] ?? 0);
export const total = (seat: SeatView): number => seat.vp + Object.values(seat.final).reduce((a, b) => a + b, 0);

/** The last round: one more than that in which the pool was emptied; 0 while the pool lasts, and when all is over. */
export const lastRound = (table: FlotillaTable): number => (table.end_round && !table.over ? table.end_round + 1 : 0);
