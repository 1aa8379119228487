# Wörter, die alle Spiele teilen. Funktionen: siehe catalogue.py.

core-seat = Spieler { $number }
core-skip = Verzichten

core-source-rulebook = aus der Spielregel
core-source-public = öffentlich bekannt
core-source-designed = von diesem Projekt entworfen

## Fragen

core-ask-one-of = Wähle eines aus
core-ask-any-order = Was machst du als Nächstes?
core-ask-may = Möchtest du das?

## Der Wortschatz der Karten. Teile stehen mitten im Satz.

core-seq = { $parts }
core-seq-and = { $a }, dann { $b }
core-any-order = { $parts }, in beliebiger Reihenfolge
core-any-order-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } und { $b }
    }
    .kind = list
core-one-of = { $parts }
core-one-of-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } oder { $b }
    }
    .kind = list
core-may = { $part }, wenn du willst
core-repeat = { $part }, { COUNT($times) }-mal{ PER($times) }
core-when = { $part }, wenn { $condition }
# Die Art "addressed" beginnt mit den Gemeinten, "sentence" ist ein ganzer Satz über sie.
core-each-player = alle: { $part }
    .kind = addressed
core-others =
    { FORM($part, "kind") ->
        [sentence] { $part }
       *[plain] alle anderen: { $part }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] addressed
        }
core-together = alle zugleich: { $choice }
    .kind = addressed
core-times = { $factor } × { $number }
    .per = { FORM($number, "per") }
core-at-least =
    { $least ->
        [one] mindestens { $least } { FORM($number, "one") } da ist
       *[other] mindestens { $least } { FORM($number, "many") } da sind
    }

## Was schiefging und was zu tun ist

error-unknown-game = Ein Spiel namens „{ $name }“ gibt es nicht. Wähle eines von diesen: { $known }
error-bad-option = „{ $value }“ ist bei „{ $name }“ nicht möglich. Möglich: { $allowed }
error-illegal-choice = „{ $answer }“ ist jetzt nicht möglich. Wähle eines von diesen: { $offered }
error-stale-choice = Diese Frage ist nicht mehr offen. Sieh dir den Tisch noch einmal an und beantworte, was jetzt gefragt ist.
error-bad-save = Dieser Spielstand ist beschädigt oder keiner von uns ({ $what }). Versuche eine andere Datei.
error-wrong-version = Diese Partie { $game } wurde mit den Regeln { $theirs } gespielt, hier gelten aber die Regeln { $ours }. Öffne sie mit der Version von Pelagia, mit der sie gespielt wurde.
error-migrated-record = Diese Partie { $game } begann mit den Regeln { $began } und ging mit den Regeln { $rules } weiter. Keine Version von Pelagia kann sie von Anfang an nachspielen.
error-bad-content = { $card }: { $what }. Berichtige das oder spiele ohne das Paket.
