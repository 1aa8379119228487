# Was an einem Inhaltspaket von Deep Sea nicht stimmt. Jeweils der Rest eines Satzes, der mit der Stelle beginnt, ohne Punkt.

content-kind-texts = eine Liste von Texten wie ["4", "2"]
content-kind-action = eine Aktion wie `travel()`
content-kind-kind = eine Art von Scheiben wie `CONSERVE`
content-kind-reach = `ZONE` oder `DEPTH`

deep-sea-check-piece = in der Schachtel gibt es kein „{ $word }“; ein Teil eines Pakets tritt an die Stelle eines Teils der Schachtel
deep-sea-check-colour = es gibt keine Farbe „{ $word }“
deep-sea-check-notation = `{ $written }` passt nicht zur Schreibweise dieses Feldes
deep-sea-check-range = `{ $field }` ist { $n }, muss aber zwischen { $least } und { $most } liegen
deep-sea-check-bundle = „{ $bundle }“ ist kein Bonus; schreibe Buchstaben wie R I C G A L M P, K2 und D1
deep-sea-check-parts = `actions`, `one_action` und `seq` brauchen etwas in ihren Klammern
deep-sea-check-here = `HERE`, `discs_here` und `vessels_here` sind nur für Ozean-Kacheln, und einen anderen Ort gibt es nicht
deep-sea-check-depths = eine Entdeckung nennt Tiefen von 1 bis { $most }, die flachere zuerst
deep-sea-check-menu = als Aktionen wählbar sind nur travel, sonar, discover, dive, conserve, journal und promote, höchstens mit `tech=1` und `dive(2)`
deep-sea-check-alike = zwei der Aktionen sähen gleich aus
deep-sea-check-leader = die Teamleitung braucht Aktionen
deep-sea-check-symbols = ein Bericht hat ein bis vier Symbole, jedes in einer anderen Farbe
deep-sea-check-sites = die Kachel hat { $n } Plätze für Scheiben, aber nur { $most } haben Raum
deep-sea-check-tokens = die Kachel hat { $n } Plättchen, aber nur { $most } haben Raum
deep-sea-check-track = eine Sonar-Leiste braucht mindestens ein Feld
deep-sea-check-link = die Verbindung { $a }-{ $b } muss zwei Felder der Kachel verbinden
deep-sea-check-links = zwei Verbindungen verbinden dieselben Felder
deep-sea-check-no-site = solche Felder gibt es auf der Kachel nicht: { $sites }
deep-sea-check-via = Felder mit @left, @above oder @right sind für Kacheln, in die kein U-Boot fährt, und dort brauchen alle sie
deep-sea-check-base = in die Basis dieses Szenarios kann kein U-Boot fahren
deep-sea-check-start = der Einfluss-Bereich braucht ein Startfeld
deep-sea-check-hexes = jedes Feld ist einmal da, und diese müssen da sein: { $needed }
deep-sea-check-rows = der Einfluss-Bereich braucht { $n } Reihen, eine für jede Tiefe
deep-sea-check-goal-hexes = die Ziele mit Auswahl, und nur diese, brauchen ein Feld
