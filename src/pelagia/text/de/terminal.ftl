# Das Spiel im Terminal. Wörter auf dem Tisch sind so kurz wie möglich.

terminal-person = Skipper
terminal-automaton-new-eden = Deep Thought 4200
terminal-named = { $name } { $id }
terminal-named-bot = { $name } ({ $bot })
terminal-yes = j ja
terminal-no = n nein

## Argumente

terminal-arg-players = wie viele spielen, du eingeschlossen; Vorgabe: so wenige wie möglich, aber mindestens 2; 1 ist ein Solospiel
terminal-arg-bots = deine Gegner, wiederholt, bis alle Plätze besetzt sind; Vorgabe: crab
terminal-arg-seat = dein Platz, ab 1 gezählt; Vorgabe: der erste
terminal-arg-seed = die Startzahl für den Zufall: Dieselbe Zahl verteilt dieselben Karten
terminal-arg-option = eine Einstellung des Spiels wie solo_level=2 oder open_coins=true; auch mehrmals
terminal-arg-content = der Ordner eines Inhaltspakets
terminal-arg-name = dein Name
terminal-arg-resume = ein gespeichertes Spiel fortsetzen; ohne Datei das zuletzt gespielte
terminal-arg-save = die Datei, in der das Spiel aufbewahrt wird; Vorgabe: eine in deinem Zustandsordner
terminal-arg-confirm = vor dem Ende deines Zuges nachfragen, solange er sich noch zurücknehmen lässt
terminal-arg-fast = keine Pausen
terminal-arg-look = von diesem Platz aus schauen, ab 1 gezählt; Vorgabe: alles, was man sehen darf
terminal-arg-all = das ganze Spiel ausgeben, statt es Schritt für Schritt zu zeigen

## Begrüßung

terminal-greeting-new-eden = New Eden: Baue eine Station am Meeresgrund, besetze sie und halte sie zusammen.
terminal-primer-new-eden =
    Drei Runden mit je vier Phasen:
      A  Entwicklung    Module kaufen, mit Deeplen aktivieren, oder passen.
      B  Schwarzmarkt   Drei geheime Karten: Behalten kostet Münzen und Schaden.
      C  Versteigerung  Auf Kartenzeilen und auf Bewegungen bieten.
      D  Rundenwertung  Zwei Bonuskarten bezahlen die Module, die sie nennen.
    Das Kraftwerk gibt jederzeit Münzen, gegen Schaden. Am Ende darf dein Schaden nicht über deinem Zeiger liegen, sonst stürzt die Station ein und ihr Wert ist verloren. Wer die meisten Punkte hat, gewinnt.
terminal-setup = Am Tisch: { $names }.
terminal-setup-seed = Am Tisch: { $names }. Startzahl (seed) { $seed }.
terminal-how = Wähle, indem du die Nummer einer Möglichkeit tippst und Enter drückst. „?“ erklärt alles, „hint“ fragt einen Bot, „quit“ speichert und geht.
terminal-other-setups = Andere Einstellungen: { $typed }; auch --lang en, --resume; --help nennt alles.
terminal-begin = Enter beginnt

## Wählen

terminal-part = { $what } · Enter geht zurück
terminal-series = Eines nach dem anderen, von oben nach unten in der Liste.
terminal-aim = Ziel: { $goals }
terminal-reminder = (Nummer, Enter: Tisch, ?: Hilfe)
terminal-more =
    { $n ->
        [one] … { $n } Zeile davor; „log“ zeigt alles
       *[other] … { $n } Zeilen davor; „log“ zeigt alles
    }
terminal-how-much = Wie viel, { $lo } bis { $hi }?
terminal-no-such-number = Eine Möglichkeit { $answer } gibt es nicht. Tippe eine Nummer von 1 bis { $n }, oder ? für Hilfe.
terminal-not-possible = „{ $answer }“ geht jetzt nicht. Tippe eine Nummer von 1 bis { $n }, oder ? für Hilfe.
terminal-confirm = Enter beendet deinen Zug, „undo“ nimmt ihn zurück
terminal-why-what = Warum was? Schreibe die Möglichkeit dazu, etwa „why { $written }“.
terminal-why-possible = Das geht: { $option }.
terminal-undo-others = Nichts lässt sich zurücknehmen: Seit deiner letzten Wahl hat jemand anderes gewählt, oder du hast noch nicht gewählt.
terminal-undo-revealed = Nichts lässt sich zurücknehmen: Deine letzte Wahl hat Verborgenes aufgedeckt.
terminal-undo-resumed = Nichts lässt sich zurücknehmen: Hier wurde das Spiel fortgesetzt.
terminal-hint = Ein starker Bot würde wählen: { $option } ({ $written })
terminal-explain-unknown = Eine Karte oder Möglichkeit „{ $what }“ gibt es nicht. Versuche „? { $card }“ für eine Karte, „?3“ für Möglichkeit 3.
terminal-explain-option = { $option }. Du kannst auch tippen: { $written }
terminal-rules = Alle Regeln: { $file }
terminal-help =
    Tippe  um
    3  Möglichkeit 3 zu wählen
    { $written }  mit der geschriebenen Form zu wählen
    ? { $card }   ?3  eine Karte oder Möglichkeit erklärt zu bekommen
    why { $written }  zu erfahren, warum etwas nicht geht
    hint  zu sehen, was ein starker Bot täte
    undo  deine letzte Wahl zurückzunehmen, solange sonst niemand wählt
    log  alles zu lesen, was geschah
    board  den ganzen Tisch neu zu zeichnen; Enter allein tut dasselbe
    rules  das Spiel in wenigen Sätzen zu sehen und wo alle Regeln stehen
    save DATEI  eine Kopie des Spiels zu schreiben; jede Wahl wird ohnehin gespeichert
    quit  zu gehen; du kannst später weiterspielen
terminal-help-bid = { $n } { $amount }  { $amount } zu bieten, denn Möglichkeit { $n } ist das Gebot; auch „{ $verb } { $amount }“

## Dateien

terminal-quit = Gehen? Das Spiel ist gespeichert. (Enter: ja, n: nein)
terminal-left = Dein Spiel ist gespeichert. Weiter geht es mit:
terminal-lost = Dieses Spiel ließ sich nicht speichern und endet deshalb hier.
terminal-saved = Gespeichert. Von dort geht es weiter mit:
terminal-save-exists = Die Datei „{ $file }“ gibt es schon. Setze sie mit --resume fort oder wähle einen anderen Namen.
terminal-not-ours = Die Datei „{ $file }“ enthält etwas anderes und blieb, wie sie war. Wähle einen anderen Namen.
terminal-damaged = Die Datei „{ $file }“ ist beschädigt; nichts wurde geändert. Versuche eine andere.
terminal-foreign = Die Datei „{ $file }“ ist kein Spielstand und keine Aufzeichnung von Pelagia. Versuche eine andere.
terminal-bad-table = Der Spielstand sagt nicht richtig, wer wo sitzt; er ist beschädigt. Versuche eine andere Datei.
terminal-nothing-kept = Es gibt kein Spiel { $game }, das weitergehen könnte. Beginne eines ohne --resume.
terminal-other-game = Die Datei „{ $file }“ enthält ein Spiel { $game }. Weiter geht es mit: pelagia play { $game } --resume { $file }

## Das Ende

terminal-record = Die Aufzeichnung in { $file } aufbewahren? (Enter: ja, n: nein, oder eine andere Datei)
terminal-record-again = Eine andere Datei? (Enter: keine)
terminal-recorded = Aufbewahrt. Noch einmal ansehen mit:

## Ansehen

terminal-replay-keys = Enter: weiter, b: zurück, r: nächste Runde, Zahl: dorthin, ? { $card }: Karte, q: Ende
terminal-replay-at = Wahl { $n } von { $last }
terminal-replay-choice = { $name }: { $option }
terminal-replay-secret = wählt geheim
terminal-replay-unknown = „{ $line }“ bedeutet hier nichts.
terminal-replay-open =
    { $n ->
        [one] Das Spiel ist nicht zu Ende; bisher wurde { $n }-mal gewählt.
       *[other] Das Spiel ist nicht zu Ende; bisher wurde { $n }-mal gewählt.
    }

## Der Tisch von New Eden

terminal-ne-crab = Krabbe
terminal-ne-mussel = Muschel
terminal-ne-kraken = Krake
terminal-ne-yard = Werft
terminal-ne-oxygen = Tank
terminal-ne-research = Forschung
terminal-ne-yards = Werften
terminal-ne-dome = Kuppel
terminal-ne-spent = { $n } verbraucht
terminal-ne-damage = Schaden
terminal-ne-plant = Kraftwerk
terminal-ne-extensions = Ausbau
terminal-ne-kept = Anzubauen
terminal-ne-passed = hat gepasst
terminal-ne-extension-shipyard = Werft
terminal-ne-extension-kraken = Krake
terminal-ne-extension-oxygen = Sauerstoff
terminal-ne-extension-research = Forschung
terminal-ne-holds = { $damage }, Zeiger { $pointer }: hält
terminal-ne-collapses = { $damage }, Zeiger { $pointer }: würde einstürzen
terminal-ne-collapsed = { $damage }, Zeiger { $pointer }: stürzt ein
terminal-ne-round = Runde { $n } von { $of }
terminal-ne-nautilus = Nautilus { $name }
terminal-ne-bonus = Bonus
terminal-ne-per = { $reward } je { $group }
terminal-ne-row = Zeile { $n }
terminal-ne-move = Bewegung
terminal-ne-mark-none = offen
terminal-ne-mark-now = jetzt
terminal-ne-mark-sold = verkauft
terminal-ne-mark-unsold = liegt
terminal-ne-mark-blocked = gesperrt
terminal-ne-auction = Zeile { $row } wird versteigert
terminal-ne-high = Höchstgebot { $n } von { $name }
terminal-ne-out = ausgestiegen: { $names }
terminal-ne-hand = Deine Hand. Behaltene Karten, Münzen, Schaden: { $prices }
terminal-ne-card = { $name }: { $group }, Stapel { $deck }, { $source }
terminal-ne-card-alone = { $name }: { $group }, { $source }
terminal-ne-scoring = Schlusswertung
terminal-ne-step-track = Punkte bisher
terminal-ne-step-coins = Münzen, 5 für 1 Punkt
terminal-ne-step-stability = Schaden und Zeiger
terminal-ne-step-value = Wert der Station
terminal-ne-step-total = Summe
terminal-ne-step-place = Platz
terminal-ne-legend =
    { $lying } Deeple liegt: kann ziehen   { $standing } Deeple steht: hat gearbeitet   { $slot } freies Feld
    { $coin } Münzen  { $point } Punkte  { $damage } Schaden  { $repair } Reparatur   { $final } Punkte am Ende, wenn sie hält
    { $steps }2 Flasche: ein Deeple, bis zu 2 Schritte   (O01{ $steps }1) diese Runde genutzt
    { $pointer } Zeiger, soll über dem Schaden bleiben  { $used } Kraftwerk genutzt  { $move } Bewegung

## Ein Spiel ohne eigenes Brett

terminal-any-legend = { $hidden } eine Karte, die du nicht sehen darfst; eine Zahl davor: tippe sie, um zu wählen
terminal-any-about = { $name } ({ $source })
terminal-any-scoring = Schlusswertung
