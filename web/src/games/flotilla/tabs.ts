// On a narrow screen the table is shown in parts; the part in which something can be chosen comes up by itself.
import type { Place } from '../../lib/wire';
import type { IconName } from '../../shared/icons';

export type TabName = 'sea' | 'guilds' | 'own' | 'others';
export const TABS: Partial<Record<TabName, IconName>> = { sea: 'tile', guilds: 'influence', own: 'person' };

/** Where the places of a sort are; all others are one's own. */
const PARTS: readonly (readonly [TabName, readonly string[]])[] = [
  ['sea', ['hex', 'ship', 'turn', 'piece', 'symbol', 'die', 'breakthrough', 'tile']],
  ['guilds', ['ring', 'field', 'banner', 'stack', 'goal', 'dial', 'hub', 'market', 'dock']],
];

/** The part to look at for a question: where its places glow. Cards to copy are those of others. */
export function tabOf(places: readonly Place[], kind = ''): TabName | undefined {
  if (kind === 'Copy') return 'others';
  return PARTS.find(([, sorts]) => places.some(({ sort }) => sorts.includes(sort)))?.[0] ?? (places.length ? 'own' : undefined);
}

/** Where room is needed: at the harbours, in the hand, or else in the sea. */
export function askedOf(places: readonly Place[], kind = ''): 'quay' | 'hand' | 'sea' {
  const tab = tabOf(places, kind);
  if (tab === 'guilds' && places.some(({ sort }) => sort !== 'goal' && sort !== 'dock')) return 'quay';
  return places.some(({ sort }) => sort === 'crew') && kind !== 'Copy' ? 'hand' : 'sea';
}
