# Flotilla: questions, options, refusals and log. Terms are those of docs/rules/flotilla.md, section 1.

flotilla = Flotilla
flotilla-and = { $a }, { $b }

## Questions

flotilla-ask-play-card = Your turn: which card do you play?
flotilla-cause-ring = Ring of the { $guild }
flotilla-cause-hub = Hub row of the { $guild }
flotilla-cause-survivors = Survivors
flotilla-cause-switch = Joining the Flotilla
flotilla-ask-copy = Whose top card do you copy?
flotilla-ask-sail = Which ship sails to which hex?
flotilla-ask-may-switch = Do you join the Flotilla, for good?
flotilla-ask-step = Which step do you take with your influence?
flotilla-ask-influence-same = With which guild do you take all { $n } steps of influence?
flotilla-ask-recruit = From which guild do you recruit a card?
flotilla-ask-seal = Which guild gets your seal?
flotilla-ask-resource = Which resource do you take?
flotilla-ask-trade = What do you buy or sell?
flotilla-ask-site = The outpost is paid. On which site do you build it?
flotilla-ask-score-goal = Your outpost lets you score a goal. Which one?
flotilla-ask-place-tile = Which of the drawn tiles do you place in your sea?
flotilla-ask-where = Where do you place { $card }?
flotilla-ask-turn = How do you turn { $card }?
flotilla-ask-take-tile = Which tile do you build in your city?
flotilla-ask-piece = { $card } is built. Which part of it do you score?
flotilla-ask-resolve = Which symbol of the dive do you resolve next?
flotilla-ask-load = The dive found a resource. Which ship loads it?
flotilla-ask-deplete = The dive depletes a tile. Which one?
flotilla-ask-reroll = Which research die do you roll again?
flotilla-ask-joker = For which guild does the joker of your research count?
flotilla-ask-reward = Which reward of your research do you take next?
flotilla-ask-breakthrough = Your breakthrough raises a guild dial. Which one?
flotilla-ask-dial = Which guild dial do you raise?
flotilla-ask-retire = Do you retire this card? For it: { $what }
flotilla-ask-discard-crew = Do you discard a further card of the { $guild }? For it: { $what }

## Options

flotilla-option-stop = Stop
flotilla-option-stay = Stay at sea
flotilla-option-switch =
    { $builds ->
        [one] Join for good: { $n } money, build { $builds } tile, without ships and sea
       *[other] Join for good: { $n } money, build { $builds } tiles, without ships and sea
    }
flotilla-option-keep = Keep
flotilla-option-retire = Retire
flotilla-option-play = Play { $card }
flotilla-option-copy = Copy { $card }
flotilla-option-discard = Discard { $card }
flotilla-option-sail = Ship { $ship } to { $hex }
flotilla-option-step = { $guild }: { $what }
flotilla-option-guild = { $guild }
flotilla-option-seal = Seal with the { $guild }
flotilla-option-recruit = { $guild }: { $card }
flotilla-option-from-empty = An empty stack: gain { $n } VP
flotilla-option-take = Resource: { $colour }
flotilla-option-sell = Sell { $colour } for { $n }
flotilla-option-buy = Buy { $colour } for { $n }
flotilla-option-ship = Ship for { $n }
flotilla-option-outpost = Outpost for { $n }
flotilla-option-site-start = On the starter tile
flotilla-option-site = On { $hex }
flotilla-option-goal = { $title }: { $n } VP
flotilla-option-no-goal = No goal
flotilla-option-tile =
    { $n ->
        [0] { $card }
       *[other] { $card } (cost { $n })
    }
flotilla-option-hex = At { $hex }
flotilla-option-turn =
    { $n ->
        [0] As printed
       *[other] Turned { $n } × 60°
    }
flotilla-option-build-turn =
    { $turn ->
        [0] As printed
       *[other] Turned { $turn } × 60°
    }: { $n } VP{ $others ->
        [0] { "" }
       *[other] , with the tiles built before { $total } VP
    }
flotilla-option-piece = Part { $piece }: { $a } × { $b } = { $n } VP
flotilla-option-resolve-resource = Resource
flotilla-option-resolve-toxicity = Toxicity
flotilla-option-resolve-depletion = Depletion
flotilla-option-resolve-survivor = Survivor
flotilla-option-resolve-sonar = Sonar ({ $kind })
flotilla-option-load = Ship { $ship } ({ $hex })
flotilla-option-deplete = Tile: { $hex }
flotilla-option-reroll = Reroll die { $n }
flotilla-option-joker = { $guild }
flotilla-option-joker-none = No guild
flotilla-option-reward = Set of the { $guild }
flotilla-option-reward-breakthrough = Breakthrough
flotilla-option-dial = Dial of the { $guild }
flotilla-option-no-dial = No dial

## Hexes: rows are counted from the Hub, the hexes of a row from the dock side

flotilla-hex = row { $row }, hex { $n }
flotilla-hex-dock = the dock
flotilla-hex-unloading = the unloading hex

## Refusals

flotilla-why-copy = { $card } needs a topside card of an opponent on your side.
flotilla-why-discard = { $card } lies in your discard pile until you gather.
flotilla-why-bought = You bought this colour this turn ({ $colour }), so you cannot sell it.
flotilla-why-sold = You sold this colour this turn ({ $colour }), so you cannot buy it.
flotilla-why-no-stock = You have no such resource in stock ({ $colour }). Cargo must be unloaded first.
flotilla-why-money = This costs { $n } money. You have { $have }.
flotilla-why-no-hex = { $card } fits nowhere: shallow and deep must not touch.
flotilla-why-hex-taken = This hex is not empty.
flotilla-why-hex-far = This hex touches none of your tiles.
flotilla-why-hex-depth = The tile cannot go to this hex: shallow and deep must not touch.
flotilla-why-taken = { $card } is already taken.
flotilla-why-cost =
    { $n ->
        [one] { $card } costs { $n } resource of its colour. You have { $have }.
       *[other] { $card } costs { $n } resources of its colour. You have { $have }.
    }
flotilla-why-symbol = This symbol can do nothing now.
flotilla-why-sonar = All sonar symbols do the same now. Choose the one that is on offer.

## Symbols of dice

flotilla-symbol-none = nothing
flotilla-symbol-resource = resource × { $n }
flotilla-symbol-toxicity = { ICON("toxicity", $n) }toxicity × { $n }{ ICON() }
flotilla-symbol-depletion = { ICON("depletion", $n) }depletion × { $n }{ ICON() }
flotilla-symbol-survivor = { ICON("survivor", $n) }survivor × { $n }{ ICON() }
flotilla-symbol-sonar = { ICON("sonar", $n) }sonar × { $n }{ ICON() }
flotilla-symbol-guild = { $guild } × { $n }
flotilla-face-joker = joker
flotilla-face-money = { $guild }, money { $n }
flotilla-face-breakthroughs = { $guild }, breakthroughs { $n }

## Where VP come from

flotilla-source-effects = cards and bonuses
flotilla-source-survivors = survivors
flotilla-source-goals = goals
flotilla-source-city = city
flotilla-source-sonar = sonar
flotilla-source-market = market
flotilla-source-instead = compensation
flotilla-source-money = money
flotilla-source-stock = stock
flotilla-source-toxicity = toxicity
flotilla-source-seals = seals
flotilla-end-tie = Equal points: lower toxicity decides, then more crew, then more money.

## Log

flotilla-event-round = Round { $n }
flotilla-event-played = { $seat } plays { $card }
flotilla-event-copied = { $seat } copies { $card }
flotilla-event-income = { $seat } has an income of { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-sailed = { $seat } sails ship { $ship } ({ $hex })
flotilla-event-unloaded = { $seat } unloads { $n } from ship { $ship }
flotilla-event-gathered =
    { $n ->
        [one] { $seat } gathers { $n } card
       *[other] { $seat } gathers { $n } cards
    }
flotilla-event-discarded = { $seat } discards { $card }
flotilla-event-retired = { $seat } retires { $card }
flotilla-event-switched =
    { $builds ->
        [one] { $seat } switches to the Skyside, sells ships for { ICON("coin", $n) }{ $n } money{ ICON() } and may build { $builds } tile
       *[other] { $seat } switches to the Skyside, sells ships for { ICON("coin", $n) }{ $n } money{ ICON() } and may build { $builds } tiles
    }
flotilla-event-vp = { $seat } gains { ICON("point", $n) }{ $n } VP{ ICON() } ({ $source })
flotilla-event-pool-empty = The pool is empty: this round is finished, and one more is played
flotilla-event-money = { $seat } gains { ICON("coin", $n) }{ $n } money{ ICON() }
flotilla-event-took = { $seat } takes a resource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() }
flotilla-event-toxicity = { $seat } gains { ICON("toxicity", $n) }{ $n } toxicity{ ICON() }
flotilla-event-cleansed = { $seat } loses { ICON("toxicity", $n) }{ $n } toxicity{ ICON() }
flotilla-event-purified = { $seat } improves the toxicity scoring
flotilla-event-rescued =
    { $field ->
        [0] { $seat } rescues a survivor (milestone)
       *[other] { $seat } rescues a survivor (field { $field })
    }
flotilla-event-found = { $seat } discovers an artefact: { $card }
flotilla-event-dial = { $seat } raises the dial of the { $guild } to { $n }
flotilla-event-sonar = { $seat } advances the sonar track to { $field }
flotilla-event-ship = { $seat } puts ship { $ship } on the dock
flotilla-event-influence = { $seat } takes a step on the ring of the { $guild }
flotilla-event-seal = { $seat } places a seal with the { $guild }
flotilla-event-recruited = { $seat } recruits { $card }
flotilla-event-sold = { $seat } sells a resource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } for { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-bought = { $seat } buys a resource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } for { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-paid = { $seat } pays { ICON("coin", $n) }{ $n } money{ ICON() }
flotilla-event-outpost = { $seat } builds an outpost ({ $hex })
flotilla-event-floating = { $seat } builds a floating outpost
flotilla-event-goal = { $seat } scores the goal { $title }: { ICON("point", $n) }{ $n } VP{ ICON() }
flotilla-event-market = The price of a resource { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() } is now { ICON("coin", $n) }{ $n }{ ICON() }
flotilla-event-drew = { $seat } draws { $cards }
flotilla-event-placed = { $seat } places { $card } ({ $hex })
flotilla-event-returned = { $seat } returns { $cards } to the bag
flotilla-event-built = { $seat } builds { $card } ({ $hex })
flotilla-event-dived =
    { $dice ->
        [one] { $seat } dives with { $dice } die: { $symbols }
       *[other] { $seat } dives with { $dice } dice: { $symbols }
    }
flotilla-event-extra-die = { $seat } rolls one more die ({ $kind }): { $symbols }
flotilla-event-loaded = { $seat } loads ship { $ship } { ICON(FORM($colour, "icon")) }({ $colour }){ ICON() }
flotilla-event-depleted = { $seat } depletes a tile ({ $hex })
flotilla-event-rolled =
    { $n ->
        [one] { $seat } rolls { $n } research die
       *[other] { $seat } rolls { $n } research dice
    }
flotilla-event-rerolled = { $seat } rerolls die { $die }: { $what }
flotilla-event-researched = { $seat } has { $symbols }; jokers: { $jokers }, breakthroughs: { $breakthroughs }
flotilla-event-hub = { $seat } gains the Hub row of the { $guild }
flotilla-event-scored = { $seat } has { ICON("point", $n) }{ $n } VP{ ICON() }, with { $money } for money, { $stock } for stock, { $toxicity } for toxicity and { $seals } for seals

## What a position is worth

flotilla-value-score = points so far
flotilla-value-money = money, goods and goals within reach
flotilla-value-ships = ships
flotilla-value-sea = sea
flotilla-value-city = city
flotilla-value-crew = crew
flotilla-value-influence = seals
flotilla-value-toxicity = toxicity
flotilla-value-future = turns to come
flotilla-value-turn = rest of this turn

## Why not: what a place is for, and what stands in the way

flotilla-why-place-copy = To copy, choose the topside card of an opponent on your side.
flotilla-why-place-crew = You play a crew card at the beginning of your turn.
flotilla-why-place-crew-other = This effect means cards of another guild.
flotilla-why-place-stack = The top card of a guild is recruited by an effect that says so.
flotilla-why-place-tile-looking = This tile waits until the current step is done.
flotilla-why-place-tile-stock = You build from your tile stock with a card that lets you construct.
flotilla-why-place-tile-sinkside = Tiles of your stock are built on the Skyside only.
flotilla-why-place-hex = Hexes are chosen when you sail, place tiles or build. There is nothing to do here now.
flotilla-why-place-hex-empty = Nothing lies here yet. Tiles come here when you explore or build.
flotilla-why-place-hex-sail = No ship of yours can use this hex now.
flotilla-why-place-hex-open = Ships sail over tiles only, and there is none here.
flotilla-why-place-hex-other = Another hex is meant.
flotilla-why-place-ship = Ships move when a card that you play has a sail value.
flotilla-why-place-ship-full = This ship is full. It unloads at the unloading hex.
flotilla-why-place-ship-other = This ship cannot be used for this, or another one is just as good.
flotilla-why-place-stock = Resources of your stock are sold at the market of their colour, and spent when you build.
flotilla-why-place-stock-none = You have none of this resource in stock.
flotilla-why-place-market = You buy and sell with a card that lets you trade.
flotilla-why-place-ships = New ships come with a card that lets you trade, or by an effect.
flotilla-why-place-ships-none = All your ships are in play.
flotilla-why-place-ships-skyside = On the Skyside there are no ships.
flotilla-why-place-outposts = Outposts are built with a card that lets you trade, or by an effect.
flotilla-why-place-outposts-none = All your outposts are built.
flotilla-why-place-field = Your disc moves on this ring when an effect gives you influence.
flotilla-why-place-field-here = Your disc is here. It moves on to the next field.
flotilla-why-place-field-far = A disc moves one step at a time, on a ring that the effect names.
flotilla-why-place-dial = Guild dials rise by breakthroughs, at the milestone, or by an effect.
flotilla-why-place-dial-full = This dial is at its highest value.
flotilla-why-place-ring = Your disc moves on this ring when an effect gives you influence.
flotilla-why-place-banner = Seals come to a guild’s banner by an effect.
flotilla-why-place-banner-none = You have no seal left.
flotilla-why-place-hub = A row of the Hub pays when you research and have three symbols of its guild.
flotilla-why-place-hub-other = You lack three symbols of this guild, or it has already paid in this research.
flotilla-why-place-goal = A goal is scored when you build an outpost.
flotilla-why-place-far-goal = This goal is for the other side.
flotilla-why-place-dock = You can switch to the Skyside when you gather your crew.
flotilla-why-place-dock-switched = You are on the Skyside already.
flotilla-why-place-die = Research dice are rolled again only when you are asked.
flotilla-why-place-die-other = This die cannot be rolled again now.
flotilla-why-place-symbol = Dive symbols are resolved one after the other; this one waits, or can do nothing.
flotilla-why-place-breakthrough = Three breakthroughs raise a dial, when rewards are taken.
flotilla-why-place-turn = The tile has been placed already.
flotilla-why-place-piece = You are not asked about this piece of land now.
flotilla-why-place-survivors = The survivor marker moves by effects and dives; everybody shares it.
flotilla-why-place-sonar = The sonar marker moves by effects. Its field says what a sonar symbol does.
flotilla-why-place-played = This card is being played.
flotilla-why-place-artefact = The reward of this artefact is under way.

## Sorts of places

flotilla-sort-crew = crew cards
flotilla-sort-tile = tiles
flotilla-sort-hex = hexes
flotilla-sort-turn = the turns of the tile
flotilla-sort-piece = pieces of land
flotilla-sort-ship = your ships
flotilla-sort-stock = your stock
flotilla-sort-market = the markets
flotilla-sort-ring = the rings
flotilla-sort-field = fields of the rings
flotilla-sort-banner = the banners
flotilla-sort-stack = the crew stacks
flotilla-sort-goal = the goals
flotilla-sort-dial = the dials
flotilla-sort-hub = rows of the Hub
flotilla-sort-die = the dice
flotilla-sort-symbol = dive symbols
flotilla-sort-dock = the dock tile
flotilla-sort-breakthrough = the breakthroughs
flotilla-sort-ships = the reserve of ships
flotilla-sort-outposts = the outposts
