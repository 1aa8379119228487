// Tests say things in all languages at once.
import { LANGUAGES, learn } from './text.svelte';

const GAMES = ['', 'new-eden', 'underwater-cities', 'deep-sea', 'flotilla', 'pearl-divers'];
await Promise.all(LANGUAGES.flatMap((language) => GAMES.map((game) => learn(game, language))));
