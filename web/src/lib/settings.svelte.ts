// What this browser remembers about its person.
import { COLOURS } from './seats';
import type { Colour } from './wire';

export type Theme = 'dark' | 'light';

/** How long each step of the others is shown, in milliseconds. */
export const PACES = { slow: 1400, normal: 700, fast: 300, none: 0 };
export type StepPace = keyof typeof PACES;

const KEY = 'settings';
const FIRST = { theme: 'dark' as Theme, confirm: false, notices: false, sound: false, offered: false, pace: 'normal' as StepPace, name: '', colour: 'coral' as Colour };

function read(): typeof FIRST {
  try {
    const kept = { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    if (!COLOURS.includes(kept.colour)) kept.colour = FIRST.colour;
    if (kept.theme !== 'light') kept.theme = 'dark';
    if (!(kept.pace in PACES)) kept.pace = FIRST.pace;
    kept.name = String(kept.name).slice(0, 40);
    return kept;
  } catch {
    return { ...FIRST };
  }
}

export const settings = $state(read());
document.documentElement.dataset['theme'] = settings.theme;

export function keep(changes: Partial<typeof FIRST>): void {
  Object.assign(settings, changes);
  document.documentElement.dataset['theme'] = settings.theme;
  localStorage.setItem(KEY, JSON.stringify(settings));
}
