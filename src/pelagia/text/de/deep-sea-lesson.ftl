# Endeavor: Deep Sea: die Lektion. -try: was zu tun ist; -done und -else: was dazu gesagt wird. Die Themen stehen am Anfang und am Ende.

deep-sea-lesson-topic-aim = Worum es geht: nach sechs Runden die meisten Punkte, vor allem durch die Ziele des Szenarios.
deep-sea-lesson-topic-turn = Dein Zug: Lege eine Scheibe auf ein Crew-Mitglied und führe seine Aktionen aus.
deep-sea-lesson-topic-points-1 = Punkte durch Ziele: für jede Scheibe, die ein Ziel zählt, dazu Preise für die meisten.
deep-sea-lesson-topic-points-2 = Punkte durch Eigenschaften: je nach Stufe 0, 2, 4, 7 oder 10.
deep-sea-lesson-topic-points-3 = Punkte durch Einfluss: Einfluss-Felder, Forschungs-Berichte und Führungs-Personen.
deep-sea-lesson-topic-end = Das Ende: nach der sechsten Runde.
deep-sea-lesson-topic-mistake-1 = Typischer Fehler: eine große Crew, aber keine Scheiben, um sie einzusetzen.
deep-sea-lesson-topic-mistake-2 = Typischer Fehler: mit nur einem U-Boot im flachen Wasser bleiben.

deep-sea-lesson-aim = Du leitest ein Forschungsteam auf See. Was zählt, sagen die drei Ziele des Szenarios: hier Scheiben auf Sonar-Leisten, Publikations-Feldern und Meeresschutz-Feldern. Wer nach sechs Runden die meisten Punkte hat, gewinnt.
deep-sea-lesson-round = Eine Runde beginnt mit der Vorbereitung: ein Crew-Mitglied rekrutieren, Scheiben erhalten, einige von der Crew zurücknehmen. Danach zieht ihr reihum, bis alle gepasst haben.
deep-sea-lesson-recruit = Jedes Crew-Mitglied hat eigene Aktionen und bringt sofort einen Bonus. Der Ozean ist noch unbekannt: Der Sonartechniker findet neue Zonen, und Sonar zählt für das erste Ziel.
deep-sea-lesson-recruit-try = Rekrutiere den umrandeten Sonartechniker.
deep-sea-lesson-recruit-done = Er kommt mit der blauen Seite nach oben in deine Crew.
deep-sea-lesson-recruit-else = Auch gut. Deine Teamleitung beherrscht das Sonar ebenfalls; warte nur mit dem Entdecken nicht zu lange.
deep-sea-lesson-diver = Neue Runde, neues Crew-Mitglied. Der Rifftaucher holt Tauch-Plättchen: Sie bringen Wissen, und mit Wissen bezahlst du Meeres-Schutz und Publikationen, die für die anderen beiden Ziele zählen.
deep-sea-lesson-diver-try = Rekrutiere den umrandeten Rifftaucher.
deep-sea-lesson-diver-done = Jetzt kannst du Wissen sammeln.
deep-sea-lesson-diver-else = In Ordnung. Besorge dir Wissen aber auf andere Weise: Ohne Wissen bleiben dir zwei der drei Ziele verschlossen.
deep-sea-lesson-turn = In deinem Zug legst du eine Scheibe auf ein Crew-Mitglied ohne Scheibe und führst seine Aktionen aus. Steht ein Schrägstrich zwischen Aktionen, wählst du eine davon. Kannst oder willst du nicht, dann passe.
deep-sea-lesson-activate = Deine Crew ist bereit, deine Scheiben warten. Ein Crew-Mitglied handelt nur einmal, bis seine Scheibe zurückkommt.
deep-sea-lesson-activate-try = Klicke ein leuchtendes Crew-Mitglied an.
deep-sea-lesson-activate-done = Jetzt folgen seine Aktionen; was du nicht willst, lässt du aus.
deep-sea-lesson-activate-else = Wer passt, ist für diese Runde fertig; ungenutzte Scheiben warten nur. Meist spielt man, bis Scheiben oder Crew verbraucht sind.
deep-sea-lesson-sonar = Sonar: Deine Scheibe kommt auf das nächste Feld einer Leiste in einer Zone mit deinem U-Boot. Du siehst dir zwei Kacheln einer Tiefe an und behältst eine. Jede Scheibe zählt für das erste Ziel.
deep-sea-lesson-board = Zwei Zonen. Sieh nach, was jede bietet: Felder für Meeres-Schutz und Publikationen, Tauchgänge, Sonar-Leisten. Behalte, was zu deinen Zielen passt.
deep-sea-lesson-board-try = Behalte eine davon.
deep-sea-lesson-board-done = Sie kommt in den Ozean, und du bekommst ihren Entdeckungs-Bonus.
deep-sea-lesson-board-else = Ein Plättchen kann hier helfen; danach wirst du noch einmal gefragt.
deep-sea-lesson-place = Lege sie dorthin, wo dein U-Boot sie bald erreicht: unter oder neben eine Zone, die du nutzt.
deep-sea-lesson-travel = Ein U-Boot fährt so weit und so tief, wie deine Technologie-Stufe es erlaubt. Jedes Mal bekommst du den Ankunfts-Bonus der Zone, in der es anhält.
deep-sea-lesson-travel-try = Klicke die Zone deines U-Boots an, dann das Ziel.
deep-sea-lesson-travel-done = Von dort kann deine Crew handeln.
deep-sea-lesson-travel-else = Wenn du bleibst, behältst du die Felder dieser Zone in Reichweite.
deep-sea-lesson-dive = Mit einem Tauchgang nimmst du kostenlos das oberste Plättchen eines Feldes. Nutze es für sein Wissen oder für seine Wirkung, nie für beides; am Ende des Zuges behältst du höchstens eines.
deep-sea-lesson-conserve = Meeres-Schutz und Publikationen kosten Wissen und eine Scheibe; sie bringen Boni und zählen für die Ziele. Eine Publikation gibt auch den anderen etwas.
deep-sea-lesson-goals = Der erste von drei Wegen zu Punkten: die Ziele. Jedes zählt Scheiben einer Art und bringt Preise für die meisten und zweitmeisten. Such dir zwei aus und bleib dabei.
deep-sea-lesson-tracks = Der zweite Weg: deine vier Eigenschaften. Jede ist je nach Stufe 0, 2, 4, 7 oder 10 Punkte wert und macht dich schon im Spiel stärker.
deep-sea-lesson-discs = Motivation sagt, wie viele Scheiben du je Runde bekommst, Organisation, wie viele du von der Crew zurücknimmst. Eine große Crew mit wenigen Scheiben ist der erste typische Fehler.
deep-sea-lesson-impact = Der dritte Weg: Einfluss. Ein Marker auf einem Einfluss-Feld bringt, was es zeigt, und Punkte darauf zählen am Ende. Volle Eigenschaften und volle Sonar-Leisten bringen Einfluss.
deep-sea-lesson-ingenuity = Genialität ist deine Technologie: wie weit und wie tief du fährst. Bei 2 kommt ein zweites U-Boot zu Wasser. Mit einem U-Boot im flachen Wasser zu bleiben ist der zweite typische Fehler.
deep-sea-lesson-links = Linien verbinden Felder einer Zone. Liegen an beiden Enden Scheiben, bekommen alle, denen sie gehören, den Bonus der Verbindung, auch im Zug anderer. Achte darauf, bevor du eine Scheibe legst.
deep-sea-lesson-end = Die Partie hat sechs Runden; dann zählen Ziele, Eigenschaften, Einfluss-Felder, Berichte und Führungs-Personen. Reste sind wenig wert: je 3 bringen 1 Punkt.
deep-sea-lesson-tokens = Du hast ein Tauch-Plättchen. Du kannst es in deinem Zug jederzeit nutzen, vor oder nach dem Crew-Mitglied.

deep-sea-lesson-summary = Du hast drei Runden gespielt. Neben der Teamleitung hat deine Crew { $crew ->
        [one] { $crew } Mitglied
       *[other] { $crew } Mitglieder
    }; du hast { $zones ->
        [one] { $zones } Zone
       *[other] { $zones } Zonen
    } entdeckt und { $discs ->
        [one] { $discs } Scheibe
       *[other] { $discs } Scheiben
    } im Ozean. Wäre die Partie jetzt zu Ende, hättest du { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
deep-sea-lesson-next = Beim nächsten Mal: Wähle in der ersten Runde zwei Ziele, erhöhe Genialität für ein zweites U-Boot und rekrutiere nur so viele, wie du mit deinen Scheiben einsetzen kannst.

deep-sea-lesson-box-1 = Was die Spielregel zeigt, gilt genau so. Kacheln, Crew und Berichte, die sie nicht zeigt, sind von uns; das steht jeweils dabei.
deep-sea-lesson-box-2 = Tauch-Plättchen kannst du in deinem Zug jederzeit nutzen; wo eines hilft, wird es angeboten.
deep-sea-lesson-box-3 = Die Vorbereitung läuft Schritt für Schritt reihum, beginnend mit der Welle; was erzwungen ist, geschieht von selbst.
deep-sea-lesson-box-4 = Verbindungen zahlen sofort, auch in den Zügen anderer.
deep-sea-lesson-box-5 = Rückgängig machen geht, bis etwas Verdecktes gesehen wird. Eines von zehn Szenarien, Team oder Solo wählst du beim Einrichten.

## Das Ziel eines Augenblicks, in den ersten Runden der ersten Partie; nach der Art der Entscheidung.

deep-sea-moment-recruit = Nimm, wer einem der Ziele dient, und achte auf deine Scheiben.
deep-sea-moment-turn = { deep-sea-moment-turnmenu }
deep-sea-moment-turnmenu = Lege eine Scheibe dorthin, wo sie auch für ein Ziel zählt.
deep-sea-moment-keepboard = Behalte die Zone, deren Felder zu deinen Zielen passen.
deep-sea-moment-travel = Fahre dorthin, wo ein Feld oder ein Ankunfts-Bonus den Zug wert ist.

## Die Symbole auf den Teilen, für die Legende.

deep-sea-icon-vessel = Bewegung: Ein U-Boot fährt in eine andere Zone
deep-sea-icon-or = Oder: Du tust eines davon
deep-sea-icon-sonar = Sonar: eine Scheibe auf eine Sonar-Leiste, für einen Bonus oder eine neue Zone
deep-sea-icon-dive = Tauchgang: Nimm das oberste Plättchen eines Tauchgang-Feldes
deep-sea-icon-conserve = Meeres-Schutz: Wissen und eine Scheibe auf ein Feld, für seinen Bonus
deep-sea-icon-journal = Publikation: Wissen und eine Scheibe auf ein Feld, für einen Bericht
deep-sea-icon-attribute = Eigenschaft: ein Schritt auf einer Leiste deiner Wahl
deep-sea-icon-senior = Führungs-Person: die goldene Seite eines Crew-Mitglieds
deep-sea-icon-person = Personen: die anderen am Tisch oder deine Crew
deep-sea-icon-plus = Plus: Das erhältst du sofort
deep-sea-icon-impact = Einfluss: ein Marker auf ein Einfluss-Feld
deep-sea-icon-inspiration = Motivation: wie viele Scheiben du je Runde erhältst
deep-sea-icon-coordination = Organisation: wie viele Scheiben du je Runde zurücknimmst
deep-sea-icon-reputation = Ansehen: wen du rekrutieren kannst
deep-sea-icon-ingenuity = Genialität: wie weit und tief du fährst
deep-sea-icon-science = Wissen: bezahlt Meeres-Schutz und Publikationen
deep-sea-icon-final = Flagge: zählt am Ende der Partie
deep-sea-icon-point = Punkt: Wer die meisten hat, gewinnt
deep-sea-icon-promote = Befördern: Dreh ein Crew-Mitglied auf die Seite als Führungs-Person
deep-sea-icon-disc = Scheibe: aktiviert ein Crew-Mitglied oder liegt auf einem Feld
deep-sea-icon-discover = Entdecken: Sieh dir zwei Ozean-Kacheln an und behalte eine
deep-sea-icon-token = Tauch-Plättchen: bringt sein Wissen oder seine Wirkung
deep-sea-icon-slot = Aktivierungs-Feld: eine Scheibe, einmal je Partie
deep-sea-icon-card = Karte: ein Szenario, ein Ziel oder ein Rückschlag
