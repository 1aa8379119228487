# Endeavor: Deep Sea, Crew, Kacheln, Plättchen, Berichte, Szenarien und Karten. Titel wie in docs/rules/deep-sea.md, Abschnitte 21 und 22.

## Crew-Mitglieder

deep-sea-crew-leader = Teamleitung
deep-sea-senior-leader = Missionsleitung
deep-sea-crew-pilot = Pilot
deep-sea-senior-pilot = Skipper
deep-sea-crew-reef-diver = Rifftaucher
deep-sea-senior-reef-diver = Unterwasserfotograf
deep-sea-crew-sonar-operator = Sonartechniker
deep-sea-senior-sonar-operator = Akustikingenieur
deep-sea-crew-ecologist = Ökologe
deep-sea-senior-ecologist = Ökotoxikologe
deep-sea-crew-marine-engineer = Schiffsingenieur
deep-sea-senior-marine-engineer = Schiffsarchitekt
deep-sea-crew-navigator = Navigator
deep-sea-senior-navigator = Hydrograf
deep-sea-crew-rov-operator = Tauchroboter-Pilot
deep-sea-senior-rov-operator = Tiefseefilmer
deep-sea-crew-field-researcher = Feldforscher
deep-sea-senior-field-researcher = Meeresforscher
deep-sea-crew-marine-biologist = Meeresbiologe
deep-sea-senior-marine-biologist = Aquakultur-Experte
deep-sea-crew-deep-sea-diver = Tiefseetaucher
deep-sea-senior-deep-sea-diver = Tiefseebiologe
deep-sea-crew-oceanographer = Ozeanograf
deep-sea-senior-oceanographer = Umweltbotschafter
deep-sea-crew-vessel-captain = Kapitän
deep-sea-senior-vessel-captain = Expeditionsleiter
deep-sea-crew-fleet-coordinator = Flottenkoordinator
deep-sea-senior-fleet-coordinator = Renommierter Flottenkoordinator
deep-sea-crew-ichthyologist = Ichthyologe
deep-sea-senior-ichthyologist = Renommierter Ichthyologe
deep-sea-crew-ocean-historian = Meereshistoriker
deep-sea-senior-ocean-historian = Renommierter Meereshistoriker
deep-sea-crew-biotechnologist = Biotechnologe
deep-sea-senior-biotechnologist = Renommierter Biotechnologe
deep-sea-crew-biogeographer = Biogeograf
deep-sea-senior-biogeographer = Renommierter Biogeograf
deep-sea-crew-mentor = Mentor
deep-sea-senior-mentor = Renommierter Mentor
deep-sea-crew-adventurer = Abenteurer
deep-sea-senior-adventurer = Renommierter Abenteurer
deep-sea-crew-dive-team-leader = Tauchgruppenleiter
deep-sea-senior-dive-team-leader = Renommierter Tauchgruppenleiter
deep-sea-crew-robotics-engineer = Robotikingenieur
deep-sea-senior-robotics-engineer = Renommierter Robotikingenieur

## Ozean-Kacheln

deep-sea-ocean-atoll = Atoll
deep-sea-ocean-calm-seas = Ruhige See
deep-sea-ocean-dying-reef = Sterbendes Riff
deep-sea-ocean-kelp-forest = Tangwald
deep-sea-ocean-oil-rig = Stillgelegte Bohrinsel
deep-sea-ocean-remote-anchorage = Abgelegener Ankerplatz
deep-sea-ocean-sea-star = Der Seestern
deep-sea-ocean-volcanic-island = Vulkaninsel
deep-sea-ocean-cave-system = Unterwasserhöhlen
deep-sea-ocean-dolphin-pods = Delfinschulen
deep-sea-ocean-ledge-elevator = Felsaufzug
deep-sea-ocean-looking-glass = Das Spähglas
deep-sea-ocean-resupply-modules = Nachschubmodule
deep-sea-ocean-sea-turtles = Schildkrötenwanderung
deep-sea-ocean-shipwreck = Schiffswrack
deep-sea-ocean-sunken-ruins = Versunkene Ruinen
deep-sea-ocean-whale-calving = Kinderstube der Wale
deep-sea-ocean-carbonate-spires = Karbonattürme
deep-sea-ocean-coldwater-reef = Kaltwasserriff
deep-sea-ocean-deepwater-shark = Tiefseehai
deep-sea-ocean-jellyfish-bloom = Quallenblüte
deep-sea-ocean-rift-valley = Grabenbruch
deep-sea-ocean-thermal-vents = Thermalquellen
deep-sea-ocean-vortex = Strudel
deep-sea-ocean-bioluminescent-fauna = Leuchtende Fauna
deep-sea-ocean-brine-pool = Solebecken
deep-sea-ocean-colossal-squid = Koloss-Kalmar
deep-sea-ocean-continental-shelf = Kontinentalschelf
deep-sea-ocean-seamount = Tiefseeberg
deep-sea-ocean-sponge-gardens = Schwammgärten
deep-sea-ocean-abyssal-plain = Tiefsee-Ebene
deep-sea-ocean-abyssal-trench = Tiefseegraben
deep-sea-ocean-black-smoker = Schwarzer Raucher
deep-sea-ocean-fallen-star = Gefallener Stern
deep-sea-ocean-scaly-foot-snails = Schuppenfußschnecken
deep-sea-ocean-seafloor-restoration = Sanierung des Meeresbodens
deep-sea-ocean-whale-fall = Walkadaver

## Szenarien

deep-sea-scenario-1 = Der Ruf des Ozeans
deep-sea-scenario-2 = Karten und Pläne
deep-sea-scenario-3 = Das Meeresjournal
deep-sea-scenario-4 = Besser als vorgefunden
deep-sea-scenario-5 = Der gefallene Stern
deep-sea-scenario-6 = Sternsuche
deep-sea-scenario-7 = Bergung des gefallenen Sterns
deep-sea-scenario-8 = Neue Horizonte
deep-sea-scenario-9 = Die Ölpest
deep-sea-scenario-10 = Die tiefste See

## Bonusziele

deep-sea-bonus-1 = Weite Kartierung
deep-sea-bonus-2 = Lebensnetz
deep-sea-bonus-3 = Volle Regale
deep-sea-bonus-4 = Erfahrene Crew
deep-sea-bonus-5 = Ganze Flotte
deep-sea-bonus-6 = Meisterschaft
deep-sea-bonus-7 = Ausgewogenheit
deep-sea-bonus-8 = Wissensbasis
deep-sea-bonus-9 = Alles ertaucht
deep-sea-bonus-10 = Wiederhergestellt
deep-sea-bonus-11 = Präsenz
deep-sea-bonus-12 = Wellenschlag

## Rückschläge

deep-sea-setback-1 = Sturm
deep-sea-setback-2 = Kürzung
deep-sea-setback-3 = Überstundenverbot
deep-sea-setback-4 = Trübes Wasser
deep-sea-setback-5 = Gutachten
deep-sea-setback-6 = Datenverlust
deep-sea-setback-7 = Rückruf
deep-sea-setback-8 = Auflagen
deep-sea-setback-9 = Einstellungsstopp
deep-sea-setback-10 = Rauschen
deep-sea-setback-11 = Verdorbene Proben
deep-sea-setback-12 = Zweifel

## Plättchen und Berichte

deep-sea-token-name = Tauch-Plättchen { CODE($n) }
deep-sea-journal-name = { $title } { CODE($number) }
deep-sea-journal-a1 = Korallenchronik
deep-sea-journal-a2 = Riffschau
deep-sea-journal-a3 = Karte der Strömungen
deep-sea-journal-a4 = Stimmen der Küste
deep-sea-journal-a5 = Druck und Stahl
deep-sea-journal-a6 = Briefe aus dem Hafen
deep-sea-journal-a7 = Das stille Labor
deep-sea-journal-a8 = Logbuch der Crew
deep-sea-journal-1 = Probefahrten
deep-sea-journal-2 = Lotverfahren
deep-sea-journal-3 = Gezeiten und Fahrpläne
deep-sea-journal-4 = Walgesänge
deep-sea-journal-5 = Licht in der Tiefe
deep-sea-journal-6 = Unbekannte Gräben
deep-sea-journal-7 = Die Gesundheit der Meere
deep-sea-journal-8 = Wracks und Relikte
deep-sea-journal-9 = Plankton-Atlas
deep-sea-journal-10 = Salz und Schlick
deep-sea-journal-11 = Erste Beobachtungen
deep-sea-journal-12 = Leuchtendes Leben
deep-sea-journal-13 = Gemeinsame Gewässer
deep-sea-journal-14 = Seegraswiesen
deep-sea-journal-15 = Schwarmwissen
deep-sea-journal-16 = Zählung im Tang
deep-sea-journal-17 = Unter der Sprungschicht
deep-sea-journal-18 = Leise Schrauben
deep-sea-journal-19 = Feurige Schlote
deep-sea-journal-20 = Kinderstuben des Meeres
deep-sea-journal-21 = Lernen auf See
deep-sea-journal-22 = Wege in die Tiefe
deep-sea-journal-23 = Perlen des Wissens
deep-sea-journal-24 = Almanach der Ozeane

## Symbole und Tiefen

deep-sea-colour-blue = blau
    .noun = Blau
deep-sea-colour-yellow = gelb
    .noun = Gelb
deep-sea-colour-brown = braun
    .noun = Braun
deep-sea-colour-green = grün
    .noun = Grün

## Boni. Jeder Teil wird gezählt: Zwei Schritte Ansehen sind ein Teil mit 2.

deep-sea-gain-r = { ICON("reputation", $n) }Ansehen +{ $n }{ ICON() }
deep-sea-gain-i = { ICON("inspiration", $n) }Motivation +{ $n }{ ICON() }
deep-sea-gain-c = { ICON("coordination", $n) }Organisation +{ $n }{ ICON() }
deep-sea-gain-g = { ICON("ingenuity", $n) }Genialität +{ $n }{ ICON() }
deep-sea-gain-a =
    { $n ->
        [one] { ICON("attribute", $n) }beliebige Eigenschaft +1{ ICON() }
       *[other] { ICON("attribute", $n) }{ $n }-mal beliebige Eigenschaft +1{ ICON() }
    }
deep-sea-gain-l =
    { $n ->
        [one] { ICON("attribute", $n) }niedrigste Eigenschaft +1{ ICON() }
       *[other] { ICON("attribute", $n) }{ $n }-mal niedrigste Eigenschaft +1{ ICON() }
    }
deep-sea-gain-k = { ICON("science", $n) }{ $n } Wissen{ ICON() }
deep-sea-gain-d =
    { $n ->
        [one] { ICON("disc", $n) }{ $n } Scheibe{ ICON() }
       *[other] { ICON("disc", $n) }{ $n } Scheiben{ ICON() }
    }
deep-sea-gain-m = { ICON("impact", $n) }{ $n } Einfluss{ ICON() }
deep-sea-gain-p =
    { $n ->
        [one] { ICON("promote", $n) }{ $n } Beförderung{ ICON() }
       *[other] { ICON("promote", $n) }{ $n } Beförderungen{ ICON() }
    }
deep-sea-gain-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } und { $b }
    }
    .kind = list
deep-sea-nothing = nichts
    .kind = empty

## Zeilen im Text eines Crew-Mitglieds

deep-sea-line-tier =
    { $copies ->
        [one] Stufe { $n }, { $copies } Plättchen
       *[other] Stufe { $n }, { $copies } Plättchen
    }
deep-sea-line-junior-at-once = Sofort: { $what }
deep-sea-line-junior-actions = Aktionen: { $what }
deep-sea-line-junior-score = Am Ende: { $what }
deep-sea-line-junior-none = Keine Aktionen: kann nicht aktiviert werden
deep-sea-line-senior = Befördert: { $name }
deep-sea-line-senior-at-once = Führungs-Person, sofort: { $what }
deep-sea-line-senior-actions = Führungs-Person, Aktionen: { $what }
deep-sea-line-senior-score = Führungs-Person, am Ende: { $what }
deep-sea-line-senior-none = Führungs-Person: keine Aktionen, kann nicht aktiviert werden

## Zeilen im Text einer Ozean-Kachel

deep-sea-line-depth =
    { $n ->
        [1] Tiefe 1, Oberfläche
        [2] Tiefe 2, Epipelagial
        [3] Tiefe 3, Mesopelagial
        [4] Tiefe 4, Bathypelagial
       *[5] Tiefe 5, Abyssopelagial
    }
deep-sea-line-found = Entdeckungs-Bonus: { $what }
deep-sea-line-arrive = Ankunfts-Bonus: { $what }
deep-sea-line-dive = Tauchgang-Feld ({ CODE("d", $n) }): { $tokens } Plättchen
deep-sea-line-per-token = Für jedes Plättchen, das du hier nimmst: { $what }
deep-sea-line-emptied = Wenn hier das letzte Plättchen genommen wird: { $what }
deep-sea-line-draws = Ein Tauchgang zieht hier { $n } Plättchen: eines behalten, den Rest ablegen
deep-sea-line-sonar = Sonar-Feld ({ CODE($site) }): { $what }
deep-sea-line-sonar-track = Sonar-Leiste { $track }, Feld ({ CODE($site) }): { $what }
deep-sea-line-conserve = Meeresschutz-Feld ({ CODE($site) }) für { $n } Wissen: { $what }
deep-sea-line-journal = Publikations-Feld ({ CODE($site) }): { $colour }
deep-sea-line-journal-gives = Publikations-Feld ({ CODE($site) }): { $colour }, { $what }
deep-sea-line-via-left = Dieses Feld ({ CODE($site) }) wird von der Zone links aus genutzt
deep-sea-line-via-above = Dieses Feld ({ CODE($site) }) wird von der Zone darüber aus genutzt
deep-sea-line-via-right = Dieses Feld ({ CODE($site) }) wird von der Zone rechts aus genutzt
deep-sea-line-link = Verbindung ({ CODE($a, "-", $b) }): { $what }
deep-sea-line-leaving = Wenn eines deiner U-Boote von hier wegfährt: { $what }
deep-sea-line-after-conserve = Nachdem du hier Meeres-Schutz ausgeführt hast: { $what }
deep-sea-line-filled = Wenn alle Meeresschutz-Felder gefüllt sind: { $what }
deep-sea-line-technology = Bewegung von hier aus: Technologie +{ $n }
deep-sea-line-closed = Kein U-Boot fährt in diese Zone oder durch sie hindurch
deep-sea-line-single = Höchstens ein U-Boot von jedem Spieler

## Zeilen im Text von Tauch-Plättchen und Forschungs-Berichten

deep-sea-line-research = Wissen: { $n }
deep-sea-line-effect = Oder: { $what }
deep-sea-line-cost = Kosten: { $n } Wissen
deep-sea-line-symbol = Symbol: { $colour }
deep-sea-line-you = Du: { $what }
deep-sea-line-others = Alle anderen: { $what }
deep-sea-line-space = Aktivierungs-Feld, einmal im Spiel: { $what }
deep-sea-line-points =
    { $n ->
        [one] { $n } Punkt am Ende
       *[other] { $n } Punkte am Ende
    }

## Szenarien. Ziele zählen für jeden Spieler; ein Team zählt zusammen.

deep-sea-line-goal =
    { $option ->
        [left] Ziel { $n }, nach links:
        [right] Ziel { $n }, nach rechts:
        [shallow] Ziel { $n }, flach:
        [deep] Ziel { $n }, tief:
        [narrow] Ziel { $n }, schmal:
        [broad] Ziel { $n }, breit:
       *[other] Ziel { $n }:
    }
deep-sea-goal-each =
    { $n ->
        [one] { $n } Punkt { FORM($what, "per") }
       *[other] { $n } Punkte { FORM($what, "per") }
    }
deep-sea-goal-counted = gezählt werden { FORM($what, "many") }
deep-sea-line-more = { $what }
deep-sea-goal-prizes =
    { $first ->
        [one] 1. Platz: { $first } Punkt, 2. Platz: { $second }
       *[other] 1. Platz: { $first } Punkte, 2. Platz: { $second }
    }
deep-sea-goal-most =
    { $n ->
        [one] die meisten { FORM($what, "many") }: { $n } Punkt
       *[other] die meisten { FORM($what, "many") }: { $n } Punkte
    }
deep-sea-line-team-goal = Als Team, über alle zusammengezählt: { FORM($what, "many") }, { $p1 } allein, { $p2 } zu zweit, { $p3 } zu dritt, { $p4 } zu viert
deep-sea-rule-base = Jedes U-Boot kommt in einer Zone der Tiefe 1 deiner Wahl zu Wasser
deep-sea-rule-restored = Wer das letzte Meeresschutz-Feld einer Zone füllt, legt einen weiteren Marker auf die Schildkröte, einmal je Zone
deep-sea-rule-star = Der gefallene Stern liegt verborgen unter den ersten Kacheln seiner Tiefe. Wer ihn zieht, behält ihn und nennt Meeres-Schutz oder Publikation
deep-sea-rule-move = Ein Einfluss bewegt einen deiner Marker auf ein freies Nachbarfeld; nur wenn keiner ziehen kann, kommt ein neuer auf ein Eingangsfeld. Die unteren Reihen öffnen sich, wenn der gefallene Stern im Ozean liegt. Ein Marker in diesen Reihen, unter dem nichts frei ist, bleibt für immer
deep-sea-rule-rows = Ein Einfluss gehört zur Tiefe der Zone, aus der er kommt, sonst zu einer Tiefe, in der du ein U-Boot hast. Reihen füllen sich von links; volle geben ihre Marker weiter
deep-sea-rule-options = Wer einen Marker auf ein Zielfeld legt, wählt für alle eine der zwei Arten, dieses Ziel zu werten. Ein Ziel mit leerem Feld bringt nichts
deep-sea-rule-cleanup = Jeder Meeres-Schutz in Tiefe 1 oder 2 ist ein Schritt auf deiner Reinigungsleiste, auf Wunsch auch ein Einfluss. Die Schritte 2, 4, 6 und 8 geben 1 Scheibe, einen Schritt auf einer beliebigen Eigenschaft, 1 Einfluss und 1 Beförderung. U-Boote kommen ab Schritt 1 in Tiefe 3, ab Schritt 3 in Tiefe 4

## Bonusziele und Rückschläge

deep-sea-line-team-sum = Alle zusammen, { FORM($what, "many") }: { $p1 } allein, { $p2 } zu zweit, { $p3 } zu dritt, { $p4 } zu viert
    .counted = Alle zusammen, { FORM($what, "many") }
deep-sea-line-team-once = Alle zusammen, { FORM($what, "many") }: { $p1 } allein, { $p2 } zu zweit, { $p3 } zu dritt, { $p4 } zu viert
    .counted = Alle zusammen, { FORM($what, "many") }
deep-sea-line-team-every = Jeder für sich, { FORM($what, "many") }: { $p1 } allein, { $p2 } zu zweit, { $p3 } zu dritt, { $p4 } zu viert
    .counted = Jeder für sich, { FORM($what, "many") }
deep-sea-line-now = Jetzt, alle: { $what }
deep-sea-line-less-range =
    { $n ->
        [one] In dieser Runde fahren U-Boote { $n } Schritt weniger, aber mindestens 1
       *[other] In dieser Runde fahren U-Boote { $n } Schritte weniger, aber mindestens 1
    }
deep-sea-line-less-effort =
    { $n ->
        [one] In dieser Runde gibt die Arbeitskraft { $n } Scheibe weniger, aber mindestens 1
       *[other] In dieser Runde gibt die Arbeitskraft { $n } Scheiben weniger, aber mindestens 1
    }
deep-sea-line-most-reassigned =
    { $n ->
        [one] In dieser Runde kommt höchstens { $n } Scheibe von der Crew zurück
       *[other] In dieser Runde kommen höchstens { $n } Scheiben von der Crew zurück
    }
deep-sea-line-dive-discs =
    { $n ->
        [one] In dieser Runde kostet jeder Tauchgang auch { $n } Scheibe
       *[other] In dieser Runde kostet jeder Tauchgang auch { $n } Scheiben
    }
deep-sea-line-more-journal = In dieser Runde kosten Forschungs-Berichte { $n } Wissen mehr
deep-sea-line-more-conserve = In dieser Runde kosten Meeresschutz-Felder { $n } Wissen mehr
deep-sea-line-less-recruitment = In dieser Runde ist die Rekrutierungs-Stufe { $n } niedriger, aber mindestens 1
deep-sea-line-less-boards =
    { $n ->
        [one] In dieser Runde zieht eine Entdeckung { $n } Kachel weniger
       *[other] In dieser Runde zieht eine Entdeckung { $n } Kacheln weniger
    }
deep-sea-line-impact-research = In dieser Runde kostet jeder genutzte Einfluss { $n } Wissen

## Was gezählt wird. per: nach "1 Punkt"; one, many: nach einer Zahl und in Bedingungen.

deep-sea-kind-any = Scheibe
    .one = Scheibe
    .many = Scheiben
deep-sea-kind-sonar = Sonar-Scheibe
    .one = Sonar-Scheibe
    .many = Sonar-Scheiben
deep-sea-kind-conserve = Meeresschutz-Scheibe
    .one = Meeresschutz-Scheibe
    .many = Meeresschutz-Scheiben
deep-sea-kind-journal = Publikations-Scheibe
    .one = Publikations-Scheibe
    .many = Publikations-Scheiben
deep-sea-kinds = { $a } oder { $b }
    .one = { FORM($a, "one") } oder { FORM($b, "one") }
    .many = { FORM($a, "many") } und { FORM($b, "many") }

deep-sea-anywhere = im Ozean
    .kind = all
deep-sea-at-depth = in Tiefe { $a }
deep-sea-at-depths = in den Tiefen { $a } bis { $b }
deep-sea-in-columns =
    { $n ->
        [one] in Spalte { $columns }
       *[other] in den Spalten { $columns }
    }
deep-sea-left-of = in der Spalte von „{ $board }“ und links davon
deep-sea-right-of = in der Spalte von „{ $board }“ und rechts davon

deep-sea-discs =
    { FORM($where, "kind") ->
        [all] deine { FORM($kinds, "many") }
       *[some] deine { FORM($kinds, "many") } { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] je eigener { FORM($kinds, "one") }
           *[some] je eigener { FORM($kinds, "one") } { $where }
        }
    .one =
        { FORM($where, "kind") ->
            [all] eigene { FORM($kinds, "one") }
           *[some] eigene { FORM($kinds, "one") } { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] { FORM($kinds, "many") }
           *[some] { FORM($kinds, "many") } { $where }
        }
deep-sea-vessels =
    { FORM($where, "kind") ->
        [all] deine U-Boote im Ozean
       *[some] deine U-Boote { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] je eigenem U-Boot im Ozean
           *[some] je eigenem U-Boot { $where }
        }
    .one =
        { FORM($where, "kind") ->
            [all] U-Boot im Ozean
           *[some] U-Boot { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] U-Boote im Ozean
           *[some] U-Boote { $where }
        }
deep-sea-zones =
    { FORM($where, "kind") ->
        [all] Zonen mit deiner { FORM($kinds, "one") }
       *[some] Zonen { $where } mit deiner { FORM($kinds, "one") }
    }
    .per =
        { FORM($where, "kind") ->
            [all] je Zone mit deiner { FORM($kinds, "one") }
           *[some] je Zone { $where } mit deiner { FORM($kinds, "one") }
        }
    .one =
        { FORM($where, "kind") ->
            [all] Zone mit deiner { FORM($kinds, "one") }
           *[some] Zone { $where } mit deiner { FORM($kinds, "one") }
        }
    .many =
        { FORM($where, "kind") ->
            [all] Zonen mit deiner { FORM($kinds, "one") }
           *[some] Zonen { $where } mit deiner { FORM($kinds, "one") }
        }
deep-sea-zones-visited =
    { FORM($where, "kind") ->
        [all] Zonen mit deiner { FORM($kinds, "one") } oder deinem U-Boot
       *[some] Zonen { $where } mit deiner { FORM($kinds, "one") } oder deinem U-Boot
    }
    .per =
        { FORM($where, "kind") ->
            [all] je Zone mit deiner { FORM($kinds, "one") } oder deinem U-Boot
           *[some] je Zone { $where } mit deiner { FORM($kinds, "one") } oder deinem U-Boot
        }
    .one =
        { FORM($where, "kind") ->
            [all] Zone mit deiner { FORM($kinds, "one") } oder deinem U-Boot
           *[some] Zone { $where } mit deiner { FORM($kinds, "one") } oder deinem U-Boot
        }
    .many =
        { FORM($where, "kind") ->
            [all] Zonen mit deiner { FORM($kinds, "one") } oder deinem U-Boot
           *[some] Zonen { $where } mit deiner { FORM($kinds, "one") } oder deinem U-Boot
        }
deep-sea-found =
    { FORM($where, "kind") ->
        [all] von dir entdeckte Zonen
       *[some] von dir entdeckte Zonen { $where }
    }
    .per =
        { FORM($where, "kind") ->
            [all] je Zone, die du entdeckt hast
           *[some] je Zone { $where }, die du entdeckt hast
        }
    .one =
        { FORM($where, "kind") ->
            [all] entdeckte Zone
           *[some] entdeckte Zone { $where }
        }
    .many =
        { FORM($where, "kind") ->
            [all] entdeckten Zonen
           *[some] entdeckten Zonen { $where }
        }
deep-sea-discs-here = deine Scheiben in dieser Zone
    .per = je eigener Scheibe in dieser Zone
    .one = eigene Scheibe in dieser Zone
    .many = eigene Scheiben in dieser Zone
deep-sea-discs-on =
    { $kind ->
        [journal] deine Scheiben auf Publikations-Feldern ({ CODE($sites) })
        [conserve] deine Scheiben auf Meeresschutz-Feldern ({ CODE($sites) })
       *[other] deine Scheiben auf Feldern hier ({ CODE($sites) })
    }
    .per =
        { $kind ->
            [journal] je eigener Scheibe auf Publikations-Feldern ({ CODE($sites) })
            [conserve] je eigener Scheibe auf Meeresschutz-Feldern ({ CODE($sites) })
           *[other] je eigener Scheibe auf Feldern hier ({ CODE($sites) })
        }
    .one =
        { $kind ->
            [journal] eigene Scheibe auf Publikations-Feldern ({ CODE($sites) })
            [conserve] eigene Scheibe auf Meeresschutz-Feldern ({ CODE($sites) })
           *[other] eigene Scheibe auf Feldern hier ({ CODE($sites) })
        }
    .many =
        { $kind ->
            [journal] eigene Scheiben auf Publikations-Feldern ({ CODE($sites) })
            [conserve] eigene Scheiben auf Meeresschutz-Feldern ({ CODE($sites) })
           *[other] eigene Scheiben auf Feldern hier ({ CODE($sites) })
        }
deep-sea-vessels-here = deine U-Boote in dieser Zone
    .per = je eigenem U-Boot in dieser Zone
    .one = eigenes U-Boot in dieser Zone
    .many = eigene U-Boote in dieser Zone
deep-sea-of-colour = Symbole in { FORM($colour, "noun") }
    .per = je Symbol in { FORM($colour, "noun") }
    .one = Symbol in { FORM($colour, "noun") }
    .many = Symbole in { FORM($colour, "noun") }
deep-sea-commonest = Symbole deiner häufigsten Farbe
    .per = je Symbol deiner häufigsten Farbe
    .one = Symbol deiner häufigsten Farbe
    .many = Symbole einer Farbe
deep-sea-sets = Symbolsätze
    .per = je vollständigem Symbolsatz
    .one = vollständiger Symbolsatz
    .many = vollständige Symbolsätze
deep-sea-named-discs = deine Scheiben der genannten Art
    .per = je eigener Scheibe der genannten Art
    .one = Scheibe der genannten Art
    .many = Scheiben der genannten Art
deep-sea-rescued = deine Marker auf Rettungsfeldern
    .per = je eigenem Marker auf einem Rettungsfeld
    .one = Marker auf einem Rettungsfeld
    .many = Marker auf Rettungsfeldern
deep-sea-cleaned = deine Schritte auf der Reinigungsleiste
    .per = je Schritt auf deiner Reinigungsleiste
    .one = Schritt auf der Reinigungsleiste
    .many = Schritte auf der Reinigungsleiste
deep-sea-first =
    { $travelled ->
        [0] als Erster eine Zone der größten Tiefe entdeckt: { $first } Punkte, als Zweiter: { $second }
       *[1] als Erster in eine Zone der größten Tiefe gefahren: { $first } Punkte, als Zweiter: { $second }
    }
deep-sea-reached =
    { $travelled ->
        [0] Spieler, die eine Zone der größten Tiefe entdeckt haben
       *[1] Spieler, die in eine Zone der größten Tiefe gefahren sind
    }
    .per =
        { $travelled ->
            [0] für eine entdeckte Zone der größten Tiefe
           *[1] für die Fahrt in eine Zone der größten Tiefe
        }
    .one =
        { $travelled ->
            [0] Spieler, der eine Zone der größten Tiefe entdeckt hat
           *[1] Spieler, der in eine Zone der größten Tiefe gefahren ist
        }
    .many =
        { $travelled ->
            [0] Spieler, die eine Zone der größten Tiefe entdeckt haben
           *[1] Spieler, die in eine Zone der größten Tiefe gefahren sind
        }
deep-sea-total = { $parts }
    .per = { FORM($parts, "per") }
    .one = { FORM($parts, "one") }
    .many = { FORM($parts, "many") }
deep-sea-total-and = { $a } und { $b }
    .per = { FORM($a, "per") } und { FORM($b, "per") }
    .one = { FORM($a, "one") } oder { FORM($b, "one") }
    .many = { FORM($a, "many") } und { FORM($b, "many") }
deep-sea-score =
    { $per ->
        [1] { $points ->
            [one] { $points } Punkt{ PER($count) }
           *[other] { $points } Punkte{ PER($count) }
        }
       *[other] { $points ->
            [one] { $points } Punkt für je { $per } { FORM($count, "many") }
           *[other] { $points } Punkte für je { $per } { FORM($count, "many") }
        }
    }
deep-sea-shared-links = fertige Verbindungen zwischen dir und anderen (allein: deine eigenen)
    .per = je fertiger Verbindung zwischen dir und anderen (allein: deine eigenen)
    .one = fertige Verbindung zwischen dir und anderen (allein: deine eigene)
    .many = fertige Verbindungen zwischen dir und anderen (allein: deine eigenen)
deep-sea-links = fertige Verbindungen
    .per = je fertiger Verbindung
    .one = fertige Verbindung
    .many = fertige Verbindungen
deep-sea-most-in-zone = deine { FORM($kind, "many") } in der Zone, wo du die meisten hast
    .per = je { FORM($kind, "one") } in der Zone, wo du die meisten hast
    .one = { FORM($kind, "one") } in einer Zone
    .many = { FORM($kind, "many") } in einer Zone
deep-sea-depths-with = Tiefen mit deiner { FORM($kind, "one") }
    .per = je Tiefe mit deiner { FORM($kind, "one") }
    .one = Tiefe mit deiner { FORM($kind, "one") }
    .many = Tiefen mit deiner { FORM($kind, "one") }
deep-sea-seniors =
    { $others ->
        [0] Führungs-Personen
       *[1] deine anderen Führungs-Personen
    }
    .per =
        { $others ->
            [0] je Führungs-Person, die Teamleitung eingeschlossen
           *[1] je weiterer eigener Führungs-Person, die Teamleitung eingeschlossen
        }
    .one =
        { $others ->
            [0] Führungs-Person
           *[1] weitere Führungs-Person
        }
    .many =
        { $others ->
            [0] Führungs-Personen
           *[1] weitere Führungs-Personen
        }
deep-sea-empty-sites = Tauchgang-Felder ohne Plättchen
    .per = je Tauchgang-Feld ohne Plättchen
    .one = Tauchgang-Feld ohne Plättchen
    .many = Tauchgang-Felder ohne Plättchen
deep-sea-ocean-zones = Zonen im Ozean
    .per = je Zone im Ozean
    .one = Zone im Ozean
    .many = Zonen im Ozean
deep-sea-journals-taken = genommene Forschungs-Berichte
    .per = je genommenem Forschungs-Bericht
    .one = genommener Forschungs-Bericht
    .many = genommene Forschungs-Berichte
deep-sea-mastered = Eigenschaften auf Stufe 5
    .per = je Eigenschaft auf Stufe 5
    .one = Eigenschaft auf Stufe 5
    .many = Eigenschaften auf Stufe 5
deep-sea-lowest-track = Position der niedrigsten Eigenschaft
    .per = je Position der niedrigsten Eigenschaft
    .one = Position der niedrigsten Eigenschaft
    .many = Position der niedrigsten Eigenschaft
deep-sea-research-held = Wissen auf den Leisten
    .per = je Wissen auf den Leisten
    .one = Wissen auf den Leisten
    .many = Wissen auf den Leisten
deep-sea-restored-zones = Zonen, deren Meeresschutz-Felder alle gefüllt sind
    .per = je Zone, deren Meeresschutz-Felder alle gefüllt sind
    .one = Zone, deren Meeresschutz-Felder alle gefüllt sind
    .many = Zonen, deren Meeresschutz-Felder alle gefüllt sind
deep-sea-footprint = Zonen mit mindestens einer Scheibe
    .per = je Zone mit mindestens einer Scheibe
    .one = Zone mit mindestens einer Scheibe
    .many = Zonen mit mindestens einer Scheibe
deep-sea-impacts-used = genutzte Einflüsse
    .per = je genutztem Einfluss
    .one = genutzter Einfluss
    .many = genutzte Einflüsse

## Wörter der Wirkungen, als Teile eines Textes. $frm, $at: -1 ist die Zone, zu der der Text gehört.

deep-sea-travel =
    { $frm ->
        [-1] { $bar ->
            [0] Bewegung von hier aus
           *[other] Bewegung von hier aus, aber nicht in Tiefe { $bar }
        }
       *[other] { $tech ->
            [0] Bewegung
           *[other] Bewegung mit Technologie +{ $tech }
        }
    }
deep-sea-sonar = Sonar
deep-sea-discover =
    { $loose ->
        [0] { $hi ->
            [5] { $lo ->
                [5] eine Entdeckung in Tiefe 5
               *[other] eine Entdeckung in Tiefe { $lo } oder tiefer
            }
           *[other] eine Entdeckung in den Tiefen { $lo } bis { $hi }
        }
       *[1] eine Entdeckung in Tiefe { $lo }, an beliebiger freier Stelle
    }
deep-sea-dive =
    { $n ->
        [1] Tauchgang
       *[other] Tauchgang nach { $n } Plättchen auf einem Feld
    }
deep-sea-reach-zone = Zone
    .kind = zone
deep-sea-reach-depth = Tiefe
    .kind = depth
deep-sea-conserve =
    { $at ->
        [-1] Meeres-Schutz hier
       *[other] { FORM($reach, "kind") ->
            [depth] Meeres-Schutz in einer beliebigen Zone in der Tiefe eines deiner U-Boote
           *[zone] { $less ->
                [0] Meeres-Schutz
               *[other] Meeres-Schutz für { $less } Wissen weniger
            }
        }
    }
deep-sea-publish =
    { $at ->
        [-1] Publikation hier
       *[other] Publikation
    }
deep-sea-promote = 1 Crew-Mitglied befördern
deep-sea-copy-crew = die Aktionen eines anderen deiner Crew-Mitglieder
deep-sea-pay-disc =
    { $n ->
        [one] { $n } Scheibe in den Vorrat zurücklegen
       *[other] { $n } Scheiben in den Vorrat zurücklegen
    }
deep-sea-lose-research = { $n } Wissen verlieren
deep-sea-lose-token = das gespeicherte Plättchen ungenutzt ablegen; wer keines hat, verliert { $research } Wissen
