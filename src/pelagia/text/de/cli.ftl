# Die Befehlszeile, außer dem Spiel im Terminal.

cli-description = Strategiespiele aus der Tiefsee, für Menschen und Programme.
cli-interrupted = Vor dem Ende angehalten; es gibt kein Ergebnis.
cli-decimal-mark = ,
cli-thousands-mark = .

## Die Spiele, in einer Zeile

cli-game-new-eden = Ersteigert Module und besetzt eure Station am Meeresgrund; wer die stabilste und wertvollste baut, gewinnt.
cli-game-underwater-cities = Baut Kuppeln und Tunnel am Meeresgrund und ernährt eure Städte; das beste Netzwerk gewinnt.

## Hilfe

cli-title-usage = Aufruf:
cli-title-arguments = Argumente
cli-title-options = Optionen
cli-title-commands = Befehle

cli-metavar-command = BEFEHL
cli-metavar-game = SPIEL
cli-metavar-number = N
cli-metavar-seconds = SEKUNDEN
cli-metavar-bots = BOT,BOT
cli-metavar-plans = PLAN,PLAN
cli-metavar-option = NAME=WERT
cli-metavar-file = DATEI
cli-metavar-folder = ORDNER
cli-metavar-name = NAME
cli-metavar-address = ADRESSE
cli-metavar-item = KARTE
cli-metavar-proof = A>B
cli-metavar-table = TISCH
cli-metavar-shell = SHELL
cli-metavar-baseline = VERGLEICH
cli-metavar-link = LINK
cli-metavar-bot = BOT

cli-command-games = Zeigt die Spiele.
cli-command-play = Spielt im Terminal gegen Bots.
cli-command-serve = Stellt die Seite für den Browser bereit: Tische für Freunde nah und fern und für Bots.
cli-command-join = Setzt einen Bot dieses Rechners über einen Link an einen Tisch eines Servers.
cli-command-mcp = Lässt einen Assistenten, der das Model Context Protocol spricht, an einem Tisch eines Servers spielen.
cli-command-archive = Listet die Tische auf, die ein Server ins Archiv gelegt hat, oder gibt die Aufzeichnung eines Tisches aus.
cli-command-backup = Kopiert die Datenbank eines Servers in eine Datei. Der Server darf dabei weiterlaufen.
cli-command-restore = Füllt eine leere Datenbank aus einer Sicherung. Vorher den Server anhalten.
cli-command-replay = Zeigt eine aufgezeichnete Partie noch einmal.
cli-command-simulate = Lässt Bots viele Partien spielen. Dieselbe Startzahl ergibt dieselben Zahlen, gleich wie viele Prozesse arbeiten.
cli-command-arena = Lässt Bots dieselben Partien an allen Plätzen spielen: wer öfter gewinnt, mit welchem Abstand, wie sicher das ist und wie lange jeder braucht.
cli-command-balance = Lässt Bots viele Partien spielen und sagt, was jede Karte, jedes Tableau und jeder Platz für Punkte und Siegchance bedeutet.
cli-command-train = Lernt aus Partien zwischen Bots, ein Spiel zu beurteilen, und behält, was sich als stärker erweist.
cli-command-calibrate = Misst, was die Punkte des stärksten Bots am Ende bedeuten: die Gewinnchance und den Abstand.
cli-command-bots = Listet die Bots eines Spiels auf, vom schwächsten bis zum stärksten.
cli-command-bench = Misst, wie schnell die Spiele sind, interpretiert und übersetzt, neben catanatron, falls es installiert ist.
cli-command-compile = Übersetzt die Regeln im Voraus: dieselben Spiele, zwei- bis dreimal so schnell. Braucht mypyc (pip install pelagia[compile]) und einen C-Compiler.
cli-command-completion = Gibt aus, was eine Shell braucht, um die Befehlszeile zu ergänzen.

cli-help-help = diese Hilfe zeigen und aufhören
cli-help-version = die Version zeigen und aufhören
cli-help-lang = die Sprache; Vorgabe: die deines Systems
cli-help-game = das Spiel; „pelagia games“ zeigt alle
cli-help-players = wie viele mitspielen; Vorgabe: 2 oder mehr, wenn das Spiel mehr verlangt
cli-help-games = wie viele Partien gespielt werden; Vorgabe: 100
cli-help-bots = die Bots, wiederholt, bis alle Plätze besetzt sind; Vorgabe: { $default }; von Partie zu Partie rücken sie um einen Platz weiter. Jede Stelle der Liste hat eigene Zahlen, auch wenn ein Name zweimal dasteht; ein Bot auf zwei Plätzen zählt doppelt
cli-help-seed = die Startzahl für den Zufall: dieselbe Zahl ergibt dieselbe Partie; Vorgabe: { $default }
cli-help-join-link = der Link eines Platzes oder die Einladung zu einem Tisch mit freiem Platz
cli-help-join-bot = der Bot, der spielt; Vorgabe: best
cli-help-join-name = sein Name am Tisch; Vorgabe: der des Bots
cli-help-mcp-link = der Link eines Platzes oder eine Einladung; ohne ihn fragt der Assistent danach
cli-help-mcp-name = sein Name am Tisch; Vorgabe: Assistant
cli-help-seat = der Platz, 1 ist der erste; Vorgabe: der erste freie
cli-help-workers = wie viele Prozesse arbeiten; Vorgabe: einer je Prozessor
cli-help-ray = auf einem Ray-Cluster spielen, der durch seine Adresse gegeben ist; „local“ startet einen auf diesem Rechner, mit so vielen Prozessen, wie --workers angibt
cli-help-start = die Nummer der ersten Partie, um eine einzelne Partie einer langen Reihe noch einmal zu spielen; Vorgabe: 0
cli-help-option = eine Option des Spiels; ein falscher Name oder Wert nennt die richtigen; mehrfach möglich
cli-help-content = der Ordner eines Inhaltspakets
cli-help-json = ein JSON-Objekt in diese Datei schreiben; „-“ ist die Standardausgabe, anstelle der Tabelle
cli-help-plans = Pläne des Spiels, etwa wann man die Seite wechselt; für jede Partie werden sie neu an die Plätze verteilt, und jeder Platz hält sich an seinen
cli-help-vary = eine Option des Spiels, die reihum jeden ihrer Werte annimmt; mehrfach möglich
cli-help-without = eine Karte oder etwas anderes: Wer sie gewählt hat, spielt dieselbe Partie noch einmal und lehnt sie ab; so zeigt sich, was sie wert war; mehrfach möglich
cli-help-against = der Ordner eines Inhaltspakets: Jede Partie wird auch damit gespielt, und der Bericht zeigt paarweise, was sich ändert. Verglichen wird mit --content, sonst mit der Schachtel
cli-help-markdown = die Tabellen als Markdown in diese Datei schreiben; „-“ ist die Standardausgabe, statt der Tabellen
cli-help-html = eine Seite mit Bildern und Tabellen als eine einzige Datei schreiben; „-“ ist die Standardausgabe
cli-help-bots-game = einer der Namen, die „pelagia games“ auflistet; Vorgabe: alle Spiele
cli-help-mode = competitive, solo oder team; Vorgabe: { $default }
cli-help-rounds = wie oft gespielt, gelernt und geprüft wird; 0: nur die Gewichte im Ordner noch einmal prüfen, für das Spiel in seiner jetzigen Fassung; Vorgabe: { $default }
cli-help-gate = in höchstens so vielen Partien je Spielerzahl müssen sich neue Gewichte beweisen; Vorgabe: { $default }
cli-help-train-games = wie viele Partien in einer Runde gespielt werden; Vorgabe: 2000
cli-help-train-folder = wo Partien, Gewichte und das Verzeichnis liegen; ein abgebrochener Lauf geht dort weiter; Vorgabe: { $default }
cli-help-calibrate-mode = competitive, solo oder team; Vorgabe: alle Arten des Spiels
cli-help-calibrate-games = wie viele Partien mit jeder Spielerzahl gespielt werden; Vorgabe: 300
cli-help-calibrate-folder = wo die Partien liegen; ein abgebrochener Lauf geht dort weiter; Vorgabe: { $default }
cli-help-calibrate-file = die Datei, in die das Ergebnis eingetragen wird; Vorgabe: calibration.json im Ordner
cli-metavar-mode = ART
cli-help-until = aufhören, sobald bewiesen ist, dass Bot A öfter gewinnt als Bot B oder B öfter als A; --games ist die Höchstzahl
cli-help-bench-games = die Spiele, die gemessen werden; Vorgabe: alle
cli-help-bench-compare = stattdessen Prozessorbefehle zählen (mit valgrind) und mit denen einer anderen Revision oder eines Ordners vergleichen
cli-help-compile-games = die Spiele, die übersetzt werden; Vorgabe: alle
cli-help-compile-check = danach dieselben Partien übersetzt und interpretiert spielen und jede Möglichkeit und jedes Ergebnis vergleichen
cli-help-compile-clean = Übersetztes entfernen; alles läuft wieder interpretiert
cli-help-seconds = wie lange jede Messung dauert; Vorgabe: 1
cli-help-record = eine Aufzeichnung oder ein Spielstand
cli-help-shell = die Shell: bash, zsh oder fish
cli-help-archive-table = der Tisch, dessen Aufzeichnung ausgegeben wird; ohne Angabe werden alle aufgelistet
cli-help-archive-db = die Datenbank des Servers: eine Datei oder postgresql://…; Vorgabe: { $default }
cli-help-backup-file = wohin die Sicherung kommt; was dort lag, wird ersetzt, sobald die neue vollständig ist
cli-help-restore-file = die Sicherung
cli-help-restore-replace = alles löschen, was jetzt in der Datenbank ist

## Zahlen

cli-progress-games = Partien
cli-progress-bench = Messen
cli-compile-writing = Quelltext wird ausgeschrieben …
cli-compile-compiling = Wird übersetzt; das dauert je Spiel ein bis zwei Minuten …
cli-compile-installing = Wird eingerichtet …
cli-compile-done = Übersetzt: { $games }. Es wird ab jetzt benutzt; mit PELAGIA_PURE=1 läuft der Quelltext.
cli-compile-fresh = { $games }: schon übersetzt, und seither hat sich nichts geändert.
cli-compile-cleaned = Entfernt. Alles läuft interpretiert.
cli-compile-same = { $game }: { NUMBER($games) } Partien von { $bot } sind übersetzt und interpretiert gleich ({ $digest }).

cli-join-seated = { $bot } spielt auf Platz { NUMBER($n) } von { $game }.
cli-join-over =
    { $n ->
        [one] Die Partie ist zu Ende. Der Bot hat einmal gewählt.
       *[other] Die Partie ist zu Ende. Der Bot hat { NUMBER($n) }-mal gewählt.
    }
cli-join-player = Spieler { NUMBER($n) }
cli-join-score = { $name }: { NUMBER($score) }
cli-join-won = { $name }: { NUMBER($score) } (gewonnen)
cli-mcp-name = Assistent
cli-mcp-seated = { $name } spielt auf Platz { NUMBER($n) } von { $game }.
cli-mcp-waiting = In { NUMBER($seconds) } Sekunden wurde nichts gefragt.
cli-mcp-unknown = Hier heißt nichts „{ $what }“.
cli-mcp-not-asked = Jemand anders ist am Zug.
cli-mcp-said = Gesagt.
error-not-seated = Nimm zuerst einen Platz ein.
error-not-asked = Du wirst gerade nichts gefragt.

cli-column-game = Spiel
cli-column-players = Spieler
cli-column-about = Worum es geht
cli-column-bot = Bot
cli-column-seats = Gespielte Plätze
cli-column-wins = Siege
cli-column-share = Siege in %
cli-column-mean = Mittel
cli-column-scores = Punkte
cli-column-p10 = 10 %
cli-column-p50 = 50 %
cli-column-p90 = 90 %
cli-column-max = Höchste
cli-column-option = Option
cli-column-games = Partien
cli-column-won-games = Partien gewonnen
cli-column-figure = Größe
cli-column-item = Was
cli-column-had = Gehabt
cli-column-had-share = %
cli-column-score-effect = Punkte
cli-column-won = Siege, %
cli-column-win-effect = Mehr Siege, %
cli-column-pairs = Abgelehnt
cli-column-kept = Doch gehabt, %
cli-column-points = Punkte
cli-column-margin = Abstand
cli-column-rating = Wertung
cli-column-ms = ms je Zug: Mittel
cli-column-p99 = 99 %
cli-column-longest = höchstens
cli-column-table = Tisch
cli-column-status = Stand
cli-column-changed = Letzte Änderung
cli-column-archived = Archiviert
cli-column-typed = Eingabe
cli-column-character = Charakter
cli-column-left = Restzeit, %
cli-column-hand = Von Hand vorausgesehen
cli-column-line = Von der Geraden vorausgesehen
cli-column-slope = Steigung
cli-column-slope-before = Steigung vorher
cli-column-off = Chance daneben um (durch Zufall allein)
cli-column-most-off = Höchstens
cli-train-played = Runde { $round }: { $games } von { $of } Partien gespielt.
cli-train-fitted = Runde { $round }: aus { $positions } Stellungen gelernt. Vorausgesehener Teil des Endabstands:
cli-train-passed =
    { $round ->
        [0] Die Gewichte im Ordner sind stärker und passen zum Spiel in seiner jetzigen Fassung.
       *[other] Runde { $round }: Die neuen Gewichte sind stärker und bleiben.
    }
cli-train-failed =
    { $round ->
        [0] Die Gewichte im Ordner sind nicht nachweislich stärker; das Verzeichnis bleibt, wie es war.
       *[other] Runde { $round }: Die neuen Gewichte sind nicht nachweislich stärker; die alten bleiben.
    }
cli-calibrate-played = { $mode }, { $players } Spieler: { $games } von { $of } Partien gespielt.
cli-calibrate-fitted = { $mode }, { $players } Spieler, { $games } Partien. Wie verlässlich es in Partien ist, an die nichts angepasst wurde:
error-needs-lab = Dafür braucht es { $what }. Installiere Pelagia mit dem Labor: pip install "pelagia[lab]".
cli-status-gathering = wartete auf Mitspieler
cli-status-playing = lief noch
cli-status-finished = beendet

cli-all-seats = alle Plätze
cli-opponent = Automat
cli-arena = { $game }: { $games } Partien ({ $deals } Kartenverteilungen), { $players } Spieler, Startzahl { $seed }
cli-arena-proved = Bewiesen: { $first } gewinnt öfter als { $second }.
cli-arena-open = In { $games } Partien nicht bewiesen.
cli-no-ratings = Wertungszahlen fehlen, weil choix nicht installiert ist. So installierst du es: pip install "pelagia[lab]"
cli-simulated =
    { $game }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, Startzahl { $seed }
cli-simulated-time = { $decisions } Entscheidungen in { $seconds } Sekunden: { $games } Partien und { $rate } Entscheidungen je Sekunde.

cli-balance-note = Punkte und Siege: der Mittelwert damit minus der Mittelwert ohne; ± ist die Hälfte eines 95-%-Intervalls, „±?“ heißt: zu wenige Partien dafür.
cli-balance-figures = Größen
cli-balance-without = Dieselben Partien ohne
cli-balance-more =
    { $n ->
        [one] Noch { $n } Zeile steht
       *[other] Noch { $n } Zeilen stehen
    } in den Dateien von --html, --markdown und --json.
lab-seat = Plätze
lab-bot = Bots
lab-option = Optionen
lab-plan = Pläne
lab-score = Punkte
lab-winner = Punkte des Siegers
lab-decisions = Entscheidungen je Partie

cli-benched-pure = Interpretiert, Python { $python }
cli-benched-compiled = Übersetzt, Python { $python }
cli-no-catanatron = Catanatron ist nicht installiert, deshalb fehlt der Vergleich.
cli-figure-players = Spieler
cli-figure-games-per-second = Partien je Sekunde
cli-figure-decisions-per-second = Entscheidungen je Sekunde
cli-figure-decisions-per-game = Entscheidungen je Partie
cli-figure-decision = Mikrosekunden je Entscheidung
cli-figure-clone = Mikrosekunden je Kopie
cli-figure-imagined = Mikrosekunden je vorgestellter Partie
cli-figure-observation = Mikrosekunden je Beobachtung
cli-figure-view = Mikrosekunden je Ansicht
cli-figure-save = Mikrosekunden je Spielstand
cli-figure-times-decision = Entscheidungen, so viel Mal schneller als catanatron
cli-figure-times-clone = Kopien, so viel Mal schneller als catanatron
cli-figure-by-players = Mikrosekunden je Entscheidung, { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
cli-figure-mean = { $bot }: Millisekunden je Zug
cli-figure-p99 = { $bot }: 99 % der Züge liegen darunter
cli-figure-max = { $bot }: der längste Zug
cli-figure-over-decision = Entscheidungen, so viel Mal schneller als interpretiert
cli-figure-over-clone = Kopien, so viel Mal schneller als interpretiert
cli-not-compiled = Nichts ist übersetzt; „pelagia compile“ übersetzt die Spiele.
cli-progress-count = Zählen
cli-counted = Prozessorbefehle, verglichen mit { $baseline }
cli-count-decision = { $game }: Entscheidung
cli-count-clone = { $game }: Kopie
cli-count-view = { $game }: Ansicht
cli-count-greedy = { $game }: Zug von greedy
cli-column-before = Vorher
cli-column-now = Jetzt
cli-column-change = Änderung
cli-nothing-notable = Nichts hat sich um mehr als { NUMBER($percent) } % geändert.
cli-notable = Um mehr als { NUMBER($percent) } % geändert: { $what }.

## Was falsch war, und was zu tun ist

cli-did-you-mean = Meintest du „{ $name }“?
error-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Wähle aus diesen: { $known }
error-missing-argument = Es fehlt etwas: { $name }. Mit --help siehst du, wie der Befehl benutzt wird.
error-needs-value = { $name } braucht einen Wert. Mit --help siehst du, wie der Befehl benutzt wird.
error-takes-no-value = { $name } nimmt keinen Wert. Mit --help siehst du, wie der Befehl benutzt wird.
error-unknown-argument = Dieser Befehl kennt „{ $name }“ nicht. Mit --help siehst du, was er kennt.
error-missing-extra = „pelagia { $command }“ braucht Pakete, die nicht installiert sind ({ $package } fehlt). So installierst du sie: pip install "pelagia[{ $extra }]"
error-bad-link = Das ist kein Link zu einem Tisch: { $link }
error-unreachable = { $server } ist nicht zu erreichen oder kein Pelagia-Server.
error-no-seat = Dieser Link ist für Zuschauer, und am Tisch ist kein Platz frei.
error-cannot-serve = Der Server läuft nur unter Linux und macOS, denn dieses System kann Prozesse nicht verzweigen (fork). Alles andere geht auch hier.
error-game-failed = Partie { $number } mit der Startzahl { $seed } brach ab ({ $what }). Das ist ein Fehler in Pelagia; derselbe Befehl mit „--start { $number } --games 1“ zeigt ihn noch einmal.
error-worker-lost = Ein Prozess wurde von außen beendet, vielleicht aus Mangel an Speicher. Versuche es mit weniger Prozessen noch einmal.
error-needs-ray = Dafür braucht es Ray. Installiere Pelagia damit: pip install "pelagia[ray]".
error-no-cluster = Unter „{ $address }“ gibt es keinen Ray-Cluster, oder er hat andere Versionen von Python oder Ray.
error-bad-backup = „{ $file }“ ist keine Datenbank von Pelagia oder ist beschädigt.
error-not-empty = In { $db } gibt es schon Tische; es wurde nichts verändert. Mit --replace werden sie gelöscht.
error-no-access = Die Datenbank { $db } lässt sich nicht benutzen: { $why }.
cli-backup-done = { $file } enthält { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
cli-restore-done = Die Datenbank enthält jetzt { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }.
error-file = Die Datei „{ $file }“ lässt sich nicht benutzen: { $why }.
error-system = Das System verweigert etwas, das Pelagia braucht ({ $what }).
error-bug = Etwas ging schief, und es liegt nicht an dir ({ $what }). Mit PELAGIA_DEBUG=1 siehst du, wo; bitte melde es uns.

cli-file-missing = sie oder ihr Ordner ist nicht da
cli-file-folder = sie ist ein Ordner
cli-file-forbidden = der Zugriff ist nicht erlaubt
cli-file-full = es ist kein Platz mehr da
cli-file-other = das System meldet { $what }

error-no-compiler = Zum Übersetzen fehlt { $tool }. Installiere einen C-Compiler (Debian: apt-get install gcc python3-dev) und mypyc (pip install "pelagia[compile]").
error-measuring-failed = Die Messung ist bei { $game }, { $what } abgebrochen.
error-no-valgrind = Zum Zählen der Prozessorbefehle fehlt valgrind (Debian: apt-get install valgrind).
error-no-baseline = Es gibt keine Revision und keinen Ordner „{ $baseline }“ mit dem Quelltext von Pelagia.
error-count-failed = { $game } ließ sich nicht zählen: { $what }
error-build-failed = Der Compiler hat den Quelltext abgelehnt; der Grund steht in { $log }.
error-plays-differently = { $game } spielt übersetzt anders als interpretiert (Bot: { $bot }). Bitte melde das und entferne das Übersetzte: pelagia compile --clean.
error-not-compiled = { $game } ist nicht aus dem jetzigen Quelltext übersetzt: pelagia compile { $game }.
