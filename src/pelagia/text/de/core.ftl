# Wörter, die alle Spiele teilen. Funktionen: siehe catalogue.py.

core-seat = Spieler { $number }
core-skip = Verzichten
core-comma = { $a }, { $b }
core-and = { $a } und { $b }

core-source-rulebook = aus der Spielregel
core-source-public = öffentlich bekannt
core-source-designed = von diesem Projekt entworfen

## Was erreicht werden soll, und wie es ausging

core-name = { $seat }
core-aim-most = Wer die meisten Punkte hat, gewinnt.
core-aim-lead =
    { $ahead ->
        [0] Wer die meisten Punkte hat, gewinnt. Jetzt { $n }.
       *[other] Wer die meisten Punkte hat, gewinnt. { $seat } führt mit { $n }, Vorsprung { $ahead }.
    }
core-aim-level =
    { $n ->
        [0] Wer die meisten Punkte hat, gewinnt. Noch hat niemand welche.
       *[other] Wer die meisten Punkte hat, gewinnt. Gleichstand an der Spitze mit { $n }.
    }
core-end-won =
    { $seat } gewinnt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }, Vorsprung { $ahead }
core-end-tie =
    { $seat } gewinnt mit { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkten
    }, bei Gleichstand entschieden
core-end-shared = { $names } teilen sich den Sieg mit { $n }
core-end-nobody = Niemand gewinnt

## Fragen

core-ask-one-of = Wähle eines aus
core-ask-any-order = Was machst du als Nächstes?
core-ask-may = Möchtest du das?
core-ask-again = Noch einmal?
core-because = { $cause }: { $asked }
core-left = { $asked } (noch { $n })
core-up-to = { $asked } (noch bis zu { $n })

## Der Wortschatz der Karten. Teile stehen mitten im Satz.

# Die Art "sentence" ist ein ganzer Satz. Sonst stehen Teile mitten in einem.
core-seq = { $parts }
    .kind =
        { FORM($parts, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-seq-and =
    { FORM($a, "kind") ->
        [sentence] { $a } { $b }
       *[plain] { $a }, dann { $b }
    }
    .kind =
        { FORM($a, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-seq-once =
    { FORM($a, "kind") ->
        [sentence] { $a } Danach einmal: { $b }
       *[plain] { $a }, dann { $b }
    }
    .kind =
        { FORM($a, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-several =
    { FORM($part, "kind") ->
        [sentence] { $n ->
            [2] Zweimal: { $part }
           *[other] { $n }-mal: { $part }
        }
       *[plain] { $n } × { $part }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-any-order = { $parts }, in beliebiger Reihenfolge
core-any-order-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } und { $b }
    }
    .kind = list
core-any-order-rest = { $parts }
    .kind = block
core-any-order-rest-and =
    { FORM($a, "kind") ->
        [choice] { $a }; außerdem { $b }
       *[plain] { FORM($b, "kind") ->
            [list] { $a }, { $b }
           *[last] { $a } sowie { $b }
        }
    }
    .kind = list
core-any-order-all = { $parts }
core-any-order-all-and =
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
core-one-of-all = { $parts }
core-one-of-all-and =
    { FORM($b, "kind") ->
        [list] { $a }, { $b }
       *[last] { $a } oder { $b }
    }
    .kind = list
core-may = { $part }, wenn du willst
core-may-how = auf Wunsch { $part }
core-repeat = { $part }, { COUNT($times) }-mal{ PER($times) }
core-repeat-up-to =
    { $part } ({ $times ->
        [1] einmal
        [2] bis zu zweimal
        [3] bis zu dreimal
       *[other] bis zu { $times }-mal
    })
core-per =
    { FORM($part, "kind") ->
        [sentence] { $every ->
            [1] Je { $count }
           *[other] Je { $every } { FORM($count, "many") }
        }{ $most ->
            [0] {""}
           *[other] {" "}(höchstens { $most }-mal)
        }: { $part }
       *[plain] { $every ->
            [1] { FORM($count, "per") }
           *[other] je { $every } { FORM($count, "many") }
        } { $part }{ $most ->
            [0] {""}
           *[other] , höchstens { $most }-mal
        }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-when =
    { FORM($part, "kind") ->
        [sentence] Wenn { $condition }: { $part }
       *[plain] { $part }, wenn { $condition }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
core-when-otherwise =
    { FORM($part, "kind") ->
        [sentence] Wenn { $condition }: { $part } Sonst: { $otherwise }
       *[plain] { $part }, wenn { $condition }, sonst { $otherwise }
    }
    .kind =
        { FORM($part, "kind") ->
            [sentence] sentence
           *[plain] plain
        }
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
error-broken-game = Das Spiel „{ $name }“ wurde von außen installiert und lässt sich nicht laden ({ $what }).
error-bad-option = „{ $value }“ ist bei „{ $name }“ nicht möglich. Möglich: { $allowed }
error-illegal-choice = „{ $answer }“ ist jetzt nicht möglich. Wähle eines von diesen: { $offered }
error-stale-choice = Diese Frage ist nicht mehr offen. Sieh dir den Tisch noch einmal an und beantworte, was jetzt gefragt ist.
error-bad-save = Dieser Spielstand ist beschädigt oder keiner von uns ({ $what }). Versuche eine andere Datei.
error-wrong-version = Diese Partie { $game } wurde mit den Regeln { $theirs } gespielt, hier gelten aber die Regeln { $ours }. Öffne sie mit der Version von Pelagia, mit der sie gespielt wurde.
error-migrated-record = Diese Partie { $game } begann mit den Regeln { $began } und ging mit den Regeln { $rules } weiter. Keine Version von Pelagia kann sie von Anfang an nachspielen.
error-bad-content = { $card }: { $what }. Berichtige das oder spiele ohne das Paket.
error-no-packs = Für dieses Spiel gibt es keine Inhaltspakete.

## Bots, by level

bot-hatchling = Schlüpfling
bot-hatchling-character = Auf alles neugierig; nimmt, was hübsch aussieht, und vergisst, was er wollte.
bot-crab = Krabbe
bot-crab-character = Greift nach dem, was nahe liegt, und ist oft mit dem Zweitbesten zufrieden.
bot-seahorse = Seepferdchen
bot-seahorse-character = Aufrecht und sorgfältig, blickt aber nur bis zum nächsten Schritt.
bot-octopus = Krake
bot-octopus-character = Hat für jeden Zug einen Plan und ändert ihn etwas zu gern.
bot-dolphin = Delfin
bot-dolphin-character = Spielt jeden Zug im Kopf zu Ende und verfehlt selten den besten Ausgang.
bot-leviathan = Leviathan
bot-leviathan-character = Hat aus Tausenden von Partien gelernt, worauf es am Ende ankommt.

## Warum nicht: wozu eine Stelle da ist und was im Weg steht

core-why-over = Die Partie ist zu Ende.
core-why-answered = Du hast schon gewählt. Die anderen wählen noch.
core-why-turn = Du bist nicht am Zug: { $seat } wählt gerade.
core-why-theirs = Das gehört { $seat }.
core-why-besides = { $reason } Du wirst gefragt: { $prompt }
core-why-picked = Das passt nicht zu dem, was du schon ausgewählt hast. Drücke das Ausgewählte noch einmal, um es zurückzulegen. Du wirst gefragt: { $prompt }
core-why-offered = Das kannst du jetzt wählen: Drücke noch einmal. Du wirst gefragt: { $prompt }
core-why-asked = Du wirst gefragt: { $prompt } Antworte mit den Knöpfen der Frage.
core-why-both = { $a } { $b }
core-why-asked-at = Du wirst gefragt: { $prompt } Antworte dort, wo es leuchtet: { $where }.
