# What Le 421 says to its players. $who is a name; the other variables are in the code that says the sentence.

## The game

pitch = Three dice, eleven tokens and a single loser: throw better than the others, and pass your tokens on to them.
shelf = The classics
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis
player-5 = Iris
player-6 = Farid
option-tokens = Tokens
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

said-starts = { $who } is drawn to begin.
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
said-level = A tie for last place: { LIST($who) } throw again, once each.
said-takes = { $who } has the lowest throw and takes { $n ->
    [one] a token
   *[other] { $n } tokens
} from the pot.
said-emptied = The pot is empty: the discharge begins.
said-gives = { $who } gives { $n ->
    [one] a token
   *[other] { $n } tokens
} to { $to }.
said-out = { $who } has no tokens left and is safe!
said-loses = The game is over: the tokens stay with { LIST($who) }. Lost!
said-swept = Over in the charge already: the dice have given { $who } all the tokens. Lost, without a discharge!
said-guard = Three hundred rounds are enough: whoever has the most tokens loses.
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
term-hands = Throw · Stay
term-token = token
term-stage = { $name ->
    [charge] Charge
    [discharge] Discharge
    [level] Tie
   *[over] Over
}{ $most ->
    [one] { "" }
   *[other] , { $n }/{ $most }
}
term-throw = ({ $n }) { $dice }{ $place ->
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

prompt-first = { $more ->
    [one] One more throw
   *[other] { $more } more throws
}: touch the dice to throw again, or stay.
prompt-beat = To beat: { $dice }. { $more ->
    [one] One more throw
   *[other] { $more } more throws
}: touch dice, or stay.
consequence-sets = You stay; the others will have { $throws ->
    [one] a single throw
   *[other] { $throws } throws
}.
consequence-best = You stay and are ahead: { $price ->
    [one] one token is
   *[other] { $price } tokens are
} at stake.
consequence-between = You stay, somewhere in the middle for now.
consequence-worst = Careful, that leaves you in last place!

## The lesson

lesson-1 = Welcome to the café! You are Alix, against Hugo. In the charge each of you threw once a round, and the lowest took tokens from the pot. You have seven, Hugo four. Now get rid of them!
lesson-2 = The discharge begins, and it is your turn. A 4, a 2: only an ace is missing for 421! Touch the 6, then the cup.
lesson-3 = A 3: 4-3-2 is a sequence, it costs two tokens. Stay: touch the hand. Hugo will have two throws only, like you.
lesson-4 = Hugo ended at 5-5-1, which is lower: you give him two tokens. The loser begins, so it is his turn. Look, he keeps his ace.
lesson-5 = 4-1-1: two aces and a four, that is four tokens at stake. Keep your ace and throw 5 and 2 again.
lesson-6 = 2-1-1 is good, but 4-1-1 is higher: four tokens for you. Get your own back! Keep the ace, throw 5 and 3 again.
lesson-7 = Two aces and a three: three tokens. You could throw the three again, but this is strong already. Stay: Hugo has two throws only.
lesson-8 = Three tokens for Hugo! He begins, and takes all three throws.
lesson-9 = Hugo ends at 6-2-1. You have 2 and 1: keep them, throw the 5 again.
lesson-10 = A 5 once more. You have one throw left: throw it again.
lesson-11 = 6-2-1 each, a tie! You each threw once more: Hugo 4-3-1, you 5-3-3. One token is still at stake, and it goes to Hugo. His turn.
lesson-12 = Hugo has 2-1-1, two tokens. You have two 3s: keep them, throw the 5 again.
lesson-13 = Three threes! Three tokens go to Hugo. He throws 6-5-4, a sequence, and stays at once: you will have a single throw.
lesson-14 = 6-3-2 was not enough: two tokens for you. You begin, but 6-6-5 is worth nothing. Touch all three dice, then the cup.
lesson-15 = 4 and 2! Throw the 6 again, and cross your fingers…
lesson-16 = Four twenty-one! You give away all you have left. Hugo has the eleven tokens: he has lost, you have won. Well done!

## The game in thirty seconds

look-1 = Keep good dice, throw the others again: the highest gives tokens to the lowest.
look-2 = Whoever begins decides how many throws there are. The others have no more.
look-3 = Nothing beats 421. No tokens left? You are safe!
