# The table of Underwater Cities on the page.

## What the others are doing, by the section of the rules that explains it

underwater-cities-page-doing-start = choosing cards and tiles
underwater-cities-page-doing-turn = space and card
underwater-cities-page-doing-cards = using cards
underwater-cities-page-doing-building = building
underwater-cities-page-doing-upgrading = upgrading
underwater-cities-page-doing-federation = steps on the Federation track
underwater-cities-page-doing-production = production
underwater-cities-page-doing-final-scoring = final scoring

## The table

underwater-cities-page-upgraded = upgraded
underwater-cities-page-empty = empty
underwater-cities-page-site = { $id }: { $what }
underwater-cities-page-connected = Connected
underwater-cities-page-unconnected = Not connected
underwater-cities-page-blocker = blocker
underwater-cities-page-space-none = Always-available space
underwater-cities-page-space-yellow = Yellow space
underwater-cities-page-space-red = Red space
underwater-cities-page-space-green = Green space
underwater-cities-page-taken = Occupied by: { $who }
underwater-cities-page-track = Federation track
underwater-cities-page-marker = { $seat }: { $step }
underwater-cities-page-era = Era { $era }
underwater-cities-page-now-round = Round { $round }
underwater-cities-page-tide-now = The tide comes in
underwater-cities-page-tide-in =
    { $n ->
        [0] tide after this
       *[other] tide in { $n }
    }
underwater-cities-page-shore-yellow = Yellow shore
underwater-cities-page-shore-red = Red shore
underwater-cities-page-shore-green = Green shore
underwater-cities-page-matching =
    { $n ->
        [0] no card matches
        [one] { $n } card matches
       *[other] { $n } cards match
    }
underwater-cities-page-both = + card
underwater-cities-page-floor-of = Sea floor: { $name }
underwater-cities-page-network =
    { $cities ->
        [one] { $n } points from { $cities } city at the end
       *[other] { $n } points from { $cities } cities at the end
    }
underwater-cities-page-next-tide = The next tide brings: { $goods }; the cities eat { $n } kelp
underwater-cities-page-clone = Clone
underwater-cities-page-round = Era { $era }, round { $round } of 10
underwater-cities-page-order = Turn order: { $names }
underwater-cities-page-order-word = Turn order
underwater-cities-page-deck =
    { $n ->
        [one] { $n } card in the deck
       *[other] { $n } cards in the deck
    }
underwater-cities-page-tunnels = Tunnels in the supply: { $n }
underwater-cities-page-white = White domes in the supply: { $n }
underwater-cities-page-violet = Violet domes in the supply: { $n ->
        [-1] no limit
       *[other] { $n }
    }
underwater-cities-page-clone-free = Action cloning tile: free
underwater-cities-page-clone-taken = Action cloning tile: { $seat }
underwater-cities-page-specials = Special cards
underwater-cities-page-small-deck = Special cards face down: look at three (deck of { $n })
underwater-cities-page-played = Played card
underwater-cities-page-type-instant = Instant
underwater-cities-page-type-action = Action
underwater-cities-page-type-permanent = Permanent
underwater-cities-page-type-production = Production
underwater-cities-page-type-final = Final scoring
underwater-cities-page-used = Used
underwater-cities-page-tucked = Special cards paid for
underwater-cities-page-contracts = Government contracts
underwater-cities-page-looking = You look at these cards
underwater-cities-page-hand = Your hand: { $n } (hand limit { $limit })
underwater-cities-page-cards-in-hand = Cards in hand: { $n }
underwater-cities-page-claimed = Claimed cards: { $n }
underwater-cities-page-laid = Your claimed cards
underwater-cities-page-last-production = Last production
underwater-cities-page-production = Production phase: what came from where
underwater-cities-page-together = Together
underwater-cities-page-fed = The cities ate

underwater-cities-board-tab-main = Main board
underwater-cities-board-tab-floor = Sea floor
underwater-cities-board-tab-hand = Cards
