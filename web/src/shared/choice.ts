// Choosing at places: which of them glow, and what a press means. A step has a start and a target, a combination several places.
import type { Decision, Option } from '../lib/wire';

export type Glow = 'ready' | 'start' | 'target' | 'picked';

/** What is half chosen inside the board. */
export interface Half {
  /** The start of a step. */
  from: string | null;
  /** Places of a combination, such as cards to keep. */
  picked: readonly string[];
}

export const NOTHING: Half = { from: null, picked: [] };

export type Act =
  | { do: 'nothing' }
  | { do: 'pick'; place: string }
  | { do: 'choose'; written: string }
  | { do: 'half'; half: Half };

const isStep = (option: Option): boolean => option.places.length === 2 && option.written.includes('>');
const isCombination = (option: Option): boolean => option.places.length > 0 && /^(keep|block) /.test(option.written);

function options(decision: Decision | undefined): Option[] {
  return decision?.options ?? [];
}

/** The places that glow now, and how. */
export function glows(decision: Decision | undefined, half: Half): Map<string, Glow> {
  const found = new Map<string, Glow>();
  const all = options(decision);
  if (half.from !== null) {
    for (const option of all) if (isStep(option) && option.places[0] === half.from) found.set(option.places[1]!, 'target');
    return found.set(half.from, 'picked');
  }
  for (const option of all) {
    if (isStep(option)) {
      const [start, target] = option.places as [string, string];
      if (!found.has(target)) found.set(target, 'target');
      found.set(start, 'start');
    } else for (const place of option.places) if (!found.has(place)) found.set(place, 'ready');
  }
  for (const place of half.picked) if (found.has(place)) found.set(place, 'picked');
  return found;
}

/** The combination that is picked, if it is one of the options. */
export function combination(decision: Decision | undefined, half: Half): Option | undefined {
  return options(decision).find(
    (option) =>
      isCombination(option) &&
      option.places.length === half.picked.length &&
      option.places.every((place) => half.picked.includes(place)),
  );
}

/** What a press on a place means. */
export function press(decision: Decision | undefined, half: Half, place: string): Act {
  const here = options(decision).filter((option) => option.places.includes(place));
  if (half.from !== null) {
    if (place === half.from) return { do: 'half', half: NOTHING };
    const step = here.find((option) => isStep(option) && option.places[0] === half.from && option.places[1] === place);
    if (step) return { do: 'choose', written: step.written };
    return press(decision, NOTHING, place);
  }
  if (!here.length) return { do: 'nothing' };
  if (here.every(isStep)) return pressStep(here, place);
  if (here.every(isCombination)) return pressCombination(decision, half, place);
  return here.length === 1 ? { do: 'choose', written: here[0]!.written } : { do: 'pick', place };
}

function pressStep(here: Option[], place: string): Act {
  if (here.length === 1) return { do: 'choose', written: here[0]!.written };
  if (here.some((option) => option.places[0] === place)) return { do: 'half', half: { from: place, picked: [] } };
  return { do: 'pick', place }; // a target that several starts reach
}

function pressCombination(decision: Decision | undefined, half: Half, place: string): Act {
  const picked = half.picked.includes(place) ? half.picked.filter((one) => one !== place) : [...half.picked, place];
  const next: Half = { from: null, picked };
  const whole = combination(decision, next);
  const more = options(decision).some(
    (option) => isCombination(option) && option.places.length > picked.length && picked.every((one) => option.places.includes(one)),
  );
  // Cards to keep are confirmed by a button; two rows to block are chosen with the second.
  if (whole && !more && whole.written.startsWith('block ')) return { do: 'choose', written: whole.written };
  return { do: 'half', half: next };
}
