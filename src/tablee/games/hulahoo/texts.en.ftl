# What Hula-Hoo ! says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

pitch = Higher, lower, double! Get rid of your cards, and do not save the octopus for last.
player-1 = Llama
player-2 = Panda
player-3 = Koala
player-4 = Toucan
player-5 = Gecko
player-6 = Walrus
option-streak = Three rounds in a row to win
option-streak-false = no
option-streak-true = yes
option-chaos-deal = Chaos: choose your five open cards
option-chaos-deal-false = no
option-chaos-deal-true = yes
option-chaos-no-exchange = Chaos: no swap
option-chaos-no-exchange-false = no
option-chaos-no-exchange-true = yes
option-chaos-call = Chaos: name who must answer
option-chaos-call-false = no
option-chaos-call-true = yes
option-target = Points to win
option-dealer = Who deals first
level-1 = Starfish
level-2 = Crab
level-3 = Seal
level-4 = Dolphin
level-5 = Octopus

## Words

term-nothing = nothing
term-higher = higher
term-lower = lower
term-double = double
term-card = { $value ->
    [7] an octopus
    [8] an 8
    [11] an 11
   *[other] a { $value }
}

## What happens, and why not

said-lot = { $who } is drawn to deal first.
said-deals = Round { $round }. { $who } deals.
said-holds = { $who } holds { LIST($cards) }.
said-faces = In front of { $who }, for all to see: { LIST($cards) }.
said-chooses = { $who } has chosen five cards, face down for now.
said-reveals = { $who } reveals { LIST($cards) }.
said-swaps = { $who } swaps out { LIST($cards) }.
said-keeps = { $who } keeps all their cards.
said-replaces = { $who } gets { $card }, for all to see.
said-begins = { $who } opens the round.
said-first = { $who } opens with { $card } { $place ->
    [open] from their open cards
   *[hand] from their hand
}: “{ CAP($call) }!”
said-follows = { $who } plays { $card } { $place ->
    [open] from their open cards
   *[hand] from their hand
}: “{ CAP($call) }!”
said-doubles = Another { $value }! { $who } plays it { $place ->
    [open] from their open cards
   *[hand] from their hand
}: “{ CAP($call) }!”
said-breaks = { $who } breaks the doubles with { $card } { $place ->
    [open] from their open cards
   *[hand] from their hand
}: “{ CAP($call) }!”
said-octopus = { $who } lets { $card } loose { $place ->
    [open] from their open cards
   *[hand] from their hand
}: “{ CAP($call) }!”
said-octopus-breaks = { $who } lets { $card } loose { $place ->
    [open] from their open cards
   *[hand] from their hand
}, no more doubles: “{ CAP($call) }!”
said-limit = There is nothing beyond: only another { $value } or an octopus can answer.
said-names = { $who } points at { $next }, who must answer.
said-draws-unseen = { $who } draws a card.
said-draws = { $who } draws { $card }.
said-draws-known = From under the pile { $who } draws { $card } that was swapped out: everybody knows this card.
said-draws-nothing = The pile is empty: { $who } draws nothing.
said-keep-for-last = Careful: { $who } has only one card left that is not an octopus. That is the one to keep for last!
said-stranded = Ouch! { $who } has nothing but octopus left, and nobody goes out on one: the last cannot be played.
said-passes = { $who } cannot answer, shows their hand ({ LIST($cards) }) and leaves the round.
said-passes-stranded = { $who } has only an octopus left, and nobody goes out on one: { $who } passes and leaves the round.
said-call-stays = { $next } must now answer “{ $call }”.
said-must-name = { $caller } must name somebody else.
said-names-again = { $who } turns to { $next }: “{ CAP($call) }!”
said-goes-out = { $who } has no cards left and wins the round!
said-stays-alone = All the others have passed: { $who } wins the round!
said-scores = { $points ->
    [one] One card played: one point
   *[other] { $points } cards played: { $points } points
} for { $who }, which makes { $total }.
said-in-a-row = { $who } has won { $count } rounds in a row.
said-wins = { $who } wins the game!
said-guard = A hundred rounds is enough: whoever has the most points wins.
said-not-fate = Chance can only give a card that is still in the pile.
said-fates-move = The cards and the draw are up to chance.
said-choose-first = First choose five cards from your hand to lay in front of you.
said-choose-from-hand = Choose from the cards in your hand: { LIST($cards) }.
said-already-open = Your open cards are already chosen.
said-swap-first = First swap up to three of your open cards, or keep them all.
said-swap-from-open = Only your open cards can be swapped: { LIST($cards) }.
said-swap-is-over = Cards are swapped once, before the first card is played.
said-can-play = If you can play, you must. For example: { $example }.
said-nobody-passed = You name somebody else only when the first one has passed. Play a card, for example: { $example }.
said-must-pass = None of your cards answers: you have to pass.
said-not-in-hand = You do not hold { $value ->
    [7] an octopus
    [8] an 8
    [11] an 11
   *[other] a { $value }
}. Your hand: { LIST($cards) }.
said-not-in-front = You do not have { $value ->
    [7] an octopus
    [8] an 8
    [11] an 11
   *[other] a { $value }
} in front of you. Your open cards: { LIST($cards) }.
said-lone-joker = Nobody goes out on an octopus: alone it cannot be played, you have to pass.
said-name-missing = Name who must answer as well: { LIST($rivals, type: "or") }.
said-name-needless = Here play goes to the left, and nobody is named.
said-name-wrong = Name somebody else who is still in: { LIST($rivals, type: "or") }.
said-joker-call = An octopus is never a double: call “higher” or “lower”.
said-say-double = { $value } on { $value } is a double: call “double”.
said-no-double = That is not a double: call “higher” or “lower”.
said-needs-higher = “Higher” on { $top }: it takes { $next_value ->
    [13] a 13
   *[other] at least { $next_value }
}, another { $top } or an octopus.
said-needs-lower = “Lower” on { $top }: it takes { $next_value ->
    [1] a 1
   *[other] { $next_value } or less
}, another { $top } or an octopus.
said-needs-above-joker = “Higher” on an octopus: it takes at least 8, or another octopus.
said-needs-below-joker = “Lower” on an octopus: it takes 6 or less, or another octopus.
said-needs-break = Double { $top }: it takes another { $top }, { LIST($neighbours, type: "or") }, or an octopus.
said-at-the-limit = There is nothing beyond { $top }: it takes another { $top } or an octopus.
said-name-first = First name who must answer your card: { LIST($rivals, type: "or") }.
said-double-stays = A double stays a double.
said-not-a-double-now = Your card was not a double: call “higher” or “lower”.
expected = a card like h9+, o4- or h9= (with >b to name who answers), pass, swap:3,9,9, show:1,3,5,9,12 or ->c
expected-card = a card from 1 to { $highest }; { $joker } is the octopus
expected-swap = at most { $most } cards after swap:
expected-show = { $cards } cards after show:

## What can be done

prompt-show = Choose { $cards } cards from your hand to lay in front of you.
prompt-swap = Swap up to { $most } of your open cards, or keep them all.
prompt-open = Open the round: any card you like, then “higher” or “lower”.
prompt-open-and-name = Open: a card, “higher” or “lower”, and the name of who must answer.
prompt-pass = Nothing of yours answers “{ $call }” on { $card }: you have to pass.
prompt-name-again = No answer! Name somebody else, “higher” or “lower”.
prompt-name-again-double = No answer! Name somebody else for the double.
prompt-needs-higher = { said-needs-higher }
prompt-needs-lower = { said-needs-lower }
prompt-needs-above-joker = { said-needs-above-joker }
prompt-needs-below-joker = { said-needs-below-joker }
prompt-needs-break = { said-needs-break }
prompt-at-the-limit = { said-at-the-limit }
prompt-lone-joker = { said-lone-joker }

## How one stands at the end

standing-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
standing-row = { $n } rounds in a row

## Moves

move-show = Lay open: { LIST($cards) }
move-swap = Swap out { LIST($cards) }
move-keep = Keep all cards
move-play = Play { $card } { $from ->
    [open] from the open cards
   *[hand] from hand
}: “{ $call }”
move-play-to = Play { $card } { $from ->
    [open] from the open cards
   *[hand] from hand
}: “{ $call }”, for { $next } to answer
move-name = “{ $call }”, for { $next } to answer
move-pass = Pass and leave the round
move-dealer = { $seat } deals
move-card = Draw { $card }

## The board in the terminal

board-higher = HIGHER ▲
board-lower = LOWER ▼
board-double = DOUBLE =
board-hand = hand
board-open = open
board-points = points
board-out = has passed
board-deals = deals
board-pile = Pile: { $cards }
board-under = with, at the very bottom: { $cards }
board-played = Cards played: { $cards }
board-known = known: { $cards }
board-nothing = nothing played yet
board-round = Round { $round }
board-last = The round before: { $who } +{ $points }
board-octopus = { $who }: nobody goes out on an octopus!

## For the laboratory

ending-goes-out = No cards left
ending-stays-alone = All the others passed

## The lesson

lesson-1 = You are Alix, and Hugo and Zoé play too. Each of you has five cards in hand and five in front, for all to see. Get rid of all ten, and the round is yours.
lesson-2 = Zoé dealt, so you begin. First the swap: give back the 1 and the 2 in front of you, the pile will do better.
lesson-3 = The others keep theirs. You open, with any card you like: play the 4 in front of you and call “higher”.
lesson-4 = Zoé played an 8 and called “higher”: go up. Play the 9 from your hand, and call “lower” for a change.
lesson-5 = A 5! You have one too: play it, that is a double. You draw a card, but now the others are in trouble.
lesson-6 = They had some too! While doubles last, only 5s count. A neighbour breaks them: the 6 in front of you, with “lower”.
lesson-7 = The 7 is the octopus, the joker: it goes on anything. You hold two of them, so play one. Call “lower”: 6 or less is wanted.
lesson-8 = A 9 and “higher”. The 12 in front of you will do; call “higher”, and you will be hard to follow.
lesson-9 = Oh! Hugo called “higher” on a 13: only another 13 or an octopus can answer. Zoé has neither.
lesson-10 = Zoé is out of the round, and you must answer instead. You have a 13 in front of you: double!
lesson-11 = Hugo breaks the doubles with a 12 and calls “lower”. Play your 10, and call “lower” yourself.
lesson-12 = An 8, and “lower”. Your 8 would make a double, and one more card: no thanks. Play the 3, and call “higher”.
lesson-13 = Hugo doubles the 3! Your octopus breaks doubles too, and now is the time: left alone at the end it could not be played. Call “lower”.
lesson-14 = Only two cards left. Play the 11 on that little 1, and call “lower”.
lesson-15 = A 9 and “lower”: your 8 fits! It is your last card; call whatever you like, say “higher”.
lesson-16 = The round is yours! Every card played is a point: 28, and we played to 25. You also win a round when all the others have passed.

## The game in thirty seconds

look-1 = “Higher” or “lower”: play a card that fits, then make a call of your own.
look-2 = The same value is a double: you draw a card, but the others have to follow.
look-3 = The octopus goes on anything. No cards left? The round is yours!
