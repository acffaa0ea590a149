# What Heisa says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

pitch = Get your hourglasses across before their sand has run out.
player-1 = Red
player-2 = Yellow
player-3 = Second Red
player-4 = Second Yellow
option-goal = Glasses to bring home
option-goal-1 = one
option-goal-2 = two
option-goal-4 = four
option-glass = How long a glass runs
option-glass-60 = 60 seconds
option-glass-90 = 90 seconds
option-glass-120 = 120 seconds
option-glass-180 = 180 seconds
option-limit = How long a turn lasts
option-limit-4 = 4 seconds
option-limit-6 = 6 seconds
option-limit-9 = 9 seconds
option-limit-12 = 12 seconds
option-tempo = Tempo mode
option-tempo-false = no, the sand runs
option-tempo-true = yes, without a clock
level-1 = Sandpit
level-2 = Sandcastle
level-3 = Dune
level-4 = Desert
level-5 = Hourglass

## Words

term-r = red
term-y = yellow
term-ra = red A
term-rb = red B
term-rc = red C
term-rd = red D
term-ya = yellow A
term-yb = yellow B
term-yc = yellow C
term-yd = yellow D
term-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s
term-grains = { $grains ->
    [one] one grain
   *[other] { $grains } grains
}

## What happens, and why not

said-starts = { $who } is drawn to begin.
said-rolled = { $who } rolls a { $number }.
said-rolled-s = { $who } rolls an S, S for sand!
said-forwards = { $who } moves { $glass } forward to { $place }.
said-backwards = { $who } moves { $glass } back to { $place }.
said-sideways = { $who } moves { $glass } across to { $place }.
said-arrived = { $who } brings { $glass } home, where it can rest on the shelf.
said-out = { $who } brings out { $glass } on { $place }, full of sand.
said-turned-own = { $who } turns over { $glass }, which now has { $left } to go.
said-turned-rival = Hey! { $who } turns over { $glass }, which now has { $left } to go.
said-turned-full = { $who } turns over { $glass } while it is still full: now it is empty and goes back to its line.
said-declined = { $who } gives up the roll.
said-no-use = That roll is no use: { $who }’s turn passes.
said-ran-out = Out of sand, { $glass } goes back to its line.
said-last-use-gone = Too much sand has run through, and the roll is no use any more: { $who }’s turn passes.
said-not-rolled = { $who } lets the turn go by without rolling.
said-not-used = Too late! { $who } loses the turn.
said-wins = Heisa! { $home ->
    [one] One glass is
   *[other] { $home } glasses are
} home: { $side } wins!
said-guard = Two thousand turns will do: we count the glasses that are home.
said-nobody-rolls = Nobody rolls any more: the game stops, and we count the glasses that are home.
said-ahead = { $more } to { $less }: { $side } wins.
said-draw = { $home } all: a draw.
said-not-yet = Patience: { $who } comes first.
said-too-late = Your turn is over: it is { $who }’s now.
said-not-the-lot = First we draw who begins.
said-not-the-die = The die is in the air: 1, 2, 3 or S.
said-fates-move = The draw and the die are up to chance.
said-roll-first = Roll the die first.
said-roll-before-pass = You can pass only once the die is rolled.
said-already-rolled = The die is rolled: use the { $face }, or give it up.
said-needs-an-s = Turning a glass over takes an S; with a { $number }, move one of yours.
said-safe = Home and safe, { $glass } cannot be turned over: choose a glass in play.
said-empty = Empty on its line, { $glass } waits for an S: choose a running glass.
said-bring-out = Empty on its line, { $glass } cannot be turned over: bring it out on { $place } with your S instead.
said-partners-turn = Your partner looks after { $glass }: turn one of yours or a rival’s.
said-rivals = You move only your own glasses; { $glass } is the other side’s.
said-partners = You move only your own letters; { $glass } is your partner’s.
said-other-letters = This turn is for your other two letters: { $glass } can go next turn.
said-arrived-already = Safely home, { $glass } moves no more: choose another.
said-an-s-moves-nothing = An S does not move a glass in play: turn { $glass } over, or bring another out.
said-entry-taken = Space { $place } is taken: { $glass } cannot come out.
said-wrong-entry = With an S, { $glass } comes out on { $place } and nowhere else.
said-not-exactly = The far line is exactly { $needed ->
    [one] one step
   *[other] { $needed } steps
} away; the die says { $number }.
said-in-the-way = No jumping: a glass stands in the way. Choose a free path for { $glass }.
said-not-so-far = The die says { $number }: straight on, no turning, exactly { $number ->
    [one] one space
   *[other] { $number } spaces
}.
expected = roll, pass, a glass and its space like RA>b3 or RA>home, or a glass to turn over like ~YC
expected-place = a space on the board (the neck, rows 3 to 5, has no { $place })

## What can be done

prompt-roll = Roll the die.
prompt-roll-quickly = Quick, roll the die: the sand is running!
prompt-use-number = { $number ->
    [1] 1: one of your glasses takes a step, forward, back or across.
   *[other] { $number }: one of your glasses goes straight on, exactly { $number } spaces.
}
prompt-use-s = S: { LIST($uses, type: "or") }!
term-bring-out = bring one out
term-turn-own = turn one of yours
term-turn-rivals = turn one of theirs

## How one stands at the end

standing-home = { $n ->
    [0] no glass home
    [one] one glass home
   *[other] { $n } glasses home
}

## Moves

move-roll = Roll the die
move-pass = Give up the roll
move-move = Move { $glass } to { $to }
move-home = Bring { $glass } home
move-turn = Turn { $glass } over
move-first = { $who } begins
move-die = The die shows { $face }

## The board in the terminal

board-red = red
board-yellow = yellow
board-home = home { $home }/{ $goal }
board-lot = who begins is being drawn
board-roll = rolls the die
board-air = the die is in the air
board-use = uses the die
board-turn = turn { $number }
board-clock = clock
board-over = game over, ahead: { LIST($seats) }

## For the laboratory

ending-wins = Enough glasses are home
ending-nobody-rolls = Nobody rolls any more
ending-guard = Two thousand turns
whatif-short-neck = A neck of one row
whatif-long-neck = A neck of five rows
whatif-no-neck = No neck at all

## The lesson

lesson-1 = You are Alix, with the red hourglasses. Hugo has the yellow ones. Usually four must get across; today one will do.
lesson-2 = You were drawn to begin. Roll the die! Take your time: in this lesson the sand waits for you.
lesson-3 = An S! It brings out a glass. Choose B: it comes out on b1, is turned over, and its sand begins to run.
lesson-4 = Hugo has brought out his C. Sand runs all the time, even when it is not your turn. Roll the die.
lesson-5 = A 3: go straight on for exactly three spaces. Choose your B, then b4, in the middle of the narrow neck.
lesson-6 = Forty seconds later… Your B is almost out of sand! Empty, it would go all the way back. Quick, the die.
lesson-7 = An S, phew! Turn your B over: what had run through is now what it has left. Choose it.
lesson-8 = Hugo has just turned over his own, and it is nearly full. What if that were bad for him? Roll.
lesson-9 = Another S! You may turn over your rival’s glasses too, and a nearly full one becomes nearly empty. Choose his C.
lesson-10 = Hugo is racing for the line. At a real table a turn lasts six seconds at most. Roll!
lesson-11 = A 2: B goes on to b6. The way must be free, you cannot jump over anyone.
lesson-12 = So close to home, and out of sand: Hugo’s C had to go back! Your roll.
lesson-13 = A 2, the right number from the sixth row. Choose B, then the shelf behind yellow’s line.
lesson-14 = Home! You have won. If the clock hurries you too much, tempo mode is played without it.

## The game in thirty seconds

look-1 = The die says how far an hourglass goes, straight on, to the far side.
look-2 = The sand runs all the time. An S turns a glass over: yours… or your rival’s!
look-3 = Out of sand? Back to the start. Whoever gets all their glasses across wins!
