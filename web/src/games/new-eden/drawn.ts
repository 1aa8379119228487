// What the rules show beside the words: where each icon is explained, and which cards and moments of the lesson are examples.
import type { Drawn } from '../drawn';

export default {
  icons: {
    point: 'goal',
    coin: 'development',
    person: 'development',
    crab: 'station',
    mussel: 'station',
    kraken: 'station',
    yard: 'station',
    oxygen: 'station',
    research: 'station',
    deeple: 'moving',
    slot: 'moving',
    bottle: 'moving',
    staffed: 'moving',
    plant: 'free-actions',
    damage: 'damage',
    repair: 'damage',
    forward: 'final-scoring',
    back: 'final-scoring',
  },
  places: { card: 'development', row: 'development', bonus: 'round-scoring', dome: 'station', plant: 'free-actions', extension: 'free-actions' },
  cards: { station: ['C01', 'M01', 'K01'], 'round-scoring': ['B01', 'B03'] },
  moments: {
    goal: ['aim'],
    development: ['buy'],
    moving: ['move', 'activate'],
    'free-actions': ['plant', 'crew'],
    market: ['market'],
    auction: ['auction'],
    'round-scoring': ['bonus'],
    damage: ['damage'],
  },
} satisfies Drawn;
