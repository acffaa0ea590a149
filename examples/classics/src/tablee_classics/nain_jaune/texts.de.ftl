# Was Le Nain jaune seinen Spielern sagt. $who ist ein Name; andere Variablen stehen im Code, der den Satz sagt.

## Das Spiel

shelf = Klassiker
pitch = Leg deine Karten in einer langen Folge, leere unterwegs die Felder und werde vor den anderen alle los.
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis
player-5 = Elise
player-6 = Basil
option-rounds = Runden
option-chips = Chips zu Beginn
option-points = Gezahlt wird
option-points-cards = ein Chip je Karte
option-points-pips = nach Kartenwert
level-1 = Kleiner Zwerg
level-2 = Laternenträger
level-3 = Guter Schürfer
level-4 = Hüter der Ader
level-5 = Der Gelbe Zwerg

## Wörter

term-card = { $suit ->
    [c] Kreuz
    [d] Karo
    [h] Herz
   *[s] Pik
} { $rank ->
    [A] Ass
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
term-rank = { $rank ->
    [A] Ass
    [T] 10
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
term-a-rank = { $rank ->
    [A] ein Ass
    [T] eine 10
    [J] einen Buben
    [Q] eine Dame
    [K] einen König
   *[other] eine { $rank }
}
term-face = { $rank ->
    [T] 10
    [J] B
    [Q] D
    [K] K
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}
term-run = Die Folge
term-talon = Talon
term-purse = ⛁ { $n }{"  "}
field-boxes = Felder
field-chips = Chips
field-hands = Hände
field-run = Folge
field-talon = Talon

## Was geschieht, und warum nicht

said-stakes = Runde { $round }: Alle setzen { $chips } Chips auf die Felder.
said-begins = Die Karten sind verteilt. { $who } beginnt.
said-laid = { $who } legt { $card }.
said-box = Das Feld geht an { $who }: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}!
said-without = { $who }: „Ohne { $rank }!“
said-nobody = Alle sind ohne { $rank }: { $who } beginnt neu mit einer beliebigen Karte.
said-king = Ein König: { $who } beginnt neu mit einer beliebigen Karte.
said-out = { $who } hat keine Karten mehr: Die Runde ist zu Ende.
said-opera = Große Oper! { $who } hat vor allen anderen alles gelegt und bekommt alle Felder.
said-pays = { $who } schuldet { $to } { $chips ->
    [one] einen Chip
   *[other] { $chips } Chips
}.
said-doubles = { $who } hält noch { $card } und verdoppelt das Feld.
said-ends = Das war die letzte Runde: Wer am reichsten ist, gewinnt!
said-broke = Jemand kann nicht mehr setzen: Wer am reichsten ist, gewinnt!
said-not-yours = { $card } hast du nicht auf der Hand.
said-not-next = Die Folge wartet auf { $rank }, und so eine Karte hast du.
expected = eine Karte wie 7d, Ks oder Th (c Kreuz, d Karo, h Herz, s Pik)

## Wie man am Ende dasteht

standing-chips = { $n ->
    [0] kein Chip
    [one] ein Chip
   *[other] { $n } Chips
}

## Züge

move-lay = { $card } legen
move-deal = Eine Karte: { $card }
move-shuffle = Die Karten mischen

## Was man tun kann, und was folgt

prompt-begin = Du beginnst: Lege eine beliebige Karte.
prompt-anew = Beginne neu mit einer beliebigen Karte.
prompt-go-on = Mach weiter: Lege { $rank }, egal in welcher Farbe.
consequence-box = Das Feld gehört dir: { $chips ->
    [one] ein Chip
   *[other] { $chips } Chips
}!

## Die Lektion

lesson-1 = Hier ist der Zwerg mit seinen fünf Feldern, voll mit den Einsätzen aller. Du bist Alix und beginnst. Lege Kreuz 5.
lesson-2 = Die Farbe zählt nicht, nur der Rang steigt. Du hast eine 6: weiter!
lesson-3 = Und da ist Karo 7, der Gelbe Zwerg selbst! Wer ihn legt, bekommt, was auf seinem Feld liegt.
lesson-4 = Zwanzig Chips! Du hast zwei Achten. Wähle, welche du hergibst: sagen wir Pik 8.
lesson-5 = „Ohne 9!“ Du hast keine, also ist Hugo dran, und er kann. Sieh zu, wie die Folge bis zum König steigt.
lesson-6 = Theo hat den König gelegt, neu mit einer 9 begonnen und dann keinen Buben gehabt. Du hast einen: Du bist dran!
lesson-7 = Auch Pik Dame hat ein Feld. Lege sie.
lesson-8 = Und Herz König! Was für eine Folge.
lesson-9 = Nach einem König beginnst du neu, womit du willst. Sieh deine kleinen Karten an: Ass, 2, 3, 4, eine lange Folge. Beginne mit dem Ass.
lesson-10 = Solange du die nächste hast, spielt niemand sonst. Die 2.
lesson-11 = Die 3.
lesson-12 = Die 4. Und wenn niemand eine 5 hätte?
lesson-13 = Niemand: Die anderen Fünfen schlafen im Talon. Du hast die letzte Karte gelegt, also beginnst du neu. Es ist deine letzte: Lege sie!
lesson-14 = Bravo! Alle zahlen dir einen Chip je Karte, die ihnen bleibt, und Maud, die Kreuz Bube behalten hat, verdoppelt das Feld. Du bist am reichsten!

## Das Spiel in dreißig Sekunden

look-1 = Man legt Karte um Karte, immer aufwärts, egal in welcher Farbe. Karo 7 leert das Feld des Zwergs.
look-2 = Fehlt dir die nächste, sag „ohne“: Wer sie als Nächster hat, macht weiter.
look-3 = Wer zuerst keine Karten mehr hat, gewinnt die Runde: Die anderen zahlen.
