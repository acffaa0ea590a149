### What a table says, from the first free seat to the rematch.

table-title = A game of { $game }

## Before the game

lobby-title = Waiting for players
lobby-about = The game begins as soon as all seats are taken.
lobby-awaited =
    { $n ->
        [one] All seats are taken. The game begins once { LIST($names) } has this page open: each screen adds a random word, so that nobody can choose the dice.
       *[other] All seats are taken. The game begins once { LIST($names) } have this page open: each screen adds a random word, so that nobody can choose the dice.
    }
lobby-wordless = Your word has stayed on another screen: open this page there, or get up and take your seat again.
share-title = Invite your friends
share-about = Send this link, or let them scan the code with their phone.
share-only-here = This address only works on this machine. For friends on other devices, start Tablée like this and use the address it gives:
share-copy = Copy the link
share-copied = Link copied
share-send = Send…
share-qr = QR code of this table
seat-free = Free seat
seat-take = Take this seat
seat-take-here = For somebody at this screen
seat-leave = Leave this seat
seat-let-bot = Give the seat to a bot
seat-you = you
seat-away = away
seat-resigned = has resigned
seat-to-play = to play

## Whose turn it is

turn-yours = Your turn
turn-of = { $name } to play
turn-here = Your turn, { $name }
turn-several = Several players are choosing at the same time
turn-watching = You are watching
turn-adjourned = The game is paused
turn-over = The game is over
turn-pending = Playing…
turn-spectators =
    { $n ->
        [one] { $n } spectator
       *[other] { $n } spectators
    }
turn-look-as = Play for { $name }
clock-of = { $name }’s time
clock-days = { $days } d { $hours } h

## Around the board

table-seats = The players
table-board = The board
story-title = The story so far
story-empty = Nothing has happened yet.
story-earlier = Read what came before
moves-title = Possible moves
moves-count =
    { $n ->
        [one] { $n } possible move
       *[other] { $n } possible moves
    }
moves-none = Nothing to do for now.
moves-search = Look for a move
rule-number = Rule { $rule }
rules-title = Rules
hint-ask = A hint
hint-thinking = Thinking…
hint-said = Hint: { $move }
hint-play = Play it
action-undo = Take back
action-sound = Sound
action-adjourn = Take a break
action-resume = Go on playing
action-resign = Resign
resign-sure = Resign the game?
resign-about = The others will have won. There is no way back.
ask-undo = { $name } would like to take a move back.
ask-adjourn = { $name } would like to take a break.
ask-waiting = We are asking the others whether they agree.
ask-agree = All right
ask-disagree = No
chat-title = Chat
chat-empty = Say hello!
chat-line = Your message
chat-say = Send
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
result-new-game = Another game
result-record = Download the game

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
