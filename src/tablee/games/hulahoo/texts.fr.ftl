# Ce que Hula-Hoo ! dit à ses joueurs. $who est un nom ; les autres variables se lisent dans le code qui dit la phrase.

## Le jeu

pitch = Plus, moins, double ! Débarrassez-vous de vos cartes, sans garder la pieuvre pour la fin.
player-1 = Lama
player-2 = Panda
player-3 = Koala
player-4 = Toucan
player-5 = Gecko
player-6 = Morse
option-streak = Trois manches de suite pour gagner
option-streak-false = non
option-streak-true = oui
option-chaos-deal = Chaos : choisir ses cinq cartes visibles
option-chaos-deal-false = non
option-chaos-deal-true = oui
option-chaos-no-exchange = Chaos : pas d’échange
option-chaos-no-exchange-false = non
option-chaos-no-exchange-true = oui
option-chaos-call = Chaos : nommer qui doit répondre
option-chaos-call-false = non
option-chaos-call-true = oui
option-target = Points pour gagner
option-dealer = Qui donne d’abord
level-1 = Étoile de mer
level-2 = Crabe
level-3 = Phoque
level-4 = Dauphin
level-5 = Pieuvre

## Des mots

term-nothing = rien
term-higher = plus
term-lower = moins
term-double = double
term-card = { $value ->
    [7] une pieuvre
   *[other] un { $value }
}

## Ce qui se passe, et pourquoi pas

said-lot = Le sort désigne { $who } : à { $who } de donner les cartes.
said-deals = Manche { $round }. { $who } donne les cartes.
said-holds = { $who } a en main : { LIST($cards) }.
said-faces = Devant { $who }, à la vue de tous : { LIST($cards) }.
said-chooses = { $who } a choisi ses cinq cartes, faces cachées pour l’instant.
said-reveals = { $who } dévoile : { LIST($cards) }.
said-swaps = { $who } glisse sous la pioche : { LIST($cards) }.
said-keeps = { $who } garde toutes ses cartes.
said-replaces = { $who } reçoit { $card }, à la vue de tous.
said-begins = À { $who } d’ouvrir la manche.
said-first = { $who } ouvre avec { $card } { $place ->
    [open] de ses cartes visibles
   *[hand] de sa main
} : « { CAP($call) } ! »
said-follows = { $who } pose { $card } { $place ->
    [open] de ses cartes visibles
   *[hand] de sa main
} : « { CAP($call) } ! »
said-doubles = Encore un { $value } ! { $who } le prend { $place ->
    [open] parmi ses cartes visibles
   *[hand] dans sa main
} : « { CAP($call) } ! »
said-breaks = { $who } arrête les doubles avec { $card } { $place ->
    [open] de ses cartes visibles
   *[hand] de sa main
} : « { CAP($call) } ! »
said-octopus = { $who } lâche { $card } { $place ->
    [open] de ses cartes visibles
   *[hand] de sa main
} : « { CAP($call) } ! »
said-octopus-breaks = { $who } lâche { $card } { $place ->
    [open] de ses cartes visibles
   *[hand] de sa main
}, fini les doubles : « { CAP($call) } ! »
said-limit = Rien ne va plus loin : seul un autre { $value } ou une pieuvre peut répondre.
said-names = { $who } montre { $next } du doigt : à { $next } de répondre.
said-draws-unseen = { $who } pioche une carte.
said-draws = { $who } pioche { $card }.
said-draws-known = Sous la pioche, { $who } retrouve { $card } de l’échange : tout le monde connaît cette carte.
said-draws-nothing = La pioche est vide : { $who } ne pioche rien.
said-keep-for-last = Attention : { $who } n’a plus qu’une carte qui ne soit pas une pieuvre. C’est celle-là qu’il faut garder pour la fin !
said-stranded = Aïe ! { $who } n’a plus que des pieuvres, et on ne finit pas sur une pieuvre : la dernière ne pourra pas être posée.
said-passes = { $who } ne peut pas répondre, montre sa main ({ LIST($cards) }) et quitte la manche.
said-passes-stranded = { $who } n’a plus qu’une pieuvre, et on ne finit pas sur elle : { $who } passe et quitte la manche.
said-call-stays = À { $next } de répondre maintenant à « { $call } ».
said-must-name = { $caller } doit nommer quelqu’un d’autre.
said-names-again = { $who } se tourne vers { $next } : « { CAP($call) } ! »
said-goes-out = { $who } n’a plus une seule carte et gagne la manche !
said-stays-alone = Tous les autres ont passé : { $who } gagne la manche !
said-scores = { $points ->
    [one] Une carte jouée, un point
   *[other] { $points } cartes jouées, { $points } points
} pour { $who }, ce qui fait { $total }.
said-in-a-row = { $who } a gagné { $count } manches de suite.
said-wins = { $who } remporte la partie !
said-guard = Cent manches, c’est bien assez : celui qui a le plus de points l’emporte.
said-not-fate = Le hasard ne peut donner qu’une carte qui est encore dans la pioche.
said-fates-move = Les cartes et le sort, c’est l’affaire du hasard.
said-choose-first = Choisissez d’abord, dans votre main, cinq cartes à poser devant vous.
said-choose-from-hand = Choisissez parmi les cartes de votre main : { LIST($cards) }.
said-already-open = Vos cartes visibles sont déjà choisies.
said-swap-first = Échangez d’abord jusqu’à trois de vos cartes visibles, ou gardez-les toutes.
said-swap-from-open = On n’échange que ses cartes visibles : { LIST($cards) }.
said-swap-is-over = On n’échange qu’une fois, avant la première carte.
said-can-play = Si vous pouvez jouer, vous devez jouer. Par exemple : { $example }.
said-nobody-passed = On ne nomme quelqu’un d’autre que si la première personne a passé. Posez une carte, par exemple : { $example }.
said-must-pass = Aucune de vos cartes ne répond : il faut passer.
said-not-in-hand = Vous n’avez pas de { $value ->
    [7] pieuvre
   *[other] { $value }
} en main. Votre main : { LIST($cards) }.
said-not-in-front = Vous n’avez pas de { $value ->
    [7] pieuvre
   *[other] { $value }
} devant vous. Vos cartes visibles : { LIST($cards) }.
said-lone-joker = On ne finit pas sur une pieuvre : seule, elle ne se pose pas, il faut passer.
said-name-missing = Nommez aussi qui doit répondre : { LIST($rivals, type: "or") }.
said-name-needless = Ici on joue vers la gauche, sans nommer personne.
said-name-wrong = Nommez quelqu’un d’autre qui soit encore en jeu : { LIST($rivals, type: "or") }.
said-joker-call = Une pieuvre n’est jamais un double : annoncez « plus » ou « moins ».
said-say-double = { $value } sur { $value }, c’est un double : annoncez « double ».
said-no-double = Ce n’est pas un double : annoncez « plus » ou « moins ».
said-needs-higher = « Plus » sur { $top } : il faut { $next_value ->
    [13] un 13
   *[other] au moins { $next_value }
}, un autre { $top } ou une pieuvre.
said-needs-lower = « Moins » sur { $top } : il faut { $next_value ->
    [1] un 1
   *[other] { $next_value } ou moins
}, un autre { $top } ou une pieuvre.
said-needs-above-joker = « Plus » sur une pieuvre : il faut au moins 8, ou une autre pieuvre.
said-needs-below-joker = « Moins » sur une pieuvre : il faut 6 ou moins, ou une autre pieuvre.
said-needs-break = Double { $top } : il faut un autre { $top }, { LIST($neighbours, type: "or") }, ou une pieuvre.
said-at-the-limit = Rien ne va plus loin que { $top } : il faut un autre { $top } ou une pieuvre.
said-name-first = Nommez d’abord qui doit répondre à votre carte : { LIST($rivals, type: "or") }.
said-double-stays = Un double reste un double.
said-not-a-double-now = Votre carte n’était pas un double : annoncez « plus » ou « moins ».
expected = une carte comme h9+, o4- ou h9= (avec >b pour nommer qui répond), pass, swap:3,9,9, show:1,3,5,9,12 ou ->c
expected-card = une carte de 1 à { $highest } ; { $joker } est la pieuvre
expected-swap = { $most } cartes au plus après swap:
expected-show = { $cards } cartes après show:

## Ce qu’on peut faire

prompt-show = Choisissez { $cards } cartes de votre main, à poser devant vous.
prompt-swap = Échangez jusqu’à { $most } de vos cartes visibles, ou gardez-les toutes.
prompt-open = Ouvrez la manche : une carte au choix, puis « plus » ou « moins ».
prompt-open-and-name = Ouvrez : une carte, « plus » ou « moins », et le nom de qui répond.
prompt-pass = Rien chez vous ne répond à « { $call } » sur { $card } : il faut passer.
prompt-name-again = Pas de réponse ! Nommez quelqu’un d’autre, « plus » ou « moins ».
prompt-name-again-double = Pas de réponse ! Nommez quelqu’un d’autre pour le double.
prompt-needs-higher = { said-needs-higher }
prompt-needs-lower = { said-needs-lower }
prompt-needs-above-joker = { said-needs-above-joker }
prompt-needs-below-joker = { said-needs-below-joker }
prompt-needs-break = { said-needs-break }
prompt-at-the-limit = { said-at-the-limit }
prompt-lone-joker = { said-lone-joker }

## Comment on finit

standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-row = { $n } manches de suite

## Les coups

move-show = Poser à la vue de tous : { LIST($cards) }
move-swap = Glisser sous la pioche : { LIST($cards) }
move-keep = Garder toutes ses cartes
move-play = Poser { $card } { $from ->
    [open] des cartes visibles
   *[hand] de la main
} : « { $call } »
move-play-to = Poser { $card } { $from ->
    [open] des cartes visibles
   *[hand] de la main
} : « { $call } », à { $next } de répondre
move-name = « { $call } », à { $next } de répondre
move-pass = Passer et quitter la manche
move-dealer = { $seat } donne les cartes
move-card = Tirer { $card }

## Le plateau dans le terminal

board-higher = PLUS ▲
board-lower = MOINS ▼
board-double = DOUBLE =
board-hand = main
board-open = visibles
board-points = points
board-out = a passé
board-deals = donne
board-pile = Pioche : { $cards }
board-under = dont, tout en dessous : { $cards }
board-played = Cartes posées : { $cards }
board-known = connues : { $cards }
board-nothing = rien de posé
board-round = Manche { $round }
board-last = La manche d’avant : { $who } +{ $points }
board-octopus = { $who } : on ne finit pas sur une pieuvre !

## Pour le laboratoire

ending-goes-out = Plus une carte en main
ending-stays-alone = Tous les autres ont passé

## La leçon

lesson-1 = Vous êtes Alix, avec Hugo et Zoé. Chacun a cinq cartes en main et cinq devant soi, à la vue de tous. Débarrassez-vous des dix, et la manche est à vous.
lesson-2 = Zoé a donné, vous commencez. D’abord l’échange : rendez le 1 et le 2 posés devant vous, la pioche fera mieux.
lesson-3 = Les autres gardent leurs cartes. À vous d’ouvrir, avec n’importe quelle carte : posez le 4 de devant vous et annoncez « plus ».
lesson-4 = Zoé a posé un 8 et dit « plus » : il faut monter. Posez le 9 de votre main, et dites « moins » pour changer d’air.
lesson-5 = Un 5 ! Vous en avez un aussi : posez-le, c’est un double. Vous piochez une carte, mais c’est aux autres d’être gênés.
lesson-6 = Ils en avaient aussi ! Tant que durent les doubles, seul le 5 compte. Pour les arrêter, une carte juste à côté suffit : le 6 de devant vous, avec « moins ».
lesson-7 = Le 7, c’est la pieuvre, le joker : elle va sur tout. Vous en avez deux en main, jouez-en une. Dites « moins » : il faudra un 6 ou moins.
lesson-8 = Un 9 et « plus ». Le 12 de devant vous fait l’affaire ; dites « plus », ce ne sera pas facile de vous suivre.
lesson-9 = Oh ! Hugo a dit « plus » sur un 13 : seul un autre 13 ou une pieuvre peut répondre. Zoé n’a ni l’un ni l’autre.
lesson-10 = Zoé quitte la manche, et vous devez répondre à sa place. Vous avez un 13 devant vous : double !
lesson-11 = Hugo arrête les doubles avec un 12 et dit « moins ». Posez votre 10, et dites « moins » à votre tour.
lesson-12 = Un 8, et « moins ». Votre 8 ferait un double, donc une carte de plus : non merci. Posez le 3, et dites « plus ».
lesson-13 = Hugo double le 3 ! Votre pieuvre arrête les doubles, et c’est le moment : toute seule à la fin, elle ne pourrait plus se poser. Dites « moins ».
lesson-14 = Plus que deux cartes. Posez le 11 sur ce petit 1, et dites « moins ».
lesson-15 = Un 9 et « moins » : votre 8 passe ! C’est la dernière carte, annoncez ce que vous voulez, disons « plus ».
lesson-16 = La manche est à vous ! Chaque carte posée vaut un point : 28, et nous jouions en 25. On gagne aussi une manche quand tous les autres ont passé.

## Le jeu en trente secondes

look-1 = « Plus » ou « moins » : posez une carte qui convient, puis annoncez à votre tour.
look-2 = La même valeur, c’est un double : vous piochez, mais les autres doivent suivre.
look-3 = La pieuvre se pose sur tout. Plus de cartes ? La manche est à vous !
