### Ce que le plateau de Monsieur Hippo dit de lui-même.

hippo-lanes = Couloirs
hippo-dice = Dés
hippo-rings = Quelle bouée ?
hippo-colour =
    { $colour ->
        [red] rouge
        [green] verte
        [purple] violette
       *[yellow] jaune
    }
hippo-ring =
    { $colour ->
        [red] Bouée rouge
        [green] Bouée verte
        [purple] Bouée violette
       *[yellow] Bouée jaune
    }
hippo-count =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } rouge
               *[other] { $n } rouges
            }
        [green]
            { $n ->
                [one] { $n } verte
               *[other] { $n } vertes
            }
        [purple]
            { $n ->
                [one] { $n } violette
               *[other] { $n } violettes
            }
       *[yellow]
            { $n ->
                [one] { $n } jaune
               *[other] { $n } jaunes
            }
    }
hippo-die = Dé { $n }
hippo-die-used = Dé { $n }, joué
hippo-lane-empty = Couloir { $lane } : vide
# De bas en haut.
hippo-lane = Couloir { $lane } : { LIST($inside) }
hippo-lane-full = Couloir { $lane } : { LIST($inside) }, plein
hippo-pool-empty = Bassin de Monsieur Hippo, 7 : vide
hippo-pool = Bassin de Monsieur Hippo, 7 : { LIST($inside) }
hippo-reserve-empty = Réserve { DE($name) } : vide
hippo-reserve = Réserve { DE($name) } : { LIST($inside) }
hippo-no-way = Vos dés ne mènent pas au couloir { $lane }.
hippo-makes = Ces dés font { $sum } : { $dice }.
hippo-touch =
    { $lane ->
        [7] { $dice } : touchez le bassin.
       *[other] { $dice } : touchez le couloir { $lane }.
    }
hippo-then = { $dice }. { $then }
hippo-take = prendre un { $n }
