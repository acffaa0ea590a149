### What the page says. Each board has its own words, in the folder of its game.

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
shelf-pitch = Games that have become hard to find, on your table within a minute.
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
shelf-none = No game fits. Remove a filter?
shelf-clear = Show all
shelf-your-turn = Your turn!
shelf-status-waiting = waiting for players
shelf-status-playing = in progress
shelf-status-adjourned = paused
shelf-status-over = over
shelf-closed = cannot be opened
shelf-compiling = getting ready
shelf-progress = Games ready: { $ready } of { $all }. You can already play the others too.

## A game’s page

look-title = The game in thirty seconds
look-again = Show again
look-go-on = Continue
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

## Who made this game

our-guess = { $fact } (our estimate)
credits-title = Who made this game
credits-designer = Designer
credits-illustrator = Illustrator
credits-publisher = Publisher
credits-year = Year
credits-nobody = We do not know who invented it.
credits-ours = The text of the rules and the drawings here are our own.
credits-thanks = Many thanks to the { $collection } collection, which shares the original rules.
credits-sources = Its rules are told in: { LIST($sources) }.
credits-contact = Do you hold rights in this game? Write to us:
availability-in-print = It has been in shops lately: buy it if you can!
availability-out-of-print = As far as we know it is out of print; if you find a used copy, treat yourself.
availability-unknown = Is it still on sale? We do not know. If you find it, buy it.
availability-traditional = A traditional game: it belongs to everybody.

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
start-level-first = for a first game
level-about-1 = Is often wrong
level-about-2 = Plays whatever comes to mind
level-about-3 = Takes advantage of your mistakes
level-about-4 = Sees far ahead
level-about-5 = Misses next to nothing
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
start-rated = Rated game (no hints, no taking moves back)
start-rated-about = It is played with a clock, and counts once everybody has made two moves.
start-rated-guest = You need an account for that:
start-rated-account = make one
start-clock = Clock
time-limit-none = No clock
time-limit-quick = 5 minutes + 5 s a move
time-limit-calm = 15 minutes + 10 s a move
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
settings-pace = Pace of the others’ moves
pace-calm = calm
pace-normal = normal
pace-brisk = brisk
pace-instant = instant
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
person-sure = The rating is what we are sure of: the likely strength, minus the doubt. Every rated game takes some doubt away.
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
me-forget-about = Your name, your account and your seats will be forgotten. This cannot be undone.
me-profile = What others see of me
me-tables = My games
me-no-tables = No games yet.

## When the server says no, by the kind of its answer

problem-malformed = The server could not make sense of that.
problem-illegal = The rules do not allow that.
problem-not-your-turn = It is not your turn.
problem-stale = The game has moved on: look again.
problem-over = The game is over.
problem-another-hand = This hand has been seen. Only whoever left it may take it up again, or somebody who has not played here yet.
problem-not-yours = This seat is not yours.
problem-not-now = That is not possible right now.
problem-taken = Somebody was faster: this seat is taken.
problem-too-fast = Not so fast!
problem-busy = The server has its hands full: try again in a moment.
problem-bad-request = Something in there does not fit: have another look.
problem-nobody = First say who you are.
problem-wrong-password = There is no such account, or the password is wrong.
problem-login-taken = Somebody has that account name already.
problem-forbidden = You may not do that here.
problem-one-a-screen = In a rated game everybody plays on their own screen.
problem-needs-account = A rated game is played with an account: make one on the “Me” page.
problem-needs-clock = A rated game is played with a clock: choose one.
problem-not-found = That does not exist, or no longer does.
problem-not-allowed = That does not work here.
problem-conflict = That is no longer possible.
problem-too-large = That is too long.
problem-not-json = The page and the server no longer understand each other: reload the page.
problem-too-many = That was a lot at once: try again in a while.
problem-too-many-tables = You have a lot of unfinished games: finish some of them first.
problem-no-game = This game is no longer on the shelf, so its table cannot be opened.
problem-old-rules = The rules of this game have changed since: the game can be read, but not played on.
problem-broken = This game can no longer be opened.
problem-failed = Something went wrong on our side.

## When a table closes

farewell-not-found = This table does not exist, or no longer does.
farewell-too-slow = The connection is too slow.
farewell-too-many = This table is open on too many screens.
farewell-bad-messages = { problem-not-json }
farewell-stopping = The server is restarting.
farewell-signed-out = You are logged out.
farewell-busy = All tables are taken for the moment, trying again…
farewell-no-game = { problem-no-game }
farewell-old-rules = { problem-old-rules }
farewell-broken = { problem-broken }

## What a table says, from the first free seat to the rematch

table-title = A game of { $game }

## Before the game

lobby-title = Waiting for players
lobby-invited = You are invited to play
lobby-invited-by = { $name } invites you to play
lobby-sit = Sit down and play
lobby-about = The game begins as soon as all seats are taken.
lobby-awaited =
    { $n ->
        [one] All seats are taken. The game begins once { LIST($names) } has this page open: each screen adds a random word, so that nobody can choose the dice.
       *[other] All seats are taken. The game begins once { LIST($names) } have this page open: each screen adds a random word, so that nobody can choose the dice.
    }
lobby-wordless = Your word stayed on another screen: open this page there, or get up and take your seat again.
share-title = Invite your friends
share-about = Send this link, or let them scan the code with their phone.
share-only-here = This address only works on this machine. For friends on other devices, start Tablée like this and use the address it gives:
share-copy = Copy the link
share-copied = Link copied
share-send = Send…
share-qr = QR code of this table
seat-free = Free seat
seat-take = Sit here
seat-take-here = At this screen
seat-leave = Leave this seat
seat-let-bot = For a bot
seat-you = you
seat-away = away
seat-resigned = has resigned
seat-to-play = to play

## Whose turn it is

turn-yours = Your turn
turn-of = { $name } to play
turn-here = Your turn, { $name }
turn-says = { $name }: { $told }
turn-several = Several players are choosing at the same time
turn-watching = You are watching the game
turn-adjourned = The game is paused
turn-over = The game is over
turn-pending = One moment…
turn-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
turn-look-as = Play for { $name }
lately-again = Show again
lately-skip = Skip
ready-title = Is everybody ready?
ready-go = I am ready!
ready-waiting = Waiting for { LIST($names) }.
clock-of = { $name }’s time
clock-days = { $days } d { $hours } h

## Around the board

table-seats = The players
table-tabs = Story and chat
table-board = The board
story-title = The story so far
story-empty = Nothing has happened yet.
story-taken-back = { $name } took a move back.
story-earlier = Read what came before
moves-title = Possible moves
moves-count =
    { $n ->
        [one] { $n } possible move
       *[other] { $n } possible moves
    }
moves-none = Nothing to do for now.
moves-search = Search for a move
rule-number = Rule { $rule }
rules-title = Rules
hint-ask = A hint
hint-thinking = Thinking…
hint-said = Hint: { $move }
hint-play = Play this move
action-undo = Take back the move
action-sound = Sound
action-more = More actions
action-keys = Keys
keys-title = Keys
keys-space = Space
keys-tab = go from one button to the next
keys-arrows = move about on the board
keys-enter = Enter
keys-press = press what is framed
keys-single = Shortcuts with a single key
action-adjourn = Take a break
action-resume = Resume the game
action-resign = Resign
resign-sure = Resign this game?
resign-about = The others will have won. This cannot be undone.
ask-undo = { $name } would like to take a move back.
ask-adjourn = { $name } would like to take a break.
ask-waiting = We are asking the others whether they agree.
ask-agree = All right
ask-disagree = No
chat-title = Chat
chat-empty = Say hello!
chat-line = Your message
chat-say = Send
chat-unread =
    { $n ->
        [one] { $n } new message
       *[other] { $n } new messages
    }
curtain-title = Pass the device to { $name }
curtain-about = Is nobody else looking? Then the cards can be shown.
curtain-go = I am { $name }
link-connecting = Connecting…
link-open = Connected
link-lost = Connection lost, trying again…
link-closed = Disconnected

## The end

result-won = { LIST($names) } won!
result-you-won = You won!
result-draw = A draw!
ended-resigned = { $name } resigned.
ended-time = { $name } ran out of time.
result-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-rematch = Rematch
result-rematch-ready = The rematch is waiting for you
result-rematch-seats =
    { $n ->
        [2] In a rematch you change places and colours.
       *[other] In a rematch everybody moves on one seat and changes colour.
    }
result-new-game = Another game
result-record = Download the game
result-next-level = Try “{ $level }”
result-turned = The game turned at move { $n }.
result-rating = Your rating: { $n } ({ $change }).
result-first-rating = Your first rating: { $n }.
result-see-board = See the board
result-show = Show the result again

## The board of games that have none of their own

view-position = The position
view-nothing = nothing
field-board = Board
field-cards = Cards
field-columns = Columns
field-deck = Deck
field-dice = Dice
field-die = Die
field-discard = Discard pile
field-draw = Draw pile
field-hand = Hand
field-hands = Hands
field-home = Home
field-last = Last move
field-left = Left
field-points = Points
field-reserve = Reserve
field-round = Round
field-row = Row
field-rows = Rows
field-start = Start
field-taken = Taken
field-turns = Turns

## Looking back at a finished game, and checking that fate was honest

replay-title = Looking back: { $game }
replay-open = Look back
replay-not-yet = This game is still being played. You can look back at it once it is over.
replay-to-table = To the table
replay-slider = Moment in the game
replay-at = Move { $n } of { $all }
replay-first = To the beginning
replay-before = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play the moves
replay-pause = Pause
replay-keys = Keys: ← and → go move by move, Home and End lead to either end.
replay-eyes = From whose point of view?
replay-open-book = All cards open
replay-now = What happened
replay-opening = The game begins.
replay-then = Next, { $name }: { $move }
replay-same = The bots would have played that too.
replay-better = The best move was: { $move }
replay-show-best = Show it on the board
replay-curve = Who was ahead?
replay-growing = The bots are going over the game again…
replay-broken = The bots have no time right now.
replay-own = Hands were hidden: each line shows what that player could expect, from what they knew.
replay-chances = Chances of winning: { $shares }
replay-turns = Turning points
replay-no-turns = No turning point: the game never swung all at once.
replay-turn =
    { $n ->
        [0] At the start: { $name }, { $before } → { $after }
       *[other] Move { $n }: { $name }, { $before } → { $after }
    }
replay-tools = Share and check
replay-copy = Copy the link to this moment
replay-download = Download the game

## Checking

verify-ask = Check dice and cards
verify-asking = Drawing everything again…
verdict-honest =
    { $n ->
        [one] All honest: the only draw of this game is the one the secret and the words give.
       *[other] All honest: the { $n } dice, cards and draws of this game are those the secret and the words give.
    }
verdict-strayed = Something is wrong: chance did not answer as the secret says.
verdict-elsewhere = This game was brought in from a record without a secret: there is nothing to check.
verdict-no-chance = No dice, no cards: in this game nothing is left to chance.
find-sealed = The seal is the fingerprint (SHA-256) of the secret and the words.
find-noted = It is the seal this browser noted before the game.
find-word = The word this browser added did count.
find-numbers = All numbers drawn come from the secret and the words.
find-once = This browser said only one word.
doubt-sealed = The seal is not the fingerprint of the secret and the words!
doubt-noted = It is not the seal this browser noted before the game!
doubt-word = The word this browser added did not count!
doubt-numbers = Some numbers drawn do not come from the secret and the words!
doubt-once = The start was repeated after this browser had said a word: did somebody get up?
verify-by-whom = Your browser worked all this out by itself. Turning the numbers into dice and cards by the rules was done again by the server; the command “tablee verify” does it on your own machine.
verify-seal = Seal, shown before the first move
verify-secret = Secret, opened at the end
verify-word = { $name }’s word

## Lessons

learn-title = Learning { $game }
learn-start = Learn by playing ({ $minutes } min)
learn-step = Step { $n } of { $all }
learn-note = What to do
learn-go-on = Continue
learn-show = Show me
learn-do-it = Play it for me
learn-other = “{ $move }”: the rules allow that too. For this lesson, follow the note and we will get there together.
learn-cannot = That is not possible here.
learn-back = One step back
learn-again = From the beginning
learn-leave = To the game’s page
learn-done = Now you can play!
learn-play-now = A real game, against “{ $level }”

## Boards drawn from data

scene-kind =
    { $kind ->
        [grid] Board
        [track] Track
        [row] Row
        [hand] Hand
        [pile] Pile
        [dice] Dice
        [pits] Pits
        [counter] Counter
       *[spots] Map
    }
scene-shape =
    { $shape ->
        [disc] disc
        [ring] ring
        [pawn] pawn
        [card] card
        [die] die
        [stone] stone
        [button] button
       *[other] { $shape }
    }
scene-face = { $what } { $face }
scene-of = { $what } of { $name }
scene-behind = { $what }, face down
scene-marked = { $what }, marked
scene-some = { $n } × { $what }
scene-count = { $value } of { $most }
scene-place = place { $n }
scene-square = row { $row }, column { $column }
scene-empty = empty
scene-moves =
    { $n ->
        [one] { $what }: one move
       *[other] { $what }: { $n } moves
    }
scene-nowhere = That leads nowhere right now.
scene-try = That leads nowhere right now. Try: { LIST($things, type: "or") }.

## Workbench

bench-title = Workbench: { $game }
bench-lost = The workbench is not responding. Is it still running?
bench-place = { $file }, line { $line }
bench-trouble = You see the game as it last made sense.
bench-cut = Go on from before that move
bench-log = Moves so far
bench-wander-one = A random move
bench-wander-all = To the end at random
bench-wait = Wait { $n } s
bench-fate = Fate
bench-fate-draws = Fate draws by itself
bench-fate-turn = Fate’s turn: draw, or choose.
bench-draw = Draw
bench-eyes-acting = Whoever moves
bench-eyes-spectator = A spectator
bench-seats = Players
bench-begin = Begin anew
bench-write = Write down what was played
bench-learner = Learner
bench-replace = Replace the lesson there is
bench-lesson = Write a lesson
bench-rule = Rule
bench-sentence = What the test shows, in a few English words
bench-test = Write a test
bench-written = Written: { $file }
bench-checks = What check-game says
bench-checking = Checking… ({ $n } done)
bench-fine = Nothing is wrong with it.
