### What Hula-Hoo!’s board says by itself.

hulahoo-call =
    { $call ->
        [higher] higher
        [lower] lower
       *[double] double
    }
hulahoo-hidden = hidden card
hulahoo-octopus = octopus
hulahoo-card-hand = { $card }, in your hand
hulahoo-card-open = { $card }, in front of you
hulahoo-playable = can be played
hulahoo-keep = to keep for last
hulahoo-hand = Your hand
hulahoo-open = Your cards that everybody sees
hulahoo-calls = Your call
hulahoo-answerers = Who must answer?
hulahoo-announce = { CAP($card) }: now touch your call.
hulahoo-name-one = Name who must answer: whoever cannot is out of the round.
hulahoo-pick-exactly = Cards chosen: { $now } of { $most }
hulahoo-pick-upto = Chosen: { $now } of { $most }
hulahoo-player =
    { $points ->
        [one] { $name }: { $points } point, { $hand } in hand
       *[other] { $name }: { $points } points, { $hand } in hand
    }
hulahoo-known = { LIST($cards) } among them
hulahoo-in-front = open: { LIST($cards) }
hulahoo-in-front-nothing = nothing open
hulahoo-out = out of the round
hulahoo-pile =
    { $cards ->
        [one] Discard pile: { $top }, { $cards } card. Draw pile: { $draw }.
       *[other] Discard pile: { $top }, { $cards } cards. Draw pile: { $draw }.
    }
hulahoo-pile-empty = Discard pile: empty. Draw pile: { $draw }.
hulahoo-called = Call: { $call }.
hulahoo-round = Round { $n }
hulahoo-goal-streak = 3 rounds in a row
hulahoo-goal-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
hulahoo-stake = { $n } at stake
hulahoo-row = { $n } in a row
hulahoo-won = { $name } won the round: +{ $points }
hulahoo-passed = passed
hulahoo-chosen = chosen
hulahoo-keep-warning = Keep this card for last: nobody goes out on an octopus.
hulahoo-stranded = Nothing but octopuses left: the last one cannot be played.
hulahoo-says = { $call }!
