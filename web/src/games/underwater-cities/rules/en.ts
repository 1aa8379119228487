import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'The idea',
    lines: [
      'The land is full, so people move below the sea. On your player board you build a network of domed cities, joined by tunnels and surrounded by farms, desalination plants and laboratories. What is connected to your start city produces resources, has to be fed, and scores in the end.',
      'The game has three eras with 4, 3 and 3 rounds. In each round everybody takes three turns, so you have 30 turns in all. After each era everything produces and the cities are fed. Most points win.',
      'The heart of every turn: you choose an action space on the main board and play a card to it. If the colours of both match, you may use the effect of the card too. The spaces that everybody wants are yellow and go with weak yellow cards; the weaker green spaces come with strong green cards.',
    ],
  },
  {
    id: 'start',
    title: 'What you start with',
    lines: [
      'A player board with a start city in the lower right corner, one brown and two blue metropolis tiles, three action tiles, the personal assistant (an action card), 1 kelp, 1 steelplast, 1 science and 2 credits. You draw six cards of era I and keep three.',
      'The turn order is random. The second player starts on space 4 of the Federation track, the third on space 3 with 1 credit more, the fourth on space 2 with 1 credit and 1 steelplast more.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    lines: [
      'If you hold more cards than your hand limit of 3, discard down to it. Then choose an available action space and a hand card together. The tile occupies the space for the rest of the round.',
      'If card and space have the same colour, you perform the action of the space and use the card, in either order, but never mixed: one is finished with all it triggers before the other begins. If the colours differ, the text of the card is ignored.',
      'You may leave out parts of an action, but you cannot choose a space of which you use nothing at all (R16). Resources that are simply gained cannot be declined (R18); steps on the Federation track can (R19).',
      'The space without a colour gives 2 cards and 2 credits. It takes any number of tiles and never matches a card, so that there is always something to do (R26).',
      'At the end of your turn you draw one card, even with a full hand.',
    ],
  },
  {
    id: 'cards',
    title: 'Cards',
    lines: [
      'Only cards whose colour matches the space have an effect. There are five types:',
      '- Instant: happens once, then the card is discarded; a paid special card goes under your player board.',
      '- Permanent: you claim it, and it works for the rest of the game, from this turn on. An ability “once per turn” may even make the space usable that you have chosen (R103).',
      '- Action: you claim it. It is used only through a symbol “use 1 action card” and only once per era. You may own at most four, the assistant included. For a fifth one you discard an old one; if that one was still ready, you may use it once more (R46).',
      '- Production: you claim it, and it works in every production phase.',
      '- Final scoring: you claim it, and it scores at the end.',
      'Special cards come only from action spaces that say so: one of the open cards, the open top card of the deck, or you look at three and keep one. They count as hand cards. On a match they have an effect only if you pay their price of 1 to 3 credits then; after paying the effect is still optional (R101).',
    ],
  },
  {
    id: 'building',
    title: 'Building',
    lines: [
      '- City: 2 steelplast, 1 kelp, 1 credit.',
      '- Symbiotic city: 1 steelplast, 1 kelp, 1 biomass, 2 credits. It gives 2 points in each production.',
      '- Tunnel: 1 steelplast, 1 credit.',
      '- Farm: 1 kelp. Desalination plant: 1 credit. Laboratory: 1 steelplast.',
      'Biomass replaces kelp or steelplast when you build, one for one.',
      'A city goes next to a city site that already holds one of your cities, connected or not. A building goes at a city, or where a city could legally be built (R31). A tunnel must continue the network that begins at your start city; it may pass empty city sites, but never a metropolis (R30).',
      'Many sites show a bonus, which you get at once when you build there, even if the piece is not connected yet. Expansion sites can be used only with effects that say so.',
      'On the expert boards some sites ask for a surcharge. No discount and no “free” reduces it (R35).',
      'Tunnels and domes are limited; the main board shows how many are left. Where none is left, nobody can build it. Alone there are always enough violet domes.',
    ],
  },
  {
    id: 'upgrading',
    title: 'Upgrading',
    lines: [
      'Farms, plants, laboratories and tunnels can be upgraded once, for 1 science each. Cities cannot. Upgraded structures produce more, and two upgraded ones of the same kind at one city produce an extra on top.',
    ],
  },
  {
    id: 'network',
    title: 'Your network',
    lines: [
      'A city is connected if at least one tunnel ends at its site; your start city always is. Buildings are connected with their city. Unconnected cities and buildings produce nothing, eat nothing and score nothing.',
      'A blue metropolis is connected by one tunnel. It gives its effect at once, and some produce from then on. The brown one needs two tunnels and scores at the end.',
    ],
  },
  {
    id: 'federation',
    title: 'The Federation track',
    lines: [
      'Steps on the track give 1 credit on space 3, 1 steelplast on space 2 and 1 point on space 1 and for every further step there. At the end of each round the track decides the turn order: the higher space first, and on the same space whoever came last. Then all markers go back below space 4.',
      'With four players there is a cloning tile: once per round, whoever takes it first pays 1 credit and uses a space that somebody else has occupied.',
    ],
  },
  {
    id: 'production',
    title: 'Production and food',
    lines: [
      'At the end of each era every connected city with its buildings produces:',
      '- Farm: 1 kelp; upgraded also 1 point. Two upgraded farms at one city: 1 kelp and 1 point more.',
      '- Desalination plant: 1 credit; upgraded also 1 biomass. Two upgraded ones: 1 credit more.',
      '- Laboratory: 1 science; upgraded also 1 steelplast. Two upgraded ones: 1 steelplast more.',
      '- Tunnel next to a city: 1 credit; upgraded also 1 point.',
      '- Symbiotic city: 2 points.',
      'Then come metropolises and production cards. After that all your action cards become ready again, and every connected city eats 1 kelp; where kelp is missing, 1 biomass; where that is missing too, you lose 3 points.',
      'For the next era everybody draws three cards and keeps as many as the hand limit allows.',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Final scoring',
    lines: [
      '- The brown metropolis, if both its tunnels stand.',
      '- Your final scoring cards.',
      '- Each connected city: 2 points, or 3, 4 or 6 points with one, two or three different kinds of building.',
      '- Sell all biomass for 2 credits each, then 1 point for every 4 resources.',
      'In a tie, whoever is first in the turn order fixed after the last round wins (R11).',
    ],
  },
  {
    id: 'variants',
    title: 'Variants',
    lines: [
      'Government contracts (2 to 4 players): three contracts lie open. Whoever first meets the criteria of one in their own turn may claim it and get its reward at once. You are asked only where the reward is more than a plain gain; a declined contract stays open (R87).',
      'Expert boards: different numbers of building sites, surcharges, and sites that multiply production.',
      'Blue metropolises: by the German rule you choose which of your two lies where; by the Portuguese rule chance decides (R2).',
    ],
  },
  {
    id: 'solo',
    title: 'Solo',
    lines: [
      'You play on an expert board. Three blockers occupy one space of each colour and move on by one every round. If your marker made no step on the Federation track in a round, a fourth blocker joins them in the next round; a card turned up at the end of the round shows where.',
      'You win with at least 7 connected cities and at least 100 points.',
    ],
  },
];

export default rules;
