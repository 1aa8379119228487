// Choosing at places: which of them glow, and what a press means. An option may have several places: the start and target
// of a step, a combination that is confirmed, or places that belong together, pressed one after the other in any order.
import type { Decision, Option } from '../lib/wire';

export type Glow = 'ready' | 'start' | 'target' | 'picked';

/** What is half chosen inside the board. */
export interface Half {
  /** The start of a step. */
  from: string | null;
  /** Places of a combination, such as cards to keep; or those of places that belong together. */
  picked: readonly string[];
}

export const NOTHING: Half = { from: null, picked: [] };

export type Act =
  | { do: 'nothing' }
  | { do: 'pick'; place: string }
  | { do: 'choose'; written: string }
  | { do: 'half'; half: Half };

type Way = 'plain' | 'step' | 'combination' | 'joint';

function options(decision: Decision | undefined): Option[] {
  return decision?.options ?? [];
}

/** How an option of a decision is chosen. */
function way(all: readonly Option[], option: Option): Way {
  if (!option.places.length) return 'plain';
  if (option.places.length === 2 && option.written.includes('>')) return 'step';
  const verb = /^(keep|block) /.exec(option.written)?.[1];
  if (verb && all.some((one) => one.written === `${verb} none` || (one.places.length > 1 && one.written.startsWith(`${verb} `)))) return 'combination';
  const sorts = new Set(option.places.map((place) => place.split(':')[0]));
  return sorts.size > 1 ? 'joint' : 'plain'; // several of one sort, such as a deck and its top card, mean the same
}

const holds = (option: Option, places: readonly string[]): boolean => places.every((place) => option.places.includes(place));

/** The places that glow now, and how. */
export function glows(decision: Decision | undefined, half: Half): Map<string, Glow> {
  const found = new Map<string, Glow>();
  const all = options(decision);
  if (half.from !== null) {
    for (const option of all) if (way(all, option) === 'step' && option.places[0] === half.from) found.set(option.places[1]!, 'target');
    return found.set(half.from, 'picked');
  }
  const joint = all.filter((option) => way(all, option) === 'joint' && holds(option, half.picked));
  if (half.picked.length && joint.length) {
    for (const option of joint) for (const place of option.places) found.set(place, half.picked.includes(place) ? 'picked' : 'target');
    return found;
  }
  for (const option of all) {
    if (way(all, option) === 'step') {
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
  const all = options(decision);
  return all.find((option) => way(all, option) === 'combination' && option.places.length === half.picked.length && holds(option, half.picked));
}

/** What a press on a place means. */
export function press(decision: Decision | undefined, half: Half, place: string): Act {
  const all = options(decision);
  const here = all.filter((option) => option.places.includes(place));
  if (half.from !== null) {
    if (place === half.from) return { do: 'half', half: NOTHING };
    const step = here.find((option) => way(all, option) === 'step' && option.places[0] === half.from && option.places[1] === place);
    if (step) return { do: 'choose', written: step.written };
    return press(decision, NOTHING, place);
  }
  if (!here.length) return { do: 'nothing' };
  const ways = new Set(here.map((option) => way(all, option)));
  if (ways.size > 1) return { do: 'pick', place };
  if (ways.has('step')) return pressStep(here, place);
  if (ways.has('combination')) return pressCombination(decision, half, place);
  if (ways.has('joint')) return pressJoint(all, here, half, place);
  return here.length === 1 ? { do: 'choose', written: here[0]!.written } : { do: 'pick', place };
}

function pressStep(here: Option[], place: string): Act {
  if (here.length === 1) return { do: 'choose', written: here[0]!.written };
  if (here.some((option) => option.places[0] === place)) return { do: 'half', half: { from: place, picked: [] } };
  return { do: 'pick', place }; // a target that several starts reach
}

/**
 * A place more, or one less; this place alone where it does not go with the others. An option is chosen as soon as what is
 * left of it says nothing new: places of no other option, or of all of them.
 */
function pressJoint(all: Option[], here: Option[], half: Half, place: string): Act {
  if (half.picked.includes(place)) return { do: 'half', half: { from: null, picked: half.picked.filter((one) => one !== place) } };
  const together = [...half.picked, place];
  const fitting = here.filter((option) => holds(option, together));
  if (!fitting.length) return pressJoint(all, here, NOTHING, place);
  const open = (option: Option): string[] => option.places.filter((one) => !together.includes(one));
  const joint = all.filter((option) => way(all, option) === 'joint');
  const saysNothing = (one: string): boolean => [1, joint.length].includes(joint.filter((option) => option.places.includes(one)).length);
  if (fitting.length === 1 && open(fitting[0]!).every(saysNothing)) return { do: 'choose', written: fitting[0]!.written };
  return fitting.every((option) => !open(option).length) ? { do: 'pick', place } : { do: 'half', half: { from: null, picked: together } };
}

function pressCombination(decision: Decision | undefined, half: Half, place: string): Act {
  const all = options(decision);
  const picked = half.picked.includes(place) ? half.picked.filter((one) => one !== place) : [...half.picked, place];
  const next: Half = { from: null, picked };
  const whole = combination(decision, next);
  const more = all.some((option) => way(all, option) === 'combination' && option.places.length > picked.length && holds(option, picked));
  // Cards to keep are confirmed by a button; two rows to block are chosen with the second.
  if (whole && !more && whole.written.startsWith('block ')) return { do: 'choose', written: whole.written };
  return { do: 'half', half: next };
}
