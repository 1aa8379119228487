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
cli-metavar-address = ADDRESS
cli-metavar-item = ITEM
cli-metavar-proof = A>B
cli-metavar-table = TABLE
cli-metavar-shell = SHELL
cli-metavar-baseline = BASELINE
cli-metavar-link = LINK
cli-metavar-bot = BOT

cli-command-games = List the games.
cli-command-play = Play against bots in the terminal.
cli-command-serve = Serve the page for browsers: tables for friends near and far, and for bots.
cli-command-join = Seat a bot of this machine at a table of a server, by its link.
cli-command-mcp = Let an assistant that speaks the Model Context Protocol play at a table of a server.
cli-command-archive = List the archived tables of a server, or print the record of one.
cli-command-backup = Copy a server’s database into a file. The server may keep running.
cli-command-restore = Fill an empty database from a backup. Stop the server first.
cli-command-replay = Look at a recorded game again.
cli-command-simulate = Let bots play many games. The same seed gives the same figures, whatever the number of workers.
cli-command-arena = Let bots play the same deals at all seats: which wins more, by how much, how certain that is, and how long each takes.
cli-command-balance = Let bots play many games, and report what each card, board and seat does to the score and the chance to win.
cli-command-train = Learn to judge a game from games between bots, and keep what proves stronger.
cli-command-calibrate = Measure what the points of the strongest bot mean in the end: the chance to win, and the margin.
cli-command-bots = List the bots of a game, from the weakest to the strongest.
cli-command-bench = Measure how fast the games are, interpreted and compiled, beside catanatron if it is installed.
cli-command-compile = Compile the rules ahead of time: the same games, two to three times as fast. Needs mypyc (pip install pelagia[compile]) and a C compiler.
cli-command-completion = Print what a shell needs to complete the command line.

cli-help-help = show this help and exit
cli-help-version = show the version and exit
cli-help-lang = the language; default: that of your system
cli-help-game = the game; “pelagia games” lists them
cli-help-players = the number of players; default: 2, or more where the game needs more
cli-help-games = how many games to play; default: 100
cli-help-bots = the bots, repeated until every seat is taken; default: { $default }; they move on by one seat from game to game. Each place in the list has its own figures, even if a name appears twice; a bot that holds two seats counts as two
cli-help-seed = the random seed: the same number gives the same game; default: { $default }
cli-help-join-link = the link of a seat, or an invitation to a table with an open one
cli-help-join-bot = the bot that plays; default: best
cli-help-join-name = its name at the table; default: that of the bot
cli-help-mcp-link = the link of a seat or an invitation; without one, the assistant asks for it
cli-help-mcp-name = its name at the table; default: Assistant
cli-help-seat = the seat to take, 1 for the first; default: the first that is open
cli-help-workers = how many processes; default: one for each processor
cli-help-ray = play on a Ray cluster, given by its address; “local” starts one on this machine, with as many workers as --workers says
cli-help-start = the number of the first game, to play a single game of a long run again; default: 0
cli-help-option = an option of the game; a wrong name or value lists the right ones; may be given several times
cli-help-content = the folder of a content pack
cli-help-json = write one JSON object to this file; “-” is standard output, instead of the table
cli-help-plans = plans of the game, such as when to change sides; dealt to the seats for every game, and each seat keeps to its own
cli-help-vary = an option of the game that takes each of its values in turn; may be given several times
cli-help-without = a card or other item: seats that chose it play the same game once more and refuse it, which shows what it was worth; may be given several times
cli-help-against = the folder of a content pack: every game is played with it too, and the report shows what changes, in pairs. It is compared with --content, or else with the box
cli-help-markdown = write the tables as Markdown to this file; “-” is standard output, instead of the tables
cli-help-html = write a page with pictures and tables as one self-contained file; “-” is standard output
cli-help-bots-game = one of the names that “pelagia games” lists; default: all games
cli-help-mode = competitive, solo or team; default: { $default }
cli-help-rounds = how often to play, learn and test; 0: only test the weights of the folder again, for the game as it is now; default: { $default }
cli-help-gate = the most games that new weights may take to prove themselves, for each number of players; default: { $default }
cli-help-train-games = how many games to play in a round; default: 2000
cli-help-train-folder = where games, weights and the manifest are kept; an interrupted run continues there; default: { $default }
cli-help-calibrate-mode = competitive, solo or team; default: all modes of the game
cli-help-calibrate-games = how many games to play with each number of players; default: 300
cli-help-calibrate-folder = where games are kept; an interrupted run continues there; default: { $default }
cli-help-calibrate-file = the file that the calibration is entered in; default: calibration.json in the folder
cli-metavar-mode = MODE
cli-help-until = stop as soon as it is proved that bot A wins more than bot B, or B more than A; --games is the limit
cli-help-bench-games = the games to measure; without any, all
cli-help-bench-compare = count instructions instead (needs valgrind), and compare them with those of another revision or folder
cli-help-compile-games = the games to compile; without any, all
cli-help-compile-check = then play the same games compiled and interpreted, and compare every option and result
cli-help-compile-clean = remove what was compiled; everything runs interpreted again
cli-help-seconds = how long each measurement takes; default: 1
cli-help-record = a record or a saved game
cli-help-shell = the shell: bash, zsh or fish
cli-help-archive-table = the table whose record is printed; without it, all tables are listed
cli-help-archive-db = the database of the server: a file, or postgresql://…; default: { $default }
cli-help-backup-file = where the backup goes; an existing file is replaced when the new one is complete
cli-help-restore-file = the backup
cli-help-restore-replace = delete everything that is in the database now

## Figures

cli-progress-games = Games
cli-progress-bench = Measuring
cli-compile-writing = Writing out the source …
cli-compile-compiling = Compiling; this takes a minute or two for each game …
cli-compile-installing = Installing …
cli-compile-done = Compiled: { $games }. It is used from now on; PELAGIA_PURE=1 runs the source instead.
cli-compile-fresh = { $games }: compiled already, and nothing has changed since.
cli-compile-cleaned = Removed. Everything runs interpreted.
cli-compile-same = { $game }: { NUMBER($games) } games of { $bot } are the same, compiled and interpreted ({ $digest }).

cli-join-seated = { $bot } plays seat { NUMBER($n) } of { $game }.
cli-join-over =
    { $n ->
        [one] The game is over. The bot chose once.
       *[other] The game is over. The bot chose { NUMBER($n) } times.
    }
cli-join-player = Player { NUMBER($n) }
cli-join-score = { $name }: { NUMBER($score) }
cli-join-won = { $name }: { NUMBER($score) } (won)
cli-mcp-name = Assistant
cli-mcp-seated = { $name } plays seat { NUMBER($n) } of { $game }.
cli-mcp-waiting = Nothing was asked in { NUMBER($seconds) } seconds.
cli-mcp-unknown = Nothing here is called “{ $what }”.
cli-mcp-not-asked = It is somebody else’s turn.
cli-mcp-said = Said.
error-not-seated = Take a seat first.
error-not-asked = You are not asked anything now.

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
cli-column-typed = Typed as
cli-column-character = Character
cli-column-left = Time left, %
cli-column-hand = Foreseen by hand
cli-column-line = Foreseen by the line
cli-column-slope = Slope
cli-column-slope-before = Slope before
cli-column-off = Chance off by (by luck alone)
cli-column-most-off = Most
cli-train-played = Round { $round }: { $games } of { $of } games played.
cli-train-fitted = Round { $round }: learned from { $positions } positions. Part of the final margin that was foreseen:
cli-train-passed =
    { $round ->
        [0] The weights of the folder are stronger, and fit the game as it is now.
       *[other] Round { $round }: the new weights are stronger and stay.
    }
cli-train-failed =
    { $round ->
        [0] The weights of the folder are not proved stronger; the manifest stays as it was.
       *[other] Round { $round }: the new weights are not proved stronger; the old ones stay.
    }
cli-calibrate-played =
    { $mode }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }: { $games } of { $of } games played.
cli-calibrate-fitted =
    { $mode }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games } games. How reliable it is on games it was not fitted to:
error-needs-lab = This needs { $what }. Install Pelagia with its lab: pip install "pelagia[lab]".
cli-status-gathering = waiting for players
cli-status-playing = under way
cli-status-finished = finished

cli-all-seats = all seats
cli-opponent = automaton
cli-arena = { $game }: { $games } games ({ $deals } deals), { $players } players, seed { $seed }
cli-arena-proved = Proved: { $first } wins more than { $second }.
cli-arena-open = Not proved within { $games } games.
cli-no-ratings = There are no ratings, because choix is not installed. Install it with: pip install "pelagia[lab]"
cli-simulated =
    { $game }: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }
cli-simulated-time = { $decisions } decisions in { $seconds } seconds: { $games } games and { $rate } decisions a second.

cli-balance-note = Points and wins: the mean with the item minus the mean without it; ± is half of a 95 % interval, “±?” means too few games for one.
cli-balance-figures = Figures
cli-balance-without = The same games without
cli-balance-more =
    { $n ->
        [one] { $n } more row is
       *[other] { $n } more rows are
    } in the files that --html, --markdown and --json write.
lab-seat = Seats
lab-bot = Bots
lab-option = Options
lab-plan = Plans
lab-score = score
lab-winner = winner’s score
lab-decisions = decisions a game

cli-benched-pure = Interpreted, Python { $python }
cli-benched-compiled = Compiled, Python { $python }
cli-no-catanatron = Catanatron is not installed, so there is nothing to compare with.
cli-figure-players = Players
cli-figure-games-per-second = Games a second
cli-figure-decisions-per-second = Decisions a second
cli-figure-decisions-per-game = Decisions a game
cli-figure-decision = Microseconds a decision
cli-figure-clone = Microseconds a clone
cli-figure-imagined = Microseconds an imagined game
cli-figure-observation = Microseconds an observation
cli-figure-view = Microseconds a view
cli-figure-save = Microseconds a save
cli-figure-times-decision = Decisions, times as fast as catanatron
cli-figure-times-clone = Clones, times as fast as catanatron
cli-figure-by-players = Microseconds a decision, { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cli-figure-mean = { $bot }: milliseconds a move
cli-figure-p99 = { $bot }: 99 % of moves are below
cli-figure-max = { $bot }: the longest move
cli-figure-over-decision = Decisions, times as fast as interpreted
cli-figure-over-clone = Clones, times as fast as interpreted
cli-not-compiled = Nothing is compiled; “pelagia compile” does it.
cli-progress-count = Counting
cli-counted = Instructions, compared with { $baseline }
cli-count-decision = { $game }: decision
cli-count-clone = { $game }: clone
cli-count-view = { $game }: view
cli-count-greedy = { $game }: move of greedy
cli-column-before = Before
cli-column-now = Now
cli-column-change = Change
cli-nothing-notable = Nothing changed by more than { NUMBER($percent) } %.
cli-notable = Changed by more than { NUMBER($percent) } %: { $what }.

## What went wrong, and what to do next

cli-did-you-mean = Did you mean “{ $name }”?
error-unknown-bot = There is no bot called “{ $name }”. Choose from these: { $known }
error-missing-argument = Something is missing: { $name }. Add --help to see how the command is used.
error-needs-value = { $name } needs a value. Add --help to see how the command is used.
error-takes-no-value = { $name } takes no value. Add --help to see how the command is used.
error-unknown-argument = This command has no “{ $name }”. Add --help to see what it takes.
error-missing-extra = “pelagia { $command }” needs packages that are not installed ({ $package } is missing). Install them with: pip install "pelagia[{ $extra }]"
error-bad-link = This is not a link to a table: { $link }
error-unreachable = { $server } cannot be reached, or is not a Pelagia server.
error-no-seat = This link is for spectators, and no seat is open at the table.
error-cannot-serve = The server runs on Linux and macOS only: this system cannot fork processes. Everything else works here.
error-game-failed = Game { $number } with seed { $seed } failed ({ $what }). This is a bug in Pelagia; the same command with “--start { $number } --games 1” reproduces it.
error-worker-lost = A worker process was killed, perhaps for lack of memory. Try again with fewer workers.
error-needs-ray = This needs Ray. Install Pelagia with it: pip install "pelagia[ray]".
error-no-cluster = There is no Ray cluster at “{ $address }”, or it runs other versions of Python or Ray.
error-bad-backup = “{ $file }” is not a database of Pelagia, or it is damaged.
error-not-empty = { $db } already has tables, so nothing was changed. With --replace they are deleted.
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
error-bug = Something went wrong that is not your fault ({ $what }). Set PELAGIA_DEBUG=1 to see where, and please report it.

cli-file-missing = the file or its folder does not exist
cli-file-folder = it is a folder
cli-file-forbidden = permission denied
cli-file-full = there is no space left
cli-file-other = the system says { $what }

error-no-compiler = Compiling needs { $tool }, and it was not found. Install a C compiler (Debian: apt-get install gcc python3-dev) and mypyc (pip install "pelagia[compile]").
error-measuring-failed = Measuring stopped at { $game }, { $what }.
error-no-valgrind = Counting instructions needs valgrind, and it was not found (Debian: apt-get install valgrind).
error-no-baseline = There is no revision or folder “{ $baseline }” with the source of Pelagia.
error-count-failed = { $game } could not be counted: { $what }
error-build-failed = The compiler refused the source; { $log } says why.
error-plays-differently = { $game } plays differently compiled and interpreted (bot: { $bot }). Please report this, and remove what was compiled: pelagia compile --clean.
error-not-compiled = { $game } has not been compiled from the present source: pelagia compile { $game }.
