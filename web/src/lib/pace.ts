// How long somebody may keep a table waiting, in words.
import { say, words } from './text.svelte';
import type { Table } from './wire';

const UNITS: [string, number][] = [['day', 86_400], ['hour', 3600], ['minute', 60], ['second', 1]];

/** A stretch of time, such as "5 minutes". */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 }).format(seconds / size);
}

/** How long something will take, in whole units, rounded up. */
export function left(seconds: number): string {
  const [, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return lasting(Math.ceil(seconds / size) * size);
}

/** How long ago something was, in whole units; nothing for less than a minute. */
export function ago(when: string, now = Date.now()): string {
  const seconds = Math.max(0, now - Date.parse(when)) / 1000;
  const [, size] = UNITS.find(([, size]) => seconds >= size) ?? ['second', 1];
  return seconds < 60 ? '' : lasting(Math.floor(seconds / size) * size);
}

/** What a pace means. */
export function paceWords(pace: Table['pace'], patience: number | null | undefined): string {
  return say(`page-pace-${pace}`, { time: patience ? lasting(patience) : '' });
}
