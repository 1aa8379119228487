// Which section of a game's rules explains a decision: each game says it in its help.ts.
import { byGame } from './folders';

const SECTIONS = byGame(import.meta.glob<Record<string, string>>('./*/help.ts', { eager: true, import: 'default' }));

export function sectionOf(game: string, kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : SECTIONS[game]?.[kind];
}

/** The sections that a game's prompts link to. */
export function linked(game: string): string[] {
  return Object.values(SECTIONS[game] ?? {});
}
