// The options of a game in words.
import { known, say } from './text.svelte';
import type { GameInfo, Table } from './wire';

/** The message that names an option. */
export const optionKey = (game: string, name: string): string => `page-option-${game}-${name.replaceAll('_', '-')}`;

/** What is special about a game: options that can be chosen for so many people and are not as usual, and numbered ones. */
export function chosen({ game, options, players }: Pick<Table, 'game' | 'options' | 'players'>, info: GameInfo | undefined): string[] {
  return Object.entries(info?.tables[players] ?? {}).flatMap(([name, values]) => {
    const [key, value] = [optionKey(game, name), options[name]];
    if (!known(key) || values.length < 2 || value === undefined || value === false) return [];
    if (value === true) return [say(key)];
    return value !== values[0] || typeof value === 'number' ? [`${say(key)}: ${say(`${key}-value`, { n: value })}`] : [];
  });
}
