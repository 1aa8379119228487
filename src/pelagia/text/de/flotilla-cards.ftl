# Flotilla: was auf den Teilen steht. Begriffe nach docs/rules/flotilla.md, Abschnitt 1; Titel und Sätze nach Abschnitt 22.

## Wörter

flotilla-side-sinkside = Sinkside
flotilla-side-skyside = Skyside

flotilla-guild-speakers = Sprecher
flotilla-guild-traders = Händler
flotilla-guild-founders = Gründer
flotilla-guild-delvers = Forscher

# building: was in Bezirken dieser Farbe steht; tile: nach „je“, ein Plättchen dieser Farbe; icon: sein Symbol
flotilla-colour-yellow = Gelb
    .icon = yellow
    .building = Raffinerie
    .tile = gelbem Plättchen
    .tiles = gelbe Plättchen
flotilla-colour-green = Grün
    .icon = green
    .building = Gewächshaus
    .tile = grünem Plättchen
    .tiles = grüne Plättchen
flotilla-colour-red = Rot
    .icon = red
    .building = Habitat
    .tile = rotem Plättchen
    .tiles = rote Plättchen
flotilla-colour-blue = Blau
    .icon = blue
    .building = Fabrik
    .tile = blauem Plättchen
    .tiles = blaue Plättchen

flotilla-depth-shallow = Flachgewässer
    .tile = Plättchen mit Flachgewässer
    .tiles = Plättchen mit Flachgewässer
flotilla-depth-reef = Riff
    .tile = Plättchen mit Riff
    .tiles = Plättchen mit Riff
flotilla-depth-deep = Tiefsee
    .tile = Plättchen mit Tiefsee
    .tiles = Plättchen mit Tiefsee

flotilla-arc-none = kein Artefakt-Teil
    .kind = none
flotilla-arc-yellow = gelbes Artefakt-Teil
flotilla-arc-red = rotes Artefakt-Teil
flotilla-arc-violet = violettes Artefakt-Teil

flotilla-tile-yellow = Gelbes Plättchen { CODE($id) }
flotilla-tile-green = Grünes Plättchen { CODE($id) }
flotilla-tile-red = Rotes Plättchen { CODE($id) }
flotilla-tile-blue = Blaues Plättchen { CODE($id) }

## Crew

flotilla-crew-captain = Kapitän
flotilla-crew-student = Student
flotilla-crew-speaker = Sprecher
flotilla-crew-trader = Händler
flotilla-crew-founder = Gründer
flotilla-crew-delver = Forscher
flotilla-crew-s1 = Ausruferin
flotilla-crew-s2 = Gesandter
flotilla-crew-s3 = Anwerberin
flotilla-crew-s4 = Funker
flotilla-crew-s5 = Schlichterin
flotilla-crew-s6 = Übersetzer
flotilla-crew-s7 = Volkstribunin
flotilla-crew-s8 = Botschafter
flotilla-crew-s9 = Chronistin
flotilla-crew-s10 = Ratsherrin
flotilla-crew-t1 = Hausierer
flotilla-crew-t2 = Schiffbauerin
flotilla-crew-t3 = Importeurin
flotilla-crew-t4 = Makler
flotilla-crew-t5 = Quartiermeister
    .soft = Quartier{ "\u00AD" }meister
flotilla-crew-t6 = Großhändlerin
flotilla-crew-t7 = Schmuggler
flotilla-crew-t8 = Baumeisterin
flotilla-crew-t9 = Bankier
flotilla-crew-t10 = Auktionatorin
flotilla-crew-f1 = Vermesserin
flotilla-crew-f2 = Pionier
flotilla-crew-f3 = Kartografin
flotilla-crew-f4 = Zimmermann
flotilla-crew-f5 = Siedlerin
flotilla-crew-f6 = Architekt
flotilla-crew-f7 = Hafenmeisterin
    .soft = Hafen{ "\u00AD" }meisterin
flotilla-crew-f8 = Archäologe
flotilla-crew-f9 = Wasserbauingenieurin
    .soft = Wasserbau{ "\u00AD" }ingenieurin
flotilla-crew-f10 = Stadtplaner
flotilla-crew-d1 = Baggerführer
flotilla-crew-d2 = Klinikerin
flotilla-crew-d3 = Rettungsschwimmerin
    .soft = Rettungs{ "\u00AD" }schwimmerin
flotilla-crew-d4 = Laborant
flotilla-crew-d5 = Schwammtaucherin
    .soft = Schwamm{ "\u00AD" }taucherin
flotilla-crew-d6 = Tiefseetaucher
    .soft = Tiefsee{ "\u00AD" }taucher
flotilla-crew-d7 = Radiologin
flotilla-crew-d8 = Sonartechniker
    .soft = Sonar{ "\u00AD" }techniker
flotilla-crew-d9 = Professorin
flotilla-crew-d10 = Erfinder

## Artefakte

flotilla-artefact-as1 = Megafon
flotilla-artefact-as2 = Druckerpresse
flotilla-artefact-as3 = Weltflagge
flotilla-artefact-as4 = Grammofon
flotilla-artefact-at1 = Raketenantrieb
flotilla-artefact-at2 = Registrierkasse
flotilla-artefact-at3 = Waage
flotilla-artefact-at4 = Atlas
flotilla-artefact-af1 = Bauplan
flotilla-artefact-af2 = Statue
flotilla-artefact-af3 = Werkzeugkiste
flotilla-artefact-af4 = Saatguttresor
flotilla-artefact-ad1 = U-Boot
flotilla-artefact-ad2 = Taucherglocke
flotilla-artefact-ad3 = Geigerzähler
flotilla-artefact-ad4 = Mikroskop

## Ziele. Jede Art hat zwei Seiten; haben beide denselben Titel, steht er einmal da.

flotilla-goal-z01 = Untiefen / Raffinerieviertel
flotilla-goal-z01-sinkside = Untiefen
flotilla-goal-z01-skyside = Raffinerieviertel
flotilla-goal-z02 = Riffe / Gewächshausviertel
flotilla-goal-z02-sinkside = Riffe
flotilla-goal-z02-skyside = Gewächshausviertel
flotilla-goal-z03 = Abgrund / Habitatviertel
flotilla-goal-z03-sinkside = Abgrund
flotilla-goal-z03-skyside = Habitatviertel
flotilla-goal-z04 = Ankerplätze / Fabrikviertel
flotilla-goal-z04-sinkside = Ankerplätze
flotilla-goal-z04-skyside = Fabrikviertel
flotilla-goal-z05 = Flotte / Skyline
flotilla-goal-z05-sinkside = Flotte
flotilla-goal-z05-skyside = Skyline
flotilla-goal-z06 = Volles Lager / Bauland
flotilla-goal-z06-sinkside = Volles Lager
flotilla-goal-z06-skyside = Bauland
flotilla-goal-z07 = Große Crew
flotilla-goal-z07-sinkside = Große Crew
flotilla-goal-z07-skyside = Große Crew
flotilla-goal-z08 = Ansehen
flotilla-goal-z08-sinkside = Ansehen
flotilla-goal-z08-skyside = Ansehen
flotilla-goal-z09 = Postenkette
flotilla-goal-z09-sinkside = Postenkette
flotilla-goal-z09-skyside = Postenkette
flotilla-goal-z10 = Erschöpfte Gewässer / Große Siedlung
flotilla-goal-z10-sinkside = Erschöpfte Gewässer
flotilla-goal-z10-skyside = Große Siedlung
flotilla-goal-z11 = Museum / Horchposten
flotilla-goal-z11-sinkside = Museum
flotilla-goal-z11-skyside = Horchposten

## Zeilen im Text eines Teils

flotilla-line-sinkside-points = Sinkside: Segel-Wert { $n }.
flotilla-line-sinkside = Sinkside: { $what }
flotilla-line-skyside-points = Skyside: Einkommen { $n }.
flotilla-line-skyside = Skyside: { $what }
flotilla-line-sea =
    Sinkside: { $depth }, { $colour }{ $toxicity ->
        [0] {""}
       *[other] , Toxizität { $toxicity }
    }{ $island ->
        [0] {""}
       *[other] , Insel mit Bauplatz
    }{ FORM($arc, "kind") ->
        [none] {""}
       *[arc] , { $arc }
    }.
flotilla-line-city =
    Skyside: kostet { $cost } { $colour }; { $pattern ->
        [F] Land an allen Kanten
        [E] Land an 5 Kanten nebeneinander
        [D] Land an 4 Kanten nebeneinander
        [C] Land an 3 Kanten nebeneinander
        [A] Land an jeder zweiten Kante
        [B] Land an zwei gegenüberliegenden Kantenpaaren, verbunden
        [S] zwei Landstücke mit je 2 Kanten
       *[H] zwei Landstücke mit 1 und 3 Kanten
    }{ $building ->
        [0] {""}
       *[other] , { FORM($colour, "building") }
    }{ $site ->
        [0] {""}
       *[other] , Bauplatz
    }{ $station ->
        [0] {""}
       *[other] , Sonarstation
    }.
flotilla-line-goal-sinkside = Sinkside, { $title }: { $a }, { $b } oder { $c } Siegpunkte je { $what }.
flotilla-line-goal-skyside = Skyside, { $title }: { $a }, { $b } oder { $c } Siegpunkte je { $what }.
flotilla-line-artefact = Bei der Entdeckung: { $what }

## Was Karten, Gildentracker, Artefakte und Tracks bewirken: ganze Sätze

flotilla-money = Erhalte { $n } Geld.
    .kind = sentence
flotilla-vp =
    { $n ->
        [one] Erhalte { $n } Siegpunkt.
       *[other] Erhalte { $n } Siegpunkte.
    }
    .kind = sentence
flotilla-resource =
    { $n ->
        [one] Nimm { $n } beliebige Ressource in deinen Vorrat.
       *[other] Nimm { $n } beliebige Ressourcen in deinen Vorrat.
    }
    .kind = sentence
flotilla-influence =
    { $n ->
        [one] Erhalte { $n } Einfluss bei einer beliebigen Gilde.
       *[other] Erhalte { $n } Einfluss bei beliebigen Gilden.
    }
    .kind = sentence
flotilla-influence-same = Erhalte { $n } Einfluss, alles bei einer Gilde.
    .kind = sentence
flotilla-influence-diff = Erhalte { $n } Einfluss, jeden bei einer anderen Gilde.
    .kind = sentence
flotilla-influence-in = Erhalte { $n } Einfluss in der Gilde der { $guild }.
    .kind = sentence
flotilla-seal = Lege ein Siegel in der Gilde der { $guild } ab.
    .kind = sentence
flotilla-seal-any = Lege ein Siegel bei einer beliebigen Gilde ab.
    .kind = sentence
flotilla-recruit = Nimm die oberste Crew-Karte der { $guild }.
    .kind = sentence
flotilla-recruit-any = Nimm die oberste Crew-Karte einer beliebigen Gilde.
    .kind = sentence
flotilla-trade =
    { $n ->
        [one] Bis zu { $n } Transaktion.
       *[other] Bis zu { $n } Transaktionen.
    }{ $sell ->
        [0] {""}
       *[other] {" "}Jeder Verkauf bringt { $sell } mehr.
    }{ $buy ->
        [0] {""}
       *[other] {" "}Jeder Kauf kostet { $buy } weniger (mindestens 1).
    }{ $ship ->
        [0] {""}
       *[other] {" "}Schiffe kosten { $ship } weniger.
    }{ $outpost ->
        [0] {""}
       *[other] {" "}Außenposten kosten { $outpost } weniger.
    }{ $floating ->
        [0] {""}
       *[other] {" "}Kein Aufpreis für schwimmende Außenposten.
    }
    .kind = sentence
flotilla-explore = Ziehe { $drawn } Plättchen, lege bis zu { $placed }.{ flotilla-clean }
    .kind = sentence
flotilla-draw = Ziehe { $n } Plättchen in deinen Vorrat.{ flotilla-clean }
    .kind = sentence
# Leer, wenn die Plättchen nicht sauber sind.
flotilla-clean =
    { $clean ->
        [0] {""}
       *[other] {" "}Die gezogenen Plättchen geben keine Toxizität.
    }
flotilla-draw-tile = Ziehe ein Plättchen (Sinkside: legen; Skyside: behalten).
    .kind = sentence
flotilla-build =
    Baue bis zu { $n } Plättchen.{ $discount ->
        [0] {""}
        [one] {" "}Jedes kostet { $discount } Ressource weniger.
       *[other] {" "}Jedes kostet { $discount } Ressourcen weniger.
    }{ $bonus ->
        [0] {""}
        [one] {" "}Jedes bringt { $bonus } Siegpunkt mehr.
       *[other] {" "}Jedes bringt { $bonus } Siegpunkte mehr.
    }
    .kind = sentence
flotilla-dive =
    { $shallow ->
        [0] { $reef ->
            [0] { $deep ->
                [0] Tauche.
               *[other] Tauche mit zusätzlichen Würfeln: { $deep } Tiefsee.
            }
           *[other] Tauche mit zusätzlichen Würfeln: { $reef } Riff{ flotilla-dive-deep }.
        }
       *[other] Tauche mit zusätzlichen Würfeln: { $shallow } Flachgewässer{ flotilla-dive-reef }{ flotilla-dive-deep }.
    }{ $safe ->
        [0] {""}
       *[other] {" "}Ignoriere Toxizitäts- und Erschöpfungssymbole.
    }
    .kind = sentence
flotilla-dive-reef =
    { $reef ->
        [0] {""}
       *[other] , { $reef } Riff
    }
flotilla-dive-deep =
    { $deep ->
        [0] {""}
       *[other] , { $deep } Tiefsee
    }
flotilla-research =
    Würfle { $n } Forschungswürfel.{ $reroll ->
        [0] {""}
        [one] {" "}Du darfst einmal einen Würfel neu werfen.
       *[other] {" "}Würfle bis zu { $reroll }-mal einen Würfel neu.
    }
    .kind = sentence
flotilla-survivor =
    { $n ->
        [one] Rette { $n } Überlebenden.
       *[other] Rette { $n } Überlebende.
    }
    .kind = sentence
flotilla-toxicity = Erhalte { $n } Toxizität.
    .kind = sentence
flotilla-cleanse =
    { $n ->
        [one] Setze deinen Toxizitätsmarker { $n } Feld zurück.
       *[other] Setze deinen Toxizitätsmarker { $n } Felder zurück.
    }
    .kind = sentence
flotilla-purify = Verbessere deine Toxizitätswertung um ein Feld.
    .kind = sentence
flotilla-dial = Erhöhe einen beliebigen Gildenanzeiger um 1.
    .kind = sentence
flotilla-sail = Segle { $n }.
    .kind = sentence
flotilla-unload-all = Entlade alle deine Schiffe.
    .kind = sentence
flotilla-ship = Erhalte ein Schiff (sonst 12 Geld).
    .kind = sentence
flotilla-artefact = Entdecke ein Artefakt.
    .kind = sentence
flotilla-sonar = Rücke den Sonarmarker ein Feld vor.
    .kind = sentence
flotilla-gather = Nimm deinen Ablagestapel und diese Karte auf die Hand.
    .kind = sentence
flotilla-may-switch = Du darfst auf die Skyside wechseln.
    .kind = sentence
flotilla-copy = Kopiere die oberste Karte eines Mitspielers deiner Seite.
    .kind = sentence
flotilla-topside = ein Mitspieler deiner Seite als oberste Karte eine der { $guild } hat
flotilla-retire = Du darfst diese Karte in Rente schicken: { $parts }
    .kind = sentence
flotilla-discard-crew =
    { $n ->
        [one] Lege bis zu { $n } weitere Karte der { $guild } ab; dafür: { $part }
       *[other] Lege bis zu { $n } weitere { $guild } ab; für jede Karte: { $part }
    }
    .kind = sentence

## Was Ziele und Karten zählen, nach „je“

flotilla-depth-tiles = { FORM($depth, "tile") } in deinem Meer
    .many = { FORM($depth, "tiles") } in deinem Meer
flotilla-colour-tiles = { FORM($colour, "tile") } in deiner Stadt
    .many = { FORM($colour, "tiles") } in deiner Stadt
flotilla-build-sites = eigenem Bauplatz, belegt oder frei
    .many = eigene Bauplätze, belegt oder frei
flotilla-fleet = eigenem Schiff im Spiel
    .many = eigene Schiffe im Spiel
flotilla-stock-colours = Farbe in deinem Vorrat
    .many = Farben in deinem Vorrat
flotilla-buildings = Gebäude in deiner Stadt
    .many = Gebäude in deiner Stadt
flotilla-guild-crew = eigener Crew-Karte einer Gilde
    .many = eigene Crew-Karten von Gilden
flotilla-banner-seals = eigenem Siegel auf den Bannern
    .many = eigene Siegel auf den Bannern
flotilla-outposts = gebautem Außenposten
    .many = gebaute Außenposten
flotilla-sold = verkaufter Ressource
    .many = verkaufte Ressourcen
flotilla-bought = gekaufter Ressource
    .many = gekaufte Ressourcen
flotilla-depleted-tiles = erschöpftem Plättchen in deinem Meer
    .many = erschöpfte Plättchen in deinem Meer
flotilla-settlement = Plättchen in deiner größten Wassersiedlung
    .many = Plättchen in deiner größten Wassersiedlung
flotilla-found-artefacts = gefundenem Artefakt
    .many = gefundene Artefakte
flotilla-stations = Sonarstation in deiner Stadt
    .many = Sonarstationen in deiner Stadt

## Flotilla: was jeder Inhalt braucht

flotilla-check-among = `{ $field }` ist „{ $value }“, muss aber eines davon sein: { $known }
flotilla-check-special = der Kapitän muss sammeln, auf der Sinkside auch wechseln, und im Spiel bleiben; der Student kopiert nur; keine andere Karte darf das
flotilla-check-arrow = der Pfeil muss von einem Feld des Gildentrackers zu einem späteren führen
flotilla-check-places = für { $n } Spieler braucht das Dock-Plättchen { $n } Plätze und der Überlebende-Track mindestens zwei Felder
flotilla-check-length = es sind { $n } Zahlen, müssen aber { $wanted } sein
flotilla-check-word = `{ $word }` ist hier nicht möglich: es gehört zur anderen Seite des Spiels oder würde nie enden
