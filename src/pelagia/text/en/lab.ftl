## Reports of the laboratory

lab-about =
    Pelagia { $program }; rules { $rules } of { $game }; content { $content }; bots: { $bots }; seed { $seed }{ $games ->
        [0] .
       *[other] , games { $first } to { $last }.
    }
lab-about-pack = { $name } ({ $fingerprint })
lab-offered-and-used = Offered, had and used
lab-compared = { $before } against { $now }
lab-changed-pieces = Pieces that differ
lab-changed-none = No piece differs.
lab-moved = What else moved
lab-moved-note =
    { $moved ->
        [0] Nothing else has certainly moved.
       *[other] Of { $all } other figures, { $moved } have moved by an interval that keeps clear of zero; by chance alone about { $chance } would.
    }
lab-compared-note = Now less before, from pairs of the same games; ± is half of a 95 % interval, “±?” stands where too few games tell.
lab-item-in = { $group }: { $item }

cli-column-offered = Offered, %
cli-column-uses = Used
cli-column-had-seats = Had by
