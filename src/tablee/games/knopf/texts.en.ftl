# What Kopf oder Knopf says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

pitch = Buttons, holes, and pairs that strike from afar: keep a cool head.
player-1 = Red
player-2 = Blue
option-target = Buttons to take
option-target-10 = 10, the full game
option-target-8 = 8, the short game
option-map = Map of holes
option-map-first = the first one, livelier
option-map-corners = four holes in the corners
option-aids = Threats
option-aids-true = shown on the board
option-aids-false = yours to spot
option-games = Games
option-games-2 = two, each begins once
option-games-1 = only one, less fair
level-1 = Little button
level-2 = Sunday tailor
level-3 = Fine needle
level-4 = Lynx eye
level-5 = Cool head

## What happens, and why not

said-move = { $who } goes from { $start } to { $end }.
said-pass = { $who } cannot move anything and passes.
said-group = Careful: on { $square } { $who } forms a forbidden group.
said-threat = { $who } threatens { LIST($squares) }.
said-penalty = { $who } punishes { $rival }’s forbidden group: the button on { $square } goes.
said-spare = { $who } lets the forbidden group be.
said-strike = { $who } strikes: { LIST($squares) }!
said-hold = { $who } holds back.
said-no-strike = { $who } does not strike.
said-repeated = The same position for the third time: the game ends here.
said-quiet = Eighty moves without a button taken: the game ends here.
said-wins = { $who } wins with { $taken ->
    [one] one button taken
   *[other] { $taken } buttons taken
}.
said-draw = Both sides have taken the same number: a draw.
said-reached = { $who } has taken { $taken } buttons: the game ends here.
said-out-of-reach = { $who } can no longer catch up: the second game ends here.
said-first-game = First game: { $who } { $taken }, { $rival } { $theirs }.
said-change = The buttons are set up again, and this time { $who } begins.
said-match-won = Over both games { $who } wins, { $taken ->
    [one] one button
   *[other] { $taken } buttons
} to { $theirs }.
said-match-drawn = Over both games, { $taken ->
    [one] one button
   *[other] { $taken } buttons
} each: a draw.
said-change-first = The first game is over: set the buttons up again for the second one.
said-penalty-or-spare = First your rival’s forbidden group: take one of its buttons, or let it be.
said-not-in-group = On { $square } there is no rival button in a forbidden group.
said-strike-or-hold = Your pairs threaten buttons: strike, or hold back.
said-claim-or-hold = Say so before you move: strike, or hold back.
said-nothing-threatened = Your pairs threaten no button, so there is nothing to strike. Time to play, for example: { $example }.
said-must-move = You may pass only when no button can move.
said-move-now = It is time to move a button, for example: { $example }.
said-not-yours = You have no button on { $square }.
said-occupied = Square { $square } is already taken.
said-distance = { $holes ->
    [one] There is one hole under { $square }: go exactly one square
   *[other] There are { $holes } holes under { $square }: go exactly that many squares
}, in a straight line.
said-free-distance = There are { $holes } holes under { $square }: go 1 to 4 squares, in a straight line.
expected = b9-d7, xd5, spare, strike, hold, pass or change

## How one stands at the end

standing-taken = { $n ->
    [0] no button taken
    [one] one button taken
   *[other] { $n } buttons taken
}
standing-taken-in-both = { $n ->
    [0] no button taken
    [one] one button taken
   *[other] { $n } buttons taken
} ({ $first } + { $second })

## Moves

move-slide = Go from { $from } to { $to }
move-take = Take the button on { $square }
move-spare = Let the group be
move-strike = Strike
move-hold = Hold back
move-pass = Pass
move-change = Set up again and begin

## What can be done

prompt-penalty = Take a button of the forbidden group, or let it be.
prompt-strike = Strike: choose the threatened button on { $square }, and it is yours.
prompt-strike-several = Strike: choose a threatened button, and { $count ->
    [2] both
   *[other] all { $count }
} are yours.
prompt-claim = Do your pairs threaten a button? Strike, or hold back.
prompt-move = Move a button straight on: as many squares as the holes under it.
prompt-pass = None of your buttons can move: you have to pass.
prompt-change = { $mine } to { $theirs }. Set the buttons up again: this time you begin.

## What a move will do

consequence-exposed = On { $square }: alone, and { $rival } threatens it there.
consequence-group = On { $square }: a forbidden group with { LIST($others) }! { $rival } may take one of them.
consequence-pair = On { $square }: a pair with { $partner }, threatening nobody.{ $danger ->
    [1] { " " }Careful: { $rival } threatens it there.
   *[0] { "" }
}
consequence-threat = On { $square }: a pair with { $partner }, threatening { LIST($targets) }!{ $danger ->
    [1] { " " }But { $rival } threatens it there.
   *[0] { "" }
}

## The board in the terminal

board-taken = Taken: Red { $red }/{ $target }, Blue { $blue }/{ $target }.
board-games = Game 2 of 2. Taken in the first: Red { $red }, Blue { $blue }.
board-marks = ! threatened  * forbidden group

## For the laboratory

ending-wins = Enough buttons taken
ending-reached = Enough buttons taken in one of two games
ending-out-of-reach = Too far ahead to be caught
ending-quiet = Eighty moves without a button taken
ending-repeated = The same position three times
whatif-map-1 = Random map of holes, no. 1
whatif-map-2 = Random map of holes, no. 2
whatif-map-3 = Random map of holes, no. 3
whatif-map-twos = Two holes everywhere

## The lesson

lesson-1 = You are Alix, with the red buttons, and you begin. Take Hugo’s blue buttons: eight will do, as this is a short game.
lesson-2 = First, moving. The holes of a square say how far you go. The button on e2 sits on two holes: two squares straight ahead, to e4.
lesson-3 = From four holes you go 1 to 4 squares, as you like, and you jump over everybody. Go from d9 to a9: there your button stands beside another red one.
lesson-4 = Two reds touching, and not one more: a pair! It looks along its line and threatens c9. Hugo has not noticed.
lesson-5 = Your turn begins: now is the time to strike. Choose the threatened button, on c9.
lesson-6 = That is one! After striking you must move. From c2 to c3: with b3, on 3 and 3 holes, this pair reaches six squares. Count along to i3…
lesson-7 = Two buttons are threatened now: i3, and e9, which you have just uncovered. What will Hugo do?
lesson-8 = He has lined up three buttons that touch: a forbidden group! You may take one of them. Choose the middle one, on e2.
lesson-9 = Always in this order: penalty, strike, move. So strike now, and all that is threatened goes.
lesson-10 = Four buttons taken! Finish your turn: g2 is on four holes, go just one square, to g3.
lesson-11 = Careful, Hugo’s pair on h4 and i5 threatens your g3! Bring it to safety on f4. With e4 it makes a pair there, on 4 and 2 holes, that aims both ways.
lesson-12 = Hugo could not save both, and saved neither. Strike b4 and h4!
lesson-13 = Six! One more pair, on a diagonal this time: from e4 to e3, next to f4. Take care not to touch a third red, or it is no longer a pair.
lesson-14 = The diagonal leads to d2 on one side and i7 on the other. Strike: that makes eight!
lesson-15 = You win! Make pairs, count the holes, and never let three of your buttons touch.

## The game in thirty seconds

look-1 = The holes under a button say how many squares it jumps.
look-2 = Two buttons that touch are a pair: it strikes from afar, along its line.
look-3 = But never three: your rival would take one. Ten buttons taken, and you win!
