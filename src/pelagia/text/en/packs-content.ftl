# Making content packs: the command line, and what is written into the files of a pack.

cli-metavar-action = ACTION
cli-command-content = Make content packs: write out the box, check a pack, look at its pieces.
cli-title-actions = Actions
cli-content-action-check = List everything that is wrong with a pack, and where it differs from what the rulebook prints.
cli-content-action-new = Write out the box as a pack that you can change.
cli-content-action-schema = Print a JSON Schema of the packs of a game, for editors.
cli-content-action-show = Show the pieces of a pack, and which of them differ from the box.
cli-help-content-new = a folder that is not there yet; its name is that of the pack
cli-help-content-file = where the schema goes; default: standard output
cli-help-content-changed = only the pieces that differ from the box
cli-content-fine = { $pack }: nothing is wrong. Fingerprint { $print }.
cli-content-faults =
    { $n ->
        [one] One thing is wrong.
       *[other] { NUMBER($n) } things are wrong.
    }
cli-content-bent = Different from what the rulebook prints, as a pack may be:
cli-content-fact = Rulebook, { $page }: { $says }
cli-content-changes = Changed: { $what }
cli-content-as-the-box = As in the box.
cli-content-written =
    { $n ->
        [one] { $folder }: { NUMBER($n) } piece in { NUMBER($files) } files. README.md says what is what.
       *[other] { $folder }: { NUMBER($n) } pieces in { NUMBER($files) } files. README.md says what is what.
    }
cli-content-differs = changed
cli-content-box-has = in the box: { $what }
cli-file-exists = it is there already
pack-head = { $title } Change what you like; README.md says how.
pack-about = What this pack is. Its name is shown at every table that plays with it.

## README.md of a pack

pack-readme =
    # { $name }

    The whole box of { $title } as a content pack. Change figures, keep what you like, delete the rest: a piece that is not here is as in the
    box, unless `pack.toml` says `base = "empty"`.

        pelagia content check { $folder }
        pelagia content show { $folder } --changed
        pelagia play { $game } --content { $folder }
        pelagia balance { $game } --content { $folder }

    `check` lists everything that is wrong, and where. Editors that know JSON Schema complete words and mark faults while you write: the first line
    of each file names `pack.schema.json`. In VS Code this takes the extension Even Better TOML.

    Lines that begin with `#` are comments. The guide for pack authors explains the words of effects.

## The tables of a pack, by game

pack-new-eden-card = Modules, and the start and extension cards.
pack-new-eden-bonus = Bonus cards: one coin or two points for each card of a group.
pack-underwater-cities-card = The cards of the three eras, the special cards and the assistant.
pack-underwater-cities-space = The action spaces of the main board.
pack-underwater-cities-metropolis = The metropolises: blue ones give something at once and perhaps produce, brown ones score.
pack-underwater-cities-contract = The government contracts: what must be met, and what is gained.
pack-flotilla-crew = The crew cards: sail value and effects below the water, income and effects above it.
pack-flotilla-tile = The ocean tiles with both their sides.
pack-flotilla-goal = The goals: what each side counts, and what its three tiles pay for it, from the top.
pack-flotilla-artefact = The artefacts: what is gained when they are found.
pack-flotilla-ring = The rings of the guilds, field by field.
pack-flotilla-track = Prices, start money, toxicity and the other rows of numbers.
pack-flotilla-survivors = The survivor rings, by the number of players.
pack-flotilla-sonar = The five fields of the sonar track.
pack-flotilla-dock = The dock, by the number of players: what a ship brings, and how many tiles may be built.
pack-flotilla-hub = The rows of the Hub: what is printed, and what one to three artefacts bring.
pack-flotilla-dive-die = The dive dice: how many of each kind, and their six faces.
pack-flotilla-research-die = The research dice and their six faces.
pack-deep-sea-crew = The crew tiles with both their sides.
pack-deep-sea-board = The ocean boards.
pack-deep-sea-token = The dive tokens.
pack-deep-sea-journal = The journals.
pack-deep-sea-bonus = The bonus goals of games as a team, by the number of players.
pack-deep-sea-setback = The setbacks of games as a team.
pack-deep-sea-scenario = The scenarios: their impact areas, and what a team must reach.

## The search over the numbers of a pack

cli-command-tune = Search for numbers of a pack that make the game what you want, and show the evidence for the best ones.
cli-help-tune-plan = a plan: which figures may change, and what is wanted
cli-help-tune-folder = where games, candidates and the best pack are kept; an interrupted search continues there; default: the name of the plan without its ending
cli-tune-searched = { NUMBER($n) } candidates raced in { NUMBER($games) } games; the engine or the rulebook refused { NUMBER($refused) } more.
cli-tune-nothing = Nothing better than the original was found.
cli-tune-better = The best candidate is in { $folder }.
cli-tune-worse = The best of the race is in { $folder }, but fresh games do not bear it out: it misses what is wanted by no less than the original.
cli-tune-note = Before and now are from { NUMBER($n) } fresh games, the same for both and not used in the search. The intervals are 95 %.
cli-tune-wants = What is wanted
cli-tune-choices = What was changed
cli-tune-ranked = The last field, by how far each candidate missed in the race
cli-tune-as-it-was = as it was
cli-tune-met-yes = yes
cli-tune-met-no = no
cli-tune-met-perhaps = perhaps
cli-column-wanted = Wanted
cli-column-met = Met
cli-column-candidate = Candidate
cli-column-missed = Missed by
error-bad-plan = { $place }: this is not possible: { $what }.
error-bad-figure = Figure “{ $name }”: there is no number at { $at }.
error-bad-want = “{ $what }” cannot be measured here; look at what, group ({ $group }) and item.
error-nothing-to-tune = No candidate keeps to what the engine needs and the rulebook prints; { NUMBER($n) } were tried.
error-other-search = { $folder } holds another search; give another --folder.
lab-wins = wins, %
lab-share = share of seats, %
lab-spread = spread:
lab-behind = behind the best:
lab-margin = winner’s lead

## The page of a pack's pieces

cli-help-content-html = write the pieces, drawn as on the page, as one page to this file; “-” is standard output
pack-page-before = in the box
pack-page-now = in this pack
pack-page-changed = changed
pack-page-filter = Find a piece
pack-page-nothing = Nothing matches.
pack-page-only = only what differs from the box
pack-page-others = Changed boards and tracks
