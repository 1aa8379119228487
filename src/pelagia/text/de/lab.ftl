## Berichte des Labors

lab-about =
    Pelagia { $program }; Regeln { $rules } von { $game }; Inhalt { $content }; Bots: { $bots }; Startzahl { $seed }{ $games ->
        [0] .
       *[other] , Partien { $first } bis { $last }.
    }
lab-about-pack = { $name } ({ $fingerprint })
lab-offered = Angeboten
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
lab-compared-note = Jetzt minus vorher, aus Paaren derselben Partien; ± ist die Hälfte eines 95-%-Intervalls, „±?“ heißt: zu wenige Partien dafür.
lab-item-in = { $group }: { $item }

cli-column-offered = Angeboten, %
cli-column-uses = Benutzt
cli-column-had-seats = Gehabt von

## Der Bericht als Seite

lab-report-among-score = Punkte, unter seinesgleichen
lab-report-among-share = Wie viele es hatten, unter seinesgleichen
lab-report-among-win = Was es fürs Gewinnen tut, unter seinesgleichen
lab-report-back = Der ganze Bericht
lab-report-before = Vorher
lab-report-chance = Gewonnen, %
lab-report-chance-change = Siege derer, die es hatten, jetzt minus vorher, in Prozentpunkten
lab-report-change = Änderung
lab-report-change-note = Jetzt minus vorher, aus Paaren derselben Partien; ± ist die Hälfte eines 95-%-Intervalls. Fett: Es enthält die Null nicht.
lab-report-changed = geändert
lab-report-changes = Alle Änderungen
lab-report-everybody = alle Plätze
lab-report-figure = Größe
lab-report-figures = Größen
lab-report-filter = Suchen
lab-report-final-score = Punkte
lab-report-interval-note = Mit 95-%-Intervallen.
lab-report-item = Was
lab-report-item-note = Punkte und Siege: damit minus ohne; ± ist die Hälfte eines 95-%-Intervalls, „±?“ heißt: zu wenige Partien dafür. Fett: Es enthält die Null nicht. Ein Name öffnet seine eigene Seite, eine Überschrift sortiert.
lab-report-kept = Trotzdem gehabt, %
lab-report-mean = Mittel
lab-report-moved = Was sich bewegt hat
lab-report-moved-note = Wie oft gewinnt, wer es hatte, jetzt minus vorher. Ein Stern steht an dem, was in beiden Inhalten verschieden ist; von den anderen bewegen sich manche durch Zufall, wie oben auf der Seite steht.
lab-report-never = Angeboten und nie gehabt
lab-report-now = Jetzt
lab-report-offered = Angeboten, %
lab-report-offered-and-had = Angeboten, gehabt, benutzt
lab-report-offered-note = Jeder Punkt ist ein Teil: wie viele Plätze es wählen konnten, wie viele es hatten und wie oft sie es benutzten. Rechts unten liegt, was niemand will.
lab-report-others = die anderen
lab-report-pairs = Abgelehnt
lab-report-round = Runde
lab-report-rounds = Punkte nach jeder Runde
lab-report-rounds-note = Mit 95-%-Intervallen, über die Partien, die so lange dauerten.
lab-report-score = Punkte
lab-report-scores = Wie sich die Punkte verteilen
lab-report-seats = Wer gewinnt, nach Platz
lab-report-share = Gehabt, %
lab-report-share-of-seats = Anteil der Plätze
lab-report-unknown = Davon weiß der Bericht nichts.
lab-report-uses = Benutzt
lab-report-value = Wert
lab-report-win = Siege, %
lab-report-winners = Sieger
lab-report-winning = Was gewinnt
lab-report-winning-note = Gewinnchance damit minus ohne, in Prozentpunkten; die sichersten. Was sich nur Reiche leisten, sieht gut aus.
lab-report-without = Dieselben Partien ohne

error-no-report-page = Die Seite der Berichte ist nicht gebaut. Führe „python web/build.py“ im Ordner des Quelltexts aus; installierte Pakete haben sie.
