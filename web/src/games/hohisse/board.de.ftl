### Was das Spielbrett von Ho! Hisse! von sich aus sagt.

hohisse-man =
    { $colour ->
        [red] rote { $strength }
        [blue] blaue { $strength }
       *[green] grüne { $strength }
    }
hohisse-letter =
    { $colour ->
        [red] R
        [blue] B
       *[green] G
    }
hohisse-marked = mit der Marke „Ho Hisse“
hohisse-woman = Frau mit Stärke { $strength }
hohisse-nessie = Nessie, Stärke { $strength }
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
hohisse-scot = ein Schotte mit Stärke 2
hohisse-hidden = Verdeckte Karte
hohisse-slots = Plätze
hohisse-slot =
    { $colour ->
        [red] Roter Platz von { $name }: { $top }
        [blue] Blauer Platz von { $name }: { $top }
       *[green] Grüner Platz von { $name }: { $top }
    }
hohisse-below =
    { $n ->
        [one] auf { $n } anderer
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
hohisse-strength = Stärke { $n }
hohisse-hand = Deine Hand
hohisse-hand-of = Hand von { $name }
hohisse-next-round = Auf in die Runde { $n }!
hohisse-round = Runde { $n }
hohisse-ready = { $name }: bereit!
hohisse-not-ready = { $name }: noch nicht
hohisse-ready-why = Immer zwei Karten: Eine behältst du, die andere gibst du her. Zehnmal, und so schnell du kannst!
hohisse-keep-how = Behalt eine Karte, die andere geht hinüber
hohisse-keys = Tasten ← → oder F J. Mit dem Finger: antippen, zu dir ziehen oder hinüberschieben.
hohisse-look = Schau …
hohisse-heave = Ruck!
hohisse-early = Zu früh!
hohisse-too-early = Erst schauen: Eine Karte, die du vor „Ruck!“ wählst, zählt nicht.
hohisse-shared = { $name }: { $n } von { $all } Paaren verteilt
hohisse-waiting = Alles verteilt. { $name } ist noch dabei …
hohisse-waiting-race = Alles verteilt! { $name } beendet dieses Paar, den Rest verteilst du.
hohisse-last-pair = STOPP! { $name } ist fertig: dein letztes Paar!
hohisse-stop = STOPP! { $name } verteilt die { $n } Karten, die { $other } noch hat.
hohisse-stop-you = STOPP! { $name } verteilt deine letzten { $n } Karten.
hohisse-stop-them = STOPP! Verteil die { $n } Karten, die { $other } noch hat.
hohisse-lots = Das Los entscheidet, wer anfängt …
hohisse-tie = Stechen
hohisse-pick-slot = Wohin damit?
hohisse-pick-strength = Welche Stärke geht? Die sichtbaren Karten dieser Stärke verlassen das Seil.
hohisse-pick-swap = Welche Karte wechselt hinüber?
hohisse-pick-swap-to = Und wohin?
hohisse-decline = Ohne Wirkung
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
