### Eine beendete Partie noch einmal ansehen und prüfen, ob das Los ehrlich war.

replay-title = { $game }, Zug für Zug
replay-open = Noch einmal ansehen
replay-not-yet = Diese Partie läuft noch. Du kannst sie ansehen, wenn sie vorbei ist.
replay-to-table = Zum Tisch
replay-slider = Stelle in der Partie
replay-at = Zug { $n } von { $all }
replay-first = Zum Anfang
replay-before = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Partie abspielen
replay-pause = Pause
replay-keys = Tasten: ← und → gehen Zug für Zug, Pos1 und Ende führen an beide Enden.
replay-eyes = Aus wessen Sicht?
replay-open-book = Alles offen
replay-now = Was passiert ist
replay-opening = Die Partie beginnt.
replay-then = { $name } spielt jetzt: { $move }
replay-same = Das hätten die Bots auch gespielt.
replay-better = Am besten war: { $move }
replay-show-best = Auf dem Brett zeigen
replay-curve = Wer lag vorn?
replay-growing = Die Bots denken die Partie noch einmal durch …
replay-broken = Die Bots haben gerade keine Zeit.
replay-own = Die Karten auf der Hand waren verdeckt: Jede Linie zeigt, was sich jemand mit dem eigenen Wissen ausrechnen konnte.
replay-chances = Gewinnchancen: { $shares }
replay-turns = Wendepunkte
replay-no-turns = Kein Wendepunkt: Nichts ist auf einen Schlag gekippt.
replay-turn = Zug { $n }: { $name }, { $before } → { $after }
replay-tools = Teilen und prüfen
replay-copy = Link zu dieser Stelle kopieren
replay-download = Partie herunterladen

## Prüfen

verify-ask = Würfel und Karten prüfen
verify-asking = Alles wird noch einmal gezogen …
verdict-honest =
    { $n ->
        [one] Alles ehrlich: Das einzige Los dieser Partie ist genau das, was Geheimnis und Wörter ergeben.
       *[other] Alles ehrlich: Die { $n } Würfe, Karten und Lose dieser Partie sind genau die, die Geheimnis und Wörter ergeben.
    }
verdict-strayed = Da stimmt etwas nicht: Das Los fiel anders, als es das Geheimnis will.
verdict-elsewhere = Diese Partie stammt aus einem Protokoll ohne Geheimnis: Es gibt nichts zu prüfen.
verdict-no-chance = Keine Würfel, keine Karten: In diesem Spiel bleibt nichts dem Zufall überlassen.
find-sealed = Das Siegel ist der Fingerabdruck (SHA-256) von Geheimnis und Wörtern.
find-noted = Es ist das Siegel, das sich dieser Browser vor der Partie notiert hat.
find-word = Das Wort, das dieser Browser dazugegeben hat, hat gezählt.
find-numbers = Alle gezogenen Zahlen stammen aus Geheimnis und Wörtern.
find-once = Dieser Browser hat nur ein Wort gesagt.
doubt-sealed = Das Siegel ist nicht der Fingerabdruck von Geheimnis und Wörtern!
doubt-noted = Es ist nicht das Siegel, das sich dieser Browser vor der Partie notiert hat!
doubt-word = Das Wort, das dieser Browser dazugegeben hat, hat nicht gezählt!
doubt-numbers = Manche gezogenen Zahlen stammen nicht aus Geheimnis und Wörtern!
doubt-once = Der Anfang wurde wiederholt, nachdem dieser Browser ein Wort gesagt hatte: Ist jemand aufgestanden?
verify-by-whom = Das alles hat dein Browser selbst ausgerechnet. Aus den Zahlen nach den Regeln Würfel und Karten zu machen, hat der Server noch einmal getan; der Befehl „tablee verify“ tut es auf deinem eigenen Rechner.
verify-seal = Siegel, gezeigt vor dem ersten Zug
verify-secret = Geheimnis, geöffnet am Ende
verify-word = Wort von { $name }
