// What is drawn on a card: a band, rows of icons, and what counts at the end. Each game makes it from the fields of its pieces.
import type { components } from '../lib/wire.generated';
import { byGame } from '../games/folders';
import type { IconName } from './icons';

export type Piece = components['schemas']['Piece'];

/** An icon with a number: 3 coins; `per`: for each of these. */
export interface Mark {
  icon: IconName;
  n?: string;
  per?: IconName;
  /** Several of the same thing side by side. */
  times?: number;
}

/** Icons that belong together: when, what it needs, what it gives. */
export interface Line {
  when?: IconName;
  needs?: Mark[];
  gives: Mark[];
}

export interface Face {
  /** The id of a short word for the kind of card. */
  word: string;
  icon: IconName;
  /** The colour of the band; dark text stands on it. */
  band: string;
  number: string;
  lines: Line[];
  /** What counts at the end of the game. */
  final: Mark[];
}

const FACES = byGame(import.meta.glob<(piece: Piece) => Face>('../games/*/face.ts', { eager: true, import: 'face' }));

/** The face of a piece. The ids of its words begin with the name of its game. */
export function faceOf(piece: Piece): Face {
  const game = Object.keys(FACES).find((name) => piece.name.id.startsWith(`${name}-`));
  const face = game && FACES[game];
  return face ? face(piece) : { word: '', icon: 'card', band: '#b9c4cc', number: piece.id, lines: [], final: [] };
}
