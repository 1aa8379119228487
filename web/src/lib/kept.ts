/**
 * What is new; but whatever in it is as it was before is the very thing from before. So only those parts of the page are
 * drawn again that show something else. `now` is fresh from the wire, and nobody else has it yet.
 */
export function kept<T>(before: unknown, now: T): T {
  if (!isObject(before) || !isObject(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const names = Object.keys(now);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    (now as Record<string, unknown>)[name] = kept(before[name], now[name]);
    same &&= now[name] === before[name];
  }
  return same ? (before as T) : now;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
