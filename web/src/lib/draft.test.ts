// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { draftOf, dropDraft, keepDraft, type Draft } from './draft';

const DRAFT: Draft = { seats: [{ who: 'me', name: 'Ada', colour: 'coral' }], options: { scenario: 9 }, seed: '7', pack: 0, pace: 'live', curtain: true };

describe('the form of a new table', () => {
  beforeEach(() => sessionStorage.clear());

  it('is as it was left, for each game', () => {
    keepDraft('deep-sea', DRAFT);
    expect(draftOf('deep-sea', [1, 2])).toEqual(DRAFT);
    expect(draftOf('new-eden', [1, 2])).toBeUndefined();
  });
  it('is empty for a number of players that the game does not have, when damaged, and once the table is open', () => {
    keepDraft('deep-sea', DRAFT);
    expect(draftOf('deep-sea', [2, 3])).toBeUndefined();
    sessionStorage.setItem('draft-flotilla', '{');
    expect(draftOf('flotilla', [3])).toBeUndefined();
    dropDraft('deep-sea');
    expect(draftOf('deep-sea', [1])).toBeUndefined();
  });
});
