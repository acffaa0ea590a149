### Ce que le plateau de Hula-Hoo ! dit de lui-même.

hulahoo-call =
    { $call ->
        [higher] plus
        [lower] moins
       *[double] double
    }
hulahoo-hidden = carte cachée
hulahoo-octopus = pieuvre
hulahoo-card-hand = { $card }, en main
hulahoo-card-open = { $card }, devant vous
hulahoo-playable = jouable
hulahoo-keep = à garder pour la fin
hulahoo-hand = Votre main
hulahoo-open = Vos cartes visibles de tous
hulahoo-calls = Votre annonce
hulahoo-answerers = Qui doit répondre ?
hulahoo-announce = { CAP($card) } : touchez votre annonce.
hulahoo-name-one = Nommez qui doit répondre : sans réponse, on quitte la manche.
hulahoo-pick-exactly = Cartes choisies : { $now } sur { $most }
hulahoo-pick-upto = Choisies : { $now } sur { $most }
hulahoo-player =
    { $points ->
        [one] { $name } : { $points } point, { $hand } en main
       *[other] { $name } : { $points } points, { $hand } en main
    }
hulahoo-known = dont { LIST($cards) }
hulahoo-in-front = devant soi : { LIST($cards) }
hulahoo-in-front-nothing = rien devant soi
hulahoo-out = hors de la manche
hulahoo-pile =
    { $cards ->
        [one] Défausse : { $top }, { $cards } carte. Pioche : { $draw }.
       *[other] Défausse : { $top }, { $cards } cartes. Pioche : { $draw }.
    }
hulahoo-pile-empty = Défausse : vide. Pioche : { $draw }.
hulahoo-called = Annonce : { $call }.
hulahoo-round = Manche { $n }
hulahoo-goal-streak = 3 manches de suite
hulahoo-goal-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hulahoo-stake = { $n } en jeu
hulahoo-row = { $n } de suite
hulahoo-won = Manche à { $name } : +{ $points }
hulahoo-passed = a passé
hulahoo-chosen = a choisi
hulahoo-keep-warning = Gardez cette carte pour la fin : on ne finit pas sur une pieuvre.
hulahoo-stranded = Plus que des pieuvres : la dernière ne pourra pas être posée.
hulahoo-says = { $call } !
