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
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as OwnTable[]).filter((table) => table?.id && table.secret) : [];
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
  const before = own.tables.find((known) => leads(known, table.secret));
  const others = own.tables.filter((other) => other !== before);
  const more = { spectator: table.spectator ?? before?.spectator, reached: before?.reached, party: table.party ?? before?.party };
  own.tables = [{ ...table, ...more }, ...others].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

/** Forget a table; return a way to take that back. */
export function forget(secret: string): () => void {
  const before = own.tables;
  const lost = before.find((table) => table.secret === secret);
  own.tables = before.filter((table) => table !== lost);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
  return () => {
    if (!lost || own.tables.some((table) => table.secret === secret)) return;
    own.tables = [...own.tables, lost].sort((a, b) => before.indexOf(a) - before.indexOf(b));
    localStorage.setItem(KEY, JSON.stringify(own.tables));
  };
}

/** Note how far the game of a table has been shown to a seat. */
export function reach(secret: string, { steps, branch, noted }: Reached): void {
  own.tables = own.tables.map((table) => (leads(table, secret) ? { ...table, reached: { ...table.reached, [secret]: { steps, branch, noted } } } : table));
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

export function reached(secret: string): Reached | undefined {
  return own.tables.find((table) => leads(table, secret))?.reached?.[secret];
}

/** The seats of a table that are played at this screen, if there are several. */
export function partyOf(secret: string): Party | undefined {
  return own.tables.find((table) => leads(table, secret))?.party;
}

/** The spectators' secret of a table, if this browser knows it. */
export function spectatorSecret(id: string): string | undefined {
  return own.tables.find((table) => table.id === id && table.spectator)?.spectator;
}
