// What `pelagia content show --html` puts into the page (src/pelagia/cli/cards.py writes it).
import type { Language } from '../lib/text.svelte';
import type { Piece } from '../shared/face';

export interface Section {
  title: string;
  pieces: string[];
}

/** What has no card: a track, a dock. Its fields as a pack has them. */
export interface Other {
  name: string;
  before: string[];
  now: string[];
}

export interface Data {
  language: Language;
  /** The catalogues of the language, as far as cards need them. */
  catalogues: string[];
  title: string;
  about: string[];
  words: Record<'before' | 'changed' | 'filter' | 'nothing' | 'now' | 'only' | 'others', string>;
  pieces: Record<string, Piece>;
  sections: Section[];
  /** Pieces that differ from the box, as the box has them; null if it does not. */
  changed: Record<string, Piece | null>;
  others: Other[];
}

/** The sections with the pieces that are asked for; those without any are left out. */
export function shown(data: Data, only: boolean, wanted: string, words: (piece: Piece) => string): Section[] {
  const typed = wanted.trim().toLowerCase();
  const fits = (id: string) =>
    (!only || id in data.changed) && (!typed || `${id} ${words(data.pieces[id]!)}`.toLowerCase().includes(typed));
  return data.sections.map((section) => ({ ...section, pieces: section.pieces.filter(fits) })).filter((section) => section.pieces.length);
}
