// The plan of a new table while it is being set up.
import { COLOURS } from './seats';
import type { Colour, GameInfo, SeatPlan } from './wire';

/** Who sits there: oneself, somebody else at this screen, somebody who gets the link, or a bot by its name. */
export type Who = 'me' | 'here' | 'open' | `bot:${string}`;

/** Names that bots get when nobody names them. */
export const BOT_NAMES = ['Orca', 'Marlin', 'Triton', 'Calypso', 'Nerea', 'Pontos', 'Thetis', 'Delphin'] as const;

/** The bot that a newcomer sits down against. */
export const USUAL_BOT = 'crab';

export interface PlannedSeat {
  who: Who;
  name: string;
  colour: Colour;
}

export function firstPlan(players: number, name: string, colour: Colour, bot: string): PlannedSeat[] {
  return resized([{ who: 'me', name, colour }], players, bot);
}

/** The bot that sits down unless somebody wishes for another. */
export function usualBot(info: GameInfo | undefined): string {
  return info && !info.bots.includes(USUAL_BOT) ? (info.bots[0] ?? USUAL_BOT) : USUAL_BOT;
}

/** How many sit down unless somebody wishes otherwise: two, or the fewest that the game has. */
export function usualPlayers(info: GameInfo | undefined): number {
  return !info || info.players.includes(2) ? 2 : (info.players[0] ?? 2);
}

/** A table against bots at once. */
export function quickPlan(info: GameInfo | undefined, name: string, colour: Colour, bot = usualBot(info)): PlannedSeat[] {
  return firstPlan(usualPlayers(info), name, colour, bot);
}

/** The same plan for more or fewer players; whoever plans keeps a seat. */
export function resized(seats: PlannedSeat[], players: number, bot: string): PlannedSeat[] {
  const kept = seats.slice(0, players);
  while (kept.length < players) {
    const free = COLOURS.find((colour) => kept.every((seat) => seat.colour !== colour)) ?? 'white';
    kept.push({ who: `bot:${bot}`, name: '', colour: free });
  }
  return kept;
}

/** Let somebody else sit there. There is only one of oneself: the old place goes to the one who sat here. */
export function seated(seats: PlannedSeat[], seat: number, who: Who): PlannedSeat[] {
  const before = seats[seat]!;
  return seats.map((chair, i) => {
    if (i === seat) return { ...chair, who, name: who === 'me' ? (mine(seats)?.name ?? chair.name) : '' };
    return who === 'me' && chair.who === 'me' ? { ...chair, who: before.who, name: '' } : chair;
  });
}

/** Give a seat a colour; whoever had it takes the old one. */
export function coloured(seats: PlannedSeat[], seat: number, colour: Colour): PlannedSeat[] {
  const before = seats[seat]!.colour;
  return seats.map((chair, i) => {
    if (i === seat) return { ...chair, colour };
    return chair.colour === colour ? { ...chair, colour: before } : chair;
  });
}

export function mine(seats: PlannedSeat[]): PlannedSeat | undefined {
  return seats.find((seat) => seat.who === 'me');
}

/** A name for a bot that nobody has named: the usual one of its seat, unless somebody has it. */
export function botName(seat: number, taken: readonly string[]): string {
  const had = taken.map((name) => name.trim().toLowerCase());
  const names = BOT_NAMES.map((_, i) => BOT_NAMES[(seat + i) % BOT_NAMES.length]!);
  return names.find((name) => !had.includes(name.toLowerCase())) ?? names[0]!;
}

/** What the server gets. */
export function plans(seats: PlannedSeat[], unnamed: (seat: number) => string): SeatPlan[] {
  const taken = seats.map((seat) => seat.name);
  return seats.map(({ who, name, colour }, i) => {
    if (who === 'open') return { kind: 'open', colour };
    if (who === 'me' || who === 'here') return { kind: 'person', name: name.trim() || unnamed(i), colour };
    if (!name.trim()) taken.push((name = botName(i, taken)));
    return { kind: 'bot', bot: who.slice(4), colour, name: name.trim() };
  });
}
