# What Hippo says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

pitch = Be the first to get all your rings into the water, and mind the lanes that spill over!
player-1 = Red
player-2 = Green
player-3 = Purple
player-4 = Yellow
option-lanes = Length of the lanes
option-lanes-three = three places everywhere
option-lanes-printed = two places from 8 to 12
level-1 = New rubber ring
level-2 = Paddler
level-3 = Good swimmer
level-4 = Lifeguard
level-5 = Monsieur Hippo

## Words

term-a = red
term-b = green
term-c = purple
term-d = yellow

## What happens, and why not

said-throw = { $who } rolls a die to see who starts: { $die }.
said-tied = A tie! Those tied for highest roll again.
said-starts = { $who } begins.
said-roll = { $who } rolls { LIST($dice) }.
said-placed = { $who } slides a { $ring } ring into lane { $lane }.
said-pooled = Splash! { $who } leaves a { $ring } ring with Monsieur Hippo.
said-pushed-out = Lane { $lane } spills over: a ring goes back to { $owner }.
said-penalty = Ouch! { $who } pushes out one of their own rings and takes back all { $rings } rings of lane { $lane }.
said-again = { $who } rolls all three dice again.
said-stop = { $who } stops there.
said-wins = { $who } has no rings left and wins!
said-guard = That was long enough: whoever has the fewest rings in reserve wins.
said-place-first = You still have dice to use.
said-again-or-stop = Your dice are used: roll all three again, or stop there.
said-too-high = { $sum } is too high: the lanes end at 12.
said-no-such-dice = Your dice do not show { LIST($dice) }: you have { LIST($left) } left.
said-no-such-ring = There is no { $ring } ring in your reserve.
said-fates-move = The dice are up to chance.
said-not-fate = Chance cannot play that here.
expected = a placement like 4+2:a or 6:b, again, or stop

## How one stands at the end

standing-rings = { $n ->
    [0] no rings left
    [one] one ring left
   *[other] { $n } rings left
}

## Moves

move-place = { $sum ->
    [7] Play { $dice }: a { $ring } ring to Monsieur Hippo
   *[other] Play { $dice }: a { $ring } ring into lane { $sum }
}
move-again = Roll all three dice again
move-stop = Stop there
move-throw = { $seat } rolls a { $die }
move-roll = The dice show { LIST($dice) }

## What can be done, and what follows

prompt-choose-dice = Choose one or more dice: their sum gives the lane.
prompt-two-dice = { LIST($dice) } left: one after the other, or together { $sum ->
    [7] into the pool
   *[other] into lane { $sum }
}.
prompt-last-die = Last die: the { $die }.
prompt-last-ring = Your last ring! Place it without taking any back, and you have won.
prompt-again-or-stop = A ring is in the pool: roll all three dice again, or stop there.
consequence-pool = Splash, for good!
consequence-pool-and-again = Splash, for good! And you may roll again.
consequence-pushes-out = Lane { $lane } is full: a ring goes back to { $owner }.
consequence-takes-back = Careful, you take back all { $rings } rings of lane { $lane }!

## The board in the terminal

board-pool = Pool:

## For the laboratory

ending-wins = A reserve is empty
ending-guard = Two thousand rings placed

## The lesson

lesson-1 = Welcome to the waterside! You are Alix, in red, and Hugo is green. You have twelve rings each. Whoever gets them all into the water first wins.
lesson-2 = You begin, and the dice show 5, 3 and 2. Choose the 5, then lane 5: a ring slips in.
lesson-3 = Dice can be added together too. Choose the 3 and the 2, they make 5: lane 5 again. Look how the first ring moves up one place.
lesson-4 = All three dice are used, so it is Hugo’s turn. He rolls 6, 4 and 1. Let us see what he makes of them.
lesson-5 = Lane 5 is full, and the top ring is yours. Going in now, with the 5 or with 4 + 1, would push it out, and you would take back the whole lane! Stay clear of it: 5 + 4, lane 9.
lesson-6 = Every die must be used. You still have the 1: lane 1.
lesson-7 = Hugo has a 5, and nothing holds him back. Watch lane 5!
lesson-8 = Your top ring has come home. Never mind: 4 + 3 make 7, Monsieur Hippo’s pool. Whatever dives in there never comes out again.
lesson-9 = Splash! The 6 is left and must be played too. There is one place left in lane 6.
lesson-10 = The pool is lucky: a ring dived in, so you may roll all three dice again. Go on!
lesson-11 = Your turn to push! Lane 6 is full, and its top ring is green. Play the 6: it goes home to Hugo.
lesson-12 = Again! There is still a green ring at the top, and 4 + 2 make 6 too.
lesson-13 = A few turns later you have only two rings left. It is Hugo’s turn. Lane 5 is full of green rings, and Hugo is daydreaming…
lesson-14 = Ouch! He pushed himself out and takes four rings back. Now you: the 3 goes into lane 3, and one more green ring goes home.
lesson-15 = Your last ring! Play the 1 into lane 1. A die left over? Never mind: your reserve is empty, and you have won.
lesson-16 = Well done, you know it all! Add cleverly, dive into the pool, and never push yourself out.

## The game in thirty seconds

look-1 = A die, or several added together, lets a ring into the lane with that number.
look-2 = A 7 dives into Monsieur Hippo’s pool: the ring stays there, and you may roll again.
look-3 = A full lane spills over: the ring at the top goes home. Whoever has none left wins!
