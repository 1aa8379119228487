// The rules of the games in our own words, one module per language: rules/en.ts, de.ts and pt.ts in a game's folder.
import type { Language } from '../lib/text.svelte';
import { byGame } from './folders';

/** Lines that begin with "- " are points of a list; all others are paragraphs. RU-nn, R12 or Q12 is a ruling of docs/rules. */
export interface Section {
  id: string;
  title: string;
  lines: string[];
}

type Page = () => Promise<{ default: Section[] }>;

const en = byGame(import.meta.glob<{ default: Section[] }>('./*/rules/en.ts'));
const de = byGame(import.meta.glob<{ default: Section[] }>('./*/rules/de.ts'));
const pt = byGame(import.meta.glob<{ default: Section[] }>('./*/rules/pt.ts'));

export const RULES: Record<string, Record<Language, Page>> = Object.fromEntries(
  Object.keys(en).map((game) => [game, { en: en[game]!, de: de[game]!, pt: pt[game]! }]),
);
