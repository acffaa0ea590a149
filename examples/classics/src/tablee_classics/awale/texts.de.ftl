# Was Awalé seinen Spielern sagt. $who ist ein Name, $pit und $last sind Buchstaben von Mulden.

## Das Spiel

pitch = Säe deine Samen rund ums Brett und ernte die von drüben, zu zweien und zu dreien.
shelf = Klassiker
player-1 = Awa
player-2 = Kofi
option-grand-slam = Alles auf einmal nehmen
option-grand-slam-no-capture = bringt nichts ein
option-grand-slam-forbidden = ist verboten
option-grand-slam-allowed = bringt alles ein
level-1 = Samenkorn
level-2 = Junger Trieb
level-3 = Gute Saat
level-4 = Reiche Ernte
level-5 = Rat der Alten

## Was geschieht, und warum nicht

said-sown = { $who } sät { $count ->
    [one] einen Samen
   *[other] { $count } Samen
} aus { $pit }, bis { $last }.
said-captured = { $who } erntet { $count } Samen, aus { LIST($pits) }!
said-slam = Das wären alle Samen der Reihe gegenüber: { $who } nimmt keinen davon.
said-stuck = { $who } hat keinen Zug mehr: Jeder nimmt die Samen der eigenen Reihe.
said-quiet = Hundert Züge ohne Ernte: Jeder nimmt die Samen der eigenen Reihe.
said-wins = { $who } gewinnt mit { $count } Samen.
said-draw = Vierundzwanzig Samen auf jeder Seite: unentschieden.
said-not-yours = Die Mulde { $pit } gehört dir nicht: Säe eine von deinen, { $first } bis { $last }.
said-empty = Die Mulde { $pit } ist leer: Wähl eine, in der Samen liegen.
said-must-feed = Die Reihe gegenüber ist leer, und { $pit } bringt ihr nichts: Wähl eine Mulde, die sie nährt.
said-no-slam = Aus { $pit } nähmst du alle Samen der Reihe gegenüber: Das habt ihr ausgeschlossen.
expected = eine Mulde: a bis f oder A bis F

## Wie es ausgeht

standing-taken = { $n ->
    [one] ein Samen
   *[other] { $n } Samen
}

## Die Züge

move-sow = Mulde { $pit } säen

## Was man tun kann

prompt-sow = Wähl eine deiner Mulden, { $first } bis { $last }: Ihre Samen werden einzeln gesät.
prompt-feed = Die Reihe gegenüber ist leer: Wähl eine Mulde, die ihr Samen bringt.
prompt-only = Du kannst nur die Mulde { $pit } säen.
consequence-ends = { $count ->
    [one] Den Samen
   *[other] Die { $count } Samen
} aus { $pit } säen: Der letzte fällt in { $last }
consequence-takes = { $count ->
    [one] Den Samen
   *[other] Die { $count } Samen
} aus { $pit } bis { $last } säen und { $gain } ernten
consequence-slam = { $pit } bis { $last } säen: Das wären alle, also wird keiner genommen

## Die Lektion

lesson-1 = Du bist Alix, und dir gehört die untere Reihe, a bis f. Kofi hat die obere. In jeder Mulde liegen vier Samen, und wer zuerst 25 hat, gewinnt.
lesson-2 = Wähl eine Mulde: Ihre Samen werden einzeln gesät, gegen den Uhrzeigersinn. Fang mit a an: Die vier Samen kommen in b, c, d und e.
lesson-3 = Kofi hat C gesät, bis um die Ecke. Säe jetzt f: Auch deine Samen gehen um die Ecke, hinauf in seine Reihe.
lesson-4 = In deiner Mulde a liegt ein einziger Samen. Kofi hat gezählt: Fünf Samen aus B reichen genau bis dorthin.
lesson-5 = Das machte zwei, und er hat sie genommen. Aber jetzt du: In C liegen zwei, und die fünf Samen aus d enden in C. Das macht drei, und sie gehören dir!
lesson-6 = Drei Samen für dich. Säe nun c: sechs Samen, bis C. Diesmal gibt es nichts zu ernten, aber in seiner Reihe liegen jetzt viele kleine Häufchen.
lesson-7 = Schau auf C und B. Die drei Samen aus f enden in C und machen zwei. In B, gleich davor, werden es drei: Du nimmst beide Mulden.
lesson-8 = Und jetzt eine richtige Ernte. Die acht Samen aus b enden in D. In D, C und B werden je zwei liegen: sechs Samen auf einmal.
lesson-9 = In A liegen zwei. Säe c: Der vierte Samen fällt dorthin, und drei darf man nehmen. Geerntet wird nur drüben, nie in der eigenen Reihe.
lesson-10 = Kofis Reihe ist leer. Verhungern lassen darfst du ihn nicht: Spiel eine Mulde, die ihm Samen bringt. Säe d: Das nährt fünf seiner Mulden.
lesson-11 = Er hat in B zwei Samen zusammengelegt. Die vier Samen aus f enden in D: Zähl rückwärts, D, C und B sind alle reif.
lesson-12 = 24 Samen: Einer fehlt noch. Deine Mulde e wächst schon die ganze Zeit. Hab Geduld und säe a.
lesson-13 = Kofi hat noch einen Samen, in A. Säe f, und es sind zwei. Aber mehr hat er nicht, also nimmst du nichts: Sieh selbst.
lesson-14 = Jetzt e: Vierzehn Samen gehen ganz herum, überspringen e und enden in B. Zwei in A, drei in B: Nimm sie!
lesson-15 = Gewonnen, 29 Samen zu 4! Zähl, bevor du säst, hab deine Einser und Zweier im Auge, und lass eine Mulde wachsen.

## Das Spiel in einer halben Minute

look-1 = Wähl eine Mulde und säe ihre Samen einzeln, rund ums Brett.
look-2 = Macht der letzte drüben zwei oder drei daraus, gehören sie dir.
look-3 = Die Mulden gleich davor auch, wenn zwei oder drei darin sind. 25 gewinnen!
