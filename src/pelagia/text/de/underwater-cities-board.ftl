# Der Tisch von Underwater Cities im Terminal. Die Wörter sind so kurz wie möglich.

terminal-automaton-underwater-cities = Sperrplättchen
terminal-greeting-underwater-cities = Underwater Cities: Baue ein Netzwerk aus Kuppelstädten am Meeresgrund und ernähre es.
terminal-primer-underwater-cities =
    Drei Ären mit 4, 3 und 3 Runden. In jeder Runde machst du drei Züge:
      Legen    Wähle einen Aktionsplatz und spiele dazu eine Karte aus.
      Passen   Haben beide dieselbe Farbe, darfst du auch die Karte nutzen.
      Ziehen   Am Zugende ziehst du eine Karte.
    Nach jeder Ära produziert alles, was mit deiner Start-Stadt verbunden ist, und jede Stadt isst 1 Tang. Am Ende zählen Städte mit verschiedenen Gebäuden, Metropolen und Schlusswertungskarten. Wer die meisten Punkte hat, gewinnt.

terminal-uc-era = Ära { $era }, Runde { $n } von { $of }
terminal-uc-order = Zugfolge { $names }
terminal-uc-supply = { $tunnels } Tunnel, { $white } weiße und { $violet } violette Kuppeln, { $deck } Karten
terminal-uc-unlimited = endlos viele
terminal-uc-track = Staatenbund
terminal-uc-below = darunter
terminal-uc-clone-free = Aktionskopie frei
terminal-uc-clone-taken = Aktionskopie: { $name }
terminal-uc-special = Spezial
terminal-uc-deck = (oberste von { $n })
terminal-uc-contracts = Aufträge
terminal-uc-hand = Karten { $n } von { $limit }
terminal-uc-your-hand = Deine Hand
terminal-uc-your-looking = Karten, die du ansiehst
terminal-uc-kelp = Tang
terminal-uc-steel = Stahl
terminal-uc-sci = Wiss
terminal-uc-cred = Cred
terminal-uc-bio = Bio
terminal-uc-cities = { $n } von { $all } Städten verbunden
terminal-uc-count = { $name } { $n } ({ $up } aufgewertet)
terminal-uc-metropolises = Metropolen { $names }
terminal-uc-coloured = { $name } ({ $colour })
terminal-uc-card = { $name }: { $type }, { $colour }, { $source }
terminal-uc-card-alone = { $name }: { $type }, { $source }
terminal-uc-piece = { $name }: { $source }
terminal-uc-scoring = Schlusswertung
terminal-uc-step-before = Bisherige Punkte
terminal-uc-step-brown = Braune Metropole
terminal-uc-step-cards = Schlusswertungskarten
terminal-uc-step-network = Netzwerk
terminal-uc-step-resources = Ressourcen, 4 für 1 Punkt
terminal-uc-step-total = Summe
terminal-uc-step-place = Platz
terminal-uc-legend =
    A2{ $ordinary }fD3x  Stadtbauplatz mit einer Stadt, einer Farm (f), einer aufgewerteten Entsalzungsanlage (D), leerem Bauplatz 3, Erweiterung x
    { $symbiotic } symbiotische Stadt   ({ $ordinary } nicht verbunden   f Farm  d Entsalzungsanlage  l Labor, groß: aufgewertet
    { $tunnel } Tunnel   { $upgraded } aufgewerteter Tunnel   (M03) Metropole nicht verbunden   (U19) genutzte Aktionskarte   { $point } Punkte

## Aktionsplätze

terminal-uc-space-s0 = 2 Karten, 2 Credits
terminal-uc-space-s1 = Wissenschaft, Stahlplastik, Tang
terminal-uc-space-s2 = 1-2 Tunnel
terminal-uc-space-s3 = Aktionskarte; Spezialkarte
terminal-uc-space-s4 = Stadt und Gebäude
terminal-uc-space-s5 = 2 Wissenschaft oder 1-3 Aufwertungen
terminal-uc-space-s6 = 1-2 Farmen
terminal-uc-space-s7 = Tunnel und Stadt
terminal-uc-space-s8 = 2 Stahlplastik, Tang
terminal-uc-space-s9 = 1-2 Labore
terminal-uc-space-s10 = Aktionskarte; bauen und aufwerten
terminal-uc-space-s11 = 2 Schritte
terminal-uc-space-s12 = 1-2 Entsalzungsanlagen
terminal-uc-space-s13 = Stadt oder Tang
terminal-uc-space-s14 = Aktionskarte; Stahlplastik
terminal-uc-space-s15 = Tunnel oder Schritt, 2 Karten, Credit
terminal-uc-space-n1 = Aktionskarte; 2 verschiedene Ressourcen
terminal-uc-space-n2 = 1-2 Farmen oder 1-2 Labore
terminal-uc-space-n3 = Tunnel; Aktionskarte
terminal-uc-space-n4 = Spezialkarte
terminal-uc-space-n5 = Stadt
terminal-uc-space-n6 = 2 Karten; Aufwertung oder Tang
