# Endeavor: Deep Sea im Terminal. Wörter auf dem Spielplan sind so kurz wie möglich.

cli-game-deep-sea = Stellt eine Crew zusammen, entdeckt den Ozean Zone für Zone, schützt ihn und veröffentlicht, was ihr lernt; gegeneinander, als Team oder allein.
terminal-automaton-deep-sea = Automat
terminal-greeting-deep-sea = Endeavor: Deep Sea. Stelle eine Crew zusammen, schicke U-Boote in einen unbekannten Ozean und schütze, was du findest.
terminal-primer-deep-sea =
    Sechs Runden (allein sieben). Jede beginnt mit drei Schritten: ein Crew-Mitglied rekrutieren, Scheiben erhalten, Scheiben von der Crew zurücknehmen. Dann Zug um Zug:
      Aktiviere ein Crew-Mitglied mit einer Scheibe und führe seine Aktionen aus, nutze Tauch-Plättchen oder passe.
      Bewegung       Ein U-Boot fährt; die Zone gibt ihren Ankunfts-Bonus.
      Sonar          Eine Scheibe auf eine Sonar-Leiste: ein Bonus oder eine neue Kachel.
      Tauchgang      Ein Plättchen nehmen: Wissen oder seine Wirkung.
      Meeres-Schutz  Eine Scheibe und Wissen auf ein Meeresschutz-Feld, für seinen Bonus.
      Publikation    Eine Scheibe auf ein Publikations-Feld und Wissen für einen Bericht seiner Farbe.
    Eigenschaften, Einfluss, Berichte, die Ziele des Szenarios und Reste bringen Punkte. Wer die meisten hat, gewinnt; als Team braucht ihr vier von sieben Zielen.

terminal-ds-round = Runde { $n } von { $of }
terminal-ds-wave = Welle { $name }
terminal-ds-goal = Ziel { $n }
terminal-ds-closed = noch nicht geöffnet
terminal-ds-team-score = Punkte des Teams
terminal-ds-others = andere: { $what }
terminal-ds-space = Feld: { $what }
terminal-ds-passed = hat gepasst
terminal-ds-research = { $n } Wissen
terminal-ds-staging =
    { $n ->
        [one] { $n } Scheibe
       *[other] { $n } Scheiben
    }
terminal-ds-vessels = U-Boote { $zones }, { $n } in Reserve
terminal-ds-cleanup = Reinigung { $n }
terminal-ds-piece = { $name }: { $kind }, { $source }
terminal-ds-kind-crew = Crew-Mitglied
terminal-ds-kind-ocean = Ozean-Kachel
terminal-ds-kind-token = Tauch-Plättchen
terminal-ds-kind-journal = Forschungs-Bericht
terminal-ds-kind-scenario = Szenario
terminal-ds-kind-bonus = Bonusziel
terminal-ds-kind-setback = Rückschlag
terminal-ds-scoring = Schlusswertung
terminal-ds-item-attributes = Eigenschaften
terminal-ds-item-impact = Einfluss
terminal-ds-item-journals = Berichte
terminal-ds-item-seniors = Führungs-Personen
terminal-ds-item-leftovers = Reste
terminal-ds-item-total = Summe
terminal-ds-place = Platz
terminal-ds-met =
    { $n ->
        [one] { $n } Ziel von 7 erfüllt: { $grade }
       *[other] { $n } Ziele von 7 erfüllt: { $grade }
    }
terminal-ds-legend =
    R Ansehen  I Motivation  C Organisation  G Genialität (Position/Stufe)
    A beliebige Eigenschaft  L niedrigste Eigenschaft  K Wissen  D Scheibe  M Einfluss  P Beförderung
    d Plättchen zum Tauchen  s Sonar, [1-2] Entdeckung in diesen Tiefen  c Meeres-Schutz, 2K> Kosten  j Publikation, nach Farbe
    > Ankunfts-Bonus  c1-c2:R Verbindung  { $done } Verbindung fertig  { $point } Punkte, Führungs-Person  ~ unbegrenzt  ! Ziel
