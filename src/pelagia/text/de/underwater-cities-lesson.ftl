# Underwater Cities: die Lektion. -try: was zu tun ist; -done und -else: was dazu gesagt wird. Die Themen stehen am Anfang und am Ende.

underwater-cities-lesson-topic-aim = Worum es geht: ein verbundenes Netzwerk von Städten, das produziert, sich ernährt und die meisten Punkte bringt.
underwater-cities-lesson-topic-turn = Dein Zug: ein Aktionsplatz und eine Karte; die Karte wirkt nur, wenn die Farben übereinstimmen.
underwater-cities-lesson-topic-points-1 = Punkte durch Städte: bis zu 6 für eine verbundene Stadt mit drei Gebäudearten.
underwater-cities-lesson-topic-points-2 = Punkte in jeder Produktion: aufgewertete Farmen und Tunnel, symbiotische Städte.
underwater-cities-lesson-topic-points-3 = Punkte am Ende: die braune Metropole, Schlusswertungskarten, Reste.
underwater-cities-lesson-topic-end = Das Ende: nach zehn Runden in drei Ären, mit drei Produktionen.
underwater-cities-lesson-topic-mistake-1 = Typischer Fehler: Städte und Gebäude, zu denen kein Tunnel führt.
underwater-cities-lesson-topic-mistake-2 = Typischer Fehler: kein Tang, wenn die Städte essen.

underwater-cities-lesson-aim = Auf deinem Meeresboden baust du Städte, Tunnel und Gebäude. Was mit deiner Start-Stadt verbunden ist, produziert nach jeder Ära, muss ernährt werden und zählt am Ende. Wer die meisten Punkte hat, gewinnt.
underwater-cities-lesson-keep = Du behältst drei von sechs Karten. Behalte verschiedene Farben: Eine Karte wirkt nur auf einem Aktionsplatz ihrer Farbe.
underwater-cities-lesson-turn = In deinem Zug wählst du einen Aktionsplatz auf dem Hauptplan zusammen mit einer Karte. Den Platz bekommst du immer; dein Plättchen sperrt ihn bis zum Ende der Runde. Danach ziehst du eine Karte.
underwater-cities-lesson-match = Haben Platz und Karte dieselbe Farbe, wirkt auch die Karte. Gelbe Plätze sind stark und ihre Karten schwach, grüne Plätze sind schwach und ihre Karten stark.
underwater-cities-lesson-match-try = Wähle einen Platz und eine Karte derselben Farbe, eins nach dem anderen.
underwater-cities-lesson-match-done = Es passt: Platz und Karte wirken beide.
underwater-cities-lesson-match-else = Du bekommst den Platz, aber der Text der Karte zählt nicht. Das lohnt sich nur, wenn der Platz es wert ist.
underwater-cities-lesson-order = Karte und Platz wirken beide: Wähle, was zuerst kommt. Wenn das eine das andere bezahlt, nimm es zuerst.
underwater-cities-lesson-site = Wo du bauen solltest: nahe der Start-Stadt und auf Bauplätzen mit Bonus, den du sofort bekommst. Drei verschiedene Gebäude an einer Stadt sind am Ende am meisten wert.
underwater-cities-lesson-hand = Zu Beginn eines Zuges darfst du drei Karten haben, den Rest wirfst du ab. Spiele also viel aus und wirf ab, was du nicht brauchst.
underwater-cities-lesson-network = Baue früh Tunnel. Eine Stadt ohne Tunnel und ihre Gebäude produzieren nichts, essen nichts und zählen nichts: Viel Besitz ohne Verbindung ist der erste typische Fehler.
underwater-cities-lesson-cities = Der erste von drei Wegen zu Punkten: Jede verbundene Stadt ist am Ende 2 Punkte wert, mit einer, zwei oder drei Gebäudearten 3, 4 oder 6.
underwater-cities-lesson-again = Noch einmal: Was fehlt dir für die nächste Stadt? Sie kostet 2 Stahlplastik, 1 Tang und 1 Credit, ein Tunnel 1 Stahlplastik und 1 Credit.
underwater-cities-lesson-again-try = Finde ein passendes Paar, das dich ihr näherbringt.
underwater-cities-lesson-again-done = Gut. Passende Paare entscheiden dieses Spiel.
underwater-cities-lesson-again-else = Manchmal ist der Platz allein richtig. Aber jeder Zug ohne passende Karte ist nur ein halber Zug.
underwater-cities-lesson-food = Nach jeder Ära isst jede verbundene Stadt 1 Tang; für jede, die du weder mit Tang noch mit Biomasse ernährst, verlierst du 3 Punkte. Zwei Farmen ernähren ein junges Netzwerk; sie zu vergessen ist der zweite typische Fehler.
underwater-cities-lesson-federation = Die Staatenbund-Leiste bestimmt, wer die nächste Runde beginnt. Schritte bringen auch Credits, Stahlplastik und Punkte. Zuerst dran zu sein ist wichtig, wenn du einen bestimmten Platz brauchst.
underwater-cities-lesson-upgrade = Der zweite Weg zu Punkten: Aufwertungen für je 1 Wissenschaft. Aufgewertete Farmen und Tunnel geben in jeder Produktion Punkte, symbiotische Städte je 2. Frühe zahlen dreimal.
underwater-cities-lesson-metropolis = Am Rand liegen deine Metropolen. Eine blaue wirkt, sobald ein Tunnel sie erreicht; die braune zählt am Ende, wenn es zwei sind. Plane Tunnel dorthin.
underwater-cities-lesson-scoring = Der dritte Weg: die braune Metropole und Schlusswertungskarten, die du im Spiel auslegst und die am Ende zählen. Je vier übrige Ressourcen sind 1 Punkt.
underwater-cities-lesson-end = Die Partie hat drei Ären mit 4, 3 und 3 Runden; jede endet mit Produktion und Ernährung. Nach der dritten Produktion wird gezählt.

underwater-cities-lesson-summary = Du hast zwei Runden gespielt, sechs Züge. Du hast { $cities ->
        [one] { $cities } Stadt
       *[other] { $cities } Städte
    } ({ $connected } verbunden), { $tunnels ->
        [one] { $tunnels } Tunnel
       *[other] { $tunnels } Tunnel
    }, { $buildings ->
        [one] { $buildings } Gebäude
       *[other] { $buildings } Gebäude
    } und { $cards ->
        [one] { $cards } ausliegende Karte
       *[other] { $cards } ausliegende Karten
    }.
underwater-cities-lesson-next = Beim nächsten Mal: Plane die passenden Paare einer ganzen Runde, baue vor der ersten Produktion zwei Tunnel und zwei Farmen und sieh nach, wo deine Metropolen liegen.

underwater-cities-lesson-box-1 = Die Spielregel zeigt nicht alle Karten. Was sie nennt, gilt genau so, der Rest ist von uns; auf jeder Karte steht, woher sie kommt.
underwater-cities-lesson-box-2 = Platz und Karte werden zusammen gewählt; nach der Reihenfolge wirst du nur gefragt, wo sie eine Rolle spielt.
underwater-cities-lesson-box-3 = Angeboten werden nur Plätze, von denen du etwas nutzen kannst; klicke einen dunklen an, um zu sehen, warum er nicht geht.
underwater-cities-lesson-box-4 = Produktion und Ernährung laufen von selbst und werden Schritt für Schritt gezeigt; gefragt wirst du nur, wenn es eine Wahl gibt.
underwater-cities-lesson-box-5 = Rückgängig machen geht, bis eine Karte gezogen wird. Seite des Hauptplans, Aufträge, Expertenseite und Solo wählst du beim Einrichten.

## Das Ziel eines Augenblicks, in den ersten Runden der ersten Partie; nach der Art der Entscheidung.

underwater-cities-moment-keep = Behalte Karten verschiedener Farben, die bauen oder bezahlen.
underwater-cities-moment-turn = { underwater-cities-moment-place }
underwater-cities-moment-place = Finde passende Farben und baue früh einen Tunnel und eine zweite Stadt.
underwater-cities-moment-discarddown = Wirf ab, was du in dieser Runde nicht spielst.
underwater-cities-moment-blocks = Zuerst, was das andere bezahlt.

## Die Symbole auf den Teilen, für die Legende.

underwater-cities-icon-steelplast = Stahlplastik: für Städte, Tunnel und Labore
underwater-cities-icon-or = Oder: Du wählst eins von beiden
underwater-cities-icon-coin = Credit: bezahlt Bauten und Spezialkarten
underwater-cities-icon-action = Aktionskarte: einmal je Ära
underwater-cities-icon-kelp = Tang: Nahrung für Städte
underwater-cities-icon-instant = Sofort: geschieht einmal
underwater-cities-icon-science = Wissenschaft: bezahlt Aufwertungen
underwater-cities-icon-card = Karte: So viele ziehst du
underwater-cities-icon-biomass = Biomasse: ersetzt Tang oder Stahlplastik
underwater-cities-icon-upgrade = Aufwerten: Eine Struktur produziert mehr, für 1 Wissenschaft
underwater-cities-icon-farm = Farm: produziert Tang
underwater-cities-icon-desalination = Entsalzungsanlage: produziert Credits
underwater-cities-icon-laboratory = Labor: produziert Wissenschaft
underwater-cities-icon-tunnel = Tunnel: verbindet Städte mit deiner Start-Stadt
underwater-cities-icon-clone = Aktionsplatz: ein Plättchen je Runde, und seine Aktion ist deine
underwater-cities-icon-permanent = Dauerhaft: wirkt bis zum Ende der Partie
underwater-cities-icon-production = Produktion: wirkt nach jeder Ära
underwater-cities-icon-plus = Bauen: Das darfst du bauen
underwater-cities-icon-structure = Struktur: ein beliebiges Gebäude oder ein Tunnel
underwater-cities-icon-step = Staatenbund: Dein Anzeiger schreitet so viele Schritte auf der Leiste voran
underwater-cities-icon-building = Gebäude: Farm, Entsalzungsanlage oder Labor
underwater-cities-icon-point = Punkt: Wer die meisten hat, gewinnt
underwater-cities-icon-next = Dann: was folgt, wenn du das Erste tust
underwater-cities-icon-symbiotic = Symbiotische Stadt: eine Stadt, die in jeder Produktion 2 Punkte bringt
underwater-cities-icon-city = Stadt: Gebäude arbeiten bei ihr, und am Ende zählt sie
underwater-cities-icon-hand = Handkartenlimit: So viele Karten mehr darfst du halten
underwater-cities-icon-exchange = Verschiedene Ressourcen: Du wählst, welche
underwater-cities-icon-clock = Einmal je Zug: So oft ist die Karte nutzbar
underwater-cities-icon-final = Schlusswertung: zählt am Ende der Partie
underwater-cities-icon-metropolis = Metropole: Tunnel verbinden sie, und sie bringt sofort oder am Ende etwas
underwater-cities-icon-ready = Verfügbar: Eine Aktionskarte ist noch einmal nutzbar
underwater-cities-icon-special = Spezialkarte: stark, und kostet beim Ausspielen Credits
underwater-cities-icon-contract = Regierungsauftrag: Wer ihn zuerst erfüllt, wird belohnt
