// On a narrow screen the table is shown in parts; the part in which something can be chosen comes up by itself.
import type { Place } from '../../lib/wire';
import type { IconName } from '../../shared/icons';

export type TabName = 'ocean' | 'impact' | 'own';
export const TABS: Record<TabName, IconName> = { ocean: 'sonar', impact: 'impact', own: 'person' };

const PARTS: readonly (readonly [TabName, readonly string[]])[] = [
  ['own', ['crew', 'token', 'journal', 'track']],
  ['ocean', ['cell', 'site', 'pile', 'looking', 'tray']],
  ['impact', ['hex', 'market', 'goal', 'cleanup']],
];

/** The part to look at for a question: where its places glow. */
export function tabOf(places: readonly Place[]): TabName | undefined {
  return PARTS.find(([, sorts]) => places.some(({ sort }) => sorts.includes(sort)))?.[0];
}
