# Ce que le 421 dit à ses joueurs. $who est un nom ; les autres variables sont dans le code qui dit la phrase.

## Le jeu

pitch = Trois dés, onze jetons et un seul perdant : faites mieux que les autres, et passez-leur vos jetons.
shelf = Les classiques
player-1 = Anne
player-2 = Bruno
player-3 = Chloé
player-4 = Denis
player-5 = Inès
player-6 = Farid
option-tokens = Jetons
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

said-starts = Le sort a choisi : { $who } commence.
said-thrown = { $who } lance { $dice }{ $figure ->
    [top]  : quatre cent vingt et un !
    [aces]  : trois as !
    [two_aces] , deux as.
    [three] , un brelan.
    [sequence] , une suite.
    [nenette]  : nénette…
   *[plain] .
}
said-again = { $who } relance { LIST($dice) }.
said-stays = { $who } reste à { $dice }.
said-level = Égalité pour la dernière place : { LIST($who) } relancent, une fois chacun.
said-takes = { $who } a le lancer le plus faible et prend { $n ->
    [one] un jeton
   *[other] { $n } jetons
} au pot.
said-emptied = Le pot est vide : la décharge commence.
said-gives = { $who } donne { $n ->
    [one] un jeton
   *[other] { $n } jetons
} à { $to }.
said-out = { $who } n’a plus de jeton et s’en tire !
said-loses = La partie est finie : les jetons restent chez { LIST($who) }. Perdu !
said-swept = Fini dès la charge : les dés ont donné tous les jetons à { $who }. Perdu, sans décharge !
said-guard = Trois cents manches, cela suffit : qui a le plus de jetons perd.
expected = stay, ou throw: et les dés à relancer, comme throw:65

## Comment on s’en tire

standing-tokens = { $n ->
    [0] aucun jeton
    [one] un jeton
   *[other] { $n } jetons
}

## Le plateau

term-pot = Pot
term-stake = Enjeu :
term-cup = gobelet
term-stay = main
term-hands = Relancer · Rester
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
term-throw = ({ $n }) { $dice }{ $place ->
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

prompt-first = Encore { $more ->
    [one] un lancer
   *[other] { $more } lancers
} : touchez les dés à relancer, ou restez.
prompt-beat = À battre : { $dice }. Encore { $more ->
    [one] un lancer
   *[other] { $more } lancers
} : touchez des dés, ou restez.
consequence-sets = Vous restez ; les autres auront { $throws ->
    [one] un seul lancer
   *[other] { $throws } lancers
}.
consequence-best = Vous restez, et vous êtes en tête : l’enjeu est { $price ->
    [one] d’un jeton
   *[other] de { $price } jetons
}.
consequence-between = Vous restez, au milieu pour l’instant.
consequence-worst = Attention, vous restez à la dernière place !

## La leçon

lesson-1 = Bienvenue au café ! Vous êtes Alix, contre Hugo. Pendant la charge, chacun a lancé une fois par manche, et le plus faible a pris des jetons au pot. Vous en avez sept, Hugo quatre. Maintenant, débarrassez-vous-en !
lesson-2 = La décharge commence, et c’est à vous. Un 4, un 2 : il ne manque qu’un as pour le 421 ! Touchez le 6, puis le gobelet.
lesson-3 = Un 3 : 4-3-2, c’est une suite, elle coûte deux jetons. Restez : touchez la main. Hugo n’aura que deux lancers, comme vous.
lesson-4 = Hugo a fini à 5-5-1, plus faible : vous lui donnez deux jetons. Qui perd commence, c’est à lui. Regardez, il garde son as.
lesson-5 = 4-1-1 : deux as et un quatre, voilà quatre jetons en jeu. Gardez votre as et relancez 5 et 2.
lesson-6 = 2-1-1, c’est bien, mais 4-1-1 est plus fort : quatre jetons pour vous. Prenez votre revanche ! Gardez l’as, relancez 5 et 3.
lesson-7 = Deux as et un trois : trois jetons. Vous pourriez relancer le trois, mais c’est déjà fort. Restez : Hugo n’a que deux lancers.
lesson-8 = Trois jetons pour Hugo ! Il commence, et prend ses trois lancers.
lesson-9 = Hugo s’arrête à 6-2-1. Vous avez 2 et 1 : gardez-les, relancez le 5.
lesson-10 = Encore un 5. Il vous reste un lancer : relancez-le.
lesson-11 = 6-2-1 tous les deux, égalité ! On a relancé une fois chacun : Hugo 4-3-1, vous 5-3-3. L’enjeu reste d’un jeton, et il est pour Hugo. À lui.
lesson-12 = Hugo a 2-1-1, deux jetons. Vous avez deux 3 : gardez-les, relancez le 5.
lesson-13 = Un brelan de trois ! Trois jetons partent chez Hugo. Il lance 6-5-4, une suite, et reste aussitôt : vous n’aurez qu’un lancer.
lesson-14 = 6-3-2 n’a pas suffi : deux jetons pour vous. Vous commencez, mais 6-6-5 ne vaut rien. Touchez les trois dés, puis le gobelet.
lesson-15 = 4 et 2 ! Relancez le 6, et croisez les doigts…
lesson-16 = Quatre cent vingt et un ! Vous donnez tout ce qui vous reste. Hugo a les onze jetons : il a perdu, vous avez gagné. Bravo !

## Le jeu en trente secondes

look-1 = Gardez les bons dés, relancez les autres : le plus fort donne des jetons au plus faible.
look-2 = Qui commence décide du nombre de lancers. Les autres n’en auront pas plus.
look-3 = Rien ne bat le 421. Plus un jeton ? Vous voilà hors d’affaire !
