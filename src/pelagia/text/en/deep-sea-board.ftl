# Endeavor: Deep Sea in the terminal. Words that stand on the board are as short as they can be.

cli-game-deep-sea = Recruit a crew, discover the ocean zone by zone, protect it and publish what you learn; against each other, as a team or alone.
terminal-automaton-deep-sea = Automaton
terminal-greeting-deep-sea = Endeavor: Deep Sea. Recruit a crew, send vessels into an ocean that nobody knows, and protect what you find.
terminal-primer-deep-sea =
    Six rounds (seven alone). Each begins with three steps: recruit a crew member, gain discs, take discs back from the crew. Then turn by turn:
      Activate a crew member with a disc and do its actions, or use dive tokens, or pass.
      Travel   Move a vessel; the zone gives its arrival bonus.
      Sonar    A disc on a sonar track: a bonus, or a new board for the ocean.
      Dive     Take a token: research, or its effect.
      Conserve A disc and research on a conservation site, for its bonus.
      Journal  A disc on a journal site and research for a journal of its colour.
    Attributes, impact, journals, the goals of the scenario and what is left over bring points. Most points win; as a team you need four of seven goals.

terminal-ds-round = Round { $n } of { $of }
terminal-ds-wave = Wave { $name }
terminal-ds-goal = Goal { $n }
terminal-ds-closed = not opened yet
terminal-ds-team-score = Points of the team
terminal-ds-others = others { $what }
terminal-ds-space = space: { $what }
terminal-ds-passed = has passed
terminal-ds-research = { $n } research
terminal-ds-staging =
    { $n ->
        [one] { $n } disc
       *[other] { $n } discs
    }
terminal-ds-vessels = vessels { $zones }, { $n } in reserve
terminal-ds-cleanup = cleanup { $n }
terminal-ds-piece = { $name }: { $kind }, { $source }
terminal-ds-kind-crew = crew member
terminal-ds-kind-ocean = ocean board
terminal-ds-kind-token = dive token
terminal-ds-kind-journal = journal
terminal-ds-kind-scenario = scenario
terminal-ds-kind-bonus = bonus goal
terminal-ds-kind-setback = setback
terminal-ds-scoring = Final scoring
terminal-ds-item-attributes = Attributes
terminal-ds-item-impact = Impact
terminal-ds-item-journals = Journals
terminal-ds-item-seniors = Senior crew
terminal-ds-item-leftovers = Leftovers
terminal-ds-item-total = Total
terminal-ds-place = Place
terminal-ds-met =
    { $n ->
        [one] { $n } goal of 7 met: { $grade }
       *[other] { $n } goals of 7 met: { $grade }
    }
terminal-ds-legend =
    R reputation  I inspiration  C coordination  G ingenuity (position/level)
    A any attribute  L lowest attribute  K research  D disc  M impact  P promotion
    d tokens to dive for  s sonar, [1-2] a discovery at these depths  c conserve, 2K> its cost  j journal, by colour
    > arrival bonus  c1-c2:R link  { $done } link completed  { $point } points, senior crew  ~ unlimited  ! goal
