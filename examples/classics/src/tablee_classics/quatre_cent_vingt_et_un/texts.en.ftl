# What Le 421 says to its players. $who is a name; the other variables are in the code that says the sentence.

## The game

pitch = Three dice, eleven tokens and a single loser: throw better than the others, and pass your tokens on to them.
shelf = The classics
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis
player-5 = Elsa
player-6 = Farid
option-top = What a 421 costs, in tokens
option-nenette = The nénette costs two tokens at least
option-nenette-true = yes
option-nenette-false = no
option-charge-throws = Throws in the charge
option-out = End of the game
option-out-last = somebody has all the tokens
option-out-first = somebody has none left
level-1 = First throw
level-2 = Sunday player
level-3 = Regular
level-4 = Steady wrist
level-5 = Café owner

## What happens, and why not

said-starts = The lot has fallen: { $who } begins.
said-thrown = { $who } throws { $dice }{ $figure ->
    [top] : four twenty-one!
    [aces] : three aces!
    [two_aces] , two aces.
    [three] , three of a kind.
    [sequence] , a sequence.
    [nenette] : nénette…
   *[plain] .
}
said-again = { $who } throws { LIST($dice) } again.
said-stays = { $who } stays at { $dice }.
said-level = Level at the bottom: { LIST($who) } throw again, once each.
said-takes = { $who } has the lowest and takes { $n ->
    [one] a token
   *[other] { $n } tokens
} from the pot.
said-emptied = The pot is empty: the discharge begins.
said-gives = { $who } gives { $n ->
    [one] a token
   *[other] { $n } tokens
} to { $to }.
said-out = { $who } has no tokens left and is safe!
said-loses = The game is over, with tokens left for { LIST($who) }: lost!
said-guard = Three hundred rounds are enough: whoever has the most tokens loses.
said-not-there = { LIST($dice) }: those dice are not there. On the table there are { LIST($table) }.
expected = stay, or throw: and the dice to throw again, like throw:65

## How one comes out of it

standing-tokens = { $n ->
    [0] no tokens left
    [one] a token
   *[other] { $n } tokens
}

## The board

term-pot = Pot
term-stake = Stake:
term-cup = cup
term-stay = hand
term-token = token
term-stage = { $name ->
    [charge] Charge
    [discharge] Discharge
    [level] Level
   *[over] Over
}{ $most ->
    [one] { "" }
   *[other] , { $n }/{ $most }
}
term-throw = { $dice }{ $place ->
    [best] { " " }▲
    [worst] { " " }▼
   *[other] { "" }
}

## Moves

move-stay = Leave it at that
move-throw = Throw { LIST($dice) } again
move-starts = { $seat } begins
move-roll = The dice show { LIST($dice) }

## What can be done, and what follows

prompt-first = Touch dice to throw again, then the cup ({ $more ->
    [one] one more throw
   *[other] { $more } more throws
}); or the hand to stay.
prompt-beat = To beat: { $dice }. Touch dice, then the cup ({ $more ->
    [one] one more throw
   *[other] { $more } more throws
}), or the hand.
consequence-sets = You stay; the others will have { $throws ->
    [one] a single throw
   *[other] { $throws } throws
}.
consequence-best = You stay and are ahead: { $price ->
    [one] one token is
   *[other] { $price } tokens are
} at stake.
consequence-between = You stay, neither highest nor lowest for now.
consequence-worst = Careful, you would stay the lowest!
