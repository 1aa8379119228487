// What motion needs to know of an event.
import type { Place } from '../lib/wire';
import type { IconName } from './icons';

/** So much of something for a seat; below 0 it is paid. */
export interface Gain {
  seat: number;
  icon: IconName;
  n: number;
}

export interface Trip {
  seat: number;
  from: Place;
  to: Place;
}

/** The names that occur more than once. */
export const twice = (names: readonly string[]): string[] => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];
