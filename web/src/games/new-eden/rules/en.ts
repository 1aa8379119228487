import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'The idea',
    lines: [
      'You lead a station under the sea. Around its main dome it grows by module cards, and little crew members, the deeples, swim out in their submarines to put the modules to work. Modules bring coins, points and repairs. But whatever is cheap, quick or greedy causes damage, and a station with too much damage collapses in the end.',
      'The game lasts three rounds of four phases: Development, Black Market, Auction, Round Scoring. After the third round comes the final scoring. Most points win; in a tie, less damage wins.',
      'Everybody starts with 10 coins, one deeple in the dome and two oxygen cards. Coins lie behind a screen, but every gain and payment is public.',
    ],
  },
  {
    id: 'station',
    title: 'Your station',
    lines: [
      'Five arms start at the dome. New cards are always attached at the outer end of their arm. Three arms lie outside; their modules have one to three slots for deeples:',
      '- Harvest crab: activated, it gives coins. Each crab moves your pointer back by 1 at the end.',
      '- Mussel habitat: activated, it gives points at once.',
      '- Repair kraken: activated, it repairs damage. Each kraken moves your pointer forward by 1.',
      'Two arms lie inside and need no crew:',
      '- Shipyard: when attached, new deeples arrive in the dome, usable at once.',
      '- Oxygen tank: its bottles let deeples move, once per round.',
      'Research cards lie below the board and can never be lost. Each has an effect of its own: at once, at the power plant, or at the end.',
      'Many cards show final points. They count only if your station holds.',
    ],
  },
  {
    id: 'development',
    title: 'Phase A: Development',
    lines: [
      'Two bonus cards are turned up for this round (RU-01), and twelve cards are laid out in four rows. The player with the Nautilus marker begins: in the first round chance decides who has it (RU-02), in a solo game it is Deep Thought. Turns go clockwise. In your turn you do exactly one thing: buy a card, move and activate, or pass. Before it you may take free actions.',
      'Buying: the row shows the price. Row 1 costs 10 coins and repairs 3, row 2 costs 6 and repairs 1, row 3 costs 3, row 4 costs 1 and gives 1 damage. You pay, the row has its effect, the card leaves, and only then is it attached (RU-08).',
      'When a row loses its last card and cards lie in higher rows, all those cards move down one row and become cheaper (RU-07).',
      'Passing: you take no more turns and no free actions in this phase (RU-05). The first to pass gets 3 points and the Nautilus. With three players the second gets 2 points, with four players the second and third get 2 and 1. The last gets nothing, but may go on alone as long as they like (RU-04).',
      'With two players, the leftmost card of the display (the dearest of its column) is removed before every turn of the Nautilus holder, until somebody has passed (RU-06).',
    ],
  },
  {
    id: 'moving',
    title: 'Moving and activating',
    lines: [
      'Choose an oxygen card that lies face up; it is turned over and rests for this round. Each of its bottles moves one lying deeple outwards, at most as many steps as the number on it. Each module is one step. From the dome a deeple may enter any of the three outside arms; on an arm it only goes further out, never back (RU-09). The same deeple may use both bottles, steps may lapse.',
      'Then you may activate every module that has at least as many lying deeples as slots, as many modules as you like, even those filled earlier (RU-10). That many deeples stand up and stay until the end of the round; the effect happens at once. Each module can be activated once per round.',
      'An oxygen card may be chosen only if a deeple can move with it or a module is ready (RU-11).',
    ],
  },
  {
    id: 'free-actions',
    title: 'Free actions',
    lines: [
      'They are offered in your turn of phase A, before the market of phase B, and in phase C when you bid or have won a row.',
      'Two further chances: while you attach cards in phases B and C, you may build the research extension before a research card (RU-68). And after the extra move of the last row of a round you are asked once more if its coins can pay for an extension that you could not pay for before (RU-69).',
      '- Power plant: up to three times per round. Each use gives 5 coins and damage: 1 the first time, 3 the second, 6 the third.',
      '- Extensions: each costs 6 coins and can be built once. Shipyard: 3 deeples. Repair kraken: a tile with one slot that repairs 3, at the inner end of the arm; it counts for the pointer, is no card and cannot be lost (RU-12). Oxygen tank: one more oxygen card. Research: from now on 3 points for every research card you attach.',
    ],
  },
  {
    id: 'market',
    title: 'Phase B: Black Market',
    lines: [
      'What is left on display leaves the game. Everybody gets three cards in secret. With three players three more cards go face down into row 4, with two players three each into rows 3 and 4.',
      'First each player may take free actions. Then all choose at once and in secret which of their cards they keep:',
      '- none: nothing to pay',
      '- one card: 1 coin and 1 damage',
      '- two cards: 3 coins and 3 damage',
      '- three cards: 6 coins and 6 damage',
      'You pay and take the damage first; cards that you keep cannot be lost by it (RU-16). The others go face down into your row. Then kept cards are turned up and attached in an order of your choice. No module is activated in this phase.',
    ],
  },
  {
    id: 'auction',
    title: 'Phase C: Auction',
    lines: [
      'All cards in the four rows are turned up. The Nautilus holder puts a row up and bids first; a bid of 0 means staying out. Clockwise, everybody bids more or drops out for good. You can never bid more coins than you have, and jumps are allowed (RU-21).',
      'The winner pays and attaches all cards of the row. A row with fewer than three cards also brings move actions: one for every empty space. After these the winner may take 1 damage for one more move action. The winner puts up the next row.',
      'If nobody bids, the row stays unsold, and the same player puts up another one (RU-20). The phase ends when all four rows are done. Oxygen cards and deeples are not refreshed between phases A and C.',
    ],
  },
  {
    id: 'round-scoring',
    title: 'Phase D: Round Scoring',
    lines: [
      'For each of the two bonus cards you get 1 coin or 2 points for every card of its group at your station. All oxygen cards count, also those you started with and the one from the extension; extension tiles do not (RU-14).',
      'After rounds 1 and 2 all deeples return to the dome. Oxygen cards are turned face up, the power plant is ready again.',
    ],
  },
  {
    id: 'damage',
    title: 'Damage',
    lines: [
      'The damage scale ends at 15. If damage would push your marker past 15, it stays at 15 and you lose the outermost card of one arm, as you choose: one card each time, however much it is (RU-24). Lying deeples of a lost module return to the dome; standing ones do too, but rest until the next round (RU-25). Research and tiles are safe.',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Final scoring',
    lines: [
      'You get 1 point for every 5 coins, whatever happens. Then the pointer is set: one step forward for each repair kraken, three for Ballast, but at most to 14; then one step back for each harvest crab, but never below 0 (RU-26). With Clean Harvest there is no step back.',
      'If your damage is not higher than the pointer, the station holds, and you score the final points of all your cards. If it is higher, the station collapses, and you score none of them (RU-27). Damage 15 always collapses, damage 0 always holds.',
      'Most points win, among equals less damage. Who is equal in both shares the victory (RU-34). The other places are found in the same way.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo: Deep Thought 4200',
    lines: [
      'You play against an automaton by the rules for two. Deep Thought starts with the Nautilus, 10 coins that lie open, and all four extensions. It has no deeples and cannot use the power plant.',
      'In phase A it takes the card furthest right, there the cheapest, free of charge; the row repairs or damages it as it would you (RU-35). If no card is left, it activates all its modules at once, and after that it passes.',
      'In phase B it gets as many extra cards as the difficulty says. It attaches them at once, without coins or market damage, but with their effects, also those against you (RU-38). You choose whether your rejected cards go into row 1 or 2 (RU-47).',
      'In phase C you block two rows: nobody gets them. Of the other two the upper one is auctioned first. For each, Deep Thought bids half the coins it then has, rounded down: pay one more than that, or leave it the row. It pays its bid for a row without cards too (RU-48). A bid of 0 is no bid: if you leave that row, it stays unsold (RU-36).',
      'If damage would push it past 15, it loses the outermost card with the fewest final points; among equals the first in this order: oxygen tank, shipyard, harvest crab, mussel habitat, repair kraken (RU-39).',
    ],
  },
];

export default rules;
