import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'The idea',
    lines: [
      'You lead a research team at sea. You recruit a crew, send vessels into an ocean that is discovered board by board, dive, protect what lives there, and publish what you have learned. Whoever does it best by the goals of the scenario wins.',
      'The game lasts six rounds. Each has a preparation (recruit, gain discs, take discs back) and then actions, turn by turn, until everybody has passed. Ten scenarios change the ocean, the goals and the impact area.',
      'Play against each other, together as a team, or alone (seven rounds).',
    ],
  },
  {
    id: 'tracks',
    title: 'Your board',
    lines: [
      'Four attributes have a track from 0 to 12 each. The level is what counts: level 1 on 0 and 1, level 2 from 2, level 3 from 4, level 4 from 7, level 5 from 10.',
      '- Reputation: the highest tier that you can recruit.',
      '- Inspiration: the discs that you gain at the start of a round.',
      '- Coordination: the discs that you take back from your crew at the start of a round.',
      '- Ingenuity: your technology, that is how far and how deep your vessels travel. It also launches vessels.',
      'A step onto the star (position 10) gives one impact. A step beyond 12 puts the marker back on the star and gives one impact too. You may waive such a step (Q22).',
      'Research goes up to 12; what is above is lost. Discs wait in the staging area until you spend them; the supply never runs out.',
    ],
  },
  {
    id: 'preparation',
    title: 'Start of a round',
    lines: [
      'Everybody does one step before the next begins (Q23), in turn order from the player with the Wave.',
      '- Recruit: take one crew member whose tier is not above your recruitment level. It comes on its blue junior side, and you gain its bonus at once. Of tier 5 only three can be seen at a time; if you empty one of these slots, you choose the pile whose top fills it (Q20).',
      '- Effort: gain as many discs as your effort level. Inspiration gained a moment ago counts already.',
      '- Reassign: take back as many discs from your crew as your reassignment level. Whoever has been freed can be activated again.',
      'When everybody has passed, the round is over, and the Wave goes one seat to the left.',
    ],
  },
  {
    id: 'turn',
    title: 'Your turn',
    lines: [
      'In your turn you activate one crew member: put one disc from the staging area on it and carry out its actions. Actions side by side may all be done, each once and in any order; of actions separated by a slash you do one. You may leave out what you do not want.',
      'Instead, you may use the activation space of one of your journals (Q3): one disc stays there, and it works once per game.',
      'Dive tokens are used before, between and after, as many as you like; a turn may also consist of tokens alone. Wherever you lack a disc, research or technology, you are also offered the tokens that help, even in the middle of an action (Q68). At the end of your turn you may keep at most one.',
      'Or you pass and are out for this round. Bonuses of links and journals still reach you (Q59). After using a token you cannot pass in the same turn (Q31).',
    ],
  },
  {
    id: 'travel',
    title: 'Travel',
    lines: [
      'Move one vessel to another zone, left, right, up or down, at most as many steps as your technology level. No zone on the way may be deeper than that level; but rising is always possible (Q10). Empty places cannot be crossed.',
      'You gain the arrival bonus of the zone where you end, every time. Any number of vessels may be there.',
    ],
  },
  {
    id: 'sonar',
    title: 'Sonar and discovery',
    lines: [
      'Put one disc on the first free space of a sonar track in a zone with your vessel. The space gives a bonus or a discovery.',
      'For a discovery choose one of the depths shown, look at two boards of that depth and keep one (Q7). It goes on a free place of its depth, below a zone of the depth above; boards of depth 1 go anywhere in the top row (Q9). Its dive sites are filled, and you gain the discovery bonus.',
      'If none of the depths shown is possible, take the shallowest that is (Q8). If nothing is possible at all, you gain one impact (Q38).',
    ],
  },
  {
    id: 'dive',
    title: 'Dive',
    lines: [
      'Take the top token of a dive site in a zone with your vessel. It costs nothing, and nobody knew what it was. Use it for its research or for its effect, never for both.',
      'A site is never filled again. At the end, the research of a stored token counts with your leftovers (Q41).',
    ],
  },
  {
    id: 'conserve',
    title: 'Conserve',
    lines: [
      'In a zone with your vessel, pay the research of a free conservation site, put one disc on it and gain its bonus. You need both before the bonus comes: it cannot pay for itself (Q25).',
    ],
  },
  {
    id: 'links',
    title: 'Links',
    lines: [
      'Lines join sites of a zone. As soon as discs lie on both ends, the owners of both gain the bonus of the link, once only. If both discs are yours, you gain it once. This also happens in turns of others. The player whose turn it is gains first, then the others clockwise.',
    ],
  },
  {
    id: 'journal',
    title: 'Journal',
    lines: [
      'In a zone with your vessel, choose a free journal site and one of the four open journals that shows its colour. Pay the research of the journal, put one disc on the site, and take the card; the market is refilled.',
      'You gain what the card gives you, then the others gain what it gives to them. Symbols and points count at the end.',
    ],
  },
  {
    id: 'crew',
    title: 'Promotion',
    lines: [
      'Promoting turns one of your crew members, or your team leader, to the golden senior side. A disc on it goes back to the supply, not to the staging area. You gain the bonus of the senior side, and you can activate it in the same round.',
      'Senior crew members of tier 5 have no actions; they score at the end. A side without actions cannot be activated.',
    ],
  },
  {
    id: 'vessels',
    title: 'Vessels',
    lines: [
      'You start with one vessel. The second is launched when your ingenuity reaches 2, the third at 7, each once per game. A vessel starts at the base of the scenario and gains its arrival bonus at once; in scenarios 3, 5 and 6 you choose a zone of depth 1.',
    ],
  },
  {
    id: 'impact',
    title: 'Impact',
    lines: [
      'For each impact put one of your markers on a hexagon of the impact area and gain what it shows, or decline. It must be a free start hexagon, or a free one next to a marker of anybody. Hexagons with the sign for unlimited (∞) are never full. Four dots are a step of any attribute, four dots with an arrow one of your lowest. Points on hexagons count at the end.',
      'Some scenarios change this: see below.',
    ],
  },
  {
    id: 'zones',
    title: 'Special zones',
    lines: [
      'Nineteen zones have a rule of their own; the card of the zone says it. The most unusual ones:',
      '- Submerged Cave System: no vessel enters. Its three caves are used from the zones to the left, above and to the right.',
      '- Shipwreck: you see two tokens, keep one and discard the other.',
      '- Sunken Ruins: whoever has a vessel there when the last token is taken may travel away.',
      '- Whale Calving Grounds: with your disc on the journal site, you may conserve there once more (Q34).',
      '- Vortex: a vessel that leaves has technology +1.',
      '- Abyssal Trench: at most one vessel of each player; arriving allows a sonar action (Q29).',
    ],
  },
  {
    id: 'scenarios',
    title: 'Scenarios',
    lines: [
      'Every scenario has its ocean, its base, three goals and an impact area. Goals give points for each thing that is counted, and prizes for the most and second most. Some have rules of their own:',
      '- 3, The Oceanic Journal: coloured hexagons count as symbols.',
      '- 4, Better Than You Found It: whoever fills the last conservation site of a zone puts an extra marker on the turtle, worth 3 points (Q53).',
      '- 5, The Fallen Star: a wide and shallow sea of three depths.',
      '- 6, Star Search: the Fallen Star is hidden among the boards of depth 5. An impact moves a marker; the lower rows open when the star has been found (Q52). Whoever finds it names conserving or publishing for the third goal.',
      '- 7, Recover the Fallen Star: two separate grids. For the third goal only markers on the three rescue hexagons count; they have a red ring.',
      '- 8, New Horizons: whoever puts a marker on a goal hexagon chooses how this goal is scored. A goal that nobody has opened scores nothing. Coloured hexagons count as symbols.',
      '- 9, The Spill: conserving at depths 1 and 2 moves you along the cleanup track; so does an impact, if you like. The track opens depths 3 and 4 to you (Q55). Polluted hexagons cost points.',
      '- 10, The Deepest Sea: an impact belongs to the depth it comes from, and each row is filled from the left (Q56). The first two at depth 5 win points (Q58).',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Final scoring',
    lines: [
      '- Attributes: 0, 2, 4, 7 or 10 points by level (Q1).',
      '- Impact: the points of your hexagons.',
      '- Journals and senior crew members of tier 5.',
      '- Goals: points and prizes. All who tie for first place get the full first prize, and nobody the second (Q2). A prize needs at least one (Q12); with two players the second prize is paid too (Q11).',
      '- Leftovers: 1 point for every 3 of research, discs in the staging area and research on the stored token together.',
      'Most points win; equal points share the place.',
    ],
  },
  {
    id: 'together',
    title: 'Together or alone',
    lines: [
      'As a team you do not score against each other: you have seven goals and need at least four of them. Goals 1 to 3 are those of the scenario, counted over all players; goal 4 is a score that the team must reach; goals 5 to 7 are bonus goals, turned up in rounds 1 to 3 (Q65).',
      'From round 4 on, each round brings a setback: a storm, a budget cut, red tape. Four goals are bronze, five silver, six gold, all seven platinum.',
      'Alone you play the same way with seven rounds and four setbacks.',
    ],
  },
];

export default rules;
