# New Eden. Terms, prompts, labels and research titles are those of docs/rules/new-eden.md, section 1.

new-eden = New Eden
new-eden-deep-thought = Deep Thought 4200
new-eden-dome = Dome
    .kind = dome

new-eden-phase-setup = Setup
new-eden-phase-a = Development
new-eden-phase-b = Black Market
new-eden-phase-c = Auction
new-eden-phase-d = Round Scoring
new-eden-phase-over = End of the game

## Groups. own, own-many: as counted; staffed, staffed-many: with all slots filled; yours: all that you have; card: one card.

new-eden-group-crab = Harvest crab
    .own = own crab
    .own-many = own crabs
    .staffed = staffed crab
    .staffed-many = staffed crabs
    .yours = your crabs
    .card = harvest crab card
new-eden-group-mussel = Mussel habitat
    .own = own mussel habitat
    .own-many = own mussel habitats
    .staffed = staffed mussel habitat
    .staffed-many = staffed mussel habitats
    .yours = your mussel habitats
    .card = mussel habitat card
new-eden-group-kraken = Repair kraken
    .own = own kraken
    .own-many = own krakens
    .staffed = staffed kraken
    .staffed-many = staffed krakens
    .yours = your krakens
    .card = repair kraken card
new-eden-group-yard = Shipyard
    .own = own shipyard card
    .own-many = own shipyard cards
    .yours = your shipyards
    .card = shipyard card
new-eden-group-oxygen = Oxygen tank
    .own = own oxygen card
    .own-many = own oxygen cards
    .yours = your oxygen cards
    .card = oxygen card
new-eden-group-research = Research
    .own = own research card
    .own-many = own research cards
    .yours = your research cards
    .card = research card

new-eden-extension-shipyard = shipyard
new-eden-extension-kraken = repair kraken
new-eden-extension-oxygen = oxygen tank
new-eden-extension-research = research

## Names of cards

new-eden-name-crab = Harvest Crab { CODE($id) }
new-eden-name-mussel = Mussel Habitat { CODE($id) }
new-eden-name-kraken = Repair Kraken { CODE($id) }
new-eden-name-yard = Shipyard { CODE($id) }
new-eden-name-oxygen = Oxygen Card { CODE($id) }
new-eden-name-research = Research { CODE($id) }
new-eden-name-tile = Kraken Tile
new-eden-name-bonus-coins = Bonus { CODE($id) } (1 coin per { FORM($group, "card") })
new-eden-name-bonus-points = Bonus { CODE($id) } (2 points per { FORM($group, "card") })

new-eden-title-r01 = Grant
new-eden-title-r02 = Ballast
new-eden-title-r03 = Clean Harvest
new-eden-title-r04 = Emergency Foam
new-eden-title-r05 = Crab Guild
new-eden-title-r06 = Kraken School
new-eden-title-r07 = Test Drilling
new-eden-title-r08 = Deep Drilling
new-eden-title-r09 = Open Patents
new-eden-title-r10 = Turbine
new-eden-title-r11 = Guided Tours
new-eden-title-r12 = Filter
new-eden-title-r13 = Strike at the Docks
new-eden-title-r14 = Crab Plague
new-eden-title-r15 = Leaking Tanks

## Effects, as parts of a card's text

new-eden-coins =
    { COUNT($n) ->
        [one] { COUNT($n) } coin
       *[other] { COUNT($n) } coins
    }{ PER($n) }
new-eden-points =
    { COUNT($n) ->
        [one] { COUNT($n) } point
       *[other] { COUNT($n) } points
    }{ PER($n) }
new-eden-damage = { COUNT($n) } damage{ PER($n) }
new-eden-repair = repair { COUNT($n) }{ PER($n) }
new-eden-deeples =
    { COUNT($n) ->
        [one] { COUNT($n) } deeple
       *[other] { COUNT($n) } deeples
    }{ PER($n) }
new-eden-gift =
    { COUNT($n) ->
        [one] each other player takes { COUNT($n) } coin
       *[other] each other player takes { COUNT($n) } coins
    }{ PER($n) }
    .kind = sentence
new-eden-count = { FORM($group, "own-many") }
    .per = per { FORM($group, "own") }
    .one = { FORM($group, "own") }
    .many = { FORM($group, "own-many") }
new-eden-staffed = { FORM($group, "staffed-many") }
    .per = per { FORM($group, "staffed") }
    .one = { FORM($group, "staffed") }
    .many = { FORM($group, "staffed-many") }

new-eden-plant-coins =
    { $n ->
        [one] { $n } more coin
       *[other] { $n } more coins
    }
new-eden-plant-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
new-eden-plant-less-damage = { $n } damage less

new-eden-final-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
new-eden-final-per =
    { COUNT($points) ->
        [one] { COUNT($points) } point
       *[other] { COUNT($points) } points
    }{ PER($points) }
new-eden-final-forward = pointer +{ $n }
new-eden-final-back = pointer -{ $n }
new-eden-final-ignores-back = { FORM($group, "yours") } cost no stability

## Lines of a card's text

new-eden-line-use =
    { $n ->
        [one] { $n } slot: { $what }
       *[other] { $n } slots: { $what }
    }
new-eden-line-bottles =
    { $n ->
        [1] Bottle { $a }
       *[2] Bottles { $a } and { $b }
    }
new-eden-line-place =
    { FORM($what, "kind") ->
        [addressed] Now, { $what }
       *[plain] Now: { $what }
    }
new-eden-line-plant = Plant: { $what }
new-eden-line-final = End: { $what }
new-eden-bonus-coins = Round Scoring: 1 coin per { FORM($group, "card") }
new-eden-bonus-points = Round Scoring: 2 points per { FORM($group, "card") }

## Questions

new-eden-ask-turn = Your turn: buy, move or pass
new-eden-cause-plant = Power plant
new-eden-cause-extra = Extra move
new-eden-ask-bottle = Swim with a deeple, up to { $n } { $n ->
        [one] step
       *[other] steps
    } outwards
new-eden-ask-activate = All slots are staffed. Which module do you activate?
new-eden-ask-overflow = Damage past 15. Which outermost card is lost?
new-eden-ask-place-kept = { $row ->
        [0] Black Market
       *[other] Row { $row } is yours
    }: which card do you attach next?
new-eden-ask-place-or-extend = { $row ->
        [0] Black Market
       *[other] Row { $row } is yours
    }: attach the next card, or extend research first?
new-eden-ask-free-window = Before the Black Market: use the power plant or build an extension?
new-eden-ask-market = Black Market: which cards do you keep? One costs { $a }, two { $b }, three { $c }, in coins and in damage
new-eden-ask-pick-row = Auction: which row is next?
new-eden-ask-bid = Row { $row }, { $n ->
        [0] no bid yet: bid or drop out?
       *[other] highest bid { $n }: raise or drop out?
    }
new-eden-ask-auction-move = Row { $row } is yours, a move for each empty space: move { $k } of { $m }
new-eden-ask-extra = Row { $row } is yours: one more move for { $n } damage?
new-eden-ask-extra-card = Extra move: which oxygen card do you use?
new-eden-ask-closing = Before the round ends: use the power plant or build an extension?
new-eden-ask-put-row = Your rejected cards will be auctioned. Which row takes them?
new-eden-ask-block = Auction: which two rows do you block? For the upper one of the others Deep Thought bids { $n }
new-eden-ask-outbid = Row { $row }: Deep Thought bids { $n }. Do you pay { $next }?

## Options

new-eden-buy = Buy { $card } for { $n }
new-eden-move = Move with { $card }
new-eden-pass =
    Pass{ $n ->
        [0] {""}
        [one] : { $n } point
       *[other] : { $n } points
    }{ $nautilus ->
        [0] {""}
       *[other] , Nautilus marker
    }
new-eden-plant =
    Power plant: { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }{ $p ->
        [0] {""}
        [one] , { $p } point
       *[other] , { $p } points
    }, { $d } damage
new-eden-extend = Extend: { $area } (6 coins)
new-eden-step = { $start } to { $to }
new-eden-leave = Leave this bottle unused
new-eden-activate = Activate { $module }
new-eden-done = Done
new-eden-lose = Lose { $card }
new-eden-place = Attach { $card }
new-eden-keep-none = Keep nothing
new-eden-keep-1 =
    Keep { $a } ({ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }, { $n } damage)
new-eden-keep-2 =
    Keep { $a } and { $b } ({ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }, { $n } damage)
new-eden-keep-3 =
    Keep { $a }, { $b } and { $c } ({ $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }, { $n } damage)
new-eden-row = Row { $n }
new-eden-bid = Bid { $lo } to { $hi }
new-eden-bid-one = Bid { $n }
new-eden-out = Drop out
new-eden-stop = No more moves
new-eden-extra = Take 1 damage and move
new-eden-put = Row { $n } for the rejected cards
new-eden-block = Block rows { $a } and { $b }
new-eden-outbid = Pay { $n }
new-eden-leave-row =
    { $n ->
        [0] Leave the row unsold
       *[other] Leave the row to Deep Thought
    }

## Why not

new-eden-why-coins =
    { $n ->
        [one] You need { $n } coin
       *[other] You need { $n } coins
    } and have { $have }. Choose something cheaper, or get coins first.
new-eden-why-plant =
    { $n ->
        [one] You have used the power plant once this round
       *[other] You have used the power plant { $n } times this round
    }. It is ready again in the next round.
new-eden-why-built = You have built this extension already. Each can be built once.
new-eden-why-placing = Attach your cards first; until then only the research extension can be built, right before a research card.
new-eden-why-oxygen-used = { $card } has been used this round. Choose an oxygen card that lies face up.
new-eden-why-no-move = { $card } would do nothing: no deeple can take a step, and no module is ready. Choose something else.
new-eden-why-bid = The highest bid is { $n }. Bid more, or drop out.

## What happened

# Gains at the end of a line; nothing where there are none.
new-eden-gains =
    { $coins ->
        [0] {""}
        [one] , { ICON("coin", $coins) }{ $coins } coin{ ICON() }
       *[other] , { ICON("coin", $coins) }{ $coins } coins{ ICON() }
    }{ $points ->
        [0] {""}
        [one] , { ICON("point", $points) }{ $points } point{ ICON() }
       *[other] , { ICON("point", $points) }{ $points } points{ ICON() }
    }

new-eden-event-round = Round { $n }
new-eden-event-bonus-shown = Bonus cards of this round: { $a } and { $b }
new-eden-event-laid-out =
    { $n ->
        [one] { $n } card is laid out
       *[other] { $n } cards are laid out
    }
new-eden-event-removed = { $card } is removed from the display
new-eden-event-bought =
    { $seat } buys { $card } from row { $row } for { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ ICON() }
new-eden-event-taken = { $seat } takes { $card } from row { $row }
new-eden-event-rows-fell = Row { $row } is empty: the cards above it move down
new-eden-event-damaged =
    { $n ->
        [0] { $seat } stays at { ICON("damage", $now) }{ $now } damage{ ICON() }
       *[other] { $seat } takes { ICON("damage", $n) }{ $n } damage{ ICON() }, now { $now }
    }
new-eden-event-repaired = { $seat } repairs { ICON("repair", $n) }{ $n }{ ICON() }, now { ICON("damage", $now) }{ $now } damage{ ICON() }
new-eden-event-lost = { $seat } loses { $card }
new-eden-event-used = { $seat } moves with { $card }
new-eden-event-moved =
    { FORM($start, "kind") ->
        [dome] { $seat }: a deeple moves from the dome to { $to }
       *[module] { $seat }: a deeple moves from { $start } to { $to }
    }
new-eden-event-activated =
    { $seat } activates { $module }{ new-eden-gains }{ $repair ->
        [0] {""}
       *[other] , { ICON("repair", $repair) }{ $repair } damage repaired{ ICON() }
    }
new-eden-event-passed =
    { $order ->
        [1] { $seat } passes first
        [2] { $seat } passes second
        [3] { $seat } passes third
       *[4] { $seat } passes fourth
    }{ $points ->
        [0] {""}
        [one] , { ICON("point", $points) }{ $points } point{ ICON() }
       *[other] , { ICON("point", $points) }{ $points } points{ ICON() }
    }
new-eden-event-nautilus = { $seat } has the Nautilus marker now
new-eden-event-plant =
    { $use ->
        [1] { $seat } uses the power plant for the first time
        [2] { $seat } uses the power plant for the second time
       *[3] { $seat } uses the power plant for the third time
    }{ new-eden-gains }{ $damage ->
        [0] {""}
       *[other] , { ICON("damage", $damage) }{ $damage } damage{ ICON() }
    }
new-eden-event-extended =
    { $seat } builds the { $tile } extension for { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ ICON() }
new-eden-event-dealt = The cards of the Black Market are dealt
new-eden-event-hand =
    { $seat } gets { $n ->
        [1] { $c1 }
        [2] { $c1 } and { $c2 }
       *[3] { $c1 }, { $c2 } and { $c3 }
    }
new-eden-event-market-paid =
    { $kept ->
        [0] { $seat } keeps no card
        [one] { $seat } keeps { $kept } card for { ICON("coin", $coins) }{ $coins } { $coins ->
            [one] coin
           *[other] coins
        }{ ICON() } and { ICON("damage", $damage) }{ $damage } damage{ ICON() }
       *[other] { $seat } keeps { $kept } cards for { ICON("coin", $coins) }{ $coins } { $coins ->
            [one] coin
           *[other] coins
        }{ ICON() } and { ICON("damage", $damage) }{ $damage } damage{ ICON() }
    }
new-eden-event-kept-shown =
    { $seat } turns up { $n ->
        [1] { $c1 }
        [2] { $c1 } and { $c2 }
       *[3] { $c1 }, { $c2 } and { $c3 }
    }
new-eden-event-placed = { $seat } attaches { $card }{ new-eden-gains }
new-eden-event-gift =
    { $coins ->
        [one] { $seat } takes { ICON("coin", $coins) }{ $coins } coin{ ICON() }
       *[other] { $seat } takes { ICON("coin", $coins) }{ $coins } coins{ ICON() }
    }
new-eden-event-rows-shown = All cards in the rows are turned up
new-eden-event-blocked = Rows { $a } and { $b } are blocked
new-eden-event-opened = { $seat } puts row { $row } up for auction
new-eden-event-auctioned = Row { $row } is auctioned
new-eden-event-bid = { $seat } bids { ICON("coin", $n) }{ $n }{ ICON() }
new-eden-event-out = { $seat } drops out
new-eden-event-sold =
    { $seat } wins row { $row } for { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ ICON() }
new-eden-event-unsold = Row { $row } stays unsold
new-eden-event-bonus =
    { $card }: { $seat } gets { $coins ->
        [0] { $points ->
            [0] nothing
            [one] { ICON("point", $points) }{ $points } point{ ICON() }
           *[other] { ICON("point", $points) }{ $points } points{ ICON() }
        }
        [one] { ICON("coin", $coins) }{ $coins } coin{ ICON() }
       *[other] { ICON("coin", $coins) }{ $coins } coins{ ICON() }
    }
new-eden-event-round-reset = The round is over
new-eden-event-scored =
    { $seat }: { ICON("point", $coin_points) }{ $coin_points } { $coin_points ->
        [one] point
       *[other] points
    }{ ICON() } for { ICON("coin", $coins) }{ $coins } { $coins ->
        [one] coin
       *[other] coins
    }{ ICON() }; pointer { $pointer }: { $holds ->
        [1] the station holds, { ICON("point", $value) }{ $value } { $value ->
            [one] point
           *[other] points
        }{ ICON() }
       *[0] the station collapses
    }; total { $total }

## What a position is worth, for hints

new-eden-value-score = points so far
new-eden-value-coins = coins
new-eden-value-station = station value
new-eden-value-modules = output of the modules
new-eden-value-crew = deeples
new-eden-value-bonus = bonus cards
new-eden-value-damage = damage
new-eden-value-plant = power plant
new-eden-value-extensions = extensions
new-eden-value-rivals = strength of the others
new-eden-value-position = position

## What is to be reached against Deep Thought, and how it ended

new-eden-aim-beat = More points than Deep Thought.
new-eden-aim-solo = More points than Deep Thought: now { $n } to { $other }, with printed points, without coins
new-eden-aim-collapse = { $seat } would collapse, damage { $damage } over { $limit }: { $value ->
        [0] no printed points at stake
        [one] { $value } printed point at stake
       *[other] { $value } printed points at stake
    }
new-eden-aim-takes = Deep Thought takes { $card } next, unless it is gone by then.
new-eden-aim-activates = Deep Thought activates all its modules next.
new-eden-aim-passes = Deep Thought passes next.
new-eden-aim-bids = Deep Thought has { $coins } coins and bids half of them: { $n }; then { $then }, if it wins that row.
new-eden-end-won =
    { $ahead ->
        [0] { $seat } beats Deep Thought, { $n } to { $other }
       *[other] { $seat } beats Deep Thought by { $ahead }, { $n } to { $other }
    }
new-eden-end-lost =
    { $ahead ->
        [0] Deep Thought wins, { $other } to { $n }
       *[other] Deep Thought wins by { $ahead }, { $other } to { $n }
    }
new-eden-end-draw = { $seat } and Deep Thought draw at { $n }
new-eden-end-tie = Equal points: the lower damage decides, and equal damage is a draw.
new-eden-tally-played = During the game
new-eden-tally-coins = Coins
new-eden-end-collapsed = { $seat }’s station collapsed, damage { $damage } over { $limit }: { $value ->
        [0] no printed points were at stake
        [one] { $value } printed point lost
       *[other] { $value } printed points lost
    }
## Why not: what a place is for, and what stands in the way

new-eden-why-card-phase-a = Cards of the display are bought on your own turn, one at a time.
new-eden-why-card-auction = Single cards cannot be bought now: whole rows are auctioned.
new-eden-why-card-hand = You choose which of these cards to keep in the next step.
new-eden-why-card-kept = You have taken this card. It will be attached to your station soon.
new-eden-why-card-theirs = Somebody else has taken this card.
new-eden-why-card-inner = Only the outermost card of an arm can be lost.
new-eden-why-oxygen = An oxygen card is used for a move action: on your turn, or after a row that you won.
new-eden-why-yard = A shipyard gave its deeples when it was attached. It does nothing more by itself.
new-eden-why-research = A research card has had its effect, or counts at the end. It is not chosen.
new-eden-why-module = A module is used with deeples: move them onto it with an oxygen card.
new-eden-why-module-far = No lying deeple can leave or reach this module with this bottle.
new-eden-why-module-used = This module has already been activated this round.
new-eden-why-module-not-ready = Too few deeples lie on this module to activate it.
new-eden-why-row-phase-a = You buy single cards now. Whole rows are auctioned later in the round.
new-eden-why-row-later = Rows are auctioned after the market.
new-eden-why-row-hammer = This row is under the hammer. Bid in the question itself.
new-eden-why-row-wait = This row has not come up yet. It is chosen by whoever opens the next auction.
new-eden-why-row-sold = This row has been sold.
new-eden-why-row-unsold = Nobody wanted this row.
new-eden-why-row-blocked = This row is blocked.
new-eden-why-dome = Deeples leave the dome when you move with an oxygen card.
new-eden-why-dome-empty = No deeple lies in your dome.
new-eden-why-free = The power plant and extensions are free actions, but not in the middle of this step.
new-eden-why-bonus = A bonus card is not taken: it pays everybody at the end of the round.

## Sorts of places

new-eden-sort-card = cards
new-eden-sort-row = rows of the display
new-eden-sort-dome = your dome
new-eden-sort-plant = your power plant
new-eden-sort-extension = your extensions
