// What an event gives or takes, to be shown where it lands. What a production brings is shown where it comes from.
import type { GameEvent } from '../../lib/wire';
import type { Gain } from '../../shared/motion';
import { GOODS } from './table';

const SIGNS: Record<string, number> = { gained: 1, gained_plain: 1, paid: -1, paid_plain: -1 };

export function gains(event: GameEvent): Gain[] {
  const { seat, goods, points, kelp, biomass } = event.args as { seat?: number; goods?: number[]; points?: number; kelp?: number; biomass?: number };
  if (seat === undefined) return [];
  const sign = SIGNS[event.name];
  if (sign && goods) return goods.flatMap((n, at) => (n ? [{ seat, icon: GOODS[at]!, n: sign * n }] : []));
  if (event.name === 'scored' && points) return [{ seat, icon: 'point', n: points }];
  if (event.name !== 'fed') return [];
  const fed: Gain[] = [];
  if (kelp) fed.push({ seat, icon: 'kelp', n: -kelp });
  if (biomass) fed.push({ seat, icon: 'biomass', n: -biomass });
  if (points) fed.push({ seat, icon: 'point', n: -points });
  return fed;
}
