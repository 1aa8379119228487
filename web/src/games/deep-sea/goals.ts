// The goals of a scenario, read from its texts.
import type { Text } from '../../lib/wire';

/** What a scenario says about one of its goals, without the heading; of one with two ways only the one that was chosen. */
export function goalTexts(texts: readonly Text[], goal: number, option: string): Text[] {
  let here = false;
  return texts.filter((text) => {
    if (text.id === 'deep-sea-line-goal') here = text.args['n'] === goal && (!option || text.args['option'] === option);
    else if (text.id.startsWith('deep-sea-rule')) here = false;
    if (text.id === 'deep-sea-line-team-goal') return false; // points and prizes are another game than figures to reach
    return here && (text.id !== 'deep-sea-line-goal' || (!option && text.args['option'] !== ''));
  });
}

/** What a team counts for a goal, and how much of it is needed. */
export interface Counted {
  option: string;
  what: Text;
  need: number;
}

/** A goal of the scenario as a team sees it; of one with two ways the one that was chosen, or both. */
export function counted(texts: readonly Text[], goal: number, option: string, players: number): Counted[] {
  const found: Counted[] = [];
  let [number, way] = [0, ''];
  for (const { id, args } of texts) {
    if (id === 'deep-sea-line-goal') [number, way] = [Number(args['n']), String(args['option'])];
    const here = id === 'deep-sea-line-team-goal' && number === goal && (!option || way === option);
    if (here) found.push({ option: way, what: args['what'] as Text, need: Number(args[`p${players}`]) });
  }
  return found;
}

/** Whether texts speak of one of these, by the ids of their messages. */
export function mentions(texts: readonly Text[], ...ids: string[]): boolean {
  const said = JSON.stringify(texts);
  return ids.some((id) => said.includes(`"${id}"`));
}

/** The messages that count field symbols. */
export const SYMBOL_COUNTS = ['deep-sea-commonest', 'deep-sea-sets', 'deep-sea-of-colour'];
