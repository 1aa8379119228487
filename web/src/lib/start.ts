// Opening tables, and coming back to them.
import { api } from './api';
import { go } from './route.svelte';
import { gameName } from './seats';
import { remember, type Party } from './tables.svelte';
import type { Created, NewTable, SeatPlan, Table } from './wire';

/** Open a table and sit down on the first seat of a person, after something has been done with it. */
export async function open(plan: NewTable, curtain = true, first?: (created: Created) => Promise<void>): Promise<void> {
  const created = await api.create(plan);
  const mine = Object.keys(created.secrets.seats)[0];
  const secret = mine === undefined ? created.secrets.spectator : created.secrets.seats[mine]!;
  remember({
    id: created.table.id,
    secret,
    game: plan.game,
    seat: mine === undefined ? null : Number(mine),
    title: gameName(plan.game),
    seen: new Date().toISOString(),
    spectator: created.secrets.spectator,
    party: Object.keys(created.secrets.seats).length > 1 ? { seats: created.secrets.seats, curtain } : undefined,
  });
  await first?.(created);
  go({ page: 'table', id: created.table.id, secret });
}

/** An address that can be given to others. */
export function address(fragment: string): string {
  return `${location.origin}${location.pathname}${fragment}`;
}

/** The same table once more: bots and those at this screen sit where they sat, the seats of other people are open. */
export async function rematch(table: Table, party: Party | undefined, first: (created: Created) => Promise<void>): Promise<void> {
  const seats = table.seats.map((seat): SeatPlan => {
    if (seat.seat === table.you || party?.seats[seat.seat]) return { kind: 'person', name: seat.name, colour: seat.colour };
    if (seat.kind !== 'bot' || !seat.bot) return { kind: 'open', colour: seat.colour };
    return { kind: 'bot', bot: seat.bot, name: seat.name, colour: seat.colour };
  });
  const options = table.options as NewTable['options'] & object;
  await open({ game: table.game, seats, options, content: table.content, pace: table.pace }, party?.curtain, first);
}
