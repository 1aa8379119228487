# The table of Endeavor: Deep Sea on the page.

## What the others are doing, by the section of the rules that explains it

deep-sea-page-doing-vessels = a new vessel
deep-sea-page-doing-preparation = start of the round
deep-sea-page-doing-turn = choosing an action
deep-sea-page-doing-travel = travel
deep-sea-page-doing-sonar = sonar and discovery
deep-sea-page-doing-dive = dive
deep-sea-page-doing-zones = a special zone
deep-sea-page-doing-conserve = conserve
deep-sea-page-doing-journal = journal
deep-sea-page-doing-crew = promotion
deep-sea-page-doing-impact = impact
deep-sea-page-doing-tracks = an attribute
deep-sea-page-doing-scenarios = a goal of the scenario

## The table

deep-sea-page-free = free
deep-sea-page-site = { $zone }: { $what }. { $owner }
deep-sea-page-kind-sonar = sonar
deep-sea-page-dive = { $zone }: dive tokens { $n }
deep-sea-page-vessel = Vessel of { $seat }
deep-sea-page-pile = Depth { $depth }: boards to discover { $n }
deep-sea-page-unknown = Depth { $depth }: not discovered
deep-sea-page-unexplored = not yet explored
deep-sea-page-hex = Impact hexagon, points { $points }
deep-sea-page-hex-start = Start hexagon
deep-sea-page-hex-unlimited = Never full
deep-sea-page-hex-rescue = Rescue hexagon
deep-sea-page-hex-restored = For whoever fills the last conservation site of a zone
deep-sea-page-hex-overflow = For markers of full rows, depths { $depths }
deep-sea-page-hex-symbol = Symbol: { $colour }
deep-sea-page-hex-goal = Opens goal { $n }
deep-sea-page-hex-touches = Also next to the hexagon at the other end of the line
deep-sea-page-markers = Markers: { $who }
deep-sea-page-base = New vessels are launched here
deep-sea-page-finder = Discovered by { $seat }
deep-sea-page-wave = Has the Wave: first in turn order
deep-sea-page-symbols = Symbols: { $what }
deep-sea-page-has-acted = Has acted
deep-sea-page-used = Used
deep-sea-page-track = { $name }: level { $level }, step { $at } of 12
deep-sea-page-good-reputation = recruits up to tier { $n }
deep-sea-page-good-inspiration =
    { $n ->
        [one] { $n } new disc a round
       *[other] { $n } new discs a round
    }
deep-sea-page-good-coordination =
    { $n ->
        [one] { $n } disc back
       *[other] { $n } discs back
    }
deep-sea-page-good-ingenuity =
    { $n ->
        [one] { $n } step, depth { $n }
       *[other] { $n } steps, depth { $n }
    }
deep-sea-page-goods-discs =
    { $n ->
        [one] disc to use
       *[other] discs to use
    }
deep-sea-page-goods-research = research
deep-sea-page-goods-reserve = in dock
deep-sea-page-ready = ready
deep-sea-page-idle = no action
deep-sea-page-tier = Tier { $n }
deep-sea-page-looking = Which board stays?
deep-sea-page-peek = Look at the ocean
deep-sea-page-back = Back to the choice
deep-sea-page-research = Research: { $n }
deep-sea-page-discs = Discs in the staging area: { $n }
deep-sea-page-reserve = Vessels in reserve: { $n }
deep-sea-page-points = Points now: { $n }
deep-sea-page-goal = Goal { $n }
deep-sea-page-goals = Goals
deep-sea-page-each = { $n } each
deep-sea-page-prizes = most +{ $first }, second +{ $second }
deep-sea-page-option-left = left
deep-sea-page-option-right = right
deep-sea-page-option-shallow = shallow
deep-sea-page-option-deep = deep
deep-sea-page-option-narrow = narrow
deep-sea-page-option-broad = broad
deep-sea-page-check =
    { $goal ->
        [score] Points of all together
       *[other] Goal { $goal }
    }
deep-sea-page-counted = { FORM($what, "many") }, all players together
deep-sea-page-counted-alone = { FORM($what, "many") }
deep-sea-page-needed = { $what } ({ $n } needed)
deep-sea-page-have = { $have } of { $need }
deep-sea-page-met = met
deep-sea-page-not-met = not met
deep-sea-page-unopened = not opened yet
deep-sea-page-named = Named: { $kind }
deep-sea-page-unnamed = Nothing has been named yet
deep-sea-page-round = Round { $n } of { $of }
deep-sea-page-cleanup = Cleanup
deep-sea-page-market = Journals
deep-sea-page-shown = Tokens on show
deep-sea-page-tray = Crew to recruit
deep-sea-page-crew = Crew
deep-sea-page-roster = { $n } ready
deep-sea-page-crew-ready = Crew: { $n } of { $of } ready
deep-sea-page-passed = passed
deep-sea-page-has = Crew: { $crew }, dive tokens: { $tokens }, journals: { $journals }
deep-sea-page-total = Total

deep-sea-board-tab-ocean = Ocean
deep-sea-board-tab-impact = Impact
deep-sea-board-tab-own = Mine
