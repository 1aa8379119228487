// Tests say things in all languages at once. One environment serves many files of tests, for making it takes longer than
// they do: each file finds it as it was at first.
import { vi } from 'vitest';
import { LANGUAGES, learn, speak } from './text.svelte';

const GAMES = ['', 'new-eden', 'underwater-cities', 'deep-sea', 'flotilla', 'pearl-divers'];
await Promise.all(LANGUAGES.flatMap((language) => GAMES.map((game) => learn(game, language))));
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
await speak('en');
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
