// Requests to the server. Every failure is a Refusal with a stable code and a text for people.
import type { components } from './wire.generated';
import type { Text, TableState } from './wire';

type Schemas = components['schemas'];

export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly text: Text,
    readonly state?: TableState,
  ) {
    super(code);
  }
}

const OFFLINE = new Refusal('offline', { id: 'page-error-offline', args: {} });

async function call<T>(method: string, path: string, secret?: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (secret) headers['Authorization'] = `Bearer ${secret}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw OFFLINE;
  }
  const data = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const error = data?.error ?? { code: 'server-error', text: { id: 'error-server-error', args: {} } };
  throw new Refusal(error.code, error.text, data?.state);
}

export const api = {
  games: () => call<Schemas['GameInfo'][]>('GET', '/games'),
  content: (game: string, name: string) =>
    call<Schemas['Content']>('GET', `/games/${game}/content?name=${encodeURIComponent(name)}`),
  /** A moment of a game's lesson. */
  example: (game: string, step: string) => call<Schemas['Example']>('GET', `/games/${game}/examples/${step}`),
  create: (table: Schemas['NewTable']) => call<Schemas['Created']>('POST', '/tables', undefined, table),
  /** Open a table to learn a game at. */
  learn: (game: string, who: Schemas['NewLesson']) => call<Schemas['Created']>('POST', `/games/${game}/lesson`, undefined, who),
  /** What to show now, after some steps were read. */
  lesson: (id: string, secret: string, read: string[]) => call<Schemas['Lesson']>('POST', `/tables/${id}/lesson`, secret, { read }),
  lessonAnswer: (id: string, secret: string, step: string) =>
    call<Schemas['LessonAnswer']>('POST', `/tables/${id}/lesson/answer`, secret, { step }),
  info: (id: string, secret: string) => call<Schemas['Table']>('GET', `/tables/${id}/info`, secret),
  state: (id: string, secret: string) => call<TableState>('GET', `/tables/${id}`, secret),
  join: (id: string, secret: string, seat: number, who: Schemas['Join']) =>
    call<Schemas['Joined']>('POST', `/tables/${id}/seats/${seat}/join`, secret, who),
  /** The server chooses the bot: a stand-in is as good as the table's best, or the best there is. */
  standIn: (id: string, secret: string, seat: number) =>
    call<Schemas['Table']>('POST', `/tables/${id}/seats/${seat}/bot`, secret, {}),
  takeSeatBack: (id: string, secret: string, seat: number) =>
    call<Schemas['Table']>('DELETE', `/tables/${id}/seats/${seat}/bot`, secret),
  /** Meant for the table as it is shown: sent again, it is stale. */
  deletion: ({ id, version }: Schemas['Table'], secret: string, action: 'ask' | 'agree' | 'refuse') =>
    call<Schemas['Deleted']>('POST', `/tables/${id}/deletion`, secret, { action, version }),
  takeback: ({ id, version }: Schemas['Table'], secret: string, action: 'ask' | 'agree' | 'refuse') =>
    call<TableState>('POST', `/tables/${id}/takeback`, secret, { action, version }),
  closing: ({ id, version }: Schemas['Table'], secret: string, action: 'ask' | 'agree' | 'refuse') =>
    call<TableState>('POST', `/tables/${id}/closing`, secret, { action, version }),
  offer: ({ id, version }: Schemas['Table'], secret: string, seat: number, action: 'ask' | 'agree' | 'refuse') =>
    call<TableState>('POST', `/tables/${id}/seats/${seat}/offer`, secret, { action, version }),
  leave: (id: string, secret: string) => call<void>('POST', `/tables/${id}/leave`, secret),
  removeName: (id: string, secret: string, seat: number) =>
    call<Schemas['Table']>('DELETE', `/tables/${id}/seats/${seat}/name`, secret),
  /** The views after so many choices and after every later one; without a number since one's last turn. */
  steps: (id: string, secret: string, first?: number) =>
    call<Schemas['TableSteps']>('GET', `/tables/${id}/steps${first === undefined ? '' : `?first=${first}`}`, secret),
  record: (id: string, secret: string) => call<Schemas['Record']>('GET', `/tables/${id}/record`, secret),
  upload: (record: unknown) => call<Schemas['Created']>('POST', '/records', undefined, record),
  replay: (id: string, secret: string) => call<Schemas['Replay']>('GET', `/tables/${id}/replay`, secret),
  /** `eyes`: the number of a seat, `all`, or nothing for a spectator. */
  replayStep: (id: string, secret: string, step: number, eyes: string) => {
    const query = eyes === '' ? '' : eyes === 'all' ? '?everything=true' : `?seat=${eyes}`;
    return call<Schemas['ReplayView']>('GET', `/tables/${id}/replay/${step}${query}`, secret);
  },
  webhook: (id: string, secret: string, url: string | null) =>
    call<Schemas['Notices']>('PUT', `/tables/${id}/webhook`, secret, { url }),
  notices: (id: string, secret: string) => call<Schemas['Notices']>('GET', `/tables/${id}/webhook`, secret),
};
