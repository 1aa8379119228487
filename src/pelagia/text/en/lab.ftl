## Reports of the laboratory

lab-about =
    Pelagia { $program }; rules { $rules } of { $game }; content { $content }; bots: { $bots }; seed { $seed }{ $games ->
        [0] .
       *[other] , games { $first } to { $last }.
    }
lab-about-pack = { $name } ({ $fingerprint })
lab-offered = Offered
lab-offered-and-used = Offered, had and used
lab-compared = { $before } against { $now }
lab-changed-pieces = Pieces that differ
lab-changed-none = No piece differs.
lab-moved = What else moved
lab-moved-note =
    { $moved ->
        [0] Nothing else has moved for certain.
       *[other] Of { $all } other figures, { $moved } have moved, with intervals that exclude zero; by chance alone about { $chance } would.
    }
lab-compared-note = Now minus before, from pairs of the same games; ± is half of a 95 % interval, “±?” means too few games for one.
lab-item-in = { $group }: { $item }

cli-column-offered = Offered, %
cli-column-uses = Used
cli-column-had-seats = Had by

## The report as a page

lab-report-among-score = Points, among its like
lab-report-among-share = How many had it, among its like
lab-report-among-win = What it does to winning, among its like
lab-report-back = The whole report
lab-report-before = Before
lab-report-chance = Won, %
lab-report-chance-change = Wins of those that had it, now minus before, in percentage points
lab-report-change = Change
lab-report-change-note = Now minus before, from pairs of the same games; ± is half of a 95 % interval. Bold: it excludes zero.
lab-report-changed = changed
lab-report-changes = All changes
lab-report-everybody = all seats
lab-report-figure = Figure
lab-report-figures = Figures
lab-report-filter = Find
lab-report-final-score = score
lab-report-interval-note = With 95 % intervals.
lab-report-item = Item
lab-report-item-note = Points and wins: with the item minus without it; ± is half of a 95 % interval, “±?” means too few games for one. Bold: it excludes zero. A name opens the page of the item, a heading sorts.
lab-report-kept = Still had, %
lab-report-mean = Mean
lab-report-moved = What moved
lab-report-moved-note = How often those that had it win, now minus before. A star marks what differs between both contents; of the others some move by chance, as the top of the page says.
lab-report-never = Offered, and never had
lab-report-now = Now
lab-report-offered = Offered, %
lab-report-offered-and-had = Offered, had, used
lab-report-offered-note = Each dot is a piece: how many seats could choose it, how many had it, and how often those used it. Low on the right are those that nobody wants.
lab-report-others = the others
lab-report-pairs = Refused
lab-report-round = round
lab-report-rounds = Score after each round
lab-report-rounds-note = With 95 % intervals, over the games that lasted that long.
lab-report-score = Points
lab-report-scores = How scores spread
lab-report-seats = Who wins, by seat
lab-report-share = Had, %
lab-report-share-of-seats = share of seats
lab-report-unknown = The report knows nothing of this item.
lab-report-uses = Used
lab-report-value = Value
lab-report-win = Wins, %
lab-report-winners = winners
lab-report-winning = What wins
lab-report-winning-note = Chance to win with the item minus without it, in percentage points; the most certain ones. Whatever only a rich player can afford looks good.
lab-report-without = The same games without

error-no-report-page = The page of reports is not built. Run “python web/build.py” in the folder of the source; installed packages have it.
