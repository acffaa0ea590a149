# What Ho ! Hisse ! says to its players. $who is a name; other variables can be read in the code that says the sentence.

## The game

pitch = Pick your team in the blink of an eye, then pull the rope: a barrel of whisky hangs on it.
player-1 = Angus
player-2 = Bruce
option-form = Forming the teams
option-form-race = as a race
option-form-calm = at leisure
option-form-none = not at all: 20 random cards
option-form-first = from the second round on
option-barrels = Barrels to win
option-barrels-1 = one
option-barrels-2 = two
option-barrels-3 = three
option-later = From then on, form the teams
option-later-race = as a race
option-later-calm = at leisure
option-youngest = Who is youngest
level-1 = Lad
level-2 = Shepherd
level-3 = Strongman
level-4 = Champion
level-5 = Clan chief

## Words

term-red = red
term-blue = blue
term-green = green
term-man = the { $colour } { $strength }
term-marked-man = the marked { $colour } { $strength }
term-woman = the woman of strength { $strength }
term-n6 = Nessie
term-slot = { $side }’s { $colour } slot
term-own-slot = their own { $colour } slot
term-adrenaline = “Adrenaline rush”
term-heave = “Heave ho!”
term-lowblow = “Low blow”
term-macho = “Mucho Macho”
term-monster = “Monstrous”
term-reinforce = “Reinforcements”
term-rope = “The rope snaps”
term-scram = “Get lost!”
term-swap = “Changing sides”
term-weakest = “The weaker wins”
term-does-adrenaline = draw the barrel 2 spaces closer
term-does-heave = a test of strength
term-does-lowblow = take a card from the other side and play it
term-does-macho = the visible women leave
term-does-monster = the side with Nessie loses the round
term-does-reinforce = three more cards
term-does-rope = the barrel goes back to where it started
term-does-scram = the visible cards of one strength leave
term-does-swap = a visible card crosses over
term-does-weakest = a test in which the weaker side pulls

## What happens, and why not

said-ready = { $who }: “Ready!”
said-go = Heave ho! The first cards are turned up.
said-turns-up = { $who } turns up { LIST($pair) }.
said-keeps = { $who } keeps { $card } and gives { $other }.
said-shares = { $who } shares out two cards.
said-stop = “Stop!” { $who } has shared out all 20 cards.
said-all-shared = { $who } has shared out all 20 cards.
said-splits = { $who } was faster and shares out the { $cards } cards { $other } has left.
said-faster = { $who } was faster.
said-together = Both at once, within a tenth of a second! A card each will settle it.
said-tie-card = { $who } turns up { $card }.
said-tie-again = Still the same: once again.
said-tie-lots = Still the same, and not enough cards to settle it: we draw lots.
said-teams-ready = The teams are formed; chance will say who begins.
said-lots = { $who } is chosen at random.
said-youngest = { $who } is youngest, so the barrel starts on their side.
said-begins = The barrel waits on space { $space }: { $who } plays the first card.
said-takes = { $who } picks up { LIST($cards) }.
said-takes-six = { $who } picks up six cards.
said-draws = { $who } draws { $card }.
said-draws-one = { $who } draws a card.
said-places = { $who } puts { $card } on { $slot }.
said-covers = { $who } puts { $card } on { $slot } and covers { $covered }.
said-test = A test of strength! { $a }: { $mine }, { $b }: { $his }.
said-equal = Level: the barrel stays put.
said-pulled = The barrel slides towards { $who }, to space { $space }.
said-plays = { $who } plays { $card }.
said-names = { $who } plays { $card } and names strength { $strength }.
said-declines = { $who } plays { $card } without its effect.
said-nothing = It changes nothing.
said-reaches = { $who } slips a hand among { $other }’s cards…
said-stolen = … and takes { $card } from { $other }, for { $who } to play right away.
said-surges = The barrel leaps towards { $who }, to space { $space }.
said-leave = Off the rope: { LIST($cards) }.
said-rope-snaps = Snap! The barrel goes back to space { $space }.
said-changes = { CAP($card) } crosses over to { $side }’s { $colour } slot.
said-reinforced = Reinforcements for { $who }: { $cards ->
    [one] one more card
   *[other] { $cards } more cards
}.
said-won-final = The barrel is at the end, on space { $space }: the round goes to { $who }!
said-won-monster = Nessie showed up on the wrong side: the round goes to { $who }!
said-won-cards = No cards left, and the barrel is on space { $space }: the round goes to { $who }.
said-next-round = All 55 cards are gathered: round { $round }.
said-wins = { $who } has enough barrels and wins the game!
said-not-fate = Chance cannot do that here.
said-fates-move = The cards and the draw are up to chance.
said-ready-first = First say that you are ready.
said-keep-first = The teams are being formed: keep one of your two cards, { LIST($pair, type: "or") }.
said-not-in-pair = You are not looking at that one. Keep { LIST($pair, type: "or") }.
said-too-early = Not blindly! Look at your two cards for another { $seconds } seconds.
said-stopped = Stop! Your rival was faster and shares out the rest of your pile.
said-all-shared-out = Your 20 cards are shared out: wait until your rival is done.
said-play-a-card = The teams are pulling: play a card from your hand.
said-play-stolen = First play the card you took: { $card }.
said-not-in-hand = You do not have { $card } in hand.
said-wrong-slot = A man goes on his own colour: { $card } on a { $colour } slot, on either side.
said-nothing-there = There is no card on { $side }’s { $colour } slot: choose a visible card.
said-wrong-side = { CAP($card) } must cross over: a man to the same colour, a white card to any slot there.
expected = ready, a card to keep (keep:R2!), a card and its slot (R2!>a:red), an action (heave, scram:3, swap:a:red>b:red) or an action declined (heave/no)

## What can be done, and what follows

prompt-ready = Ready? The cards are turned up once both of you are.
prompt-keep = Keep one card, the other goes across. Pair { $pair } of { $pairs }.
prompt-keep-quickly = Quick, keep one card, the other goes across! Pair { $pair } of { $pairs }.
prompt-split = You were faster: share out { $other }’s cards too.
prompt-pull = Play a card, on your side or across; a marked one starts a test.
prompt-stolen = Taken from { $other }, to be played right away: { $card }.
consequence-stands = { $mine } against { $his }. No test, as the card is not marked.
consequence-level = { $mine } against { $his }: the barrel stays put.
consequence-pulls = { $mine } against { $his }: the barrel comes { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} towards you.
consequence-slips = { $mine } against { $his }: the barrel goes { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} towards { $other }.
consequence-wins = { $mine } against { $his }: the barrel arrives, the round is yours!
consequence-loses = { $mine } against { $his }: the barrel goes to { $other }, the round is lost.
consequence-surges = The barrel comes { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
} towards you.
consequence-surge-wins = The barrel arrives: the round is yours!
consequence-rope-snaps = The barrel goes back to space { $space }.
consequence-send = Off the rope: { LIST($cards) }.
consequence-send-many = Off the rope: { $count } cards.
consequence-nessie-wins = Nessie pulls for { $other }: the round is yours!
consequence-nessie-loses = Nessie pulls for you: the round would be lost!
consequence-reinforces = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
} in your hand.
consequence-steals = A card from { $other }, unseen, to be played right away.
consequence-nothing = Here it changes nothing.

## How one stands at the end

standing-barrels = { $n ->
    [0] no barrel
    [one] one barrel
   *[other] { $n } barrels
}

## Moves

move-ready = Say “ready”
move-keep = Keep { $card }
move-place = Put { $card } on { $slot_side }’s { $slot_colour } slot
move-act = Play { $card }: { $does }
move-scram = Play { $card } and name strength { $strength }
move-swap = Play { $card }, from { $from_side }’s { $from_colour } slot to { $to_side }’s { $to_colour } slot
move-decline = Play { $card } without its effect
move-first = { $who } begins
move-card = Draw { $card }

## The board in the terminal

board-round = Round { $round }
board-help = { $action }: { $does }
board-barrels = barrels
board-ready-yes = ready
board-ready-no = not ready yet
board-scot = a Scot
board-strength = strength
board-over-cards = covers
board-hand = hand
board-pile = team
board-pair = to share out
board-prep = pile
board-kept = kept
board-given = given
board-tie = tie-break
board-discard = discard
board-stolen = card taken

## For the laboratory

ending-won-final = The barrel reaches the end
ending-won-cards = No cards left
ending-won-monster = Nessie shows up
whatif-more-marks = Two men in three are marked
whatif-strong-unmarked = No mark on a 3
whatif-weak-unmarked = No mark on a 0 or 1
whatif-surge-1 = Adrenaline: 1
whatif-surge-3 = Adrenaline: 3
whatif-surge-4 = Adrenaline: 4

## The lesson

lesson-1 = Two Scottish clans pull a rope. You are Alix, and Hugo is on the other side. Today a single barrel decides.
lesson-2 = First each of you forms a team, and that is a race! Say that you are ready. In this lesson there is no hurry.
lesson-3 = Two cards: one for you, one for Hugo. A 3 pulls much harder than a 0, so keep the red 3.
lesson-4 = A woman of strength 4, and she fits on every colour. Keep her, Hugo gets the action.
lesson-5 = This blue 3 carries the mark “Ho Hisse”: it is what makes the barrel move, as you will see. Keep it.
lesson-6 = Ten pairs later you have finished before Hugo. So the barrel starts on your space, 7, and you play the first card. You want it on space 12.
lesson-7 = A man goes on the slot of his colour. Put your red 3 on your side: he takes over from the Scot drawn there, who only counts 2.
lesson-8 = Hugo has grown stronger. And the red 0? Put it on his side! His Scot of strength 2 makes way for an idler.
lesson-9 = He pays you back, on green. A woman goes on any colour: cover that 0 with your white 4.
lesson-10 = Add up: 3 + 2 + 4 on your side, 3 + 3 + 2 on Hugo’s. Play the marked blue 3 on your side: “Ho Hisse”, pull!
lesson-11 = 10 against 8: the barrel moves two spaces. Hugo thinks it over and plays an action…
lesson-12 = The women are gone, and the green 0 is back. You have an action too: Adrenaline rush. Two more spaces!
lesson-13 = One space to go! Here is Nessie, strength 6, on any colour you like: cover the green 0.
lesson-14 = Hugo sticks a 1 on you, but you still have 10 against 6. Play the action “Heave ho!”: a test, and it is won.
lesson-15 = The barrel is yours! A real game is played for three of them, and there the race is a real race. To play without hurry, choose to form the teams at leisure.

## The game in thirty seconds

look-1 = Quick: keep one of two cards; the other goes across.
look-2 = Then a card each: to make your side stronger, or the other one weaker.
look-3 = “Ho Hisse”! The stronger side pulls the barrel: at the end of the rope it is theirs.
