"""Alpha-beta for two seats without chance or secrets, as a loop over a ladder of positions.

A value is a whole number for the seat to act: SURE times how much likelier it is to win than the other, or WIN (or
-WIN) and the depth that was left where the game was over, so that quick wins and slow losses are better. It depends
on the position and the depth alone: what the table gives back is just what a search would find.

A seat may act several times in a row; values change sign where the seat changes, not with every move. A noisy
position (`contract.noisy`) costs no depth, so that nothing is judged in the middle of an exchange.
"""

from math import isnan
from typing import Any, Final

from tablee.kernel.contract import Move, Seat, apply, evaluate, legal, noisy, scores, to_act
from tablee.kernel.rule import entry, rule
from tablee.search.hashing import name_of, slot_of
from tablee.search.ladder import AT_LEAST, AT_MOST, EMPTY, EXACT, RUNGS, Ladder
from tablee.search.ordering import NO_MOVE, give_order, remember_refutation, take_next

SURE: Final = 1_000_000
WIN: Final = 2_000_000
INFINITE: Final = 4_000_000
MOST_NOISE: Final = 8  # noisy positions in a row that cost no depth

RUNNING, DONE = range(2)


@entry
def begin(ladder: Ladder, move: Move, depth: int, alpha: int, beta: int) -> None:
    """Ask for the value of one move in the position on the lowest rung, for the seat to act there."""
    rung = ladder.rungs[0]
    rung.seat = seat_to_act(ladder, 0)
    rung.noise = 0
    rung.depth = depth
    rung.noisy = noisy(ladder.positions[0])
    rung.alpha, rung.beta, rung.floor = alpha, beta, alpha
    rung.best, rung.best_move = -INFINITE, NO_MOVE
    rung.index, rung.count, rung.narrow, rung.again = 0, 1, 0, 0
    rung.moves[0], rung.order[0] = move, 0
    ladder.hub[0].rung = 0


@entry
def go_on(ladder: Ladder, nodes: int) -> int:
    """Look at so many more positions; DONE when the value asked for is in the hub."""
    hub = ladder.hub[0]
    end = hub.nodes + nodes
    while hub.rung >= 0:
        if hub.nodes >= end:
            return RUNNING
        rung = ladder.rungs[hub.rung]
        if rung.again:
            rung.again, rung.narrow = 0, 0
            look(ladder, hub.rung)
        elif rung.index < rung.count and rung.best < rung.beta:
            descend(ladder, hub.rung, take_next(rung))
        else:
            close(ladder, hub.rung)
    return DONE


# -- down ---------------------------------------------------------------------------------------------------


@rule
def descend(ladder: Ladder, at: int, move: Move) -> None:
    """Make a move. The first is looked at properly, the others are tested whether they are any better."""
    rung = ladder.rungs[at]
    ladder.positions[at + 1] = ladder.positions[at]
    apply(ladder.positions[at + 1], rung.seat, move)
    rung.narrow = rung.index > 1 and rung.beta - rung.alpha > 1
    look(ladder, at)


@rule
def look(ladder: Ladder, at: int) -> None:
    """Open the position above, or take its value at once if that is known."""
    rung = ladder.rungs[at]
    top = rung.alpha + 1 if rung.narrow else rung.beta
    if open_rung(ladder, at + 1, rung.alpha, top):
        ladder.hub[0].rung = at + 1
    else:
        receive(ladder, at)


@rule
def open_rung(ladder: Ladder, at: int, alpha: int, beta: int) -> bool:
    """Prepare a position for looking further; False if its value is in the hub already."""
    hub, below, rung = ladder.hub[0], ladder.rungs[at - 1], ladder.rungs[at]
    hub.nodes += 1
    rung.seat = seat_to_act(ladder, at)
    rung.depth = below.depth if below.noisy else below.depth - 1
    rung.noise = below.noise + 1 if below.noisy else 0
    same = rung.seat == below.seat
    rung.alpha, rung.beta = (alpha, beta) if same else (-beta, -alpha)
    if to_act(ladder.positions[at]) == 0:
        hub.value = outcome(ladder, at)
        return False
    rung.noisy = rung.noise < MOST_NOISE and noisy(ladder.positions[at])
    if at == RUNGS or (rung.depth <= 0 and not rung.noisy):
        hub.value = judgement(ladder, at)
        return False
    return open_moves(ladder, at)


@rule
def open_moves(ladder: Ladder, at: int) -> bool:
    """Ask the table, then list the moves."""
    hub, rung = ladder.hub[0], ladder.rungs[at]
    remembered = NO_MOVE
    if hub.bits:
        rung.name = name_of(ladder.positions[at], ladder.words[at])
        known = ladder.table[slot_of(rung.name, hub.bits)]
        if known.bound != EMPTY and known.name == rung.name:
            if known.depth == rung.depth and decides(known, rung):
                hub.value = known.value
                return False
            remembered = int(known.move)
    rung.floor, rung.best, rung.best_move = rung.alpha, -INFINITE, NO_MOVE
    rung.index, rung.narrow, rung.again = 0, 0, 0
    rung.count = legal(ladder.positions[at], rung.seat, rung.moves)
    give_order(hub, rung, remembered)
    return True


@rule
def decides(known: Any, rung: Any) -> bool:
    if known.bound == AT_LEAST:
        return bool(known.value >= rung.beta)
    return bool(known.bound == EXACT or known.value <= rung.alpha)


@rule
def seat_to_act(ladder: Ladder, at: int) -> Seat:
    """Whose point of view a rung has; when the game is over, that of the rung below."""
    acting = to_act(ladder.positions[at])
    if acting == 0:
        return int(ladder.rungs[at - 1].seat)
    return 0 if acting & 1 else 1


# -- what a position is worth -------------------------------------------------------------------------------


@rule
def outcome(ladder: Ladder, at: int) -> int:
    hub, rung = ladder.hub[0], ladder.rungs[at]
    scores(ladder.positions[at], hub.final)
    lead = hub.final[rung.seat] - hub.final[1 - rung.seat]
    if lead == 0:
        return 0
    return WIN + int(rung.depth) if lead > 0 else -WIN - int(rung.depth)


@rule
def judgement(ladder: Ladder, at: int) -> int:
    """What the game thinks of a quiet position; nothing if it has no opinion."""
    hub, rung = ladder.hub[0], ladder.rungs[at]
    evaluate(ladder.positions[at], hub.final)
    if isnan(hub.final[0]):
        return 0
    return int((hub.final[rung.seat] - hub.final[1 - rung.seat]) * SURE)


# -- and up again -------------------------------------------------------------------------------------------


@rule
def close(ladder: Ladder, at: int) -> None:
    """All moves were looked at, or one that the other seat will not allow."""
    hub, rung = ladder.hub[0], ladder.rungs[at]
    hub.value = rung.best
    hub.rung = at - 1
    if at > 0:
        if hub.bits:
            note(ladder, at)
        receive(ladder, at - 1)


@rule
def note(ladder: Ladder, at: int) -> None:
    rung = ladder.rungs[at]
    known = ladder.table[slot_of(rung.name, ladder.hub[0].bits)]
    known.name = rung.name
    known.move = rung.best_move
    known.value = rung.best
    known.depth = rung.depth
    known.bound = AT_LEAST if rung.best >= rung.beta else AT_MOST if rung.best <= rung.floor else EXACT


@rule
def receive(ladder: Ladder, at: int) -> None:
    """The move taken up last has a value. If it was only tested and did well, look at it properly."""
    hub, rung = ladder.hub[0], ladder.rungs[at]
    value = hub.value if ladder.rungs[at + 1].seat == rung.seat else -hub.value
    if rung.narrow and rung.alpha < value < rung.beta:
        rung.again = 1
        return
    if value > rung.best:
        rung.best = value
        rung.best_move = rung.moves[rung.index - 1]
    rung.alpha = max(rung.alpha, value)
    if value >= rung.beta:
        remember_refutation(hub, rung, rung.moves[rung.index - 1])
