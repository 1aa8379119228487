// One's own tables, remembered by this browser.
export interface OwnTable {
  id: string;
  secret: string;
  game: string;
  seat: number | null;
  title: string;
  seen: string;
  /** The secret of the spectators' link, where it is known: it is the invitation. */
  spectator?: string | undefined;
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

export function remember(table: OwnTable): void {
  const before = own.tables.find((one) => one.secret === table.secret);
  const others = own.tables.filter((one) => one.secret !== table.secret);
  own.tables = [{ ...table, spectator: table.spectator ?? before?.spectator }, ...others].slice(0, MOST);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

export function forget(secret: string): void {
  own.tables = own.tables.filter((one) => one.secret !== secret);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

/** The spectators' secret of a table, if this browser knows it. */
export function spectatorSecret(id: string): string | undefined {
  return own.tables.find((one) => one.id === id && one.spectator)?.spectator;
}
