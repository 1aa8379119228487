import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    lines: [
      'Du leitest ein Forschungsteam auf See. Du rekrutierst eine Crew, schickst U-Boote in einen Ozean, der Kachel für Kachel entdeckt wird, tauchst, schützt, was dort lebt, und veröffentlichst, was du gelernt hast. Wer die Ziele des Szenarios am besten erfüllt, gewinnt.',
      'Das Spiel dauert sechs Runden. Jede beginnt mit der Vorbereitung (rekrutieren, Scheiben erhalten, Scheiben zurücknehmen), dann folgen Aktionen, Zug um Zug, bis alle gepasst haben. Zehn Szenarien verändern den Ozean, die Ziele und den Einfluss-Bereich.',
      'Ihr spielt gegeneinander, miteinander als Team, oder du spielst allein (sieben Runden).',
    ],
  },
  {
    id: 'tracks',
    title: 'Dein Tableau',
    lines: [
      'Vier Eigenschaften haben je eine Leiste von 0 bis 12. Es zählt die Stufe: Stufe 1 auf 0 und 1, Stufe 2 ab 2, Stufe 3 ab 4, Stufe 4 ab 7, Stufe 5 ab 10.',
      '- Ansehen: die höchste Stufe, die du rekrutieren kannst.',
      '- Motivation: die Scheiben, die du zu Beginn einer Runde erhältst.',
      '- Organisation: die Scheiben, die du zu Beginn einer Runde von deiner Crew zurücknimmst.',
      '- Genialität: deine Technologie, also wie weit und wie tief deine U-Boote fahren. Sie lässt auch U-Boote zu Wasser.',
      'Ein Schritt auf das Sternfeld (Position 10) gibt einen Einfluss. Ein Schritt über 12 hinaus setzt den Anzeiger auf das Sternfeld zurück und gibt ebenfalls einen Einfluss. Auf einen solchen Schritt darfst du verzichten (Q22).',
      'Wissen reicht bis 12; was darüber liegt, verfällt. Scheiben warten im Laderaum, bis du sie ausgibst; der Vorrat geht nie aus.',
    ],
  },
  {
    id: 'preparation',
    title: 'Beginn einer Runde',
    lines: [
      'Alle erledigen einen Schritt, bevor der nächste beginnt (Q23), der Reihe nach ab der Person mit der Welle.',
      '- Rekrutierung: Nimm ein Crew-Mitglied, dessen Stufe nicht über deiner Rekrutierungs-Stufe liegt. Es kommt mit der blauen Junior-Seite, und du erhältst sofort seinen Bonus. Von Stufe 5 sind immer nur drei zu sehen; leerst du ein Fach, wählst du den Stapel, dessen oberstes Crew-Mitglied es füllt (Q20).',
      '- Arbeitskraft: Erhalte so viele Scheiben wie deine Arbeitskraft-Stufe. Eben gewonnene Motivation zählt schon.',
      '- Management: Nimm so viele Scheiben von deiner Crew zurück wie deine Management-Stufe. Wer wieder frei ist, kann erneut aktiviert werden.',
      'Haben alle gepasst, ist die Runde zu Ende, und die Welle wandert einen Platz nach links.',
    ],
  },
  {
    id: 'turn',
    title: 'Dein Zug',
    lines: [
      'In deinem Zug aktivierst du ein Crew-Mitglied: Lege eine Scheibe aus dem Laderaum darauf und führe seine Aktionen aus. Stehen Aktionen nebeneinander, darfst du jede einmal ausführen, in beliebiger Reihenfolge; sind sie durch einen Schrägstrich getrennt, nur eine davon. Was du nicht willst, lässt du aus.',
      'Stattdessen darfst du das Aktivierungs-Feld eines deiner Forschungs-Berichte nutzen (Q3): Eine Scheibe bleibt dort liegen, und es wirkt einmal im Spiel.',
      'Tauch-Plättchen nutzt du davor, dazwischen und danach, so viele du willst; ein Zug darf auch nur aus Plättchen bestehen. Wo dir eine Scheibe, Wissen oder Technologie fehlt, werden dir die Plättchen angeboten, die helfen, auch mitten in einer Aktion (Q68). Am Ende deines Zuges behältst du höchstens eines.',
      'Oder du passt und bist für diese Runde draußen. Boni von Verbindungen und Berichten erreichen dich weiterhin (Q59). Wer ein Plättchen genutzt hat, kann im selben Zug nicht passen (Q31).',
    ],
  },
  {
    id: 'travel',
    title: 'Bewegung',
    lines: [
      'Bewege ein U-Boot in eine andere Zone, nach links, rechts, oben oder unten, höchstens so viele Schritte wie deine Technologie-Stufe. Keine Zone unterwegs darf tiefer liegen als diese Stufe; auftauchen geht aber immer (Q10). Leere Stellen können nicht überquert werden.',
      'Du erhältst den Ankunfts-Bonus der Zone, in der du endest, jedes Mal. Dort dürfen beliebig viele U-Boote stehen.',
    ],
  },
  {
    id: 'sonar',
    title: 'Sonar und Entdeckung',
    lines: [
      'Lege eine Scheibe auf das erste freie Feld einer Sonar-Leiste in einer Zone mit deinem U-Boot. Das Feld gibt einen Bonus oder eine Entdeckung.',
      'Für eine Entdeckung wählst du eine der abgebildeten Tiefen, siehst dir zwei Kacheln dieser Tiefe an und behältst eine (Q7). Sie kommt auf eine freie Stelle ihrer Tiefe unter eine Zone der Tiefe darüber; Kacheln der Tiefe 1 kommen an eine beliebige Stelle der obersten Reihe (Q9). Ihre Tauchgang-Felder werden gefüllt, und du erhältst den Entdeckungs-Bonus.',
      'Ist keine der abgebildeten Tiefen möglich, nimmst du die flachste, die es ist (Q8). Geht gar nichts, erhältst du einen Einfluss (Q38).',
    ],
  },
  {
    id: 'dive',
    title: 'Tauchgang',
    lines: [
      'Nimm das oberste Plättchen eines Tauchgang-Feldes in einer Zone mit deinem U-Boot. Das kostet nichts, und niemand wusste, was es ist. Nutze sein Wissen oder seine Wirkung, nie beides.',
      'Ein Feld wird nie wieder aufgefüllt. Am Ende zählt das Wissen eines gespeicherten Plättchens bei den Resten mit (Q41).',
    ],
  },
  {
    id: 'conserve',
    title: 'Meeres-Schutz',
    lines: [
      'Bezahle in einer Zone mit deinem U-Boot die Wissenskosten eines freien Meeresschutz-Feldes, lege eine Scheibe darauf und erhalte seinen Bonus. Beides brauchst du vor dem Bonus: Er kann sich nicht selbst bezahlen (Q25).',
    ],
  },
  {
    id: 'links',
    title: 'Verbindungen',
    lines: [
      'Linien verbinden Felder einer Zone. Sobald an beiden Enden Scheiben liegen, erhalten die Besitzer beider Scheiben den Bonus der Verbindung, ein für alle Mal. Gehören beide dir, erhältst du ihn einmal. Das geschieht auch in Zügen der anderen. Wer am Zug ist, erhält den Bonus zuerst, dann die anderen im Uhrzeigersinn.',
    ],
  },
  {
    id: 'journal',
    title: 'Publikation',
    lines: [
      'Wähle in einer Zone mit deinem U-Boot ein freies Publikations-Feld und einen der vier offenen Forschungs-Berichte, der die Farbe des Feldes zeigt. Bezahle die Wissenskosten des Berichts, lege eine Scheibe auf das Feld und nimm die Karte; die Auslage wird aufgefüllt.',
      'Du erhältst, was die Karte dir gibt, dann die anderen, was sie ihnen gibt. Symbole und Punkte zählen am Ende.',
    ],
  },
  {
    id: 'crew',
    title: 'Beförderung',
    lines: [
      'Wer befördert wird, auch die Teamleitung, wird auf die goldene Seite der Führungs-Person gedreht. Eine Scheibe darauf kommt in den Vorrat zurück, nicht in den Laderaum. Du erhältst den Bonus der goldenen Seite und kannst sie noch in dieser Runde aktivieren.',
      'Führungs-Personen der Stufe 5 haben keine Aktionen; sie bringen am Ende Punkte. Eine Seite ohne Aktionen kann nicht aktiviert werden.',
    ],
  },
  {
    id: 'vessels',
    title: 'U-Boote',
    lines: [
      'Du beginnst mit einem U-Boot. Das zweite kommt zu Wasser, wenn deine Genialität 2 erreicht, das dritte bei 7, je einmal im Spiel. Ein U-Boot startet an der Basis des Szenarios und erhält sofort ihren Ankunfts-Bonus; in den Szenarien 3, 5 und 6 wählst du eine Zone der Tiefe 1.',
    ],
  },
  {
    id: 'impact',
    title: 'Einfluss',
    lines: [
      'Für jeden Einfluss legst du einen deiner Marker auf ein 6-eckiges Feld des Einfluss-Bereichs und erhältst, was es zeigt, oder du verzichtest. Es muss ein freies Startfeld sein oder ein freies Feld neben irgendeinem Marker. Felder mit dem Zeichen für unbegrenzt (∞) werden nie voll. Vier Punkte stehen für einen Schritt einer beliebigen Eigenschaft, mit Pfeil für einen deiner niedrigsten. Die Punkte der Felder zählen am Ende.',
      'Einige Szenarien ändern das, siehe unten.',
    ],
  },
  {
    id: 'zones',
    title: 'Besondere Zonen',
    lines: [
      'Neunzehn Zonen haben eine eigene Regel; die Karte der Zone nennt sie. Die ungewöhnlichsten:',
      '- Unterwasserhöhlen: Kein U-Boot fährt hinein. Die drei Höhlen werden von den Zonen links, darüber und rechts aus genutzt.',
      '- Schiffswrack: Du siehst zwei Plättchen, behältst eines und legst das andere ab.',
      '- Versunkene Ruinen: Wer dort ein U-Boot hat, wenn das letzte Plättchen genommen wird, darf wegfahren.',
      '- Kinderstube der Wale: Mit deiner Scheibe auf dem Publikations-Feld darfst du dort noch einmal Meeres-Schutz ausführen (Q34).',
      '- Strudel: Ein U-Boot, das von hier abfährt, hat Technologie +1.',
      '- Tiefseegraben: höchstens ein U-Boot von jedem; die Ankunft erlaubt eine Sonar-Aktion (Q29).',
    ],
  },
  {
    id: 'scenarios',
    title: 'Szenarien',
    lines: [
      'Jedes Szenario hat seinen Ozean, seine Basis, drei Ziele und einen Einfluss-Bereich. Ziele geben Punkte für alles, was gezählt wird, und Preise für die meisten und zweitmeisten. Manche haben eigene Regeln:',
      '- 3, Das Meeresjournal: Farbige Felder zählen als Symbole.',
      '- 4, Besser als vorgefunden: Wer das letzte Meeresschutz-Feld einer Zone füllt, legt einen weiteren Marker auf die Schildkröte, 3 Punkte wert (Q53).',
      '- 5, Der gefallene Stern: ein breites, flaches Meer mit drei Tiefen.',
      '- 6, Sternsuche: Der gefallene Stern liegt verborgen unter den Kacheln der Tiefe 5. Ein Einfluss bewegt einen Marker; die unteren Reihen öffnen sich, wenn der Stern gefunden ist (Q52). Wer ihn findet, nennt Meeres-Schutz oder Publikation für das dritte Ziel.',
      '- 7, Bergung des gefallenen Sterns: zwei getrennte Raster. Für das dritte Ziel zählen nur Marker auf den drei Rettungsfeldern; sie haben einen roten Ring.',
      '- 8, Neue Horizonte: Wer einen Marker auf ein Zielfeld legt, bestimmt, wie dieses Ziel gewertet wird. Ein Ziel, das niemand geöffnet hat, bringt nichts. Farbige Felder zählen als Symbole.',
      '- 9, Die Ölpest: Meeres-Schutz in den Tiefen 1 und 2 bringt dich auf der Reinigungsleiste voran, auf Wunsch auch ein Einfluss. Die Leiste öffnet dir die Tiefen 3 und 4 (Q55). Verschmutzte Felder kosten Punkte.',
      '- 10, Die tiefste See: Ein Einfluss gehört zu der Tiefe, aus der er kommt, und jede Reihe füllt sich von links (Q56). Die ersten beiden in Tiefe 5 erhalten Punkte (Q58).',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Wertung',
    lines: [
      '- Eigenschaften: 0, 2, 4, 7 oder 10 Punkte je nach Stufe (Q1).',
      '- Einfluss: die Punkte deiner Felder.',
      '- Forschungs-Berichte und Führungs-Personen der Stufe 5.',
      '- Ziele: Punkte und Preise. Bei einem Patt auf dem ersten Platz erhalten alle Beteiligten den vollen ersten Preis und niemand den zweiten (Q2). Ein Preis verlangt mindestens eins (Q12); auch zu zweit gibt es den zweiten Preis (Q11).',
      '- Reste: 1 Punkt je 3 von Wissen, Scheiben im Laderaum und Wissen auf dem gespeicherten Plättchen zusammen.',
      'Wer die meisten Punkte hat, gewinnt; bei gleichen Punkten wird der Platz geteilt.',
    ],
  },
  {
    id: 'together',
    title: 'Miteinander oder allein',
    lines: [
      'Als Team wertet ihr nicht gegeneinander: Ihr habt sieben Ziele und braucht mindestens vier davon. Die Ziele 1 bis 3 sind die des Szenarios, über alle zusammen gezählt; Ziel 4 ist ein Punkteziel für das Team; die Ziele 5 bis 7 sind Bonusziele, die in den Runden 1 bis 3 aufgedeckt werden (Q65).',
      'Ab Runde 4 bringt jede Runde einen Rückschlag: Sturm, Kürzung, Auflagen. Vier Ziele sind Bronze, fünf Silber, sechs Gold, alle sieben Platin.',
      'Allein spielst du genauso, mit sieben Runden und vier Rückschlägen.',
    ],
  },
];

export default rules;
