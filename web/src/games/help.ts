// Which section of a game's rules explains a decision.
const SECTIONS: Record<string, Record<string, string>> = {
  'new-eden': {
    Turn: 'development',
    Bottle: 'moving',
    Activate: 'moving',
    Overflow: 'damage',
    PlaceKept: 'market',
    FreeWindow: 'free-actions',
    Market: 'market',
    PickRow: 'auction',
    Bid: 'auction',
    AuctionMove: 'auction',
    Extra: 'auction',
    ExtraCard: 'auction',
    PutRow: 'solo',
    Block: 'solo',
    Outbid: 'solo',
  },
};

export function sectionOf(game: string, kind: string | undefined): string | undefined {
  return kind === undefined ? undefined : SECTIONS[game]?.[kind];
}
