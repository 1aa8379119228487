// The cards and tiles of a game, asked for once.
import { api } from './api';
import type { Content } from './wire';

const asked = new Map<string, Promise<Content>>();

export function content(game: string, name: string): Promise<Content> {
  const key = `${game}/${name}`;
  let found = asked.get(key);
  if (!found) {
    found = api.content(game, name);
    found.catch(() => asked.delete(key)); // the next who asks tries again
    asked.set(key, found);
  }
  return found;
}
