### What Ho! Hisse!’s board says by itself.

hohisse-man =
    { $colour ->
        [red] red { $strength }
        [blue] blue { $strength }
       *[green] green { $strength }
    }
hohisse-letter =
    { $colour ->
        [red] R
        [blue] B
       *[green] G
    }
hohisse-marked = marked “Ho Hisse”
hohisse-woman = woman of strength { $strength }
hohisse-nessie = Nessie, strength { $strength }
hohisse-action =
    { $action ->
        [adrenaline] Adrenaline rush
        [heave] Heave ho!
        [lowblow] Low blow
        [macho] Mucho Macho
        [monster] Monstrous
        [reinforce] Reinforcements
        [rope] The rope snaps
        [scram] Get lost!
        [swap] Changing sides
       *[weakest] The weaker wins
    }
hohisse-scot = a Scot of strength 2
hohisse-hidden = Hidden card
hohisse-slots = Slots
hohisse-slot =
    { $colour ->
        [red] { $name }’s red slot: { $top }
        [blue] { $name }’s blue slot: { $top }
       *[green] { $name }’s green slot: { $top }
    }
hohisse-below =
    { $n ->
        [one] on top of { $n } other
       *[other] on top of { $n } others
    }
hohisse-rope = The rope, between { $left } and { $right }.
hohisse-barrel-at = The barrel is on space { $space }.
hohisse-barrel-waits = The barrel is waiting.
hohisse-barrels = { $name }: { $n } of { $all } barrels
hohisse-in-hand =
    { $n ->
        [one] { $n } card in hand
       *[other] { $n } cards in hand
    }
hohisse-to-draw = { $n } to draw
hohisse-strength = strength { $n }
hohisse-hand = Your hand
hohisse-hand-of = { $name }’s hand
hohisse-next-round = Now for round { $n }!
hohisse-round = Round { $n }
hohisse-ready = { $name }: ready!
hohisse-not-ready = { $name }: not yet
hohisse-ready-why = Two cards at a time: keep one, give away the other. Ten times, and be quick!
hohisse-keep-how = Keep one card, the other goes across
hohisse-keys = Keys ← → or F J. By finger: tap, pull towards you, or push across.
hohisse-look = Look…
hohisse-heave = Heave!
hohisse-early = Too soon!
hohisse-too-early = Look first: a card chosen before “Heave!” does not count.
hohisse-shared = { $name }: { $n } of { $all } pairs shared out
hohisse-waiting = All shared out. { $name } is still at it…
hohisse-waiting-race = All shared out! { $name } finishes this pair, then the rest is yours to share.
hohisse-last-pair = STOP! { $name } is done: your last pair!
hohisse-stop = STOP! { $name } shares out the { $n } cards { $other } has left.
hohisse-stop-you = STOP! { $name } shares out your last { $n } cards.
hohisse-stop-them = STOP! Share out the { $n } cards { $other } has left.
hohisse-lots = Chance decides who begins…
hohisse-tie = Tie-break
hohisse-pick-slot = Where does it go?
hohisse-pick-strength = Which strength goes? The visible cards of that strength leave the rope.
hohisse-pick-swap = Which card crosses over?
hohisse-pick-swap-to = And where to?
hohisse-decline = Without its effect
hohisse-stolen-first = The card you took is played right away.
hohisse-card-first = First pick up a card from your hand.
hohisse-known = What you know of both teams
hohisse-coming = still to come
hohisse-unknown = and { $n } unknown
hohisse-spent = already played
hohisse-nothing = nothing
hohisse-last-round = The round goes to { $name }.
