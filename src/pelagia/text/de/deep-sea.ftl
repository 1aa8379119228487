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
deep-sea-cause-impact = Einfluss
deep-sea-cause-cleanup = Reinigung
deep-sea-ask-launch-step = Du bekommst ein neues U-Boot. Wo lässt du es zu Wasser?
deep-sea-ask-recruit = Runde { $round }: Wen rekrutierst du? Bis Stufe { $n }
deep-sea-ask-refill = Das Fach ist leer. Welches Crew-Mitglied eines anderen Stapels legst du hinein?
deep-sea-ask-reclaim = Von wem nimmst du eine Scheibe zurück, um sie wieder zu nutzen?
deep-sea-ask-turn-menu = Dein Zug: Crew aktivieren, Plättchen nutzen oder passen
deep-sea-ask-turn-token = Ein Crew-Mitglied aktivieren, noch ein Plättchen nutzen oder den Zug beenden
deep-sea-ask-turn-rest = Ein Plättchen nutzen oder den Zug beenden; ein Plättchen kann gespeichert werden
deep-sea-ask-actions = Welche Aktion machst du?
deep-sea-ask-one-action = Welche dieser Aktionen machst du? Nur eine
deep-sea-ask-copy-crew = Wessen Aktionen kopierst du?
deep-sea-ask-extra = Eine zusätzliche Aktion, { $what }?
deep-sea-ask-travel = Welches U-Boot bewegst du wohin?
deep-sea-ask-sonar = Auf welche Sonar-Leiste legst du eine Scheibe?
deep-sea-ask-discover = In welcher Tiefe entdeckst du?
deep-sea-ask-keep-board = Welche dieser { $n } Kacheln behältst du? Die andere kommt unter ihren Stapel
deep-sea-ask-place-board = Wo legst du „{ $zone }“ an?
deep-sea-ask-name-kind = Du hast den gefallenen Stern gefunden. Welche Scheiben zählen für Ziel 3?
deep-sea-ask-dive = { $n ->
        [one] Wo tauchst du?
       *[other] Wo tauchst du? Bis zu { $n } Plättchen eines Feldes gehören dir
    }
deep-sea-ask-keep-token = Welches dieser Tauch-Plättchen behältst du?
deep-sea-ask-conserve = Auf welches Meeresschutz-Feld legst du deine Scheibe?
deep-sea-ask-publish = Welchen Bericht veröffentlichst du, und auf welchem Feld?
deep-sea-ask-impact = Wo setzt du deinen Einfluss ein?
deep-sea-ask-step-impact = Dieser Schritt bringt Einfluss. Wo setzt du ihn ein?
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
deep-sea-reclaim-discs =
    { $n ->
        [one] { $n } Scheibe zurücknehmen
       *[other] { $n } Scheiben zurücknehmen
    }
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
deep-sea-base = { $zone } ({ CODE($cell) })
deep-sea-travel-zone = Von { $start } nach { $zone } ({ CODE($cell) })
deep-sea-sonar-track = { $zone } ({ CODE($cell) }), Leiste { $n }
deep-sea-depth = Tiefe { $n }
deep-sea-keep-board = { $zone } behalten
deep-sea-place = Hierher legen ({ CODE($cell) })
deep-sea-place-under = Unter { $zone } legen ({ CODE($cell) })
deep-sea-name-conserve = Scheiben auf Meeresschutz-Feldern
deep-sea-name-journal = Scheiben auf Publikations-Feldern
deep-sea-dive-site = { $zone } ({ CODE($cell) }), Feld { $n }
deep-sea-keep-token = { $token } behalten
deep-sea-conserve-site =
    { $n ->
        [0] { $zone } ({ CODE($site) }), kostenlos
       *[other] { $zone } ({ CODE($site) }) für { $n } Wissen
    }
deep-sea-publish-site =
    { $n ->
        [0] { $card } auf { $zone } ({ CODE($site) }), kostenlos
       *[other] { $card } auf { $zone } ({ CODE($site) }) für { $n } Wissen
    }
deep-sea-hex =
    { $n ->
        [0] Feld { CODE($hex) }: { $what }
        [one] Feld { CODE($hex) }: { $n } Punkt{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
       *[other] Feld { CODE($hex) }: { $n } Punkte{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
    }
deep-sea-move =
    { $n ->
        [0] Marker bewegen ({ CODE($start, ">", $hex) }): { $what }
        [one] Marker bewegen ({ CODE($start, ">", $hex) }): { $n } Punkt{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
       *[other] Marker bewegen ({ CODE($start, ">", $hex) }): { $n } Punkte{ FORM($what, "kind") ->
            [empty] {""}
           *[some] , { $what }
        }
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
        [one] { $seat } erhält { ICON("disc", $n) }{ $n } Scheibe{ ICON() } durch Arbeitskraft
       *[other] { $seat } erhält { ICON("disc", $n) }{ $n } Scheiben{ ICON() } durch Arbeitskraft
    }
deep-sea-event-reassigned =
    { $n ->
        [one] { $seat } nimmt { ICON("disc", $n) }{ $n } Scheibe{ ICON() } von der Crew zurück
       *[other] { $seat } nimmt { ICON("disc", $n) }{ $n } Scheiben{ ICON() } von der Crew zurück
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
deep-sea-event-launched = { $seat } lässt ein U-Boot zu Wasser: { $zone } ({ CODE($cell) })
deep-sea-event-travelled = { $seat } bewegt sich von { $start } nach { $zone } ({ CODE($cell) })
deep-sea-event-sonar = { $seat } nutzt das Sonar: { $zone } ({ CODE($cell) })
deep-sea-event-drew =
    { $n ->
        [one] { $seat } sieht sich { $n } Kachel der Tiefe { $depth } an
       *[other] { $seat } sieht sich { $n } Kacheln der Tiefe { $depth } an
    }
deep-sea-event-discovered = { $seat } entdeckt { $zone } ({ CODE($cell) })
deep-sea-event-named = { $seat } bestimmt, welche Scheiben zählen: { $kind }
deep-sea-event-dived = { $seat } taucht und findet { $token }
deep-sea-event-conserved =
    { $n ->
        [0] { $seat } schützt das Meer: { $zone } ({ CODE($cell) })
       *[other] { $seat } schützt das Meer für { ICON("science", $n) }{ $n } Wissen{ ICON() }: { $zone } ({ CODE($cell) })
    }
deep-sea-event-published =
    { $n ->
        [0] { $seat } nimmt { $card } auf { $zone } ({ CODE($cell) })
       *[other] { $seat } nimmt { $card } auf { $zone } ({ CODE($cell) }) für { ICON("science", $n) }{ $n } Wissen{ ICON() }
    }
deep-sea-event-refilled = Neu in der Auslage: { $card }
deep-sea-event-linked =
    { $n ->
        [one] { $seat } schließt eine Verbindung: { $zone }
       *[other] { $seat } schließt { $n } Verbindungen: { $zone }
    }
deep-sea-event-marked =
    { $points ->
        [0] { $seat } setzt einen Einfluss-Marker ({ CODE($hex) })
        [one] { $seat } setzt einen Einfluss-Marker im Wert von { ICON("point", $points) }{ $points } Punkt{ ICON() } ({ CODE($hex) })
       *[other] { $seat } setzt einen Einfluss-Marker im Wert von { ICON("point", $points) }{ $points } Punkten{ ICON() } ({ CODE($hex) })
    }
deep-sea-event-cleaned = { $seat } reinigt: Schritt { $n }
deep-sea-event-option = { $seat } entscheidet Ziel { $goal }. { $option }
deep-sea-event-restored = { $seat } hat { $zone } ({ CODE($cell) }) wiederhergestellt
deep-sea-event-promoted = { $seat } befördert: { $crew }
deep-sea-event-returned-disc = { $seat } gibt die Scheibe in den Vorrat zurück: { $crew }
deep-sea-event-paid-disc =
    { $n ->
        [one] { $seat } gibt { ICON("disc", $n) }{ $n } Scheibe{ ICON() } in den Vorrat zurück
       *[other] { $seat } gibt { ICON("disc", $n) }{ $n } Scheiben{ ICON() } in den Vorrat zurück
    }
deep-sea-event-lost-research = { $seat } verliert { ICON("science", $n) }{ $n } Wissen{ ICON() }
deep-sea-event-paid-research = { $seat } zahlt { ICON("science", $n) }{ $n } Wissen{ ICON() } für den Einfluss
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
page-option-deep-sea-scenario-value-more =
    { $n ->
        [1] Empfohlen für die erste Partie: Alle drei Arten von Scheiben zählen, keine Sonderregeln.
        [2] Leicht: keine Sonderregeln; es zählt, wo im Ozean deine Scheiben liegen.
        [3] Mittel: Forschungs-Berichte und ihre Farben zählen; U-Boote beginnen, wo du willst.
        [4] Mittel: Stelle Riffe wieder her; wer eine Zone ganz schützt, bekommt zusätzliche Marker.
        [5] Mittel: ein breiter, flacher Ozean mit drei Tiefen; U-Boote beginnen, wo du willst.
        [6] Schwer: Suche in der Tiefe den gefallenen Stern; Marker wandern, statt sich auszubreiten.
        [7] Schwer: Ein Schacht führt hinab zum Wrack; Rettungsmarker entscheiden.
        [8] Schwer: Erst im Spiel wird gewählt, was die Ziele zählen.
        [9] Schwer: Beseitigt die Ölpest, bevor eure U-Boote tiefer tauchen dürfen.
        [10] Schwer: ein Wettlauf in die tiefsten Zonen; jede Tiefe hat ihre eigene Reihe im Einfluss-Bereich.
       *[random] Für alle, die sie kennen: Der Zufall wählt eines der zehn.
    }
page-option-deep-sea-cooperative = Miteinander spielen
page-option-deep-sea-cooperative-more = Alle sind ein Team: 7 Ziele, von denen 4 erreicht werden müssen.

## Ein Team: was erreicht werden soll, und wie es ausging

deep-sea-aim-goals = { $need } Ziele, jetzt { $n }
deep-sea-aim-grade = { $n } Ziele für { $grade }
deep-sea-end-won = Mission erfüllt, { $grade }: { $n } Ziele, { $points } Punkte
deep-sea-end-lost = Mission gescheitert: { $n } von { $need } Zielen, { $points } Punkte
deep-sea-end-missed = Verfehlt: { FORM($what, "many") }, { $n } von { $need }
deep-sea-end-unopened = Verfehlt: Ziel { $n }, weil niemand gewählt hat, was es zählt
deep-sea-end-score = Punkte aller zusammen
    .many = Punkte aller zusammen
deep-sea-tally-attributes = Eigenschaften
deep-sea-tally-impact = Einfluss
deep-sea-tally-journals = Berichte
deep-sea-tally-seniors = Führungs-Personen
deep-sea-tally-goal = Ziel { $n }
deep-sea-tally-leftovers = Reste
## Warum nicht: wozu eine Stelle da ist und was im Weg steht

deep-sea-why-place-cell = Ein U-Boot kommt mit der Aktion Bewegung hierher.
deep-sea-why-place-cell-unknown = Hier ist noch nichts entdeckt. Neue Zonen kommen mit der Aktion Entdecken, jede unter einer anderen.
deep-sea-why-place-cell-taken = Hier liegt schon eine Zone.
deep-sea-why-place-cell-depth = Die neue Zone gehört in ihre eigene Tiefe, unter eine vorhandene Zone.
deep-sea-why-place-cell-far = Keines deiner U-Boote kommt jetzt hierher: Es ist zu weit oder zu tief für deine Technologie, oder die Frage gilt etwas anderem.
deep-sea-why-place-track-full = Diese Sonar-Leiste ist voll.
deep-sea-why-place-site-taken = Auf diesem Feld liegt schon eine Scheibe.
deep-sea-why-place-no-vessel = Handeln kannst du nur, wo eines deiner U-Boote hinreicht, und das tut gerade keines.
deep-sea-why-place-no-disc = Das braucht eine Scheibe aus deinem Laderaum, und dort ist keine.
deep-sea-why-place-sonar = Das geht mit der Aktion Sonar. Aktiviere ein Crew-Mitglied, das sie hat.
deep-sea-why-place-dive = Das geht mit der Aktion Tauchgang. Aktiviere ein Crew-Mitglied, das sie hat.
deep-sea-why-place-dive-empty = Auf diesem Tauchgang-Feld liegt kein Plättchen mehr.
deep-sea-why-place-conserve = Das geht mit der Aktion Meeres-Schutz. Aktiviere ein Crew-Mitglied, das sie hat.
deep-sea-why-place-publish = Das geht mit der Aktion Publikation. Aktiviere ein Crew-Mitglied, das sie hat.
deep-sea-why-place-no-journal = In der Auslage liegt kein Forschungs-Bericht dieser Farbe.
deep-sea-why-place-pile = Von hier ziehst du mit der Aktion Entdecken eine neue Ozean-Kachel.
deep-sea-why-place-pile-none = Dieser Stapel ist leer.
deep-sea-why-place-pile-depth = Dieser Effekt reicht nicht in diese Tiefe, oder dort ist kein Platz für eine Zone.
deep-sea-why-place-looking = Diese Kachel siehst du dir an; gewählt wird sie in einem eigenen Schritt.
deep-sea-why-place-crew = Crew-Mitglieder aktivierst du zu Beginn deines Zuges.
deep-sea-why-place-crew-main = Aktivieren kannst du nur einmal pro Zug, und das hast du schon getan.
deep-sea-why-place-crew-disc = Auf diesem Crew-Mitglied liegt eine Scheibe: Es hat schon gehandelt.
deep-sea-why-place-crew-no-action = Dieses Crew-Mitglied hat keine Aktion zum Aktivieren.
deep-sea-why-place-crew-senior = Dieses Crew-Mitglied ist schon befördert.
deep-sea-why-place-crew-no-disc = Auf diesem Crew-Mitglied liegt keine Scheibe.
deep-sea-why-place-crew-order = Scheiben nimmst du von links nach rechts zurück: Diese ließe zu wenige übrig oder liegt vor der zuletzt gewählten.
deep-sea-why-place-tray = Crew-Mitglieder rekrutierst du am Anfang einer Runde.
deep-sea-why-place-tray-none = Von diesen Crew-Mitgliedern ist keines mehr da.
deep-sea-why-place-tray-later = Führe zuerst aus, was dein neues Crew-Mitglied bringt.
deep-sea-why-place-track = Eine Eigenschaft steigt durch einen Effekt; wählen kannst du sie nur, wenn ein Effekt dir die Wahl lässt.
deep-sea-why-place-token = Dieses Plättchen nützt dir in diesem Schritt nichts oder ist eine eigene Aktion. Nutze es davor oder danach.
deep-sea-why-place-token-turn = Plättchen nutzt du nur in deinem eigenen Zug.
deep-sea-why-place-journal = Das Feld eines Forschungs-Berichts nutzt du zu Beginn deines Zuges, wie ein Crew-Mitglied.
deep-sea-why-place-journal-used = Das Feld dieses Forschungs-Berichts ist schon benutzt.
deep-sea-why-place-journal-no-space = Dieser Forschungs-Bericht hat kein Feld für eine Scheibe: Er hat gewirkt, als du ihn genommen hast.
deep-sea-why-place-market = Einen Forschungs-Bericht nimmst du mit der Aktion Publikation, auf einem freien Publikations-Feld seiner Farbe.
deep-sea-why-place-hex = Einfluss-Marker kommen hierher, wenn ein Effekt dir einen Einfluss gibt.
deep-sea-why-place-hex-taken = Hier liegt schon ein Marker.
deep-sea-why-place-hex-far = Dieses Feld ist außer Reichweite: Ein Marker kommt auf ein Startfeld oder neben einen anderen, je nach Szenario.
deep-sea-why-place-goal = Ziele werden am Ende gezählt. Hier wählst du nur, wenn ein Marker auf ein Zielfeld kommt.
deep-sea-why-place-cleanup = Die Reinigungsleiste rückt durch Meeres-Schutz vor oder durch einen Einfluss, den du dafür nutzt.
deep-sea-why-place-setback = Einen Rückschlag wählt man nicht. Er gilt in dieser Runde.
deep-sea-why-research = Das kostet { $n } Wissen. Du hast { $have }.

## Arten von Stellen

deep-sea-sort-cell = Zonen des Ozeans
deep-sea-sort-site = Felder der Zonen
deep-sea-sort-pile = Stapel der Ozean-Kacheln
deep-sea-sort-looking = Kacheln, die du dir ansiehst
deep-sea-sort-crew = deine Crew
deep-sea-sort-tray = der Sortier-Kasten der Crew
deep-sea-sort-track = deine Eigenschaften
deep-sea-sort-token = Plättchen
deep-sea-sort-journal = deine Forschungs-Berichte
deep-sea-sort-market = die Auslage der Forschungs-Berichte
deep-sea-sort-hex = der Einfluss-Bereich
deep-sea-sort-goal = die Ziele
deep-sea-sort-cleanup = die Reinigungsleiste
