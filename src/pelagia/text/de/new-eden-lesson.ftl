# New Eden: seine Lektion. -try: was zu tun ist; -done und -else: was dazu gesagt wird. Die Themen stehen am Anfang und am Ende.

new-eden-lesson-topic-aim = Worum es geht: die meisten Punkte nach drei Runden, mit einer Station, die hält.
new-eden-lesson-topic-turn = Dein Zug: eine Karte kaufen, Deeple bewegen und Module aktivieren oder passen.
new-eden-lesson-topic-points-1 = Punkte sofort: Muschelhabitate, die deine Deeple aktivieren.
new-eden-lesson-topic-points-2 = Punkte jede Runde: Die Bonuskarten zahlen für Karten einer Gruppe.
new-eden-lesson-topic-points-3 = Punkte am Ende: was auf deinen Karten steht, und 1 je 5 Münzen.
new-eden-lesson-topic-end = Das Ende: nach der dritten Versteigerung und ihrer Rundenwertung.
new-eden-lesson-topic-mistake-1 = Typischer Fehler: mehr Schaden, als die Station verträgt.
new-eden-lesson-topic-mistake-2 = Typischer Fehler: mehr Module, als Deeple und Sauerstoff betreiben können.

new-eden-lesson-aim = Diese Kuppel ist deine Station. An ihren Armen wachsen Module, die Münzen, Punkte und Reparaturen bringen. Wer nach drei Runden die meisten Punkte hat, gewinnt; was auf den Karten steht, zählt aber nur bei einer Station, die hält.
new-eden-lesson-turn = In deinem Zug tust du genau eines: eine Karte kaufen, Deeple bewegen und Module aktivieren oder passen. Danach ist die andere Person am Zug.
new-eden-lesson-buy = Jede Zeile hat ihren Preis: von oben nach unten 10, 6, 3 und 1 Münze. Die teuren reparieren Schaden, die billigste verursacht 1. Krabben geben Münzen, Muscheln Punkte, Kraken reparieren; die Tore in ihren Häusern sind Einsetzfelder für deine Deeple.
new-eden-lesson-buy-try = Kaufe eine der umrandeten Karten: Klicke sie an.
new-eden-lesson-buy-done = Sie hängt jetzt an ihrem Arm. Sie arbeitet erst, wenn Deeple darauf sind; einer wartet in der Kuppel.
new-eden-lesson-buy-else = Das ist auch erlaubt. Aber eine Station ohne Module verdient nichts, und die billigen Karten gehen zuerst weg.
new-eden-lesson-move = Deeple schwimmen mit Sauerstoff. Jede Flasche bewegt einen Deeple höchstens so viele Schritte nach außen, wie ihre Zahl angibt. Dann können Module arbeiten, die auf jedem Einsetzfeld einen Deeple haben. Benutzter Sauerstoff ruht bis zur nächsten Runde.
new-eden-lesson-move-try = Klicke eine Sauerstoffkarte an.
new-eden-lesson-move-done = Jetzt wähle, wohin der Deeple schwimmt.
new-eden-lesson-move-else = Gut, dein Sauerstoff wartet. Denk daran: Ein Modul bringt nur in Runden etwas, in denen du es aktivierst.
new-eden-lesson-bottle = Ein Deeple darf in jeden Arm, kommt aber vor dem Ende der Runde nicht zurück.
new-eden-lesson-bottle-try = Schicke ihn zu dem Modul mit den wenigsten freien Einsetzfeldern.
new-eden-lesson-bottle-done = Der Deeple ist angekommen.
new-eden-lesson-bottle-else = Dann ist diese Flasche für die Runde verloren.
new-eden-lesson-activate = Auf jedem Einsetzfeld dieses Moduls ist ein Deeple: Es kann in dieser Runde einmal arbeiten.
new-eden-lesson-activate-try = Aktiviere es.
new-eden-lesson-activate-done = Es hat sich gelohnt. Die Deeple stehen auf und sind bis zum Ende der Runde beschäftigt.
new-eden-lesson-activate-else = Du darfst warten, aber es gibt selten einen Grund: Die Deeple bleiben, wo sie sind.
new-eden-lesson-damage = Du hast Schaden genommen. Am Ende hält die Station nur, wenn der Schaden nicht über ihrem Zeiger liegt: Jede Krake schiebt den Zeiger vor, jede Krabbe zurück. Eine Station, die zusammenstürzt, verliert alle Punkte auf ihren Karten; daran scheitern die meisten Partien.
new-eden-lesson-mussel = Muschelhabitate geben sofort Punkte, jedes Mal, wenn sie aktiviert werden. Das ist der erste von drei Wegen zu Punkten.
new-eden-lesson-bonus = Der zweite Weg: Am Ende jeder Runde zahlen die beiden Bonuskarten für jede Karte ihrer Gruppe, die du hast. Sieh sie dir an, bevor du kaufst.
new-eden-lesson-plant = Knapp bei Kasse? Das Kraftwerk gibt in deinem Zug jederzeit 5 Münzen, aber auch Schaden: 1, dann 3, dann 6 in derselben Runde.
new-eden-lesson-crew = Deine Module brauchen Hände. Dieser Ausbau bringt 3 Deeple für 6 Münzen. Viele Module und niemand, der sie betreibt, ist der zweite typische Fehler; Sauerstoff ist die andere Hälfte davon.
new-eden-lesson-pass = Wenn nichts mehr seinen Preis wert ist, passe. Wer zuerst passt, bekommt 3 Punkte und eröffnet die Versteigerung; die andere Person darf allein weitermachen.
new-eden-lesson-printed = Der dritte Weg zu Punkten: Die meisten Karten nennen Punkte für das Ende der Partie, und je 5 übrige Münzen sind 1 Punkt. Die auf deinen Karten zählt das Schild an deiner Kuppel.
new-eden-lesson-market = Drei Karten, geheim. Eine kostet 1 Münze und 1 Schaden, zwei kosten 3 von beidem, drei kosten 6 von beidem. Was du liegen lässt, kommt in die Versteigerung.
new-eden-lesson-market-try = Klicke eine oder zwei Karten an, dann den Knopf zum Behalten.
new-eden-lesson-market-done = Sie gehören dir. Der Rest kommt in deine Zeile der Versteigerung.
new-eden-lesson-market-else = Keine zu behalten ist sicher; drei bedeuten 6 Schaden. Beides kann richtig sein, meist aber sind es eine oder zwei.
new-eden-lesson-auction = Die Versteigerung: Verkauft werden ganze Zeilen. Eine Zeile mit Lücken bringt außerdem für jede fehlende Karte eine Bewegung, und Deeple können noch arbeiten.
new-eden-lesson-end = Dann endet die Runde, die Deeple kommen heim, der Sauerstoff ist frisch. Nach der dritten Runde ist die Partie zu Ende.
new-eden-lesson-bid = Überlege, was dir die Zeile bringt, nicht, was du hast. Münzen, die du behältst, kannst du nächste Runde ausgeben.
new-eden-lesson-bid-try = Biete ein wenig oder steige aus.
new-eden-lesson-bid-done = Wer am meisten bietet, zahlt, bekommt alle Karten und eröffnet die nächste Versteigerung.
new-eden-lesson-bid-else = Freie Aktionen gehen auch hier. Danach wirst du noch einmal gefragt.
new-eden-lesson-extra = Eine weitere Bewegung für 1 Schaden: Sie lohnt sich nur, wenn noch ein Modul arbeiten kann.

new-eden-lesson-summary = Du hast eine ganze Runde gespielt. Deine Station hat { $modules ->
        [one] { $modules } Modul
       *[other] { $modules } Module
    } und bisher { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $value } weitere stehen auf ihren Karten. Am Ende verträgt sie { $bears } Schaden, jetzt hat sie { $damage }.
new-eden-lesson-next = Beim nächsten Mal: Sieh dir zuerst die Bonuskarten an, habe für jedes bezahlte Einsetzfeld einen Deeple und kaufe eine Krake, bevor der Schaden größer wird, als deine Station verträgt.

new-eden-lesson-box-1 = Die Spielregel enthält keine Kartenliste, deshalb sind Werte und Bonuskarten von uns. Zeige auf eine Karte, und du siehst, woher sie kommt.
new-eden-lesson-box-2 = Beim Schwarzmarkt wählen alle gleichzeitig und geheim; niemand wartet auf die anderen.
new-eden-lesson-box-3 = Anbauen, Bewegen und Aktivieren folgen der Reihenfolge der Spielregel; was erzwungen ist, geschieht von selbst.
new-eden-lesson-box-4 = Rückgängig machen geht, bis etwas Verdecktes aufgedeckt wird. Danach müssen die anderen zustimmen.
new-eden-lesson-box-5 = Allein spielst du gegen Deep Thought auf vier Stufen; offene Münzen sind eine Option beim Einrichten.

## Das Ziel eines Augenblicks, in den ersten Runden der ersten Partie; nach der Art der Entscheidung.

new-eden-moment-turn = Baue Module, die deine Deeple betreiben können, und achte auf den Schaden.
new-eden-moment-bottle = Fülle lieber alle Einsetzfelder eines Moduls als je eines von vielen.
new-eden-moment-market = Behalte, was zu deiner Station passt; jede Karte kostet Münzen und Schaden.
new-eden-moment-bid = Biete, was dir die Zeile bringt, nicht, was du hast.

## Die Symbole auf den Teilen, für die Legende.

new-eden-icon-coin = Münze: bezahlt Karten, Gebote und Ausbauten
new-eden-icon-slot = Einsetzfeld: Ein Modul arbeitet, wenn auf jedem ein Deeple liegt
new-eden-icon-back = Zeiger zurück: Die Station verträgt weniger Schaden
new-eden-icon-forward = Zeiger vor: Die Station verträgt mehr Schaden
new-eden-icon-crab = Erntekrabbe: gibt Münzen
new-eden-icon-mussel = Muschelhabitat: gibt Punkte
new-eden-icon-kraken = Reparaturkrake: repariert Schaden
new-eden-icon-point = Punkt: Wer die meisten hat, gewinnt
new-eden-icon-repair = Reparatur: setzt deinen Schadensmarker zurück
new-eden-icon-deeple = Deeple: Besatzung in einem U-Boot
new-eden-icon-yard = Werft: bringt Deeple
new-eden-icon-bottle = Sauerstoffflasche: bewegt einen Deeple so viele Schritte
new-eden-icon-oxygen = Sauerstofftank: Seine Flaschen bewegen Deeple, einmal je Runde
new-eden-icon-plant = Kraftwerk: 5 Münzen gegen Schaden, bis zu dreimal je Runde
new-eden-icon-research = Forschung: eine Karte mit eigener Wirkung, die nie verloren geht
new-eden-icon-damage = Schaden: Ist er zu hoch, stürzt die Station am Ende zusammen
new-eden-icon-person = Andere: trifft alle anderen am Tisch
new-eden-icon-staffed = Besetzt: zählt Module mit einem Deeple auf jedem Einsetzfeld
