### Was das Spielbrett von Monsieur Hippo von sich aus sagt.

hippo-lanes = Bahnen
hippo-dice = Würfel
hippo-rings = Welcher Ring?
hippo-colour =
    { $colour ->
        [red] rot
        [green] grün
        [purple] lila
       *[yellow] gelb
    }
hippo-ring =
    { $colour ->
        [red] Roter Ring
        [green] Grüner Ring
        [purple] Lila Ring
       *[yellow] Gelber Ring
    }
hippo-count =
    { $colour ->
        [red]
            { $n ->
                [one] { $n } roter
               *[other] { $n } rote
            }
        [green]
            { $n ->
                [one] { $n } grüner
               *[other] { $n } grüne
            }
        [purple] { $n } lila
       *[yellow]
            { $n ->
                [one] { $n } gelber
               *[other] { $n } gelbe
            }
    }
hippo-die = Würfel { $n }
hippo-die-used = Würfel { $n }, verwendet
hippo-lane-empty = Bahn { $lane }: leer
# Von unten nach oben.
hippo-lane = Bahn { $lane }: { LIST($inside) }
hippo-lane-full = Bahn { $lane }: { LIST($inside) }, voll
hippo-pool-empty = Becken von Monsieur Hippo, 7: leer
hippo-pool = Becken von Monsieur Hippo, 7: { LIST($inside) }
hippo-reserve-empty = Vorrat von { $name }: leer
hippo-reserve = Vorrat von { $name }: { LIST($inside) }
hippo-no-way = Deine Würfel führen nicht in Bahn { $lane }.
hippo-makes = Diese Würfel ergeben { $sum }: { $dice }.
hippo-touch =
    { $lane ->
        [7] { $dice }: Tipp auf das Becken.
       *[other] { $dice }: Tipp auf Bahn { $lane }.
    }
hippo-then = { $dice }. { $then }
hippo-take = eine { $n } nehmen
