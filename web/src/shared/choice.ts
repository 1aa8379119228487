// Choosing at places: which of them glow, and what a press means. An option may have several places: the start and target
// of a step, a set that is picked, or places that belong together, pressed one after the other in any order.
import { holds, key, same } from '../lib/place';
import type { Decision, Option, Place, Series } from '../lib/wire';

export type Glow = 'ready' | 'start' | 'target' | 'picked';

/** What is half chosen inside the board. */
export interface Half {
  /** The start of a step. */
  from: Place | null;
  /** Places of a set, such as cards to keep; or those of places that belong together. */
  picked: readonly Place[];
}

export const NOTHING: Half = { from: null, picked: [] };

export type Act =
  | { do: 'nothing' }
  | { do: 'pick'; place: Place }
  | { do: 'choose'; written: string }
  | { do: 'half'; half: Half };

type Way = Option['form'] | 'joint';

function options(decision: Decision | undefined): Option[] {
  return decision?.options ?? [];
}

/** All that can be pressed for a question: of a series also what will be on offer later. */
export const offered = (decision: Decision | undefined): Option[] => decision?.series?.options ?? options(decision);

/** How an option is chosen: by its form; plain ones with places of several sorts at one of each. */
function way({ form, places }: Option): Way {
  const sorts = new Set(places.map(({ sort }) => sort));
  return form === 'plain' && sorts.size > 1 ? 'joint' : form; // several of one sort, such as a deck and its top card, mean the same
}

const holdsAll = (option: Option, places: readonly Place[]): boolean => places.every((place) => holds(option.places, place));
const without = (places: readonly Place[], place: Place): Place[] => places.filter((other) => !same(other, place));
const starts = (option: Option, place: Place): boolean => way(option) === 'step' && same(option.places[0]!, place);

/** The places that glow now, by their keys, and how. */
export function glows(decision: Decision | undefined, half: Half): Map<string, Glow> {
  const marks = new Map<string, Glow>();
  if (decision?.series) return glowsOf(decision.series, half);
  const all = options(decision);
  const from = half.from;
  if (from !== null) {
    for (const option of all) if (starts(option, from)) marks.set(key(option.places[1]!), 'target');
    return marks.set(key(from), 'picked');
  }
  const joint = all.filter((option) => way(option) === 'joint' && holdsAll(option, half.picked));
  if (half.picked.length && joint.length) {
    for (const option of joint) for (const place of option.places) marks.set(key(place), holds(half.picked, place) ? 'picked' : 'target');
    return marks;
  }
  for (const option of all) {
    if (way(option) === 'step') {
      const [start, target] = option.places.map(key) as [string, string];
      if (!marks.has(target)) marks.set(target, 'target');
      marks.set(start, 'start');
    } else for (const place of option.places) if (!marks.has(key(place))) marks.set(key(place), 'ready');
  }
  for (const place of half.picked) if (marks.has(key(place))) marks.set(key(place), 'picked');
  return marks;
}

/** Of a series that is complete nothing more can be picked. */
function glowsOf(series: Series, half: Half): Map<string, Glow> {
  const marks = new Map<string, Glow>();
  for (const place of series.options.flatMap(({ places }) => places)) {
    if (holds(half.picked, place)) marks.set(key(place), 'picked');
    else if (half.picked.length < series.n) marks.set(key(place), 'ready');
  }
  return marks;
}

/** What is picked of a series, as written forms in the order in which they are answered; undefined: not all yet. */
export function answers({ n, options }: Series, picked: readonly Place[]): string[] | undefined {
  const fitting = options.filter(({ places }) => places.some((place) => holds(picked, place))).map(({ written }) => written);
  return fitting.length === n ? fitting : undefined;
}

/** The options with a button of their own: those without a place, and both answers of yes or no. */
export function verbs(all: readonly Option[]): readonly Option[] {
  const free = all.filter((option) => option.places.length === 0);
  return free.length === 1 && all.length === 2 ? all : free;
}

const sets = (decision: Decision | undefined): Option[] => options(decision).filter((option) => option.form === 'set');

/** The set that is picked, if it is one of the options; nothing picked may be one too. */
export function picked(decision: Decision | undefined, half: Half): Option | undefined {
  return sets(decision).find((option) => option.places.length === half.picked.length && holdsAll(option, half.picked));
}

/** What a press on a place means. */
export function press(decision: Decision | undefined, half: Half, place: Place): Act {
  if (decision?.series) return holds(offered(decision).flatMap(({ places }) => places), place) ? { do: 'half', half: toggled(half, place) } : { do: 'nothing' };
  const all = options(decision);
  const here = all.filter((option) => holds(option.places, place));
  const from = half.from;
  if (from !== null) {
    if (same(place, from)) return { do: 'half', half: NOTHING };
    const step = here.find((option) => starts(option, from) && same(option.places[1]!, place));
    if (step) return { do: 'choose', written: step.written };
    return press(decision, NOTHING, place);
  }
  if (!here.length) return { do: 'nothing' };
  const ways = new Set(here.map(way));
  if (ways.size > 1) return { do: 'pick', place };
  if (ways.has('step')) return pressStep(here, place);
  if (ways.has('set')) return pressSet(decision, half, place);
  if (ways.has('joint')) return pressJoint(all, here, half, place);
  return here.length === 1 ? { do: 'choose', written: here[0]!.written } : { do: 'pick', place };
}

function pressStep(here: Option[], place: Place): Act {
  if (here.length === 1) return { do: 'choose', written: here[0]!.written };
  if (here.some((option) => starts(option, place))) return { do: 'half', half: { from: place, picked: [] } };
  return { do: 'pick', place }; // a target that several starts reach
}

/**
 * A place more, or one less; this place alone where it does not go with the others. An option is chosen as soon as what is
 * left of it says nothing new: places of no other option, or of all of them.
 */
function pressJoint(all: Option[], here: Option[], half: Half, place: Place): Act {
  if (holds(half.picked, place)) return { do: 'half', half: { from: null, picked: without(half.picked, place) } };
  const together = [...half.picked, place];
  const fitting = here.filter((option) => holdsAll(option, together));
  if (!fitting.length) return pressJoint(all, here, NOTHING, place);
  const open = (option: Option): Place[] => option.places.filter((place) => !holds(together, place));
  const joint = all.filter((option) => way(option) === 'joint');
  const saysNothing = (place: Place): boolean => [1, joint.length].includes(joint.filter((option) => holds(option.places, place)).length);
  if (fitting.length === 1 && open(fitting[0]!).every(saysNothing)) return { do: 'choose', written: fitting[0]!.written };
  return fitting.every((option) => !open(option).length) ? { do: 'pick', place } : { do: 'half', half: { from: null, picked: together } };
}

const toggled = ({ picked }: Half, place: Place): Half => ({ from: null, picked: holds(picked, place) ? without(picked, place) : [...picked, place] });

/** A place more, or one less. Sets of one size are chosen with their last place; where sizes differ, one is confirmed by a button. */
function pressSet(decision: Decision | undefined, half: Half, place: Place): Act {
  const next = toggled(half, place);
  const whole = picked(decision, next);
  const sizes = new Set(sets(decision).map(({ places }) => places.length));
  return whole && sizes.size === 1 ? { do: 'choose', written: whole.written } : { do: 'half', half: next };
}
