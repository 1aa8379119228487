import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    lines: [
      'Das Land ist versunken. Du beginnst als Sinksider, mit einem Schiff, einem Startplättchen und einem leeren Meer: Du erkundest, tauchst nach Ressourcen und rettest Überlebende. Einmal im Spiel darfst du auf die Skyside wechseln und der Flotilla beitreten, einer schwimmenden Stadt, in der du baust und forschst. Zurück führt kein Weg; du darfst aber auch bis zum Ende Sinksider bleiben.',
      'Siegpunkte kommen aus einem gemeinsamen Vorrat von 100 je Spieler. Ist er leer, werden diese Runde und eine weitere gespielt. Danach werden Geld, Ressourcen, Toxizität und Siegel gewertet. Wer die meisten Punkte hat, gewinnt.',
      'Vier Gilden teilen sich die Arbeit: Sprecher (gelb), Händler (grün), Gründer (rot) und Forscher (blau). Ressourcen und Bezirke der Stadt haben dieselben vier Farben.',
      'Die Spielanleitung verrät kaum, was auf Karten, Plättchen, Würfeln und Leisten steht. Was du hier siehst, hat dieses Projekt entworfen, innerhalb der Anzahlen und Grenzen, die die Anleitung nennt.',
    ],
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    lines: [
      'In jedem Zug spielst du genau eine Karte. Ein Sinksider nutzt ihre Sinkside, ein Skysider ihre Skyside. Zuerst kommt ihr Segel-Wert (Sinkside) oder ihr Einkommen an Geld (Skyside), dann folgen ihre Wirkungen von links nach rechts. Zuletzt liegt die Karte oben auf deinem Ablagestapel.',
      'Alle haben dieselbe Starter-Crew:',
      '- Kapitän: nimmt deinen ganzen Ablagestapel und sich selbst auf die Hand (RU-02). Ein Sinksider darf danach wechseln.',
      '- Student: kopiert die oberste Karte eines Mitspielers deiner Seite, mit Segel-Wert oder Einkommen und allen Wirkungen. Er gehört zu allen vier Gilden. Einen Studenten zu kopieren, bewirkt nichts (RU-23).',
      '- Sprecher, Händler, Gründer, Forscher: je einer für jede Art von Arbeit.',
      'Weitere Crew-Karten rekrutierst du aus den vier Gilden; sie kommen auf deine Hand und sind ab deinem nächsten Zug spielbar. Ist ein Stapel leer, erhältst du stattdessen 2 Punkte. Die Hände sind für alle offen (RU-35).',
      'Manche Karten verlangen eine oberste Karte einer bestimmten Gilde: Sie muss auf dem Ablagestapel eines Mitspielers deiner Seite liegen (RU-26). Eine Karte, die du in Rente schicken darfst, verlässt nach ihrer Wirkung das Spiel.',
    ],
  },
  {
    id: 'sailing',
    title: 'Segeln und Abladen',
    lines: [
      'Jeder Segelpunkt bewegt eines deiner Schiffe auf ein Nachbarfeld deines eigenen Meeres oder deines Startplättchens. Du darfst die Punkte auf deine Schiffe verteilen; was du nicht nutzt, verfällt. Mehrere Schiffe dürfen auf einem Feld stehen.',
      'Ein Schiff, das den Abladeplatz erreicht, legt sofort seine ganze Fracht in deinen Vorrat und darf weitersegeln (RU-31). Am Dock, wo neue Schiffe erscheinen, wird nicht abgeladen. Fracht kann nicht verkauft oder ausgegeben werden und zählt nichts, bis sie in deinem Vorrat liegt.',
    ],
  },
  {
    id: 'influence',
    title: 'Sprecher: Einfluss',
    lines: [
      'Jede Gilde hat einen Gildentracker, einen Ring aus acht Feldern. Ein Einfluss bewegt deine Scheibe auf einem deiner Wahl ein Feld weiter und bringt dir den Bonus dieses Feldes: Plättchen, Überlebende, Geld, Punkte, Ressourcen, Siegel oder Crew-Karten. Der Ring hat kein Ende, und jede Umrundung zahlt sich wieder aus (RU-14).',
      'Vom Feld vor dem Pfeil darfst du auf das nächste ziehen oder es überspringen, beides für einen Einfluss.',
      'Du hast zehn Siegel. Sie liegen auf den Bannern der Gilden und werden am Ende gewertet. Ist kein Siegel mehr da, erhältst du stattdessen 2 Punkte.',
    ],
  },
  {
    id: 'market',
    title: 'Händler: Transaktionen',
    lines: [
      'Ein Händler erlaubt eine Anzahl von Transaktionen. Jede ist ein Kauf, ein Verkauf, ein Schiff oder ein Außenposten mit einem Ziel. Kaufen und verkaufen dürfen beide Seiten (RU-34).',
      '- Eine Ressource kaufen oder verkaufen, zu dem Preis, den ihre Farbe zu Beginn des Zuges hatte. In einem Zug kann eine Farbe gekauft oder verkauft werden, nicht beides.',
      '- Schiff (nur Sinkside): 12 Geld, es erscheint an deinem Dock. Insgesamt hast du vier Schiffe.',
      '- Außenposten: siehe nächster Abschnitt.',
      'Am Ende des Zuges steigt jeder Preismarker um ein Feld für jede gekaufte und fällt um eines für jede verkaufte Ressource. Schieben Verkäufe ihn über das untere Ende hinaus, erhältst du 1 Punkt, schieben Käufe ihn über das obere hinaus, 2 Punkte, einmal je Farbe und Zug (RU-01).',
    ],
  },
  {
    id: 'outposts',
    title: 'Außenposten und Ziele',
    lines: [
      'Du hast sechs Außenposten für das ganze Spiel. Der erste kostet 20 Geld, jeder weitere mehr als der vorige, auf der Skyside steigt der Preis schneller; dein Tableau zeigt ihn. Ein Außenposten steht auf einem freien Bauplatz: dem deines Startplättchens, einer Insel deines Meeres oder einem Bauplatz deiner Stadt.',
      'Nur wenn du keinen freien Bauplatz hast, schwimmt er (RU-33). Das kostet 10 Geld mehr auf der Sinkside, 20 auf der Skyside.',
      'Mit jedem Außenposten darfst du ein Ziel deiner Seite werten: seinen Wert mal das, was es zählt, auch wenn das nichts ist. Die oberen beiden Plättchen eines Ziels verlassen nach der Wertung das Spiel, das unterste bleibt für immer.',
    ],
  },
  {
    id: 'exploring',
    title: 'Gründer, Sinkside: erkunden',
    lines: [
      'Du ziehst Ozean-Plättchen und legst einige davon. Zuerst erhältst du die Toxizität aller gezogenen Plättchen, auch derer, die in den Beutel zurückgehen. Ein Plättchen kommt auf ein leeres Feld deines eigenen Bereichs, neben deine Plättchen oder dein Startplättchen. Jeder hat einen Keil Meer, in den sonst niemand kommt; das offene Meer der Spielregel, das alle nutzen dürfen, gibt es hier nicht (RU-29).',
      'Flachgewässer und Tiefsee dürfen sich nie berühren (RU-07). Das Startplättchen hat keine Tiefe und ist niemandem im Weg.',
      'Ein Plättchen kann an einer Ecke ein Artefakt-Teil zeigen. Treffen drei Teile einer Farbe an einer Ecke zusammen, entdeckst du sofort ein Artefakt. Das Legen ist immer freiwillig (RU-39).',
    ],
  },
  {
    id: 'diving',
    title: 'Forscher, Sinkside: tauchen',
    lines: [
      'Du wirfst die Würfel der Karte und einen Würfel für jedes deiner Schiffe auf einem nicht erschöpften Plättchen, passend zu dessen Tiefe. Es gibt 6 Würfel für Flachgewässer, 5 für Riffe und 5 für die Tiefsee. Dann wertest du die Symbole einzeln aus, in einer Reihenfolge deiner Wahl:',
      '- Ressource: Eine Tonne in der Farbe des Plättchens kommt auf ein Schiff dort. Ein Schiff fasst vier Tonnen.',
      '- Toxizität: Du erhältst 1 Toxizität.',
      '- Erschöpfung: Ein Plättchen mit einem deiner Schiffe ist erschöpft und gibt nichts mehr her; gibt es keines mehr, dann ein anderes deiner Plättchen. Mehrere Schiffe auf einem Plättchen brauchen zusammen nur einen Marker (RU-63). Das erste Erschöpfungssymbol jedes Tauchgangs zählt nicht.',
      '- Überlebende: Du rettest einen.',
      '- Sonar: was der Sonar-Track gerade sagt.',
      'Symbole, die nichts bewirken können, verfallen (RU-16, RU-17). Alle anderen müssen ausgewertet werden.',
    ],
  },
  {
    id: 'toxicity',
    title: 'Toxizität',
    lines: [
      'Jede Toxizität bewegt den Marker auf deinem oberen Track ein Feld weiter. Müsste er das letzte Feld verlassen, beginnt er von vorn, und dein Marker auf dem Wertungstrack rückt ein Feld nach rechts. Dieser Track ist am Ende Punkte wert, anfangs positive, später negative.',
      'Die gesamte Toxizität, die bei Gleichstand entscheidet, ist sechsmal das Wertungsfeld plus das obere Feld (RU-18).',
    ],
  },
  {
    id: 'survivors',
    title: 'Überlebende und der Meilenstein',
    lines: [
      'Für jeden geretteten Überlebenden zieht der gemeinsame Marker ein Feld um den Ring weiter, und du erhältst den Bonus des Feldes: Punkte oder eine Crew-Karte einer beliebigen Gilde (RU-08).',
      'Das oberste Feld ist der Meilenstein: Du erhältst 2 Toxizität, entdeckst ein Artefakt und erhöhst einen Gildenanzeiger, in dieser Reihenfolge (RU-43).',
    ],
  },
  {
    id: 'artefacts',
    title: 'Artefakte und das Zentrum',
    lines: [
      'Ein entdecktes Artefakt wird aus dem Beutel gezogen. Du erhältst seine Belohnung, dann kommt es in die Reihe seiner Gilde im Zentrum (RU-44). Ist der Beutel leer, erhältst du 4 Punkte.',
      'Die vier Reihen des Zentrums belohnen Skysider, die forschen: Einfluss bei den Sprechern, Geld bei den Händlern, Plättchen und Bauen bei den Gründern, Ressourcen bei den Forschern, umso mehr, je länger die Reihe ist.',
      'Eine leere Reihe bringt den aufgedruckten Bonus: Sprecher 1 Einfluss, Händler 3 Geld, Gründer ein Plättchen, aber kein Bauen, Forscher 2 Punkte statt einer Ressource. Das erste Artefakt verdeckt diesen Bonus; er zählt dann nicht mehr.',
    ],
  },
  {
    id: 'sonar',
    title: 'Sonar',
    lines: [
      'Der Sonar-Track hat fünf Felder, 0 bis 4, und gehört allen gemeinsam. Ein vollständiger Sonar-Kreis in einer Stadt bewegt den Marker weiter; wer ihn bewegt, erhält 2, 3, 4 und zuletzt 5 Punkte, am Ende des Tracks immer 5.',
      'Je weiter er ist, desto besser sind die Sonar-Symbole aller Tauchenden. Das Feld des Markers sagt, was jedes von ihnen bringt:',
      '- Feld 0, am Anfang: 1 Toxizität.',
      '- Feld 1: ein Überlebender, dann 1 Toxizität.',
      '- Feld 2: ein Überlebender.',
      '- Feld 3: ein Überlebender, dann noch ein Würfel derselben Art.',
      '- Feld 4: ein Überlebender und 1 Punkt, dann noch ein Würfel derselben Art.',
    ],
  },
  {
    id: 'switching',
    title: 'Wechsel auf die Skyside',
    lines: [
      'Nur der Kapitän führt dorthin (RU-61), in jedem Zug, auch im ersten. Je früher du kommst, desto mehr bringen deine Schiffe, aber desto weniger Plättchen darfst du sofort bauen.',
      '- Alle deine Schiffe werden verkauft, wo sie auch stehen (RU-19), und ihre Fracht kommt in deinen Vorrat.',
      '- Plättchen mit einem Außenposten kommen in den Beutel zurück. Der Außenposten verlässt das Spiel, zählt aber weiter als gebaut (RU-05). Alle anderen Plättchen bilden deinen Plättchenvorrat. Schwimmende Außenposten und der auf deinem Startplättchen bleiben.',
      '- Deine Karten, dein Tableau und dein Startplättchen werden umgedreht. Dann darfst du so viele Plättchen bauen, wie das Dock erlaubt.',
      'Von nun an hast du keine Schiffe, keine Tauchgänge und kein Meer mehr, dafür Einkommen, Plättchen zum Bauen, Forschung und die Ziele der Skyside.',
    ],
  },
  {
    id: 'building',
    title: 'Gründer, Skyside: bauen',
    lines: [
      'Gezogene Plättchen kommen in deinen Plättchenvorrat; du erhältst ihre Toxizität. Gebaut wird in vier Schritten (RU-11): Nimm höchstens so viele Plättchen, wie du bauen darfst, zahle ihre Kosten in Ressourcen ihrer Farben, lege sie alle an deine Stadt an, in der Reihenfolge, in der du sie genommen hast, und werte dann jedes in der Stadt, wie sie nun ist. Farben und Kanten schränken nicht ein. Während du legst, zeigt jedes Plättchen, was es bringen würde.',
      'Land, das auf Land trifft, verbindet sich. Alles Land, das zusammenhängt, ist eine Wassersiedlung, gleich welcher Farbe; Plättchen einer Farbe darin sind ein Bezirk. Manche Plättchen haben zwei Landstücke, die untereinander nicht verbunden sind.',
      'Jedes neue Plättchen bringt A mal B Punkte, mindestens 1; zusammen gebaute Plättchen zählen füreinander:',
      '- A: der Anzeiger seiner Gilde plus die Gebäude seiner Farbe in der ganzen Wassersiedlung, das eigene eingeschlossen (RU-10), höchstens 4.',
      '- B: die Plättchen seiner Farbe, die nur über Plättchen dieser Farbe mit ihm verbunden sind, es selbst eingeschlossen.',
      'Hat es zwei Landstücke, wertest du nur eines davon (RU-09). Drei Sonarstationen an einer Ecke ergeben einen Sonar-Kreis.',
    ],
  },
  {
    id: 'research',
    title: 'Forscher, Skyside: forschen',
    lines: [
      'Du wirfst Forschungs-Würfel und erhältst das Geld, das sie zeigen. Ein Joker steht für eine beliebige Gilde oder für keine.',
      '- Drei Durchbrüche: Du darfst einen Gildenanzeiger um 1 erhöhen, bis höchstens 4. Ein höherer Anzeiger hilft allen, die in dieser Farbe bauen, darum darfst du auch verzichten (RU-62).',
      '- Drei oder mehr Symbole einer Gilde: Du erhältst einmal ihre Reihe im Zentrum (RU-12).',
    ],
  },
  {
    id: 'end',
    title: 'Das Ende',
    lines: [
      'Ist der Vorrat leer, wird die Runde zu Ende gespielt, dann noch eine weitere. Was der Vorrat nicht zahlen kann, kommt aus der Reserve (RU-45). Schlusswertung:',
      '- 1 Punkt für je 5 Geld und 1 für je 2 Ressourcen in deinem Vorrat, alle Farben zusammen. Fracht zählt nicht (RU-46).',
      '- Der Wert deines Feldes auf dem Wertungstrack der Toxizität.',
      '- Für jede Gilde 10 Punkte für die meisten Siegel und 5 für die zweitmeisten. Bei Gleichstand entscheidet weniger gesamte Toxizität; wer auch dann gleich ist, erhält die Punkte jeweils, und wenn der erste Platz geteilt wird, entfällt der zweite (RU-32).',
      'Wer die meisten Punkte hat, gewinnt. Bei Gleichstand: weniger gesamte Toxizität, dann mehr Crew-Karten, dann mehr Geld; danach teilt man sich den Sieg.',
    ],
  },
];

export default rules;
