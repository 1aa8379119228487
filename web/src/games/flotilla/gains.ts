// What an event gives or takes, to be shown where it lands.
import type { GameEvent } from '../../lib/wire';
import type { IconName } from '../../shared/icons';
import type { Gain } from '../../shared/motion';
import { COLOURS } from './table';

interface Told {
  seat?: number;
  n?: number;
  colour?: string;
}

/** What comes with an event, by its name: an icon, and whether it is gained or lost. */
const COUNTED: Record<string, [IconName, 1 | -1]> = {
  vp: ['point', 1],
  money: ['coin', 1],
  income: ['coin', 1],
  switched: ['coin', 1],
  paid: ['coin', -1],
  toxicity: ['toxicity', 1],
  cleansed: ['toxicity', -1],
};

export function gains(event: GameEvent): Gain[] {
  const { seat, n, colour } = event.args as Told;
  if (seat === undefined) return [];
  const barrel = COLOURS.find((one) => one === colour);
  if (event.name === 'took' && barrel) return [{ seat, icon: barrel, n: 1 }];
  if (event.name === 'sold' && barrel && n) return [{ seat, icon: barrel, n: -1 }, { seat, icon: 'coin', n }];
  if (event.name === 'bought' && barrel && n) return [{ seat, icon: barrel, n: 1 }, { seat, icon: 'coin', n: -n }];
  if (event.name === 'rescued') return [{ seat, icon: 'survivor', n: 1 }];
  if (event.name === 'seal') return [{ seat, icon: 'seal', n: 1 }];
  const found = COUNTED[event.name];
  return found && n ? [{ seat, icon: found[0], n: found[1] * n }] : [];
}
