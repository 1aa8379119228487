import type { Section } from '../../rules';

const rules: Section[] = [
  {
    id: 'goal',
    title: 'Worum es geht',
    lines: [
      'Du leitest eine Station unter dem Meer. Rund um ihre Hauptkuppel wächst sie durch Modulkarten, und kleine Leute, die Deeple, fahren in ihren U-Booten hinaus, um die Module zu betreiben. Module bringen Münzen, Punkte und Reparaturen. Doch alles, was billig, schnell oder gierig ist, verursacht Schaden, und eine Station mit zu viel Schaden stürzt am Ende zusammen.',
      'Das Spiel dauert drei Runden mit je vier Phasen: Entwicklung, Schwarzmarkt, Versteigerung, Rundenwertung. Nach der dritten Runde folgt die Schlusswertung. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet weniger Schaden.',
      'Alle beginnen mit 10 Münzen, einem Deeple in der Kuppel und zwei Sauerstoffkarten. Münzen liegen hinter dem Sichtschirm, aber jede Einnahme und jede Zahlung ist öffentlich.',
    ],
  },
  {
    id: 'station',
    title: 'Deine Station',
    lines: [
      'Von der Kuppel gehen fünf Arme aus. Neue Karten kommen immer an das äußere Ende ihres Arms. Drei Arme liegen außerhalb der Station; ihre Module haben ein bis drei Einsetzfelder für Deeple:',
      '- Erntekrabbe: Aktiviert gibt sie Münzen. Jede Erntekrabbe bewegt deinen Zeiger am Ende um 1 zurück.',
      '- Muschelhabitat: Aktiviert gibt es sofort Punkte.',
      '- Reparaturkrake: Aktiviert repariert sie Schaden. Jede Reparaturkrake bewegt deinen Zeiger um 1 vor.',
      'Zwei Arme liegen innerhalb und brauchen keine Besatzung:',
      '- Werft: Beim Anbauen kommen neue Deeple in die Kuppel, sofort einsetzbar.',
      '- Sauerstofftank: Mit seinen Flaschen bewegen sich Deeple, einmal pro Runde.',
      'Forschungskarten liegen unter dem Tableau und gehen nie verloren. Jede hat ihre eigene Wirkung: sofort, am Kraftwerk oder am Ende.',
      'Viele Karten zeigen Punkte der Schlusswertung. Sie zählen nur, wenn deine Station standhält.',
    ],
  },
  {
    id: 'development',
    title: 'Phase A: Entwicklung',
    lines: [
      'Zwei Bonuskarten werden für diese Runde aufgedeckt (RU-01), und zwölf Karten liegen in vier Zeilen aus. Wer den Nautilusmarker hat, beginnt: In der ersten Runde entscheidet das Los, wer ihn hat (RU-02), im Solospiel ist es Deep Thought. Es geht im Uhrzeigersinn weiter. In deinem Zug tust du genau eines: eine Karte kaufen, bewegen und aktivieren oder passen. Davor sind freie Aktionen möglich.',
      'Kaufen: Die Zeile bestimmt den Preis. Zeile 1 kostet 10 Münzen und repariert 3, Zeile 2 kostet 6 und repariert 1, Zeile 3 kostet 3, Zeile 4 kostet 1 und bringt 1 Schaden. Du zahlst, die Zeile wirkt, die Karte verlässt die Auslage, und erst dann wird sie angebaut (RU-08).',
      'Verliert eine Zeile ihre letzte Karte und liegen darüber noch Karten, rücken alle diese Karten eine Zeile nach unten und werden billiger (RU-07).',
      'Passen: Du hast in dieser Phase keine Züge und keine freien Aktionen mehr (RU-05). Wer zuerst passt, erhält 3 Punkte und den Nautilusmarker. Zu dritt erhält der zweite Platz 2 Punkte, zu viert erhalten der zweite und der dritte 2 und 1. Wer zuletzt passt, bekommt nichts, darf aber allein weiterspielen, solange es beliebt (RU-04).',
      'Zu zweit kommt vor jedem Zug der Person mit dem Nautilusmarker die Karte ganz links (in ihrer Spalte die teuerste) aus dem Spiel, bis jemand gepasst hat (RU-06).',
    ],
  },
  {
    id: 'moving',
    title: 'Bewegen und aktivieren',
    lines: [
      'Wähle eine offene Sauerstoffkarte; sie wird umgedreht und ruht in dieser Runde. Jede ihrer Flaschen bewegt einen liegenden Deeple nach außen, höchstens so viele Schritte, wie auf ihr steht. Jedes Modul ist ein Schritt. Aus der Kuppel darf ein Deeple in jeden der drei äußeren Arme; auf einem Arm geht es nur weiter hinaus, nie zurück (RU-09). Derselbe Deeple darf beide Flaschen nutzen, Schritte dürfen verfallen.',
      'Danach darfst du jedes Modul aktivieren, auf dem mindestens so viele Deeple liegen, wie es Einsetzfelder hat: beliebig viele Module, auch früher besetzte (RU-10). So viele Deeple stehen auf und bleiben bis zum Rundenende; die Wirkung tritt sofort ein. Jedes Modul kann einmal pro Runde aktiviert werden.',
      'Eine Sauerstoffkarte ist nur wählbar, wenn sich mit ihr ein Deeple bewegen kann oder ein Modul bereit ist (RU-11).',
    ],
  },
  {
    id: 'free-actions',
    title: 'Freie Aktionen',
    lines: [
      'Sie sind in deinem Zug der Phase A möglich, vor dem Markt in Phase B und in Phase C, wenn du bietest oder eine Zeile gewonnen hast.',
      'Zwei weitere Gelegenheiten: Während du in den Phasen B und C Karten anbaust, kannst du vor einer Forschungskarte noch die Forschung ausbauen (RU-68). Und nach der zusätzlichen Bewegung der letzten Zeile einer Runde wirst du noch einmal gefragt, wenn ihre Münzen einen Ausbau bezahlen, den du vorher nicht bezahlen konntest (RU-69).',
      '- Kraftwerk: bis zu dreimal pro Runde. Jede Nutzung gibt 5 Münzen und Schaden: beim ersten Mal 1, beim zweiten 3, beim dritten 6.',
      '- Ausbau: Jeder kostet 6 Münzen und ist einmal möglich. Werft: 3 Deeple. Reparaturkrake: ein Plättchen mit einem Einsetzfeld, das 3 repariert, am inneren Ende des Arms; es zählt für den Zeiger, ist keine Karte und geht nie verloren (RU-12). Sauerstofftank: eine weitere Sauerstoffkarte. Forschung: ab jetzt 3 Punkte für jede Forschungskarte, die du anbaust.',
    ],
  },
  {
    id: 'market',
    title: 'Phase B: Schwarzmarkt',
    lines: [
      'Was noch ausliegt, kommt aus dem Spiel. Alle erhalten geheim drei Karten. Zu dritt kommen drei weitere verdeckt in Zeile 4, zu zweit je drei in die Zeilen 3 und 4.',
      'Zuerst sind reihum freie Aktionen möglich. Dann wählen alle gleichzeitig und geheim, welche Karten sie behalten:',
      '- keine: nichts zu zahlen',
      '- eine Karte: 1 Münze und 1 Schaden',
      '- zwei Karten: 3 Münzen und 3 Schaden',
      '- drei Karten: 6 Münzen und 6 Schaden',
      'Zuerst zahlst du und nimmst den Schaden; behaltene Karten können dadurch nicht verloren gehen (RU-16). Die anderen kommen verdeckt in deine Zeile. Dann werden die behaltenen Karten aufgedeckt und in beliebiger Reihenfolge angebaut. Module werden in dieser Phase nicht aktiviert.',
    ],
  },
  {
    id: 'auction',
    title: 'Phase C: Versteigerung',
    lines: [
      'Alle Karten der vier Zeilen werden aufgedeckt. Wer den Nautilusmarker hat, wählt eine Zeile und bietet zuerst; ein Gebot von 0 heißt: nicht mitmachen. Im Uhrzeigersinn bieten alle mehr oder steigen endgültig aus. Du kannst nie mehr bieten, als du Münzen hast; Sprünge sind erlaubt (RU-21).',
      'Das höchste Gebot wird bezahlt, dafür kommen alle Karten der Zeile an die Station. Eine Zeile mit weniger als drei Karten bringt außerdem Bewegungen: eine für jedes leere Feld. Danach darf man einmal 1 Schaden nehmen und noch eine Bewegung ausführen. Wer gewonnen hat, wählt die nächste Zeile.',
      'Bietet niemand, bleibt die Zeile unverkauft, und dieselbe Person wählt eine andere (RU-20). Die Phase endet nach allen vier Zeilen. Zwischen Phase A und C werden Sauerstoffkarten und Deeple nicht erneuert.',
    ],
  },
  {
    id: 'round-scoring',
    title: 'Phase D: Rundenwertung',
    lines: [
      'Für jede der beiden Bonuskarten gibt es 1 Münze oder 2 Punkte je Karte ihrer Gruppe an deiner Station. Alle Sauerstoffkarten zählen, auch die vom Anfang und die aus dem Ausbau; Ausbauplättchen zählen nicht (RU-14).',
      'Nach Runde 1 und 2 kehren alle Deeple in die Kuppel zurück. Sauerstoffkarten werden wieder aufgedeckt, das Kraftwerk ist wieder bereit.',
    ],
  },
  {
    id: 'damage',
    title: 'Schaden',
    lines: [
      'Die Schadensskala endet bei 15. Würde Schaden deinen Marker darüber hinaus schieben, bleibt er auf 15 stehen, und du verlierst die äußerste Karte eines Arms deiner Wahl: jedes Mal eine Karte, egal wie viel es ist (RU-24). Liegende Deeple eines verlorenen Moduls kehren in die Kuppel zurück, stehende auch, aber sie ruhen bis zur nächsten Runde (RU-25). Forschung und Plättchen sind sicher.',
    ],
  },
  {
    id: 'final-scoring',
    title: 'Schlusswertung',
    lines: [
      'Für je 5 Münzen gibt es 1 Punkt, was auch geschieht. Dann wird der Zeiger gestellt: für jede Reparaturkrake einen Schritt vor, für Ballast drei, höchstens bis 14; dann für jede Erntekrabbe einen Schritt zurück, nie unter 0 (RU-26). Mit Sauberer Ernte entfallen die Schritte zurück.',
      'Ist dein Schaden nicht höher als der Zeiger, hält die Station stand, und die Schlusspunkte aller deiner Karten zählen. Ist er höher, stürzt sie zusammen, und keiner davon zählt (RU-27). Mit Schaden 15 stürzt sie immer zusammen, mit Schaden 0 hält sie immer.',
      'Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet der geringere Schaden. Wer in beidem gleich ist, teilt sich den Sieg (RU-34). Die weiteren Plätze ergeben sich ebenso.',
    ],
  },
  {
    id: 'solo',
    title: 'Solo: Deep Thought 4200',
    lines: [
      'Du spielst nach den Regeln für zwei gegen einen Automaten. Deep Thought beginnt mit dem Nautilusmarker, 10 offenen Münzen und allen vier Ausbauten. Es hat keine Deeple und kann das Kraftwerk nicht nutzen.',
      'In Phase A nimmt es ohne zu zahlen die Karte ganz rechts, dort die billigste; die Zeile repariert oder schadet ihm wie dir (RU-35). Liegt keine Karte mehr aus, aktiviert es auf einmal alle seine Module, danach passt es.',
      'In Phase B erhält es so viele zusätzliche Karten, wie die Schwierigkeit sagt. Es baut sie sofort an, ohne Münzen und ohne Schaden des Marktes, aber mit ihren Wirkungen, auch denen gegen dich (RU-38). Du wählst, ob deine abgelehnten Karten in Zeile 1 oder 2 kommen (RU-47).',
      'In Phase C sperrst du zwei Zeilen: Niemand bekommt sie. Von den anderen beiden wird zuerst die obere versteigert. Für jede bietet Deep Thought die Hälfte der Münzen, die es dann hat, abgerundet: Zahl eine Münze mehr oder überlass ihm die Zeile. Sein Gebot zahlt es auch für eine Zeile ohne Karten (RU-48). Ein Gebot von 0 ist keines: Lässt du diese Zeile liegen, bleibt sie unverkauft (RU-36).',
      'Würde Schaden es über 15 hinaus schieben, verliert es die äußerste Karte mit den wenigsten Schlusspunkten; bei Gleichstand die erste in dieser Reihenfolge: Sauerstofftank, Werft, Erntekrabbe, Muschelhabitat, Reparaturkrake (RU-39).',
    ],
  },
];

export default rules;
