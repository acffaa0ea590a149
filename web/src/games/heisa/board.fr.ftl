### Ce que le plateau de Heisa dit de lui-même.

heisa-board = Plateau
heisa-glass =
    { $colour ->
        [red] { $letter } rouge
       *[yellow] { $letter } jaune
    }
heisa-on-line = sur sa ligne
heisa-home = arrivé
heisa-seconds =
    { $n ->
        [one] { $n } seconde
       *[other] { $n } secondes
    }
heisa-grains =
    { $n ->
        [one] { $n } grain
       *[other] { $n } grains
    }
heisa-held = en main
heisa-free = { $place }, libre
heisa-die = Dé
heisa-die-shows = Dé : { $face }
heisa-die-past = Dé : { $face }, passé
heisa-roll = Lancer
heisa-pity = pour rien
heisa-lost = { $face } : rien à en faire, votre tour est passé.
heisa-clock = Montre du tour
heisa-turn = tour { $n }
heisa-unclear = Choisissez d’abord un sablier.
heisa-letters = { $name } : { $letters }
heisa-where = { CAP($glass) } en main : touchez une case éclairée.
heisa-take = prendre le { $glass }
