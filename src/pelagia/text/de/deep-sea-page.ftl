# Der Tisch von Endeavor: Deep Sea auf der Seite.

deep-sea-page-free = frei
deep-sea-page-site = { $site }, { $kind }: { $owner }
deep-sea-page-kind-sonar = Sonar
deep-sea-page-kind-conserve = Schutzfeld
deep-sea-page-kind-journal = Fachjournalfeld
deep-sea-page-dive = { $zone }: Tauchplättchen { $n }
deep-sea-page-vessel = Boot von { $seat }
deep-sea-page-pile = Tiefe { $depth }: noch { $n } Ozeantafeln
deep-sea-page-unknown = { $cell }: unentdeckt
deep-sea-page-hex = Wirkungsfeld { $id }, Punkte { $points }: { $who }
deep-sea-page-has-acted = War schon aktiv
deep-sea-page-used = Genutzt
deep-sea-page-track = { $name }: Stufe { $level }, Schritt { $at } von 12
deep-sea-page-research = Forschung: { $n }
deep-sea-page-discs = Scheiben: { $n }, im Vorrat { $reserve }
deep-sea-page-points = Punkte jetzt: { $n }
deep-sea-page-goal = Ziel { $n }
deep-sea-page-option-left = links
deep-sea-page-option-right = rechts
deep-sea-page-option-shallow = seicht
deep-sea-page-option-deep = tief
deep-sea-page-option-narrow = schmal
deep-sea-page-option-broad = breit
deep-sea-page-check =
    { $goal ->
        [score] Punkte aller zusammen
       *[other] Ziel { $goal }
    }
deep-sea-page-round = Runde { $n } von { $of }
deep-sea-page-cleanup = Aufräumen
deep-sea-page-market = Fachjournale
deep-sea-page-shown = Gezeigte Plättchen
deep-sea-page-tray = Anzuwerbende Crew
deep-sea-page-others = Die anderen Spieler
deep-sea-page-passed = gepasst
deep-sea-page-has = Crew: { $crew }, Tauchplättchen: { $tokens }, Fachjournale: { $journals }
deep-sea-page-enlarge = Institut von { $seat } vergrößern
deep-sea-page-grade = Ergebnis: { $grade } ({ $n } Ziele erreicht)
deep-sea-page-grade-failed = nicht geschafft
deep-sea-page-grade-bronze = Bronze
deep-sea-page-grade-silver = Silber
deep-sea-page-grade-gold = Gold
deep-sea-page-grade-platinum = Platin
deep-sea-page-step-attributes = Eigenschaften
deep-sea-page-step-impact = Wirkung
deep-sea-page-step-journals = Fachjournale
deep-sea-page-step-seniors = Erfahrene Crew
deep-sea-page-step-goals = Ziele
deep-sea-page-step-leftovers = Übriges
deep-sea-page-step-total = Summe

deep-sea-board-tab-ocean = Ozean
deep-sea-board-tab-impact = Wirkung
deep-sea-board-tab-own = Meins
deep-sea-board-tab-others = Andere
