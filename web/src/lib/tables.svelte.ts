// One's own tables, remembered by this browser.
export interface OwnTable {
  id: string;
  secret: string;
  game: string;
  seat: number | null;
  title: string;
  seen: string;
}

const KEY = 'tables';

function read(): OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as OwnTable[]) : [];
  } catch {
    return [];
  }
}

export const own = $state({ tables: read() });

export function remember(table: OwnTable): void {
  const others = own.tables.filter((one) => one.secret !== table.secret);
  own.tables = [table, ...others].slice(0, 50);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}

export function forget(secret: string): void {
  own.tables = own.tables.filter((one) => one.secret !== secret);
  localStorage.setItem(KEY, JSON.stringify(own.tables));
}
