# Was an einem Paket für Underwater Cities falsch ist. Jedes ist der Rest eines Satzes, der mit dem Ort beginnt, ohne Punkt.

underwater-cities-check-unknown-piece = die Schachtel hat kein „{ $word }“; ein Teil eines Pakets ersetzt eines der Schachtel
underwater-cities-check-unknown-type = den Typ „{ $word }“ gibt es nicht, nur INSTANT, PERMANENT, ACTION, PRODUCTION und FINAL
underwater-cities-check-unknown-colour = die Farbe „{ $word }“ gibt es nicht, nur YELLOW, RED und GREEN
underwater-cities-kind-list = eine Liste von Texten in Anführungszeichen, etwa ["gain(KELP=2)"]
underwater-cities-check-tile = ein blaues Plättchen hat `instant` und vielleicht `production`, ein braunes nur `final`; prüfe `{ $field }`
underwater-cities-check-colour = jede Karte außer dem Assistenten hat eine Farbe: YELLOW, RED oder GREEN
underwater-cities-check-assistant = der persönliche Assistent ist eine Aktionskarte
underwater-cities-check-only-permanent = eine dauerhafte Karte sagt nur, was andauert, etwa `on(...)`, `less(...)`, `once_per_turn(...)` oder `hand_limit(1)`
underwater-cities-check-only-final = eine Schlusswertungskarte sagt nur `score(...)` oder `hand_in(...)`
underwater-cities-check-inside = was andauert, die Produktion ändert oder am Ende zählt, kann hier nicht stehen
underwater-cities-check-just-built = `upgrade(JUST_BUILT)` muss die zweite Hälfte von `whole(build(...), ...)` sein
underwater-cities-check-table = `table(...)` steht allein in `score(...)` oder `final`
underwater-cities-check-kind = `{ $kind }` ist hier nicht möglich
underwater-cities-check-expansion = auf Erweiterungsbauplätzen stehen nur Gebäude
underwater-cities-check-nothing = etwas hier würde nichts tun: Suche eine leere Liste, eine 0 oder Zahlen in falscher Reihenfolge
underwater-cities-check-alike = zwei der Dinge, zwischen denen man wählt, sähen gleich aus

content-kind-word = ein Effekt wie `gain(KELP=1)`
content-kind-gain = `gain(...)`
content-kind-ask = ein Effekt, der fragt, etwa `exchange(KELP, STEEL)`
content-kind-counted = etwas, das gezählt wird, etwa `CONN(FARM)`
content-kind-holds = eine Bedingung wie `has(2, UP(LAB))`
content-kind-happening = ein Ereignis wie `BUILT(CITY)`
content-kind-resource = eine Ressource wie `KELP`
content-kind-cardtype = ein Kartentyp wie `ACTION`
content-kind-filter = `AVAILABLE`, `OCCUPIED_BY_OTHER` oder `NOT_MINE`
content-kind-where = `ORDINARY` oder `EXPANSION`
content-kind-mapping = Kosten wie `price(CRED=1)`
content-kind-tuple = `either(...)`
