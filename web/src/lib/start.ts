// Opening tables, and coming back to them.
import { api } from './api';
import { go } from './route.svelte';
import { botName, plans, quickPlan } from './plan';
import { gameName } from './seats';
import { settings } from './settings.svelte';
import { remember, type Party } from './tables.svelte';
import { say } from './text.svelte';
import type { Created, GameInfo, NewTable, SeatPlan, Table } from './wire';

/** Open a table and sit down on the first seat of a person, after something has been done with it. */
export async function open(plan: NewTable, curtain = true, first?: (created: Created) => Promise<void>): Promise<void> {
  await enter(await api.create(plan), curtain, first);
}

async function enter(created: Created, curtain = true, first?: (created: Created) => Promise<void>): Promise<void> {
  const { game } = created.table;
  const mine = Object.keys(created.secrets.seats)[0];
  const secret = mine === undefined ? created.secrets.spectator : created.secrets.seats[mine]!;
  remember({
    id: created.table.id,
    secret,
    game,
    seat: mine === undefined ? null : Number(mine),
    title: gameName(game),
    seen: new Date().toISOString(),
    spectator: created.secrets.spectator,
    party: Object.keys(created.secrets.seats).length > 1 ? { seats: created.secrets.seats, curtain } : undefined,
  });
  await first?.(created);
  go({ page: 'table', id: created.table.id, secret });
}

/** Learn a game: at a table of one's own, at once. */
export async function takeLesson(game: string): Promise<void> {
  const name = settings.name.trim() || say('core-seat', { number: 1 });
  const [first, second] = [botName(1, [name]), botName(2, [name])];
  await enter(await api.learn(game, { name, colour: settings.colour, bots: [first, second] }));
}

/** A first game of one's own, against the gentlest bot. */
export async function firstGame(game: string): Promise<void> {
  await sitDown(game, (info) => info?.bots[0]);
}

/** Sit down at once: as few players as the game is good with, the others bots. */
export async function sitDown(game: string, bot: (info: GameInfo | undefined) => string | undefined = () => undefined): Promise<void> {
  const info = (await api.games()).find((entry) => entry.game === game);
  const plan = quickPlan(info, settings.name, settings.colour, bot(info));
  await open({ game, seats: plans(plan, (seat) => say('core-seat', { number: seat + 1 })), pace: 'live' });
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
