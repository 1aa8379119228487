# Flotilla: its lesson. -try: what to do; -done and -else: what is said to it. The topics are listed at its head and its end.

flotilla-lesson-topic-aim = The aim: most victory points when the common pool of points is empty.
flotilla-lesson-topic-turn = Your turn: play one card; sail first, then do what it says.
flotilla-lesson-topic-points-1 = Points from outposts: each one lets you score a goal.
flotilla-lesson-topic-points-2 = Points from seals: in each guild, 10 for the most and 5 for the second most.
flotilla-lesson-topic-points-3 = Points on the Skyside: every city tile scores for its district.
flotilla-lesson-topic-end = The end: when the pool is empty, you finish this round and play one more.
flotilla-lesson-topic-mistake-1 = Classic mistake: cargo that never comes home.
flotilla-lesson-topic-mistake-2 = Classic mistake: taking toxicity without counting it.

flotilla-lesson-aim = The land is gone. You begin below, with one ship and an empty sea, and may join the floating city later. Victory points come from a common pool of 100 per player; most points win.
flotilla-lesson-turn = Each turn you play exactly one card. The number at the sail is how far your ships may sail first; then the effects of the card happen from left to right. Played cards are gone until the Captain brings them back.
flotilla-lesson-founder = You must explore a sea before you can dive in it. The Founder draws ocean tiles and lets you place some.
flotilla-lesson-founder-try = Play the Founder.
flotilla-lesson-founder-done = Good: more sea means more places to dive.
flotilla-lesson-founder-else = That works too. Explore soon, though: without tiles your ship has nowhere to dive.
flotilla-lesson-sail = Each sail point moves a ship to a neighbouring hex. When you dive, you want your ships on tiles.
flotilla-lesson-sail-try = Click the ship, then a hex.
flotilla-lesson-sail-done = Points you do not use are lost, so sail to where you will dive next.
flotilla-lesson-sail-else = Staying is fine when the ship is already where you want it.
flotilla-lesson-toxicity = Tiles you draw bring toxicity, even those you do not place. Each lap of its track moves your marker along a scale that first gives points and later costs points. Keep count: not doing so is the second classic mistake.
flotilla-lesson-tile = The colour of a tile is the colour of its resources; its depth decides the dice. Shallow water and deep sea must never touch.
flotilla-lesson-tile-try = Take a tile.
flotilla-lesson-tile-done = Now choose where it lies.
flotilla-lesson-tile-else = You do not have to place any. A small sea stays poor, though.
flotilla-lesson-where = Near your dock is good: cargo has to sail home from here.
flotilla-lesson-arcs = Turn the tile so that arcs of one colour meet: three at one corner discover an artefact.
flotilla-lesson-delver = Now dive. The Delver rolls a die for each ship on a tile, plus those of the card. Ships sail first: bring yours onto a tile.
flotilla-lesson-delver-try = Play the Delver.
flotilla-lesson-delver-done = Sail onto a tile, then roll the dice.
flotilla-lesson-delver-else = Fine. Dive while your tiles are fresh; depleted ones give nothing.
flotilla-lesson-resolve = You resolve the dice in any order: barrels go onto a ship there, toxicity hurts, a survivor pays at once, depletion closes a tile. Take the barrels before the tile is depleted.
flotilla-lesson-cargo = There is cargo aboard. It is worth nothing until the ship enters the unloading hex of your starter tile. Forgetting it is the first classic mistake.
flotilla-lesson-influence = Influence: your disc moves one field along a guild’s ring and gains what is printed there. Every lap pays again.
flotilla-lesson-influence-try = Choose a field that glows. Point at it to read its bonus.
flotilla-lesson-influence-done = One guild far ahead is often better than four a little way.
flotilla-lesson-influence-else = Influence you do not use is lost.
flotilla-lesson-seal = Seals lie on the guilds’ banners: at the end, the most seals of a guild are worth 10 points and the second most 5. This is one of three ways to points.
flotilla-lesson-goals = Another way: buy an outpost and score a goal of your side at once, its value times what it counts. Goals lose value when others score them first.
flotilla-lesson-trade = The Trader allows several transactions: sell resources while the price is high, buy a second ship for 12, or an outpost.
flotilla-lesson-trade-try = Make a transaction.
flotilla-lesson-trade-done = Prices move at the end of the turn: up for what was bought, down for what was sold.
flotilla-lesson-trade-else = Having nothing to trade is fine, but then another card would have been better now.
flotilla-lesson-end = Points you gain come out of the common pool. When it is empty, you finish this round and play one more; then money, stock, toxicity and seals score.
flotilla-lesson-captain = Your hand is getting thin. The Captain sails far and takes all played cards back. He also asks whether you want to join the city above.
flotilla-lesson-captain-try = Play the Captain, or first the cards you still need.
flotilla-lesson-captain-done = All your cards are back in hand.
flotilla-lesson-captain-else = Good: play what helps you first. The Captain waits.
flotilla-lesson-switch = The third way to points: the Skyside. Your ships are sold, your tiles become a stock, and from then on you build a city in which each new tile scores for its district. There is no way back. Early brings money, late a bigger stock; in your first game, switch around the middle, or stay.

flotilla-lesson-summary = You played six turns. Your sea has { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }; you have { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    } in stock, { $money } money and { $toxicity } toxicity.
flotilla-lesson-next = Next time: look at the goals of your side first and explore for one of them, bring cargo home before you trade, and decide by the middle of the game whether to go up.

flotilla-lesson-box-1 = The rulebook does not show most cards, tiles, dice and tracks; ours are designed within its counts and limits.
flotilla-lesson-box-2 = There is no open sea for all here: everybody explores a zone of their own.
flotilla-lesson-box-3 = Hands are open: the table shows everybody’s cards.
flotilla-lesson-box-4 = You resolve the dice of a dive one by one, in your order; symbols that can do nothing vanish.
flotilla-lesson-box-5 = You can undo until dice are rolled or tiles are drawn. The game is for three to five; the rules have no solo game.

## The aim of a moment, in the first rounds of a first game; by the kind of the decision.

flotilla-moment-turn = { flotilla-moment-playcard }
flotilla-moment-playcard = Explore, dive, bring the cargo home, and score goals with outposts.
flotilla-moment-sail = Sail to where you dive next, or home with cargo.
flotilla-moment-trade = Sell where the price is high; save for a second ship and an outpost.
flotilla-moment-step = Move where the next field gives what you need now.

## The icons on its pieces, for the legend.

flotilla-icon-sail = Sail: your ships may go this many hexes
flotilla-icon-gather = Gather: take your discard pile back
flotilla-icon-skyside = Skyside: what a card does once you have joined the city
flotilla-icon-sinkside = Sinkside: what a card does as long as you have a sea
flotilla-icon-coin = Money: buys resources, ships and outposts
flotilla-icon-person = Crew card: comes into your hand, or is counted
flotilla-icon-copy = Copy: do what another player’s top card says
flotilla-icon-influence = Influence: a step on a ring
flotilla-icon-speakers = Speakers: the yellow guild, for influence
flotilla-icon-traders = Traders: the green guild, for buying and selling
flotilla-icon-founders = Founders: the red guild, for tiles
flotilla-icon-delvers = Delvers: the blue guild, for dives and research
flotilla-icon-exchange = Transactions: this many purchases, sales, ships or outposts
flotilla-icon-tile = Tile: drawn from the bag, for your sea or your city
flotilla-icon-construct = Build: put this many tiles of your stock into your city
flotilla-icon-dive = Dive dice: shallow water, reef, deep sea
flotilla-icon-research = Research dice: money, guilds and breakthroughs
flotilla-icon-point = Victory point: taken from the common pool
flotilla-icon-retire = Retire: the card leaves the game after use
flotilla-icon-next = Then: what follows if you do the first
flotilla-icon-survivor = Survivor: moves the common marker, and you get its bonus
flotilla-icon-toxicity = Toxicity: moves your marker; laps first give points, then cost them
flotilla-icon-card = Discard: this many crew cards
flotilla-icon-seal = Seal: most in a guild score 10, second most 5
flotilla-icon-dial = Guild dial: multiplies what tiles of its colour score
flotilla-icon-outpost = Outpost: costs money, and scores a goal
flotilla-icon-yellow = Yellow resource: bought, sold and built with
flotilla-icon-green = Green resource: bought, sold and built with
flotilla-icon-red = Red resource: bought, sold and built with
flotilla-icon-blue = Blue resource: bought, sold and built with
flotilla-icon-or = Or: you choose one of these
flotilla-icon-harbour = Unload: the cargo of all your ships goes into your stock
flotilla-icon-slot = Build site: an outpost can stand here
flotilla-icon-artefact = Artefact arc: three of one colour at a corner discover an artefact
flotilla-icon-check = Safe dive: toxicity and depletion are ignored
flotilla-icon-upgrade = Cleaner: a better field in the toxicity scoring
flotilla-icon-undo = Again: roll dice once more
flotilla-icon-sonar = Sonar: does what the sonar track says now
flotilla-icon-building = Building: raises what its settlement scores
flotilla-icon-depletion = Depletion: a tile gives nothing any more
