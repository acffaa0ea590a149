### Was das Spielbrett von Monsieur Hippo von sich aus sagt.

hippo-lanes = Bahnen
hippo-dice = Würfel
hippo-rings = Welcher Ring?
hippo-colour-red = rot
hippo-colour-green = grün
hippo-colour-purple = lila
hippo-colour-yellow = gelb
hippo-ring-red = Roter Ring
hippo-ring-green = Grüner Ring
hippo-ring-purple = Lila Ring
hippo-ring-yellow = Gelber Ring
hippo-count-red =
    { $n ->
        [one] { $n } roter
       *[other] { $n } rote
    }
hippo-count-green =
    { $n ->
        [one] { $n } grüner
       *[other] { $n } grüne
    }
hippo-count-purple = { $n } lila
hippo-count-yellow =
    { $n ->
        [one] { $n } gelber
       *[other] { $n } gelbe
    }
hippo-die = Würfel { $n }
hippo-die-used = Würfel { $n }, benutzt
hippo-lane-empty = Bahn { $lane }: leer
# Von unten nach oben.
hippo-lane = Bahn { $lane }: { LIST($inside) }
hippo-lane-full = Bahn { $lane }: { LIST($inside) }, voll
hippo-pool-empty = Becken von Monsieur Hippo, 7: leer
hippo-pool = Becken von Monsieur Hippo, 7: { LIST($inside) }
hippo-reserve-empty = Vorrat von { $name }: leer
hippo-reserve = Vorrat von { $name }: { LIST($inside) }
hippo-no-way = Deine Würfel führen nicht zur { $lane }.
hippo-makes = Diese Würfel ergeben { $sum }: { $dice }.
