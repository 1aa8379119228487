# Endeavor: Deep Sea, crew, boards, tokens, journals, scenarios and cards. Titles are those of docs/rules/deep-sea.md, sections 21 and 22.

## Crew members

deep-sea-crew-leader = Team Leader
deep-sea-senior-leader = Mission Director
deep-sea-crew-pilot = Pilot
deep-sea-senior-pilot = Skipper
deep-sea-crew-reef-diver = Reef Diver
deep-sea-senior-reef-diver = Underwater Photographer
deep-sea-crew-sonar-operator = Sonar Operator
deep-sea-senior-sonar-operator = Acoustics Engineer
deep-sea-crew-ecologist = Ecologist
deep-sea-senior-ecologist = Ecotoxicologist
deep-sea-crew-marine-engineer = Marine Engineer
deep-sea-senior-marine-engineer = Naval Architect
deep-sea-crew-navigator = Navigator
deep-sea-senior-navigator = Hydrographer
deep-sea-crew-rov-operator = R.O.V. Operator
deep-sea-senior-rov-operator = Deep-Sea Videographer
deep-sea-crew-field-researcher = Field Researcher
deep-sea-senior-field-researcher = Marine Scientist
deep-sea-crew-marine-biologist = Marine Biologist
deep-sea-senior-marine-biologist = Aquaculturist
deep-sea-crew-deep-sea-diver = Deep-Sea Diver
deep-sea-senior-deep-sea-diver = Deep-Sea Biologist
deep-sea-crew-oceanographer = Oceanographer
deep-sea-senior-oceanographer = Environmental Ambassador
deep-sea-crew-vessel-captain = Vessel Captain
deep-sea-senior-vessel-captain = Expedition Leader
deep-sea-crew-fleet-coordinator = Fleet Coordinator
deep-sea-senior-fleet-coordinator = Renowned Fleet Coordinator
deep-sea-crew-ichthyologist = Ichthyologist
deep-sea-senior-ichthyologist = Renowned Ichthyologist
deep-sea-crew-ocean-historian = Ocean Historian
deep-sea-senior-ocean-historian = Renowned Ocean Historian
deep-sea-crew-biotechnologist = Biotechnologist
deep-sea-senior-biotechnologist = Renowned Biotechnologist
deep-sea-crew-biogeographer = Biogeographer
deep-sea-senior-biogeographer = Renowned Biogeographer
deep-sea-crew-mentor = Mentor
deep-sea-senior-mentor = Renowned Mentor
deep-sea-crew-adventurer = Adventurer
deep-sea-senior-adventurer = Renowned Adventurer
deep-sea-crew-dive-team-leader = Dive Team Leader
deep-sea-senior-dive-team-leader = Renowned Dive Team Leader
deep-sea-crew-robotics-engineer = Robotics Engineer
deep-sea-senior-robotics-engineer = Renowned Robotics Engineer

## Ocean boards

deep-sea-ocean-atoll = Atoll
deep-sea-ocean-calm-seas = Calm Seas
deep-sea-ocean-dying-reef = Dying Reef
deep-sea-ocean-kelp-forest = Kelp Forest
deep-sea-ocean-oil-rig = Decommissioned Oil Rig
deep-sea-ocean-remote-anchorage = Remote Anchorage
deep-sea-ocean-sea-star = The Sea Star
deep-sea-ocean-volcanic-island = Volcanic Island
deep-sea-ocean-cave-system = Submerged Cave System
deep-sea-ocean-dolphin-pods = Dolphin Pods
deep-sea-ocean-ledge-elevator = Ledge Elevator
deep-sea-ocean-looking-glass = The Looking Glass
deep-sea-ocean-resupply-modules = Resupply Modules
deep-sea-ocean-sea-turtles = Sea Turtle Migration
deep-sea-ocean-shipwreck = Shipwreck
deep-sea-ocean-sunken-ruins = Sunken Ruins
deep-sea-ocean-whale-calving = Whale Calving Grounds
deep-sea-ocean-carbonate-spires = Carbonate Spires
deep-sea-ocean-coldwater-reef = Coldwater Reef
deep-sea-ocean-deepwater-shark = Deepwater Shark
deep-sea-ocean-jellyfish-bloom = Jellyfish Bloom
deep-sea-ocean-rift-valley = Rift Valley
deep-sea-ocean-thermal-vents = Thermal Vents
deep-sea-ocean-vortex = Vortex
deep-sea-ocean-bioluminescent-fauna = Bioluminescent Fauna
deep-sea-ocean-brine-pool = Brine Pool
deep-sea-ocean-colossal-squid = Colossal Squid
deep-sea-ocean-continental-shelf = Continental Shelf
deep-sea-ocean-seamount = Seamount
deep-sea-ocean-sponge-gardens = Sponge Gardens
deep-sea-ocean-abyssal-plain = Abyssal Plain
deep-sea-ocean-abyssal-trench = Abyssal Trench
deep-sea-ocean-black-smoker = Black Smoker
deep-sea-ocean-fallen-star = Fallen Star
deep-sea-ocean-scaly-foot-snails = Scaly-foot Snails
deep-sea-ocean-seafloor-restoration = Seafloor Restoration
deep-sea-ocean-whale-fall = Whale Fall

## Scenarios

deep-sea-scenario-1 = The Call of the Ocean
deep-sea-scenario-2 = Maps and Charts
deep-sea-scenario-3 = The Oceanic Journal
deep-sea-scenario-4 = Better Than You Found It
deep-sea-scenario-5 = The Fallen Star
deep-sea-scenario-6 = Star Search
deep-sea-scenario-7 = Recover the Fallen Star
deep-sea-scenario-8 = New Horizons
deep-sea-scenario-9 = The Spill
deep-sea-scenario-10 = The Deepest Sea

## Bonus goals

deep-sea-bonus-1 = Wide Survey
deep-sea-bonus-2 = Living Web
deep-sea-bonus-3 = Full Shelves
deep-sea-bonus-4 = Seasoned Crew
deep-sea-bonus-5 = Full Fleet
deep-sea-bonus-6 = Mastery
deep-sea-bonus-7 = Balance
deep-sea-bonus-8 = Knowledge Base
deep-sea-bonus-9 = Nothing Left Unseen
deep-sea-bonus-10 = Restored
deep-sea-bonus-11 = Footprint
deep-sea-bonus-12 = Ripples

## Setbacks

deep-sea-setback-1 = Storm
deep-sea-setback-2 = Budget Cut
deep-sea-setback-3 = Overtime Ban
deep-sea-setback-4 = Murky Water
deep-sea-setback-5 = Peer Review
deep-sea-setback-6 = Data Loss
deep-sea-setback-7 = Recall
deep-sea-setback-8 = Red Tape
deep-sea-setback-9 = Hiring Freeze
deep-sea-setback-10 = Static
deep-sea-setback-11 = Spoiled Samples
deep-sea-setback-12 = Public Doubt

## Tokens and journals

deep-sea-token-name = Dive Token { CODE($n) }
deep-sea-journal-name = { $title } { CODE($number) }
deep-sea-journal-a1 = Coral Chronicle
deep-sea-journal-a2 = Reef Review
deep-sea-journal-a3 = Charting the Currents
deep-sea-journal-a4 = Voices of the Coast
deep-sea-journal-a5 = Pressure and Steel
deep-sea-journal-a6 = Letters from the Harbour
deep-sea-journal-a7 = The Quiet Laboratory
deep-sea-journal-a8 = Logbook of the Crew
deep-sea-journal-1 = Sea Trials
deep-sea-journal-2 = Sounding Methods
deep-sea-journal-3 = Tides and Timetables
deep-sea-journal-4 = Whale Songs
deep-sea-journal-5 = Light in the Deep
deep-sea-journal-6 = Unknown Trenches
deep-sea-journal-7 = The Health of the Oceans
deep-sea-journal-8 = Wrecks and Relics
deep-sea-journal-9 = Plankton Atlas
deep-sea-journal-10 = Salt and Silt
deep-sea-journal-11 = First Observations
deep-sea-journal-12 = Glowing Life
deep-sea-journal-13 = Shared Waters
deep-sea-journal-14 = Seagrass Meadows
deep-sea-journal-15 = Swarm Knowledge
deep-sea-journal-16 = Census of the Kelp
deep-sea-journal-17 = Below the Thermocline
deep-sea-journal-18 = Silent Propellers
deep-sea-journal-19 = Vents of Fire
deep-sea-journal-20 = Nurseries of the Sea
deep-sea-journal-21 = Learning at Sea
deep-sea-journal-22 = Deep Routes
deep-sea-journal-23 = Pearls of Knowledge
deep-sea-journal-24 = Ocean Almanac

## Symbols and depths

deep-sea-colour-blue = blue
deep-sea-colour-yellow = yellow
deep-sea-colour-brown = brown
deep-sea-colour-green = green

## Bundles of gains. Each is counted: two steps of reputation are one part with 2.

deep-sea-gain-r = { ICON("reputation", $n) }reputation +{ $n }{ ICON() }
deep-sea-gain-i = { ICON("inspiration", $n) }inspiration +{ $n }{ ICON() }
deep-sea-gain-c = { ICON("coordination", $n) }coordination +{ $n }{ ICON() }
deep-sea-gain-g = { ICON("ingenuity", $n) }ingenuity +{ $n }{ ICON() }
deep-sea-gain-a =
    { $n ->
        [one] { ICON("attribute", $n) }any attribute +1{ ICON() }
       *[other] { ICON("attribute", $n) }{ $n } times any attribute +1{ ICON() }
    }
deep-sea-gain-l =
    { $n ->
        [one] { ICON("attribute", $n) }lowest attribute +1{ ICON() }
       *[other] { ICON("attribute", $n) }{ $n } times lowest attribute +1{ ICON() }
    }
deep-sea-gain-k = { ICON("science", $n) }{ $n } research{ ICON() }
deep-sea-gain-d =
    { $n ->
        [one] { ICON("disc", $n) }{ $n } disc{ ICON() }
       *[other] { ICON("disc", $n) }{ $n } discs{ ICON() }
    }
deep-sea-gain-m =
    { $n ->
        [one] { ICON("impact", $n) }{ $n } impact{ ICON() }
       *[other] { ICON("impact", $n) }{ $n } impacts{ ICON() }
    }
deep-sea-gain-p =
    { $n ->
        [one] { ICON("promote", $n) }{ $n } promotion{ ICON() }
       *[other] { ICON("promote", $n) }{ $n } promotions{ ICON() }
    }
deep-sea-gain-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } and { $b }
    }
    .kind = list
deep-sea-nothing = nothing
    .kind = empty

## Lines of a crew member's text

deep-sea-line-tier =
    { $copies ->
        [one] Tier { $n }, { $copies } tile
       *[other] Tier { $n }, { $copies } tiles
    }
deep-sea-line-junior-at-once = At once: { $what }
deep-sea-line-junior-actions = Actions: { $what }
deep-sea-line-junior-score = At the end: { $what }
deep-sea-line-junior-none = No actions: cannot be activated
deep-sea-line-senior = Promoted: { $name }
deep-sea-line-senior-at-once = Senior, at once: { $what }
deep-sea-line-senior-actions = Senior, actions: { $what }
deep-sea-line-senior-score = Senior, at the end: { $what }
deep-sea-line-senior-none = Senior: no actions, cannot be activated

## Lines of an ocean board's text

deep-sea-line-depth =
    { $n ->
        [1] Depth 1, surface
        [2] Depth 2, epipelagic
        [3] Depth 3, mesopelagic
        [4] Depth 4, bathypelagic
       *[5] Depth 5, abyssopelagic
    }
deep-sea-line-found = Discovery bonus: { $what }
deep-sea-line-arrive = Arrival bonus: { $what }
deep-sea-line-dive =
    { $tokens ->
        [one] Dive site ({ CODE("d", $n) }): { $tokens } token
       *[other] Dive site ({ CODE("d", $n) }): { $tokens } tokens
    }
deep-sea-line-per-token = For each token that you take here: { $what }
deep-sea-line-emptied = When the last token here is taken: { $what }
deep-sea-line-draws = A dive here draws { $n } tokens: keep one, discard the rest
deep-sea-line-sonar = Sonar space ({ CODE($site) }): { $what }
deep-sea-line-sonar-track = Sonar track { $track }, space ({ CODE($site) }): { $what }
deep-sea-line-conserve = Conservation site ({ CODE($site) }) for { $n } research: { $what }
deep-sea-line-journal = Journal site ({ CODE($site) }): { $colour }
deep-sea-line-journal-gives = Journal site ({ CODE($site) }): { $colour }, { $what }
deep-sea-line-via-left = This site ({ CODE($site) }) is used from the zone to the left
deep-sea-line-via-above = This site ({ CODE($site) }) is used from the zone above
deep-sea-line-via-right = This site ({ CODE($site) }) is used from the zone to the right
deep-sea-line-link = Link ({ CODE($a, "-", $b) }): { $what }
deep-sea-line-leaving = When a vessel of yours travels away from here: { $what }
deep-sea-line-after-conserve = After you conserve here: { $what }
deep-sea-line-filled = When all conservation sites are filled: { $what }
deep-sea-line-technology = Travelling from here: technology +{ $n }
deep-sea-line-closed = No vessel enters or crosses this zone
deep-sea-line-single = At most one vessel of each player here

## Lines of a dive token's and a journal's text

deep-sea-line-research = Research: { $n }
deep-sea-line-effect = Or: { $what }
deep-sea-line-cost = Cost: { $n } research
deep-sea-line-symbol = Symbol: { $colour }
deep-sea-line-you = You: { $what }
deep-sea-line-others = Every other player: { $what }
deep-sea-line-space = Activation space, once per game: { $what }
deep-sea-line-points =
    { $n ->
        [one] { $n } point at the end
       *[other] { $n } points at the end
    }

## Scenarios. Goals count for each player; a team adds them up.

deep-sea-line-goal =
    { $option ->
        [left] Goal { $n }, to the left:
        [right] Goal { $n }, to the right:
        [shallow] Goal { $n }, shallow:
        [deep] Goal { $n }, deep:
        [narrow] Goal { $n }, narrow:
        [broad] Goal { $n }, broad:
       *[other] Goal { $n }:
    }
deep-sea-goal-each =
    { $n ->
        [one] { $n } point { FORM($what, "per") }
       *[other] { $n } points { FORM($what, "per") }
    }
deep-sea-goal-counted = { FORM($what, "many") } are counted
deep-sea-line-more = { $what }
deep-sea-goal-prizes =
    { $first ->
        [one] most: { $first } point, second most: { $second }
       *[other] most: { $first } points, second most: { $second }
    }
deep-sea-goal-most =
    { $n ->
        [one] most { FORM($what, "many") }: { $n } point
       *[other] most { FORM($what, "many") }: { $n } points
    }
deep-sea-line-team-goal = As a team, summed over all players: { FORM($what, "many") }, { $p1 } alone, { $p2 } with two, { $p3 } with three, { $p4 } with four players
deep-sea-rule-base = Every launch goes to a zone of depth 1 of your choice
deep-sea-rule-restored = Whoever fills the last conservation site of a zone puts one more marker on the turtle, once per zone
deep-sea-rule-star = The Fallen Star lies hidden among the first boards of its depth. Whoever draws it keeps it, and names conserving or publishing
deep-sea-rule-move = An impact moves one of your markers to a free neighbouring hexagon; only if none can move, a new one comes in at an entry. The lower rows open when the Fallen Star lies in the ocean. A marker in these rows with nothing free below it stays for ever
deep-sea-rule-rows = An impact belongs to the depth of the zone it comes from, or else to any depth where you have a vessel. Rows are filled from the left; full ones pass their markers on
deep-sea-rule-options = Whoever puts a marker on a goal hexagon chooses one of the two ways to score that goal, for everybody. A goal whose hexagon is empty scores nothing
deep-sea-rule-cleanup = Each conserving at depth 1 or 2 is a step on your cleanup track, and so is an impact if you like. Steps 2, 4, 6 and 8 give 1 disc, a step on any attribute, 1 impact and 1 promotion. Vessels enter depth 3 from step 1 on, depth 4 from step 3 on

## Bonus goals and setbacks

deep-sea-line-team-sum = All together, { FORM($what, "many") }: { $p1 } alone, { $p2 } with two, { $p3 } with three, { $p4 } with four players
    .counted = All together, { FORM($what, "many") }
deep-sea-line-team-once = All together, { FORM($what, "many") }: { $p1 } alone, { $p2 } with two, { $p3 } with three, { $p4 } with four players
    .counted = All together, { FORM($what, "many") }
deep-sea-line-team-every = Every player, { FORM($what, "many") }: { $p1 } alone, { $p2 } with two, { $p3 } with three, { $p4 } with four players
    .counted = Every player, { FORM($what, "many") }
deep-sea-line-now = Now, each player: { $what }
deep-sea-line-less-range =
    { $n ->
        [one] This round, vessels travel { $n } step less, but at least 1
       *[other] This round, vessels travel { $n } steps less, but at least 1
    }
deep-sea-line-less-effort =
    { $n ->
        [one] This round, the effort step gives { $n } disc less, but at least 1
       *[other] This round, the effort step gives { $n } discs less, but at least 1
    }
deep-sea-line-most-reassigned =
    { $n ->
        [one] This round, at most { $n } disc is taken back from the crew
       *[other] This round, at most { $n } discs are taken back from the crew
    }
deep-sea-line-dive-discs =
    { $n ->
        [one] This round, each dive also costs { $n } disc
       *[other] This round, each dive also costs { $n } discs
    }
deep-sea-line-more-journal = This round, journals cost { $n } research more
deep-sea-line-more-conserve = This round, conservation sites cost { $n } research more
deep-sea-line-less-recruitment = This round, the recruitment level is { $n } lower, but at least 1
deep-sea-line-less-boards =
    { $n ->
        [one] This round, a discovery draws { $n } board less
       *[other] This round, a discovery draws { $n } boards less
    }
deep-sea-line-impact-research = This round, using an impact costs { $n } research

## What is counted. per: after "1 point"; one, many: after a number and in conditions.

deep-sea-kind-any = disc
    .one = disc
    .many = discs
deep-sea-kind-sonar = sonar disc
    .one = sonar disc
    .many = sonar discs
deep-sea-kind-conserve = conservation disc
    .one = conservation disc
    .many = conservation discs
deep-sea-kind-journal = journal disc
    .one = journal disc
    .many = journal discs
deep-sea-kinds = { $a } or { $b }
    .one = { FORM($a, "one") } or { FORM($b, "one") }
    .many = { FORM($a, "many") } and { FORM($b, "many") }

# The kind "all" is left out of a sentence.
deep-sea-anywhere = in the ocean
    .kind = all
deep-sea-at-depth = at depth { $a }
deep-sea-at-depths = at depths { $a } to { $b }
deep-sea-in-columns =
    { $n ->
        [one] in column { $columns }
       *[other] in columns { $columns }
    }
deep-sea-left-of = in the column of { $board } and left of it
deep-sea-right-of = in the column of { $board } and right of it

deep-sea-discs =
    { FORM($where, "kind") ->
        [all] your { FORM($kinds, "many") }
       *[some] your { FORM($kinds, "many") } { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] for each { FORM($kinds, "one") } of yours
           *[some] for each { FORM($kinds, "one") } of yours { $where }
        }
    .one =
        { FORM($where, "kind") ->
            [all] { FORM($kinds, "one") } of yours
           *[some] { FORM($kinds, "one") } of yours { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] { FORM($kinds, "many") }
           *[some] { FORM($kinds, "many") } { $where }
        }
deep-sea-vessels =
    { FORM($where, "kind") ->
        [all] your vessels in the ocean
       *[some] your vessels { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] for each vessel of yours in the ocean
           *[some] for each vessel of yours { $where }
        }
    .one =
        { FORM($where, "kind") ->
            [all] vessel in the ocean
           *[some] vessel { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] vessels in the ocean
           *[some] vessels { $where }
        }
deep-sea-zones =
    { FORM($where, "kind") ->
        [all] zones with a { FORM($kinds, "one") } of yours
       *[some] zones { $where } with a { FORM($kinds, "one") } of yours
    }
    .per =
        { FORM($where, "kind") ->
            [all] for each zone with a { FORM($kinds, "one") } of yours
           *[some] for each zone { $where } with a { FORM($kinds, "one") } of yours
        }
    .one =
        { FORM($where, "kind") ->
            [all] zone with a { FORM($kinds, "one") } of yours
           *[some] zone { $where } with a { FORM($kinds, "one") } of yours
        }
    .many =
        { FORM($where, "kind") ->
            [all] zones with a { FORM($kinds, "one") } of yours
           *[some] zones { $where } with a { FORM($kinds, "one") } of yours
        }
deep-sea-zones-visited =
    { FORM($where, "kind") ->
        [all] zones with a { FORM($kinds, "one") } or a vessel of yours
       *[some] zones { $where } with a { FORM($kinds, "one") } or a vessel of yours
    }
    .per =
        { FORM($where, "kind") ->
            [all] for each zone with a { FORM($kinds, "one") } or a vessel of yours
           *[some] for each zone { $where } with a { FORM($kinds, "one") } or a vessel of yours
        }
    .one =
        { FORM($where, "kind") ->
            [all] zone with a { FORM($kinds, "one") } or a vessel of yours
           *[some] zone { $where } with a { FORM($kinds, "one") } or a vessel of yours
        }
    .many =
        { FORM($where, "kind") ->
            [all] zones with a { FORM($kinds, "one") } or a vessel of yours
           *[some] zones { $where } with a { FORM($kinds, "one") } or a vessel of yours
        }
deep-sea-found =
    { FORM($where, "kind") ->
        [all] zones that you discovered
       *[some] zones { $where } that you discovered
    }
    .per =
        { FORM($where, "kind") ->
            [all] for each zone that you discovered
           *[some] for each zone { $where } that you discovered
        }
    .one =
        { FORM($where, "kind") ->
            [all] zone that you discovered
           *[some] zone { $where } that you discovered
        }
    .many =
        { FORM($where, "kind") ->
            [all] zones discovered
           *[some] zones discovered { $where }
        }
deep-sea-discs-here = your discs here
    .per = for each disc of yours here
    .one = disc of yours here
    .many = discs of yours here
deep-sea-discs-on =
    { $kind ->
        [journal] your discs on journal sites here ({ CODE($sites) })
        [conserve] your discs on conservation sites here ({ CODE($sites) })
       *[other] your discs on sites here ({ CODE($sites) })
    }
    .per =
        { $kind ->
            [journal] for each disc of yours on journal sites here ({ CODE($sites) })
            [conserve] for each disc of yours on conservation sites here ({ CODE($sites) })
           *[other] for each disc of yours on sites here ({ CODE($sites) })
        }
    .one =
        { $kind ->
            [journal] disc of yours on journal sites here ({ CODE($sites) })
            [conserve] disc of yours on conservation sites here ({ CODE($sites) })
           *[other] disc of yours on sites here ({ CODE($sites) })
        }
    .many =
        { $kind ->
            [journal] discs of yours on journal sites here ({ CODE($sites) })
            [conserve] discs of yours on conservation sites here ({ CODE($sites) })
           *[other] discs of yours on sites here ({ CODE($sites) })
        }
deep-sea-vessels-here = your vessels here
    .per = for each vessel of yours here
    .one = vessel of yours here
    .many = vessels of yours here
deep-sea-of-colour = { $colour } symbols
    .per = for each { $colour } symbol of yours
    .one = { $colour } symbol
    .many = { $colour } symbols
deep-sea-commonest = symbols of your commonest colour
    .per = for each symbol of your commonest colour
    .one = symbol of your commonest colour
    .many = symbols of one colour
deep-sea-sets = sets of the four symbols
    .per = for each set of the four symbols
    .one = set of the four symbols
    .many = sets of the four symbols
deep-sea-named-discs = your discs of the kind that was named
    .per = for each disc of yours of the kind that was named
    .one = disc of the kind that was named
    .many = discs of the kind that was named
deep-sea-rescued = your markers on rescue hexagons
    .per = for each marker of yours on a rescue hexagon
    .one = marker on a rescue hexagon
    .many = markers on rescue hexagons
deep-sea-cleaned = your steps on the cleanup track
    .per = for each step on your cleanup track
    .one = step on the cleanup track
    .many = steps on the cleanup track
deep-sea-first =
    { $travelled ->
        [0] first to discover a zone of the greatest depth: { $first } points, second: { $second }
       *[1] first to travel to a zone of the greatest depth: { $first } points, second: { $second }
    }
deep-sea-reached =
    { $travelled ->
        [0] players who have discovered a zone of the greatest depth
       *[1] players who have travelled to a zone of the greatest depth
    }
    .per =
        { $travelled ->
            [0] for having discovered a zone of the greatest depth
           *[1] for having travelled to a zone of the greatest depth
        }
    .one =
        { $travelled ->
            [0] player who has discovered a zone of the greatest depth
           *[1] player who has travelled to a zone of the greatest depth
        }
    .many =
        { $travelled ->
            [0] players who have discovered a zone of the greatest depth
           *[1] players who have travelled to a zone of the greatest depth
        }
deep-sea-total = { $parts }
    .per = { FORM($parts, "per") }
    .one = { FORM($parts, "one") }
    .many = { FORM($parts, "many") }
deep-sea-total-and = { $a } and { $b }
    .per = { FORM($a, "per") } and { FORM($b, "per") }
    .one = { FORM($a, "one") } or { FORM($b, "one") }
    .many = { FORM($a, "many") } and { FORM($b, "many") }
deep-sea-score =
    { $per ->
        [1] { $points ->
            [one] { $points } point{ PER($count) }
           *[other] { $points } points{ PER($count) }
        }
       *[other] { $points ->
            [one] { $points } point for every { $per } { FORM($count, "many") }
           *[other] { $points } points for every { $per } { FORM($count, "many") }
        }
    }
deep-sea-shared-links = completed links between you and others (alone: your own)
    .per = for each completed link between you and others (alone: your own)
    .one = completed link between you and others (alone: your own)
    .many = completed links between you and others (alone: your own)
deep-sea-links = completed links
    .per = for each completed link
    .one = completed link
    .many = completed links
deep-sea-most-in-zone = your { FORM($kind, "many") } in the zone where you have most of them
    .per = for each { FORM($kind, "one") } in the zone where you have most of them
    .one = { FORM($kind, "one") } in one zone
    .many = { FORM($kind, "many") } in one zone
deep-sea-depths-with = depths with a { FORM($kind, "one") } of yours
    .per = for each depth with a { FORM($kind, "one") } of yours
    .one = depth with a { FORM($kind, "one") } of yours
    .many = depths with a { FORM($kind, "one") } of yours
deep-sea-seniors =
    { $others ->
        [0] crew members on the senior side
       *[1] your other crew members on the senior side
    }
    .per =
        { $others ->
            [0] for each crew member on the senior side, the leader too
           *[1] for each other crew member of yours on the senior side, the leader too
        }
    .one =
        { $others ->
            [0] crew member on the senior side
           *[1] other crew member on the senior side
        }
    .many =
        { $others ->
            [0] crew members on the senior side
           *[1] other crew members on the senior side
        }
deep-sea-empty-sites = dive sites without tokens
    .per = for each dive site without tokens
    .one = dive site without tokens
    .many = dive sites without tokens
deep-sea-ocean-zones = zones in the ocean
    .per = for each zone in the ocean
    .one = zone in the ocean
    .many = zones in the ocean
deep-sea-journals-taken = journals taken
    .per = for each journal taken
    .one = journal taken
    .many = journals taken
deep-sea-mastered = attributes at level 5
    .per = for each attribute at level 5
    .one = attribute at level 5
    .many = attributes at level 5
deep-sea-lowest-track = the position of the lowest attribute
    .per = for each position of the lowest attribute
    .one = position of the lowest attribute
    .many = position of the lowest attribute
deep-sea-research-held = research on the tracks
    .per = for each research on the tracks
    .one = research on the tracks
    .many = research on the tracks
deep-sea-restored-zones = zones with all conservation sites filled
    .per = for each zone with all conservation sites filled
    .one = zone with all conservation sites filled
    .many = zones with all conservation sites filled
deep-sea-footprint = zones with at least one disc
    .per = for each zone with at least one disc
    .one = zone with at least one disc
    .many = zones with at least one disc
deep-sea-impacts-used = impacts used
    .per = for each impact used
    .one = impact used
    .many = impacts used

## Words of effects, as parts of a text. $frm, $at: -1 is the zone that the text belongs to.

deep-sea-travel =
    { $frm ->
        [-1] { $bar ->
            [0] travel from here
           *[other] travel from here, but not to depth { $bar }
        }
       *[other] { $tech ->
            [0] travel
           *[other] travel with technology +{ $tech }
        }
    }
deep-sea-sonar = sonar
deep-sea-discover =
    { $loose ->
        [0] { $hi ->
            [5] { $lo ->
                [5] a discovery at depth 5
               *[other] a discovery at depth { $lo } or deeper
            }
           *[other] a discovery at depths { $lo } to { $hi }
        }
       *[1] a discovery at depth { $lo }, in any free place
    }
deep-sea-dive =
    { $n ->
        [1] dive
       *[other] dive for { $n } tokens at one site
    }
deep-sea-reach-zone = zone
    .kind = zone
deep-sea-reach-depth = depth
    .kind = depth
deep-sea-conserve =
    { $at ->
        [-1] conserve here
       *[other] { FORM($reach, "kind") ->
            [depth] conserve in any zone at the depth of one of your vessels
           *[zone] { $less ->
                [0] conserve
               *[other] conserve for { $less } research less
            }
        }
    }
deep-sea-publish =
    { $at ->
        [-1] journal here
       *[other] journal
    }
deep-sea-promote = promote 1 crew member
deep-sea-copy-crew = the actions of another of your crew members
deep-sea-pay-disc =
    { $n ->
        [one] return { $n } disc to the supply
       *[other] return { $n } discs to the supply
    }
deep-sea-lose-research = lose { $n } research
deep-sea-lose-token = discard the stored token unused; whoever has none loses { $research } research
