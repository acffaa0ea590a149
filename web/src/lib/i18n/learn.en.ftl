### Lessons.

learn-title = Learning { $game }
learn-start = Learn by playing ({ $minutes } min)
learn-step = Step { $n } of { $all }
learn-note = What to do
learn-go-on = Go on
learn-show = Show me
learn-do-it = Play it for me
learn-other = “{ $move }”: the rules allow that too. For this lesson, follow the note and we will get there together.
learn-cannot = That is not possible here.
learn-back = One step back
learn-again = From the beginning
learn-leave = To the game’s page
learn-done = Now you can play!
learn-play-now = A real game, against “{ $level }”
