// Bundles of gains as the rules write them: "R R K2".
import type { Text } from '../../lib/wire';
import type { IconName } from '../../shared/icons';
import type { Mark } from '../../shared/face';

/** What a letter of a bundle gives. */
export const BUNDLE: Record<string, IconName> = {
  R: 'reputation',
  I: 'inspiration',
  C: 'coordination',
  G: 'ingenuity',
  A: 'attribute',
  L: 'attribute',
  K: 'science',
  D: 'disc',
  M: 'impact',
  P: 'promote',
};

/** The lowest attribute has the sign of any attribute with an arrow, as in the game. */
const SIGNS: Record<string, string> = { L: '↓' };

/** How much of each letter is in a bundle. */
function amounts(found: string): [letter: string, n: number][] {
  const counts = new Map<string, number>();
  for (const one of found.split(' ').filter(Boolean)) counts.set(one[0]!, (counts.get(one[0]!) ?? 0) + Number(one.slice(1) || 1));
  return [...counts];
}

/** Every kind once, with its number. */
export function bundle(found: string): (Mark & { icon: IconName })[] {
  return amounts(found).map(([letter, n]) => {
    const told = `${n > 1 ? n : ''}${SIGNS[letter] ?? ''}`;
    return { icon: BUNDLE[letter] ?? 'plus', ...(told ? { n: told } : {}) };
  });
}

/** A bundle in words. */
export function bundleText(found: string): Text {
  const texts = amounts(found).map(([letter, n]) => ({ id: `deep-sea-gain-${letter.toLowerCase()}`, args: { n } }));
  return texts.length ? texts.reduceRight<Text | undefined>((b, a) => (b ? { id: 'deep-sea-gain-and', args: { a, b } } : a), undefined)! : { id: 'deep-sea-nothing', args: {} };
}
