# Underwater Cities: titles of all pieces, and the words that their texts are made of. Terms: docs/rules/underwater-cities.md, section 1.

## Names

underwater-cities-name-card = { $title } { CODE("U", $number) }
underwater-cities-name-space = “{ $title }” { CODE($id) }
underwater-cities-name-board = Player board { $number }
underwater-cities-name-blue = Blue metropolis “{ $what }” { CODE($id) }
underwater-cities-name-brown = Brown metropolis { CODE($id) }
underwater-cities-name-city-site = { $where } { CODE($id) }
underwater-cities-name-building-site = { $where }, building site { $n } { CODE($id) }
underwater-cities-name-expansion-site = { $where }, expansion site { CODE($id) }
underwater-cities-name-tunnel-site = { $a } to { $b } { CODE($id) }

## Where the sites of a player board lie, as on a map

underwater-cities-where-a1 = north-west
underwater-cities-where-a2 = north
underwater-cities-where-a3 = north-east
underwater-cities-where-b1 = west
underwater-cities-where-b2 = centre
underwater-cities-where-b3 = east
underwater-cities-where-c1 = south-west
underwater-cities-where-c2 = south
underwater-cities-where-c3 = south-east
underwater-cities-where-mb = the brown metropolis
underwater-cities-where-mr = the upper blue metropolis
underwater-cities-where-ml = the lower blue metropolis

## Action spaces, in few words

underwater-cities-space-s0 = 2 cards and 2 credits
underwater-cities-space-s1 = 1 science, 1 steelplast, 1 kelp
underwater-cities-space-s2 = Build 1 or 2 tunnels
underwater-cities-space-s3 = Action card and special card
underwater-cities-space-s4 = Build a city and a building
underwater-cities-space-s5 = 2 science, or 1 to 3 upgrades
underwater-cities-space-s6 = Build 1 or 2 farms
underwater-cities-space-s7 = Build a tunnel and a city
underwater-cities-space-s8 = 2 steelplast, 1 kelp
underwater-cities-space-s9 = Build 1 or 2 laboratories
underwater-cities-space-s10 = Action card; build and upgrade
underwater-cities-space-s11 = Up to 2 steps in the Federation
underwater-cities-space-s12 = Build 1 or 2 desalination plants
underwater-cities-space-s13 = Build a city, or 1 kelp
underwater-cities-space-s14 = Action card, 1 steelplast
underwater-cities-space-s15 = Build a tunnel; or 1 step, 2 cards, 1 credit
underwater-cities-space-n1 = Action card, 2 different resources
underwater-cities-space-n2 = Build 1 or 2 farms, or 1 or 2 laboratories
underwater-cities-space-n3 = Build a tunnel, use an action card
underwater-cities-space-n4 = Draw a special card
underwater-cities-space-n5 = Build a city
underwater-cities-space-n6 = 2 cards; an upgrade, or 1 kelp

## Lines of a piece's text

underwater-cities-line-cost =
    { $n ->
        [one] Cost: { $n } credit
       *[other] Cost: { $n } credits
    }
underwater-cities-line-instant = Instant: { $what }
underwater-cities-line-permanent = Permanent: { $what }
underwater-cities-line-action = Action: { $what }
underwater-cities-line-production = Production: { $what }
underwater-cities-line-final = Final scoring: { $what }
underwater-cities-line-space = Action: { $what }
underwater-cities-line-city-site = Room for a city
underwater-cities-line-building-site = Room for a farm, a desalination plant or a laboratory
underwater-cities-line-expansion-site = Room for one more building; only some effects build here
underwater-cities-line-tunnel-site = Room for a tunnel
underwater-cities-line-metropolis = When connected: { $what }
underwater-cities-line-brown = Final scoring if connected: { underwater-cities-score }
underwater-cities-line-criterion = Needs: { FORM($what, "noun") }
underwater-cities-line-reward = Reward: { $what }

## Lists

underwater-cities-comma = { $a }, { $b }
underwater-cities-and = { $a } and { $b }
underwater-cities-or = { $a } or { $b }

## Goods

underwater-cities-goods-none = nothing
underwater-cities-goods-kelp = { ICON("kelp", $n) }{ $n } kelp{ ICON() }
underwater-cities-goods-steel = { ICON("steelplast", $n) }{ $n } steelplast{ ICON() }
underwater-cities-goods-sci = { ICON("science", $n) }{ $n } science{ ICON() }
underwater-cities-goods-cred =
    { $n ->
        [one] { ICON("coin", $n) }{ $n } credit{ ICON() }
       *[other] { ICON("coin", $n) }{ $n } credits{ ICON() }
    }
underwater-cities-goods-bio = { ICON("biomass", $n) }{ $n } biomass{ ICON() }
underwater-cities-goods-pt =
    { $n ->
        [one] { ICON("point", $n) }{ $n } point{ ICON() }
       *[other] { ICON("point", $n) }{ $n } points{ ICON() }
    }

underwater-cities-resource-kelp = kelp
underwater-cities-resource-steel = steelplast
underwater-cities-resource-sci = science
underwater-cities-resource-cred = credit
underwater-cities-resource-bio = biomass
underwater-cities-resource-pt = point

## Kinds. one, many: as objects; conn: connected; up: connected and upgraded; upgraded: wherever it is; first, second: in order.

underwater-cities-kind-farm = farm
    .one = a farm
    .many = farms
    .conn = connected farm
    .conn-many = connected farms
    .up = upgraded connected farm
    .up-many = upgraded connected farms
    .upgraded = upgraded farm
    .upgraded-many = upgraded farms
    .first = the first farm
    .second = the second farm
underwater-cities-kind-desal = desalination plant
    .one = a desalination plant
    .many = desalination plants
    .conn = connected desalination plant
    .conn-many = connected desalination plants
    .up = upgraded connected desalination plant
    .up-many = upgraded connected desalination plants
    .upgraded = upgraded desalination plant
    .upgraded-many = upgraded desalination plants
    .first = the first desalination plant
    .second = the second desalination plant
underwater-cities-kind-lab = laboratory
    .one = a laboratory
    .many = laboratories
    .conn = connected laboratory
    .conn-many = connected laboratories
    .up = upgraded connected laboratory
    .up-many = upgraded connected laboratories
    .upgraded = upgraded laboratory
    .upgraded-many = upgraded laboratories
    .first = the first laboratory
    .second = the second laboratory
underwater-cities-kind-tunnel = tunnel
    .one = a tunnel
    .many = tunnels
    .conn = tunnel next to a city
    .conn-many = tunnels next to cities
    .up = upgraded tunnel next to a city
    .up-many = upgraded tunnels next to cities
    .upgraded = upgraded tunnel
    .upgraded-many = upgraded tunnels
    .first = the first tunnel
    .second = the second tunnel
underwater-cities-kind-city = city
    .kind = group
    .one = a city
    .many = cities
    .conn = connected city
    .conn-many = connected cities
    .first = the first city
    .second = the second city
underwater-cities-kind-ocity = ordinary city
    .one = an ordinary city
    .many = ordinary cities
    .conn = connected ordinary city
    .conn-many = connected ordinary cities
    .first = the first ordinary city
    .second = the second ordinary city
underwater-cities-kind-scity = symbiotic city
    .one = a symbiotic city
    .many = symbiotic cities
    .conn = connected symbiotic city
    .conn-many = connected symbiotic cities
    .first = the first symbiotic city
    .second = the second symbiotic city
underwater-cities-kind-building = building
    .kind = group
    .one = a building
    .many = buildings
    .conn = connected building
    .conn-many = connected buildings
    .up = upgraded connected building
    .up-many = upgraded connected buildings
    .upgraded = upgraded building
    .upgraded-many = upgraded buildings
    .first = the first building
    .second = the second building
underwater-cities-kind-structure = structure
    .kind = group
    .one = a structure
    .many = structures
    .conn = connected structure
    .conn-many = connected structures
    .up = upgraded connected structure
    .up-many = upgraded connected structures
    .upgraded = upgraded structure
    .upgraded-many = upgraded structures
    .first = the first structure
    .second = the second structure
underwater-cities-kind-just-built = it
    .one = it

underwater-cities-card-type-instant = instant
    .cards = instant cards
    .card = instant card
underwater-cities-card-type-permanent = permanent
    .cards = permanent cards
    .card = permanent card
underwater-cities-card-type-action = action
    .cards = action cards
    .card = action card
underwater-cities-card-type-production = production
    .cards = production cards
    .card = production card
underwater-cities-card-type-final = final scoring
    .cards = final scoring cards
    .card = final scoring card

underwater-cities-colour-none = no colour
underwater-cities-colour-yellow = yellow
underwater-cities-colour-red = red
underwater-cities-colour-green = green

## What is counted. per: for each one; one, many: so many of them.

underwater-cities-conn = { FORM($kind, "conn-many") }
    .per = per { FORM($kind, "conn") }
    .one = { FORM($kind, "conn") }
    .many = { FORM($kind, "conn-many") }
underwater-cities-up = { FORM($kind, "up-many") }
    .per = per { FORM($kind, "up") }
    .one = { FORM($kind, "up") }
    .many = { FORM($kind, "up-many") }
underwater-cities-any-up = { FORM($kind, "upgraded-many") }
    .per = per { FORM($kind, "upgraded") }
    .one = { FORM($kind, "upgraded") }
    .many = { FORM($kind, "upgraded-many") }
underwater-cities-most-up = upgraded connected structures of the kind with most upgrades
    .per = per upgraded connected structure of the kind with most upgrades
    .one = upgraded connected structure of the kind with most upgrades
    .many = upgraded connected structures of the kind with most upgrades
underwater-cities-metro = connected metropolises
    .per = per connected metropolis
    .one = connected metropolis
    .many = connected metropolises
underwater-cities-full-city =
    connected cities with all three kinds of building{ $upgraded ->
        [0] {""}
       *[1] , one of them upgraded
    }
    .per =
        per connected city with all three kinds of building{ $upgraded ->
            [0] {""}
           *[1] , one of them upgraded
        }
    .one =
        connected city with all three kinds of building{ $upgraded ->
            [0] {""}
           *[1] , one of them upgraded
        }
    .many =
        connected cities with all three kinds of building{ $upgraded ->
            [0] {""}
           *[1] , one of them upgraded
        }
underwater-cities-pair-city = connected cities with 2 { FORM($kind, "upgraded-many") }
    .per = per connected city with 2 { FORM($kind, "upgraded-many") }
    .one = connected city with 2 { FORM($kind, "upgraded-many") }
    .many = connected cities with 2 { FORM($kind, "upgraded-many") }
underwater-cities-claimed = claimed { FORM($type, "cards") }
    .per = per claimed { FORM($type, "card") }
    .one = claimed { FORM($type, "card") }
    .many = claimed { FORM($type, "cards") }
underwater-cities-paid-specials = special cards that you have paid for and still have
    .per = per special card that you have paid for and still have
    .one = special card that you have paid for and still have
    .many = special cards that you have paid for and still have
underwater-cities-sets = sets ({ FORM($parts, "one") })
    .per = per set ({ FORM($parts, "one") })
    .one = set ({ FORM($parts, "one") })
    .many = sets ({ FORM($parts, "one") })
underwater-cities-sets-and = { $a }, { $b }
    .one = { FORM($a, "one") }, { FORM($b, "one") }
underwater-cities-share = { $size } { FORM($number, "many") }
    .per = per { $size } { FORM($number, "many") }
    .one = { $size } { FORM($number, "many") }
    .many = { $size } { FORM($number, "many") }
underwater-cities-table = points for { FORM($number, "many") }: { $entries }
    .kind = table
underwater-cities-table-entry =
    { $n ->
        [one] from { $least }: { $n } point
       *[other] from { $least }: { $n } points
    }

underwater-cities-has =
    { $least ->
        [one] you have at least { $least } { FORM($number, "one") }
       *[other] you have at least { $least } { FORM($number, "many") }
    }
    .noun =
        { $least ->
            [one] at least { $least } { FORM($number, "one") }
           *[other] at least { $least } { FORM($number, "many") }
        }
underwater-cities-on-step = your marker is on space { $space } of the Federation track
    .noun = your marker on space { $space } of the Federation track

## Words that combine others. A part of the kind "choice" is set apart from what follows, a "block" of several from what stands before.

underwater-cities-one-of = either { $parts }
    .kind = choice
underwater-cities-one-of-and =
    { FORM($b, "kind") ->
        [block] { $a } or all of this: { $b }
       *[plain] { $a } or { $b }
    }
underwater-cities-whole = { $first } and { $then }
underwater-cities-pay = pay { $costs }: { $part }
    .kind = choice
underwater-cities-when = if { $condition }: { $part }
    .kind = choice

## What cards and spaces do

underwater-cities-gain = gain { $goods }
underwater-cities-gain-different = gain { $n } different resources
underwater-cities-draw =
    { $n ->
        [one] draw { $n } card
       *[other] draw { $n } cards
    }
underwater-cities-look = look at the top { $n } cards of the deck and keep { $keep }
underwater-cities-special = draw 1 special card
underwater-cities-advance =
    { $n ->
        [one] advance { $n } step on the Federation track
       *[other] advance up to { $n } steps on the Federation track
    }
underwater-cities-build = build { FORM($kind, "one") }
underwater-cities-build-expansion = build { FORM($kind, "one") } on an expansion site
underwater-cities-build-free = { $what } for free
underwater-cities-build-cost = { $what } for { $cost }
underwater-cities-build-less = { $what } for { $less } less
underwater-cities-upgrade = upgrade { FORM($kind, "one") }
underwater-cities-upgrade-free = { $what } for free
underwater-cities-upgrade-cost = { $what } for { $cost }
underwater-cities-use-action =
    { $n ->
        [one] use { $n } action card
       *[other] use { $n } action cards
    }
underwater-cities-ready =
    { $n ->
        [one] ready { $n } used action card
       *[other] ready up to { $n } used action cards
    }
underwater-cities-perform-available = perform the action of an available coloured space
underwater-cities-perform-occupied-by-other = perform the action of a coloured space that another player occupies
underwater-cities-perform-not-mine = perform the action of a coloured space that you do not occupy
underwater-cities-exchange = exchange 1 { $a } for 1 { $b } or the other way round
underwater-cities-exchange-among = exchange 1 of these for 1 other: { $what }
underwater-cities-convert-city = pay { $cost } and convert an ordinary city into a symbiotic one
underwater-cities-take-production =
    { $n ->
        [one] take the production of { $n } connected upgraded structure
       *[other] take the production of { $n } connected upgraded structures
    }
underwater-cities-metropolis-tile = take an undealt blue metropolis, which is connected at once

## What claimed cards do

underwater-cities-on =
    { $limit ->
        [0] whenever { $event }: { $part }
        [1] once per turn, when { $event }: { $part }
       *[other] up to { $limit } times per turn, when { $event }: { $part }
    }
underwater-cities-once-per-turn = once per turn: { $part }
underwater-cities-less =
    { $own ->
        [0] { $first ->
            [0] { FORM($kind, "many") } cost { $goods } less
           *[1] { FORM($kind, "first") } of each turn costs { $goods } less
        }
       *[other] { $first ->
            [0] { FORM($kind, "many") } cost { $own } less of their resource
           *[1] { FORM($kind, "first") } of each turn costs { $own } less of its resource
        }
    }
underwater-cities-hand-limit = your hand limit is { $n } higher
underwater-cities-on-space = when you use { $space }, its action is: { $change }
underwater-cities-on-space-less = what you build with { $space } costs { $less } less
underwater-cities-upgrade-price = you may upgrade { FORM($kind, "many") } for { $alt } instead
underwater-cities-alter-one = give back 1 { $resource } just produced by { FORM($kind, "one") }: { $part }
underwater-cities-convert-produced = give back 1 { $resource } that you have just produced: { $part }
underwater-cities-score =
    { FORM($n, "kind") ->
        [table] { $n }
       *[plain] { COUNT($n) ->
            [one] { COUNT($n) } point{ PER($n) }
           *[other] { COUNT($n) } points{ PER($n) }
        }
    }
underwater-cities-hand-in =
    hand in { $cost } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $times ->
        [0] as often as you like
        [1] once
        [2] up to twice
       *[other] up to { $times } times
    }

## Events that claimed cards watch

underwater-cities-happening-played-off-colour = you play a card to a space of another colour
underwater-cities-happening-space-used = you use { $of }
underwater-cities-happening-space-gave = an action space gives you { $of }
underwater-cities-happening-built = you build { FORM($of, "one") }
underwater-cities-happening-second = you build { FORM($of, "second") } of a connected city
underwater-cities-happening-second-up = you upgrade { FORM($of, "second") } of a connected city
underwater-cities-happening-second-tunnel-this-turn = you build your second tunnel in one turn
underwater-cities-happening-upgraded = you upgrade { FORM($of, "one") }
underwater-cities-happening-arrived = your marker enters space { $of } of the Federation track
underwater-cities-happening-advanced = you advance on the Federation track
underwater-cities-happening-metro-connected = a metropolis becomes connected
underwater-cities-happening-action-used = you use an action card
underwater-cities-happening-special-paid = you pay for a special card
underwater-cities-happening-turn-end = your turn ends

## Titles

underwater-cities-title-smuggling-kelp = Smuggling (kelp)
underwater-cities-title-smuggling-steelplast = Smuggling (steelplast)
underwater-cities-title-smuggling-science = Smuggling (science)
underwater-cities-title-smuggling-biomass = Smuggling (biomass)
underwater-cities-title-negotiation-farm = Technology Negotiation (farm)
underwater-cities-title-negotiation-plant = Technology Negotiation (desalination)
underwater-cities-title-negotiation-laboratory = Technology Negotiation (laboratory)
underwater-cities-title-negotiation-tunnel = Technology Negotiation (tunnel)
underwater-cities-title-extraordinary-mission = Extraordinary Mission
underwater-cities-title-supply-run-science = Supply Run (science)
underwater-cities-title-supply-run-kelp = Supply Run (kelp)
underwater-cities-title-supply-run-credits = Supply Run (credits)
underwater-cities-title-black-ops-team = Black Ops Team
underwater-cities-title-undersea-works-credits = Undersea Works (credits)
underwater-cities-title-undersea-works-kelp = Undersea Works (kelp)
underwater-cities-title-undersea-works-steelplast = Undersea Works (steelplast)
underwater-cities-title-undersea-works-science = Undersea Works (science)
underwater-cities-title-build-structure = Build a Structure
underwater-cities-title-build-tunnel = Build a Tunnel
underwater-cities-title-build-laboratory = Build a Laboratory
underwater-cities-title-build-farm = Build a Farm
underwater-cities-title-survey = Survey
underwater-cities-title-seafood-farm = Seafood Collection (farm)
underwater-cities-title-seafood-plant = Seafood Collection (desalination)
underwater-cities-title-seafood-tunnel = Seafood Collection (tunnel)
underwater-cities-title-demonstration = Demonstration
underwater-cities-title-autonomous-systems-laboratory = Autonomous Systems (laboratory)
underwater-cities-title-autonomous-systems-farm = Autonomous Systems (farm)
underwater-cities-title-build-farm-or-laboratory = Build Farm or Laboratory
underwater-cities-title-build-laboratory-or-plant = Build Laboratory or Desalination Plant
underwater-cities-title-build-farm-or-plant = Build Farm or Desalination Plant
underwater-cities-title-embassy = Embassy
underwater-cities-title-biomech-crew-plant = Biomech Construction Crew (desalination)
underwater-cities-title-biomech-crew-laboratory = Biomech Construction Crew (laboratory)
underwater-cities-title-biomech-crew-farm = Biomech Construction Crew (farm)
underwater-cities-title-prefab-tunnels-and-cities = Prefab Sections (tunnels and symbiotic cities)
underwater-cities-title-prefab-tunnels = Prefab Sections (tunnels)
underwater-cities-title-prefab-cities = Prefab Sections (cities)
underwater-cities-title-prefab-farms = Prefab Sections (farms)
underwater-cities-title-server-farm = Undersea Server Farm
underwater-cities-title-trade-desk-kelp-and-steelplast = Trade Desk (kelp and steelplast)
underwater-cities-title-trade-desk-science = Trade Desk (science)
underwater-cities-title-steel-broker = Steel Broker
underwater-cities-title-tunnel-crew = Tunnel Crew
underwater-cities-title-harvest-festival = Harvest Festival
underwater-cities-title-dock-rights-tunnels = Dock Rights (tunnels)
underwater-cities-title-field-office-kelp-or-science = Field Office (kelp or science)
underwater-cities-title-field-office-kelp = Field Office (kelp)
underwater-cities-title-field-office-steelplast = Field Office (steelplast)
underwater-cities-title-refit-team-farm = Refit Team (farm)
underwater-cities-title-refit-team-plant = Refit Team (desalination)
underwater-cities-title-refit-team-laboratory = Refit Team (laboratory)
underwater-cities-title-refit-team-tunnel = Refit Team (tunnel)
underwater-cities-title-extra-shift-laboratories = Extra Shift (laboratories)
underwater-cities-title-extra-shift-tunnels = Extra Shift (tunnels)
underwater-cities-title-extra-shift-plants = Extra Shift (desalination plants)
underwater-cities-title-extra-shift-farms = Extra Shift (farms)
underwater-cities-title-biomass-line-points = Biomass Line (points)
underwater-cities-title-biomass-line-resources = Biomass Line (resources)
underwater-cities-title-civic-grant = Civic Grant
underwater-cities-title-chronicle-farms = Chronicle (farms)
underwater-cities-title-chronicle-metropolises = Chronicle (metropolises)
underwater-cities-title-barter-ledger = Barter Ledger
underwater-cities-title-convoy-kelp = Convoy (kelp)
underwater-cities-title-convoy-credits = Convoy (credits)
underwater-cities-title-convoy-steelplast = Convoy (steelplast)
underwater-cities-title-trial-run = Trial Run
underwater-cities-title-replication-laboratory = Replication Systems Test (laboratory)
underwater-cities-title-replication-plant = Replication Systems Test (desalination)
underwater-cities-title-replication-farm = Replication Systems Test (farm)
underwater-cities-title-industrial-espionage = Industrial Espionage
underwater-cities-title-modular-city = Modular Construction (city)
underwater-cities-title-modular-symbiotic = Modular Construction (symbiotic city)
underwater-cities-title-modular-tunnel = Modular Construction (tunnel)
underwater-cities-title-modular-buildings = Modular Construction (buildings)
underwater-cities-title-filtration-farms = Filtration Recycling (farms)
underwater-cities-title-filtration-laboratories = Filtration Recycling (laboratories)
underwater-cities-title-filtration-plants = Filtration Recycling (desalination plants)
underwater-cities-title-filtration-tunnels = Filtration Recycling (tunnels)
underwater-cities-title-refit-drive-farms = Refit Drive (farms)
underwater-cities-title-refit-drive-laboratories = Refit Drive (laboratories)
underwater-cities-title-symbiosis-project = Symbiosis Project
underwater-cities-title-second-wind = Second Wind
underwater-cities-title-prefab-symbiotics = Prefab Sections (symbiotic cities)
underwater-cities-title-housewarming = Housewarming
underwater-cities-title-patent-office = Patent Office
underwater-cities-title-shift-bonus = Shift Bonus
underwater-cities-title-night-watch = Night Watch
underwater-cities-title-reclamation = Reclamation
underwater-cities-title-attache = Attaché
underwater-cities-title-dock-rights-plants = Dock Rights (desalination plants)
underwater-cities-title-contractors-farm = Contractors (farm)
underwater-cities-title-contractors-laboratory = Contractors (laboratory)
underwater-cities-title-contractors-tunnel = Contractors (tunnel)
underwater-cities-title-field-office-resources = Field Office (resources)
underwater-cities-title-commodity-clerk = Commodity Clerk
underwater-cities-title-refit-team-structures = Refit Team (structures)
underwater-cities-title-liaison = Liaison
underwater-cities-title-sea-vent-factory-credits = Sea Vent Factory (credits)
underwater-cities-title-sea-vent-factory-steelplast = Sea Vent Factory (steelplast)
underwater-cities-title-sea-vent-factory-science = Sea Vent Factory (science)
underwater-cities-title-sea-vent-factory-biomass = Sea Vent Factory (biomass)
underwater-cities-title-cascade-plant = Cascade Plant
underwater-cities-title-export-office = Export Office
underwater-cities-title-habitat-charter = Habitat Charter
underwater-cities-title-chronicle-plants = Chronicle (desalination plants)
underwater-cities-title-chronicle-laboratories = Chronicle (laboratories)
underwater-cities-title-chronicle-credits = Chronicle (credits)
underwater-cities-title-chronicle-sets = Chronicle (sets)
underwater-cities-title-chronicle-full-cities = Chronicle (all three kinds)
underwater-cities-title-milestone-farms = Milestone (farms)
underwater-cities-title-milestone-laboratories = Milestone (laboratories)
underwater-cities-title-milestone-cities = Milestone (cities)
underwater-cities-title-milestone-plants = Milestone (desalination plants)
underwater-cities-title-milestone-tunnels = Milestone (tunnels)
underwater-cities-title-milestone-metropolises = Milestone (metropolises)
underwater-cities-title-showcase-farms = Showcase (farms)
underwater-cities-title-showcase-laboratories = Showcase (laboratories)
underwater-cities-title-showcase-tunnels = Showcase (tunnels)
underwater-cities-title-showcase-plants = Showcase (desalination plants)
underwater-cities-title-showcase-full-cities = Showcase (all three kinds)
underwater-cities-title-convoy-science = Convoy (science)
underwater-cities-title-convoy-biomass = Convoy (biomass)
underwater-cities-title-finishing-works-farm = Finishing Works (farm)
underwater-cities-title-finishing-works-laboratory = Finishing Works (laboratory)
underwater-cities-title-finishing-works-tunnel = Finishing Works (tunnel)
underwater-cities-title-finishing-works-city = Finishing Works (city)
underwater-cities-title-windfall-plant = Construction Windfall (desalination)
underwater-cities-title-windfall-laboratory = Construction Windfall (laboratory)
underwater-cities-title-windfall-building = Construction Windfall (building)
underwater-cities-title-harbour-festival-credits = Harbour Festival (credits)
underwater-cities-title-harbour-festival-points-and-credits = Harbour Festival (points and credits)
underwater-cities-title-harbour-festival-points = Harbour Festival (points)
underwater-cities-title-open-day = Open Day
underwater-cities-title-founders-feast = Founders’ Feast
underwater-cities-title-contractors-city = Contractors (city)
underwater-cities-title-sea-vent-factory-symbiotics = Sea Vent Factory (symbiotic cities)
underwater-cities-title-sea-vent-factory-structures = Sea Vent Factory (structures)
underwater-cities-title-sea-vent-factory-points = Sea Vent Factory (points)
underwater-cities-title-chronicle-tunnels = Chronicle (tunnels)
underwater-cities-title-trade-fair-kelp = Trade Fair (kelp)
underwater-cities-title-trade-fair-steelplast = Trade Fair (steelplast)
underwater-cities-title-trade-fair-credits = Trade Fair (credits)
underwater-cities-title-legacy-actions = Legacy (action cards)
underwater-cities-title-trade-fair-biomass = Trade Fair (biomass)
underwater-cities-title-legacy-symbiotics = Legacy (symbiotic cities)
underwater-cities-title-legacy-metropolises = Legacy (metropolises)
underwater-cities-title-legacy-full-cities = Legacy (all three kinds)
underwater-cities-title-legacy-cities = Legacy (cities)
underwater-cities-title-legacy-sets = Legacy (sets)
underwater-cities-title-federal-priority-laboratories = Federal Priority (laboratories)
underwater-cities-title-federal-priority-symbiotics = Federal Priority (symbiotic cities)
underwater-cities-title-federal-priority-farms = Federal Priority (farms)
underwater-cities-title-federal-priority-plants = Federal Priority (desalination plants)
underwater-cities-title-trade-surplus-steelplast = Trade Surplus (steelplast)
underwater-cities-title-trade-surplus-kelp = Trade Surplus (kelp)
underwater-cities-title-trade-surplus-science = Trade Surplus (science)
underwater-cities-title-trade-surplus-biomass = Trade Surplus (biomass)
underwater-cities-title-trade-surplus-credits = Trade Surplus (credits)
underwater-cities-title-federal-priority-tunnels = Federal Priority (tunnels)
underwater-cities-title-corporate-expansion = Corporate Expansion
underwater-cities-title-build-expansion = Build Expansion
underwater-cities-title-secret-mission = Secret Mission
underwater-cities-title-tidal-generators = Tidal Generators
underwater-cities-title-spore-vats = Spore Vats
underwater-cities-title-consul-general = Consul General
underwater-cities-title-caisson-builders = Caisson Builders
underwater-cities-title-chief-engineer = Chief Engineer
underwater-cities-title-venture-fund = Venture Fund
underwater-cities-title-sister-city-treaty = Sister City Treaty
underwater-cities-title-rapid-drill-team = Rapid Drill Team
underwater-cities-title-deep-archive = Deep Archive
underwater-cities-title-night-shift = Night Shift
underwater-cities-title-commodity-board = Commodity Board
underwater-cities-title-green-charter = Green Charter
underwater-cities-title-assistant = Personal assistant
underwater-cities-title-resettlement-plan = Resettlement Plan
underwater-cities-title-food-security = Food Security
underwater-cities-title-clean-water-pact = Clean Water Pact
underwater-cities-title-research-mandate = Research Mandate
underwater-cities-title-transit-authority = Transit Authority
underwater-cities-title-living-cities = Living Cities
underwater-cities-title-coastal-treaty = Coastal Treaty
underwater-cities-title-model-towns = Model Towns
