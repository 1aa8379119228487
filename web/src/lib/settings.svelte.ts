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
    const found = { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
    if (!COLOURS.includes(found.colour)) found.colour = FIRST.colour;
    if (found.theme !== 'light') found.theme = 'dark';
    if (!(found.pace in PACES)) found.pace = FIRST.pace;
    found.name = String(found.name).slice(0, 40);
    return found;
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
