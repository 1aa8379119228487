# The game in the terminal. Words on the board are as short as they can be.

terminal-person = Skipper
terminal-automaton-new-eden = Deep Thought 4200
terminal-named = { $name } { $id }
terminal-named-bot = { $name } ({ $bot })
terminal-yes = y yes
terminal-no = n no

## Arguments

terminal-arg-players = the number of players, including you; default: the fewest that the game allows, but at least 2; 1 is a solo game
terminal-arg-bots = your opponents, repeated until every seat is taken; default: crab
terminal-arg-seat = your seat, counted from 1; default: the first
terminal-arg-seed = the random seed: the same number deals the same cards
terminal-arg-option = an option of the game, such as solo_level=2 or open_coins=true; may be given several times
terminal-arg-content = the folder of a content pack
terminal-arg-name = your name
terminal-arg-resume = continue a saved game; without a file, the one you played last
terminal-arg-save = the file in which the game is kept; default: one in your state directory
terminal-arg-confirm = ask before your turn ends, while undo is still possible
terminal-arg-fast = no pauses
terminal-arg-look = show what this seat sees, counted from 1; default: everything
terminal-arg-all = print the whole game instead of walking through it

## Welcome

terminal-greeting-new-eden = New Eden: build a station on the sea floor, crew it, and keep it from falling apart.
terminal-primer-new-eden =
    Three rounds. Each has four phases:
      A  Development    Buy modules, send deeples out to activate them, or pass.
      B  Black Market   Three secret cards: keep some, for coins and damage.
      C  Auction        Bid for rows of cards and for extra moves.
      D  Round Scoring  Two bonus cards pay for the modules they name.
    The power plant gives coins at any time, for damage. In the end your damage must not be past your pointer, or your station collapses and its value is lost. Most points win.
terminal-setup = At the table: { $names }.
terminal-setup-seed = At the table: { $names }. Seed { $seed }.
terminal-how = To choose, type the number of an option and press Enter. “?” explains everything, “hint” suggests a choice, “quit” saves and leaves.
terminal-other-setups = Other set-ups: { $typed }; also --lang de, --resume; --help lists all.
terminal-begin = Enter begins

## Choosing

terminal-part = { $what } · Enter goes back
terminal-series = One after the other, from the top of the list down.
terminal-aim = Aim: { $goals }
terminal-reminder = (number, Enter: table, ?: help)
terminal-more =
    { $n ->
        [one] … { $n } line before this; “log” shows all
       *[other] … { $n } lines before this; “log” shows all
    }
terminal-how-much = How much, { $lo } to { $hi }?
terminal-no-such-number = There is no option { $answer }. Type a number from 1 to { $n }, or ? for help.
terminal-not-possible = “{ $answer }” is not possible now. Type a number from 1 to { $n }, or ? for help.
terminal-confirm = Enter ends your turn, “undo” takes it back
terminal-why-what = Why what? Write the option, as in “why { $written }”.
terminal-why-possible = It is possible: { $option }.
terminal-undo-others = Nothing can be taken back: somebody else has chosen since your last choice, or you have not chosen yet.
terminal-undo-revealed = Nothing can be taken back: your last choice revealed something hidden.
terminal-undo-resumed = Nothing can be taken back: the game was resumed here.
terminal-hint = A strong bot would choose: { $option } ({ $written })
terminal-explain-unknown = There is no card or option “{ $what }”. Try “? { $card }” for a card, “?3” for option 3.
terminal-explain-option = { $option }. You can also type: { $written }
terminal-rules = All the rules: { $file }
terminal-help =
    Type  to
    3  choose option 3
    { $written }  choose by its written form
    ? { $card }   ?3  see a card or option explained
    why { $written }  learn why something is not possible
    hint  see what a strong bot would do
    undo  take back your last choice, while nobody else has chosen
    log  read everything that happened
    board  draw the whole table again; Enter alone does the same
    rules  see the game in a few sentences, and where all the rules are
    save FILE  write a copy of the game; every choice is saved anyway
    quit  leave; you can continue later
terminal-help-bid = { $n } { $amount }  bid { $amount }, since option { $n } is the bid; “{ $verb } { $amount }” does the same

## Files

terminal-quit = Leave? The game is saved. (Enter: yes, n: no)
terminal-left = Your game is saved. Continue with:
terminal-lost = This game could not be saved, so it ends here.
terminal-saved = Saved. Continue from there with:
terminal-save-exists = The file “{ $file }” already exists. Continue it with --resume, or choose another name.
terminal-not-ours = The file “{ $file }” holds something else and was left alone. Choose another name.
terminal-damaged = The file “{ $file }” is damaged; nothing was changed. Try another file.
terminal-foreign = The file “{ $file }” is not a saved game or record of Pelagia. Try another file.
terminal-bad-table = The saved game is damaged: it does not say properly who sits where. Try another file.
terminal-nothing-kept = There is no game of { $game } to continue. Start one without --resume.
terminal-other-game = The file “{ $file }” holds a game of { $game }. Continue with: pelagia play { $game } --resume { $file }

## The end

terminal-record = Keep the record of this game in { $file }? (Enter: yes, n: no, or another file)
terminal-record-again = Another file? (Enter: none)
terminal-recorded = Kept. Look at the game again with:

## Replay

terminal-replay-keys = Enter: next, b: back, r: next round, number: go there, ? { $card }: card, q: quit
terminal-replay-at = Choice { $n } of { $last }
terminal-replay-choice = { $name }: { $option }
terminal-replay-secret = chooses in secret
terminal-replay-unknown = “{ $line }” means nothing here.
terminal-replay-open =
    { $n ->
        [one] The game is not over; { $n } choice has been made.
       *[other] The game is not over; { $n } choices have been made.
    }

## The board of New Eden

terminal-ne-crab = Crab
terminal-ne-mussel = Mussel
terminal-ne-kraken = Kraken
terminal-ne-yard = Yard
terminal-ne-oxygen = Oxygen
terminal-ne-research = Research
terminal-ne-yards = Yards
terminal-ne-dome = Dome
terminal-ne-spent = { $n } spent
terminal-ne-damage = Damage
terminal-ne-plant = Plant
terminal-ne-extensions = Built
terminal-ne-kept = To attach
terminal-ne-passed = has passed
terminal-ne-extension-shipyard = shipyard
terminal-ne-extension-kraken = kraken
terminal-ne-extension-oxygen = oxygen
terminal-ne-extension-research = research
terminal-ne-holds = { $damage }, pointer { $pointer }: holds
terminal-ne-collapses = { $damage }, pointer { $pointer }: would collapse
terminal-ne-collapsed = { $damage }, pointer { $pointer }: collapses
terminal-ne-round = Round { $n } of { $of }
terminal-ne-nautilus = Nautilus { $name }
terminal-ne-bonus = Bonus
terminal-ne-per = { $reward } per { $group }
terminal-ne-row = Row { $n }
terminal-ne-move = move
terminal-ne-mark-none = open
terminal-ne-mark-now = now
terminal-ne-mark-sold = sold
terminal-ne-mark-unsold = unsold
terminal-ne-mark-blocked = blocked
terminal-ne-auction = Auction of row { $row }
terminal-ne-high = highest bid { $n } by { $name }
terminal-ne-out = out: { $names }
terminal-ne-hand = Your hand. Cards kept, coins, damage: { $prices }
terminal-ne-card = { $name }: { $group }, deck { $deck }, { $source }
terminal-ne-card-alone = { $name }: { $group }, { $source }
terminal-ne-scoring = Final scoring
terminal-ne-step-track = Points so far
terminal-ne-step-coins = Coins, 5 for a point
terminal-ne-step-stability = Damage and pointer
terminal-ne-step-value = Station value
terminal-ne-step-total = Total
terminal-ne-step-place = Place
terminal-ne-legend =
    { $lying } deeple lying: can move     { $standing } deeple standing: has worked    { $slot } empty slot
    { $coin } coins  { $point } points  { $damage } damage  { $repair } repair      { $final } points at the end, if it holds
    { $steps }2 bottle: one deeple, up to 2 steps   (O01{ $steps }1) used this round
    { $pointer } pointer, to be kept above the damage  { $used } plant used  { $move } move of an empty space

## A game without a board of its own

terminal-any-legend = { $hidden } a card that you may not see; a number in front: type it to choose
terminal-any-about = { $name } ({ $source })
terminal-any-scoring = Final scoring
