// What people at a table have done, and who is told of it at the edge of the page.
import type { Note } from './wire';

/** These stay before one's eyes until they are answered; no need to say them twice. */
const ASKED = /-asked$/;

/** The new lines that somebody at a seat, or a spectator, is told of: what others have done, and what a bot did for oneself. */
export function news(notes: readonly Note[], noted: number, you: number | null): Note[] {
  return notes.filter(({ seq, name, seat }) => seq > noted && !ASKED.test(name) && (seat !== you || name === 'back'));
}

/** How many choices a bot has made for whoever is back. */
export function stoodIn({ name, seat, text }: Note, you: number | null): number {
  return name === 'back' && seat === you ? Number(text.args['n'] ?? 0) : 0;
}
