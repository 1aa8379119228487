# Underwater Cities: questions, options, refusals and the log. Terms are those of docs/rules/underwater-cities.md, section 1.

underwater-cities = Underwater Cities

underwater-cities-phase-setup = Setup
underwater-cities-phase-turns = Turns
underwater-cities-phase-production = Production
underwater-cities-phase-scoring = Final scoring
underwater-cities-phase-over = End of the game

## Questions

underwater-cities-ask-blue-tile = Which blue metropolis lies at the upper right?
underwater-cities-ask-keep =
    { $n ->
        [one] Which card do you keep?
       *[other] Which { $n } cards do you keep?
    }
underwater-cities-ask-discard-down =
    { $n ->
        [one] Too many cards: which one do you discard?
       *[other] Too many cards: which { $n } do you discard?
    }
underwater-cities-ask-window = Before you go on: use an ability?
underwater-cities-ask-place = Your turn: which space, with which card?
underwater-cities-ask-blocks = The colours match: what comes first?
underwater-cities-ask-one-of = Choose one
underwater-cities-ask-pay = Pay for this?
underwater-cities-ask-build =
    { FORM($kind, "kind") ->
        [group] What do you build?
       *[single] Where do you build { FORM($kind, "one") }?
    }
underwater-cities-ask-pay-build = How do you pay for { FORM($kind, "one") }?
underwater-cities-ask-upgrade = What do you upgrade?
underwater-cities-ask-pay-upgrade = How do you pay for the upgrade?
underwater-cities-ask-convert-city = Which city becomes symbiotic?
underwater-cities-ask-advance = How many steps on the Federation track?
underwater-cities-ask-use-action = Which action card do you use?
underwater-cities-ask-ready-one = Which action card becomes ready again?
underwater-cities-ask-perform = The action of which space do you perform?
underwater-cities-ask-gain-different = Which resources do you gain?
underwater-cities-ask-exchange-among = What do you exchange?
underwater-cities-ask-take-production = Which structure produces now?
underwater-cities-ask-special = Which special card do you draw?
underwater-cities-ask-keep-dug = Which special card do you keep?
underwater-cities-ask-keep-looked = Which card do you keep?
underwater-cities-ask-under = Which card goes under the deck first?
underwater-cities-ask-triggers = Which effect is next?
underwater-cities-ask-pay-special = Do you pay for { $card }?
underwater-cities-ask-replace = You have four action cards: which one makes room?
underwater-cities-ask-use-replaced = Use the replaced action card one last time?
underwater-cities-ask-production-cards = Production: which card do you use?
underwater-cities-ask-hand-in-cards = Final scoring: how many times do you hand in resources?

## Options

underwater-cities-blue = { $tile } at the upper right
underwater-cities-place = { $space } with { $card }
underwater-cities-clone = Clone { $space } with { $card } (1 credit)
underwater-cities-card-first = First the card: { $card }
underwater-cities-space-first = First the space: { $space }
underwater-cities-part = { $what }
underwater-cities-branch = { $what }
underwater-cities-done = Done
underwater-cities-decline = Decline
underwater-cities-continue = Continue
underwater-cities-ability = { $card }: { $what }
underwater-cities-build-kind = Build { FORM($kind, "one") }
underwater-cities-build-at = Build { FORM($kind, "one") } ({ $site })
underwater-cities-pay-goods = Pay { $what }
underwater-cities-pay-special =
    { $n ->
        [one] Pay { $n } credit
       *[other] Pay { $n } credits
    }
underwater-cities-upgrade-at = Upgrade: { $site }
underwater-cities-convert = Convert: { $site }
underwater-cities-perform = Perform the action of { $space }
underwater-cities-steps =
    { $n ->
        [one] Advance { $n } step
       *[other] Advance { $n } steps
    }
underwater-cities-gain-goods = Gain { $what }
underwater-cities-swap = Exchange 1 { $a } for 1 { $b }
underwater-cities-take-production-of = { $site }: { $what }
underwater-cities-dig = Look at 3 cards and keep 1
underwater-cities-trigger = Use { $card }
underwater-cities-claim = Claim { $card }
underwater-cities-hand-in-times =
    { $n ->
        [0] { $card }: hand in nothing
        [one] { $card }: hand in once
       *[other] { $card }: hand in { $n } times
    }
underwater-cities-option-keep = Keep { $card }
underwater-cities-keep-cards =
    { $n ->
        [one] Keep { $n } card
       *[other] Keep { $n } cards
    }
underwater-cities-discard-cards =
    { $n ->
        [one] Discard { $n } card
       *[other] Discard { $n } cards
    }
underwater-cities-option-discard = Discard { $card }
underwater-cities-option-take = Take { $card }
underwater-cities-option-under-first = { $card } first
underwater-cities-option-use = Use { $card }
underwater-cities-option-ready = Ready { $card }
underwater-cities-option-replace = Discard { $card } for the new card
underwater-cities-option-use-replaced = Use { $card } one last time

## Why not

underwater-cities-why-occupied = { $space } is occupied until the end of the round. Choose an available space.
underwater-cities-why-useless = You could not use any part of { $space } now. Choose another space, or get what it needs first.
underwater-cities-why-cloned = The cloning tile is gone until the end of the round.
underwater-cities-why-clone-free = { $space } is available, and only an occupied space can be cloned.
underwater-cities-why-clone-own = Your own tile lies on { $space }. Only a space that somebody else occupies can be cloned.
underwater-cities-why-clone-credit = Cloning { $space } costs 1 credit. You have none.
underwater-cities-why-clone-useless = With cloning paid for, you could not use any part of { $space }.
underwater-cities-why-continue = No part of { $space } can be used yet. Use an ability first.
underwater-cities-why-claim = { $contract } cannot be claimed yet: you do not meet all its criteria.
underwater-cities-why-claimed = { $contract } has been claimed already.

## What happened

underwater-cities-space = { $id }
underwater-cities-seat = { $seat }
underwater-cities-source-track = Federation track
underwater-cities-source-clone = cloning tile
underwater-cities-source-pair = pair of tunnels
underwater-cities-source-network = network
underwater-cities-source-resources = resources

underwater-cities-event-era = Era { $n } begins
underwater-cities-event-era-end = Era { $era } is over
underwater-cities-event-round = Round { $n }
underwater-cities-event-order = Turn order: { $seats }
underwater-cities-event-turn = { $seat } is to move
underwater-cities-event-blue = { $seat } puts { $tile } at the upper right
underwater-cities-event-placed = { $seat } uses { $space } and plays { $card }
underwater-cities-event-cloned = { $seat } clones { $space } and plays { $card }
underwater-cities-event-claimed = { $seat } claims { $card }
underwater-cities-event-resolved = { $seat } resolves { $card }
underwater-cities-event-used = { $seat } uses { $card }
underwater-cities-event-readied = { $seat } readies { $card }
underwater-cities-event-ability = { $seat } uses { $card }
underwater-cities-event-performed = { $seat } performs the action of { $space }
underwater-cities-event-triggered = { $seat } gets the effect of { $source }
underwater-cities-event-gained = { $seat } gains { $goods }: { $source }
underwater-cities-event-gained-plain = { $seat } gains { $goods }
underwater-cities-event-paid = { $seat } pays { $goods }: { $source }
underwater-cities-event-paid-plain = { $seat } pays { $goods }
underwater-cities-event-built = { $seat } builds { FORM($kind, "one") } ({ $site })
underwater-cities-event-upgraded = { $seat } upgrades { FORM($kind, "one") } ({ $site })
underwater-cities-event-converted = { $seat } converts a city ({ $site })
underwater-cities-event-connected = { $seat } connects { $tile }
underwater-cities-event-tile = { $seat } gets { $tile }
underwater-cities-event-contract = { $seat } fulfils { $contract }
underwater-cities-event-advanced = { $seat } advances to space { $space } of the Federation track
underwater-cities-event-drew =
    { $n ->
        [one] { $seat } draws { $n } card
       *[other] { $seat } draws { $n } cards
    }
underwater-cities-event-got = { $seat } gets { $card }
underwater-cities-event-looked = { $seat } looks at { $card }
underwater-cities-event-took = { $seat } takes { $card }
underwater-cities-event-dug = { $seat } looks at { $n } special cards and keeps one
underwater-cities-event-discarded = { $seat } discards { $card }
underwater-cities-event-reshuffled = The discard pile becomes a new deck
underwater-cities-event-blocked = Blocked: { $spaces }
underwater-cities-event-fourth = { $card } is turned up: { $space } is blocked too
underwater-cities-event-production = Production at the end of era { $era }
underwater-cities-event-produced = { $seat } produces { $goods }: { $source }
underwater-cities-event-fed =
    { $seat } feeds the cities with { ICON("kelp", $kelp) }{ $kelp } kelp{ ICON() }{ $biomass ->
        [0] {""}
       *[other] {""} and { ICON("biomass", $biomass) }{ $biomass } biomass{ ICON() }
    }{ $unfed ->
        [0] {""}
        [one] ; { $unfed } city goes hungry, { underwater-cities-lost }
       *[other] ; { $unfed } cities go hungry, { underwater-cities-lost }
    }
underwater-cities-lost =
    { $points ->
        [one] { ICON("point", $points) }{ $points } point{ ICON() } lost
       *[other] { ICON("point", $points) }{ $points } points{ ICON() } lost
    }
underwater-cities-event-final = Final scoring
underwater-cities-event-scored =
    { $points ->
        [one] { $seat } scores { ICON("point", $points) }{ $points } point{ ICON() }: { $source }
       *[other] { $seat } scores { ICON("point", $points) }{ $points } points{ ICON() }: { $source }
    }
underwater-cities-event-total =
    { $points ->
        [one] { $seat } has { ICON("point", $points) }{ $points } point{ ICON() }
       *[other] { $seat } has { ICON("point", $points) }{ $points } points{ ICON() }
    }
underwater-cities-event-solo =
    { $won ->
        [0] The goal is missed
       *[1] The goal is reached: a victory
    }

## What a position is worth

underwater-cities-value-score = points
underwater-cities-value-network = network
underwater-cities-value-final = scoring cards
underwater-cities-value-production = production
underwater-cities-value-goods = resources
underwater-cities-value-cards = cards
underwater-cities-value-hand = hand
underwater-cities-value-growth = room to grow
underwater-cities-value-order = turn order

## Sites of a player board

underwater-cities-line-site-bonus = { $site }: { $what }
underwater-cities-line-site-surcharge = { $site }: surcharge { $what }
underwater-cities-line-site-times = { $site }: production ×{ $n }
underwater-cities-line-site-symbiotic = { $site }: a connected symbiotic city produces { underwater-cities-goods-pt }
underwater-cities-line-site-strengthens = { $site }: its connected metropolis produces { underwater-cities-goods-pt } more
underwater-cities-line-pair = { $a } and { $b }, both next to a city: { $what } in each production phase

## Alone: what is to be reached, and how it ended

underwater-cities-aim-points = { $need } points, now { $n }; with final scoring, { $scored }
underwater-cities-aim-final = { $need } points, now { $n }
underwater-cities-aim-cities = { $need } connected cities, now { $n }
underwater-cities-aim-fourth = Without a step on the Federation track this round, the next one has a fourth blocker.
underwater-cities-aim-stepped = You took a step on the Federation track this round: no fourth blocker in the next one.
underwater-cities-end-won = Goal reached: { $n } points, { $cities ->
        [one] { $cities } connected city
       *[other] { $cities } connected cities
    }
underwater-cities-end-lost = Goal missed: { $n } points, { $cities ->
        [one] { $cities } connected city
       *[other] { $cities } connected cities
    }
underwater-cities-end-points = Points needed: { $need }; missing: { $missing }
underwater-cities-end-cities = Connected cities needed: { $need }; missing: { $missing }
underwater-cities-end-tie = Equal points: whoever is earlier in the turn order is ahead.
underwater-cities-tally-before = During the game
underwater-cities-tally-brown = Brown metropolis
underwater-cities-tally-cards = Final scoring cards
underwater-cities-tally-network = Network
underwater-cities-tally-resources = Resources
## Why not: what a place is for, and what stands in the way

underwater-cities-why-space = You choose an action space at the beginning of your turn, together with a card from your hand.
underwater-cities-why-hand = You play a card from your hand at the beginning of your turn, together with an action space.
underwater-cities-why-hand-order = Cards are picked from left to right, and this one would leave too few, or lies before your last pick.
underwater-cities-why-hand-looked = This card is in your hand already. Choose one of those you are looking at.
underwater-cities-why-card-used = This card has been used. It is ready again after the production, or when an effect readies it.
underwater-cities-why-card-action = An action card is used when a space or a card lets you, and its effect must be possible.
underwater-cities-why-card-lasting = This card works by itself when its time comes.
underwater-cities-why-contract = You meet the conditions. The contract is offered after you do something on your turn.
underwater-cities-why-special = Special cards are drawn with an action space or an effect that says so, and paid for when played.
underwater-cities-why-clone = The cloning tile is used at the beginning of your turn, with an occupied space.
underwater-cities-why-clone-nothing = Nothing can be cloned now: it takes 1 credit, and a useful space that somebody else occupies.
underwater-cities-why-city-built = A city stands here already.
underwater-cities-why-city-far = A city must be next to one of your cities.
underwater-cities-why-city = Cities are built with an action space or a card that says so.
underwater-cities-why-site-built = A building stands here already.
underwater-cities-why-site-far = Buildings stand at your cities, and where your next city could be.
underwater-cities-why-site-expansion = This is an expansion site. Only some effects build there.
underwater-cities-why-site = Buildings are built with an action space or a card that says so.
underwater-cities-why-tunnel-built = A tunnel is here already.
underwater-cities-why-tunnel-far = A tunnel must join your network.
underwater-cities-why-tunnel = Tunnels are built with an action space or a card that says so.
underwater-cities-why-pay-here = You cannot do this here: the surcharge is too high for you, or the effect means other places.
underwater-cities-why-upgrade-nothing = Nothing stands here that could be upgraded.
underwater-cities-why-upgraded = This is upgraded already.
underwater-cities-why-upgrade-other = This upgrade is for another kind of structure, or costs more here than you have.
underwater-cities-why-metropolis = A metropolis is not chosen: it works once tunnels connect it to your network.
underwater-cities-why-track = Your marker on the Federation track moves when an action space or a card says so.
underwater-cities-why-good = You choose resources when an action space or a card leaves you the choice.
underwater-cities-why-played = This card is being played.
underwater-cities-why-tucked = This card has been paid for and has had its effect.

## Sorts of places

underwater-cities-sort-space = action spaces
underwater-cities-sort-hand = cards that you hold
underwater-cities-sort-card = cards that lie open
underwater-cities-sort-special = special cards
underwater-cities-sort-metropolis = metropolises
underwater-cities-sort-city = city sites
underwater-cities-sort-site = building sites
underwater-cities-sort-tunnel = tunnel sites
underwater-cities-sort-clone = the cloning tile
underwater-cities-sort-track = the Federation track
underwater-cities-sort-good = your resources
