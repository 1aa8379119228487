# Der Server: was er ablehnt und warum, und seine Optionen.

server-address = Pelagia ist hier: { $address }
server-no-page = Pelagia läuft, aber die Seite wurde nicht gebaut; ein Browser hat also nichts zu zeigen. Im Quellordner baut ./play sie; vollständige Pakete bringen sie mit. Programme finden die Schnittstelle unter /api/openapi.json.
server-no-port = { $host } Port { $port } geht nicht: { $why }. Wähle mit --port einen anderen.
server-short-secret = Das Geheimnis des Betreibers braucht mindestens { $least } Zeichen.
server-bad-proxy = „{ $value }“ ist keine Adresse und kein Netz wie 10.0.0.7 oder 172.17.0.0/16
server-bad-origin = „{ $value }“ ist keine Adresse einer Website wie https://spiele.example
server-would-upgrade = { $n ->
        [one] Ein Tisch
       *[other] { $n } Tische
    } { $game } { $n ->
        [one] würde
       *[other] würden
    } von Regeln { $theirs } auf Regeln { $ours } umgestellt.
server-upgraded = { $n ->
        [one] Ein Tisch
       *[other] { $n } Tische
    } { $game } { $n ->
        [one] wurde
       *[other] wurden
    } von Regeln { $theirs } auf Regeln { $ours } umgestellt.
server-cannot-upgrade = Tisch { $id } kann mit den Regeln dieser Version nicht weitergehen ({ $code }): { $why }
server-no-database = Unter { $db } gibt es noch keine Datenbank: Der erste Start des Servers legt sie an. Nichts wurde geändert.
server-checked = { $n ->
        [one] Ein laufender Tisch wurde
       *[other] { $n } laufende Tische wurden
    } geprüft; { $failed ->
        [0] alle lassen sich öffnen.
        [one] einer lässt sich nicht öffnen.
       *[other] { $failed } lassen sich nicht öffnen.
    } Nichts wurde verändert.
server-not-opened = Der Server öffnet nicht, weil { $n ->
        [one] ein Tisch
       *[other] { $n } Tische
    } nicht weitergehen { $n ->
        [one] kann
       *[other] können
    }. Nichts ist verloren. Starte wieder die frühere Version, oder lass sie mit --skip-failed geschlossen.

## Was schiefging und was zu tun ist

error-bad-json = Das ist kein JSON.
error-bad-request = Das versteht der Server nicht ({ $where }: { $what }).
error-too-big = Das ist zu groß; höchstens { $most } Bytes sind möglich.
error-not-found = Hier ist nichts.
error-bad-method = Das geht hier nicht.
error-unknown-table = Diesen Tisch gibt es nicht. Prüfe den Link.
error-forgotten = Dieser Tisch liegt im Archiv, weil lange niemand hier war. Mit den Regeln und Karten, die dieser Server jetzt hat, lässt er sich nicht öffnen, aber seine Aufzeichnung ist erhalten.
error-table-closed = Dieser Tisch wurde mit früheren Regeln begonnen, und dieser Server kann ihn nicht fortsetzen. Nichts ist verloren: Frag den Betreiber des Servers.
error-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
error-unknown-content = An diesem Tisch wird mit dem Inhaltspaket „{ $name }“ gespielt, das dieser Server zurzeit nicht hat. Nichts ist verloren: Bitte den Betreiber, das Paket wieder bereitzustellen.
error-no-secret = Dafür braucht es den Link zu einem Platz oder den für Zuschauer.
error-key-used = Dieser Schlüssel wurde schon für eine andere Anfrage benutzt. Denk dir einen neuen aus.
error-wrong-secret = Dieser Link gehört nicht zu diesem Tisch. Prüfe, ob er vollständig ist.
error-not-your-seat = Dieser Platz gehört dir nicht.
error-cross-site = Das hat die Seite eines anderen Anbieters geschickt. Öffne Pelagia selbst.
error-banned = Der Betreiber dieses Servers hat diese Adresse gesperrt.
error-muted = Der Betreiber dieses Servers hat dich an diesem Tisch stummgeschaltet.
error-not-stuck = Dieser Tisch hängt nicht fest.
error-no-lesson = Hier gibt es keine Lektion.
error-webhooks-off = Dieser Server verschickt keine Hinweise.
error-confirm-first = Das beendet deinen Zug oder lässt sich nicht rückgängig machen. Bestätige es zuerst.
error-cannot-undo = Das lässt sich nicht zurücknehmen: Es war nicht deine letzte Wahl, oder seither wurde etwas aufgedeckt. Du kannst die anderen um eine Rücknahme bitten.
error-no-takeback = Es gibt nichts zurückzunehmen, oder niemand hat dich um Zustimmung gebeten.
error-sealed-takeback = Seitdem wurde etwas ausgeteilt oder aufgedeckt, und ein Bot vertritt gerade jemanden. So eine Wahl lässt sich erst zurücknehmen, wenn alle wieder da sind.
error-stale-takeback = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und entscheide dann, ob etwas zurückgenommen werden soll.
error-too-far-back = So weit zurück reicht das Gedächtnis des Servers nicht: Die Partie hat mit früheren Regeln begonnen.
error-stale-deletion = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und entscheide dann, ob er gelöscht werden soll.
error-no-deletion = Niemand möchte diesen Tisch noch löschen.
error-cannot-archive = Diese Partie hat mit früheren Regeln begonnen; ihre Aufzeichnung lässt sich darum nicht nachspielen, und der Tisch käme nicht mehr aus dem Archiv zurück. Lass sie erst zu Ende gehen, oder lösche den Tisch endgültig.
error-stale-wish = Der Tisch hat sich inzwischen verändert. Sieh ihn dir noch einmal an und entscheide dann.
error-no-wish = Darum bittet niemand, oder es wird gerade um etwas anderes gebeten.
error-seat-taken = Dieser Platz ist besetzt. Wähle einen anderen.
error-bad-name = Dieser Name geht nicht: Er enthält Zeichen, die andere nicht sehen. Nimm nur sichtbare Zeichen.
error-name-taken = An diesem Tisch heißt schon jemand „{ $name }“ oder fast so. Wähle einen anderen Namen.
error-not-vanished = Ein Bot darf erst einspringen, wenn jemand den Tisch zu lange warten lässt und nicht mehr da war. Das ist frühestens in { $hours ->
        [0] { $minutes ->
            [one] einer Minute
           *[other] { $minutes } Minuten
        }
        [one] einer Stunde
       *[other] { $hours } Stunden
    } möglich.
error-not-awaited = Auf diesen Platz wartet gerade niemand. Ein Bot darf nur für jemanden einspringen, der am Zug ist.
error-no-stand-in = An diesem Tisch darf sich jeder so viel Zeit lassen, wie er mag, und niemand wird durch einen Bot ersetzt.
error-weak-stand-in = Ein Bot, der jemanden vertritt, muss mindestens so gut spielen wie „{ $bot }“.
error-not-playing = Die Partie läuft nicht: Es sind noch Plätze frei, oder sie ist zu Ende.
error-not-finished = Das gibt es zu sehen, wenn die Partie zu Ende ist.
error-unfinished-record = Diese Partie ist nicht zu Ende. Hochladen lassen sich nur Aufzeichnungen beendeter Partien.
error-no-room = Dieser Server hat gerade keinen Platz für neue Tische und Aufzeichnungen. Laufende Partien gehen weiter.
error-too-many = Zu viele Anfragen. Versuche es in { $seconds ->
        [1] einer Sekunde
       *[other] { $seconds } Sekunden
    } wieder.
error-out-of-time = Das hat zu lange gedauert, und nichts hat sich geändert. Versuche es noch einmal.
error-no-database = Der Server erreicht gerade seine Datenbank nicht. Nichts hat sich geändert; versuche es gleich noch einmal.
error-overloaded = Hier ist gerade zu viel los. Nichts hat sich geändert; versuche es gleich noch einmal.
error-unwell = Der Server kann gerade nicht arbeiten: { $what }.
error-server-error = Etwas ging schief, und du kannst nichts dafür. Nichts hat sich geändert; versuche es noch einmal.

## Zeilen im Protokoll eines Tisches

server-event-bot-late = { $seat } hatte keine Zeit zum Nachdenken und hat schnell gewählt
server-event-bot-failed = { $seat } konnte nicht nachdenken; stattdessen wurde schnell gewählt

## Zeilen im Verlauf eines Tisches, die von Menschen kommen

server-note-takeback-asked = { $seat } möchte die letzte Wahl zurücknehmen
server-note-takeback-asked-named = { $seat } bittet um eine Rücknahme: { $what }
server-note-deletion-asked = { $seat } möchte diesen Tisch löschen
server-note-closing-asked = { $seat } möchte die Partie hier beenden
server-note-offer-asked = { $seat } möchte einen Platz neu vergeben
server-note-agreed = { $seat } stimmt zu
server-note-refused = { $seat } lehnt ab
server-note-withdrawn = { $seat } zieht die Bitte zurück
server-note-undone = { $seat } nimmt die letzte Wahl zurück
server-note-undone-named = Zurückgenommen: { $what }
server-note-stood-in = Ein Bot vertritt { $seat }
server-note-back = { $n ->
        [0] { $seat } ist wieder da
        [one] { $seat } ist wieder da; der Bot hat inzwischen einmal gewählt
       *[other] { $seat } ist wieder da; der Bot hat inzwischen { $n }-mal gewählt
    }
server-note-joined = { $seat } hat Platz genommen
server-note-offered = Den Platz von { $seat } bekommt, wer zuerst kommt
server-note-left = { $seat } hat den Tisch verlassen
server-note-closed = Die Partie wurde einvernehmlich beendet

## Optionen von „pelagia serve“

server-help-host = die Adresse, auf der gelauscht wird; Vorgabe: { $default }, nur dieser Rechner
server-help-port = der Port; 0 wählt einen freien; Vorgabe: { $default }
server-help-db = die Datenbank: eine Datei oder postgresql://…; Vorgabe: { $default }
server-help-workers = Prozesse für die Regeln und ebenso viele für Bots; Vorgabe: { $default }
server-help-bot-seconds = wie lange ein Bot nachdenken darf; Vorgabe: { $default }
server-help-rate = Anfragen je Sekunde und Client, 0 für unbegrenzt; Vorgabe: { $default }
server-help-new-rate = neue Tische je Sekunde und Client, 0 für unbegrenzt; Vorgabe: { $default }
server-help-new-bytes-per-day = Bytes neuer Tische und Aufzeichnungen pro Tag und Client, 0 für keine Grenze; ein Tisch zählt 500.000; Vorgabe: { $default }
server-help-most-bytes = wie groß die Datenbank in Bytes werden darf, bis nichts Neues mehr angenommen wird, 0 für keine Grenze; Vorgabe: { $default }
server-help-table-rate = Entscheidungen sowie Chatzeilen je Sekunde und Person am Tisch, 0 für unbegrenzt; Vorgabe: { $default }
server-help-sockets = gleichzeitig offene Verbindungen; Vorgabe: { $default }
server-help-sockets-per-client = offene Verbindungen eines Clients; Vorgabe: { $default }
server-help-live-minutes = wie lange jemand einen Live-Tisch warten lassen darf, bis ein Bot einspringen darf; Vorgabe: { $default }
server-help-correspondence-days = dasselbe in Tagen für Tische im Fernspiel; Vorgabe: { $default }
server-help-forget-days = legt Tische ins Archiv, die sich so viele Tage niemand angesehen hat, 0 für nie; Vorgabe: { $default }
server-help-content = ein Ordner mit einem Inhaltspaket für neue Tische; mehrmals möglich
server-help-browser = öffnet die Seite im Browser, sobald sie bereit ist, wenn es einen Bildschirm gibt
server-help-no-browser = öffnet keinen Browser
server-help-check = prüft, ob alle gespeicherten Tische mit den Regeln dieser Version weitergehen können, sagt, was geschähe, und ändert nichts
server-help-skip-failed = öffnet auch dann, wenn einzelne Tische mit den Regeln dieser Version nicht weitergehen können; sie bleiben geschlossen, und nichts von ihnen wird gelöscht
server-help-webhooks = ob sich Spieler Hinweise auf ihren Zug schicken lassen können: nein (off), nur ins öffentliche Internet (public) oder an jede Adresse (any); Vorgabe: off
server-help-log-level = was ins Log kommt: debug, info, warning oder error; Vorgabe: { $default }
server-help-operator-secret-file = eine Datei mit dem Geheimnis für die Schnittstelle des Betreibers (docs/hosting.md); oder PELAGIA_OPERATOR in der Umgebung
server-help-proxy = diesem Proxy (eine Adresse, oder ein Netz wie 172.17.0.0/16) die Adressen der Clients glauben; auch mehrmals; ohne Wert einem auf diesem Rechner
server-help-origin = die öffentliche Adresse der Seite, etwa https://spiele.example: nötig hinter einem Proxy, der Host nicht weitergibt; auch mehrmals
