# Making content packs: the command line, and what is written into the files of a pack.

cli-metavar-action = AKTION
cli-command-content = Inhaltspakete machen: die Schachtel ausschreiben, ein Paket prüfen, seine Teile ansehen.
cli-title-actions = Aktionen
cli-content-action-check = Sagt alles, was an einem Paket nicht stimmt, und wo es von dem abweicht, was in der Anleitung steht.
cli-content-action-new = Schreibt die Schachtel als Paket aus, das du ändern kannst.
cli-content-action-schema = Gibt ein JSON-Schema der Pakete eines Spiels aus, für Editoren.
cli-content-action-show = Zeigt die Teile eines Pakets und welche davon von der Schachtel abweichen.
cli-help-content-new = ein Ordner, den es noch nicht gibt; sein Name ist der des Pakets
cli-help-content-file = wohin das Schema geschrieben wird; Voreinstellung: Standardausgabe
cli-help-content-changed = nur die Teile, die von der Schachtel abweichen
cli-content-fine = { $pack }: alles in Ordnung. Fingerabdruck { $print }.
cli-content-faults =
    { $n ->
        [one] Eine Sache stimmt nicht.
       *[other] { NUMBER($n) } Dinge stimmen nicht.
    }
cli-content-bent = Anders als in der Anleitung, was ein Paket sein darf (auf Englisch zitiert):
cli-content-fact = Anleitung, { $page }: { $says }
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
error-no-packs = Für { $game } gibt es keine Inhaltspakete.
pack-head = { $title } Ändere, was du magst; wie, steht in README.md.
pack-about = Was dieses Paket ist. Seinen Namen zeigt jeder Tisch, der damit spielt.

## README.md of a pack

pack-readme =
    # { $name }

    Die ganze Schachtel von { $game } als Inhaltspaket. Ändere Zahlen, behalte, was du magst, lösche den Rest: Ein Teil, das hier fehlt, ist wie in
    der Schachtel, außer wenn in `pack.toml` steht: `base = "empty"`.

        pelagia content check { $folder }
        pelagia content show { $folder } --changed
        pelagia play { $game } --content { $folder }
        pelagia balance { $game } --content { $folder }

    `check` sagt alles, was nicht stimmt, und wo. Editoren, die JSON Schema kennen, ergänzen Wörter und markieren Fehler beim Schreiben: Die erste Zeile
    jeder Datei nennt `pack.schema.json`. In VS Code braucht es dazu die Erweiterung Even Better TOML.

    Zeilen, die mit `#` beginnen, sind Kommentare. Die Anleitung für eigene Pakete erklärt die Wörter der Effekte.

## The tables of a pack, by game

pack-new-eden-card = Module sowie Start- und Ausbaukarten. Je Stapel eine Datei; Karten ohne Stapel stehen in start.toml.
pack-new-eden-bonus = Bonuskarten: eine Münze oder zwei Punkte je Karte einer Gruppe.
pack-underwater-cities-card = Die Karten der drei Epochen, die Sonderkarten und der Assistent.
pack-underwater-cities-space = Die Aktionsfelder des Hauptplans.
pack-underwater-cities-metropolis = Die Metropolen: blaue bringen sofort etwas und produzieren vielleicht, braune werten.
pack-underwater-cities-contract = Die Regierungsaufträge: was zu erfüllen ist und was man erhält.
pack-flotilla-crew = Die Crewkarten: Segelwert und Effekte unter Wasser, Einkommen und Effekte darüber.
pack-flotilla-tile = Die Meeresplättchen mit beiden Seiten.
pack-flotilla-goal = Die Ziele: was jede Seite zählt und was ihre drei Plättchen dafür bringen, von oben.
pack-flotilla-artefact = Die Artefakte: was man erhält, wenn man sie findet.
pack-flotilla-ring = Die Ringe der Gilden, Feld für Feld.
pack-flotilla-track = Preise, Startgeld, Vergiftung und die anderen Zahlenreihen.
pack-flotilla-survivors = Die Ringe der Überlebenden, nach Zahl der Spielenden.
pack-flotilla-sonar = Die fünf Felder der Sonarleiste.
pack-flotilla-dock = Das Dock, nach Zahl der Spielenden: was ein Schiff bringt und wie viele Plättchen man bauen darf.
pack-flotilla-hub = Die Zeilen des Knotenpunkts: was aufgedruckt ist und was ein bis drei Artefakte bringen.
pack-flotilla-dive-die = Die Tauchwürfel: wie viele jeder Art, und ihre sechs Seiten.
pack-flotilla-research-die = Die Forschungswürfel und ihre sechs Seiten.
pack-deep-sea-crew = Die Crewplättchen mit beiden Seiten.
pack-deep-sea-board = Die Ozeantafeln, eine Datei je Tiefe.
pack-deep-sea-token = Die Tauchplättchen.
pack-deep-sea-journal = Die Fachzeitschriften.
pack-deep-sea-bonus = Die Bonusziele der Teampartien, nach Zahl der Spielenden.
pack-deep-sea-setback = Die Rückschläge der Teampartien.
pack-deep-sea-scenario = Die Szenarien: ihre Wirkungsfelder und was ein Team erreichen muss.
