### Ce que le plateau de Ho ! Hisse ! dit de lui-même.

hohisse-man =
    { $colour ->
        [red] { $strength } rouge
        [blue] { $strength } bleu
       *[green] { $strength } vert
    }
hohisse-letter =
    { $colour ->
        [red] R
        [blue] B
       *[green] V
    }
hohisse-marked = marqué « Ho Hisse »
hohisse-woman = femme de force { $strength }
hohisse-nessie = Nessie, force { $strength }
hohisse-action =
    { $action ->
        [adrenaline] Poussée d’adrénaline
        [heave] Ho ! Hisse !
        [lowblow] Coup bas
        [macho] Mucho Macho
        [monster] Monstrueux
        [reinforce] Renforts
        [rope] La corde casse
        [scram] Dégage !
        [swap] Changement de côté
       *[weakest] Le plus faible gagne
    }
hohisse-scot = un Écossais de force 2
hohisse-hidden = Carte cachée
hohisse-slots = Emplacements
hohisse-slot =
    { $colour ->
        [red] Emplacement rouge { DE($name) } : { $top }
        [blue] Emplacement bleu { DE($name) } : { $top }
       *[green] Emplacement vert { DE($name) } : { $top }
    }
hohisse-below =
    { $n ->
        [one] sur { $n } autre
       *[other] sur { $n } autres
    }
hohisse-rope = La corde, entre { $left } et { $right }.
hohisse-barrel-at = Le tonneau est sur la case { $space }.
hohisse-barrel-waits = Le tonneau attend.
hohisse-barrels =
    { $n ->
        [one] { $name } : { $n } tonneau sur { $all }
       *[other] { $name } : { $n } tonneaux sur { $all }
    }
hohisse-in-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
hohisse-to-draw = { $n } à piocher
hohisse-strength = force { $n }
hohisse-hand = Votre main
hohisse-hand-of = Main { DE($name) }
hohisse-next-round = Place à la manche { $n } !
hohisse-round = Manche { $n }
hohisse-ready = { $name } : prêt !
hohisse-not-ready = { $name } : pas encore
hohisse-ready-why = Deux cartes à la fois : gardez-en une, donnez l’autre. Dix fois, et le plus vite possible !
hohisse-keep-how = Gardez une carte, l’autre part en face
hohisse-keys = Touches ← → ou F J. Au doigt : touchez, tirez vers vous, ou poussez en face.
hohisse-look = Regardez…
hohisse-heave = Hisse !
hohisse-early = Trop tôt !
hohisse-too-early = Regardez d’abord : une carte choisie avant « Hisse ! » ne compte pas.
hohisse-shared =
    { $n ->
        [one] { $name } : { $n } paire partagée sur { $all }
       *[other] { $name } : { $n } paires partagées sur { $all }
    }
hohisse-waiting = Tout est partagé. { $name } finit ses cartes…
hohisse-waiting-race = Tout est partagé ! { $name } finit sa paire, puis le reste est pour vous.
hohisse-last-pair = STOP ! { $name } a fini : dernière paire !
hohisse-stop = STOP ! { $name } partage les { $n } cartes qui restent à { $other }.
hohisse-stop-you = STOP ! { $name } partage vos { $n } dernières cartes.
hohisse-stop-them = STOP ! À vous de partager les { $n } cartes { DE($other) }.
hohisse-lots = Le sort désigne qui commence…
hohisse-tie = Départage
hohisse-pick-slot = Où la poser ?
hohisse-pick-strength = Quelle force s’en va ? Les cartes visibles de cette force quittent la corde.
hohisse-pick-swap = Quelle carte passe en face ?
hohisse-pick-swap-to = Et où va-t-elle ?
hohisse-decline = Sans son effet
hohisse-stolen-first = La carte prise se joue tout de suite.
hohisse-card-first = Prenez d’abord une carte de votre main.
hohisse-known = Ce que vous savez des deux équipes
hohisse-coming = encore à venir
hohisse-unknown =
    { $n ->
        [one] et { $n } inconnue
       *[other] et { $n } inconnues
    }
hohisse-spent = déjà jouées
hohisse-nothing = rien
hohisse-last-round = La manche est à { $name }.
