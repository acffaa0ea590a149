### Was das Spielbrett von Hula-Hoo! von sich aus sagt.

hulahoo-call =
    { $call ->
        [higher] höher
        [lower] tiefer
       *[double] doppelt
    }
hulahoo-hidden = verdeckte Karte
hulahoo-octopus = Krake
hulahoo-card-hand = { $card }, auf deiner Hand
hulahoo-card-open = { $card }, vor dir
hulahoo-playable = spielbar
hulahoo-keep = für den Schluss aufheben
hulahoo-hand = Deine Hand
hulahoo-open = Deine Karten, die alle sehen
hulahoo-calls = Deine Ansage
hulahoo-answerers = Wer muss antworten?
hulahoo-announce = { CAP($card) }: Tipp jetzt auf deine Ansage.
hulahoo-name-one = Bestimm, wer antworten muss: Wer nicht kann, ist für diese Runde raus.
hulahoo-pick-exactly = Gewählte Karten: { $now } von { $most }
hulahoo-pick-upto = Gewählt: { $now } von { $most }
hulahoo-player =
    { $points ->
        [one] { $name }: { $points } Punkt, { $hand } auf der Hand
       *[other] { $name }: { $points } Punkte, { $hand } auf der Hand
    }
hulahoo-known = darunter { LIST($cards) }
hulahoo-in-front = offen: { LIST($cards) }
hulahoo-in-front-nothing = nichts offen
hulahoo-out = für diese Runde raus
hulahoo-pile =
    { $cards ->
        [one] Ablagestapel: { $top }, { $cards } Karte. Nachziehstapel: { $draw }.
       *[other] Ablagestapel: { $top }, { $cards } Karten. Nachziehstapel: { $draw }.
    }
hulahoo-pile-empty = Ablagestapel: leer. Nachziehstapel: { $draw }.
hulahoo-called = Ansage: { $call }.
hulahoo-round = Runde { $n }
hulahoo-goal-streak = 3 Runden nacheinander
hulahoo-goal-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
hulahoo-stake = { $n } im Spiel
hulahoo-row = { $n } nacheinander
hulahoo-won = Runde für { $name }: +{ $points }
hulahoo-passed = gepasst
hulahoo-chosen = gewählt
hulahoo-keep-warning = Heb diese Karte für den Schluss auf: Mit einer Krake hört man nicht auf.
hulahoo-stranded = Nur noch Kraken: Die letzte lässt sich nicht mehr legen.
hulahoo-says = { $call }!
