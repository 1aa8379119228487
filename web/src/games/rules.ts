// The rules of the games in our own words, one module per language.
import type { Language } from '../lib/text.svelte';

/** Lines that begin with "- " are points of a list; all others are paragraphs. RU-nn is a ruling of docs/rules. */
export interface Section {
  id: string;
  title: string;
  lines: string[];
}

type Pages = Record<Language, () => Promise<{ default: Section[] }>>;

export const RULES: Record<string, Pages> = {
  'new-eden': {
    en: () => import('./new-eden/rules/en'),
    de: () => import('./new-eden/rules/de'),
    pt: () => import('./new-eden/rules/pt'),
  },
};
