// The rules of the games in our own words, one module per language: rules/en.ts, de.ts and pt.ts in a game's folder.
import type { Language } from '../lib/text.svelte';
import { byGame } from './folders';

/** Lines that begin with "- " are points of a list; all others are paragraphs. RU-nn, R12 or Q12 is a ruling of docs/rules. */
export interface Section {
  id: string;
  title: string;
  lines: string[];
}

/** The sections in which all these words occur, with the lines that hold any of them; without words, everything. */
export function searched(sections: readonly Section[], wish: string): Section[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();
  const wanted = plain(wish).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [...sections];
  return sections.flatMap((section) => {
    const [title, lines] = [plain(section.title), section.lines.map(plain)];
    if (!wanted.every((word) => title.includes(word) || lines.some((line) => line.includes(word)))) return [];
    const found = section.lines.filter((_, n) => wanted.some((word) => lines[n]!.includes(word)));
    return [{ ...section, lines: found.length ? found : section.lines }];
  });
}

type Page = () => Promise<{ default: Section[] }>;

const en = byGame(import.meta.glob<{ default: Section[] }>('./*/rules/en.ts'));
const de = byGame(import.meta.glob<{ default: Section[] }>('./*/rules/de.ts'));
const pt = byGame(import.meta.glob<{ default: Section[] }>('./*/rules/pt.ts'));

export const RULES: Record<string, Record<Language, Page>> = Object.fromEntries(
  Object.keys(en).map((game) => [game, { en: en[game]!, de: de[game]!, pt: pt[game]! }]),
);
