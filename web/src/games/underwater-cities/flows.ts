// What a production phase brought, thing by thing, read from the log.
import type { GameEvent } from '../../lib/wire';
import type { Flow } from './table';

export interface SeatFlows {
  seat: number;
  flows: Flow[];
  total: number[];
  fed?: { kelp: number; biomass: number; unfed: number; points: number };
}

const SIGNS: Record<string, number> = { produced: 1, gained: 1, gained_plain: 1, paid: -1, paid_plain: -1 };

/** How many productions there have been. */
export function productions(events: readonly GameEvent[]): number {
  return events.filter((event) => event.name === 'production').length;
}

/** The last production phase, with what the cities ate after it. */
export function lastProduction(events: readonly GameEvent[]): SeatFlows[] {
  const start = events.findLastIndex((event) => event.name === 'production');
  const found = new Map<number, SeatFlows>();
  if (start < 0) return [];
  let over = false;
  let used = ''; // a card with a choice or a cost: what it takes and gives is told as in any turn
  for (const event of events.slice(start + 1)) {
    if (event.name === 'round' || event.name === 'final') break;
    if (event.name === 'era_end') over = true;
    const { seat, source, goods, card } = event.args as { seat?: number; source?: string; goods?: number[]; card?: string };
    if (seat === undefined) continue;
    if (event.name === 'used') used = card ?? '';
    const one = found.get(seat) ?? { seat, flows: [], total: [0, 0, 0, 0, 0, 0] };
    const sign = SIGNS[event.name];
    if (sign && goods && !over) {
      const moved = goods.map((n) => (n ? sign * n : 0));
      one.flows.push({ source: source || used, goods: moved });
      one.total = one.total.map((n, at) => n + (moved[at] ?? 0));
    } else if (event.name === 'fed') {
      const { kelp = 0, biomass = 0, unfed = 0, points = 0 } = event.args as Partial<NonNullable<SeatFlows['fed']>>;
      one.fed = { kelp, biomass, unfed, points };
    } else continue;
    found.set(seat, one);
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}
