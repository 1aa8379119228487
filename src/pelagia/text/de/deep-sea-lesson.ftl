# Endeavor: Deep Sea: die Lektion. -try: was zu tun ist; -done und -else: was dazu gesagt wird. Die Themen stehen am Anfang und am Ende.

deep-sea-lesson-topic-aim = Das Ziel: nach sechs Runden die meisten Punkte durch die Ziele des Szenarios.
deep-sea-lesson-topic-turn = Dein Zug: eine Scheibe auf ein Crew-Mitglied, und seine Aktionen geschehen.
deep-sea-lesson-topic-points-1 = Punkte durch Ziele: für jede Scheibe, die ein Ziel zählt, und Preise für die meisten.
deep-sea-lesson-topic-points-2 = Punkte durch Eigenschaften: je nach Stufe 0, 2, 4, 7 oder 10.
deep-sea-lesson-topic-points-3 = Punkte durch Einfluss: Sechsecke, Forschungs-Berichte und erfahrene Fachleute.
deep-sea-lesson-topic-end = Das Ende: nach der sechsten Runde.
deep-sea-lesson-topic-mistake-1 = Typischer Fehler: eine große Crew ohne Scheiben, die sie arbeiten lassen.
deep-sea-lesson-topic-mistake-2 = Typischer Fehler: flach bleiben, mit nur einem U-Boot.

deep-sea-lesson-aim = Du leitest ein Forschungsteam auf See. Was zählt, sagen die drei Ziele des Szenarios: hier Scheiben auf Sonar-Leisten, bei Publikationen und beim Meeres-Schutz. Nach sechs Runden gewinnen die meisten Punkte.
deep-sea-lesson-round = Eine Runde beginnt mit der Vorbereitung: ein Crew-Mitglied rekrutieren, Scheiben erhalten, einige von der Crew zurücknehmen. Dann folgen Züge, bis alle gepasst haben.
deep-sea-lesson-recruit = Jedes Crew-Mitglied hat eigene Aktionen und bringt jetzt einen Bonus. Der Ozean ist noch unbekannt: Das Sonar findet neue Zonen, und Sonar zählt für das erste Ziel.
deep-sea-lesson-recruit-try = Rekrutiere das umrandete Crew-Mitglied mit Sonar.
deep-sea-lesson-recruit-done = Es kommt mit der blauen Seite in deine Crew.
deep-sea-lesson-recruit-else = Auch gut. Deine Leitung kann ebenfalls Sonar; warte nur mit dem Entdecken nicht zu lange.
deep-sea-lesson-diver = Neue Runde, neues Crew-Mitglied. Riff-Taucher holen Tauch-Plättchen: Sie bringen Wissen, und Wissen bezahlt Meeres-Schutz und Publikationen, die die anderen beiden Ziele zählen.
deep-sea-lesson-diver-try = Rekrutiere das umrandete Crew-Mitglied.
deep-sea-lesson-diver-done = Jetzt kannst du Wissen verdienen.
deep-sea-lesson-diver-else = In Ordnung. Suche Wissen aber anders: Ohne bleiben zwei der drei Ziele verschlossen.
deep-sea-lesson-turn = In deinem Zug legst du eine Scheibe auf ein Crew-Mitglied ohne Scheibe und führst seine Aktionen aus. Von Aktionen mit Schrägstrich nur eine. Kannst oder willst du nicht, passt du.
deep-sea-lesson-activate = Deine Crew ist bereit, deine Scheiben warten. Ein Crew-Mitglied arbeitet einmal, bis seine Scheibe zurückkommt.
deep-sea-lesson-activate-try = Klicke ein leuchtendes Crew-Mitglied an.
deep-sea-lesson-activate-done = Seine Aktionen folgen; was du nicht willst, lässt du aus.
deep-sea-lesson-activate-else = Passen beendet deine Runde, und ungenutzte Scheiben warten nur. Meist spielt man, bis Scheiben oder Crew verbraucht sind.
deep-sea-lesson-sonar = Sonar: Deine Scheibe kommt auf das nächste Feld einer Leiste in einer Zone mit deinem U-Boot. Du siehst zwei Kacheln einer Tiefe und behältst eine. Jede Scheibe zählt für das erste Ziel.
deep-sea-lesson-board = Zwei Zonen: Sieh, was jede bietet: Felder für Meeres-Schutz und Publikationen, Tauchgänge, Sonar-Leisten. Behalte, was zu deinen Zielen passt.
deep-sea-lesson-board-try = Behalte eine davon.
deep-sea-lesson-board-done = Sie kommt in den Ozean, und du bekommst ihren Entdeckungs-Bonus.
deep-sea-lesson-board-else = Ein Plättchen kann hier helfen; du wirst wieder gefragt.
deep-sea-lesson-place = Lege sie dorthin, wo dein U-Boot bald hinkommt: unter oder neben eine Zone, die du nutzt.
deep-sea-lesson-travel = Ein U-Boot fährt so weit und so tief, wie deine Technologie-Stufe erlaubt. Jedes Mal bekommst du den Ankunfts-Bonus der Zone, in der es endet.
deep-sea-lesson-travel-try = Klicke die Zone deines U-Boots an, dann das Ziel.
deep-sea-lesson-travel-done = Von dort kann deine Crew handeln.
deep-sea-lesson-travel-else = Bleiben lässt dir die Felder dieser Zone.
deep-sea-lesson-dive = Ein Tauchgang nimmt kostenlos das oberste Plättchen eines Feldes. Nutze es für sein Wissen oder seine Wirkung, nie beides; am Ende des Zuges behältst du höchstens eines.
deep-sea-lesson-conserve = Meeres-Schutz und Publikationen kosten Wissen und eine Scheibe; sie bringen Boni und zählen für die Ziele. Eine Publikation gibt auch den anderen etwas.
deep-sea-lesson-goals = Der erste von drei Wegen zu Punkten: die Ziele. Jedes zählt Scheiben einer Art und zahlt Preise für die meisten und zweitmeisten. Such dir zwei aus und verfolge sie.
deep-sea-lesson-tracks = Der zweite Weg: deine vier Eigenschaften. Jede ist je nach Stufe 0, 2, 4, 7 oder 10 Punkte wert und macht dich schon im Spiel stärker.
deep-sea-lesson-discs = Motivation sagt, wie viele Scheiben du je Runde bekommst, Organisation, wie viele du von der Crew zurücknimmst. Viel Crew und wenige Scheiben sind der erste typische Fehler.
deep-sea-lesson-impact = Der dritte Weg: Einfluss. Ein Marker auf einem Sechseck bringt, was es zeigt, und Punkte darauf zählen am Ende. Volle Eigenschaften und ausgeschöpftes Sonar bringen Einfluss.
deep-sea-lesson-ingenuity = Genialität ist deine Technologie: wie weit und wie tief du fährst. Bei 2 kommt ein zweites U-Boot zu Wasser. Flach zu bleiben, mit einem U-Boot, ist der zweite typische Fehler.
deep-sea-lesson-links = Linien verbinden Felder einer Zone. Liegen an beiden Enden Scheiben, bekommen ihre Besitzer den Bonus, auch im Zug anderer. Sieh danach, bevor du eine Scheibe legst.
deep-sea-lesson-end = Die Partie hat sechs Runden; dann zählen Ziele, Eigenschaften, Sechsecke, Berichte und erfahrene Fachleute. Reste sind wenig wert: 3 für 1 Punkt.
deep-sea-lesson-tokens = Du hast ein Tauch-Plättchen. Du nutzt es zu jedem Zeitpunkt deines Zuges, vor oder nach dem Crew-Mitglied.

deep-sea-lesson-summary = Du hast drei Runden gespielt. Neben der Leitung hat deine Crew { $crew ->
        [one] { $crew } Mitglied
       *[other] { $crew } Mitglieder
    }; du hast { $zones ->
        [one] { $zones } Zone
       *[other] { $zones } Zonen
    } entdeckt und { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    } im Ozean. Wäre jetzt Schluss, hättest du { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
deep-sea-lesson-next = Beim nächsten Mal: Wähle in der ersten Runde zwei Ziele, erhöhe Genialität für ein zweites U-Boot, und rekrutiere nur so viele, wie deine Scheiben beschäftigen.

deep-sea-lesson-box-1 = Was die Spielregel zeigt, gilt genau; Kacheln, Crew und Berichte, die sie nicht druckt, sind von uns, und jedes Teil sagt es.
deep-sea-lesson-box-2 = Tauch-Plättchen gehen zu jedem Zeitpunkt deines Zuges; wo eines hilft, wird es angeboten.
deep-sea-lesson-box-3 = Die Vorbereitung läuft Schritt für Schritt ab der Welle; Erzwungenes geschieht von selbst.
deep-sea-lesson-box-4 = Verbindungen zahlen sofort, auch in den Zügen anderer.
deep-sea-lesson-box-5 = Rückgängig geht, bis Verdecktes gesehen wird. Zehn Szenarien, Team und Solo wählst du beim Einrichten.

## Das Ziel eines Augenblicks, in den ersten Runden der ersten Partie; nach der Art der Entscheidung.

deep-sea-moment-recruit = Nimm, wer einem der Ziele dient, und achte auf deine Scheiben.
deep-sea-moment-turnmenu = Lege eine Scheibe dorthin, wo sie auch für ein Ziel zählt.
deep-sea-moment-keepboard = Behalte die Zone, deren Felder zu deinen Zielen passen.
deep-sea-moment-travel = Fahre dorthin, wo ein Feld oder ein Ankunfts-Bonus den Zug wert ist.

## Die Symbole auf den Teilen, für die Legende.

deep-sea-icon-vessel = U-Boot, Bewegung
deep-sea-icon-or = Eines davon
deep-sea-icon-sonar = Sonar
deep-sea-icon-dive = Tauchgang
deep-sea-icon-conserve = Meeres-Schutz
deep-sea-icon-journal = Publikation
deep-sea-icon-attribute = Schritt auf einer Eigenschaft deiner Wahl
deep-sea-icon-senior = Erfahrene Seite
deep-sea-icon-person = Andere Personen, oder Crew
deep-sea-icon-plus = Sofort erhalten
deep-sea-icon-impact = Einfluss: ein Marker auf ein Sechseck
deep-sea-icon-inspiration = Motivation: Scheiben je Runde
deep-sea-icon-coordination = Organisation: Scheiben zurück
deep-sea-icon-reputation = Ansehen: wen du rekrutieren kannst
deep-sea-icon-ingenuity = Genialität: wie weit und tief du fährst
deep-sea-icon-science = Wissen
deep-sea-icon-final = Am Ende der Partie
deep-sea-icon-point = Punkt
deep-sea-icon-promote = Ein Crew-Mitglied befördern
deep-sea-icon-disc = Scheibe
deep-sea-icon-discover = Eine Kachel entdecken
deep-sea-icon-token = Tauch-Plättchen
deep-sea-icon-slot = Feld für eine Scheibe, einmal je Partie
deep-sea-icon-card = Karte
