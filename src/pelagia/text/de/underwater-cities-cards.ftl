# Underwater Cities: Titel aller Teile und die Wörter, aus denen ihre Texte bestehen. Begriffe: docs/rules/underwater-cities.md, Abschnitt 1.

## Namen

underwater-cities-name-card = { $title } { CODE("U", $number) }
underwater-cities-name-space = „{ $title }“ { CODE($id) }
underwater-cities-name-board = Spielerbogen { $number }
underwater-cities-name-blue = Blaue Metropole „{ $what }“ { CODE($id) }
underwater-cities-name-brown = Braune Metropole { CODE($id) }
underwater-cities-name-city-site = { $where } { CODE($id) }
underwater-cities-name-building-site = { $where }, Bauplatz { $n } { CODE($id) }
underwater-cities-name-expansion-site = { $where }, Erweiterung { CODE($id) }
underwater-cities-name-tunnel-site = { $a } – { $b } { CODE($id) }

## Wo die Bauplätze eines Spielerbogens liegen, wie auf einer Karte

underwater-cities-where-a1 = Nordwest
underwater-cities-where-a2 = Nord
underwater-cities-where-a3 = Nordost
underwater-cities-where-b1 = West
underwater-cities-where-b2 = Mitte
underwater-cities-where-b3 = Ost
underwater-cities-where-c1 = Südwest
underwater-cities-where-c2 = Süd
underwater-cities-where-c3 = Südost
underwater-cities-where-mb = braune Metropole
underwater-cities-where-mr = obere blaue Metropole
underwater-cities-where-ml = untere blaue Metropole

## Aktionsplätze, kurz gesagt

underwater-cities-space-s0 = 2 Karten und 2 Credits
underwater-cities-space-s1 = 1 Wissenschaft, 1 Stahlplastik, 1 Tang
underwater-cities-space-s2 = 1 oder 2 Tunnel bauen
underwater-cities-space-s3 = Aktionskarte und Spezialkarte
underwater-cities-space-s4 = Stadt und Gebäude bauen
underwater-cities-space-s5 = 2 Wissenschaft oder 1 bis 3 Aufwertungen
underwater-cities-space-s6 = 1 oder 2 Farmen bauen
underwater-cities-space-s7 = Tunnel und Stadt bauen
underwater-cities-space-s8 = 2 Stahlplastik, 1 Tang
underwater-cities-space-s9 = 1 oder 2 Labore bauen
underwater-cities-space-s10 = Aktionskarte; bauen und aufwerten
underwater-cities-space-s11 = Bis zu 2 Schritte im Staatenbund
underwater-cities-space-s12 = 1 oder 2 Entsalzungsanlagen bauen
underwater-cities-space-s13 = Stadt bauen oder 1 Tang
underwater-cities-space-s14 = Aktionskarte, 1 Stahlplastik
underwater-cities-space-s15 = Tunnel bauen; oder 1 Schritt, 2 Karten, 1 Credit
underwater-cities-space-n1 = Aktionskarte, 2 verschiedene Ressourcen
underwater-cities-space-n2 = 1 oder 2 Farmen oder 1 oder 2 Labore bauen
underwater-cities-space-n3 = Tunnel bauen, Aktionskarte nutzen
underwater-cities-space-n4 = Spezialkarte ziehen
underwater-cities-space-n5 = Stadt bauen
underwater-cities-space-n6 = 2 Karten; Aufwertung oder 1 Tang

## Zeilen eines Texts

underwater-cities-line-cost =
    { $n ->
        [one] Kosten: { $n } Credit
       *[other] Kosten: { $n } Credits
    }
underwater-cities-line-instant = Sofort: { $what }
underwater-cities-line-permanent = Dauerhaft: { $what }
underwater-cities-line-action = Aktion: { $what }
underwater-cities-line-production = Produktion: { $what }
underwater-cities-line-final = Schlusswertung: { $what }
underwater-cities-line-space = Aktion: { $what }
underwater-cities-line-city-site = Platz für eine Stadt
underwater-cities-line-building-site = Platz für eine Farm, eine Entsalzungsanlage oder ein Labor
underwater-cities-line-expansion-site = Platz für ein weiteres Gebäude; nur manche Effekte bauen hier
underwater-cities-line-tunnel-site = Platz für einen Tunnel
underwater-cities-line-metropolis = Beim Verbinden: { $what }
underwater-cities-line-brown = Schlusswertung, wenn verbunden: { underwater-cities-score }
underwater-cities-line-criterion = Bedingung: { FORM($what, "noun") }
underwater-cities-line-reward = Belohnung: { $what }

## Listen

underwater-cities-comma = { $a }, { $b }
underwater-cities-and = { $a } und { $b }
underwater-cities-or = { $a } oder { $b }

## Güter

underwater-cities-goods-none = nichts
underwater-cities-goods-kelp = { ICON("kelp", $n) }{ $n } Tang{ ICON() }
underwater-cities-goods-steel = { ICON("steelplast", $n) }{ $n } Stahlplastik{ ICON() }
underwater-cities-goods-sci = { ICON("science", $n) }{ $n } Wissenschaft{ ICON() }
underwater-cities-goods-cred =
    { $n ->
        [one] { ICON("coin", $n) }{ $n } Credit{ ICON() }
       *[other] { ICON("coin", $n) }{ $n } Credits{ ICON() }
    }
underwater-cities-goods-bio = { ICON("biomass", $n) }{ $n } Biomasse{ ICON() }
underwater-cities-goods-pt =
    { $n ->
        [one] { ICON("point", $n) }{ $n } Punkt{ ICON() }
       *[other] { ICON("point", $n) }{ $n } Punkte{ ICON() }
    }

underwater-cities-resource-kelp = Tang
underwater-cities-resource-steel = Stahlplastik
underwater-cities-resource-sci = Wissenschaft
underwater-cities-resource-cred = Credit
underwater-cities-resource-bio = Biomasse
underwater-cities-resource-pt = Punkt

## Arten. one, many: als Objekt; conn: verbunden; up: verbunden und aufgewertet; upgraded: wo auch immer; first, second: der Reihe nach; unit: als Teil eines Satzes.

underwater-cities-kind-farm = Farm
    .one = eine Farm
    .many = Farmen
    .conn = verbundene Farm
    .conn-many = verbundene Farmen
    .up = verbundene aufgewertete Farm
    .up-unit = verbundene aufgewertete Farm
    .up-many = verbundene aufgewertete Farmen
    .upgraded = aufgewertete Farm
    .upgraded-unit = aufgewertete Farm
    .upgraded-many = aufgewertete Farmen
    .first = die erste Farm
    .second = die zweite Farm
underwater-cities-kind-desal = Entsalzungsanlage
    .one = eine Entsalzungsanlage
    .many = Entsalzungsanlagen
    .conn = verbundene Entsalzungsanlage
    .conn-many = verbundene Entsalzungsanlagen
    .up = verbundene aufgewertete Entsalzungsanlage
    .up-unit = verbundene aufgewertete Entsalzungsanlage
    .up-many = verbundene aufgewertete Entsalzungsanlagen
    .upgraded = aufgewertete Entsalzungsanlage
    .upgraded-unit = aufgewertete Entsalzungsanlage
    .upgraded-many = aufgewertete Entsalzungsanlagen
    .first = die erste Entsalzungsanlage
    .second = die zweite Entsalzungsanlage
underwater-cities-kind-lab = Labor
    .one = ein Labor
    .many = Labore
    .conn = verbundenes Labor
    .conn-many = verbundene Labore
    .up = verbundenes aufgewertetes Labor
    .up-unit = verbundenes aufgewertetes Labor
    .up-many = verbundene aufgewertete Labore
    .upgraded = aufgewertetes Labor
    .upgraded-unit = aufgewertetes Labor
    .upgraded-many = aufgewertete Labore
    .first = das erste Labor
    .second = das zweite Labor
underwater-cities-kind-tunnel = Tunnel
    .one = einen Tunnel
    .many = Tunnel
    .conn = Tunnel neben einer Stadt
    .conn-many = Tunnel neben Städten
    .up = aufgewerteten Tunnel neben einer Stadt
    .up-many = aufgewertete Tunnel neben Städten
    .up-unit = aufgewerteter Tunnel neben einer Stadt
    .upgraded = aufgewerteten Tunnel
    .upgraded-many = aufgewertete Tunnel
    .upgraded-unit = aufgewerteter Tunnel
    .first = der erste Tunnel
    .second = den zweiten Tunnel
underwater-cities-kind-city = Stadt
    .kind = group
    .one = eine Stadt
    .many = Städte
    .conn = verbundene Stadt
    .conn-many = verbundene Städte
    .first = die erste Stadt
    .second = die zweite Stadt
underwater-cities-kind-ocity = nicht-symbiotische Stadt
    .one = eine nicht-symbiotische Stadt
    .many = nicht-symbiotische Städte
    .conn = verbundene nicht-symbiotische Stadt
    .conn-many = verbundene nicht-symbiotische Städte
    .first = die erste nicht-symbiotische Stadt
    .second = die zweite nicht-symbiotische Stadt
underwater-cities-kind-scity = symbiotische Stadt
    .one = eine symbiotische Stadt
    .many = symbiotische Städte
    .conn = verbundene symbiotische Stadt
    .conn-many = verbundene symbiotische Städte
    .first = die erste symbiotische Stadt
    .second = die zweite symbiotische Stadt
underwater-cities-kind-building = Gebäude
    .kind = group
    .one = ein Gebäude
    .many = Gebäude
    .conn = verbundenes Gebäude
    .conn-many = verbundene Gebäude
    .up = verbundenes aufgewertetes Gebäude
    .up-unit = verbundenes aufgewertetes Gebäude
    .up-many = verbundene aufgewertete Gebäude
    .upgraded = aufgewertetes Gebäude
    .upgraded-unit = aufgewertetes Gebäude
    .upgraded-many = aufgewertete Gebäude
    .first = das erste Gebäude
    .second = das zweite Gebäude
underwater-cities-kind-structure = Struktur
    .kind = group
    .one = eine Struktur
    .many = Strukturen
    .conn = verbundene Struktur
    .conn-many = verbundene Strukturen
    .up = verbundene aufgewertete Struktur
    .up-unit = verbundene aufgewertete Struktur
    .up-many = verbundene aufgewertete Strukturen
    .upgraded = aufgewertete Struktur
    .upgraded-unit = aufgewertete Struktur
    .upgraded-many = aufgewertete Strukturen
    .first = die erste Struktur
    .second = die zweite Struktur
underwater-cities-kind-just-built = das Gebaute
    .one = das Gebaute

underwater-cities-card-type-instant = Sofort
    .cards = Sofortkarten
    .card = Sofortkarte
underwater-cities-card-type-permanent = dauerhaft
    .cards = dauerhafte Karten
    .card = dauerhafte Karte
underwater-cities-card-type-action = Aktion
    .cards = Aktionskarten
    .card = Aktionskarte
underwater-cities-card-type-production = Produktion
    .cards = Produktionskarten
    .card = Produktionskarte
underwater-cities-card-type-final = Schlusswertung
    .cards = Schlusswertungskarten
    .card = Schlusswertungskarte

underwater-cities-colour-none = ohne Farbe
underwater-cities-colour-yellow = gelb
underwater-cities-colour-red = rot
underwater-cities-colour-green = grün

## Was gezählt wird. per: für jedes; one, many: so viele davon.

underwater-cities-conn = { FORM($kind, "conn-many") }
    .per = je { FORM($kind, "conn") }
    .one = { FORM($kind, "conn") }
    .many = { FORM($kind, "conn-many") }
    .unit = { FORM($kind, "conn") }
underwater-cities-up = { FORM($kind, "up-many") }
    .per = je { FORM($kind, "up") }
    .one = { FORM($kind, "up") }
    .many = { FORM($kind, "up-many") }
    .unit = { FORM($kind, "up-unit") }
underwater-cities-any-up = { FORM($kind, "upgraded-many") }
    .per = je { FORM($kind, "upgraded") }
    .one = { FORM($kind, "upgraded") }
    .many = { FORM($kind, "upgraded-many") }
    .unit = { FORM($kind, "upgraded-unit") }
underwater-cities-most-up = verbundene aufgewertete Strukturen der Art mit den meisten Aufwertungen
    .per = je verbundene aufgewertete Struktur der Art mit den meisten Aufwertungen
    .one = verbundene aufgewertete Struktur der Art mit den meisten Aufwertungen
    .many = verbundene aufgewertete Strukturen der Art mit den meisten Aufwertungen
    .unit = verbundene aufgewertete Struktur der Art mit den meisten Aufwertungen
underwater-cities-metro = verbundene Metropolen
    .per = je verbundene Metropole
    .one = verbundene Metropole
    .many = verbundene Metropolen
    .unit = verbundene Metropole
underwater-cities-full-city =
    verbundene Städte mit allen drei Gebäudearten{ $upgraded ->
        [0] {""}
       *[1] , davon ein Gebäude aufgewertet
    }
    .per =
        je verbundene Stadt mit allen drei Gebäudearten{ $upgraded ->
            [0] {""}
           *[1] , davon ein Gebäude aufgewertet
        }
    .one =
        verbundene Stadt mit allen drei Gebäudearten{ $upgraded ->
            [0] {""}
           *[1] , davon ein Gebäude aufgewertet
        }
    .many =
        verbundene Städte mit allen drei Gebäudearten{ $upgraded ->
            [0] {""}
           *[1] , davon ein Gebäude aufgewertet
        }
    .unit = verbundene Stadt mit allen drei Gebäudearten
underwater-cities-pair-city = verbundene Städte, die 2 { FORM($kind, "upgraded-many") } haben
    .per = je verbundene Stadt, die 2 { FORM($kind, "upgraded-many") } hat,
    .one = verbundene Stadt, die 2 { FORM($kind, "upgraded-many") } hat
    .many = verbundene Städte, die 2 { FORM($kind, "upgraded-many") } haben
    .unit = verbundene Stadt, die 2 { FORM($kind, "upgraded-many") } hat
underwater-cities-claimed = beanspruchte { FORM($type, "cards") }
    .per = je beanspruchte { FORM($type, "card") }
    .one = beanspruchte { FORM($type, "card") }
    .many = beanspruchte { FORM($type, "cards") }
    .unit = beanspruchte { FORM($type, "card") }
underwater-cities-paid-specials = Spezialkarten, die du bezahlt und noch hast
    .per = je Spezialkarte, die du bezahlt und noch hast
    .one = Spezialkarte, die du bezahlt und noch hast
    .many = Spezialkarten, die du bezahlt und noch hast
    .unit = Spezialkarte, die du bezahlt und noch hast
underwater-cities-sets = Sätze ({ FORM($parts, "unit") })
    .per = je Satz ({ FORM($parts, "unit") })
    .one = Satz ({ FORM($parts, "unit") })
    .many = Sätze ({ FORM($parts, "unit") })
underwater-cities-sets-and = { $a }, { $b }
    .unit = { FORM($a, "unit") }, { FORM($b, "unit") }
underwater-cities-share = { $size } { FORM($number, "many") }
    .per = je { $size } { FORM($number, "many") }
    .one = { $size } { FORM($number, "many") }
    .many = { $size } { FORM($number, "many") }
    .unit = { $size } { FORM($number, "many") }
underwater-cities-table = Punkte für { FORM($number, "many") }: { $entries }
    .kind = table
underwater-cities-table-entry =
    { $n ->
        [one] ab { $least }: { $n } Punkt
       *[other] ab { $least }: { $n } Punkte
    }

underwater-cities-has =
    { $least ->
        [one] du mindestens { $least } { FORM($number, "one") } hast
       *[other] du mindestens { $least } { FORM($number, "many") } hast
    }
    .noun =
        { $least ->
            [one] mindestens { $least } { FORM($number, "one") }
           *[other] mindestens { $least } { FORM($number, "many") }
        }
underwater-cities-on-step = dein Anzeiger auf Feld { $space } der Staatenbund-Leiste steht
    .noun = dein Anzeiger auf Feld { $space } der Staatenbund-Leiste

## Verbindende Wörter. Ein Teil der Art "choice" wird vom Folgenden abgesetzt, ein "block" aus mehreren vom Vorigen.

underwater-cities-one-of = entweder { $parts }
    .kind = choice
underwater-cities-one-of-and =
    { FORM($b, "kind") ->
        [block] { $a } oder all dies: { $b }
       *[plain] { $a } oder { $b }
    }
underwater-cities-whole = { $first } und { $then }
underwater-cities-pay = { $costs } bezahlen: { $part }
    .kind = choice
underwater-cities-when = wenn { $condition }: { $part }
    .kind = choice

## Was Karten und Plätze tun

underwater-cities-gain = { $goods } erhalten
underwater-cities-gain-different = { $n } verschiedene Ressourcen erhalten
underwater-cities-draw =
    { $n ->
        [one] { $n } Karte ziehen
       *[other] { $n } Karten ziehen
    }
underwater-cities-look = die obersten { $n } Karten des Decks ansehen und { $keep } behalten
underwater-cities-special = 1 Spezialkarte ziehen
underwater-cities-advance =
    { $n ->
        [one] { $n } Schritt auf der Staatenbund-Leiste voranschreiten
       *[other] bis zu { $n } Schritte auf der Staatenbund-Leiste voranschreiten
    }
underwater-cities-build = { FORM($kind, "one") } bauen
underwater-cities-build-expansion = { FORM($kind, "one") } auf einem Erweiterungsbauplatz bauen
underwater-cities-build-free = kostenlos { $what }
underwater-cities-build-cost = für { $cost } { $what }
underwater-cities-build-less = { $what } ({ $less } weniger)
underwater-cities-upgrade = { FORM($kind, "one") } aufwerten
underwater-cities-upgrade-free = kostenlos { $what }
underwater-cities-upgrade-cost = für { $cost } { $what }
underwater-cities-use-action =
    { $n ->
        [one] { $n } Aktionskarte nutzen
       *[other] { $n } Aktionskarten nutzen
    }
underwater-cities-ready =
    { $n ->
        [one] { $n } genutzte Aktionskarte wieder verfügbar machen
       *[other] bis zu { $n } genutzte Aktionskarten wieder verfügbar machen
    }
underwater-cities-perform-available = die Aktion eines verfügbaren farbigen Platzes nutzen
underwater-cities-perform-occupied-by-other = die Aktion eines von einem anderen Spieler besetzten farbigen Platzes nutzen
underwater-cities-perform-not-mine = die Aktion eines nicht von dir besetzten farbigen Platzes nutzen
underwater-cities-exchange = 1 { $a } gegen 1 { $b } eintauschen oder umgekehrt
underwater-cities-exchange-among = 1 hiervon gegen 1 anderes eintauschen: { $what }
underwater-cities-convert-city = { $cost } bezahlen und eine nicht-symbiotische Stadt in eine symbiotische umwandeln
underwater-cities-take-production =
    { $n ->
        [one] die Produktion von { $n } verbundenen aufgewerteten Struktur erhalten
       *[other] die Produktion von { $n } verbundenen aufgewerteten Strukturen erhalten
    }
underwater-cities-metropolis-tile = eine unverteilte blaue Metropole nehmen, die sofort verbunden ist

## Was beanspruchte Karten tun

underwater-cities-on =
    { $limit ->
        [0] immer wenn { $event }: { $part }
        [1] 1x pro Zug, wenn { $event }: { $part }
       *[other] bis zu { $limit }x pro Zug, wenn { $event }: { $part }
    }
underwater-cities-once-per-turn = 1x pro Zug: { $part }
underwater-cities-less =
    { $own ->
        [0] { $first ->
            [0] { FORM($kind, "many") } kosten { $goods } weniger
           *[1] { FORM($kind, "first") } in jedem Zug kostet { $goods } weniger
        }
       *[other] { $first ->
            [0] { FORM($kind, "many") } kosten { $own } weniger von ihrer Ressource
           *[1] { FORM($kind, "first") } in jedem Zug kostet { $own } weniger von der jeweiligen Ressource
        }
    }
underwater-cities-hand-limit = dein Handkartenlimit ist um { $n } höher
underwater-cities-on-space = wenn du { $space } nutzt, ist seine Aktion: { $change }
underwater-cities-on-space-less = was du mit { $space } baust, kostet { $less } weniger
underwater-cities-upgrade-price = du darfst { FORM($kind, "many") } stattdessen für { $alt } aufwerten
underwater-cities-alter-one = 1 eben durch { FORM($kind, "one") } erzeugte Einheit { $resource } zurückgeben: { $part }
underwater-cities-convert-produced = 1 eben erzeugte Einheit { $resource } zurückgeben: { $part }
underwater-cities-score =
    { FORM($n, "kind") ->
        [table] { $n }
       *[plain] { COUNT($n) ->
            [one] { COUNT($n) } Punkt{ PER($n) }
           *[other] { COUNT($n) } Punkte{ PER($n) }
        }
    }
underwater-cities-hand-in =
    { $cost } abgeben für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $times ->
        [0] beliebig oft
        [1] einmal
        [2] bis zu zweimal
       *[other] bis zu { $times }-mal
    }

## Ereignisse, auf die beanspruchte Karten achten

underwater-cities-happening-played-off-colour = du eine Karte auf einem Platz anderer Farbe ausspielst
underwater-cities-happening-space-used = du { $of } nutzt
underwater-cities-happening-space-gave = ein Aktionsplatz dir { $of } gibt
underwater-cities-happening-built = du { FORM($of, "one") } baust
underwater-cities-happening-second = du { FORM($of, "second") } einer verbundenen Stadt baust
underwater-cities-happening-second-up = du { FORM($of, "second") } einer verbundenen Stadt aufwertest
underwater-cities-happening-second-tunnel-this-turn = du in einem Zug den zweiten Tunnel baust
underwater-cities-happening-upgraded = du { FORM($of, "one") } aufwertest
underwater-cities-happening-arrived = dein Anzeiger Feld { $of } der Staatenbund-Leiste betritt
underwater-cities-happening-advanced = du auf der Staatenbund-Leiste voranschreitest
underwater-cities-happening-metro-connected = eine Metropole verbunden wird
underwater-cities-happening-action-used = du eine Aktionskarte nutzt
underwater-cities-happening-special-paid = du eine Spezialkarte bezahlst
underwater-cities-happening-turn-end = dein Zug endet

## Titel

underwater-cities-title-smuggling-kelp = Schmuggel (Tang)
underwater-cities-title-smuggling-steelplast = Schmuggel (Stahlplastik)
underwater-cities-title-smuggling-science = Schmuggel (Wissenschaft)
underwater-cities-title-smuggling-biomass = Schmuggel (Biomasse)
underwater-cities-title-negotiation-farm = Technologieverhandlung (Farm)
underwater-cities-title-negotiation-plant = Technologieverhandlung (Entsalzung)
underwater-cities-title-negotiation-laboratory = Technologieverhandlung (Labor)
underwater-cities-title-negotiation-tunnel = Technologieverhandlung (Tunnel)
underwater-cities-title-extraordinary-mission = Außerordentliche Mission
underwater-cities-title-supply-run-science = Versorgungsfahrt (Wissenschaft)
underwater-cities-title-supply-run-kelp = Versorgungsfahrt (Tang)
underwater-cities-title-supply-run-credits = Versorgungsfahrt (Credits)
underwater-cities-title-black-ops-team = Geheimkommando
underwater-cities-title-undersea-works-credits = Unterseewerk (Credits)
underwater-cities-title-undersea-works-kelp = Unterseewerk (Tang)
underwater-cities-title-undersea-works-steelplast = Unterseewerk (Stahlplastik)
underwater-cities-title-undersea-works-science = Unterseewerk (Wissenschaft)
underwater-cities-title-build-structure = Baue eine Struktur
underwater-cities-title-build-tunnel = Baue einen Tunnel
underwater-cities-title-build-laboratory = Baue ein Labor
underwater-cities-title-build-farm = Baue eine Farm
underwater-cities-title-survey = Überprüfung
underwater-cities-title-seafood-farm = Meeresfrüchte-Ernte (Farm)
underwater-cities-title-seafood-plant = Meeresfrüchte-Ernte (Entsalzung)
underwater-cities-title-seafood-tunnel = Meeresfrüchte-Ernte (Tunnel)
underwater-cities-title-demonstration = Vorführung
underwater-cities-title-autonomous-systems-laboratory = Autonome Systeme (Labor)
underwater-cities-title-autonomous-systems-farm = Autonome Systeme (Farm)
underwater-cities-title-build-farm-or-laboratory = Baue Farm oder Labor
underwater-cities-title-build-laboratory-or-plant = Baue Labor oder Entsalzungsanlage
underwater-cities-title-build-farm-or-plant = Baue Farm oder Entsalzungsanlage
underwater-cities-title-embassy = Botschaft
underwater-cities-title-biomech-crew-plant = Biomech-Bautrupp (Entsalzung)
underwater-cities-title-biomech-crew-laboratory = Biomech-Bautrupp (Labor)
underwater-cities-title-biomech-crew-farm = Biomech-Bautrupp (Farm)
underwater-cities-title-prefab-tunnels-and-cities = Fertigbauteile (Tunnel und symbiotische Städte)
underwater-cities-title-prefab-tunnels = Fertigbauteile (Tunnel)
underwater-cities-title-prefab-cities = Fertigbauteile (Städte)
underwater-cities-title-prefab-farms = Fertigbauteile (Farmen)
underwater-cities-title-server-farm = Unterseeische Serverfarm
underwater-cities-title-trade-desk-kelp-and-steelplast = Handelskontor (Tang und Stahlplastik)
underwater-cities-title-trade-desk-science = Handelskontor (Wissenschaft)
underwater-cities-title-steel-broker = Stahlhändler
underwater-cities-title-tunnel-crew = Tunneltrupp
underwater-cities-title-harvest-festival = Erntefest
underwater-cities-title-dock-rights-tunnels = Hafenrechte (Tunnel)
underwater-cities-title-field-office-kelp-or-science = Außenstelle (Tang oder Wissenschaft)
underwater-cities-title-field-office-kelp = Außenstelle (Tang)
underwater-cities-title-field-office-steelplast = Außenstelle (Stahlplastik)
underwater-cities-title-refit-team-farm = Umrüsttrupp (Farm)
underwater-cities-title-refit-team-plant = Umrüsttrupp (Entsalzung)
underwater-cities-title-refit-team-laboratory = Umrüsttrupp (Labor)
underwater-cities-title-refit-team-tunnel = Umrüsttrupp (Tunnel)
underwater-cities-title-extra-shift-laboratories = Sonderschicht (Labore)
underwater-cities-title-extra-shift-tunnels = Sonderschicht (Tunnel)
underwater-cities-title-extra-shift-plants = Sonderschicht (Entsalzungsanlagen)
underwater-cities-title-extra-shift-farms = Sonderschicht (Farmen)
underwater-cities-title-biomass-line-points = Biomasselinie (Punkte)
underwater-cities-title-biomass-line-resources = Biomasselinie (Ressourcen)
underwater-cities-title-civic-grant = Bürgerzuschuss
underwater-cities-title-chronicle-farms = Chronik (Farmen)
underwater-cities-title-chronicle-metropolises = Chronik (Metropolen)
underwater-cities-title-barter-ledger = Tauschbuch
underwater-cities-title-convoy-kelp = Konvoi (Tang)
underwater-cities-title-convoy-credits = Konvoi (Credits)
underwater-cities-title-convoy-steelplast = Konvoi (Stahlplastik)
underwater-cities-title-trial-run = Testlauf
underwater-cities-title-replication-laboratory = Test der Replikationssysteme (Labor)
underwater-cities-title-replication-plant = Test der Replikationssysteme (Entsalzung)
underwater-cities-title-replication-farm = Test der Replikationssysteme (Farm)
underwater-cities-title-industrial-espionage = Industriespionage
underwater-cities-title-modular-city = Modulbau (Stadt)
underwater-cities-title-modular-symbiotic = Modulbau (symbiotische Stadt)
underwater-cities-title-modular-tunnel = Modulbau (Tunnel)
underwater-cities-title-modular-buildings = Modulbau (Gebäude)
underwater-cities-title-filtration-farms = Filterrückgewinnung (Farmen)
underwater-cities-title-filtration-laboratories = Filterrückgewinnung (Labore)
underwater-cities-title-filtration-plants = Filterrückgewinnung (Entsalzungsanlagen)
underwater-cities-title-filtration-tunnels = Filterrückgewinnung (Tunnel)
underwater-cities-title-refit-drive-farms = Umrüstaktion (Farmen)
underwater-cities-title-refit-drive-laboratories = Umrüstaktion (Labore)
underwater-cities-title-symbiosis-project = Symbioseprojekt
underwater-cities-title-second-wind = Neuer Schwung
underwater-cities-title-prefab-symbiotics = Fertigbauteile (symbiotische Städte)
underwater-cities-title-housewarming = Einweihungsfeier
underwater-cities-title-patent-office = Patentamt
underwater-cities-title-shift-bonus = Schichtzulage
underwater-cities-title-night-watch = Nachtwache
underwater-cities-title-reclamation = Rückgewinnung
underwater-cities-title-attache = Attaché
underwater-cities-title-dock-rights-plants = Hafenrechte (Entsalzungsanlagen)
underwater-cities-title-contractors-farm = Bauunternehmer (Farm)
underwater-cities-title-contractors-laboratory = Bauunternehmer (Labor)
underwater-cities-title-contractors-tunnel = Bauunternehmer (Tunnel)
underwater-cities-title-field-office-resources = Außenstelle (Ressourcen)
underwater-cities-title-commodity-clerk = Warenverwalter
underwater-cities-title-refit-team-structures = Umrüsttrupp (Strukturen)
underwater-cities-title-liaison = Verbindungsbüro
underwater-cities-title-sea-vent-factory-credits = Tiefseeschlot-Fabrik (Credits)
underwater-cities-title-sea-vent-factory-steelplast = Tiefseeschlot-Fabrik (Stahlplastik)
underwater-cities-title-sea-vent-factory-science = Tiefseeschlot-Fabrik (Wissenschaft)
underwater-cities-title-sea-vent-factory-biomass = Tiefseeschlot-Fabrik (Biomasse)
underwater-cities-title-cascade-plant = Kaskadenanlage
underwater-cities-title-export-office = Exportbüro
underwater-cities-title-habitat-charter = Habitat-Charta
underwater-cities-title-chronicle-plants = Chronik (Entsalzungsanlagen)
underwater-cities-title-chronicle-laboratories = Chronik (Labore)
underwater-cities-title-chronicle-credits = Chronik (Credits)
underwater-cities-title-chronicle-sets = Chronik (Sätze)
underwater-cities-title-chronicle-full-cities = Chronik (alle drei Arten)
underwater-cities-title-milestone-farms = Meilenstein (Farmen)
underwater-cities-title-milestone-laboratories = Meilenstein (Labore)
underwater-cities-title-milestone-cities = Meilenstein (Städte)
underwater-cities-title-milestone-plants = Meilenstein (Entsalzungsanlagen)
underwater-cities-title-milestone-tunnels = Meilenstein (Tunnel)
underwater-cities-title-milestone-metropolises = Meilenstein (Metropolen)
underwater-cities-title-showcase-farms = Leistungsschau (Farmen)
underwater-cities-title-showcase-laboratories = Leistungsschau (Labore)
underwater-cities-title-showcase-tunnels = Leistungsschau (Tunnel)
underwater-cities-title-showcase-plants = Leistungsschau (Entsalzungsanlagen)
underwater-cities-title-showcase-full-cities = Leistungsschau (alle drei Arten)
underwater-cities-title-convoy-science = Konvoi (Wissenschaft)
underwater-cities-title-convoy-biomass = Konvoi (Biomasse)
underwater-cities-title-finishing-works-farm = Ausbauarbeiten (Farm)
underwater-cities-title-finishing-works-laboratory = Ausbauarbeiten (Labor)
underwater-cities-title-finishing-works-tunnel = Ausbauarbeiten (Tunnel)
underwater-cities-title-finishing-works-city = Ausbauarbeiten (Stadt)
underwater-cities-title-windfall-plant = Unverhoffter Bau (Entsalzung)
underwater-cities-title-windfall-laboratory = Unverhoffter Bau (Labor)
underwater-cities-title-windfall-building = Unverhoffter Bau (Gebäude)
underwater-cities-title-harbour-festival-credits = Hafenfest (Credits)
underwater-cities-title-harbour-festival-points-and-credits = Hafenfest (Punkte und Credits)
underwater-cities-title-harbour-festival-points = Hafenfest (Punkte)
underwater-cities-title-open-day = Tag der offenen Tür
underwater-cities-title-founders-feast = Gründerfest
underwater-cities-title-contractors-city = Bauunternehmer (Stadt)
underwater-cities-title-sea-vent-factory-symbiotics = Tiefseeschlot-Fabrik (symbiotische Städte)
underwater-cities-title-sea-vent-factory-structures = Tiefseeschlot-Fabrik (Strukturen)
underwater-cities-title-sea-vent-factory-points = Tiefseeschlot-Fabrik (Punkte)
underwater-cities-title-chronicle-tunnels = Chronik (Tunnel)
underwater-cities-title-trade-fair-kelp = Handelsmesse (Tang)
underwater-cities-title-trade-fair-steelplast = Handelsmesse (Stahlplastik)
underwater-cities-title-trade-fair-credits = Handelsmesse (Credits)
underwater-cities-title-legacy-actions = Vermächtnis (Aktionskarten)
underwater-cities-title-trade-fair-biomass = Handelsmesse (Biomasse)
underwater-cities-title-legacy-symbiotics = Vermächtnis (symbiotische Städte)
underwater-cities-title-legacy-metropolises = Vermächtnis (Metropolen)
underwater-cities-title-legacy-full-cities = Vermächtnis (alle drei Arten)
underwater-cities-title-legacy-cities = Vermächtnis (Städte)
underwater-cities-title-legacy-sets = Vermächtnis (Sätze)
underwater-cities-title-federal-priority-laboratories = Vorrang im Staatenbund (Labore)
underwater-cities-title-federal-priority-symbiotics = Vorrang im Staatenbund (symbiotische Städte)
underwater-cities-title-federal-priority-farms = Vorrang im Staatenbund (Farmen)
underwater-cities-title-federal-priority-plants = Vorrang im Staatenbund (Entsalzungsanlagen)
underwater-cities-title-trade-surplus-steelplast = Handelsüberschuss (Stahlplastik)
underwater-cities-title-trade-surplus-kelp = Handelsüberschuss (Tang)
underwater-cities-title-trade-surplus-science = Handelsüberschuss (Wissenschaft)
underwater-cities-title-trade-surplus-biomass = Handelsüberschuss (Biomasse)
underwater-cities-title-trade-surplus-credits = Handelsüberschuss (Credits)
underwater-cities-title-federal-priority-tunnels = Vorrang im Staatenbund (Tunnel)
underwater-cities-title-corporate-expansion = Konzernausbau
underwater-cities-title-build-expansion = Baue eine Erweiterung
underwater-cities-title-secret-mission = Geheime Mission
underwater-cities-title-tidal-generators = Gezeitengeneratoren
underwater-cities-title-spore-vats = Sporentanks
underwater-cities-title-consul-general = Generalkonsul
underwater-cities-title-caisson-builders = Senkkastenbauer
underwater-cities-title-chief-engineer = Chefingenieur
underwater-cities-title-venture-fund = Risikofonds
underwater-cities-title-sister-city-treaty = Städtepartnerschaft
underwater-cities-title-rapid-drill-team = Schnellbohrtrupp
underwater-cities-title-deep-archive = Tiefenarchiv
underwater-cities-title-night-shift = Nachtschicht
underwater-cities-title-commodity-board = Warenbörse
underwater-cities-title-green-charter = Grüne Charta
underwater-cities-title-assistant = Persönlicher Assistent
underwater-cities-title-resettlement-plan = Umsiedlungsplan
underwater-cities-title-food-security = Ernährungssicherheit
underwater-cities-title-clean-water-pact = Trinkwasserpakt
underwater-cities-title-research-mandate = Forschungsmandat
underwater-cities-title-transit-authority = Verkehrsverbund
underwater-cities-title-living-cities = Lebende Städte
underwater-cities-title-coastal-treaty = Küstenvertrag
underwater-cities-title-model-towns = Musterstädte
