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
term-store = Geerntet

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
prompt-only = Nur die Mulde { $pit } lässt sich säen.
consequence-ends = { $count ->
    [one] Den Samen
   *[other] Die { $count } Samen
} aus { $pit } säen: Der letzte fällt in { $last }
consequence-takes = { $count ->
    [one] Den Samen
   *[other] Die { $count } Samen
} aus { $pit } bis { $last } säen und { $gain } ernten
consequence-slam = { $pit } bis { $last } säen: Das wären alle, also wird keiner genommen
