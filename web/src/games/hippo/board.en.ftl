### What Monsieur Hippo’s board says by itself.

hippo-lanes = Lanes
hippo-dice = Dice
hippo-rings = Which ring?
hippo-colour =
    { $colour ->
        [red] red
        [green] green
        [purple] purple
       *[yellow] yellow
    }
hippo-ring =
    { $colour ->
        [red] red ring
        [green] green ring
        [purple] purple ring
       *[yellow] yellow ring
    }
hippo-count =
    { $colour ->
        [red] { $n } red
        [green] { $n } green
        [purple] { $n } purple
       *[yellow] { $n } yellow
    }
hippo-die = Die { $n }
hippo-die-used = Die { $n }, used
hippo-lane-empty = Lane { $lane }: empty
# From the bottom up.
hippo-lane = Lane { $lane }: { LIST($inside) }
hippo-lane-full = Lane { $lane }: { LIST($inside) }, full
hippo-pool-empty = Monsieur Hippo’s pool, 7: empty
hippo-pool = Monsieur Hippo’s pool, 7: { LIST($inside) }
hippo-reserve-empty = { $name }’s reserve: empty
hippo-reserve = { $name }’s reserve: { LIST($inside) }
hippo-no-way = Your dice do not lead to lane { $lane }.
hippo-makes = These dice make { $sum }: { $dice }.
hippo-touch =
    { $lane ->
        [7] { $dice }: touch the pool.
       *[other] { $dice }: touch lane { $lane }.
    }
hippo-then = { $dice }. { $then }
hippo-take = take a { $n }
