// On a narrow screen the table is shown in parts; the part in which something can be chosen comes up by itself.
import type { IconName } from '../../shared/icons';

export type TabName = 'sea' | 'guilds' | 'own' | 'others';
export const TABS: Record<TabName, IconName> = { sea: 'tile', guilds: 'influence', own: 'person', others: 'eye' };

const PARTS: readonly (readonly [TabName, RegExp])[] = [
  ['sea', /^(hex|ship|turn|piece|symbol|die):|^breakthrough$|^[YGRB]\d\d$/],
  ['guilds', /^(ring|banner|stack|goal|dial|hub|market):|^dock$/],
  ['own', /./],
];

/** The part to look at for a question: where its places glow. Cards to copy are those of others. */
export function tabOf(places: readonly string[], kind = ''): TabName | undefined {
  if (kind === 'Copy') return 'others';
  return PARTS.find(([, sort]) => places.some((place) => sort.test(place)))?.[0];
}
