# New Eden: its lesson. -try: what to do; -done and -else: what is said to it. The topics are listed at its head and its end.

new-eden-lesson-topic-aim = The aim: most points after three rounds, with a station that holds.
new-eden-lesson-topic-turn = Your turn: buy a card, move and activate, or pass.
new-eden-lesson-topic-points-1 = Points at once: mussel habitats that your deeples activate.
new-eden-lesson-topic-points-2 = Points every round: the bonus cards pay for cards of a group.
new-eden-lesson-topic-points-3 = Points at the end: what is printed on your cards, and 1 for every 5 coins.
new-eden-lesson-topic-end = The end: after the third auction and its round scoring.
new-eden-lesson-topic-mistake-1 = Classic mistake: more damage than the station can bear.
new-eden-lesson-topic-mistake-2 = Classic mistake: more modules than deeples and oxygen to work them.

new-eden-lesson-aim = This dome is your station. Modules grow on its arms and earn coins, points and repairs. After three rounds, most points win, but only a station that holds scores what is printed on its cards.
new-eden-lesson-turn = On your turn you do one thing: buy a card, move deeples to activate modules, or pass. Then it is the other player’s turn.
new-eden-lesson-buy = Each row has its price: 10, 6, 3 and 1 coin, from top to bottom. The dear rows repair damage, the cheapest causes 1. Crabs give coins, mussels points, krakens repairs; the doors of their houses are slots for your crew.
new-eden-lesson-buy-try = Buy one of the ringed cards: click it.
new-eden-lesson-buy-done = It is attached to its arm. It works only with deeples on it; you have one in the dome.
new-eden-lesson-buy-else = That is allowed too. But a station without modules earns nothing, and the cheap cards go first.
new-eden-lesson-move = Deeples swim on oxygen. Each bottle moves one deeple up to the number on it, outwards along an arm. Then modules with a deeple on every slot can work. Used oxygen rests until the next round.
new-eden-lesson-move-try = Click an oxygen card.
new-eden-lesson-move-done = Now choose where the deeple goes.
new-eden-lesson-move-else = Fine, your oxygen can wait. Remember that a module earns only in rounds when you activate it.
new-eden-lesson-bottle = A deeple may enter any arm, and does not come back before the end of the round.
new-eden-lesson-bottle-try = Send it to the module with the fewest slots left.
new-eden-lesson-bottle-done = The deeple has arrived.
new-eden-lesson-bottle-else = Then the bottle is lost for this round.
new-eden-lesson-activate = Every slot of this module has a deeple: it can work once this round.
new-eden-lesson-activate-try = Activate it.
new-eden-lesson-activate-done = It has paid. The deeples stand up and are busy until the round ends.
new-eden-lesson-activate-else = You may wait, but there is rarely a reason: the deeples stay where they are.
new-eden-lesson-damage = You have taken damage. At the end the station holds only if its damage is not above its pointer: each kraken moves the pointer forward, each crab back. A station that collapses loses all its printed points; that costs more games than anything else.
new-eden-lesson-mussel = Mussel habitats give points at once, every time they are activated. This is the first of three ways to points.
new-eden-lesson-bonus = The second way: at the end of each round the two bonus cards pay for every card of their group that you have. Look at them before you buy.
new-eden-lesson-plant = Short of coins? The power plant gives 5 at any time on your turn, but also damage: 1, then 3, then 6 in the same round.
new-eden-lesson-crew = Your modules need hands. This extension brings 3 deeples for 6 coins. Many modules with nobody to work them is the second classic mistake; oxygen is the other half of it.
new-eden-lesson-pass = When nothing is worth its price, pass. The first to pass gets 3 points and leads the auction; the other may go on alone.
new-eden-lesson-printed = The third way to points: most cards have points printed on them for the end of the game, and every 5 coins left are 1 point. The sign at your dome counts those on your cards.
new-eden-lesson-market = Three cards in secret. One costs 1 coin and 1 damage, two cost 3 of each, three cost 6 of each. What you leave goes into the auction.
new-eden-lesson-market-try = Click one or two cards, then the button that keeps them.
new-eden-lesson-market-done = They are yours. The rest goes to your row of the auction.
new-eden-lesson-market-else = Keeping none is safe; three cards mean six damage. Either can be right; usually it is one or two.
new-eden-lesson-auction = The auction: whole rows are sold. A row with gaps also brings one move for each missing card, and deeples can still work.
new-eden-lesson-end = Then the round ends, deeples come home and oxygen is fresh. After the third round the game is over.
new-eden-lesson-bid = Think of what the row will earn you, not of what you have. Coins you keep can be spent next round.
new-eden-lesson-bid-try = Bid a little, or drop out.
new-eden-lesson-bid-done = The highest bidder pays, takes all cards and puts up the next row.
new-eden-lesson-bid-else = Free actions are possible here too. You will be asked again.
new-eden-lesson-extra = One more move for 1 damage: worth it only if a module can still work.

new-eden-lesson-summary = You played a whole round. Your station has { $modules ->
        [one] { $modules } module
       *[other] { $modules } modules
    } and { $points ->
        [one] { $points } point
       *[other] { $points } points
    } so far; { $value } more are printed on its cards. At the end it can bear { $bears } damage; now it has { $damage }.
new-eden-lesson-next = Next time: look at the bonus cards first, have a deeple for every slot you pay for, and buy a kraken before the damage is more than you can bear.

new-eden-lesson-box-1 = The rulebook has no list of cards, so values and bonus cards are our own. Point at a card to see where it comes from.
new-eden-lesson-box-2 = In the market all choose at once and in secret; nobody waits for the others.
new-eden-lesson-box-3 = You place, move and activate in the order of the rulebook; forced steps happen by themselves.
new-eden-lesson-box-4 = You can undo until something hidden is turned up. After that the others have to agree.
new-eden-lesson-box-5 = Alone you play against Deep Thought, at four levels; open coins are an option in the set-up.

## The aim of a moment, in the first rounds of a first game; by the kind of the decision.

new-eden-moment-turn = Build modules that your deeples can work, and watch the damage.
new-eden-moment-bottle = Fill every slot of one module rather than one slot of many.
new-eden-moment-market = Keep what fits your station; each card costs coins and damage.
new-eden-moment-bid = Bid what the row earns you, not what you have.

## The icons on its pieces, for the legend.

new-eden-icon-coin = Coin: pays for cards, bids and extensions
new-eden-icon-slot = Slot: a module works when a deeple lies on each
new-eden-icon-back = Pointer back: the station bears less damage
new-eden-icon-forward = Pointer forward: the station bears more damage
new-eden-icon-crab = Harvest crab: gives coins
new-eden-icon-mussel = Mussel habitat: gives points
new-eden-icon-kraken = Repair kraken: repairs damage
new-eden-icon-point = Point: most points win
new-eden-icon-repair = Repair: moves your damage marker back
new-eden-icon-deeple = Deeple: crew in a submarine
new-eden-icon-yard = Shipyard: brings deeples
new-eden-icon-bottle = Oxygen bottle: moves a deeple this many steps
new-eden-icon-oxygen = Oxygen tank: its bottles move deeples, once a round
new-eden-icon-plant = Power plant: 5 coins for damage, up to three times a round
new-eden-icon-research = Research: a card with an effect of its own, never lost
new-eden-icon-damage = Damage: too much of it, and the station collapses at the end
new-eden-icon-person = Others: it happens to every other player
new-eden-icon-staffed = Staffed: counts modules with a deeple on every slot
