// How the points of a finished game came about, from the events of its final scoring.
import type { GameEvent } from '../../lib/wire';
import type { SeatView } from './table';

export interface Result {
  seat: number;
  /** Points before the final scoring. */
  played: number;
  /** Points for coins. */
  coins: number;
  /** Final points of the cards; 0 if the station collapsed. */
  value: number;
  holds: boolean;
  total: number;
  place: number;
}

/** From first to last; without events only the totals are known. */
export function results(events: readonly GameEvent[], seats: readonly SeatView[], places: readonly number[]): Result[] {
  const found = seats.map((station, seat): Result => {
    const args = events.findLast((event) => event.name === 'scored' && event.args['seat'] === seat)?.args as
      | { coin_points: number; value: number; holds: boolean | number; total: number }
      | undefined;
    const place = places[seat]!;
    if (!args) return { seat, played: station.score, coins: 0, value: 0, holds: station.damage <= station.pointer, total: station.score, place };
    const holds = Boolean(args.holds);
    const value = holds ? args.value : 0;
    return { seat, played: args.total - args.coin_points - value, coins: args.coin_points, value, holds, total: args.total, place };
  });
  return found.toSorted((a, b) => a.place - b.place);
}
