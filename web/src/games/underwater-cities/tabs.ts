// On a narrow screen the table is shown in parts; the part in which something can be chosen comes up by itself.
import type { Place } from '../../lib/wire';
import type { IconName } from '../../shared/icons';

export type TabName = 'main' | 'floor' | 'hand';
export const TABS: Record<TabName, IconName> = { main: 'clone', floor: 'city', hand: 'hand' };

const PARTS: readonly (readonly [TabName, readonly string[]])[] = [
  ['main', ['space', 'special', 'track', 'clone']],
  ['floor', ['city', 'site', 'tunnel', 'metropolis']],
  ['hand', ['hand', 'card', 'good']],
];

/** The part to look at for a question: where its places glow; the first in the order of a turn. */
export function tabOf(places: readonly Place[]): TabName | undefined {
  return PARTS.find(([, sorts]) => places.some(({ sort }) => sorts.includes(sort)))?.[0];
}
