# Was Le 421 den Spielern sagt. $who ist ein Name; die anderen Variablen stehen im Code, der den Satz sagt.

## Das Spiel

pitch = Drei Würfel, elf Marken und ein einziger Verlierer: Wirf besser als die anderen und schieb ihnen deine Marken zu.
shelf = Klassiker
player-1 = Anne
player-2 = Bruno
player-3 = Clara
player-4 = Denis
player-5 = Elsa
player-6 = Farid
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
said-level = Gleichstand unten: { LIST($who) } werfen noch einmal, je ein Wurf.
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
said-loses = Das Spiel ist aus. Marken übrig: { LIST($who) }. Verloren!
said-guard = Dreihundert Runden sind genug: Wer die meisten Marken hat, verliert.
said-not-there = { LIST($dice) }: Diese Würfel liegen nicht da. Auf dem Tisch liegen { LIST($table) }.
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
term-throw = { $dice }{ $place ->
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

prompt-first = Tipp Würfel an, dann den Becher (noch { $more ->
    [one] ein Wurf
   *[other] { $more } Würfe
}); oder die Hand, um zu bleiben.
prompt-beat = Zu schlagen: { $dice }. Tipp Würfel an, dann den Becher (noch { $more ->
    [one] ein Wurf
   *[other] { $more } Würfe
}), oder die Hand.
consequence-sets = Du bleibst; die anderen haben { $throws ->
    [one] nur einen Wurf
   *[other] { $throws } Würfe
}.
consequence-best = Du bleibst und liegst vorn: Es geht um { $price ->
    [one] eine Marke
   *[other] { $price } Marken
}.
consequence-between = Du bleibst, weder der Beste noch der Schwächste, bis jetzt.
consequence-worst = Vorsicht, du bliebst der Schwächste!
