# The command line, except for the game in the terminal.

cli-description = Deep-sea strategy games for people and programs.
cli-interrupted = Stopped before the end; there is no result.
cli-decimal-mark = .
cli-thousands-mark = ,

## The games, in one line

cli-game-new-eden = Bid for modules and staff your station on the sea floor; whoever builds the most stable and valuable one wins.
cli-game-underwater-cities = Build domes and tunnels on the sea floor and feed your cities; the best network wins.

## Help

cli-title-usage = Usage:
cli-title-arguments = Arguments
cli-title-options = Options
cli-title-commands = Commands

cli-metavar-command = COMMAND
cli-metavar-game = GAME
cli-metavar-number = N
cli-metavar-seconds = SECONDS
cli-metavar-bots = BOT,BOT
cli-metavar-plans = PLAN,PLAN
cli-metavar-option = NAME=VALUE
cli-metavar-file = FILE
cli-metavar-folder = FOLDER
cli-metavar-name = NAME
cli-metavar-item = ITEM
cli-metavar-proof = A>B
cli-metavar-table = TABLE

cli-command-games = List the games.
cli-command-play = Play against bots in the terminal.
cli-command-serve = Serve the page in the browser: tables for friends near and far, and for bots.
cli-command-archive = List the tables that a server has moved into its archive, or print the record of one.
cli-command-backup = Copy a server’s database into a file. The server may go on meanwhile.
cli-command-restore = Fill an empty database from a backup. Stop the server first.
cli-command-replay = Look at a recorded game again.
cli-command-simulate = Let bots play many games. The same seed gives the same figures, whatever the number of workers.
cli-command-arena = Let bots play the same deals at all seats: who wins more, by how much, how sure that is, and how long each takes.
cli-command-balance = Let bots play many games, and tell what each card, board and seat does to score and chance to win.
cli-command-bench = Measure how fast the games are: random play in one process, beside catanatron if that is installed.

cli-help-help = show this help and stop
cli-help-version = show the version and stop
cli-help-lang = the language; without it, that of your system
cli-help-game = the game; “pelagia games” lists them
cli-help-players = how many play; without it, 2
cli-help-games = how many games are played; without it, 100
cli-help-bots = the bots, repeated until every seat is taken; they move on by one seat from game to game. Each place in the list has figures of its own, also where a name stands twice; a bot that holds two seats counts as two
cli-help-seed = where chance begins: the same number gives the same game
cli-help-workers = how many processes; without it, one for each processor
cli-help-start = the number of the first game, to play a single game of a long run again; without it, 0
cli-help-option = an option of the game; may be given several times
cli-help-content = the folder of a content pack
cli-help-json = write one JSON object into this file; “-” is standard output, instead of the table
cli-help-plans = plans of the game, such as when to change sides; they are dealt to the seats anew for every game, and each seat keeps to its own
cli-help-vary = an option of the game that takes each of its values in turn; may be given several times
cli-help-without = a card or other item: whoever chose it plays the same game once more and refuses it, which shows what it was worth; may be given several times
cli-help-markdown = write the tables as Markdown into this file; “-” is standard output, instead of the tables
cli-help-until = stop as soon as it is proved that bot A wins more than bot B, or B more than A; --games is the most that is played
cli-help-bench-games = the games to measure; without any, all
cli-help-seconds = how long each measurement takes; without it, 3
cli-help-record = a record or a saved game
cli-help-archive-table = whose record is printed; without it, all are listed
cli-help-archive-db = the database of the server: a file, or postgresql://…
cli-help-backup-file = where the backup goes; what was there is replaced when the new one is complete
cli-help-restore-file = the backup
cli-help-restore-replace = throw away everything that is in the database now

## Figures

cli-progress-games = Games
cli-progress-bench = Measuring

cli-column-game = Game
cli-column-players = Players
cli-column-about = About
cli-column-bot = Bot
cli-column-seats = Seats played
cli-column-wins = Wins
cli-column-share = Wins in %
cli-column-mean = Mean
cli-column-scores = Scores
cli-column-p10 = 10 %
cli-column-p50 = 50 %
cli-column-p90 = 90 %
cli-column-max = Most
cli-column-option = Option
cli-column-games = Games
cli-column-won-games = Games won
cli-column-figure = Figure
cli-column-item = Item
cli-column-had = Had
cli-column-had-share = %
cli-column-score-effect = Points
cli-column-won = Won, %
cli-column-win-effect = Wins, %
cli-column-pairs = Refused
cli-column-kept = Still had, %
cli-column-points = Points
cli-column-margin = Margin
cli-column-rating = Rating
cli-column-ms = ms a move: mean
cli-column-p99 = 99 %
cli-column-longest = most
cli-column-table = Table
cli-column-status = It was
cli-column-changed = Last change
cli-column-archived = Archived
cli-status-gathering = waiting for players
cli-status-playing = under way
cli-status-finished = finished

cli-all-seats = all seats
cli-opponent = automaton
cli-arena = { $game }: { $games } games ({ $deals } deals), { $players } players, seed { $seed }
cli-arena-proved = Proved: { $first } wins more than { $second }.
cli-arena-open = Not proved within { $games } games.
cli-simulated =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }
cli-simulated-time = { $decisions } decisions in { $seconds } seconds: { $games } games and { $rate } decisions a second.

cli-balance-note = Points and wins: the mean with the item less the mean without it; ± is half of a 95 % interval.
cli-balance-figures = Figures
cli-balance-without = The same games without
cli-balance-more =
    { $n ->
        [one] { $n } more row is
       *[other] { $n } more rows are
    } in the files that --markdown and --json write.
lab-seat = Seats
lab-bot = Bots
lab-option = Options
lab-plan = Plans
lab-score = score
lab-winner = winner’s score
lab-decisions = decisions a game

cli-benched = Random play, Python { $python }
cli-no-catanatron = Catanatron is not installed, so there is nothing to compare with.
cli-figure-players = Players
cli-figure-games-per-second = Games a second
cli-figure-decisions-per-second = Decisions a second
cli-figure-decisions-per-game = Decisions a game
cli-figure-decision = Microseconds a decision
cli-figure-clone = Microseconds a clone
cli-figure-view = Microseconds a view
cli-figure-save = Microseconds a save
cli-figure-times-decision = Decisions, times as fast as catanatron
cli-figure-times-clone = Clones, times as fast as catanatron

## What went wrong, and what to do next

error-unknown-bot = There is no bot called “{ $name }”. Choose from these: { $known }
error-missing-argument = Something is missing: { $name }. Add --help to see how the command is used.
error-needs-value = { $name } needs a value. Add --help to see how the command is used.
error-takes-no-value = { $name } takes no value. Add --help to see how the command is used.
error-unknown-argument = This command does not know “{ $name }”. Add --help to see what it knows.
error-game-failed = Game { $number } with seed { $seed } broke off ({ $what }). That is a mistake in Pelagia; the same command with “--start { $number } --games 1” shows it again.
error-worker-lost = A worker process was ended from outside, perhaps for lack of memory. Try again with fewer workers.
error-bad-backup = “{ $file }” is not a database of Pelagia, or it is damaged.
error-not-empty = There are tables in { $db } already, and nothing has been changed. With --replace they are thrown away.
error-no-access = The database { $db } cannot be used: { $why }.
cli-backup-done = { $file } holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }.
cli-restore-done = The database holds { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } now.
error-file = The file “{ $file }” cannot be used: { $why }.
error-system = The system refused something that Pelagia needs ({ $what }).
error-bug = Something went wrong that is not your fault ({ $what }). Set PELAGIA_DEBUG=1 to see where, and tell us, please.

cli-file-missing = it is not there, or its folder is not
cli-file-folder = it is a folder
cli-file-forbidden = you are not allowed to
cli-file-full = there is no space left
cli-file-other = the system says { $what }
