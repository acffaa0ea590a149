# Ce que le 421 dit à ses joueurs. $who est un nom ; les autres variables sont dans le code qui dit la phrase.

## Le jeu

pitch = Trois dés, onze jetons et un seul perdant : faites mieux que les autres, et passez-leur vos jetons.
shelf = Les classiques
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
player-4 = Denis
player-5 = Elsa
player-6 = Farid
option-top = Ce que coûte un 421, en jetons
option-nenette = La nénette coûte deux jetons au moins
option-nenette-true = oui
option-nenette-false = non
option-charge-throws = Lancers pendant la charge
option-out = Fin de la partie
option-out-last = un joueur a tous les jetons
option-out-first = un joueur n’en a plus
level-1 = Premier lancer
level-2 = Joueur du dimanche
level-3 = Habitué
level-4 = Bon poignet
level-5 = Patron du café

## Ce qui se passe, et pourquoi pas

said-starts = Le sort a choisi : { $who } commence.
said-thrown = { $who } lance { $dice }{ $figure ->
    [top] { " " }: quatre cent vingt et un !
    [aces] { " " }: trois as !
    [two_aces] , deux as.
    [three] , un brelan.
    [sequence] , une suite.
    [nenette] { " " }: nénette…
   *[plain] .
}
said-again = { $who } relance { LIST($dice) }.
said-stays = { $who } reste à { $dice }.
said-level = Égalité en bas : { LIST($who) } relancent, un lancer chacun.
said-takes = { $who } a le plus faible et prend { $n ->
    [one] un jeton
   *[other] { $n } jetons
} au pot.
said-emptied = Le pot est vide : la décharge commence.
said-gives = { $who } donne { $n ->
    [one] un jeton
   *[other] { $n } jetons
} à { $to }.
said-out = { $who } n’a plus de jeton et s’en tire !
said-loses = La partie est finie. Il reste des jetons à { LIST($who) } : perdu !
said-guard = Trois cents manches, cela suffit : qui a le plus de jetons perd.
said-not-there = { LIST($dice) } : ces dés ne sont pas là. Sur la table, il y a { LIST($table) }.
expected = stay, ou throw: et les dés à relancer, comme throw:65

## Comment on s’en tire

standing-tokens = { $n ->
    [0] plus un jeton
    [one] un jeton
   *[other] { $n } jetons
}

## Le plateau

term-pot = Pot
term-stake = Enjeu :
term-cup = gobelet
term-stay = main
term-token = jeton
term-stage = { $name ->
    [charge] Charge
    [discharge] Décharge
    [level] Égalité
   *[over] Fini
}{ $most ->
    [one] { "" }
   *[other] , { $n }/{ $most }
}
term-throw = { $dice }{ $place ->
    [best] { " " }▲
    [worst] { " " }▼
   *[other] { "" }
}

## Les coups

move-stay = En rester là
move-throw = Relancer { LIST($dice) }
move-starts = { $seat } commence
move-roll = Les dés donnent { LIST($dice) }

## Ce qu’on peut faire, et ce qui en suivra

prompt-first = Touchez les dés à relancer, puis le gobelet (encore { $more ->
    [one] un lancer
   *[other] { $more } lancers
}) ; ou la main pour rester.
prompt-beat = À battre : { $dice }. Touchez des dés puis le gobelet (encore { $more ->
    [one] un lancer
   *[other] { $more } lancers
}), ou la main.
consequence-sets = Vous restez ; les autres auront { $throws ->
    [one] un seul lancer
   *[other] { $throws } lancers
}.
consequence-best = Vous restez, et vous êtes en tête : l’enjeu est de { $price ->
    [one] un jeton
   *[other] { $price } jetons
}.
consequence-between = Vous restez, ni le plus fort ni le plus faible pour l’instant.
consequence-worst = Attention, vous resteriez le plus faible !
