// Which section of the rules explains a decision.
export default {
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
  Closing: 'free-actions',
  PutRow: 'solo',
  Block: 'solo',
  Outbid: 'solo',
};
