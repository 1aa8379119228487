// Asking a server for something that does not change.

/** The same question, each answer asked for once; whoever asks after a failure tries again. */
export function once<T>(ask: (game: string, name: string) => Promise<T>): (game: string, name: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (game, name) => {
    const key = `${game}/${name}`;
    const answer = asked.get(key) ?? ask(game, name);
    if (!asked.has(key)) {
      asked.set(key, answer);
      answer.catch(() => asked.delete(key));
    }
    return answer;
  };
}
