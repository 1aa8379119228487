// One's own tables, remembered by this browser.
import type { Reached } from './steps.svelte';

export interface OwnTable {
  id: string;
  secret: string;
  game: string;
  seat: number | null;
  title: string;
  seen: string;
  /** The secret of the spectators' link, where it is known: it is the invitation. */
  spectator?: string | undefined;
  /** How far its game has been shown here, by secret. */
  reached?: Record<string, Reached> | undefined;
  /** Several seats that are played at this screen. */
  party?: Party | undefined;
}

/** Seats that are played at one screen, with their secrets; between them there may be a curtain. */
export interface Party {
  seats: Record<number, string>;
  curtain: boolean;
}

const KEY = 'tables';
const MOST = 50;

function read(): OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnTable[]).filter((one) => one?.id && one.secret) : [];
  } catch {
    return [];
  }
}

export const own = $state({ tables: read() });

/** Whether a secret leads to this table: to the seat that was last played, or to another one at this screen. */
function leads(table: OwnTable, secret: string): boolean {
  return table.secret === secret || Object.values(table.party?.seats ?? {}).includes(secret);
}

export function remember(table: OwnTable): void {
  const before = own.tables.find((one) => leads(one, table.secret));
  const others = own.tables.filter((one) => one !== before);
  const more = { spectator: table.spectator ?? before?.spectator, reached: before?.reached, party: table.party ?? before?.party };
  own.tables = [{ ...table, ...more }, ...others].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

/** Forget a table; return a way to take that back. */
export function forget(secret: string): () => void {
  const before = own.tables;
  const lost = before.find((one) => one.secret === secret);
  own.tables = before.filter((one) => one !== lost);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
  return () => {
    if (!lost || own.tables.some((one) => one.secret === secret)) return;
    own.tables = [...own.tables, lost].sort((a, b) => before.indexOf(a) - before.indexOf(b));
    localStorage.setItem(KEY, JSON.stringify(own.tables));
  };
}

/** Note how far the game of a table has been shown to a seat. */
export function reach(secret: string, { steps, branch, noted }: Reached): void {
  own.tables = own.tables.map((one) => (leads(one, secret) ? { ...one, reached: { ...one.reached, [secret]: { steps, branch, noted } } } : one));
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

export function reached(secret: string): Reached | undefined {
  return own.tables.find((one) => leads(one, secret))?.reached?.[secret];
}

/** The seats of a table that are played at this screen, if there are several. */
export function partyOf(secret: string): Party | undefined {
  return own.tables.find((one) => leads(one, secret))?.party;
}

/** The spectators' secret of a table, if this browser knows it. */
export function spectatorSecret(id: string): string | undefined {
  return own.tables.find((one) => one.id === id && one.spectator)?.spectator;
}
