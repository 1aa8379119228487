// What an event gives or takes, to be shown where it lands.
import type { GameEvent } from '../../lib/wire';
import type { Gain } from '../../shared/motion';
import { BUNDLE, bundle } from './face';

export function gains(event: GameEvent): Gain[] {
  const { seat, bundle: found, attribute, n, points } = event.args as { seat?: number; bundle?: string; attribute?: string; n?: number; points?: number };
  if (seat === undefined) return [];
  if (event.name === 'gained' && found) return bundle(found).map((mark) => ({ seat, icon: mark.icon, n: Number(mark.n ?? 1) }));
  if (event.name === 'stepped' && attribute) return [{ seat, icon: BUNDLE[attribute] ?? 'attribute', n: 1 }];
  if (event.name === 'marked' && points) return [{ seat, icon: 'point', n: points }];
  if (event.name === 'paid_disc' && n) return [{ seat, icon: 'disc', n: -n }];
  if ((event.name === 'conserved' || event.name === 'published' || event.name === 'lost_research') && n) return [{ seat, icon: 'science', n: -n }];
  return [];
}
