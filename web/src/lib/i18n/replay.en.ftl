### Looking back at a finished game, and checking that fate was honest.

replay-title = Looking back: { $game }
replay-open = Look back
replay-not-yet = This game is still being played. You can look back at it once it is over.
replay-to-table = To the table
replay-slider = Position in the game
replay-at = Move { $n } of { $all }
replay-first = To the beginning
replay-before = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play the game
replay-pause = Pause
replay-keys = Keys: ← and → go move by move, Home and End lead to either end.
replay-eyes = From whose point of view?
replay-open-book = Open book
replay-now = What happened
replay-opening = The game begins.
replay-then = { $name } now plays: { $move }
replay-same = The bots would have played that too.
replay-better = Best was: { $move }
replay-show-best = Show it on the board
replay-curve = Who was ahead?
replay-growing = The bots are thinking the game over…
replay-broken = The bots have no time just now.
replay-own = Hands were hidden: each line shows what that player could expect, from what they knew.
replay-chances = Chances of winning: { $shares }
replay-turns = Turning points
replay-no-turns = No turning point: nothing ever changed much at once.
replay-turn = Move { $n }: { $name }, { $before } → { $after }
replay-tools = Share and check
replay-copy = Copy the link to this position
replay-download = Download the game

## Checking

verify-ask = Check dice and cards
verify-asking = Drawing everything again…
verdict-honest =
    { $n ->
        [one] All honest: the only draw of this game is the one the secret and the words give.
       *[other] All honest: the { $n } dice, cards and draws of this game are those the secret and the words give.
    }
verdict-strayed = Something is wrong: fate did not answer as the secret says.
verdict-elsewhere = This game was brought in from a record without a secret: there is nothing to check.
verdict-no-chance = No dice, no cards: in this game nothing is left to chance.
find-sealed = The seal is the fingerprint (SHA-256) of the secret and the words.
find-noted = It is the seal this browser noted before the game.
find-word = The word this browser added has counted.
find-numbers = All numbers drawn come from the secret and the words.
find-once = This browser has said one word only.
doubt-sealed = The seal is not the fingerprint of the secret and the words!
doubt-noted = It is not the seal this browser noted before the game!
doubt-word = The word this browser added has not counted!
doubt-numbers = Some numbers drawn do not come from the secret and the words!
doubt-once = The beginning was repeated after this browser had said a word: did somebody get up?
verify-by-whom = Your browser has worked all this out itself. Turning the numbers into dice and cards by the rules was done again by the server; the command “tablee verify” does it on your own machine.
verify-seal = Seal, shown before the first move
verify-secret = Secret, opened at the end
verify-word = { $name }’s word
