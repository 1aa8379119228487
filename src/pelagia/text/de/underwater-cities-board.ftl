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
