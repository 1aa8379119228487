# Was an einem Inhaltspaket nicht stimmt. Jeder Text ist der Rest eines Satzes, der mit dem Ort beginnt, ohne Punkt.

content-did-you-mean = { $what } (meinst du `{ $near }`?)

## Effekte

content-unreadable = `{ $source }` ist nicht lesbar; fehlt eine Klammer oder ein Komma?
content-unknown-word = unbekanntes Wort `{ $word }`
content-needs-brackets = `{ $word }` braucht Klammern, etwa `{ $word }(...)`
content-no-call = `{ $word }` hat keine Klammern
content-not-allowed = `{ $part }` ist nicht erlaubt; es gibt nur Wörter des Spiels, ganze Zahlen, `3 * count(...)` und `count(...) >= 3`
content-not-counted = `{ $part }` wird nicht gezählt; schreibe `3 * count(...)` oder `count(...) >= 3`
content-too-many =
    { $most ->
        [0] in den Klammern von `{ $word }` steht nichts
        [one] in den Klammern von `{ $word }` hat nur { $most } Angabe Platz
       *[other] in den Klammern von `{ $word }` haben nur { $most } Angaben Platz
    }
content-unknown-argument = in diesen Klammern gibt es kein `{ $word } = ...`
content-argument-twice = `{ $name }` steht doppelt in den Klammern von `{ $word }`
content-missing-argument = in den Klammern von `{ $word }` fehlt `{ $name }`
content-wrong-kind = statt `{ $part }` muss hier { $wanted } stehen

content-kind-or = { $a } oder { $b }
content-kind-int = eine ganze Zahl
content-kind-str = ein Text in Anführungszeichen
content-kind-list = eine Liste in eckigen Klammern
content-kind-numbers = eine Liste ganzer Zahlen wie [2, 1]
content-kind-effect = ein Effekt wie `coins(3)`
content-kind-number = eine gezählte Zahl wie `count(CRAB)`
content-kind-condition = eine Bedingung wie `count(CRAB) >= 2`
content-kind-group = eine Gruppe wie `CRAB`
content-kind-final = ein Kasten der Schlusswertung wie `final(points=3)`
content-kind-plantbonus = `plant_bonus(...)`
content-kind-bool = `True` oder `False`
content-kind-effects = eine Liste von Effekten in Anführungszeichen wie ["money(3)", "trade(5)"]
content-kind-guild = eine Gilde wie `SPEAKERS`
content-kind-colour = eine Farbe wie `YELLOW`
content-kind-depth = eine Tiefe wie `REEF`
content-kind-faces = eine Liste von sechs Seiten wie ["R", "RX", "N", "X", "RV", "R"]
content-kind-research = eine Liste von sechs Seiten wie ["SPEAKERS 2", "TRADERS b", "joker", ...]

## Dateien

content-no-folder = diesen Ordner gibt es nicht
content-no-file = die Datei fehlt, oder sie ist kein lesbarer Text (UTF-8)
content-bad-toml = die Datei ist kein TOML: { $why }
content-bad-name = „{ $name }“ kann kein Paket heißen; ein Name hat 1 bis { $most } Zeichen und kein „@“
content-wrong-game = das Paket ist für „{ $game }“, nicht für „{ $wanted }“
content-unknown-base = es gibt keine Grundlage „{ $word }“, nur „box“ und „empty“
content-unknown-table = es gibt keine Tabelle `{ $word }`, nur { $tables }
content-single-brackets = schreibe [[{ $word }]] mit zwei Klammern auf jeder Seite
content-unknown-field = es gibt kein Feld `{ $word }`
content-unknown-deck = es gibt keinen Stapel „{ $word }“
content-unknown-group = es gibt keine Gruppe „{ $word }“
content-unknown-piece = in der Schachtel gibt es kein „{ $word }“; ein Teil eines Pakets tritt an die Stelle eines Teils der Schachtel
content-unknown-depth = es gibt keine Tiefe „{ $word }“
content-unknown-arc = es gibt kein Artefakt-Teil „{ $word }“
content-wrong-type = im Feld `{ $field }` muss { $wanted } stehen
content-missing-field = das Feld `{ $field }` fehlt
content-twice = `{ $id }` steht schon in { $file }

## New Eden: was jeder Inhalt braucht

new-eden-check-identifier = ein Kürzel ist ein Großbuchstabe und bis zu 7 weitere Großbuchstaben und Ziffern
new-eden-check-same-identifier = dieses Kürzel gibt es doppelt
new-eden-check-special = diese Karte hat keinen Stapel und gehört zur Gruppe { $group }
new-eden-check-never-placed = diese Karte wird nie angelegt und kann darum kein `on_place` haben
new-eden-check-deck = diese Karte braucht einen Stapel: { $known }
content-check-source = die Quelle ist „{ $source }“, möglich ist nur: { $known }
new-eden-check-no-title = nur R01 bis R15 sind Forschung aus der Spielregel; schreibe source = "public" oder "designed"
new-eden-check-wrong-field = eine Karte der Gruppe { $group } kann kein `{ $field }` haben
new-eden-check-missing-field = eine Karte der Gruppe { $group } braucht `{ $field }`
new-eden-check-slots = die Karte hat { $n } Einsetzfelder, möglich sind { $least } bis { $most }
new-eden-check-bottles = eine Sauerstoffkarte hat eine oder zwei Flaschen mit Zahlen von { $least } bis { $most }
new-eden-check-yard = eine Werft braucht `deeples(...)` in ihrem `on_place`
new-eden-check-no-effect = diese Forschung bewirkt nichts
new-eden-check-staffed = `staffed({ $group })` zählt nichts; besetzt werden nur CRAB, MUSSEL und KRAKEN
new-eden-check-parts = `seq`, `any_order` und `one_of` brauchen mindestens zwei Angaben in ihren Klammern
new-eden-check-alike = zwei der Möglichkeiten sähen gleich aus
content-check-number = { $n } ist hier nicht möglich, nur { $least } bis { $most }
new-eden-check-others-twice = `others` kann nicht in `others` stehen
new-eden-check-use-gift = schreibe in `others` `gift({ $n })` statt `coins({ $n })`
new-eden-check-use-coins = `gift` ist nur für andere; schreibe `coins`
new-eden-check-missing-card = diese Karte fehlt
new-eden-check-deck-size = dieser Stapel hat { $n } Karten, er braucht { $wanted }
new-eden-check-room = es gibt { $n } Karten dieser Gruppe, Platz ist für höchstens { $most }
new-eden-check-bonus-count = es gibt { $n } Bonuskarten, es müssen { $least } bis { $most } sein
new-eden-check-reward = eine Bonuskarte bringt `coins({ $coins })` oder `points({ $points })`

## New Eden: Grenzen unserer eigenen Schachtel (docs/rules/new-eden.md, Abschnitt 19.2)

new-eden-check-split = Grenze 1: { $n } Karten der Gruppe { $group } statt { $wanted }
new-eden-check-deeples = Grenze 2: eine Werft gibt { $least } oder { $most } Deeple und sonst nichts
new-eden-check-all-deeples = Grenze 2: { $n } Deeple auf allen Karten statt { $wanted }
new-eden-check-one-slot = Grenze 3: nur { $n } von { $all } Modulen haben ein Einsetzfeld, weniger als ein Drittel
new-eden-check-bottle-sum = Grenze 4: die größere Flasche steht vorn, und die Summe ist höchstens { $most }
new-eden-check-pointer = Grenze 5: der Zeiger muss { $forward } vor und { $back } zurück gehen
new-eden-check-research = Grenze 6: R01 bis R15 gibt es je einmal, und keine andere Forschung
new-eden-check-research-points = Grenze 6: es müssen { $n } Punkte in der Schlusswertung sein
new-eden-check-output = Grenze 7: der Effekt muss `{ $word }(n)` mit höchstens { $most } sein
new-eden-check-final-points = Grenze 7: es müssen 0 bis { $most } Punkte in der Schlusswertung sein
