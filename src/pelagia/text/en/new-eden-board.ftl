# New Eden's board on the page: names of places and things that are drawn there.

new-eden-board-short-crab = Crab
new-eden-board-short-mussel = Mussel
new-eden-board-short-kraken = Kraken
new-eden-board-short-yard = Shipyard
new-eden-board-short-oxygen = Oxygen
new-eden-board-short-research = Research

new-eden-board-display = Card display
new-eden-board-course = Round and phase
new-eden-board-tab-market = Cards
new-eden-board-tab-station = Station
new-eden-board-round = Round { $n } of { $of }

## The display

new-eden-board-row-price =
    Row { $n }: { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }{ $repair ->
        [0] {""}
       *[other] , repair { $repair }
    }{ $damage ->
        [0] {""}
       *[other] , { $damage } damage
    }
new-eden-board-row-owner = Cards that { $seat } rejected
new-eden-board-sinks = When the last card of row { $n } goes, all cards above it sink by one row
new-eden-board-face-down = A card, face down
new-eden-board-symbol = Move action for whoever wins this row
new-eden-board-mark-sold = sold
new-eden-board-mark-unsold = unsold
new-eden-board-mark-blocked = blocked
new-eden-board-no-bid = no bid yet
new-eden-board-bids-nothing = Deep Thought does not bid
new-eden-board-out = out

## The Black Market

new-eden-board-hand = Your hand
new-eden-board-kept = Cards for the station of { $seat }
new-eden-board-keep =
    { $n ->
        [one] Keep { $n } card
       *[other] Keep { $n } cards
    }
new-eden-board-too-dear = You cannot pay for these

## A station

new-eden-board-station = Station of { $seat }
new-eden-board-dome =
    Main dome: { $lying ->
        [one] { $lying } deeple
       *[other] { $lying } deeples
    }{ $spent ->
        [0] {""}
       *[other] , { $spent } spent for this round
    }
new-eden-board-damage =
    Damage { $n }, the pointer is after { $pointer }: { $holds ->
        [0] the station would collapse
       *[other] the station holds
    }
new-eden-board-holds = The station holds
new-eden-board-collapses = The station would collapse
new-eden-board-collapsed = The station has collapsed
new-eden-board-held = The station has held
new-eden-board-plant-state = Power plant, used { $used } times this round, { $left } left
new-eden-board-socket = Extension { $area }, { $n } coins
new-eden-board-built = Extension { $area }, built
new-eden-board-gives-deeples = { $n } deeples for the dome
new-eden-board-gives-points = { $n } points for every research card that is attached from then on
new-eden-board-used = used this round
new-eden-board-nautilus = Nautilus marker: begins
new-eden-board-passed = passed
new-eden-board-to-move = to move
new-eden-board-coins = coins
new-eden-board-coins-hidden = coins behind the screen
new-eden-board-score = points

## The parts of a station

new-eden-board-part-crab = Harvest crabs
new-eden-board-part-mussel = Mussel habitats
new-eden-board-part-kraken = Repair krakens
new-eden-board-part-yard = Shipyards
new-eden-board-part-oxygen = Oxygen
new-eden-board-part-research = Research
new-eden-board-part-plant = Power plant
new-eden-board-does-crab =
    { $n ->
        [0] coins
       *[other] coins; pointer −{ $n }
    }
new-eden-board-does-mussel = points
new-eden-board-does-kraken =
    { $n ->
        [0] repairs
       *[other] repairs; pointer +{ $n }
    }
new-eden-board-oxygen-left = { $left } of { $n } left this round
new-eden-board-bonus = each at round end
new-eden-board-brings-shipyard = { $n } deeples
new-eden-board-brings-kraken = repair { $n }
new-eden-board-brings-oxygen = bottles 2, 1
new-eden-board-brings-research = { $n } points per new card
new-eden-board-stakes-safe =
    bears { $pointer } damage; { $value ->
        [one] { $value } point safe
       *[other] { $value } points safe
    }
new-eden-board-stakes-open =
    bears { $pointer } damage; { $value ->
        [one] { $value } point at stake
       *[other] { $value } points at stake
    }
new-eden-board-stakes-lost =
    bore { $pointer } damage; { $value ->
        [one] { $value } point lost
       *[other] { $value } points lost
    }
new-eden-board-mini-holds = { $n } damage, bears { $pointer }
new-eden-board-mini-collapses = { $n } damage, would collapse
new-eden-board-plant-left =
    { $left ->
        [0] used up
       *[other] { $left } left
    }
