### Was die Seite sagt. Jedes Spielbrett hat seine eigenen Worte, im Ordner seines Spiels.

app-name = Tablée
skip = Zum Inhalt
close = Schließen
cancel = Abbrechen
yes = ja
no = nein
loading = Einen Moment …
not-found = Unter dieser Adresse ist nichts.
not-found-about = Vielleicht ist der Link alt, oder er hat unterwegs einen Buchstaben verloren. Die Spiele stehen, wo sie immer stehen.
back-to-shelf = Zurück zum Regal
trouble = Der Server antwortet nicht.
try-again = Noch einmal versuchen

## Ein Spiel in Kürze

kind-dice = Würfel
kind-cards = Karten
kind-abstract = Taktik
kind-race = Tempo
players-some = { LIST($seats, type: "or") } Personen
players-between = { $least }–{ $most } Personen
minutes-some = { $minutes } Min.
minutes-between = { $least }–{ $most } Min.
age = ab { $years } Jahren

## Das Regal

shelf-title = Was spielen wir?
shelf-pitch = Selten gewordene Spiele, in einer Minute auf dem Tisch.
shelf-mine = Deine laufenden Partien
shelf-open = Offene Tische
shelf-games = Das Regal
shelf-filter = Spiele filtern
shelf-any-players = Personen
shelf-any-age = Alter
shelf-any-minutes = Dauer
shelf-any-kind = Art
shelf-for-players =
    { $n ->
        [one] { $n } Person
       *[other] { $n } Personen
    }
shelf-for-age = { $n } Jahre
shelf-for-minutes = höchstens { $n } Min.
shelf-none = Kein Spiel passt. Einen Filter weglassen?
shelf-clear = Alle zeigen
shelf-your-turn = Du bist dran!
shelf-status-waiting = wartet auf Mitspieler
shelf-status-playing = läuft
shelf-status-adjourned = macht Pause
shelf-status-over = zu Ende
shelf-closed = geht nicht mehr auf
shelf-compiling = wird vorbereitet
shelf-progress = Bereit: { $ready } von { $all } Spielen. Die anderen kannst du auch schon spielen.

## Die Seite eines Spiels

look-title = Das Spiel in dreißig Sekunden
look-again = Noch einmal zeigen
look-go-on = Weiter
game-rules = Die Regeln
game-contents = Inhalt der Regeln
game-link-to = Link zu Regel { $rule }
game-leaders = Die Besten
game-no-leaders = Noch niemand: Spiel eine gewertete Partie, und der erste Platz gehört dir.
game-leader = Name
game-rating = Wertung
game-games = Partien
game-balance = In Zahlen
game-balance-by = Gemessen in Partien zwischen Bots.
game-compiling = Die Regeln werden noch vorbereitet: Spielen geht schon, nur denken die Bots langsamer.

## Von wem dieses Spiel ist

our-guess = { $fact } (unsere Schätzung)
credits-title = Von wem dieses Spiel ist
credits-designer = Idee
credits-illustrator = Illustration
credits-publisher = Verlag
credits-year = Jahr
credits-nobody = Wir wissen nicht, wer es erfunden hat.
credits-ours = Die Regeltexte und die Zeichnungen sind hier von uns.
credits-thanks = Herzlichen Dank an die Sammlung { $collection }, die die ursprüngliche Regel mit allen teilt.
credits-sources = Die Regeln stehen in: { LIST($sources) }.
credits-contact = Hast du Rechte an diesem Spiel? Schreib uns:
availability-in-print = Es war zuletzt noch im Handel: Kauf es, wenn du kannst!
availability-out-of-print = Soweit wir wissen, ist es vergriffen; wer es gebraucht findet, sollte zugreifen.
availability-unknown = Gibt es das Spiel noch zu kaufen? Wir wissen es nicht. Wenn du es findest, kauf es.
availability-traditional = Ein überliefertes Spiel: Es gehört allen.

## Vor einer Partie

start-title = Spielen
way-bots = Gegen Bots
way-here = An diesem Gerät
way-friends = Mit Freunden
way-about-bots = Es geht sofort los.
way-about-here = Gebt das Gerät weiter, oder rückt zusammen.
way-about-friends = Du bekommst einen Link und einen Code zum Teilen.
start-players = Wie viele spielen mit?
start-level = Stärke der Bots
start-level-first = fürs erste Mal
level-about-1 = Liegt oft daneben
level-about-2 = Spielt aus dem Bauch
level-about-3 = Nutzt deine Fehler
level-about-4 = Sieht weit voraus
level-about-5 = Übersieht fast nichts
start-your-name = Dein Name
start-seats = Die Plätze
start-seat = Platz { $n }
start-me = Ich
start-open = Jemand mit dem Link
start-here = Jemand an diesem Gerät
start-bot = Bot: { $level }
start-name-of = Name auf Platz { $n }
start-guest = Spieler { $n }
start-options = Varianten
start-more = Weitere Einstellungen
start-public = Den Tisch allen Besuchern zeigen
start-chat = Plaudern erlauben
start-rated = Gewertete Partie (ohne Tipps, ohne Zurücknehmen)
start-rated-about = Sie wird mit Uhr gespielt und zählt, sobald alle zwei Züge gemacht haben.
start-rated-guest = Dafür brauchst du ein Konto:
start-rated-account = leg eins an
start-clock = Uhr
time-limit-none = Ohne Uhr
time-limit-quick = 5 Minuten + 5 s pro Zug
time-limit-calm = 15 Minuten + 10 s pro Zug
time-limit-move = 1 Minute pro Zug
time-limit-day = 1 Tag pro Zug
start-out = Wenn die Zeit um ist
time-out-loses = ist die Partie verloren
time-out-bot = spielt ein Bot weiter
start-at-random = zufällig
start-go = Los geht’s
start-making = Der Tisch wird gedeckt …

## Einstellungen

settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-palette = Spielerfarben
palette-table = bemaltes Holz
palette-clear = leicht zu unterscheiden
palette-bold = starker Kontrast
settings-motion = Animationen
motion-auto = wie das Gerät
motion-full = ja
motion-reduced = so wenige wie möglich
settings-pace = Tempo der anderen
pace-calm = ruhig
pace-normal = normal
pace-brisk = flott
pace-instant = sofort
settings-sound = Töne
settings-on = an
settings-off = aus
settings-try = Anhören

## Die Besten

best-title = Die Besten
best-of = Die Besten in { $game }
best-how = Menschen und Bots auf einer Skala, nach ihren gewerteten Partien.
best-all = Die ganze Rangliste
best-play = { $game } spielen
best-others = Die anderen Spiele

## Jemand

person-games =
    { $n ->
        [one] { $n } beendete Partie
       *[other] { $n } beendete Partien
    }
person-ratings = Wertungen
person-no-ratings = Noch keine gewertete Partie.
person-game = Spiel
person-likely = vermutlich
person-sure = Die Wertung ist das, was sicher ist: die vermutliche Stärke minus den Zweifel. Jede gewertete Partie nimmt etwas Zweifel weg.
person-last = Letzte Partien
person-no-games = Noch keine beendete Partie an einem öffentlichen Tisch.

## Ich

me-title = Ich
me-name = Dein Name am Tisch
me-save = Speichern
me-saved = Ist notiert.
me-guest = Du spielst als Gast: Deine Partien bleiben in diesem Browser.
me-account = Konto: { $login }
me-make = Konto anlegen
me-make-about = Mit einem Konto hast du deine Partien und deine Wertung auf jedem Gerät dabei.
me-login = Kontoname
me-password = Passwort
me-log-in = Anmelden
me-log-in-about = Hast du schon ein Konto?
me-log-out = Abmelden
me-log-out-all = Überall abmelden
me-forget = Meine Daten löschen
me-forget-sure = Alles löschen?
me-forget-about = Dein Name, dein Konto und deine Plätze werden vergessen. Das lässt sich nicht rückgängig machen.
me-profile = Was andere von mir sehen
me-tables = Meine Partien
me-no-tables = Noch keine Partie.

## Wenn der Server Nein sagt, nach der Art seiner Antwort

problem-malformed = Das hat der Server nicht verstanden.
problem-illegal = Das erlauben die Regeln nicht.
problem-not-your-turn = Du bist nicht dran.
problem-stale = Die Partie ist inzwischen weitergegangen: Sieh noch einmal hin.
problem-over = Die Partie ist zu Ende.
problem-another-hand = Diese Hand hat schon jemand gesehen. Nur wer sie liegen ließ, darf sie wieder aufnehmen, oder jemand, der hier noch nicht gespielt hat.
problem-not-yours = Das ist nicht dein Platz.
problem-not-now = Das geht gerade nicht.
problem-taken = Jemand war schneller: Dieser Platz ist besetzt.
problem-too-fast = Nicht so schnell!
problem-busy = Der Server hat alle Hände voll zu tun: Versuch es gleich noch einmal.
problem-bad-request = Da passt etwas nicht: Sieh es dir noch einmal an.
problem-nobody = Sag erst, wer du bist.
problem-wrong-password = Dieses Konto gibt es nicht, oder das Passwort stimmt nicht.
problem-login-taken = Diesen Kontonamen hat schon jemand.
problem-forbidden = Das darfst du hier nicht.
problem-one-a-screen = In einer gewerteten Partie spielen alle an ihrem eigenen Gerät.
problem-needs-account = Eine gewertete Partie spielt man mit einem Konto: Leg eins auf der Seite „Ich“ an.
problem-needs-clock = Eine gewertete Partie spielt man mit Uhr: Such dir eine aus.
problem-not-found = Das gibt es nicht oder nicht mehr.
problem-not-allowed = Das geht hier nicht.
problem-conflict = Das geht nicht mehr.
problem-too-large = Das ist zu lang.
problem-not-json = Die Seite und der Server verstehen sich nicht mehr: Lade die Seite neu.
problem-too-many = Das war viel auf einmal: Versuch es etwas später noch einmal.
problem-too-many-tables = Du hast viele Partien offen: Spiel erst ein paar davon zu Ende.
problem-no-game = Dieses Spiel steht nicht mehr im Regal, deshalb geht sein Tisch nicht mehr auf.
problem-old-rules = Die Regeln dieses Spiels haben sich seitdem geändert: Man kann die Partie noch lesen, aber nicht mehr weiterspielen.
problem-broken = Diese Partie lässt sich nicht mehr öffnen.
problem-failed = Bei uns ist etwas schiefgegangen.

## Wenn ein Tisch schließt

farewell-not-found = Diesen Tisch gibt es nicht oder nicht mehr.
farewell-too-slow = Die Verbindung ist zu langsam.
farewell-too-many = Dieser Tisch ist auf zu vielen Bildschirmen offen.
farewell-bad-messages = { problem-not-json }
farewell-stopping = Der Server startet neu.
farewell-signed-out = Du bist abgemeldet.
farewell-busy = Gerade sind alle Tische besetzt, wir versuchen es weiter …
farewell-no-game = { problem-no-game }
farewell-old-rules = { problem-old-rules }
farewell-broken = { problem-broken }

## Was ein Tisch sagt, vom ersten freien Platz bis zur Revanche

table-title = Eine Partie { $game }

## Vor der Partie

lobby-title = Wir warten noch auf Mitspieler
lobby-invited = Du bist zum Spielen eingeladen
lobby-invited-by = { $name } lädt dich zum Spielen ein
lobby-sit = Hinsetzen und mitspielen
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
seat-take-here = An diesem Gerät
seat-leave = Platz verlassen
seat-let-bot = Für einen Bot
seat-you = du
seat-away = nicht da
seat-resigned = hat aufgegeben
seat-to-play = ist dran

## Wer dran ist

turn-yours = Du bist dran
turn-of = { $name } ist dran
turn-here = { $name }, du bist dran
turn-says = { $name }: { $told }
turn-several = Mehrere wählen gleichzeitig
turn-watching = Du schaust zu
turn-adjourned = Die Partie macht Pause
turn-over = Die Partie ist zu Ende
turn-pending = Moment …
turn-spectators =
    { $n ->
        [one] { $n } schaut zu
       *[other] { $n } schauen zu
    }
turn-look-as = Für { $name } spielen
lately-again = Noch einmal zeigen
lately-skip = Überspringen
ready-title = Sind alle bereit?
ready-go = Ich bin bereit!
ready-waiting = Wir warten noch auf: { LIST($names) }.
clock-of = Zeit von { $name }
clock-days = { $days } T { $hours } Std.

## Rund um das Brett

table-seats = Wer mitspielt
table-tabs = Verlauf und Plauderei
table-board = Das Spielbrett
story-title = Was bisher geschah
story-empty = Noch ist nichts passiert.
story-taken-back = { $name } hat einen Zug zurückgenommen.
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
hint-play = Diesen Zug spielen
action-undo = Zug zurücknehmen
action-sound = Ton
action-more = Weitere Aktionen
action-keys = Tasten
keys-title = Die Tasten
keys-space = Leertaste
keys-tab = von einem Knopf zum nächsten
keys-arrows = über das Brett gehen
keys-enter = Eingabe
keys-press = drücken, was umrandet ist
keys-single = Kürzel mit einer einzigen Taste
action-adjourn = Pause machen
action-resume = Weiterspielen
action-resign = Aufgeben
resign-sure = Die Partie aufgeben?
resign-about = Dann haben die anderen gewonnen. Das lässt sich nicht rückgängig machen.
ask-undo = { $name } möchte einen Zug zurücknehmen.
ask-adjourn = { $name } möchte eine Pause machen.
ask-waiting = Wir fragen die anderen, ob sie einverstanden sind.
ask-agree = In Ordnung
ask-disagree = Nein
chat-title = Plaudern
chat-empty = Sag Hallo!
chat-line = Deine Nachricht
chat-say = Senden
chat-unread =
    { $n ->
        [one] { $n } neue Nachricht
       *[other] { $n } neue Nachrichten
    }
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
result-rematch-seats =
    { $n ->
        [2] Bei der Revanche werden Plätze und Farben getauscht.
       *[other] Bei der Revanche rücken alle einen Platz weiter und wechseln die Farbe.
    }
result-new-game = Noch eine Partie
result-record = Partie herunterladen
result-next-level = Gegen „{ $level }“ versuchen
result-turned = Gekippt ist die Partie bei Zug { $n }.
result-rating = Deine Wertung: { $n } ({ $change }).
result-first-rating = Deine erste Wertung: { $n }.
result-see-board = Zum Brett
result-show = Ergebnis zeigen

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
field-home = Am Ziel
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

## Eine beendete Partie noch einmal ansehen und prüfen, ob das Los ehrlich war

replay-title = { $game }, Zug für Zug
replay-open = Noch einmal ansehen
replay-not-yet = Diese Partie läuft noch. Du kannst sie ansehen, wenn sie zu Ende ist.
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
replay-then = Als Nächstes { $name }: { $move }
replay-same = Das hätten die Bots auch gespielt.
replay-better = Am besten wäre gewesen: { $move }
replay-show-best = Auf dem Brett zeigen
replay-curve = Wer lag vorn?
replay-growing = Die Bots denken die Partie noch einmal durch …
replay-broken = Die Bots haben gerade keine Zeit.
replay-own = Die Karten auf der Hand waren verdeckt: Jede Linie zeigt, was sich jemand mit dem eigenen Wissen ausrechnen konnte.
replay-chances = Gewinnchancen: { $shares }
replay-turns = Wendepunkte
replay-no-turns = Kein Wendepunkt: Nichts ist auf einen Schlag gekippt.
replay-turn =
    { $n ->
        [0] Am Anfang: { $name }, { $before } → { $after }
       *[other] Zug { $n }: { $name }, { $before } → { $after }
    }
replay-tools = Teilen und prüfen
replay-copy = Link hierher kopieren
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
verify-by-whom = Das alles hat dein Browser selbst ausgerechnet. Wie aus den Zahlen nach den Regeln Würfel und Karten werden, hat der Server noch einmal nachgerechnet; der Befehl „tablee verify“ tut es auf deinem eigenen Rechner.
verify-seal = Siegel, gezeigt vor dem ersten Zug
verify-secret = Geheimnis, geöffnet am Ende
verify-word = Wort von { $name }

## Lektionen

learn-title = { $game } lernen
learn-start = Beim Spielen lernen ({ $minutes } Min.)
learn-step = Schritt { $n } von { $all }
learn-note = Was zu tun ist
learn-go-on = Weiter
learn-show = Zeig es mir
learn-do-it = Spiel es für mich
learn-other = „{ $move }“: Auch das erlauben die Regeln. Folge hier aber dem Hinweis, dann kommen wir gemeinsam ans Ziel.
learn-cannot = Das geht hier nicht.
learn-back = Einen Schritt zurück
learn-again = Von vorn
learn-leave = Zur Seite des Spiels
learn-done = Jetzt bist du dran!
learn-play-now = Eine richtige Partie, gegen „{ $level }“

## Aus Daten gezeichnete Spielbretter

scene-kind =
    { $kind ->
        [grid] Brett
        [track] Bahn
        [row] Reihe
        [hand] Hand
        [pile] Stapel
        [dice] Würfel
        [pits] Mulden
        [counter] Zähler
       *[spots] Karte
    }
scene-shape =
    { $shape ->
        [disc] Scheibe
        [ring] Ring
        [pawn] Spielfigur
        [card] Karte
        [die] Würfel
        [stone] Stein
        [button] Knopf
       *[other] { $shape }
    }
scene-face = { $what } { $face }
scene-of = { $what } von { $name }
scene-behind = { $what }, verdeckt
scene-marked = { $what }, markiert
scene-some = { $n } × { $what }
scene-count = { $value } von { $most }
scene-place = Platz { $n }
scene-square = Zeile { $row }, Spalte { $column }
scene-empty = leer
scene-moves =
    { $n ->
        [one] { $what }: ein Zug
       *[other] { $what }: { $n } Züge
    }
scene-nowhere = Das führt gerade nirgendwohin.
scene-try = Das führt gerade nirgendwohin. Möglich: { LIST($things, type: "or") }.

## Werkbank

bench-title = Werkbank: { $game }
bench-lost = Die Werkbank antwortet nicht. Läuft sie noch?
bench-place = { $file }, Zeile { $line }
bench-trouble = Zu sehen ist das Spiel, wie es zuletzt funktionierte.
bench-cut = Vor diesem Zug weiterspielen
bench-log = Züge bisher
bench-wander-one = Ein zufälliger Zug
bench-wander-all = Zufällig bis zum Ende
bench-wait = { $n } s warten
bench-fate = Zufall
bench-fate-draws = Der Zufall zieht von selbst
bench-fate-turn = Der Zufall ist dran: ziehen oder aussuchen.
bench-draw = Ziehen
bench-eyes-acting = Wer am Zug ist
bench-eyes-spectator = Zuschauer
bench-seats = Spieler
bench-begin = Neu beginnen
bench-write = Festhalten, was gespielt wurde
bench-learner = Wer lernt
bench-replace = Die vorhandene Lektion ersetzen
bench-lesson = Eine Lektion schreiben
bench-rule = Regel
bench-sentence = Was der Test zeigt, in ein paar englischen Worten
bench-test = Einen Test schreiben
bench-written = Geschrieben: { $file }
bench-checks = Was check-game sagt
bench-checking = Prüfung läuft … ({ $n } fertig)
bench-fine = Nichts zu beanstanden.
