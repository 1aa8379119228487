// What the rules of the games show beside the words: each game says it in its drawn.ts.
import { byGame } from './folders';

export interface Drawn {
  /** The section that explains an icon, in the order in which the section shows them. */
  icons: Record<string, string>;
  /** The section that explains a sort of place. */
  places: Record<string, string>;
  /** Cards and tiles that are examples, by section. */
  cards: Record<string, string[]>;
  /** Steps of the game's lesson that are examples, by section: drawn as the board is then. */
  moments: Record<string, string[]>;
}

const DRAWN = byGame(import.meta.glob<Drawn>('./*/drawn.ts', { eager: true, import: 'default' }));

export const drawn = (game: string): Drawn => DRAWN[game] ?? { icons: {}, places: {}, cards: {}, moments: {} };

/** The icons that a section explains. */
export const iconsOf = (game: string, section: string): string[] =>
  Object.entries(drawn(game).icons).flatMap(([icon, where]) => (where === section ? [icon] : []));

/** The section that explains an icon. */
export const explains = (game: string, icon: string | undefined): string | undefined => drawn(game).icons[icon ?? ''];

/** The section that explains a place, by its key. */
export const explainsPlace = (game: string, place: string | undefined): string | undefined => drawn(game).places[place?.split(':')[0] ?? ''];
