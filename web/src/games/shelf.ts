// The four games as the lobby shows them, from the waves down.
export interface Place {
  game: string;
  depth: string;
  /** Colours of its picture, from top to bottom. */
  water: [string, string];
}

export const SHELF: Place[] = [
  { game: 'flotilla', depth: '0 m', water: ['#8ccfd9', '#2f8fa6'] },
  { game: 'new-eden', depth: '200 m', water: ['#2f8fa6', '#12566f'] },
  { game: 'underwater-cities', depth: '1000 m', water: ['#12566f', '#0a3550'] },
  { game: 'deep-sea', depth: '4000 m', water: ['#0a3550', '#030f1c'] },
];
