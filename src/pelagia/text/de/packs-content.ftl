# Inhaltspakete: die Befehlszeile und was in die Dateien eines Pakets geschrieben wird.

cli-metavar-action = AKTION
cli-command-content = Inhaltspakete schreiben: die Schachtel ausgeben, ein Paket prüfen, seine Teile ansehen.
cli-title-actions = Aktionen
cli-content-action-check = Sagt alles, was an einem Paket nicht stimmt, und wo es von dem abweicht, was in der Spielregel steht.
cli-content-action-new = Gibt die Schachtel als Paket aus, das du ändern kannst.
cli-content-action-schema = Gibt ein JSON-Schema der Pakete eines Spiels aus, für Editoren.
cli-content-action-show = Zeigt die Teile eines Pakets und welche davon von der Schachtel abweichen.
cli-help-content-new = ein Ordner, den es noch nicht gibt; sein Name ist der des Pakets
cli-help-content-file = wohin das Schema geschrieben wird; Vorgabe: Standardausgabe
cli-help-content-changed = nur die Teile, die von der Schachtel abweichen
cli-content-fine = { $pack }: alles in Ordnung. Fingerabdruck { $print }.
cli-content-faults =
    { $n ->
        [one] Eine Sache stimmt nicht.
       *[other] { NUMBER($n) } Dinge stimmen nicht.
    }
cli-content-bent = Anders als in der Spielregel, was ein Paket sein darf:
cli-content-fact = Spielregel, { $page }: { $says }
cli-content-changes = Geändert: { $what }
cli-content-as-the-box = Wie in der Schachtel.
cli-content-written =
    { $n ->
        [one] { $folder }: { NUMBER($n) } Teil in { NUMBER($files) } Dateien. In README.md steht, was was ist.
       *[other] { $folder }: { NUMBER($n) } Teile in { NUMBER($files) } Dateien. In README.md steht, was was ist.
    }
cli-content-differs = geändert
cli-content-box-has = in der Schachtel: { $what }
cli-file-exists = gibt es schon
pack-head = { $title } Ändere, was du magst; wie, steht in README.md.
pack-about = Was dieses Paket ist. Seinen Namen zeigt jeder Tisch, der damit spielt.

## README.md eines Pakets

pack-readme =
    # { $name }

    Die ganze Schachtel von { $title } als Inhaltspaket. Ändere Zahlen, behalte, was du magst, lösche den Rest: Ein Teil, das hier fehlt, ist wie in
    der Schachtel, außer wenn in `pack.toml` steht: `base = "empty"`.

        pelagia content check { $folder }
        pelagia content show { $folder } --changed
        pelagia play { $game } --content { $folder }
        pelagia balance { $game } --content { $folder }

    `check` sagt alles, was nicht stimmt, und wo. Editoren, die JSON Schema kennen, ergänzen Wörter und markieren Fehler beim Schreiben: Die erste Zeile
    jeder Datei nennt `pack.schema.json`. In VS Code braucht es dazu die Erweiterung Even Better TOML.

    Zeilen, die mit `#` beginnen, sind Kommentare. Die Anleitung für eigene Pakete erklärt die Wörter der Effekte.

## Die Tabellen eines Pakets, nach Spiel

pack-new-eden-card = Module sowie Start- und Ausbaukarten.
pack-new-eden-bonus = Bonuskarten: eine Münze oder zwei Punkte je Karte einer Gruppe.
pack-underwater-cities-card = Die Karten der drei Ären, die Spezialkarten und der Assistent.
pack-underwater-cities-space = Die Aktionsplätze des Hauptplans.
pack-underwater-cities-metropolis = Die Metropolen: blaue bringen sofort etwas und produzieren vielleicht, braune werten.
pack-underwater-cities-contract = Die Regierungsaufträge: was zu erfüllen ist und was man erhält.
pack-flotilla-crew = Die Crew-Karten: Segel-Wert und Effekte unter Wasser, Einkommen und Effekte darüber.
pack-flotilla-tile = Die Ozean-Plättchen mit beiden Seiten.
pack-flotilla-goal = Die Ziele: was jede Seite zählt und was ihre drei Plättchen dafür bringen, von oben.
pack-flotilla-artefact = Die Artefakte: was man erhält, wenn man sie findet.
pack-flotilla-ring = Die Gildentracker, Feld für Feld.
pack-flotilla-track = Preise, Startgeld, Toxizität und die anderen Zahlenreihen.
pack-flotilla-survivors = Die Überlebende-Tracks, nach Zahl der Spielenden.
pack-flotilla-sonar = Die fünf Felder des Sonar-Tracks.
pack-flotilla-dock = Das Dock, nach Zahl der Spielenden: was ein Schiff bringt und wie viele Plättchen man bauen darf.
pack-flotilla-hub = Die Reihen des Zentrums: was aufgedruckt ist und was ein bis drei Artefakte bringen.
pack-flotilla-dive-die = Die Tauchwürfel: wie viele jeder Art, und ihre sechs Seiten.
pack-flotilla-research-die = Die Forschungswürfel und ihre sechs Seiten.
pack-deep-sea-crew = Die Crew-Plättchen mit beiden Seiten.
pack-deep-sea-board = Die Ozean-Kacheln.
pack-deep-sea-token = Die Tauch-Plättchen.
pack-deep-sea-journal = Die Forschungs-Berichte.
pack-deep-sea-bonus = Die Bonusziele der Teampartien, nach Zahl der Spielenden.
pack-deep-sea-setback = Die Rückschläge der Teampartien.
pack-deep-sea-scenario = Die Szenarien: ihre Einfluss-Bereiche und was ein Team erreichen muss.

## Die Suche unter den Zahlen eines Pakets

cli-command-tune = Sucht Zahlen eines Pakets, mit denen das Spiel so wird, wie du es willst, und belegt die besten.
cli-help-tune-plan = ein Plan: welche Zahlen sich ändern dürfen und was gewünscht ist
cli-help-tune-folder = wo Partien, Kandidaten und das beste Paket liegen; eine unterbrochene Suche geht dort weiter; Vorgabe: der Name des Plans ohne Endung
cli-tune-searched = { NUMBER($n) } Kandidaten liefen in { NUMBER($games) } Partien um die Wette; { NUMBER($refused) } weitere ließen Programm oder Spielregel nicht zu.
cli-tune-nothing = Nichts Besseres als das Ursprüngliche gefunden.
cli-tune-better = Der beste Kandidat liegt in { $folder }.
cli-tune-worse = Der Sieger des Rennens liegt in { $folder }, aber neue Partien bestätigen ihn nicht: Er verfehlt das Gewünschte nicht weniger als das Ursprüngliche.
cli-tune-note = Vorher und jetzt stammen aus { NUMBER($n) } neuen Partien, denselben für beides, nach denen nichts ausgewählt wurde. Die Intervalle gelten für 95 %.
cli-tune-wants = Was gewünscht ist
cli-tune-choices = Was geändert wurde
cli-tune-ranked = Das letzte Feld, danach, wie weit jeder Kandidat im Rennen danebenlag
cli-tune-as-it-was = wie es war
cli-tune-met-yes = ja
cli-tune-met-no = nein
cli-tune-met-perhaps = vielleicht
cli-column-wanted = Gewünscht
cli-column-met = Erfüllt
cli-column-candidate = Kandidat
cli-column-missed = Verfehlt um
error-bad-plan = { $place }: Das geht nicht: { $what }.
error-bad-figure = Zahl „{ $name }“: Bei { $at } steht keine Zahl.
error-bad-want = „{ $what }“ lässt sich hier nicht messen; sieh dir what, group ({ $group }) und item an.
error-nothing-to-tune = Kein Kandidat hält ein, was das Programm braucht und die Spielregel vorgibt; versucht wurden { NUMBER($n) }.
error-other-search = In { $folder } liegt eine andere Suche; gib einen anderen --folder an.
lab-wins = Siege, %
lab-share = Anteil der Plätze, %
lab-spread = Spanne:
lab-behind = hinter dem Besten:
lab-margin = Vorsprung des Siegers

## Die Seite mit den Teilen eines Pakets

cli-help-content-html = die Teile, gezeichnet wie auf der Seite, als eine einzige Seite in diese Datei schreiben; „-“ ist die Standardausgabe
pack-page-before = in der Schachtel
pack-page-now = in diesem Paket
pack-page-changed = geändert
pack-page-filter = Teil suchen
pack-page-nothing = Nichts passt dazu.
pack-page-only = nur, was von der Schachtel abweicht
pack-page-others = Geänderte Tafeln und Leisten
