## Berichte des Labors

lab-about =
    Pelagia { $program }; Regeln { $rules } von { $game }; Inhalt { $content }; Bots: { $bots }; Startwert { $seed }{ $games ->
        [0] .
       *[other] , Partien { $first } bis { $last }.
    }
lab-about-pack = { $name } ({ $fingerprint })
lab-offered-and-used = Angeboten, gehabt und benutzt
lab-compared = { $before } gegen { $now }
lab-changed-pieces = Was verschieden ist
lab-changed-none = Kein Teil ist verschieden.
lab-moved = Was sich sonst bewegt hat
lab-moved-note =
    { $moved ->
        [0] Sonst hat sich nichts sicher bewegt.
       *[other] Von { $all } anderen Größen haben sich { $moved } so bewegt, dass ihr Intervall die Null nicht enthält; allein durch Zufall wären es etwa { $chance }.
    }
lab-compared-note = Jetzt minus vorher, aus Paaren derselben Partien; ± ist die Hälfte eines 95-%-Intervalls, „±?“ steht, wo zu wenige Partien etwas sagen.
lab-item-in = { $group }: { $item }

cli-column-offered = Angeboten, %
cli-column-uses = Benutzt
cli-column-had-seats = Gehabt von
