# What Le Nain jaune says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

shelf = The classics
pitch = Lay your cards in one long run, empty the boxes on the way, and be the first with none left.
player-1 = Anne
player-2 = Bruno
player-3 = Chloe
player-4 = Denis
player-5 = Elise
player-6 = Basil
option-rounds = Deals
option-chips = Chips to begin with
option-points = The others pay
option-points-cards = a chip a card
option-points-pips = the cards’ points
level-1 = Little dwarf
level-2 = Lantern bearer
level-3 = Good digger
level-4 = Keeper of the vein
level-5 = The Yellow Dwarf

## Words

term-card = the { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
term-rank = { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
term-a-rank = the { $rank ->
    [A] ace
    [T] 10
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
}
term-face = { $rank ->
    [T] 10
    [J] J
    [Q] Q
    [K] K
   *[other] { $rank }
}{ $suit ->
    [c] ♣
    [d] ♦
    [h] ♥
   *[s] ♠
}
term-run = The run
term-talon = Talon
term-purse = ⛁ { $n }{"  "}
field-boxes = Boxes
field-chips = Chips
field-hands = Hands
field-run = Run
field-talon = Talon

## What happens, and why not

said-stakes = Deal { $round }: everybody stakes { $chips } chips in the boxes.
said-begins = The cards are dealt. { $who } begins.
said-laid = { $who } lays { $card }.
said-box = The box goes to { $who }: { $chips ->
    [one] one chip
   *[other] { $chips } chips
}!
said-without = { $who }: “No { $rank }!”
said-nobody = No { $rank } in any hand: { $who } begins anew with any card.
said-king = A king: { $who } begins anew with any card.
said-out = { $who } has no cards left: the deal is over.
said-opera = Grand opera! { $who } has laid everything before anybody else and takes all the boxes.
said-pays = { $who } owes { $to } { $chips ->
    [one] one chip
   *[other] { $chips } chips
}.
said-doubles = { $who } still holds { $card } and doubles its box.
said-ends = That was the last deal: the richest wins!
said-broke = Somebody cannot stake any more: the richest wins!
said-not-yours = You do not hold { $card }.
said-not-next = The run goes on with { $rank }, and you have one.
expected = a card like 7d, Ks or Th (c clubs, d diamonds, h hearts, s spades)

## How one stands at the end

standing-chips = { $n ->
    [0] no chips
    [one] one chip
   *[other] { $n } chips
}

## Moves

move-lay = Lay { $card }
move-deal = A card: { $card }
move-shuffle = Shuffle the cards

## What can be done, and what follows

prompt-begin = You begin: lay any card you like.
prompt-anew = Start again with any card you like.
prompt-go-on = Go on with { $rank }, of any suit.
consequence-box = The box is yours: { $chips ->
    [one] one chip
   *[other] { $chips } chips
}!

## The lesson

lesson-1 = Here is the Dwarf with his five boxes, full of everybody’s stakes. You are Alix, and you begin. Lay the 5 of clubs.
lesson-2 = Suits do not matter, only the rank climbs. You have a 6: go on.
lesson-3 = And here is the 7 of diamonds, the Yellow Dwarf himself! Whoever lays him takes what is in his box.
lesson-4 = Twenty chips! You have two 8s. Choose which one to part with: let us say the 8 of spades.
lesson-5 = “No 9!” You have none, so it is for Hugo to go on, and he can. Watch the run climb up to the king.
lesson-6 = Theo laid the king, began anew with a 9, and then had no jack. You have one: your turn!
lesson-7 = The queen of spades has a box too. Lay her.
lesson-8 = And the king of hearts! What a run.
lesson-9 = After a king you begin anew with whatever you like. Look at your low cards: ace, 2, 3, 4, that is a long run. Begin with the ace.
lesson-10 = As long as you have the next one, nobody else plays. The 2.
lesson-11 = The 3.
lesson-12 = The 4. And what if nobody had a 5?
lesson-13 = Nobody: the other 5s sleep in the talon. You laid the last card, so you begin anew. It is your last one: lay it!
lesson-14 = Well done! Everybody pays you a chip for each card left, and Maud, who held on to the jack of clubs, doubles its box. You are the richest!

## The game in thirty seconds

look-1 = Cards are laid one after the other, upwards, whatever the suit. The 7 of diamonds empties the Dwarf’s box.
look-2 = If you lack the next one, say so: the next player who has it goes on.
look-3 = The first without cards has won the deal: the others pay.
