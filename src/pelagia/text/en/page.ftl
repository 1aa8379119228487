# The page in the browser, around the boards.

page-title = Pelagia
page-title-your-turn = ● Your turn – Pelagia
page-skip = Skip to the content
page-language = Language
page-to-light = Light theme
page-to-dark = Dark theme
page-to-lobby = To the lobby
page-rules = Rules
page-loading = Diving down …
page-close = Close
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-reset = Show everything
page-board-parts = Parts of the table
page-cancel = Cancel

## Lobby

page-hero = Deep-sea strategy, right in your browser
page-hero-more = Sit down against bots at once, or send friends a link. No account, nothing to install.
page-play-now = Play now against a bot
page-invite-friends = Set up a table for friends
page-games = The games
page-set-up = Set up a table
page-coming = Coming: its rules are being built.
page-game-flotilla = Flotilla
page-game-flotilla-about = On the waves: sail, dive and explore a drowned world, then decide when to join the floating city. 3–5 players, about two hours; its rules have no game for one or two.
page-game-new-eden = New Eden
page-game-new-eden-about = Under the shelf: grow a station around a dome, staff it with deeples, and keep it standing. 1–4 players, about an hour.
page-game-underwater-cities = Underwater Cities
page-game-underwater-cities-about = On the sea floor: domes, tunnels, farms and laboratories grow into a network that must feed itself. 1–4 players, about two hours.
page-game-deep-sea = Endeavor: Deep Sea
page-game-deep-sea-about = Through all depths: lead an institute of ocean research, discover zones, recruit a crew, leave your mark. 1–4 players, about an hour and a half.
page-own = Your tables
page-own-unknown = …
page-own-gone = This table is no longer on this server.
page-own-archived = In the archive; the rules or the cards it needs are not here now.
page-own-gathering = Waiting for players
page-own-finished =
    { $n ->
        [0] Finished: nobody won
       *[other] Finished: { $names } won
    }
page-own-your-turn = Your turn
page-own-others-turn = { $names } to move
page-own-forget = Forget
page-own-all = Show all { $n }
page-upload = Watch a recorded game
page-upload-more = Choose the file that you saved at the end of a game.
page-upload-choose = Choose a file
page-upload-damaged = This file is not a recorded game. Choose a file that Pelagia saved.

## A new table

page-new-title = { $game }: a new table
page-players = Players
page-players-solo = 1 (solo)
page-seats = Seats
page-seat-who = Who sits on seat { $n }
page-seat-name = Name on seat { $n }
page-seat-colour = Colour of seat { $n }
page-who-me = You
page-who-open = A friend, by link
page-who-bot = Bot: { $bot }
page-name-later = chooses a name
page-open-more = You get a link for your friends when the table is open. The game starts as soon as every seat is taken.
page-pace = Pace
page-pace-live-name = Live
page-pace-live = Everybody has { $time } for a choice. A bot may stand in for whoever is away for longer, until they are back.
page-pace-correspondence-name = By correspondence
page-pace-correspondence = Everybody has { $time } for a choice. A bot may stand in for whoever is away for longer, until they are back.
page-pace-none-name = No limit
page-pace-none = Everybody takes as long as they like, and no bot stands in.
page-bot-greedy = Greedy
page-bot-random = Random
page-colour-coral = coral, circle
page-colour-brass = brass, triangle
page-colour-teal = teal, square
page-colour-violet = violet, diamond
page-colour-white = white, star
page-options = Options
page-option-new-eden-open-coins = Open coins
page-option-new-eden-open-coins-more = Everybody sees everybody’s coins. Else they lie behind a screen.
page-option-new-eden-solo-level = Difficulty
page-option-new-eden-solo-level-more = How many extra cards Deep Thought gets each round.
page-option-new-eden-solo-level-value =
    { $n ->
        [0] Calm: no extra card
        [one] Stronger: { $n } extra card
       *[other] Level { $n }: { $n } extra cards
    }
page-option-underwater-cities-board-side = Player boards
page-option-underwater-cities-board-side-more = The back has sites with surcharges and stronger production.
page-option-underwater-cities-board-side-value =
    { $n ->
        [back] Backs 5–8: for experts
       *[front] Fronts 1–4
    }
page-option-underwater-cities-blue-metropolises = Blue metropolises
page-option-underwater-cities-blue-metropolises-more = Who decides where your two blue tiles lie.
page-option-underwater-cities-blue-metropolises-value =
    { $n ->
        [choice] Each player chooses (the German rule)
       *[random] Chance (the Portuguese rule)
    }
page-option-underwater-cities-contracts = Government contracts
page-option-underwater-cities-contracts-more = Three goals lie open; whoever meets one first may claim it and its reward.
page-option-underwater-cities-solo-start = Blockers start at
page-option-underwater-cities-solo-start-more = Which space of each colour is blocked in the first round.
page-option-underwater-cities-solo-start-value = space { $n }
page-content = Cards
page-content-box = Those of the box
page-advanced = Advanced
page-seed = Seed
page-seed-more = The same number deals the same cards. Everybody sees that a seed was chosen.
page-start = Start the game
page-open-table = Open the table

## Joining

page-join-title = Join a game of { $game }
page-gathering-title = { $game }: waiting for players
page-gathering-more = The game starts as soon as every seat is taken.
page-your-name = Your name
page-your-colour = Your colour
page-join = Sit down
page-fill = Let a bot play here
page-link-invite = Invitation
page-link-invite-more = Whoever opens it can sit down, or watch.
page-link-watch = For spectators
page-link-watch-more = Whoever opens it can watch.
page-link-seat = Your own seat
page-link-seat-more = Only for you: go on from another device.
page-copy = Copy
page-copied = The link is copied.
page-copy-by-hand = Copy the marked link by hand, please.

## At the table

page-prompt = What is asked
page-gathering = Waiting for players
page-over = The game is over.
page-stuck = This table is stuck. Nothing is lost; the server keeps trying and goes on as soon as it can.
page-sending = Sending your choice …
page-waiting = The others are at work …
page-waiting-for = { $names } to move: { $what }
page-kind-new-eden-turn = buy, move or pass
page-kind-new-eden-bottle = moving deeples
page-kind-new-eden-activate = activating modules
page-kind-new-eden-overflow = too much damage, a module is lost
page-kind-new-eden-placekept = attaching cards
page-kind-new-eden-freewindow = free actions before the market
page-kind-new-eden-market = choosing cards in secret
page-kind-new-eden-pickrow = choosing the next row
page-kind-new-eden-bid = bidding
page-kind-new-eden-auctionmove = a move action from the auction
page-kind-new-eden-extra = one more move?
page-kind-new-eden-extracard = choosing an oxygen card
page-kind-new-eden-closing = last free actions
page-kind-new-eden-putrow = choosing a row
page-kind-new-eden-block = blocking rows
page-kind-new-eden-outbid = outbidding Deep Thought
page-rules-here = The rules for this question
page-all-options =
    { $n ->
        [one] { $n } option
       *[other] All { $n } options
    }
page-bid = Bid { $n }
page-less = One less
page-more = One more
page-lowest = min. { $n }
page-highest = max. { $n }
page-which = Which one do you mean?
page-confirm-this = { $what }?
page-confirm = Confirm
page-undo = Undo
page-hint = Hint
page-hint-short = hint
page-hint-says = The bot would choose:
page-hint-do = Do that
page-thinking = Thinking …
page-menu = Table
page-result = Result
page-help = Help
page-why-not-your-turn = It is not your turn now. Wait until you are asked.
page-why-asked = This is not possible now. You are asked: { $asked }
page-no-board = There is no board for this game here yet.
page-offline = The connection is lost. Trying again … What you chose is kept.
page-lost = This table cannot be shown
page-lost-link = This link leads nowhere
page-lost-link-more = Check that it is complete, or start from the lobby.
page-seat-you = you
page-seat-here = here
page-seat-away = away
page-seat-bot = bot
page-seat-open = Open seat
page-seat-standing-in = a bot stands in
page-seat-automaton = automaton of the rules
page-to-move = to move
page-stand-in = Let a bot stand in
page-stand-in-from = a bot may stand in from { $time }
page-winner = Winner
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-drawer = Log and chat
page-log = Log
page-chat = Chat
page-unread = new lines
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something to the table
page-chat-send = Send
page-chat-table = to the table
page-spectator = Spectator
page-skip-steps = Show everything now
page-confirm-setting = Confirm at the end of a turn
page-confirm-setting-more = What hands over to the others, or cannot be undone, waits for a second click.
page-notices = Tell me when it is my turn
page-notices-more = A notice of your browser while this page is out of sight.
page-notices-refused = Your browser does not allow notices from this page. You can change that in its settings.
page-webhook = Address for notices
page-webhook-more = It gets a POST when it is your turn and you are not looking, at most every ten minutes.
page-webhook-save = Save
page-webhook-remove = Remove
page-webhook-saved = The address is saved.
page-webhook-removed = The address is removed.
page-takeback-ask = Ask for a takeback
page-takeback-more = Back to before your last choice, if everybody who has chosen since agrees; everybody at the table, if something was revealed.
page-takeback-asked = { $name } asks to take back the last choice.
page-takeback-yours = You have asked for a takeback.
page-takeback-needed = Still to answer: { $names }.
page-agree = Agree
page-refuse = Refuse
page-name-remove = Remove my name
page-name-remove-more = Your seat is called by its number then, here and in the chat.
page-delete = Delete this table
page-delete-sure = Yes, delete this table
page-delete-more = For good, when everybody who sits here agrees.
page-delete-asked = { $name } wants to delete this table for good.
page-delete-yours = You want to delete this table for good.
page-delete-agree = Delete it
page-restart = The server restarts in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Nothing is lost, and the table comes back by itself.
page-seeded = The seed of this table was chosen by whoever opened it.

## The end, and replays

page-over-title =
    { $n ->
        [0] Nobody wins
        [one] { $names } wins
       *[other] { $names } share the victory
    }
page-show-board = Show the board
page-rematch = Play again
page-rematch-invitation = Another game? Sit down here: { $address }
page-replay = Replay
page-download = Save the record
page-first = To the start
page-last = To the end
page-back = One step back
page-next = One step on
page-turn-back = One turn back
page-turn-next = One turn on
page-run = Play
page-pause = Pause
page-step = Step { $n } of { $all }
page-rounds = Go to a round
page-round = Round { $n }
page-eyes = Through whose eyes
page-eyes-spectator = As a spectator
page-eyes-everything = With everything that was hidden
page-eyes-of = As { $name }
page-to-table = To the table
page-chart = Points over time

## Help and rules

page-help-lit = What glows can be chosen. All options stand in words in a list as well.
page-help-why = Click something that does not glow, and you are told why it cannot be chosen now.
page-help-rules = Read the rules
page-key-arrows = list all options and move between them
page-key-enter = choose
page-key-escape = close, or take a choice back before it is confirmed
page-key-options = list of all options
page-key-undo = undo
page-key-hint = hint
page-key-log = log
page-key-help = this help
page-rules-of = The rules of { $game }
page-rules-contents = Contents
page-rules-about = In our own words, as Pelagia plays them. RU numbers are rulings on points that the rulebook leaves open; docs/rules gives their reasons.

## What went wrong

page-error-offline = The server cannot be reached. Check your connection and try again.
page-error-unexpected = Something went wrong on this page. Load it again; nothing is lost.

## A game without a drawn board

page-hidden-card = hidden card
