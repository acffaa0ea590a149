# Was Heisa den Spielern sagt. $who ist ein Name, $glass eines der Wörter unten.

## Das Spiel

pitch = Bring deine Sanduhren hinüber, bevor ihr Sand verronnen ist.
player-1 = Rot
player-2 = Gelb
player-3 = Zweiter Rot
player-4 = Zweiter Gelb
option-goal = Sanduhren, die ans Ziel müssen
option-goal-1 = eine
option-goal-2 = zwei
option-goal-4 = vier
option-glass = Wie lange eine Sanduhr läuft
option-glass-60 = 60 Sekunden
option-glass-90 = 90 Sekunden
option-glass-120 = 120 Sekunden
option-glass-180 = 180 Sekunden
option-limit = Wie lange ein Zug dauert
option-limit-4 = 4 Sekunden
option-limit-6 = 6 Sekunden
option-limit-9 = 9 Sekunden
option-limit-12 = 12 Sekunden
option-tempo = Tempomodus
option-tempo-false = nein, der Sand läuft
option-tempo-true = ja, ohne Uhr
level-1 = Sandkasten
level-2 = Sandburg
level-3 = Düne
level-4 = Wüste
level-5 = Sanduhr

## Wörter

term-r = Rot
term-y = Gelb
term-ra = das rote A
term-rb = das rote B
term-rc = das rote C
term-rd = das rote D
term-ya = das gelbe A
term-yb = das gelbe B
term-yc = das gelbe C
term-yd = das gelbe D
term-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
term-grains = { $grains ->
    [one] ein Korn
   *[other] { $grains } Körner
}

## Was geschieht

said-starts = { $who } wird ausgelost und fängt an.
said-rolled = { $who } würfelt eine { $number }.
said-rolled-s = { $who } würfelt ein S, S wie Sand!
said-forwards = { $who } rückt { $glass } vor nach { $place }.
said-backwards = { $who } zieht { $glass } zurück nach { $place }.
said-sideways = { $who } schiebt { $glass } hinüber nach { $place }.
said-arrived = { $who } bringt { $glass } ans Ziel: Dort darf es sich im Regal ausruhen.
said-out = { $who } holt { $glass } heraus nach { $place }, voller Sand.
said-turned-own = { $who } dreht { $glass } um; es hat jetzt { $left } vor sich.
said-turned-rival = Hoppla! { $who } dreht { $glass } um; es hat noch { $left }.
said-turned-full = { $who } dreht { $glass } um, das noch ganz voll war: Jetzt ist es leer und geht zurück auf seine Linie.
said-declined = { $who } verzichtet auf den Wurf.
said-no-use = Damit ist nichts anzufangen: { $who } setzt aus.
said-ran-out = Kein Sand mehr: { CAP($glass) } geht zurück auf seine Linie.
said-last-use-gone = Der Sand war schneller, mit diesem Wurf geht nichts mehr: { $who } setzt aus.
said-not-rolled = { $who } lässt den Zug verstreichen, ohne zu würfeln.
said-not-used = Zu spät! Der Zug von { $who } ist vorbei.
said-wins = Heisa! { $home ->
    [one] Eine Sanduhr ist
   *[other] { $home } Sanduhren sind
} am Ziel: { $side } gewinnt!
said-guard = Zweitausend Züge sind genug: Wir zählen die Sanduhren am Ziel.
said-nobody-rolls = Niemand würfelt mehr: Die Partie endet, und wir zählen die Sanduhren am Ziel.
said-ahead = { $more } zu { $less }: { $side } gewinnt.
said-draw = { $home } zu { $home }: unentschieden.

## Warum nicht

said-not-yet = Geduld: Erst ist { $who } dran.
said-too-late = Dein Zug ist vorbei: Jetzt ist { $who } dran.
said-not-the-lot = Erst wird ausgelost, wer anfängt.
said-not-the-die = Der Würfel ist in der Luft: 1, 2, 3 oder S.
said-fates-move = Los und Würfel sind Sache des Zufalls.
said-roll-first = Würfle zuerst.
said-roll-before-pass = Verzichten kannst du erst, wenn du gewürfelt hast.
said-already-rolled = Der Würfel ist gefallen: Nutze { $face ->
    [S] das S
   *[other] die { $face }
}, oder verzichte.
said-needs-an-s = Umdrehen geht nur mit einem S; mit einer { $number } ziehst du eine deiner Sanduhren.
said-safe = Am Ziel ist { $glass } in Sicherheit: Dreh eine Sanduhr um, die noch im Spiel ist.
said-empty = { CAP($glass) } steht leer auf seiner Linie und wartet auf ein S: Wähl eine Sanduhr, die läuft.
said-bring-out = { CAP($glass) } steht leer auf seiner Linie: Hol es mit deinem S lieber heraus nach { $place }.
said-partners-turn = Um { $glass } kümmert sich dein Partner: Dreh eine deiner Sanduhren um oder eine gegnerische.
said-rivals = Du ziehst nur deine eigenen Sanduhren; { $glass } gehört der anderen Seite.
said-partners = Du ziehst nur deine eigenen Buchstaben; { $glass } gehört deinem Partner.
said-other-letters = Dieser Zug gehört deinen zwei anderen Buchstaben: { CAP($glass) } ist beim nächsten dran.
said-arrived-already = { CAP($glass) } ist am Ziel und zieht nicht mehr: Wähl eine andere Sanduhr.
said-an-s-moves-nothing = Mit einem S zieht keine Sanduhr weiter: Dreh { $glass } um, oder hol eine andere heraus.
said-entry-taken = Das Feld { $place } ist besetzt: { CAP($glass) } kann nicht heraus.
said-wrong-entry = Mit einem S kommt { $glass } nur nach { $place }.
said-not-exactly = Bis zur Linie drüben { $needed ->
    [one] ist es genau ein Schritt
   *[other] sind es genau { $needed } Schritte
}; der Würfel zeigt { $number }.
said-in-the-way = Gesprungen wird nicht: Eine Sanduhr steht im Weg. Wähl für { $glass } einen freien Weg.
said-not-so-far = Der Würfel zeigt { $number }: geradeaus, ohne Kurve, genau { $number ->
    [one] ein Feld
   *[other] { $number } Felder
} weit.
expected = roll, pass, eine Sanduhr und ihr Feld wie RA>b3 oder RA>home, oder eine zum Umdrehen wie ~YC
expected-place = ein Feld auf dem Brett (in der Enge, Reihen 3 bis 5, gibt es kein { $place })

## Was man tun kann

prompt-roll = Würfle.
prompt-roll-quickly = Schnell, würfle: Der Sand läuft!
prompt-use-number = { $number ->
    [1] 1: Eine deiner Sanduhren geht ein Feld vor, zurück oder zur Seite.
   *[other] { $number }: Eine deiner Sanduhren geht geradeaus, genau { $number } Felder.
}
prompt-use-s = S: { LIST($uses, type: "or") }!
term-bring-out = hol eine heraus
term-turn-own = dreh eine eigene um
term-turn-rivals = dreh eine fremde um

## Wie man am Ende steht

standing-home = { $n ->
    [0] keine Sanduhr am Ziel
    [one] eine Sanduhr am Ziel
   *[other] { $n } Sanduhren am Ziel
}

## Züge

move-roll = Würfeln
move-pass = Den Wurf verfallen lassen
move-move = { CAP($glass) } nach { $to } ziehen
move-home = { CAP($glass) } ans Ziel bringen
move-turn = { CAP($glass) } umdrehen
move-first = { $who } fängt an
move-die = Der Würfel zeigt { $face }

## Das Spielbrett im Terminal

board-red = Rot
board-yellow = Gelb
board-home = am Ziel { $home }/{ $goal }
board-lot = es wird ausgelost, wer anfängt
board-roll = würfelt
board-air = der Würfel ist in der Luft
board-use = nutzt den Würfel
board-turn = Zug { $number }
board-clock = Uhr
board-over = Partie zu Ende, vorn: { LIST($seats) }

## Für das Labor

ending-wins = Genug Sanduhren am Ziel
ending-nobody-rolls = Niemand würfelt mehr
ending-guard = Zweitausend Züge
whatif-short-neck = Eine Enge von einer Reihe
whatif-long-neck = Eine Enge von fünf Reihen
whatif-no-neck = Gar keine Enge

## Die Lektion

lesson-1 = Du bist Alix, mit den roten Sanduhren. Hugo hat die gelben. Sonst müssen vier hinüber; heute genügt eine.
lesson-2 = Du bist ausgelost worden. Würfle! Lass dir Zeit: In dieser Lektion wartet der Sand auf dich.
lesson-3 = Ein S! Damit holst du eine Sanduhr heraus. Wähl das B: Es kommt nach b1, wird umgedreht, und sein Sand beginnt zu laufen.
lesson-4 = Hugo hat sein C herausgeholt. Der Sand läuft immer, auch wenn du nicht dran bist. Würfle.
lesson-5 = Eine 3: Zieh geradeaus, genau drei Felder weit. Wähl dein B, dann b4, mitten in der Enge.
lesson-6 = Vierzig Sekunden später … Dein B hat kaum noch Sand! Leer müsste es ganz zurück. Schnell, der Würfel.
lesson-7 = Ein S, puh! Dreh dein B um: Was durchgelaufen war, hat es jetzt noch vor sich. Wähl es.
lesson-8 = Hugo hat gerade sein C umgedreht, und es ist fast voll. Und wenn das schlecht für ihn wäre? Würfle.
lesson-9 = Noch ein S! Du darfst auch gegnerische Sanduhren umdrehen, und eine fast volle wird fast leer. Wähl sein C.
lesson-10 = Hugo eilt zur Linie. An einem echten Tisch dauert ein Zug höchstens sechs Sekunden. Würfle!
lesson-11 = Eine 2: B zieht weiter nach b6. Der Weg muss frei sein, gesprungen wird nicht.
lesson-12 = So kurz vor dem Ziel, und kein Korn mehr: Hugos C musste zurück! Du würfelst.
lesson-13 = Eine 2, genau richtig aus der sechsten Reihe. Wähl B, dann das Regal hinter der gelben Linie.
lesson-14 = Am Ziel! Du hast gewonnen. Wenn dich die Uhr zu sehr drängt: Im Tempomodus spielt man ohne sie.

## Das Spiel in dreißig Sekunden

look-1 = Der Würfel sagt, wie weit eine Sanduhr geht, geradeaus, zum anderen Rand.
look-2 = Der Sand rinnt immerzu. Ein S dreht eine Sanduhr um: deine … oder eine gegnerische!
look-3 = Kein Sand mehr? Zurück zum Start. Wer alle Sanduhren hinüberbringt, gewinnt!
