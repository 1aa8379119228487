pearl-divers = Pearl Divers

pearl-divers-kind-coral = coral
pearl-divers-kind-fish = fish
pearl-divers-kind-wreck = wreck
pearl-divers-name-coral = Coral { $id }
pearl-divers-name-fish = Fish { $id }
pearl-divers-name-wreck = Wreck { $id }
pearl-divers-line-play = When played: { $what }.
pearl-divers-line-final = At the end: { pearl-divers-points }.
pearl-divers-points =
    { COUNT($n) ->
        [one] { COUNT($n) } point{ PER($n) }
       *[other] { COUNT($n) } points{ PER($n) }
    }

## Effects, as parts of a card's text

pearl-divers-shells =
    { $n ->
        [one] { $n } shell
       *[other] { $n } shells
    }
pearl-divers-pearls =
    { COUNT($n) ->
        [one] { COUNT($n) } pearl{ PER($n) }
       *[other] { COUNT($n) } pearls{ PER($n) }
    }
pearl-divers-draw = draw { pearl-divers-cards }
pearl-divers-cards =
    { $n ->
        [one] a card
       *[other] { $n } cards
    }
pearl-divers-trade = discard a card for { pearl-divers-pearls }
pearl-divers-search = look at { $n } cards and keep one
pearl-divers-peek = look at the top card of the deck and leave or sink it
pearl-divers-count = the number of { $kind } cards
    .per = per { $kind } card
    .one = { $kind } card in your haul
    .many = { $kind } cards in your haul
pearl-divers-poorest = nobody has fewer pearls

## Questions, options, refusals

pearl-divers-ask-dive = Which card do you dive with?
pearl-divers-ask-keep = Which card do you keep?
pearl-divers-ask-trade = Which card do you discard?
pearl-divers-ask-sink = You see the top card of the deck. Leave it there?
pearl-divers-ask-bid = The highest bid is { $n }. What do you bid?
pearl-divers-dive = Dive with { $card }
pearl-divers-keep = Keep { $card }
pearl-divers-discard = Discard { $card }
pearl-divers-leave = Leave it on top
pearl-divers-sink = Put it under the deck
pearl-divers-pass = Drop out
pearl-divers-bid = Bid { $lo } to { $hi } shells
pearl-divers-bid-one = Bid { pearl-divers-shells }
pearl-divers-why-bid = Bid more than { $n } shells. You have { $have }.

## Log

pearl-divers-event-day = Day { $n }
pearl-divers-event-dived = { $seat } dives with { $card }
pearl-divers-event-shells = { $seat } takes { pearl-divers-shells }
pearl-divers-event-pearls = { $seat } finds { pearl-divers-pearls }
pearl-divers-event-drew = { $seat } draws { pearl-divers-cards }
pearl-divers-event-got = { $seat } gets { $card }
pearl-divers-event-peeked = { $seat } looks at the top card of the deck
pearl-divers-event-sank = { $seat } puts it under the deck
pearl-divers-event-discarded = { $seat } discards { $card }
pearl-divers-event-reshuffled = The discard pile becomes the new deck
pearl-divers-event-offer = { $card } is auctioned
pearl-divers-event-bid = { $seat } bids { pearl-divers-shells }
pearl-divers-event-passed = { $seat } drops out
pearl-divers-event-sold = { $seat } buys { $card } for { pearl-divers-shells }
pearl-divers-event-unsold = Nobody buys { $card }
pearl-divers-event-scored = { $seat } has { pearl-divers-points }
pearl-divers-tally-pearls = Pearls
pearl-divers-tally-haul = Haul

## What a position is worth, part by part

pearl-divers-value-score = points
pearl-divers-value-shells = shells
pearl-divers-value-hand = cards in hand
pearl-divers-value-bid = the card you are bidding for

## Labels of the table, in the order of the view

pearl-divers-board-day = Day
pearl-divers-board-days = Days
pearl-divers-board-deck = Deck
pearl-divers-board-top = Top card of the deck
pearl-divers-board-discard = Discard pile
pearl-divers-board-auction = Auction
pearl-divers-board-card = Card
pearl-divers-board-high = Highest bid
pearl-divers-board-bidder = Highest bidder
    .kind = seat
pearl-divers-board-divers = Divers
pearl-divers-board-shells = Shells
pearl-divers-board-pearls = Pearls
pearl-divers-board-haul = Haul
pearl-divers-board-picked = Dives with
pearl-divers-board-out = Dropped out
pearl-divers-board-hand = Hand
pearl-divers-board-looking = Looks at
pearl-divers-board-scores = Points

## Command line and terminal

cli-game-pearl-divers = Dive for pearls with secret cards and bid for what lies on top of the deck; the example of the guide for authors.
terminal-greeting-pearl-divers = Pearl Divers: three days at sea, a hand of cards and a few shells to bid with.
terminal-primer-pearl-divers =
    Each day everybody picks a card in secret, plays it, and bids for the top card of the deck. Pearls count, and so do the cards that you have brought up.
lab-pearl-divers-price = price of a card at auction
lab-pearl-divers-played = Cards played
lab-pearl-divers-bought = Cards bought at auction
lab-pearl-divers-days = Days

## Sorts of places

pearl-divers-sort-card = cards
