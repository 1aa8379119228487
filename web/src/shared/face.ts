// What is drawn on a piece: bands, lines of icons, and what counts at the end. The engine makes it, beside the words.
import type { components } from '../lib/wire.generated';

type Schemas = components['schemas'];
export type Piece = Schemas['Piece'];
export type Face = Schemas['Face'];
/** Icons that belong together: when, what it needs, what it gives. */
export type Line = Schemas['Line'];
/** An icon with what stands beside it: 3 coins; `per`: for each of these; `times`: several side by side. */
export type Mark = Schemas['Mark'];

/** Light colours, by the names that the engine gives to bands: the words on them are dark in every theme. */
const BANDS: Record<string, string> = {
  crab: '#e8b854',
  mussel: '#f3e3bd',
  kraken: '#7cc98a',
  yard: '#b9c4cc',
  oxygen: '#9bd6e4',
  research: '#9bbcff',
  none: '#b9c4cc',
  steel: '#b9c4cc',
  yellow: '#f0cf5a',
  red: '#ff8f7e',
  green: '#7fcf8c',
  blue: '#8cbcff',
  brown: '#d4aa80',
  air: '#9bd6e4',
  sky: '#9bbcff',
  lagoon: '#8ccfd9',
  sand: '#f3e3bd',
  brass: '#e0b04b',
  pearl: '#fff4d6',
};

/** The colour of a band. */
export const band = (name: string | undefined): string => BANDS[name ?? 'steel'] ?? BANDS['steel']!;

/** The marks of an effect in the fields of a piece: of a space, a site, a track. */
export function marksOf(effect: unknown): Mark[] {
  return typeof effect === 'object' && effect !== null && 'marks' in effect ? (effect.marks as Mark[]) : [];
}
