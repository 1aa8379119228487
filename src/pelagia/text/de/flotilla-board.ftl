# Flotilla im Terminal. Wörter, die auf dem Brett stehen, sind so kurz wie möglich.

cli-game-flotilla = Taucht, handelt und erkundet mit euren Schiffen und tretet zur rechten Zeit der schwimmenden Stadt bei; wer die meisten Punkte hat, gewinnt.
terminal-greeting-flotilla = Flotilla: segle und tauche in einer versunkenen Welt und tritt irgendwann der schwimmenden Stadt bei, oder auch nie.
terminal-primer-flotilla =
    In jedem Zug spielst du eine Karte: Sie bewegt deine Schiffe (Sinkside) oder bringt Einkommen (Skyside), dann tut sie, was sie sagt.
      Kapitän    nimmt deine Karten auf die Hand; mit ihm darfst du einmal und für immer auf die Skyside wechseln.
      Sprecher   Einfluss: Schritte auf den Ringen der Gilden, jeder mit einem Bonus.
      Händler    kauft und verkauft Ressourcen, Schiffe und Außenposten, die Ziele werten.
      Gründer    Sinkside: legt Ozean-Plättchen. Skyside: baut aus ihnen eine Stadt.
      Forscher   Sinkside: taucht nach Ressourcen, Überlebenden und Ärger. Skyside: Forschung.
      Student    kopiert die oberste Karte eines Mitspielers deiner Seite.
    Punkte kommen aus einem gemeinsamen Vorrat. Ist er leer, werden diese Runde und eine weitere gespielt. Dann zählen Geld, Vorrat, Toxizität und Siegel. Wer die meisten Punkte hat, gewinnt.

terminal-fl-dock = Dock
terminal-fl-unloading = Abladen
terminal-fl-ship = s
terminal-fl-round = Runde { $n }
terminal-fl-last-round = endet nach Runde { $n }
terminal-fl-pool = Vorrat { $n }
terminal-fl-survivors = Überlebende
terminal-fl-milestone = M
terminal-fl-crew-field = C
terminal-fl-sonar = Sonar
terminal-fl-docks = Dockplätze
terminal-fl-bags = { $tiles } Plättchen, { $artefacts } Artefakte in den Beuteln
terminal-fl-guild = Gilde
terminal-fl-dial = Anz.
terminal-fl-price = Preis
terminal-fl-stack = Crew
terminal-fl-hub = Zentrum
terminal-fl-ring = Deine Scheibe
terminal-fl-seals = Siegel
terminal-fl-give-seal = Siegel
terminal-fl-give-recruit = Crew
terminal-fl-give-drawtile = Plättchen
terminal-fl-give-resource = Ressource
terminal-fl-give-survivor = Überlebender
terminal-fl-goals = Ziele, { $side }
terminal-fl-in-play = Gespielt
terminal-fl-looking = Gezogen
terminal-fl-taken = Genommen
terminal-fl-unscored = Brächte
terminal-fl-heap = Symbole
terminal-fl-dice = Würfel
terminal-fl-joker = Joker
terminal-fl-breakthrough = Durchbruch
terminal-fl-stock = Vorrat
terminal-fl-toxicity = Toxizität
terminal-fl-outposts = Außenposten
terminal-fl-ships = Schiffe
terminal-fl-tiles = Plättchen
terminal-fl-rings = Ringe
terminal-fl-crew = Karten
terminal-fl-topside = Oberste
terminal-fl-artefacts = Artefakte
terminal-fl-tile-stock = Plättchenvorrat
terminal-fl-hand = Hand
terminal-fl-sail = Segel-Wert { $n }.
terminal-fl-income = Einkommen { $n }.
terminal-fl-scoring = Schlusswertung
terminal-fl-total = Summe
terminal-fl-place = Platz
terminal-fl-about-starter = { $name }: Starter-Crew, { $source }
terminal-fl-about-crew = { $name }: Crew-Karte der { $guild }, Stufe { $level }, { $source }
terminal-fl-about-artefact = { $name }: Artefakt der { $guild }, { $source }
terminal-fl-about-goal = { $name }: Ziel, { $source }
terminal-fl-about-tile = { $name }: Ozean-Plättchen, { $source }
terminal-fl-legend =
    { $point } Siegpunkte  { $coin } Geld  { $final } Siegpunkte, endete das Spiel jetzt     Y G R B: Gelb, Grün, Rot, Blau     Ringe und Siegel 2-0-1-0: in der Reihenfolge der Gilden
    Toxizität 2/3: Feld 2 des Wertungstracks, Feld 3 des oberen     Karten 4+2: auf der Hand und im Ablagestapel
    Auf der Karte: Y13 ~~ Plättchen und Tiefe (~ Flachgewässer, ~~ Riff, ~~~ Tiefsee), { $damage } erschöpft; y3 gelbes Artefakt-Teil an Ecke 3; { $free } Bauplatz, { $used } Außenposten; { $ship }12 Schiffe 1 und 2
    In einer Stadt: Y14 012 Landkanten (* alle), B Gebäude, n5 Sonarstation an Ecke 5
    Kante 0 zeigt nach links unten, Kante 1 nach rechts unten, dann weiter herum: 2 rechts, 3 rechts oben, 4 links oben, 5 links. Ecke 0 liegt zwischen den Kanten 0 und 1
    Reihe 3, Feld 2: Reihen zählen von oben, ihre Felder von links
