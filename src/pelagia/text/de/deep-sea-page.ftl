# Der Tisch von Endeavor: Deep Sea auf der Seite.

## Was die anderen tun, nach dem Abschnitt der Regeln, der es erklärt

deep-sea-page-doing-vessels = ein neues U-Boot
deep-sea-page-doing-preparation = Beginn der Runde
deep-sea-page-doing-turn = eine Aktion wählen
deep-sea-page-doing-travel = Bewegung
deep-sea-page-doing-sonar = Sonar und Entdeckung
deep-sea-page-doing-dive = Tauchgang
deep-sea-page-doing-zones = eine besondere Zone
deep-sea-page-doing-conserve = Meeres-Schutz
deep-sea-page-doing-journal = Publikation
deep-sea-page-doing-crew = Beförderung
deep-sea-page-doing-impact = Einfluss
deep-sea-page-doing-tracks = eine Eigenschaft
deep-sea-page-doing-scenarios = ein Ziel des Szenarios

## Der Tisch

deep-sea-page-free = frei
deep-sea-page-site = { $zone }: { $what }. { $owner }
deep-sea-page-kind-sonar = Sonar
deep-sea-page-dive = { $zone }: Tauch-Plättchen { $n }
deep-sea-page-vessel = U-Boot von { $seat }
deep-sea-page-pile = Tiefe { $depth }: Ozean-Kacheln im Stapel { $n }
deep-sea-page-unknown = Tiefe { $depth }: unentdeckt
deep-sea-page-unexplored = noch nicht erforscht
deep-sea-page-hex = Einfluss-Feld, Punkte { $points }
deep-sea-page-hex-start = Startfeld
deep-sea-page-hex-unlimited = Wird nie voll
deep-sea-page-hex-rescue = Rettungsfeld
deep-sea-page-hex-restored = Für die Person, die das letzte Meeresschutz-Feld einer Zone füllt
deep-sea-page-hex-overflow = Für Marker voller Reihen, Tiefen { $depths }
deep-sea-page-hex-symbol = Symbol: { $colour }
deep-sea-page-hex-goal = Öffnet Ziel { $n }
deep-sea-page-hex-touches = Auch benachbart: das Feld am anderen Ende der Linie
deep-sea-page-markers = Marker: { $who }
deep-sea-page-base = Hier kommen neue U-Boote zu Wasser
deep-sea-page-finder = Entdeckt von { $seat }
deep-sea-page-wave = Hat die Welle und beginnt
deep-sea-page-symbols = Symbole: { $what }
deep-sea-page-has-acted = War schon aktiv
deep-sea-page-used = Genutzt
deep-sea-page-track = { $name }: Stufe { $level }, Schritt { $at } von 12
deep-sea-page-good-reputation = rekrutiert bis Stufe { $n }
deep-sea-page-good-inspiration =
    { $n ->
        [one] { $n } neue Scheibe
       *[other] { $n } neue Scheiben
    }
deep-sea-page-good-coordination =
    { $n ->
        [one] { $n } Scheibe zurück
       *[other] { $n } Scheiben zurück
    }
deep-sea-page-good-ingenuity =
    { $n ->
        [one] { $n } Schritt, Tiefe { $n }
       *[other] { $n } Schritte, Tiefe { $n }
    }
deep-sea-page-goods-discs =
    { $n ->
        [one] Scheibe frei
       *[other] Scheiben frei
    }
deep-sea-page-goods-research = Wissen
deep-sea-page-goods-reserve = im Dock
deep-sea-page-ready = bereit
deep-sea-page-idle = keine Aktion
deep-sea-page-tier = Stufe { $n }
deep-sea-page-looking = Welche Kachel bleibt?
deep-sea-page-peek = Den Ozean ansehen
deep-sea-page-back = Zurück zur Auswahl
deep-sea-page-research = Wissen: { $n }
deep-sea-page-discs = Scheiben im Laderaum: { $n }
deep-sea-page-reserve = U-Boote in Reserve: { $n }
deep-sea-page-points = Punkte jetzt: { $n }
deep-sea-page-goal = Ziel { $n }
deep-sea-page-goals = Ziele
deep-sea-page-each = je { $n }
deep-sea-page-prizes = meiste +{ $first }, zweitmeiste +{ $second }
deep-sea-page-option-left = links
deep-sea-page-option-right = rechts
deep-sea-page-option-shallow = flach
deep-sea-page-option-deep = tief
deep-sea-page-option-narrow = schmal
deep-sea-page-option-broad = breit
deep-sea-page-check =
    { $goal ->
        [score] Punkte aller zusammen
       *[other] Ziel { $goal }
    }
deep-sea-page-counted = { FORM($what, "many") }, alle zusammen
deep-sea-page-counted-alone = { FORM($what, "many") }
deep-sea-page-needed = { $what } ({ $n } nötig)
deep-sea-page-have = { $have } von { $need }
deep-sea-page-met = erreicht
deep-sea-page-not-met = nicht erreicht
deep-sea-page-unopened = noch nicht geöffnet
deep-sea-page-named = Genannt: { $kind }
deep-sea-page-unnamed = Noch nichts genannt
deep-sea-page-round = Runde { $n } von { $of }
deep-sea-page-cleanup = Reinigung
deep-sea-page-market = Forschungs-Berichte
deep-sea-page-shown = Gezeigte Plättchen
deep-sea-page-tray = Crew zum Rekrutieren
deep-sea-page-crew = Crew
deep-sea-page-roster = { $n } bereit
deep-sea-page-crew-ready = Crew: { $n } von { $of } bereit
deep-sea-page-passed = gepasst
deep-sea-page-has = Crew: { $crew }, Tauch-Plättchen: { $tokens }, Forschungs-Berichte: { $journals }
deep-sea-page-total = Summe

deep-sea-board-tab-ocean = Ozean
deep-sea-board-tab-impact = Einfluss
deep-sea-board-tab-own = Meins
