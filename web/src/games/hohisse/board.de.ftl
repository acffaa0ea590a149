### Was das Spielbrett von Ho! Hisse! von sich aus sagt.

hohisse-man =
    { $colour ->
        [red] rot { $strength }
        [blue] blau { $strength }
       *[green] grün { $strength }
    }
hohisse-letter =
    { $colour ->
        [red] R
        [blue] B
       *[green] G
    }
hohisse-marked = mit Ho-Hisse-Zeichen
hohisse-woman = Frau { $strength }
hohisse-nessie = Nessie { $strength }
hohisse-action =
    { $action ->
        [adrenaline] Adrenalinschub
        [heave] Hau ruck!
        [lowblow] Tiefschlag
        [macho] Mucho Macho
        [monster] Monströs
        [reinforce] Verstärkung
        [rope] Das Seil reißt
        [scram] Hau ab!
        [swap] Seitenwechsel
       *[weakest] Der Schwächere gewinnt
    }
hohisse-scot = ein Schotte mit Kraft 2
hohisse-hidden = Verdeckte Karte
hohisse-slots = Felder
hohisse-slot =
    { $colour ->
        [red] Rotes Feld von { $name }: { $top }
        [blue] Blaues Feld von { $name }: { $top }
       *[green] Grünes Feld von { $name }: { $top }
    }
hohisse-below =
    { $n ->
        [one] auf { $n } anderen
       *[other] auf { $n } anderen
    }
hohisse-rope = Das Seil, zwischen { $left } und { $right }.
hohisse-barrel-at = Das Fass steht auf Feld { $space }.
hohisse-barrel-waits = Das Fass wartet.
hohisse-barrels = { $name }: { $n } von { $all } Fässern
hohisse-in-hand =
    { $n ->
        [one] { $n } Karte auf der Hand
       *[other] { $n } Karten auf der Hand
    }
hohisse-to-draw = { $n } zum Nachziehen
hohisse-strength = Kraft { $n }
hohisse-hand = Deine Hand
hohisse-hand-of = Hand von { $name }
hohisse-round = Runde { $n }
hohisse-ready = { $name }: bereit!
hohisse-not-ready = { $name }: noch nicht
hohisse-ready-why = Immer zwei Karten: Eine behältst du, die andere gibst du her. Zehnmal, und so schnell du kannst!
hohisse-keep-how = Behalte eine Karte, die andere geht nach drüben
hohisse-keys = Tasten ← → oder F J. Mit dem Finger: antippen, zu dir ziehen oder nach drüben schieben.
hohisse-look = Schau …
hohisse-heave = Ruck!
hohisse-early = Zu früh!
hohisse-too-early = Erst schauen: Eine Karte, die du vor „Ruck!“ wählst, zählt nicht.
hohisse-shared = { $name }: { $n } von { $all } Paaren verteilt
hohisse-waiting = Alles verteilt. { $name } ist gleich fertig …
hohisse-stop = STOPP! { $name } verteilt die { $n } Karten, die { $other } noch hat.
hohisse-stop-you = STOPP! { $name } verteilt deine letzten { $n } Karten.
hohisse-stop-them = STOPP! Verteil die { $n } Karten, die { $other } noch hat.
hohisse-lots = Das Los entscheidet, wer beginnt …
hohisse-tie = Stechen
hohisse-pick-slot = Wohin damit?
hohisse-pick-strength = Welche Stärke geht? Die sichtbaren Karten dieser Stärke verlassen das Seil.
hohisse-pick-swap = Welche Karte wechselt die Seite?
hohisse-pick-swap-to = Und wohin?
hohisse-stolen-first = Die genommene Karte wird sofort gespielt.
hohisse-card-first = Nimm erst eine Karte aus deiner Hand.
hohisse-known = Was du über beide Mannschaften weißt
hohisse-coming = kommt noch
hohisse-unknown =
    { $n ->
        [one] und { $n } unbekannte
       *[other] und { $n } unbekannte
    }
hohisse-spent = schon gespielt
hohisse-nothing = nichts
hohisse-last-round = Die Runde geht an { $name }.
