// Points by source: those that are gained, and those that a final scoring would add now.
import type { SeatView } from './table';

export const worth = (seat: SeatView, source: string): number => (seat.gains[source] ?? 0) + (seat.final[source] ?? 0);
export const total = (seat: SeatView): number => seat.vp + Object.values(seat.final).reduce((a, b) => a + b, 0);
