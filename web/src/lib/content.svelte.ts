// The cards and tiles of a game, asked for once.
import { api } from './api';
import type { Content } from './wire';

const asked = new Map<string, Promise<Content>>();

export function content(game: string): Promise<Content> {
  let found = asked.get(game);
  if (!found) {
    found = api.content(game);
    found.catch(() => asked.delete(game)); // the next who asks tries again
    asked.set(game, found);
  }
  return found;
}
