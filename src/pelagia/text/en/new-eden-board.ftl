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
new-eden-board-holds = holds
new-eden-board-collapses = would collapse
new-eden-board-collapsed = collapsed
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
new-eden-board-value = final points of the station if it holds
