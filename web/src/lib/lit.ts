// What can be chosen now, by the places on the board that it lights up.
import { key } from './place';
import type { Decision, Option, Place, Range } from './wire';

/** A press on something that does not glow. */
export interface Question {
  place: Place;
  /** Whose place it is, where every seat has such places. */
  of?: number | undefined;
  /** What is picked already of an answer with several places. */
  picked: readonly Place[];
  /** Where it is on the screen: the answer is shown beside it. */
  at: DOMRect;
}

export interface Lit {
  /** The decision that waits for this seat; undefined while it has nothing to choose. */
  decision: Decision | undefined;
  /** The options that a place stands for. Several: `pick` asks which one is meant. */
  at(place: Place): Option[];
  /** Choose at a place: its only option, or after a question. Does nothing where nothing is on offer. */
  pick(place: Place): void;
  /** Choose an option by its written form, such as `bid 7`. */
  choose(written: string): void;
  /** Tell what is picked of a combination so far. */
  picks?(places: readonly Place[]): void;
  /** The places that the hint means. */
  hinted?: readonly Place[];
  /** The places whose points are being counted. */
  told?: readonly Place[];
  /** Say why a place cannot be chosen now, beside it. Missing where nobody may ask: for spectators, in a replay. */
  why?: ((question: Question) => void) | undefined;
}

/** The options of each place, by its key. */
export function places(decision: Decision | undefined): Map<string, Option[]> {
  const byPlace = new Map<string, Option[]>();
  for (const option of decision?.options ?? [])
    for (const place of option.places) byPlace.set(key(place), [...(byPlace.get(key(place)) ?? []), option]);
  return byPlace;
}

/** The written form of a number of a range. */
export const single = ({ verb }: Range, n: number): string => `${verb} ${n}`;

/** The option that a written form means, and which number where it is one of a range. */
export function meant(decision: Decision | undefined, written: string): { option: Option; n?: number } | undefined {
  for (const option of decision?.options ?? []) {
    if (option.written === written) return { option };
    for (let n = option.range?.lo ?? 1; n <= (option.range?.hi ?? 0); n += 1) if (single(option.range!, n) === written) return { option, n };
  }
  return undefined;
}
