// What motion needs to know of an event.
import type { IconName } from './icons';

/** So much of something for a seat; below 0 it is paid. */
export interface Gain {
  seat: number;
  icon: IconName;
  n: number;
}

export interface Trip {
  seat: number;
  from: string;
  to: string;
}
