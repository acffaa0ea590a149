### Was das Spielbrett von Kopf oder Knopf von sich aus sagt.

knopf-board = Spielbrett
knopf-holes =
    { $n ->
        [one] { $n } Loch
       *[other] { $n } Löcher
    }
knopf-button =
    { $colour ->
        [red] roter Knopf
       *[blue] blauer Knopf
    }
knopf-threatened = bedroht
knopf-grouped = in einer verbotenen Gruppe
knopf-lifted = in deiner Hand
knopf-side = { $name } hat { $taken } von { $target } Knöpfen genommen
knopf-game = Partie { $n } von { $games }
knopf-before = und { $n } in der ersten Partie
knopf-first-game = vorher: { $n }
knopf-steps = Die drei Teile eines Zugs
knopf-step =
    { $step ->
        [penalty] Strafe
        [strike] Schlag
       *[move] Schritt
    }
# Ab zwanzig.
knopf-quiet = { $n } von 80 Schritten ohne genommenen Knopf
knopf-seen = Stellung { $n } von 3 Mal gesehen
knopf-where =
    { $n ->
        [one] { $square } in der Hand: Tipp auf das markierte Feld.
       *[other] { $square } in der Hand: Tipp auf eins der { $n } markierten Felder.
    }
knopf-lands-alone = Auf { $square }: allein, ohne Paar.
