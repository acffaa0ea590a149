### What the page says everywhere, from the shelf to the settings.

app-name = Tablée
skip = Skip to content
close = Close
cancel = Cancel
yes = yes
no = no
loading = One moment…
not-found = There is nothing at this address.
not-found-about = Perhaps the link is old, or lost a letter on its way. The games are right where they were.
back-to-shelf = Back to the shelf
trouble = The server is not responding.
try-again = Try again

## A game in short

kind-dice = dice
kind-cards = cards
kind-abstract = strategy
kind-race = speed
players-some = { LIST($seats, type: "or") } players
players-between = { $least }–{ $most } players
minutes-some = { $minutes } min
minutes-between = { $least }–{ $most } min
age = age { $years }+

## The shelf

shelf-title = What shall we play?
shelf-pitch = Games that have become hard to find, on the table within a minute.
shelf-mine = Your games in progress
shelf-open = Open tables
shelf-games = The shelf
shelf-filter = Filter the games
shelf-any-players = players
shelf-any-age = age
shelf-any-minutes = length
shelf-any-kind = kind
shelf-for-players =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
shelf-for-age = age { $n }
shelf-for-minutes = { $n } min or less
shelf-none = No game fits. Drop a filter?
shelf-clear = Show all
shelf-your-turn = Your turn!
shelf-status-waiting = waiting for players
shelf-status-playing = in progress
shelf-status-adjourned = paused
shelf-status-over = over
shelf-closed = cannot be opened
shelf-compiling = getting ready
shelf-progress = Games ready: { $ready } of { $all }. You can already play the others.

## A game’s page

game-rules = The rules
game-contents = Contents of the rules
game-link-to = Link to rule { $rule }
game-leaders = The best
game-no-leaders = Nobody yet: play a rated game, and first place is yours.
game-leader = Player
game-rating = Rating
game-games = Games
game-balance = In figures
game-balance-by = Measured in games between bots.
game-compiling = This game’s rules are still being prepared: you can play already, but the bots think more slowly.

## Before a game

start-title = Play
way-bots = Against bots
way-here = On this screen
way-friends = With friends
way-about-bots = The game starts right away.
way-about-here = Pass the device around, or huddle around it.
way-about-friends = You will get a link and a code to share.
start-players = How many players?
start-level = Strength of the bots
start-your-name = Your name
start-seats = The seats
start-seat = Seat { $n }
start-me = Me
start-open = Somebody with the link
start-here = Somebody at this screen
start-bot = Bot: { $level }
start-name-of = Name at seat { $n }
start-guest = Player { $n }
start-options = Variants
start-more = More settings
start-public = Show the table to visitors
start-chat = Allow chat
start-rated = Rated game (no hints, no taking back)
start-rated-about = It is played with a clock, and counts once everybody has made two moves.
start-rated-guest = You need an account for that:
start-rated-account = make one
start-clock = Clock
time-limit-none = No clock
time-limit-quick = 5 minutes, plus 5 seconds a move
time-limit-calm = 15 minutes, plus 10 seconds a move
time-limit-move = 1 minute a move
time-limit-day = 1 day a move
start-out = When time runs out
time-out-loses = the game is lost
time-out-bot = a bot takes over
start-at-random = at random
start-go = Start
start-making = Setting the table…

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
theme-auto = match device
theme-light = light
theme-dark = dark
settings-palette = Players’ colours
palette-table = painted wood
palette-clear = easy to tell apart
palette-bold = strong contrast
settings-motion = Animations
motion-auto = match device
motion-full = yes
motion-reduced = as few as possible
settings-sound = Sounds
settings-on = on
settings-off = off
settings-try = Listen

## The best

best-title = The best
best-of = The best at { $game }
best-how = People and bots on one scale, by their rated games.
best-all = The full ranking
best-play = Play { $game }
best-others = The other games

## Somebody

person-games =
    { $n ->
        [one] { $n } game finished
       *[other] { $n } games finished
    }
person-ratings = Ratings
person-no-ratings = No rated games yet.
person-game = Game
person-likely = likely
person-sure = The rating is what we are sure of: the likely strength, less the doubt. Every rated game takes some doubt away.
person-last = Latest games
person-no-games = No finished games at a public table yet.

## Me

me-title = Me
me-name = Your name at the table
me-save = Save
me-saved = Got it.
me-guest = You are playing as a guest: your games are kept in this browser.
me-account = Account: { $login }
me-make = Make an account
me-make-about = An account keeps your games and your rating from one device to the next.
me-login = Account name
me-password = Password
me-log-in = Log in
me-log-in-about = Already have an account?
me-log-out = Log out
me-log-out-all = Log out everywhere
me-forget = Delete my data
me-forget-sure = Delete everything?
me-forget-about = Your name, your account and your seats will be forgotten. There is no way back.
me-profile = What others see of me
me-tables = My games
me-no-tables = No games yet.
