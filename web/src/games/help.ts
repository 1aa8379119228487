// Which section of a game's rules explains a decision: each game says it in its help.ts.
import { known } from '../lib/text.svelte';
import { byGame } from './folders';

const SECTIONS = byGame(import.meta.glob<Record<string, string>>('./*/help.ts', { eager: true, import: 'default' }));

export function sectionOf(game: string, kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : SECTIONS[game]?.[kind];
}

/** The message that says what somebody is doing who must decide: by the kind of decision, or by its section. */
export function doing(game: string, kind: string | undefined): string | undefined {
  const found = kind === undefined ? [] : [`page-kind-${game}-${kind.toLowerCase()}`, `${game}-page-doing-${sectionOf(game, kind)}`];
  return found.find(known);
}

/** The kinds of decision of a game. */
export function kinds(game: string): string[] {
  return Object.keys(SECTIONS[game] ?? {});
}

/** The sections that a game's prompts link to. */
export function linked(game: string): string[] {
  return Object.values(SECTIONS[game] ?? {});
}
