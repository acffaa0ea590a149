# Was Le 421 den Spielern sagt. $who ist ein Name; die anderen Variablen stehen im Code, der den Satz sagt.

## Das Spiel

pitch = Drei Würfel, elf Marken und ein einziger Verlierer: Wirf besser als die anderen und schieb ihnen deine Marken zu.
shelf = Klassiker
player-1 = Anne
player-2 = Bruno
player-3 = Greta
player-4 = Denis
player-5 = Wanda
player-6 = Farid
option-tokens = Marken
option-top = Was eine 421 kostet, in Marken
option-nenette = Die Nénette kostet mindestens zwei Marken
option-nenette-true = ja
option-nenette-false = nein
option-charge-throws = Würfe in der Charge
option-out = Ende des Spiels
option-out-last = jemand hat alle Marken
option-out-first = jemand hat keine mehr
level-1 = Erster Wurf
level-2 = Sonntagsspieler
level-3 = Stammgast
level-4 = Lockeres Handgelenk
level-5 = Wirt des Cafés

## Was geschieht, und warum nicht

said-starts = Das Los hat entschieden: { $who } fängt an.
said-thrown = { $who } wirft { $dice }{ $figure ->
    [top] : Vierhunderteinundzwanzig!
    [aces] : drei Asse!
    [two_aces] , zwei Asse.
    [three] , ein Drilling.
    [sequence] , eine Straße.
    [nenette] : Nénette …
   *[plain] .
}
said-again = { $who } wirft { LIST($dice) } noch einmal.
said-stays = { $who } bleibt bei { $dice }.
said-level = Gleichstand um den letzten Platz: { LIST($who) } werfen noch je einmal.
said-takes = { $who } hat den schwächsten Wurf und nimmt { $n ->
    [one] eine Marke
   *[other] { $n } Marken
} aus dem Topf.
said-emptied = Der Topf ist leer: Die Décharge beginnt.
said-gives = { $who } gibt { $n ->
    [one] eine Marke
   *[other] { $n } Marken
} an { $to }.
said-out = { $who } hat keine Marke mehr und ist gerettet!
said-loses = Das Spiel ist aus: Die Marken bleiben bei { LIST($who) }. Verloren!
said-swept = Schon in der Charge aus: Die Würfel haben { $who } alle Marken gegeben. Verloren, ganz ohne Décharge!
said-guard = Dreihundert Runden sind genug: Wer die meisten Marken hat, verliert.
expected = stay, oder throw: und die Würfel, die du noch einmal wirfst, wie throw:65

## Wie man davonkommt

standing-tokens = { $n ->
    [0] keine Marke mehr
    [one] eine Marke
   *[other] { $n } Marken
}

## Das Spielbrett

term-pot = Topf
term-stake = Einsatz:
term-cup = Becher
term-stay = Hand
term-hands = Werfen · Bleiben
term-token = Marke
term-stage = { $name ->
    [charge] Charge
    [discharge] Décharge
    [level] Gleichstand
   *[over] Aus
}{ $most ->
    [one] { "" }
   *[other] , { $n }/{ $most }
}
term-throw = ({ $n }) { $dice }{ $place ->
    [best] { " " }▲
    [worst] { " " }▼
   *[other] { "" }
}

## Züge

move-stay = Es dabei lassen
move-throw = { LIST($dice) } noch einmal werfen
move-starts = { $seat } fängt an
move-roll = Die Würfel zeigen { LIST($dice) }

## Was man tun kann, und was daraus folgt

prompt-first = Noch { $more ->
    [one] ein Wurf
   *[other] { $more } Würfe
}: Tipp an, was du noch einmal wirfst, oder bleib.
prompt-beat = Zu schlagen: { $dice }. Noch { $more ->
    [one] ein Wurf
   *[other] { $more } Würfe
}: Tipp Würfel an, oder bleib.
consequence-sets = Du bleibst; die anderen haben { $throws ->
    [one] nur einen Wurf
   *[other] { $throws } Würfe
}.
consequence-best = Du bleibst und liegst vorn: Es geht um { $price ->
    [one] eine Marke
   *[other] { $price } Marken
}.
consequence-between = Du bleibst und liegst vorerst in der Mitte.
consequence-worst = Vorsicht, damit liegst du ganz hinten!

## Die Lektion

lesson-1 = Willkommen im Café! Du bist Alix und spielst gegen Hugo. In der Charge habt ihr je Runde einmal geworfen, und der Schwächste nahm Marken aus dem Topf. Du hast sieben, Hugo vier. Jetzt werde sie los!
lesson-2 = Die Décharge beginnt, und du bist dran. Eine 4, eine 2: Zur 421 fehlt nur ein Ass! Tipp die 6 an, dann den Becher.
lesson-3 = Eine 3: 4-3-2 ist eine Straße, sie kostet zwei Marken. Bleib: Tipp die Hand an. Hugo hat nur zwei Würfe, wie du.
lesson-4 = Hugo landet bei 5-5-1, das ist schwächer: Du gibst ihm zwei Marken. Wer verliert, fängt an, also er. Sieh nur, er behält sein Ass.
lesson-5 = 4-1-1: zwei Asse und eine Vier, da geht es um vier Marken. Behalte dein Ass und wirf 5 und 2 noch einmal.
lesson-6 = 2-1-1 ist gut, aber 4-1-1 ist stärker: vier Marken für dich. Zeit für die Revanche! Behalte das Ass, wirf 5 und 3 noch einmal.
lesson-7 = Zwei Asse und eine Drei: drei Marken. Du könntest die Drei noch einmal werfen, aber das ist schon stark. Bleib: Hugo hat nur zwei Würfe.
lesson-8 = Drei Marken für Hugo! Er fängt an und nimmt alle drei Würfe.
lesson-9 = Hugo landet bei 6-2-1. Du hast 2 und 1: Behalte sie, wirf die 5 noch einmal.
lesson-10 = Wieder eine 5. Ein Wurf bleibt dir: Wirf sie noch einmal.
lesson-11 = Beide 6-2-1, Gleichstand! Ihr habt noch je einmal geworfen: Hugo 4-3-1, du 5-3-3. Es geht weiter um eine Marke, und sie geht an Hugo. Er ist dran.
lesson-12 = Hugo hat 2-1-1, zwei Marken. Du hast zwei Dreien: Behalte sie, wirf die 5 noch einmal.
lesson-13 = Ein Drilling! Drei Marken gehen an Hugo. Er wirft 6-5-4, eine Straße, und bleibt sofort: Du hast nur einen Wurf.
lesson-14 = 6-3-2 hat nicht gereicht: zwei Marken für dich. Du fängst an, aber 6-6-5 taugt nichts. Tipp alle drei Würfel an, dann den Becher.
lesson-15 = 4 und 2! Wirf die 6 noch einmal, und Daumen drücken …
lesson-16 = Vierhunderteinundzwanzig! Du gibst alles, was du noch hast. Hugo hat die elf Marken: Er hat verloren, du hast gewonnen. Bravo!

## Das Spiel in dreißig Sekunden

look-1 = Behalte gute Würfel, wirf die anderen noch einmal: Der Stärkste gibt dem Schwächsten Marken.
look-2 = Wer anfängt, bestimmt die Zahl der Würfe. Mehr haben die anderen nicht.
look-3 = Nichts schlägt die 421. Keine Marke mehr? Gerettet!
