### Was ein Tisch sagt, vom ersten freien Platz bis zur Revanche.

table-title = Eine Partie { $game }

## Vor der Partie

lobby-title = Wir warten noch auf Leute
lobby-about = Es geht los, sobald alle Plätze besetzt sind.
lobby-awaited =
    { $n ->
        [one] Alle Plätze sind besetzt. Es geht los, sobald { LIST($names) } diese Seite offen hat: Jedes Gerät gibt ein zufälliges Wort dazu, damit sich niemand die Würfel aussuchen kann.
       *[other] Alle Plätze sind besetzt. Es geht los, sobald { LIST($names) } diese Seite offen haben: Jedes Gerät gibt ein zufälliges Wort dazu, damit sich niemand die Würfel aussuchen kann.
    }
lobby-wordless = Dein Wort liegt auf einem anderen Gerät: Öffne die Seite dort, oder steh auf und setz dich noch einmal hin.
share-title = Lade deine Freunde ein
share-about = Schick ihnen diesen Link, oder lass sie den Code mit dem Handy scannen.
share-only-here = Diese Adresse gilt nur auf diesem Rechner. Für Freunde an anderen Geräten starte Tablée so und nimm die Adresse, die es nennt:
share-copy = Link kopieren
share-copied = Link kopiert
share-send = Senden …
share-qr = QR-Code dieses Tisches
seat-free = Freier Platz
seat-take = Hier hinsetzen
seat-take-here = Für jemanden an diesem Gerät
seat-leave = Platz verlassen
seat-let-bot = Platz einem Bot überlassen
seat-you = du
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-to-play = ist dran

## Wer dran ist

turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-here = { $name }, du bist dran
turn-several = Mehrere wählen gleichzeitig
turn-watching = Du schaust zu
turn-adjourned = Die Partie macht Pause
turn-over = Die Partie ist vorbei
turn-pending = Moment …
turn-spectators =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
turn-look-as = Für { $name } spielen
clock-of = Zeit von { $name }
clock-days = { $days } T { $hours } Std.

## Rund um das Brett

table-seats = Wer mitspielt
table-board = Das Spielbrett
story-title = Was bisher geschah
story-empty = Noch ist nichts passiert.
story-earlier = Lesen, was davor war
moves-title = Mögliche Züge
moves-count =
    { $n ->
        [one] { $n } möglicher Zug
       *[other] { $n } mögliche Züge
    }
moves-none = Gerade ist nichts zu tun.
moves-search = Einen Zug suchen
rule-number = Regel { $rule }
rules-title = Regeln
hint-ask = Ein Tipp
hint-thinking = Mal überlegen …
hint-said = Tipp: { $move }
hint-play = So spielen
action-undo = Zurücknehmen
action-sound = Ton
action-adjourn = Pause machen
action-resume = Weiterspielen
action-resign = Aufgeben
resign-sure = Die Partie aufgeben?
resign-about = Dann haben die anderen gewonnen. Es gibt kein Zurück.
ask-undo = { $name } möchte einen Zug zurücknehmen.
ask-adjourn = { $name } möchte eine Pause machen.
ask-waiting = Wir fragen die anderen, ob sie einverstanden sind.
ask-agree = In Ordnung
ask-disagree = Nein
chat-title = Plaudern
chat-empty = Sag Hallo!
chat-line = Deine Nachricht
chat-say = Senden
curtain-title = Gib das Gerät an { $name } weiter
curtain-about = Schaut sonst niemand hin? Dann können wir die Karten zeigen.
curtain-go = Ich bin { $name }
link-connecting = Verbindung wird aufgebaut …
link-open = Verbunden
link-lost = Verbindung verloren, wir versuchen es weiter …
link-closed = Getrennt

## Das Ende

result-won =
    { $n ->
        [one] { LIST($names) } hat gewonnen!
       *[other] { LIST($names) } haben gewonnen!
    }
result-you-won = Du hast gewonnen!
result-draw = Unentschieden!
ended-resigned = { $name } hat aufgegeben.
ended-time = Die Zeit von { $name } ist um.
result-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
result-rematch = Revanche
result-rematch-ready = Die Revanche wartet auf dich
result-new-game = Noch eine Partie
result-record = Partie herunterladen

## Das Brett der Spiele, die kein eigenes haben

view-position = Die Stellung
view-nothing = nichts
field-board = Brett
field-cards = Karten
field-columns = Spalten
field-deck = Stapel
field-dice = Würfel
field-die = Würfel
field-discard = Ablagestapel
field-draw = Nachziehstapel
field-hand = Hand
field-hands = Hände
field-home = Im Ziel
field-last = Letzter Zug
field-left = Übrig
field-points = Punkte
field-reserve = Vorrat
field-round = Runde
field-row = Reihe
field-rows = Reihen
field-start = Start
field-taken = Genommen
field-turns = Züge
