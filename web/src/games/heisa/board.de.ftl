### Was das Spielbrett von Heisa von sich aus sagt.

heisa-board = Spielbrett
heisa-glass =
    { $colour ->
        [red] rotes { $letter }
       *[yellow] gelbes { $letter }
    }
heisa-on-line = auf seiner Linie
heisa-home = am Ziel
heisa-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
heisa-grains =
    { $n ->
        [one] { $n } Korn
       *[other] { $n } Körner
    }
heisa-held = in deiner Hand
heisa-free = { $place }, frei
heisa-die = Würfel
heisa-die-shows = Würfel: { $face }
heisa-die-past = Würfel: { $face }, vorbei
heisa-roll = Würfeln
heisa-pity = umsonst
heisa-lost = { $face }: Damit geht nichts, dein Zug ist vorbei.
heisa-clock = Uhr für den Zug
heisa-turn = Zug { $n }
heisa-unclear = Such dir erst eine Sanduhr aus.
heisa-letters = { $name }: { $letters }
heisa-where = { CAP($glass) } in der Hand: Tipp auf ein beleuchtetes Feld.
heisa-take = { $glass } nehmen
