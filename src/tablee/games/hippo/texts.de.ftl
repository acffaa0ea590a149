# Was Hippo den Spielern sagt. $who ist ein Name; die anderen Variablen stehen im Code, der den Satz sagt.

## Das Spiel

pitch = Bring vor den anderen alle deine Ringe ins Wasser, und pass auf volle Bahnen auf!
player-1 = Rot
player-2 = Grün
player-3 = Lila
player-4 = Gelb
option-lanes = Länge der Bahnen
option-lanes-three = überall drei Plätze
option-lanes-printed = zwei Plätze von 8 bis 12
level-1 = Neuer Schwimmring
level-2 = Planscher
level-3 = Guter Schwimmer
level-4 = Bademeister
level-5 = Monsieur Hippo

## Wörter: „einen roten Ring“

term-a = roten
term-b = grünen
term-c = lila
term-d = gelben

## Was geschieht, und warum nicht

said-throw = { $who } würfelt darum, wer anfängt: { $die }.
said-tied = Gleichstand! Wer vorn liegt, würfelt noch einmal.
said-starts = { $who } fängt an.
said-roll = { $who } würfelt { LIST($dice) }.
said-placed = { $who } schiebt einen { $ring } Ring in Bahn { $lane }.
said-pooled = Platsch! { $who } überlässt Monsieur Hippo einen { $ring } Ring.
said-pushed-out = Bahn { $lane } läuft über: Ein Ring geht zurück zu { $owner }.
said-penalty = Autsch! { $who } schubst einen eigenen Ring hinaus und nimmt alle { $rings } Ringe aus Bahn { $lane } zurück.
said-again = { $who } würfelt noch einmal mit allen drei Würfeln.
said-stop = { $who } lässt es dabei.
said-wins = { $who } hat keinen Ring mehr und gewinnt!
said-guard = Jetzt ist es lange genug gegangen: Wer die wenigsten Ringe im Vorrat hat, gewinnt.
said-place-first = Du hast noch Würfel übrig.
said-again-or-stop = Deine Würfel sind verwendet: Würfle alle drei noch einmal, oder lass es dabei.
said-too-high = { $sum } ist zu viel: Die Bahnen gehen nur bis 12.
said-no-such-dice = Deine Würfel zeigen nicht { LIST($dice) }: Übrig hast du noch { LIST($left) }.
said-no-such-ring = Du hast keinen { $ring } Ring im Vorrat.
said-fates-move = Die Würfel sind Sache des Zufalls.
said-not-fate = Das kann der Zufall hier nicht tun.
expected = ein Zug wie 4+2:a oder 6:b, again oder stop

## Wie man am Ende steht

standing-rings = { $n ->
    [0] kein Ring mehr
    [one] noch ein Ring
   *[other] noch { $n } Ringe
}

## Züge

move-place = { $sum ->
    [7] Mit { $dice }: einen { $ring } Ring für Monsieur Hippo
   *[other] Mit { $dice }: einen { $ring } Ring in Bahn { $sum }
}
move-again = Alle drei Würfel noch einmal werfen
move-stop = Es dabei lassen
move-throw = { $seat } würfelt eine { $die }
move-roll = Die Würfel zeigen { LIST($dice) }

## Was man tun kann, und was daraus folgt

prompt-choose-dice = Wähl einen oder mehrere Würfel: Ihre Summe sagt, welche Bahn.
prompt-two-dice = Noch { LIST($dice) }: einzeln, oder zusammen { $sum ->
    [7] ins Becken
   *[other] in Bahn { $sum }
}.
prompt-last-die = Letzter Würfel: die { $die }.
prompt-last-ring = Dein letzter Ring! Leg ihn, ohne einen zurückzunehmen, und du hast gewonnen.
prompt-again-or-stop = Ein Ring ist im Becken: noch einmal würfeln, oder es dabei lassen?
consequence-pool = Platsch, für immer!
consequence-pool-and-again = Platsch, für immer! Und du darfst noch einmal würfeln.
consequence-pushes-out = Bahn { $lane } ist voll: Ein Ring geht zurück zu { $owner }.
consequence-takes-back = Vorsicht, du nimmst alle { $rings } Ringe aus Bahn { $lane } zurück!

## Das Spielbrett im Terminal

board-pool = Becken:

## Für das Labor

ending-wins = Ein Vorrat ist leer
ending-guard = Zweitausend Ringe gelegt

## Die Lektion

lesson-1 = Willkommen am Wasser! Du bist Alix, in Rot, und Hugo ist Grün. Jeder hat zwölf Ringe. Wer sie zuerst alle im Wasser hat, gewinnt.
lesson-2 = Du fängst an, und die Würfel zeigen 5, 3 und 2. Wähl die 5, dann Bahn 5: Ein Ring gleitet hinein.
lesson-3 = Würfel lassen sich auch zusammenzählen. Wähl die 3 und die 2, zusammen sind sie 5: wieder Bahn 5. Sieh nur, der erste Ring rückt einen Platz weiter.
lesson-4 = Alle drei Würfel sind verwendet, also ist Hugo dran. Er würfelt 6, 4 und 1. Mal sehen, was er daraus macht.
lesson-5 = Bahn 5 ist voll, und der oberste Ring gehört dir. Gehst du jetzt hinein, mit der 5 oder mit 4 + 1, schubst du ihn hinaus und nimmst die ganze Bahn zurück! Bleib lieber weg: 5 + 4, Bahn 9.
lesson-6 = Jeder Würfel muss verwendet werden. Dir bleibt die 1: Bahn 1.
lesson-7 = Hugo hat eine 5, und ihn hält nichts zurück. Achte auf Bahn 5!
lesson-8 = Dein oberster Ring ist wieder zu Hause. Halb so schlimm: 4 + 3 sind 7, das Becken von Monsieur Hippo. Was dort hineintaucht, kommt nie wieder heraus.
lesson-9 = Platsch! Die 6 ist übrig und muss auch gespielt werden. In Bahn 6 ist noch ein Platz frei.
lesson-10 = Das Becken bringt Glück: Ein Ring ist hineingetaucht, also darfst du alle drei Würfel noch einmal werfen. Nur zu!
lesson-11 = Jetzt schubst du! Bahn 6 ist voll, und der oberste Ring ist grün. Spiel die 6: Er geht heim zu Hugo.
lesson-12 = Noch einmal! Oben liegt immer noch ein grüner Ring, und 4 + 2 sind auch 6.
lesson-13 = Ein paar Runden später hast du nur noch zwei Ringe. Hugo ist dran. Bahn 5 ist voll grüner Ringe, und Hugo träumt gerade …
lesson-14 = Autsch! Er hat sich selbst hinausgeschubst und nimmt vier Ringe zurück. Jetzt du: Die 3 kommt in Bahn 3, und noch ein grüner Ring geht heim.
lesson-15 = Dein letzter Ring! Spiel die 1 in Bahn 1. Ein Würfel bleibt übrig? Macht nichts: Dein Vorrat ist leer, und du hast gewonnen.
lesson-16 = Bravo, du weißt alles! Zähl klug zusammen, tauch ins Becken, und schubs dich nie selbst hinaus.

## Das Spiel in dreißig Sekunden

look-1 = Ein Würfel, oder mehrere zusammen, lässt einen Ring in die Bahn mit dieser Nummer.
look-2 = Eine 7 taucht zu Monsieur Hippo: Der Ring bleibt dort, und du darfst noch einmal würfeln.
look-3 = Eine volle Bahn läuft über: Der oberste Ring geht nach Hause. Wer keinen mehr hat, gewinnt!
