import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    lines: [
      'An Land ist kein Platz mehr, also ziehen die Menschen ins Meer. Auf deinem Spielerbogen baust du ein Netzwerk aus Kuppelstädten, verbunden durch Tunnel und umgeben von Farmen, Entsalzungsanlagen und Laboren. Was mit deiner Start-Stadt verbunden ist, erzeugt Ressourcen, will ernährt werden und zählt am Ende.',
      'Das Spiel hat drei Ären mit 4, 3 und 3 Runden. In jeder Runde macht jeder drei Züge, insgesamt also 30. Nach jeder Ära wird produziert, und die Städte werden ernährt. Wer die meisten Punkte hat, gewinnt.',
      'Das Herz jedes Zuges: Du wählst einen Aktionsplatz auf dem Hauptspielplan und spielst dazu eine Karte aus. Haben beide dieselbe Farbe, darfst du auch den Effekt der Karte nutzen. Die begehrten gelben Plätze haben schwache gelbe Karten; zu den schwächeren grünen Plätzen gehören starke grüne Karten.',
    ],
  },
  {
    id: 'start',
    title: 'Womit du beginnst',
    lines: [
      'Mit einem Spielerbogen und einer Start-Stadt unten rechts, einem braunen und zwei blauen Metropolenplättchen, drei Aktionsplättchen, dem persönlichen Assistenten (einer Aktionskarte), 1 Tang, 1 Stahlplastik, 1 Wissenschaft und 2 Credits. Du ziehst sechs Karten der Ära I und behältst drei.',
      'Die Zugfolge ist zufällig. Der zweite Spieler beginnt auf Feld 4 der Staatenbund-Leiste, der dritte auf Feld 3 mit 1 Credit mehr, der vierte auf Feld 2 mit 1 Credit und 1 Stahlplastik mehr.',
    ],
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    lines: [
      'Hast du mehr Karten als dein Handkartenlimit von 3, wirfst du überzählige ab. Dann wählst du gleichzeitig einen verfügbaren Aktionsplatz und eine Handkarte. Dein Plättchen besetzt den Platz bis zum Rundenende.',
      'Haben Karte und Platz dieselbe Farbe, nutzt du die Aktion des Platzes und die Karte in beliebiger Reihenfolge, aber nie vermischt: Das eine ist mit allem, was es auslöst, fertig, bevor das andere beginnt. Sind die Farben verschieden, wird der Text der Karte ignoriert.',
      'Teile einer Aktion darfst du auslassen. Einen Platz, von dem du gar nichts nutzt, darfst du nicht wählen (R16). Auf Ressourcen, die man einfach erhält, kann man nicht verzichten (R18), auf Schritte der Staatenbund-Leiste schon (R19).',
      'Der farblose Platz bringt 2 Karten und 2 Credits. Er nimmt beliebig viele Plättchen auf und passt zu keiner Karte; so gibt es immer etwas zu tun (R26).',
      'Am Zugende ziehst du eine Karte, auch mit voller Hand.',
    ],
  },
  {
    id: 'cards',
    title: 'Karten',
    lines: [
      'Nur Karten in der Farbe des Platzes haben einen Effekt. Es gibt fünf Arten:',
      '- Soforteffekt: geschieht einmal, dann wird die Karte abgeworfen; eine bezahlte Spezialkarte kommt unter deinen Spielerbogen.',
      '- Dauerhafter Effekt: Du beanspruchst die Karte, und sie wirkt von diesem Zug an bis zum Spielende. Eine Fähigkeit „1x pro Zug“ kann sogar den gewählten Platz erst nutzbar machen (R103).',
      '- Aktion: Du beanspruchst die Karte. Genutzt wird sie nur durch ein Symbol „1 Aktionskarte nutzen“ und nur 1x pro Ära. Du darfst höchstens vier besitzen, den Assistenten eingerechnet. Für eine fünfte wirfst du eine alte ab; war diese noch verfügbar, darfst du sie ein letztes Mal nutzen (R46).',
      '- Produktion: Du beanspruchst die Karte, und sie wirkt in jeder Produktionsphase.',
      '- Schlusswertung: Du beanspruchst die Karte, und sie zählt am Ende.',
      'Spezialkarten gibt es nur durch Aktionsplätze, die es sagen: eine der offenen, die offene oberste des Decks, oder du siehst dir drei an und behältst eine. Sie zählen als Handkarten. Bei passender Farbe haben sie nur dann einen Effekt, wenn du in diesem Moment ihren Preis von 1 bis 3 Credits bezahlst; auch danach bleibt der Effekt freiwillig (R101).',
    ],
  },
  {
    id: 'building',
    title: 'Bauen',
    lines: [
      '- Stadt: 2 Stahlplastik, 1 Tang, 1 Credit.',
      '- Symbiotische Stadt: 1 Stahlplastik, 1 Tang, 1 Biomasse, 2 Credits. Sie bringt in jeder Produktion 2 Punkte.',
      '- Tunnel: 1 Stahlplastik, 1 Credit.',
      '- Farm: 1 Tang. Entsalzungsanlage: 1 Credit. Labor: 1 Stahlplastik.',
      'Biomasse ersetzt beim Bauen Tang oder Stahlplastik, eins zu eins.',
      'Eine Stadt kommt neben einen Stadtbauplatz, auf dem schon eine deiner Städte steht, ob verbunden oder nicht. Ein Gebäude steht bei einer Stadt oder dort, wo eine Stadt gebaut werden dürfte (R31). Ein Tunnel setzt das Netzwerk fort, das bei deiner Start-Stadt beginnt; er darf über leere Stadtbauplätze führen, aber nie durch eine Metropole (R30).',
      'Viele Bauplätze zeigen einen Bonus, den du beim Bauen sofort erhältst, auch wenn das Gebaute noch nicht verbunden ist. Erweiterungsbauplätze kann man nur mit Effekten bebauen, die das erlauben.',
      'Auf der Expertenseite verlangen manche Bauplätze eine Zusatzzahlung. Weder Ermäßigungen noch „kostenlos“ senken sie (R35).',
      'Tunnel und Kuppeln sind begrenzt; der Hauptplan zeigt, wie viele noch da sind. Ist der Vorrat leer, kann niemand mehr so etwas bauen. Allein gibt es immer genug violette Kuppeln.',
    ],
  },
  {
    id: 'upgrading',
    title: 'Aufwerten',
    lines: [
      'Farmen, Entsalzungsanlagen, Labore und Tunnel können je einmal aufgewertet werden, für je 1 Wissenschaft. Städte nicht. Aufgewertete Strukturen erzeugen mehr, und zwei aufgewertete derselben Art bei einer Stadt bringen noch etwas dazu.',
    ],
  },
  {
    id: 'network',
    title: 'Dein Netzwerk',
    lines: [
      'Eine Stadt ist verbunden, wenn mindestens ein Tunnel an ihrem Bauplatz endet; deine Start-Stadt ist es immer. Gebäude sind mit ihrer Stadt verbunden. Nicht verbundene Städte und Gebäude erzeugen nichts, essen nichts und zählen nichts.',
      'Eine blaue Metropole wird durch einen Tunnel verbunden. Sie bringt sofort ihren Effekt, und manche erzeugen von da an etwas. Die braune braucht zwei Tunnel und zählt am Ende.',
    ],
  },
  {
    id: 'federation',
    title: 'Die Staatenbund-Leiste',
    lines: [
      'Schritte auf der Leiste bringen 1 Credit auf Feld 3, 1 Stahlplastik auf Feld 2 sowie 1 Punkt auf Feld 1 und für jeden weiteren Schritt dort. Am Rundenende bestimmt die Leiste die Zugfolge: höheres Feld zuerst, auf demselben Feld, wer zuletzt kam. Dann gehen alle Anzeiger zurück unter Feld 4.',
      'Zu viert gibt es ein Aktionskopie-Plättchen: Einmal pro Runde zahlt, wer es zuerst nimmt, 1 Credit und nutzt einen Platz, den jemand anderes besetzt hat.',
    ],
  },
  {
    id: 'production',
    title: 'Produktion und Ernährung',
    lines: [
      'Am Ende jeder Ära produziert jede verbundene Stadt mit ihren Gebäuden:',
      '- Farm: 1 Tang, aufgewertet auch 1 Punkt. Zwei aufgewertete Farmen bei einer Stadt: 1 Tang und 1 Punkt mehr.',
      '- Entsalzungsanlage: 1 Credit, aufgewertet auch 1 Biomasse. Zwei aufgewertete: 1 Credit mehr.',
      '- Labor: 1 Wissenschaft, aufgewertet auch 1 Stahlplastik. Zwei aufgewertete: 1 Stahlplastik mehr.',
      '- Tunnel neben einer Stadt: 1 Credit, aufgewertet auch 1 Punkt.',
      '- Symbiotische Stadt: 2 Punkte.',
      'Dann folgen Metropolen und Produktionskarten. Danach werden alle deine Aktionskarten wieder verfügbar, und jede verbundene Stadt isst 1 Tang; wo Tang fehlt, 1 Biomasse; wo auch die fehlt, verlierst du 3 Punkte.',
      'Für die nächste Ära zieht jeder drei Karten und behält so viele, wie das Handkartenlimit erlaubt.',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Schlusswertung',
    lines: [
      '- Die braune Metropole, wenn ihre beiden Tunnel stehen.',
      '- Deine Schlusswertungskarten.',
      '- Jede verbundene Stadt: 2 Punkte, oder 3, 4 oder 6 Punkte mit einer, zwei oder drei verschiedenen Arten von Gebäuden.',
      '- Alle Biomasse für je 2 Credits verkaufen, dann 1 Punkt je 4 Ressourcen.',
      'Bei Gleichstand gewinnt, wer in der nach der letzten Runde bestimmten Zugfolge weiter vorn ist (R11).',
    ],
  },
  {
    id: 'variants',
    title: 'Varianten',
    lines: [
      'Regierungsaufträge (2 bis 4 Spieler): Drei Aufträge liegen offen. Wer im eigenen Zug als Erster die Bedingungen eines Auftrags erfüllt, darf ihn beanspruchen und erhält sofort die Belohnung. Gefragt wirst du nur, wenn die Belohnung mehr als ein einfacher Erhalt ist; ein abgelehnter Auftrag bleibt liegen (R87).',
      'Expertenseite: unterschiedlich viele Bauplätze, Zusatzzahlungen und Bauplätze, die die Produktion vervielfachen.',
      'Blaue Metropolen: Nach der deutschen Regel wählst du, welche deiner beiden wo liegt; nach der portugiesischen entscheidet der Zufall (R2).',
    ],
  },
  {
    id: 'solo',
    title: 'Solospiel',
    lines: [
      'Du spielst auf der Expertenseite. Drei Sperrplättchen besetzen je einen Platz jeder Farbe und rücken jede Runde um einen weiter. Hat dein Anzeiger in einer Runde keinen Schritt auf der Staatenbund-Leiste gemacht, kommt in der nächsten ein viertes dazu; eine am Rundenende aufgedeckte Karte sagt, wohin.',
      'Du gewinnst mit mindestens 7 verbundenen Städten und mindestens 100 Punkten.',
    ],
  },
];

export default rules;
