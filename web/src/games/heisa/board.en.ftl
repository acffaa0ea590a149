### What Heisa’s board says by itself.

heisa-board = Board
heisa-glass =
    { $colour ->
        [red] red { $letter }
       *[yellow] yellow { $letter }
    }
heisa-on-line = on its line
heisa-home = home
heisa-seconds =
    { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
heisa-grains =
    { $n ->
        [one] { $n } grain
       *[other] { $n } grains
    }
heisa-held = in your hand
heisa-free = { $place }, free
heisa-die = Die
heisa-die-shows = Die: { $face }
heisa-die-past = Die: { $face }, gone
heisa-roll = Roll
heisa-pity = no use
heisa-lost = { $face }: nothing to do with it, your turn is gone.
heisa-clock = Turn clock
heisa-turn = turn { $n }
heisa-unclear = Choose a glass first.
heisa-letters = { $name }: { $letters }
heisa-where = { CAP($glass) } in hand: touch one of the spaces lit up.
heisa-take = take { $glass }
