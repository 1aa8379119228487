// The first table of each game at which somebody sat in this browser; lessons do not count.
const KEY = 'first';

/** Whether this is that table; the first that asks is. */
export function firstTable(game: string, id: string): boolean {
  const known = read();
  known[game] ??= id;
  localStorage.setItem(KEY, JSON.stringify(known));
  return known[game] === id;
}

function read(): Record<string, string> {
  try {
    return { ...JSON.parse(localStorage.getItem(KEY) ?? '{}') };
  } catch {
    return {};
  }
}
