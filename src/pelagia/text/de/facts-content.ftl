# Was in den Spielregeln steht, soweit ein Paket davon abweichen kann. Alles steht in content/printed.py jedes Spiels.

## new_eden

fact-new-eden-start-oxygen = eine Start-Sauerstoffkarte bewegt 1 Schritt weit, die andere 2
fact-new-eden-groups = Module gehören zu sechs Gruppen
fact-new-eden-crabs = eine aktivierte Erntekrabbe gibt Münzen
fact-new-eden-crabs-move-back = jede Erntekrabbe bewegt den Zeiger um 1 zurück
fact-new-eden-mussels = ein aktiviertes Muschelhabitat gibt Punkte
fact-new-eden-krakens = eine aktivierte Reparaturkrake repariert
fact-new-eden-krakens-move-forward = jede Reparaturkrake, auch das Plättchen, bewegt den Zeiger um 1 vor
fact-new-eden-pointer-symbols = Muscheln, Werften und Sauerstofftanks lassen den Zeiger, wo er ist
fact-new-eden-shipyards = eine Werft gibt Deeple, wenn sie angebaut wird
fact-new-eden-research-is-printed = Forschung bewirkt eines von fünfzehn Dingen, mit genau diesen Zahlen
fact-new-eden-grant = sofort 5 Münzen
fact-new-eden-ballast = der Zeiger geht um 3 vor
fact-new-eden-clean-harvest = Erntekrabben bewegen den Zeiger nicht zurück
fact-new-eden-foam = sofort 5 Schaden repariert, am Ende 5 Punkte weniger
fact-new-eden-staffed-crabs = 3 Punkte je besetzter Erntekrabbe
fact-new-eden-staffed-krakens = 2 Punkte je besetzter Reparaturkrake
fact-new-eden-drillings = sofort 5 oder 10 Schaden, am Ende 8 oder 20 Punkte
fact-new-eden-patents = sofort 5 Münzen für alle anderen, am Ende 15 Punkte
fact-new-eden-plant-research = bei jeder Nutzung des Kraftwerks 2 Münzen mehr, 2 Punkte oder 1 Schaden weniger
fact-new-eden-attacks = die anderen erleiden 1 Schaden je eigener Werft-, Erntekrabben- oder Sauerstoffkarte
fact-new-eden-kraken-tile = das Krakenplättchen repariert 3

## underwater_cities

fact-underwater-cities-actions = was jeder Aktionsplatz bewirkt
fact-underwater-cities-brown-tiles = was die fünf braunen Metropolen werten
fact-underwater-cities-kelp-and-points = eine blaue Metropole bringt sofort 1 Tang und produziert 2 Punkte
fact-underwater-cities-assistant = der Assistent gibt 1 Stahlplastik oder 1 Credit
fact-underwater-cities-numbered-cards = die Karten 19, 28, 34 und 37 bewirken, was die Beispiele sagen
fact-underwater-cities-described-cards = die Erläuterungen beschreiben sechs Karten mit ihren Mengen
fact-underwater-cities-larger-hand = eine Karte erhöht das Handkartenlimit um 1
fact-underwater-cities-bought-points = das Beispiel kauft Punkte für Tang mit Stahlplastik, und 3 für 2 Wissenschaft
fact-underwater-cities-large-cards = sechs der teuren Spezialkarten sind abgebildet
fact-underwater-cities-buying-is-better = Punkte mit einer Karte zu kaufen ist besser, als die Ressourcen zu behalten
fact-underwater-cities-special-cards-from-spaces = Spezialkarten kommen nur von Aktionsplätzen
fact-underwater-cities-ready-again = einige Sofortkarten, und keine anderen, machen genutzte Aktionskarten wieder verfügbar
fact-underwater-cities-one-conversion = eine Karte wandelt eine Stadt um
fact-underwater-cities-expansion-by-cards = nur Karten erlauben es, auf Erweiterungsbauplätzen zu bauen

## flotilla

fact-flotilla-dive-dice = es gibt 16 Tauchwürfel
fact-flotilla-goals-fall = die Plättchen eines Ziels liegen mit dem höchsten Wert oben und dem niedrigsten unten
fact-flotilla-captain = der Kapitän sammelt ein; unter Wasser darf man dann wechseln
fact-flotilla-arrows = auf jedem Gildentracker darf das dritte Feld übersprungen werden
fact-flotilla-prices-never-fall = jeder Kauf hebt einen Preis und jeder Verkauf senkt ihn; ein Preis ist 5
fact-flotilla-surcharges = ein schwimmender Außenposten kostet auf der Sinkside 10 mehr und auf der Skyside 20 mehr
fact-flotilla-tile-costs = ein Plättchen der Skyside kostet Ressourcen
fact-flotilla-first-dive = der Forscher der Starter-Crew fügt zwei Würfel für Flachgewässer hinzu
fact-flotilla-jokers = jeder Forschungswürfel hat einen Joker
fact-flotilla-hub-rows = zwei Artefakte der Forscher bringen zwei; Einfluss einer Zeile geht an eine Gilde
fact-flotilla-toxicity-track = der Wertungstrack der Toxizität gibt anfangs Punkte und nimmt an ihrem Ende welche
fact-flotilla-milestone = ein Meilenstein bringt 2 Toxizität, ein Artefakt und einen Gildenanzeiger, in dieser Reihenfolge
fact-flotilla-survivor-fields = alle anderen Felder des Überlebende-Tracks geben Punkte oder eine Crew-Karte
fact-flotilla-artefact-ships = zwei Artefakte, Raketenantrieb und U-Boot, geben ein Schiff
fact-flotilla-sonar-fields = was die fünf Felder des Sonar-Tracks bringen
fact-flotilla-sonar-pays = jeder Schritt auf dem Sonar-Track bringt Punkte
fact-flotilla-dock-prices-fall = je später man wechselt, desto weniger bringt jedes Schiff
fact-flotilla-dock-builds-rise = je später man wechselt, desto mehr Plättchen darf man bauen
fact-flotilla-dock-example = von vieren verkauft der erste Schiffe für 16, der zweite für 13 und baut 2 Plättchen
fact-flotilla-first-outpost = der erste Außenposten kostet 20
fact-flotilla-outposts-rise = der Preis der Außenposten steigt mit jedem gebauten
fact-flotilla-translator = der Übersetzer gibt Einfluss für bis zu zwei weitere Sprecher
fact-flotilla-dredge-operator = der Baggerführer lässt Toxizität und Erschöpfung außer Acht
fact-flotilla-clinician = die Klinikerin verbessert die Wertung der Toxizität

## deep_sea

fact-deep-sea-best-score = jede goldene Seite der Stufe 5 wertet, und keine andere Seite
fact-deep-sea-sonar-spaces = die meisten Sonar-Felder entdecken, einige geben einen Bonus
fact-deep-sea-tokens = 36 Tauch-Plättchen von zwölf Arten: sieben zweimal, vier viermal, eine sechsmal
fact-deep-sea-token-research = ein Tauch-Plättchen zeigt 1 bis 4 Wissen
fact-deep-sea-token-effects = die meisten Tauch-Plättchen, nicht alle, haben auch einen Effekt
fact-deep-sea-journal-symbols = jeder Forschungs-Bericht hat ein Symbol, und Publikations-Felder verlangen dieselben Symbole
fact-deep-sea-journal-points = einige Forschungs-Berichte werten, nicht alle
fact-deep-sea-hex-bonuses = die meisten Einfluss-Felder geben sofort einen Bonus, nicht alle
fact-deep-sea-hex-points = jeder Einfluss-Bereich hat Felder, die werten
fact-deep-sea-unlimited-hexes = einige Einfluss-Felder fassen beliebig viele Marker, nicht alle
