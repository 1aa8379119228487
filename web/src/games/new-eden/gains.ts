// What an event gives or takes, to be shown where it lands.
import { placeAt } from '../../lib/place';
import type { GameEvent } from '../../lib/wire';
import type { Gain, Trip } from '../../shared/motion';

/** Coins go down with these. */
const PAID = new Set(['bought', 'extended', 'market_paid', 'sold']);

export function gains(event: GameEvent): Gain[] {
  const { seat, coins, points, n } = event.args as Record<string, number | undefined>;
  if (seat === undefined) return [];
  const found: Gain[] = [];
  if (coins && event.name !== 'scored') found.push({ seat, icon: 'coin', n: PAID.has(event.name) ? -coins : coins });
  if (points) found.push({ seat, icon: 'point', n: points });
  if (event.name === 'damaged' && n) found.push({ seat, icon: 'damage', n });
  if (event.name === 'repaired' && n) found.push({ seat, icon: 'repair', n: -n });
  return found;
}

/** The way of a deeple, by the places where it starts and ends. */
export function trip(event: GameEvent): Trip | undefined {
  const { seat, start, to } = event.args as { seat?: number; start?: string; to?: string };
  return event.name === 'moved' && seat !== undefined && start && to ? { seat, from: start === 'dome' ? placeAt('dome') : placeAt('card', start), to: placeAt('card', to) } : undefined;
}
