import { beforeEach, expect, it } from 'vitest';
import { own, partyOf, reach, reached, remember } from './tables.svelte';

const table = (secret: string) => ({ id: 't', secret, game: 'new-eden', seat: 0, title: 'New Eden', seen: '' });
const party = { seats: { 0: 'ada', 1: 'bia' }, curtain: true };
beforeEach(() => (own.tables = []));

it('is one table for all who sit at this screen', () => {
  remember({ ...table('ada'), party });
  remember(table('bia'));
  expect(own.tables.map((one) => one.secret)).toEqual(['bia']);
  expect([partyOf('ada'), partyOf('bia'), partyOf('eve')]).toEqual([party, party, undefined]);
});

it('remembers for each of them how far the game was shown', () => {
  remember({ ...table('ada'), party });
  reach('ada', { steps: 3, branch: 0 });
  remember(table('bia'));
  reach('bia', { steps: 5, branch: 0 });
  expect([reached('ada')?.steps, reached('bia')?.steps, reached('eve')]).toEqual([3, 5, undefined]);
});
