import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'The idea',
    lines: [
      'The land is gone. You begin as a Sinksider, with a ship, a starter tile and an empty sea: you explore, dive for resources and rescue survivors. Once in the game you may switch to the Skyside and join the Flotilla, a floating city that you build, research and live in. Nobody ever switches back, and you may also stay a Sinksider to the end.',
      'Victory points come from a common pool of 100 per player. When it is empty, this round and one more are played. Then money, resources, toxicity and seals are scored. Most points win.',
      'Four guilds share the work: Speakers (yellow), Traders (green), Founders (red) and Delvers (blue). Resources and city districts have the same four colours.',
      'The rulebook leaves out what most cards, tiles, dice and tracks show. What you see here was designed by this project, within the counts and limits that the rulebook gives.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    lines: [
      'In every turn you play exactly one card. A Sinksider uses its Sinkside, a Skysider its Skyside. First comes its sail value (Sinkside) or its income in money (Skyside), then its effects from left to right. In the end the card lies on top of your discard pile.',
      'Everybody has the same six starters:',
      '- Captain: takes your whole discard pile and itself back into your hand (RU-02). A Sinksider may then switch.',
      '- Student: copies the top card of another player on your own side, with sail value or income and all effects. It belongs to all four guilds. Copying a Student does nothing (RU-23).',
      '- Speaker, Trader, Founder, Delver: one for each kind of work.',
      'More crew cards are recruited from the four guilds; they come into your hand and can be played from your next turn on. If a stack is empty, you get 2 points instead. Hands are open to all (RU-35).',
      'Some cards ask for a top card of a certain guild: it must lie on the discard pile of another player on your side (RU-26). A card that you may retire leaves the game after use.',
    ],
  },
  {
    id: 'sailing',
    title: 'Sailing and unloading',
    lines: [
      'Each sail point moves one of your ships to a neighbouring hex of your own sea or starter tile. You may split the points among your ships; what you do not use is lost. Several ships may share a hex.',
      'A ship that enters the unloading hex puts all its cargo into your stock at once and may sail on (RU-31). The dock hex, where new ships appear, does not unload. Cargo cannot be sold or spent and counts for nothing until it is in your stock.',
    ],
  },
  {
    id: 'influence',
    title: 'Speakers: influence',
    lines: [
      'Each guild has a ring of eight fields. One influence moves your disc one field on along a ring of your choice and gives you the bonus of that field: tiles, survivors, money, points, resources, seals or crew cards. The ring has no end, and every lap pays again (RU-14).',
      'From the field before the arrow you may step onto the next one or jump over it, for the same one influence.',
      'You have ten seals. They lie on the banners of the guilds and score at the end. With no seal left you get 2 points instead.',
    ],
  },
  {
    id: 'market',
    title: 'Traders: transactions',
    lines: [
      'A Trader allows a number of transactions. Each one is a purchase, a sale, a ship, or an outpost with a goal. Both sides may buy and sell (RU-34).',
      '- Buy or sell one resource at the price its colour had at the start of the turn. In one turn a colour can be bought or sold, not both.',
      '- Ship (Sinkside only): 12 money, it appears on your dock. You have four ships in all.',
      '- Outpost: see the next section.',
      'At the end of the turn each price marker moves up one field for every resource bought and down one for every resource sold. If sales push it off the low end you get 1 point, if purchases push it off the high end 2 points, once per colour and turn (RU-01).',
    ],
  },
  {
    id: 'outposts',
    title: 'Outposts and goals',
    lines: [
      'You have six outposts for the whole game. The first costs 20 money, and each one costs more than the one before, on the Skyside more so; your player board shows it. An outpost stands on a free build site: the one of your starter tile, an island of your sea, or a site in your city.',
      'Only if you have no free site, it floats (RU-33). That costs 10 money more on the Sinkside, 20 on the Skyside.',
      'With each outpost you may score one goal of your side: its value times what it counts, also if that is nothing. The upper two tiles of a goal leave the game when scored, the lowest stays for ever.',
    ],
  },
  {
    id: 'exploring',
    title: 'Founders, Sinkside: exploring',
    lines: [
      'You draw ocean tiles and place some of them. First you gain the toxicity of all drawn tiles, also of those that go back into the bag. A tile is placed on an empty hex of your own zone, next to your tiles or your starter tile. Each player has a wedge of sea that nobody else can enter; the open sea of the rulebook, which all may use, does not exist here (RU-29).',
      'Shallow water and deep sea must never touch (RU-07). The starter tile has no depth and is in nobody’s way.',
      'A tile may show an artefact arc at one corner. When three arcs of one colour meet at a corner, you discover an artefact at once. Placing is always voluntary (RU-39).',
    ],
  },
  {
    id: 'diving',
    title: 'Delvers, Sinkside: diving',
    lines: [
      'You roll the dice of the card, and one die for each of your ships on a tile that is not depleted, of the kind of its depth. There are 6 dice for shallow water, 5 for reefs and 5 for the deep sea. Then you resolve the symbols one by one, in an order of your choice:',
      '- Resource: one barrel of the tile’s colour goes onto a ship there. A ship holds four barrels.',
      '- Toxicity: you gain 1 toxicity.',
      '- Depletion: a tile with one of your ships is depleted and gives nothing any more; if there is none left, another of your tiles. Several ships on one tile take one marker together (RU-63). The first depletion symbol of each dive is ignored.',
      '- Survivor: you rescue one.',
      '- Sonar: whatever the sonar track says at the moment.',
      'Symbols that can do nothing vanish (RU-16, RU-17). All others must be resolved.',
    ],
  },
  {
    id: 'toxicity',
    title: 'Toxicity',
    lines: [
      'Each toxicity moves the marker on your upper track one field. When it would leave the last field, it starts again and your marker on the scoring track moves one field to the right. That track is worth points at the end, at first positive, later negative.',
      'Total toxicity, which breaks ties, is six times the scoring field plus the upper field (RU-18).',
    ],
  },
  {
    id: 'survivors',
    title: 'Survivors and the milestone',
    lines: [
      'For each rescued survivor the common marker moves one field around the ring, and you get the bonus of the field: points, or a crew card of any guild (RU-08).',
      'The top field is the milestone: you gain 2 toxicity, discover an artefact and raise a guild dial, in this order (RU-43).',
    ],
  },
  {
    id: 'artefacts',
    title: 'Artefacts and the Hub',
    lines: [
      'A discovered artefact is drawn from the bag. You get its reward, then it is added to the row of its guild in the Hub (RU-44). If the bag is empty, you get 4 points.',
      'The four rows of the Hub pay Skysiders who research: influence for Speakers, money for Traders, tiles and building for Founders, resources for Delvers, the more the longer the row.',
      'An empty row pays the bonus that is printed on it: Speakers 1 influence, Traders 3 money, Founders a tile but no building, Delvers 2 points instead of a resource. The first artefact covers this bonus, which then no longer counts.',
    ],
  },
  {
    id: 'sonar',
    title: 'Sonar',
    lines: [
      'The sonar track has five fields, 0 to 4, and is common to all. A finished sonar circle in a city moves the marker on; whoever moves it gets 2, 3, 4 and finally 5 points, at the end of the track always 5.',
      'The further it is, the better the sonar symbols of all divers. The field of the marker says what each of them gives:',
      '- Field 0, at the start: 1 toxicity.',
      '- Field 1: a survivor, then 1 toxicity.',
      '- Field 2: a survivor.',
      '- Field 3: a survivor, then one more die of the same kind.',
      '- Field 4: a survivor and 1 point, then one more die of the same kind.',
    ],
  },
  {
    id: 'switching',
    title: 'Switching to the Skyside',
    lines: [
      'Only the Captain takes you there (RU-61), in any turn, also in the first. The earlier you are, the more you get for your ships, but the fewer tiles you may build at once.',
      '- All your ships are sold, wherever they are (RU-19), and their cargo goes to your stock.',
      '- Tiles with an outpost go back into the bag. The outpost leaves the game, but still counts as built (RU-05). All other tiles become your tile stock. Floating outposts and the one on your starter tile stay.',
      '- Your cards, your board and your starter tile turn over. Then you may build the tiles that the dock grants.',
      'From now on you have no ships, no dives and no sea, but income, tiles to build, research and the goals of the Skyside.',
    ],
  },
  {
    id: 'building',
    title: 'Founders, Skyside: building',
    lines: [
      'Drawn tiles go into your tile stock; you gain their toxicity. Building has four steps (RU-11): take up to as many tiles as you may build, pay their costs in resources of their colours, place them all next to your city, in the order in which you took them, and then score each of them in the city as it is now. There is no restriction of colour or edge. While you place them, each tile shows what it would score.',
      'Land that meets land joins. All land that hangs together is a settlement, whatever its colours; tiles of one colour in it are a district. Some tiles have two pieces of land that are not joined to each other.',
      'Each new tile scores A times B, at least 1 point; tiles built together count for each other:',
      '- A: the dial of its guild plus the buildings of its colour in the whole settlement, its own included (RU-10), at most 4.',
      '- B: the tiles of its colour that are joined to it through tiles of this colour only, itself included.',
      'If it has two pieces, you score only one of them (RU-09). Three sonar stations at one corner make a sonar circle.',
    ],
  },
  {
    id: 'research',
    title: 'Delvers, Skyside: research',
    lines: [
      'You roll research dice and get the money they show. A joker stands for any guild or for none.',
      '- Three breakthroughs: you may raise a guild dial by 1, up to 4. A higher dial helps everybody who builds in that colour, so you may decline (RU-62).',
      '- Three or more symbols of a guild: you collect its row of the Hub, once (RU-12).',
    ],
  },
  {
    id: 'end',
    title: 'The end',
    lines: [
      'When the pool is empty, the round is played to its end, then one more round. What the pool cannot pay comes from the reserve (RU-45). Final scoring:',
      '- 1 point for every 5 money, and 1 for every 2 resources in your stock, all colours together. Cargo does not count (RU-46).',
      '- The value of your field on the toxicity scoring track.',
      '- For each guild 10 points for the most seals and 5 for the second most. The lower total toxicity breaks ties; players who are equal even then get the points each, and if they share the first place there is no second (RU-32).',
      'Most points win. Ties: lower total toxicity, then more crew cards, then more money; then the victory is shared.',
    ],
  },
];

export default rules;
