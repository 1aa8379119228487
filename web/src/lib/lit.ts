// What can be chosen now, by the places on the board that it lights up.
import type { Decision, Option } from './wire';

export interface Lit {
  /** The decision that waits for this seat; undefined while it has nothing to choose. */
  decision: Decision | undefined;
  /** The options that a place stands for. Several: `pick` asks which one is meant. */
  at(place: string): Option[];
  /** Choose at a place: its only option, or after a question. Does nothing where nothing is on offer. */
  pick(place: string): void;
  /** Choose an option by its written form, such as `bid 7`. */
  choose(written: string): void;
  /** The places that the hint means. */
  hinted?: string[];
  /** Say why a place cannot be chosen now. */
  why(written: string): void;
}

export function places(decision: Decision | undefined): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of decision?.options ?? [])
    for (const place of option.places) found.set(place, [...(found.get(place) ?? []), option]);
  return found;
}

/** The lowest and highest number of a range such as `bid 5..9`; undefined for a plain option. */
export function range(option: Option): { verb: string; lo: number; hi: number } | undefined {
  const parts = /^(\w+) (\d+)\.\.(\d+)$/.exec(option.written);
  return parts ? { verb: parts[1]!, lo: Number(parts[2]), hi: Number(parts[3]) } : undefined;
}
