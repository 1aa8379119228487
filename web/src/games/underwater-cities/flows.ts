// What a production phase brought, thing by thing, read from the log.
import type { GameEvent } from '../../lib/wire';
import type { Flow } from './table';

export interface SeatFlows {
  seat: number;
  flows: Flow[];
  total: number[];
  fed?: { kelp: number; biomass: number; unfed: number; points: number };
}

/** How many productions there have been. */
export function productions(events: readonly GameEvent[]): number {
  return events.filter((event) => event.name === 'production').length;
}

/** The last production phase, with what the cities ate after it. */
export function lastProduction(events: readonly GameEvent[]): SeatFlows[] {
  const start = events.findLastIndex((event) => event.name === 'production');
  const found = new Map<number, SeatFlows>();
  if (start < 0) return [];
  for (const event of events.slice(start + 1)) {
    if (event.name === 'round' || event.name === 'final') break;
    const { seat, source, goods } = event.args as { seat?: number; source?: string; goods?: number[] };
    if (seat === undefined) continue;
    const one = found.get(seat) ?? { seat, flows: [], total: [0, 0, 0, 0, 0, 0] };
    if (event.name === 'produced' && goods) {
      one.flows.push({ source: source ?? '', goods });
      one.total = one.total.map((n, at) => n + (goods[at] ?? 0));
    } else if (event.name === 'fed') one.fed = event.args as unknown as NonNullable<SeatFlows['fed']>;
    else continue;
    found.set(seat, one);
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}
