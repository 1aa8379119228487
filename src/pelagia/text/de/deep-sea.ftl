# Endeavor: Deep Sea, Fragen, Optionen und Protokoll. Begriffe wie in docs/rules/deep-sea.md, Abschnitt 1.

deep-sea = Endeavor: Deep Sea

deep-sea-phase-setup = Aufbau
deep-sea-phase-recruit = Vorbereitung: Rekrutierung
deep-sea-phase-effort = Vorbereitung: Arbeitskraft
deep-sea-phase-reassign = Vorbereitung: Management
deep-sea-phase-actions = Aktionen
deep-sea-phase-over = Spiel-Ende

deep-sea-attribute-reputation = Ansehen
deep-sea-attribute-inspiration = Motivation
deep-sea-attribute-coordination = Organisation
deep-sea-attribute-ingenuity = Genialität

deep-sea-grade-failed = Mission gescheitert
deep-sea-grade-bronze = Bronze
deep-sea-grade-silver = Silber
deep-sea-grade-gold = Gold
deep-sea-grade-platinum = Platin

## Fragen

deep-sea-ask-launch = Wo lässt du dein U-Boot zu Wasser?
deep-sea-ask-launch-step = Ein neues U-Boot: Wo lässt du es zu Wasser?
deep-sea-ask-recruit = Wen rekrutierst du?
deep-sea-ask-refill = Welches Crew-Mitglied legst du in das leere Fach?
deep-sea-ask-reclaim =
    { $n ->
        [one] Von wem nimmst du eine Scheibe zurück?
       *[other] Von wem nimmst du eine Scheibe zurück? Insgesamt { $n }
    }
deep-sea-ask-turn-menu = Dein Zug: ein Crew-Mitglied aktivieren, ein Plättchen nutzen oder passen
deep-sea-ask-turn-token = Ein Crew-Mitglied aktivieren, noch ein Plättchen nutzen oder den Zug beenden
deep-sea-ask-turn-rest = Ein Plättchen nutzen oder den Zug beenden; ein Plättchen kann gespeichert werden
deep-sea-ask-actions = Welche Aktion?
deep-sea-ask-alternatives = Welche Aktion? Du hast eine davon
deep-sea-ask-copy-crew = Wessen Aktionen kopierst du?
deep-sea-ask-extra = Eine zusätzliche Aktion: { $what }?
deep-sea-ask-travel = Welches U-Boot bewegst du wohin?
deep-sea-ask-sonar = Welche Sonar-Leiste?
deep-sea-ask-discover = In welcher Tiefe entdeckst du?
deep-sea-ask-keep-board = Welche Kachel behältst du?
deep-sea-ask-place-board = Wo legst du die Kachel an?
deep-sea-ask-name-kind = Du hast den gefallenen Stern gefunden: Welche Scheiben zählen für Ziel 3?
deep-sea-ask-dive = Wo tauchst du?
deep-sea-ask-keep-token = Welches Plättchen behältst du?
deep-sea-ask-conserve = Welches Meeresschutz-Feld?
deep-sea-ask-publish = Welcher Bericht, und auf welchem Feld?
deep-sea-ask-impact = Wo setzt du deinen Einfluss ein?
deep-sea-ask-step-impact = Dieser Schritt bringt Einfluss: Wo setzt du ihn ein?
deep-sea-ask-choose-option = Welche Möglichkeit von Ziel { $n } gilt für alle?
deep-sea-ask-any-step = Welche Eigenschaft steigt?
deep-sea-ask-lowest-step = Welche deiner niedrigsten Eigenschaften steigt?
deep-sea-ask-promote = Wen beförderst du?
deep-sea-ask-lacking = { $what } Noch fehlt dir etwas: Nutze ein Tauch-Plättchen oder verzichte

## Optionen

deep-sea-skip = Auslassen
deep-sea-waive = Auf den Schritt verzichten
deep-sea-done = Fertig
deep-sea-pass = Passen
deep-sea-end = Zug beenden
deep-sea-recruit = Rekrutieren: { $crew }
deep-sea-refill = In das leere Fach legen: { $crew }
deep-sea-reclaim = Scheibe zurücknehmen: { $crew }
deep-sea-activate = Aktivieren: { $crew }
deep-sea-space = Aktivierungs-Feld nutzen: { $card }
deep-sea-copy = Kopieren: { $crew }
deep-sea-use-token = { $token } nutzen: { $what }
deep-sea-action-travel = Bewegung
deep-sea-action-travel-plus = Bewegung mit Technologie +1
deep-sea-action-sonar = Sonar
deep-sea-action-dive = Tauchgang
deep-sea-action-dive2 = Tauchgang nach 2 Plättchen
deep-sea-action-conserve = Meeres-Schutz
deep-sea-action-conserve-depth = Meeres-Schutz in einer beliebigen Zone in der Tiefe eines deiner U-Boote
deep-sea-action-journal = Publikation
deep-sea-action-discover = Entdecken
deep-sea-action-promote = Befördern
deep-sea-base = { $zone } ({ $cell })
deep-sea-travel-zone = Von { $start } nach { $zone } ({ $cell })
deep-sea-sonar-track = { $zone } ({ $cell }), Leiste { $n }
deep-sea-depth = Tiefe { $n }
deep-sea-keep-board = { $zone } behalten
deep-sea-place = Auf { $cell } legen
deep-sea-name-conserve = Scheiben auf Meeresschutz-Feldern
deep-sea-name-journal = Scheiben auf Publikations-Feldern
deep-sea-dive-site = { $zone } ({ $cell }), Feld { $n }
deep-sea-keep-token = { $token } behalten
deep-sea-conserve-site =
    { $n ->
        [0] { $zone } ({ $site }), kostenlos
       *[other] { $zone } ({ $site }) für { $n } Wissen
    }
deep-sea-publish-site =
    { $n ->
        [0] { $card } auf { $zone } ({ $site }), kostenlos
       *[other] { $card } auf { $zone } ({ $site }) für { $n } Wissen
    }
deep-sea-hex =
    { $n ->
        [one] Feld { $hex }: { $n } Punkt, { $what }
       *[other] Feld { $hex }: { $n } Punkte, { $what }
    }
deep-sea-move =
    { $n ->
        [one] Marker von { $start } nach { $hex }: { $n } Punkt, { $what }
       *[other] Marker von { $start } nach { $hex }: { $n } Punkte, { $what }
    }
deep-sea-cleanup = Ein Schritt auf der Reinigungsleiste
deep-sea-priced = { $what }; kostet { $n } Wissen
deep-sea-option-left = Links: Zonen mit deinen Scheiben in der Spalte des Seesterns und links davon
deep-sea-option-right = Rechts: Zonen mit deinen Scheiben in der Spalte des Seesterns und rechts davon
deep-sea-option-shallow = Flach: Scheiben in den Tiefen 2 und 3
deep-sea-option-deep = Tief: Scheiben in den Tiefen 4 und 5
deep-sea-option-narrow = Schmal: Symbole einer Farbe
deep-sea-option-broad = Breit: Sätze aus allen vier Symbolen
deep-sea-attr = Ein Schritt { $attribute }
deep-sea-promote-crew = Befördern: { $crew }

## Warum nicht

deep-sea-why-main = Aktivieren kannst du nur einmal pro Zug, und das hast du schon getan. Nutze ein Plättchen oder beende den Zug.
deep-sea-why-staging = Du hast keine Scheibe im Laderaum. Nutze ein Plättchen, das eine bringt, oder passe.
deep-sea-why-pass = Du hast in diesem Zug schon etwas getan. Beende ihn; passen kannst du im nächsten.
deep-sea-why-tokens = Nur ein Plättchen kann gespeichert werden. Nutze zuerst die anderen.
deep-sea-why-tier = { $crew } hat Stufe { $n }, und deine Rekrutierungs-Stufe ist { $have }. Steigere zuerst dein Ansehen.
deep-sea-why-no-token = { $token } hast du nicht.
deep-sea-why-token-turn = Tauch-Plättchen kannst du nur in deinem eigenen Zug nutzen.
deep-sea-why-token-action = { $token } ist eine eigene Aktion. Führe diese hier zuerst zu Ende.
deep-sea-why-token-here = { $token } gibt dir hier nicht mehr Auswahl. Nutze es vorher oder nachher.
deep-sea-why-refill = Nur das oberste Crew-Mitglied eines anderen Faches kann in das leere Fach kommen.

## Was geschah

deep-sea-event-begun = { $scenario } beginnt; { $seat } hat die Welle
deep-sea-event-round = Runde { $n }
deep-sea-event-bonus-goal = Neues Bonusziel: { $card }
deep-sea-event-setback = Rückschlag dieser Runde: { $card }
deep-sea-event-recruited = { $seat } rekrutiert: { $crew }
deep-sea-event-moved-tile = { $seat } legt { $crew } in das leere Fach des Sortier-Kastens
deep-sea-event-effort =
    { $n ->
        [one] { $seat } erhält { $n } Scheibe durch Arbeitskraft
       *[other] { $seat } erhält { $n } Scheiben durch Arbeitskraft
    }
deep-sea-event-reassigned =
    { $n ->
        [one] { $seat } nimmt { $n } Scheibe von der Crew zurück
       *[other] { $seat } nimmt { $n } Scheiben von der Crew zurück
    }
deep-sea-event-activated = { $seat } aktiviert: { $crew }
deep-sea-event-copied = { $seat } kopiert: { $crew }
deep-sea-event-space = { $seat } nutzt das Feld auf { $card }
deep-sea-event-token = { $seat } nutzt { $token }: { $side }
deep-sea-side-research = Wissen
deep-sea-side-effect = Effekt
deep-sea-event-passed = { $seat } passt
deep-sea-event-gained = { $seat } erhält { $what }
deep-sea-event-stepped = { $seat } wählt { $attribute }
deep-sea-event-star = { $seat } erreicht das Sternfeld: { $attribute }
deep-sea-event-waived = { $seat } verzichtet auf einen Schritt: { $attribute }
deep-sea-event-launched = { $seat } lässt ein U-Boot zu Wasser: { $zone } ({ $cell })
deep-sea-event-travelled = { $seat } bewegt sich von { $start } nach { $zone } ({ $cell })
deep-sea-event-sonar = { $seat } nutzt das Sonar: { $zone } ({ $cell })
deep-sea-event-drew =
    { $n ->
        [one] { $seat } sieht sich { $n } Kachel der Tiefe { $depth } an
       *[other] { $seat } sieht sich { $n } Kacheln der Tiefe { $depth } an
    }
deep-sea-event-discovered = { $seat } entdeckt { $zone } ({ $cell })
deep-sea-event-named = { $seat } bestimmt, welche Scheiben zählen: { $kind }
deep-sea-event-dived = { $seat } taucht und findet { $token }
deep-sea-event-conserved =
    { $n ->
        [0] { $seat } schützt das Meer: { $zone } ({ $cell })
       *[other] { $seat } schützt das Meer für { $n } Wissen: { $zone } ({ $cell })
    }
deep-sea-event-published =
    { $n ->
        [0] { $seat } nimmt { $card } auf { $zone } ({ $cell })
       *[other] { $seat } nimmt { $card } auf { $zone } ({ $cell }) für { $n } Wissen
    }
deep-sea-event-refilled = Neu in der Auslage: { $card }
deep-sea-event-linked =
    { $n ->
        [one] { $seat } schließt eine Verbindung: { $zone }
       *[other] { $seat } schließt { $n } Verbindungen: { $zone }
    }
deep-sea-event-marked =
    { $points ->
        [one] { $seat } hat Einfluss: Feld { $hex }, { $points } Punkt
       *[other] { $seat } hat Einfluss: Feld { $hex }, { $points } Punkte
    }
deep-sea-event-cleaned = { $seat } reinigt: Schritt { $n }
deep-sea-event-option = { $seat } entscheidet Ziel { $goal }. { $option }
deep-sea-event-restored = { $seat } hat { $zone } ({ $cell }) wiederhergestellt
deep-sea-event-promoted = { $seat } befördert: { $crew }
deep-sea-event-returned-disc = { $seat } gibt die Scheibe in den Vorrat zurück: { $crew }
deep-sea-event-paid-disc =
    { $n ->
        [one] { $seat } gibt { $n } Scheibe in den Vorrat zurück
       *[other] { $seat } gibt { $n } Scheiben in den Vorrat zurück
    }
deep-sea-event-lost-research = { $seat } verliert { $n } Wissen
deep-sea-event-paid-research = { $seat } zahlt { $n } Wissen für den Einfluss
deep-sea-event-lost-token = { $seat } verliert { $token }
deep-sea-event-wave = { $seat } hat jetzt die Welle
deep-sea-event-scored =
    { $seat } erreicht { $total }: Eigenschaften { $attributes }, Einfluss { $impact }, Berichte { $journals }, Führungs-Personen { $seniors }, Ziele { $goal1 } + { $goal2 } + { $goal3 }, Rest { $leftovers }
deep-sea-event-scored-team =
    { $seat } bringt { $total } ein: Eigenschaften { $attributes }, Einfluss { $impact }, Berichte { $journals }, Führungs-Personen { $seniors }, Rest { $leftovers }
deep-sea-event-graded = { $n } von 7 Zielen sind erreicht. { $grade }

## Was ein Hinweis zählt

deep-sea-value-attributes = Punkte der Eigenschaften
deep-sea-value-cards = Einfluss, Berichte und Führungs-Personen
deep-sea-value-goals = Ziele
deep-sea-value-discs = Scheiben
deep-sea-value-research = Wissen und Plättchen
deep-sea-value-crew = Crew
deep-sea-value-ocean = U-Boote und Zonen
deep-sea-value-waiting = was dieser Zug noch bringt
deep-sea-value-score = bisherige Punkte

## Einstellungen eines neuen Tisches

page-option-deep-sea-scenario = Szenario
page-option-deep-sea-scenario-more = Der Ozean, seine Ziele und seine eigenen Regeln.
page-option-deep-sea-scenario-value =
    { $n ->
        [1] 1. { deep-sea-scenario-1 }
        [2] 2. { deep-sea-scenario-2 }
        [3] 3. { deep-sea-scenario-3 }
        [4] 4. { deep-sea-scenario-4 }
        [5] 5. { deep-sea-scenario-5 }
        [6] 6. { deep-sea-scenario-6 }
        [7] 7. { deep-sea-scenario-7 }
        [8] 8. { deep-sea-scenario-8 }
        [9] 9. { deep-sea-scenario-9 }
        [10] 10. { deep-sea-scenario-10 }
       *[random] Zufällig
    }
page-option-deep-sea-cooperative = Miteinander spielen
page-option-deep-sea-cooperative-more = Alle sind ein Team: 7 Ziele, von denen 4 erreicht werden müssen.
