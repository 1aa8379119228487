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
page-play-now = Play now
page-learn = Learn
page-learn-game = Learn { $game } in ten minutes
page-box = I know the box
page-box-title = { $game }: what is different here
page-box-rules = All rules as they are played here
page-play-now-game = Play { $game } against a bot now
page-invite-friends = Set up a table for friends
page-games = The games
page-set-up = Set up a table
page-coming = Coming: its rules are being built.
page-game-flotilla = Flotilla
page-game-flotilla-about = On the waves: sail, dive and explore a drowned world, then decide when to join the floating city. 3 to 5 players, about two hours; not for one or two players.
page-game-new-eden = New Eden
page-game-new-eden-about = Under the shelf: grow a station around a dome, staff it with deeples, and keep it standing. 1 to 4 players, about an hour.
page-game-underwater-cities = Underwater Cities
page-game-underwater-cities-about = On the sea floor: domes, tunnels, farms and laboratories grow into a network that must feed itself. 1 to 4 players, about two hours.
page-game-deep-sea = Endeavor: Deep Sea
page-game-deep-sea-about = Through all depths: lead an institute of ocean research, discover zones, recruit a crew, leave your mark. 1 to 4 players, about an hour and a half.
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
page-own-waiting = waiting for { $names } for { $time }
page-own-your-turn-for = Your turn, for { $time }
page-own-over = Finished tables ({ $n })
page-own-forgotten = { $title }: forgotten.
page-own-unforget = Undo
page-own-closed = Ended by agreement
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
page-seat-who = Who takes seat { $n }
page-seat-name = Name on seat { $n }
page-seat-colour = Colour of seat { $n }
page-who-me = You
page-who-open = A friend, by link
page-who-here = Somebody else at this screen
page-curtain-setting = A curtain between the turns
page-curtain-setting-more = Nobody sees another player’s cards. Without it you play all these seats yourself.
page-curtain = Hand the screen to { $name }
page-curtain-more = The table stays covered until then.
page-curtain-open = I am { $name }
page-hand-over = Hand over to { $name }
page-who-bot = Bot: { $bot }
page-who-bot-level = Bot, level { $level }: { $bot }
page-name-later = chooses a name
page-open-more = You get a link for your friends when the table is open. The game starts as soon as every seat is taken.
page-pace = Pace
page-pace-live-name = Live
page-pace-live = Everybody has { $time } for a choice. A bot may stand in for anybody who is away for longer, until they are back.
page-pace-correspondence-name = By correspondence
page-pace-correspondence = Everybody has { $time } for a choice. A bot may stand in for anybody who is away for longer, until they are back.
page-pace-none-name = No limit
page-pace-none = Everybody takes as long as they like, and no bot stands in.
page-colour-coral = coral, circle
page-colour-brass = brass, triangle
page-colour-teal = teal, square
page-colour-violet = violet, diamond
page-colour-white = white, star
page-options = Options
page-option-new-eden-open-coins = Open coins
page-option-new-eden-open-coins-more = Everybody sees everybody’s coins. Otherwise they are hidden behind a screen.
page-option-new-eden-solo-level = Difficulty
page-option-new-eden-solo-level-more = How many extra cards Deep Thought gets each round.
page-option-new-eden-solo-level-value =
    { $n ->
        [0] Calm: no extra card
        [one] Stronger: { $n } extra card
       *[other] Level { $n }: { $n } extra cards
    }
page-option-new-eden-solo-level-value-more =
    { $n ->
        [0] Recommended for the first game: learn how Deep Thought buys and bids.
        [1] If you have beaten it once: it grows a little faster than you.
        [2] For experienced captains: it collects more than one person can buy.
       *[other] The hardest: only a plan for the whole game, from the first round on, beats it.
    }
page-option-underwater-cities-board-side = Player boards
page-option-underwater-cities-board-side-more = The back has sites with surcharges and stronger production.
page-option-underwater-cities-board-side-value =
    { $n ->
        [back] Backs 5–8: for experts
       *[front] Fronts 1–4
    }
page-option-underwater-cities-board-side-value-more =
    { $n ->
        [back] For players who know the game: each board differs, some sites cost extra and produce more.
       *[front] Recommended for the first game: the same plain board for everybody.
    }
page-option-underwater-cities-blue-metropolises = Blue metropolises
page-option-underwater-cities-blue-metropolises-more = Who decides where your two blue tiles go.
page-option-underwater-cities-blue-metropolises-value =
    { $n ->
        [choice] Each player chooses (the German rule)
       *[random] Chance (the Portuguese rule)
    }
page-option-underwater-cities-blue-metropolises-value-more =
    { $n ->
        [choice] Everybody decides after seeing the tiles: a little more to think about.
       *[random] Recommended for the first game: the tiles are laid, and you build towards them.
    }
page-option-underwater-cities-contracts = Government contracts
page-option-underwater-cities-contracts-more = Three goals lie open; whoever meets one first may claim it and its reward.
page-option-underwater-cities-solo-start = Blockers start at
page-option-underwater-cities-solo-start-more = Which space of each colour is blocked in the first round.
page-option-underwater-cities-solo-start-value = space { $n }
page-option-underwater-cities-solo-start-value-more = The blockers move one space further each round; where they begin changes what you can plan, not how hard it is.
page-content = Cards
page-content-box = The box
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
page-link-seat-more = Only for you: continue on another device.
page-copy = Copy
page-copied = The link is copied.
page-copy-by-hand = Please copy the selected link by hand.

## At the table

page-prompt = What is asked
page-gathering = Waiting for players
page-over = The game is over.
page-stuck = This table is stuck. Nothing is lost; the server keeps trying and continues as soon as it can.
page-sending = Sending your choice …
page-waiting = Waiting for the others …
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
page-rules-search = Search the rules
page-rules-all = All rules
page-rules-nothing = Nothing was found. Try another word.
page-legend = Legend: what the icons mean
page-legend-print = Print
page-rules-here = The rules for this question
page-tip-rule = Rule
page-tip-rule-press = Press: the rule
page-tip-rule-key = R: the rule
page-all-options =
    { $n ->
        [one] { $n } option
       *[other] All { $n } options
    }
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
page-hint-then = then { $plan }
page-hint-better = { $n ->
        [one] { $n } point
       *[other] { $n } points
    } better than: { $other }{ $many ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
page-hint-same = About as good: { $other }.
page-hint-wins = Chance of winning: about { $n }%.
page-hint-do = Do that
page-thinking = Thinking …
page-menu = Table
page-result = Result
page-help = Help
page-no-board = There is no board for this game here yet.
page-offline = The connection is lost. Trying again … What you chose is kept.
page-offline-page = No connection. You can read the lobby and the rules; tables wait until it is back.
page-lost = This table cannot be shown
page-lost-link = This link leads nowhere
page-lost-link-more = Check that it is complete, or start from the lobby.
page-seat-you = you
page-seat-here = here
page-seat-away = away
page-seat-bot = bot
page-seat-open = Open seat
page-seat-standing-in = a bot stands in
page-seat-automaton = automaton
page-to-move = to move
page-stand-in = Let a bot stand in
page-stand-in-soon = Bot in { $time }
page-stand-in-wait = A bot may stand in after { $time }
page-winner = Winner
page-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
page-drawer = Log and chat
page-ticker = What has just happened
page-enlarge = Enlarge what { $name } has
page-log = Log
page-log-earlier = Earlier
page-log-since = since your last turn
page-chat = Chat
page-unread = new lines
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something to the table
page-chat-send = Send
page-chat-table = to the table
page-spectator = Spectator
page-skip-steps = Skip
page-space = Space
page-again = Again
page-again-more = Show again what happened since your last turn
page-nothing-since = Nothing has happened since your last turn.
page-steps-missed =
    { $n ->
        [one] { $n } step could not be shown. The log has it.
       *[other] { $n } steps could not be shown. The log has them.
    }
page-step-pace = Pace of the others
page-step-pace-more = How long each step of bots and people is shown. Space or a tap skips.
page-step-pace-slow = slow
page-step-pace-normal = normal
page-step-pace-fast = fast
page-step-pace-none = at once
page-confirm-setting = Confirm at the end of a turn
page-confirm-setting-more = A choice that ends your turn or cannot be undone waits for a second click.
page-notices = Tell me when it is my turn
page-notices-more = A browser notification while this page is out of sight.
page-notices-refused = Your browser does not allow notifications from this page. You can change that in its settings.
page-offer = Tell you when it is your turn?
page-offer-sound = With a sound
page-offer-notice = With a notification
page-offer-no = No, thanks
page-sound = A sound when it is my turn
page-sound-more = Two soft drops of water.
page-webhook = Address for notices
page-webhook-more = It gets a POST when it is your turn and you are not looking, at most every ten minutes.
page-webhook-save = Save
page-webhook-remove = Remove
page-webhook-saved = The address is saved.
page-webhook-removed = The address is removed.
page-takeback-ask = Ask for a takeback
page-takeback-more = Returns to the position before your last choice, if everybody who has chosen since agrees, or everybody at the table if something was revealed.
page-takeback-asked = { $name } asks to take back the last choice.
page-takeback-yours = You have asked for a takeback.
page-takeback-needed = Still to answer: { $names }.
page-agree = Agree
page-refuse = Refuse
page-name-remove = Remove my name
page-name-remove-more = Your seat is then called by its number, here and in the chat.
page-delete = Delete this table
page-delete-sure = Yes, delete this table
page-delete-more = For good, when everybody who sits here agrees.
page-delete-asked = { $name } wants to delete this table for good.
page-delete-yours = You want to delete this table for good.
page-delete-agree = Delete it
page-takeback-asked-named = { $name } asks to take this back: { $what }.
page-takeback-yours-named = You have asked to take this back: { $what }.
page-closing = End the game here
page-closing-sure = Yes, end the game here
page-closing-more = Nobody wins; the table stays, with its log. Everybody who sits here must agree.
page-closing-asked = { $name } wants to end the game here.
page-closing-yours = You want to end the game here.
page-closing-agree = End it
page-leave = Resign and leave the table
page-leave-sure = Yes, leave for good
page-leave-more = A bot plays on for you, and your link stops working. Before the game starts, your seat is simply free again.
page-offer-seat = Offer { $name }’s seat to somebody else
page-offer-more = For somebody who has lost their link or will not come back, or instead of a bot. The others must agree; an owner who returns first keeps the seat.
page-offer-asked = { $name } wants to offer { $whose }’s seat to somebody else.
page-offer-yours = You want to offer { $whose }’s seat to somebody else.
page-offer-end = Withdraw the offer
page-offered = Invitation to { $name }’s seat
page-offered-more = Whoever opens it first may take the seat and play on.
page-take-offered = { $name }’s seat is free: take it and play on.
page-closed = Ended by agreement
page-show = Show
page-restart = The server restarts in { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }. Nothing is lost, and the table comes back automatically.
page-seeded = Whoever opened this table chose its seed.

## The end, and replays

page-aim = Aim of the game
page-show-board = Show the board
page-rematch = Play again
page-finale = Finale
page-finale-show = Show the finale
page-together = Together
page-source = Where points came from
page-show-source = Show on the board
page-picture = Save a picture
page-share-picture = Share the picture
page-rematch-invitation = Another game? Sit down here: { $address }
page-replay = Replay
page-download = Save the record
page-first = To the start
page-last = To the end
page-back = One step back
page-next = One step forward
page-turn-back = One turn back
page-turn-next = One turn forward
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

page-help-lit = You can choose whatever glows. All options are also listed in words.
page-help-why = Click something that does not glow to see why it cannot be chosen now.
page-help-rules = Read the rules
page-key-arrows = list all options and move between them
page-key-enter = choose
page-key-escape = close, or take a choice back before it is confirmed
page-key-space = show everything now
page-key-again = show again what happened since your last turn
page-key-options = list of all options
page-key-undo = undo
page-key-hint = hint
page-key-log = log
page-key-rule = the rule for what you point at
page-key-help = this help
page-rules-of = The rules of { $game }
page-rules-contents = Contents
page-rules-about = In our own words, as Pelagia plays them. Marks such as RU4 or Q22 stand beside points that the rulebook leaves open and that are decided here.

## What went wrong

page-error-offline = The server cannot be reached. Check your connection and try again.
page-error-unexpected = Something went wrong on this page. Reload it; nothing is lost.

## A game without a drawn board

page-hidden-card = hidden card

## Lessons

page-lesson = Lesson
page-lesson-show = Show the lesson
page-lesson-hide = Hide
page-lesson-progress = Progress of the lesson
page-lesson-cost = A strong bot thinks this costs about { $n ->
        [one] { $n } point
       *[other] { $n } points
    }, compared with: { $best }{ $many ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
page-lesson-missed = What did not come up this time:
page-lesson-yours = Play on as you like. The lesson speaks up when something is new.
page-lesson-wait = Watch what the other player does.
page-lesson-topics = What you will know afterwards
page-lesson-play = Play a real game against the gentlest bot
page-lesson-next = Next
page-lesson-back = Back
page-lesson-undo = Take it back
