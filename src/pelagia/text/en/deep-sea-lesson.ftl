# Endeavor: Deep Sea: its lesson. -try: what to do; -done and -else: what is said to it. The topics are listed at its head and its end.

deep-sea-lesson-topic-aim = The aim: most points by the goals of the scenario after six rounds.
deep-sea-lesson-topic-turn = Your turn: a disc on one crew member, and its actions happen.
deep-sea-lesson-topic-points-1 = Points by goals: for every disc that a goal counts, and prizes for the most.
deep-sea-lesson-topic-points-2 = Points by attributes: 0, 2, 4, 7 or 10 for each, by its level.
deep-sea-lesson-topic-points-3 = Points by impact: hexagons, journals and senior experts.
deep-sea-lesson-topic-end = The end: after the sixth round.
deep-sea-lesson-topic-mistake-1 = Classic mistake: a large crew without discs to put it to work.
deep-sea-lesson-topic-mistake-2 = Classic mistake: staying shallow, with one vessel.

deep-sea-lesson-aim = You lead a research team at sea. What counts is said by the three goals of the scenario: here discs on sonar tracks, on journal sites and on conservation sites. After six rounds most points win.
deep-sea-lesson-round = A round begins with preparation: recruit a crew member, get discs, take some back from your crew. Then turns follow until all have passed.
deep-sea-lesson-recruit = Each crew member has its own actions and a bonus now. The ocean is still unknown: the Sonar Operator finds new zones, and sonar is what the first goal counts.
deep-sea-lesson-recruit-try = Recruit the ringed Sonar Operator.
deep-sea-lesson-recruit-done = It joins your crew with its blue side up.
deep-sea-lesson-recruit-else = Also good. Your team leader can use sonar too; only do not wait too long with discovering.
deep-sea-lesson-diver = A new round, a new crew member. The Reef Diver dives: tokens bring research, and research pays for conservation and journals, which the other two goals count.
deep-sea-lesson-diver-try = Recruit the ringed diver.
deep-sea-lesson-diver-done = Now you can earn research.
deep-sea-lesson-diver-else = Fine. Look for research another way, though: without it two of the three goals stay closed.
deep-sea-lesson-turn = In your turn you put one disc on a crew member that has none and carry out its actions. Of actions with a slash you do one. When you cannot or do not want to, pass.
deep-sea-lesson-activate = Your crew is ready, and your discs wait. A crew member works once until its disc comes back.
deep-sea-lesson-activate-try = Click a crew member that glows.
deep-sea-lesson-activate-done = Its actions follow; you may leave out what you do not want.
deep-sea-lesson-activate-else = Passing ends your round, and unused discs only wait. Mostly one plays until discs or crew run out.
deep-sea-lesson-sonar = Sonar: your disc goes on the next space of a track in a zone with your vessel. You look at two boards of one depth and keep one. Every disc counts for the first goal.
deep-sea-lesson-board = Two zones: look at what each offers: sites for conservation and journals, dives, sonar tracks. Keep what suits your goals.
deep-sea-lesson-board-try = Keep one of them.
deep-sea-lesson-board-done = It goes into the ocean, and you get its discovery bonus.
deep-sea-lesson-board-else = A token can help here; you are asked again.
deep-sea-lesson-place = Place it where your vessel can reach it soon: below or beside a zone you use.
deep-sea-lesson-travel = A vessel travels as many steps, and as deep, as your technology level. You get the arrival bonus of the zone where it ends, every time.
deep-sea-lesson-travel-try = Click your vessel’s zone, then where it goes.
deep-sea-lesson-travel-done = From there your crew can act.
deep-sea-lesson-travel-else = Staying keeps the sites of this zone in reach.
deep-sea-lesson-dive = A dive takes the top token of a site, for free. Use a token for its research or for its effect, never both; at the end of a turn you keep at most one.
deep-sea-lesson-conserve = Conservation and journals cost research and a disc, and give bonuses and discs for the goals. A journal also gives the others something.
deep-sea-lesson-goals = The first of three ways to points: the goals. Each counts discs of one kind and pays prizes for the most and second most. Choose two of them and follow them.
deep-sea-lesson-tracks = The second way: your four attributes. Each is worth 0, 2, 4, 7 or 10 points by its level, and each makes you stronger during the game.
deep-sea-lesson-discs = Inspiration says how many discs you get each round, coordination how many you take back from your crew. Many crew members and few discs are the first classic mistake.
deep-sea-lesson-impact = The third way: impact. A marker on a hexagon gives what it shows, and points on hexagons count at the end. Full attributes and empty sonar tracks bring impact.
deep-sea-lesson-ingenuity = Ingenuity is your technology: how far and how deep you travel. At 2 it launches a second vessel. Staying shallow with one vessel is the second classic mistake.
deep-sea-lesson-links = Lines join sites of a zone. When discs lie on both ends, their owners get the bonus of the link, also in turns of others. Look for them before you place a disc.
deep-sea-lesson-end = The game has six rounds; then goals, attributes, hexagons, journals and senior experts are counted. Leftovers are worth little: 3 for 1 point.
deep-sea-lesson-tokens = You hold a dive token. It can be used at any moment of your turn, before or after the crew member.

deep-sea-lesson-summary = You played three rounds. Your crew has { $crew ->
        [one] { $crew } member
       *[other] { $crew } members
    } beside the leader; you discovered { $zones ->
        [one] { $zones } zone
       *[other] { $zones } zones
    } and have { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    } in the ocean. If the game ended now you would have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
deep-sea-lesson-next = Next time: choose two goals in the first round, raise ingenuity for a second vessel, and recruit only as many as your discs can put to work.

deep-sea-lesson-box-1 = What the rulebook shows is used exactly; boards, crew and journals that it does not print are our design, and each says so.
deep-sea-lesson-box-2 = Dive tokens can be used at any moment of your turn; where one would help, it is offered.
deep-sea-lesson-box-3 = Preparation goes step by step in turn order from the Wave; forced steps happen by themselves.
deep-sea-lesson-box-4 = Links pay the owners at once, also in the turns of others.
deep-sea-lesson-box-5 = Undo works until something hidden is seen. Ten scenarios, team and solo are options of the set-up.

## The aim of a moment, in the first rounds of a first game; by the kind of the decision.

deep-sea-moment-recruit = Take whoever serves one of the goals, and mind your discs.
deep-sea-moment-turnmenu = Put a disc where it also counts for a goal.
deep-sea-moment-keepboard = Keep the zone whose sites fit your goals.
deep-sea-moment-travel = Go where a site or an arrival bonus is worth the turn.

## The icons on its pieces, for the legend.

deep-sea-icon-vessel = Vessel, travel
deep-sea-icon-or = One of these
deep-sea-icon-sonar = Sonar
deep-sea-icon-dive = Dive
deep-sea-icon-conserve = Conserve
deep-sea-icon-journal = Journal
deep-sea-icon-attribute = Step on an attribute of your choice
deep-sea-icon-senior = Senior side
deep-sea-icon-person = Other players, or crew
deep-sea-icon-plus = Gained at once
deep-sea-icon-impact = Impact: a marker on a hexagon
deep-sea-icon-inspiration = Inspiration: discs each round
deep-sea-icon-coordination = Coordination: discs taken back
deep-sea-icon-reputation = Reputation: whom you can recruit
deep-sea-icon-ingenuity = Ingenuity: how far and deep you travel
deep-sea-icon-science = Research
deep-sea-icon-final = At the end of the game
deep-sea-icon-point = Point
deep-sea-icon-promote = Promote a crew member
deep-sea-icon-disc = Disc
deep-sea-icon-discover = Discover an ocean board
deep-sea-icon-token = Dive token
deep-sea-icon-slot = Space for a disc, once per game
deep-sea-icon-card = Card
