// What is printed on the common boards, from the one piece that holds it all.
import type { Piece } from '../../shared/face';
import { isTree, number, type Tree } from './face';

export interface DieFace {
  /** Without one it is a joker. */
  guild: number | undefined;
  money: number;
  breakthroughs: number;
}

const list = (found: unknown): unknown[] => (Array.isArray(found) ? found : []);
const data = (pieces: Record<string, Piece>): Record<string, unknown> => pieces['boards']?.data ?? {};

/** The bonuses of the fields of a guild's ring, and where its arrow leads. */
export function ring(pieces: Record<string, Piece>, guild: number): { fields: unknown[]; arrow: number[] } {
  const found = list(data(pieces)['rings'])[guild];
  return isTree(found) ? { fields: list(found['fields']), arrow: list(found['arrow']).map(Number) } : { fields: [], arrow: [] };
}

/** What a row of the Hub pays, by the number of artefacts in it. */
export const hubRow = (pieces: Record<string, Piece>, guild: number): unknown[] => list(list(data(pieces)['hub'])[guild]);

export const survivors = (pieces: Record<string, Piece>, players: number): unknown[] =>
  list((data(pieces)['survivors'] as Record<string, unknown> | undefined)?.[String(players)]);

export const sonar = (pieces: Record<string, Piece>): Tree[] => list(data(pieces)['sonar']).filter(isTree);

/** VP of the field of the toxicity scoring track. */
export const toxicityPoints = (pieces: Record<string, Piece>, field: number): number => Number(list(data(pieces)['toxicity'])[field] ?? 0);

/** What a research die shows; dice and faces are numbered from 1. */
export function dieFace(pieces: Record<string, Piece>, die: number, face: number): DieFace {
  const found = list(list(data(pieces)['research_dice'])[die - 1])[face - 1];
  if (!isTree(found)) return { guild: undefined, money: 0, breakthroughs: 0 };
  return { guild: isTree(found['guild']) ? number(found['guild']) : undefined, money: Number(found['money']), breakthroughs: Number(found['breakthroughs']) };
}
