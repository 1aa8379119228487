# Die Seite im Browser, rund um die Spielbretter.

page-title = Pelagia
page-title-your-turn = ● Dein Zug – Pelagia
page-skip = Zum Inhalt springen
page-language = Sprache
page-to-light = Helles Design
page-to-dark = Dunkles Design
page-to-lobby = Zur Lobby
page-rules = Regeln
page-loading = Wir tauchen ab …
page-close = Schließen
page-zoom-in = Näher heran
page-zoom-out = Weiter weg
page-zoom-reset = Alles zeigen
page-board-parts = Teile des Tisches
page-cancel = Abbrechen

## Lobby

page-hero = Tiefsee-Strategie direkt im Browser
page-hero-more = Spiel sofort gegen Bots oder schick Freunden einen Link. Ohne Konto, ohne Installation.
page-play-now = Gleich spielen
page-learn = Lernen
page-learn-game = { $game } in zehn Minuten lernen
page-box = Ich kenne das Spiel
page-box-title = { $game }: was hier anders ist
page-box-rules = Alle Regeln, wie sie hier gelten
page-play-now-game = { $game } gleich gegen einen Bot spielen
page-invite-friends = Tisch für Freunde vorbereiten
page-games = Die Spiele
page-set-up = Tisch vorbereiten
page-coming = Kommt noch: Die Regeln sind im Bau.
page-game-flotilla = Flotilla
page-game-flotilla-about = Auf den Wellen: Segle, tauche und erkunde eine versunkene Welt, und entscheide, wann du dich der schwimmenden Stadt anschließt. 3 bis 5 Spieler, etwa zwei Stunden; für einen oder zwei ist es nicht gedacht.
page-game-new-eden = New Eden
page-game-new-eden-about = Unter dem Schelf: Bau eine Station um eine Kuppel, schick Deeple an die Arbeit und halte alles stabil. 1 bis 4 Spieler, etwa eine Stunde.
page-game-underwater-cities = Underwater Cities
page-game-underwater-cities-about = Auf dem Meeresgrund: Kuppeln, Tunnel, Farmen und Labore wachsen zu einem Netzwerk, das sich selbst ernähren muss. 1 bis 4 Spieler, etwa zwei Stunden.
page-game-deep-sea = Endeavor: Deep Sea
page-game-deep-sea-about = Durch alle Tiefen: Leite ein Institut für Meeresforschung, entdecke Zonen, rekrutiere eine Crew, hinterlasse Spuren. 1 bis 4 Spieler, etwa anderthalb Stunden.
page-own = Deine Tische
page-own-unknown = …
page-own-gone = Diesen Tisch gibt es auf diesem Server nicht mehr.
page-own-archived = Im Archiv; die nötigen Regeln oder Karten sind gerade nicht hier.
page-own-gathering = Wartet auf Mitspielende
page-own-finished =
    { $n ->
        [0] Beendet, gewonnen hat niemand
       *[other] Beendet, gewonnen hat: { $names }
    }
page-own-your-turn = Du bist am Zug
page-own-others-turn = Am Zug: { $names }
page-own-waiting = wartet schon { $time } auf { $names }
page-own-your-turn-for = Du bist am Zug (schon { $time })
page-own-over = Beendete Tische ({ $n })
page-own-forgotten = { $title }: vergessen.
page-own-unforget = Rückgängig
page-own-closed = Einvernehmlich beendet
page-own-forget = Vergessen
page-own-all = Alle { $n } zeigen
page-upload = Aufgezeichnetes Spiel ansehen
page-upload-more = Wähle die Datei, die du am Ende eines Spiels gespeichert hast.
page-upload-choose = Datei wählen
page-upload-damaged = Diese Datei ist kein aufgezeichnetes Spiel. Wähle eine Datei, die Pelagia gespeichert hat.

## Ein neuer Tisch

page-new-title = { $game }: neuer Tisch
page-players = Spieler
page-players-solo = 1 (solo)
page-seats = Plätze
page-seat-who = Wer auf Platz { $n } sitzt
page-seat-name = Name auf Platz { $n }
page-seat-colour = Farbe von Platz { $n }
page-who-me = Du
page-who-open = Freund oder Freundin per Link
page-who-here = Noch jemand an diesem Bildschirm
page-curtain-setting = Ein Vorhang zwischen den Zügen
page-curtain-setting-more = Damit niemand die Karten der anderen sieht. Ohne ihn spielst du alle diese Plätze selbst.
page-curtain = Gib den Bildschirm an { $name }
page-curtain-more = Bis dahin bleibt der Tisch verdeckt.
page-curtain-open = Ich bin { $name }
page-hand-over = An { $name } übergeben
page-who-bot = Bot: { $bot }
page-who-bot-level = Bot, Stufe { $level }: { $bot }
page-name-later = wählt selbst einen Namen
page-open-more = Den Link für deine Freunde bekommst du, sobald der Tisch offen ist. Das Spiel beginnt, wenn alle Plätze besetzt sind.
page-pace = Tempo
page-pace-live-name = Live
page-pace-live = Zeit für jede Wahl: { $time }. Wer länger weg ist, kann von einem Bot vertreten werden, bis er zurück ist.
page-pace-correspondence-name = Fernspiel
page-pace-correspondence = Zeit für jede Wahl: { $time }. Wer länger weg ist, kann von einem Bot vertreten werden, bis er zurück ist.
page-pace-none-name = Ohne Frist
page-pace-none = Jeder lässt sich so viel Zeit, wie er mag, und kein Bot springt ein.
page-colour-coral = Koralle, Kreis
page-colour-brass = Messing, Dreieck
page-colour-teal = Türkis, Quadrat
page-colour-violet = Violett, Raute
page-colour-white = Weiß, Stern
page-options = Optionen
page-option-new-eden-open-coins = Offene Münzen
page-option-new-eden-open-coins-more = Alle sehen alle Münzen. Sonst liegen sie hinter dem Sichtschirm.
page-option-new-eden-solo-level = Schwierigkeit
page-option-new-eden-solo-level-more = Wie viele zusätzliche Karten Deep Thought je Runde bekommt.
page-option-new-eden-solo-level-value =
    { $n ->
        [0] Ruhig: keine zusätzliche Karte
        [one] Stärker: { $n } zusätzliche Karte
       *[other] Stufe { $n }: { $n } zusätzliche Karten
    }
page-option-new-eden-solo-level-value-more =
    { $n ->
        [0] Empfohlen für die erste Partie: Lerne, wie Deep Thought kauft und bietet.
        [1] Für alle, die es einmal geschlagen haben: Es wächst etwas schneller als du.
        [2] Für Erfahrene: Es sammelt mehr, als eine Person kaufen kann.
       *[other] Am schwersten: Nur ein Plan für die ganze Partie, von der ersten Runde an, schlägt es.
    }
page-option-underwater-cities-board-side = Spielerbögen
page-option-underwater-cities-board-side-more = Die Rückseite hat Bauplätze mit Zusatzzahlungen und stärkerer Produktion.
page-option-underwater-cities-board-side-value =
    { $n ->
        [back] Rückseiten 5–8: für Experten
       *[front] Vorderseiten 1–4
    }
page-option-underwater-cities-board-side-value-more =
    { $n ->
        [back] Für alle, die das Spiel kennen: Jeder Spielerbogen ist anders, manche Bauplätze kosten extra und bringen mehr.
       *[front] Empfohlen für die erste Partie: derselbe einfache Bogen für alle.
    }
page-option-underwater-cities-blue-metropolises = Blaue Metropolen
page-option-underwater-cities-blue-metropolises-more = Wer entscheidet, wo deine beiden blauen Plättchen liegen.
page-option-underwater-cities-blue-metropolises-value =
    { $n ->
        [choice] Jeder wählt selbst (deutsche Regel)
       *[random] Der Zufall (portugiesische Regel)
    }
page-option-underwater-cities-blue-metropolises-value-more =
    { $n ->
        [choice] Alle entscheiden, nachdem sie die Plättchen gesehen haben: etwas mehr zu überlegen.
       *[random] Empfohlen für die erste Partie: Die Plättchen liegen, und man baut auf sie zu.
    }
page-option-underwater-cities-contracts = Regierungsaufträge
page-option-underwater-cities-contracts-more = Drei Ziele liegen offen; wer eines zuerst erfüllt, darf es mit seiner Belohnung beanspruchen.
page-option-underwater-cities-solo-start = Sperrplättchen beginnen auf
page-option-underwater-cities-solo-start-more = Welcher Platz jeder Farbe in der ersten Runde gesperrt ist.
page-option-underwater-cities-solo-start-value = Platz { $n }
page-option-underwater-cities-solo-start-value-more = Die Sperrplättchen rücken jede Runde einen Platz weiter; wo sie beginnen, ändert, was du planen kannst, nicht, wie schwer es ist.
page-content = Karten
page-content-box = Die der Schachtel
page-advanced = Erweitert
page-seed = Startzahl
page-seed-more = Dieselbe Zahl gibt dieselben Karten. Alle sehen, dass sie gewählt wurde.
page-start = Spiel beginnen
page-open-table = Tisch öffnen

## Dazukommen

page-join-title = Bei { $game } mitspielen
page-gathering-title = { $game }: Wir warten auf Mitspielende
page-gathering-more = Das Spiel beginnt, sobald alle Plätze besetzt sind.
page-your-name = Dein Name
page-your-colour = Deine Farbe
page-join = Platz nehmen
page-fill = Bot spielen lassen
page-link-invite = Einladung
page-link-invite-more = Wer sie öffnet, kann Platz nehmen oder zuschauen.
page-link-watch = Zum Zuschauen
page-link-watch-more = Wer ihn öffnet, kann zuschauen.
page-link-seat = Dein eigener Platz
page-link-seat-more = Nur für dich: zum Weiterspielen auf einem anderen Gerät.
page-copy = Kopieren
page-copied = Der Link ist kopiert.
page-copy-by-hand = Bitte kopiere den markierten Link von Hand.

## Am Tisch

page-prompt = Was gefragt ist
page-gathering = Wir warten auf Mitspielende
page-over = Das Spiel ist zu Ende.
page-stuck = Dieser Tisch steckt fest. Nichts ist verloren; der Server versucht es von selbst wieder und macht weiter, sobald er kann.
page-sending = Deine Wahl wird gesendet …
page-waiting = Die anderen sind am Werk …
page-waiting-for = Am Zug: { $names } ({ $what })
page-kind-new-eden-turn = kaufen, bewegen oder passen
page-kind-new-eden-bottle = Deeple bewegen
page-kind-new-eden-activate = Module aktivieren
page-kind-new-eden-overflow = zu viel Schaden, ein Modul geht verloren
page-kind-new-eden-placekept = Karten anbauen
page-kind-new-eden-freewindow = freie Aktionen vor dem Markt
page-kind-new-eden-market = geheime Kartenwahl
page-kind-new-eden-pickrow = Wahl der nächsten Zeile
page-kind-new-eden-bid = Gebot
page-kind-new-eden-auctionmove = Bewegung aus der Versteigerung
page-kind-new-eden-extra = noch eine Bewegung?
page-kind-new-eden-extracard = Wahl einer Sauerstoffkarte
page-kind-new-eden-closing = letzte freie Aktionen
page-kind-new-eden-putrow = Wahl einer Zeile
page-kind-new-eden-block = Zeilen sperren
page-kind-new-eden-outbid = Deep Thought überbieten
page-rules-search = In den Regeln suchen
page-rules-all = Alle Regeln
page-rules-nothing = Nichts gefunden. Versuche ein anderes Wort.
page-legend = Legende: was die Symbole bedeuten
page-legend-print = Drucken
page-rules-here = Die Regeln zu dieser Frage
page-tip-rule = Regel
page-tip-rule-press = Klick: die Regel
page-tip-rule-key = R: die Regel
page-all-options =
    { $n ->
        [one] { $n } Möglichkeit
       *[other] Alle { $n } Möglichkeiten
    }
page-less = Eins weniger
page-more = Eins mehr
page-lowest = min. { $n }
page-highest = max. { $n }
page-which = Was davon meinst du?
page-confirm-this = { $what }?
page-confirm = Bestätigen
page-undo = Rückgängig
page-hint = Tipp
page-hint-short = Tipp
page-hint-says = Der Bot würde wählen:
page-hint-then = dann { $plan }
page-hint-better = { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    } besser als: { $other }{ $many ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
page-hint-same = Etwa gleich gut: { $other }.
page-hint-wins = Gewinnchance: etwa { $n } %.
page-hint-do = So machen
page-thinking = Denkt nach …
page-menu = Tisch
page-result = Ergebnis
page-help = Hilfe
page-no-board = Für dieses Spiel gibt es hier noch kein Spielbrett.
page-offline = Die Verbindung ist unterbrochen. Neuer Versuch … Deine Wahl bleibt erhalten.
page-offline-page = Keine Verbindung. Lobby und Regeln kannst du lesen; die Tische warten, bis die Verbindung wieder da ist.
page-lost = Dieser Tisch kann nicht gezeigt werden
page-lost-link = Dieser Link führt nirgendwohin
page-lost-link-more = Prüfe, ob er vollständig ist, oder beginne in der Lobby.
page-seat-you = du
page-seat-here = da
page-seat-away = abwesend
page-seat-bot = Bot
page-seat-open = Freier Platz
page-seat-standing-in = ein Bot vertritt
page-seat-automaton = Automat
page-to-move = am Zug
page-stand-in = Durch Bot vertreten
page-stand-in-soon = Bot in { $time }
page-stand-in-wait = In { $time } kann ein Bot einspringen
page-winner = Gewonnen
page-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
page-drawer = Verlauf und Chat
page-ticker = Was gerade geschehen ist
page-enlarge = Bereich von { $name } vergrößern
page-log = Verlauf
page-log-earlier = Früheres
page-log-since = seit deinem letzten Zug
page-chat = Chat
page-unread = neue Zeilen
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas an den Tisch
page-chat-send = Senden
page-chat-table = zum Tisch
page-spectator = Zuschauer
page-skip-steps = Überspringen
page-space = Leertaste
page-again = Nochmal
page-again-more = Zeigt noch einmal, was seit deinem letzten Zug geschehen ist
page-nothing-since = Seit deinem letzten Zug ist nichts geschehen.
page-steps-missed =
    { $n ->
        [one] { $n } Schritt konnte nicht gezeigt werden. Er steht im Verlauf.
       *[other] { $n } Schritte konnten nicht gezeigt werden. Sie stehen im Verlauf.
    }
page-step-pace = Tempo der anderen
page-step-pace-more = Wie lange jeder Schritt von Bots und Menschen zu sehen ist. Leertaste oder Tippen überspringt.
page-step-pace-slow = langsam
page-step-pace-normal = normal
page-step-pace-fast = schnell
page-step-pace-none = sofort
page-confirm-setting = Am Ende des Zuges bestätigen
page-confirm-setting-more = Was den Zug weitergibt oder sich nicht rückgängig machen lässt, wartet auf einen zweiten Klick.
page-notices = Bescheid geben, wenn ich am Zug bin
page-notices-more = Eine Meldung deines Browsers, solange diese Seite nicht zu sehen ist.
page-notices-refused = Dein Browser erlaubt dieser Seite keine Meldungen. Das lässt sich in seinen Einstellungen ändern.
page-offer = Bescheid geben, wenn du am Zug bist?
page-offer-sound = Mit einem Ton
page-offer-notice = Mit einer Mitteilung
page-offer-no = Nein, danke
page-sound = Ein Ton, wenn ich am Zug bin
page-sound-more = Zwei leise Wassertropfen.
page-webhook = Adresse für Nachrichten
page-webhook-more = Sie bekommt ein POST, wenn du am Zug bist und nicht hinsiehst, höchstens alle zehn Minuten.
page-webhook-save = Speichern
page-webhook-remove = Entfernen
page-webhook-saved = Die Adresse ist gespeichert.
page-webhook-removed = Die Adresse ist entfernt.
page-takeback-ask = Um eine Rücknahme bitten
page-takeback-more = Zurück vor deine letzte Wahl, wenn alle zustimmen, die seitdem gewählt haben; wenn etwas aufgedeckt wurde, alle am Tisch.
page-takeback-asked = { $name } möchte die letzte Wahl zurücknehmen.
page-takeback-yours = Du hast um eine Rücknahme gebeten.
page-takeback-needed = Es fehlt noch: { $names }.
page-agree = Zustimmen
page-refuse = Ablehnen
page-name-remove = Meinen Namen entfernen
page-name-remove-more = Dein Platz heißt dann nach seiner Nummer, hier und im Chat.
page-delete = Diesen Tisch löschen
page-delete-sure = Ja, diesen Tisch löschen
page-delete-more = Endgültig, sobald alle zustimmen, die hier sitzen.
page-delete-asked = { $name } möchte diesen Tisch endgültig löschen.
page-delete-yours = Du möchtest diesen Tisch endgültig löschen.
page-delete-agree = Löschen
page-takeback-asked-named = { $name } möchte zurücknehmen: { $what }.
page-takeback-yours-named = Du möchtest zurücknehmen: { $what }.
page-closing = Die Partie hier beenden
page-closing-sure = Ja, hier beenden
page-closing-more = Niemand gewinnt; der Tisch bleibt mit seinem Verlauf erhalten. Alle, die hier sitzen, müssen zustimmen.
page-closing-asked = { $name } möchte die Partie hier beenden.
page-closing-yours = Du möchtest die Partie hier beenden.
page-closing-agree = Beenden
page-leave = Aufgeben und den Tisch verlassen
page-leave-sure = Ja, endgültig verlassen
page-leave-more = Ein Bot spielt für dich weiter, und dein Link gilt nicht mehr. Vor dem Spielbeginn wird dein Platz einfach wieder frei.
page-offer-seat = Platz neu vergeben: { $name }
page-offer-more = Wenn jemand seinen Link verloren hat oder nicht wiederkommt, oder statt eines Bots. Die anderen müssen zustimmen; wer vorher zurückkehrt, behält seinen Platz.
page-offer-asked = { $name } möchte den Platz von { $whose } neu vergeben.
page-offer-yours = Du möchtest den Platz von { $whose } neu vergeben.
page-offer-end = Angebot zurückziehen
page-offered = Einladung auf den Platz von { $name }
page-offered-more = Wer sie zuerst öffnet, darf den Platz übernehmen und weiterspielen.
page-take-offered = Der Platz von { $name } ist frei: Übernimm ihn und spiel weiter.
page-closed = Einvernehmlich beendet
page-show = Zeigen
page-restart = Der Server startet in { $minutes ->
        [one] einer Minute
       *[other] { $minutes } Minuten
    } neu. Nichts geht verloren, und der Tisch kommt von selbst zurück.
page-seeded = Wer diesen Tisch eröffnet hat, hat auch seine Startzahl gewählt.

## Das Ende, und noch einmal ansehen

page-aim = Ziel des Spiels
page-show-board = Spielbrett zeigen
page-rematch = Noch einmal spielen
page-finale = Finale
page-finale-show = Finale zeigen
page-together = Zusammen
page-source = Woher die Punkte kommen
page-show-source = Auf dem Spielbrett zeigen
page-picture = Bild speichern
page-share-picture = Bild teilen
page-rematch-invitation = Noch ein Spiel? Hier ist Platz: { $address }
page-replay = Partie ansehen
page-download = Aufzeichnung speichern
page-first = Zum Anfang
page-last = Zum Ende
page-back = Einen Schritt zurück
page-next = Einen Schritt weiter
page-turn-back = Einen Zug zurück
page-turn-next = Einen Zug weiter
page-run = Abspielen
page-pause = Anhalten
page-step = Schritt { $n } von { $all }
page-rounds = Zu einer Runde gehen
page-round = Runde { $n }
page-eyes = Mit wessen Augen
page-eyes-spectator = Als Zuschauer
page-eyes-everything = Mit allem, was verborgen war
page-eyes-of = Als { $name }
page-to-table = Zum Tisch
page-chart = Punkte im Lauf der Zeit

## Hilfe und Regeln

page-help-lit = Was leuchtet, kann gewählt werden. Alle Möglichkeiten stehen auch in Worten in einer Liste.
page-help-why = Klick auf etwas, das nicht leuchtet, und du erfährst, warum es gerade nicht geht.
page-help-rules = Regeln lesen
page-key-arrows = alle Möglichkeiten zeigen und zwischen ihnen wechseln
page-key-enter = wählen
page-key-escape = schließen, oder eine Wahl vor dem Bestätigen zurücknehmen
page-key-space = alles sofort zeigen
page-key-again = noch einmal zeigen, was seit deinem letzten Zug geschehen ist
page-key-options = Liste aller Möglichkeiten
page-key-undo = rückgängig
page-key-hint = Tipp
page-key-log = Verlauf
page-key-rule = die Regel zu dem, worauf du zeigst
page-key-help = diese Hilfe
page-rules-of = Die Regeln von { $game }
page-rules-contents = Inhalt
page-rules-about = In eigenen Worten, so wie Pelagia sie spielt. Kürzel wie RU4 oder Q22 stehen bei Punkten, die die Spielregel offen lässt und die hier entschieden sind.

## Was schiefging

page-error-offline = Der Server ist nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal.
page-error-unexpected = Auf dieser Seite ging etwas schief. Lade sie neu; nichts ist verloren.

## Ein Spiel ohne gezeichneten Plan

page-hidden-card = verdeckte Karte

## Lektionen

page-lesson = Lektion
page-lesson-show = Lektion zeigen
page-lesson-hide = Verbergen
page-lesson-progress = Fortschritt der Lektion
page-lesson-cost = Ein starker Bot meint, das koste etwa { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }, verglichen mit: { $best }{ $many ->
        [0] .
       *[other] {" "}({ $reasons }).
    }
page-lesson-missed = Was diesmal nicht vorkam:
page-lesson-yours = Spiele weiter, wie du magst. Die Lektion meldet sich, wenn etwas neu ist.
page-lesson-wait = Sieh zu, was die andere Person tut.
page-lesson-topics = Was du danach weißt
page-lesson-play = Eine echte Partie gegen den sanftesten Bot
page-lesson-next = Weiter
page-lesson-back = Zurück
page-lesson-undo = Zurücknehmen
