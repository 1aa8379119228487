// What is printed on the common boards, from the one piece that holds it all.
import { marksOf, type Mark, type Piece } from '../../shared/face';
import { GUILDS, SIDES, type Side } from './table';

export interface DieFace {
  /** Without one it is a joker. */
  guild: (typeof GUILDS)[number] | null;
  money: number;
  breakthroughs: number;
}

export interface SonarField {
  /** Of each sonar symbol. */
  effects: unknown[];
  /** And then one more die of the same kind. */
  die: boolean;
  /** When the marker enters. */
  vp: number;
}

const list = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);
const data = (pieces: Record<string, Piece>): Record<string, unknown> => pieces['boards']?.data ?? {};

/** The bonuses of the fields of a guild's ring, and where its arrow leads. */
export function ring(pieces: Record<string, Piece>, guild: number): { fields: unknown[]; arrow: number[] } {
  return (list(data(pieces)['rings'])[guild] as { fields: unknown[]; arrow: number[] } | undefined) ?? { fields: [], arrow: [] };
}

/** What a row of the Hub pays, by the number of artefacts in it. */
export const hubRow = (pieces: Record<string, Piece>, guild: number): unknown[] => list(list(data(pieces)['hub'])[guild]);

export const survivors = (pieces: Record<string, Piece>, players: number): unknown[] =>
  list((data(pieces)['survivors'] as Record<string, unknown> | undefined)?.[String(players)]);

export const sonar = (pieces: Record<string, Piece>): SonarField[] => list(data(pieces)['sonar']) as SonarField[];

/** What each sonar symbol of a dive gives while the marker is on a field. */
export const sonarMarks = (field: SonarField): Mark[] => [...field.effects.flatMap(marksOf), ...(field.die ? [{ icon: 'dive', n: '+1' }] : [])];

/** The prices of the fields of the market; some come twice. */
export const prices = (pieces: Record<string, Piece>): number[] => list(data(pieces)['prices']).map(Number);

/** What the outposts of a side cost, from the first to the last. */
export const ladder = (pieces: Record<string, Piece>, side: Side): number[] => list(list(data(pieces)['ladders'])[SIDES.indexOf(side)]).map(Number);

/** VP of all fields of the toxicity scoring track. */
export const toxicityTrack = (pieces: Record<string, Piece>): number[] => list(data(pieces)['toxicity']).map(Number);

/** VP of the field of the toxicity scoring track. */
export const toxicityPoints = (pieces: Record<string, Piece>, field: number): number => toxicityTrack(pieces)[field] ?? 0;

/** All faces of a research die. */
export const dieFaces = (pieces: Record<string, Piece>, die: number): DieFace[] => list(list(data(pieces)['research_dice'])[die - 1]).map((_, n) => dieFace(pieces, die, n + 1));

/** What a research die shows; dice and faces are numbered from 1. */
export function dieFace(pieces: Record<string, Piece>, die: number, face: number): DieFace {
  return (list(list(data(pieces)['research_dice'])[die - 1])[face - 1] as DieFace | undefined) ?? { guild: null, money: 0, breakthroughs: 0 };
}
