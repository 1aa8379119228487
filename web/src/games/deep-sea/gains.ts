// What an event gives or takes, to be shown where it lands.
import type { GameEvent } from '../../lib/wire';
import type { Gain } from '../../shared/motion';
import { BUNDLE } from './bundle';

/** What takes research: all these events say how much. */
const RESEARCH = new Set(['conserved', 'published', 'lost_research', 'paid_research']);

export function gains(event: GameEvent): Gain[] {
  const { seat, what, n, points } = event.args as { seat?: number; what?: [letter: string, n: number][]; n?: number; points?: number };
  if (seat === undefined) return [];
  if (event.name === 'gained' && what) return what.map(([letter, n]) => ({ seat, icon: BUNDLE[letter] ?? 'plus', n }));
  if (event.name === 'marked' && points) return [{ seat, icon: 'point', n: points }];
  if (event.name === 'paid_disc' && n) return [{ seat, icon: 'disc', n: -n }];
  if (RESEARCH.has(event.name) && n) return [{ seat, icon: 'science', n: -n }];
  return [];
}
