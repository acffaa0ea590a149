### Was die Seite überall sagt, vom Regal bis zu den Einstellungen.

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
shelf-status-over = vorbei
shelf-closed = geht nicht mehr auf
shelf-compiling = wird vorbereitet
shelf-progress = Bereit: { $ready } von { $all } Spielen. Die anderen kannst du auch schon spielen.

## Die Seite eines Spiels

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
time-limit-quick = 5 Minuten, dazu 5 Sekunden pro Zug
time-limit-calm = 15 Minuten, dazu 10 Sekunden pro Zug
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
person-sure = Die Wertung ist das, was sicher ist: die vermutliche Stärke, abzüglich des Zweifels. Jede gewertete Partie nimmt etwas Zweifel weg.
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
me-forget-about = Dein Name, dein Konto und deine Plätze werden vergessen. Es gibt kein Zurück.
me-profile = Was andere von mir sehen
me-tables = Meine Partien
me-no-tables = Noch keine Partie.
