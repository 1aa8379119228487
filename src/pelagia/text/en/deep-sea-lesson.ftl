# Endeavor: Deep Sea: its lesson. -try: what to do; -done and -else: what is said to it. The topics are listed at its head and its end.

deep-sea-lesson-topic-aim = The aim: most points after six rounds, above all from the goals of the scenario.
deep-sea-lesson-topic-turn = Your turn: put a disc on a crew member and carry out its actions.
deep-sea-lesson-topic-points-1 = Points from goals: for every disc that a goal counts, with prizes for the most.
deep-sea-lesson-topic-points-2 = Points from attributes: 0, 2, 4, 7 or 10 each, depending on the level.
deep-sea-lesson-topic-points-3 = Points from impact: hexagons, journals and seniors.
deep-sea-lesson-topic-end = The end: after the sixth round.
deep-sea-lesson-topic-mistake-1 = Classic mistake: a large crew, and no discs to put it to work.
deep-sea-lesson-topic-mistake-2 = Classic mistake: staying in shallow water with one vessel.

deep-sea-lesson-aim = You lead a research team at sea. The three goals of the scenario say what counts: here discs on sonar tracks, journal sites and conservation sites. After six rounds, most points win.
deep-sea-lesson-round = A round begins with preparation: recruit a crew member, gain discs, take some back from your crew. Then you take turns until everybody has passed.
deep-sea-lesson-recruit = Each crew member has actions of its own and brings a bonus right away. The ocean is still unknown: the Sonar Operator finds new zones, and sonar is what the first goal counts.
deep-sea-lesson-recruit-try = Recruit the ringed Sonar Operator.
deep-sea-lesson-recruit-done = It joins your crew with its blue side up.
deep-sea-lesson-recruit-else = Also good. Your team leader can use sonar too; just do not wait too long to discover new zones.
deep-sea-lesson-diver = A new round, a new crew member. The Reef Diver dives for tokens: they bring research, and research pays for conservation and journals, which the other two goals count.
deep-sea-lesson-diver-try = Recruit the ringed Reef Diver.
deep-sea-lesson-diver-done = Now you can earn research.
deep-sea-lesson-diver-else = Fine. But find research some other way: without it, two of the three goals stay closed.
deep-sea-lesson-turn = On your turn you put a disc on a crew member that has none and carry out its actions. Of actions with a slash between them you do only one. When you cannot or do not want to, pass.
deep-sea-lesson-activate = Your crew is ready, and your discs are waiting. A crew member works once, until its disc comes back.
deep-sea-lesson-activate-try = Click a crew member that glows.
deep-sea-lesson-activate-done = Now its actions follow; skip what you do not want.
deep-sea-lesson-activate-else = Passing ends your round, and unused discs just wait. Usually you play on until discs or crew run out.
deep-sea-lesson-sonar = Sonar: your disc goes on the next space of a track in a zone with your vessel. You look at two boards of one depth and keep one. Every disc counts for the first goal.
deep-sea-lesson-board = Two zones. See what each one offers: conservation and journal sites, dives, sonar tracks. Keep what suits your goals.
deep-sea-lesson-board-try = Keep one of them.
deep-sea-lesson-board-done = It goes into the ocean, and you get its discovery bonus.
deep-sea-lesson-board-else = A token can help here; you will be asked again.
deep-sea-lesson-place = Place it where your vessel can reach it soon: below or beside a zone you use.
deep-sea-lesson-travel = A vessel travels as far and as deep as your technology level allows. Every time, you get the arrival bonus of the zone where it stops.
deep-sea-lesson-travel-try = Click your vessel’s zone, then its destination.
deep-sea-lesson-travel-done = From there your crew can act.
deep-sea-lesson-travel-else = If you stay, the sites of this zone remain in reach.
deep-sea-lesson-dive = A dive takes the top token of a site, for free. Use a token for its research or its effect, never both; at the end of your turn you keep one at most.
deep-sea-lesson-conserve = Conservation and journals cost research and a disc. They bring bonuses and count for the goals. A journal also gives the others something.
deep-sea-lesson-goals = The first of three ways to points: the goals. Each counts discs of one kind and pays prizes for the most and second most. Pick two and stick to them.
deep-sea-lesson-tracks = The second way: your four attributes. Each is worth 0, 2, 4, 7 or 10 points, depending on its level, and makes you stronger during the game.
deep-sea-lesson-discs = Inspiration says how many discs you get each round, coordination how many you take back from your crew. A large crew with few discs is the first classic mistake.
deep-sea-lesson-impact = The third way: impact. A marker on a hexagon gives you what it shows, and points on it count at the end. Full attributes and full sonar tracks bring impact.
deep-sea-lesson-ingenuity = Ingenuity is your technology: how far and how deep you travel. At 2 it launches a second vessel. Staying in shallow water with one vessel is the second classic mistake.
deep-sea-lesson-links = Lines link sites of a zone. When discs lie on both ends, their owners get the bonus of the link, even on somebody else’s turn. Look for links before you place a disc.
deep-sea-lesson-end = The game has six rounds; then goals, attributes, hexagons, journals and seniors score. Leftovers are worth little: 1 point for every 3.
deep-sea-lesson-tokens = You hold a dive token. You can use it at any time on your turn, before or after a crew member.

deep-sea-lesson-summary = You played three rounds. Your crew has { $crew ->
        [one] { $crew } member
       *[other] { $crew } members
    } besides the leader; you discovered { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    } and have { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } in the ocean. If the game ended now you would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
deep-sea-lesson-next = Next time: choose two goals in the first round, raise ingenuity for a second vessel, and recruit only as many people as your discs can put to work.

deep-sea-lesson-box-1 = What the rulebook shows is used exactly. Boards, crew and journals that it does not show are our own, and each says so.
deep-sea-lesson-box-2 = You can use dive tokens at any time on your turn; where one would help, it is offered.
deep-sea-lesson-box-3 = Preparation goes step by step in turn order, starting with the Wave; forced steps happen by themselves.
deep-sea-lesson-box-4 = Links pay their owners at once, even on somebody else’s turn.
deep-sea-lesson-box-5 = You can undo until something hidden is seen. Choose one of ten scenarios, team or solo, in the set-up.

## The aim of a moment, in the first rounds of a first game; by the kind of the decision.

deep-sea-moment-recruit = Take somebody who serves one of the goals, and mind your discs.
deep-sea-moment-turn = { deep-sea-moment-turnmenu }
deep-sea-moment-turnmenu = Put a disc where it also counts for a goal.
deep-sea-moment-keepboard = Keep the zone whose sites fit your goals.
deep-sea-moment-travel = Go where a site or an arrival bonus is worth the turn.

## The icons on its pieces, for the legend.

deep-sea-icon-vessel = Travel: a vessel moves to another zone
deep-sea-icon-or = Or: you do one of these
deep-sea-icon-sonar = Sonar: a disc on a sonar track, for a bonus or a new zone
deep-sea-icon-dive = Dive: take the top token of a dive site
deep-sea-icon-conserve = Conserve: research and a disc on a site, for its bonus
deep-sea-icon-journal = Journal: research and a disc on a journal site, for a card
deep-sea-icon-attribute = Attribute: a step on a track of your choice
deep-sea-icon-senior = Senior: the golden side of a crew member
deep-sea-icon-person = People: the other players, or your crew
deep-sea-icon-plus = Plus: you gain this at once
deep-sea-icon-impact = Impact: a marker on a hexagon
deep-sea-icon-inspiration = Inspiration: how many discs you gain each round
deep-sea-icon-coordination = Coordination: how many discs you take back each round
deep-sea-icon-reputation = Reputation: whom you can recruit
deep-sea-icon-ingenuity = Ingenuity: how far and deep you travel
deep-sea-icon-science = Research: pays for conservation and journals
deep-sea-icon-final = Flag: counts at the end of the game
deep-sea-icon-point = Point: most points win
deep-sea-icon-promote = Promote: turn a crew member to its senior side
deep-sea-icon-disc = Disc: puts a crew member to work, or marks a site
deep-sea-icon-discover = Discover: look at two ocean boards and keep one
deep-sea-icon-token = Dive token: used for its research or its effect
deep-sea-icon-slot = Activation space: a disc, once per game
deep-sea-icon-card = Card: a scenario, goal or setback
