// The icons of gains, which the engine names by their letters.
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

/** Every kind once, with its number. */
export function bundle(gains: readonly (readonly [letter: string, n: number])[]): (Mark & { icon: IconName })[] {
  return gains.map(([letter, n]) => {
    const told = `${n > 1 ? n : ''}${SIGNS[letter] ?? ''}`;
    return { icon: BUNDLE[letter] ?? 'plus', ...(told ? { n: told } : {}) };
  });
}
