// What the folders of the games hold: a game is a folder here, and its name is the folder's.
const inside = /([^/]+)\/(?:rules\/)?[^/]+$/;

/** Modules that the bundler found in the folders, by game. */
export function byGame<T>(found: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(found).map(([path, one]) => [inside.exec(path)![1]!, one]));
}
