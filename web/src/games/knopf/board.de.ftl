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
knopf-side = { $name } hat { $taken } von { $target } Knöpfen geholt
# Ab zwei.
knopf-quiet = { $n } Züge ohne Schlagen
knopf-seen = Stellung { $n }-mal gesehen
