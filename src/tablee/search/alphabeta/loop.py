"""Alpha-beta for two seats without chance or secrets, as a loop over a stack of positions.

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
from tablee.search.alphabeta.ordering import NO_MOVE, give_order, remember_refutation, take_next
from tablee.search.alphabeta.position_stack import AT_LEAST, AT_MOST, EMPTY, EXACT, MOST_FRAMES, PositionStack
from tablee.search.hashing import name_of, slot_of

SURE: Final = 1_000_000
WIN: Final = 2_000_000
INFINITE: Final = 4_000_000
MOST_NOISE: Final = 8  # noisy positions in a row that cost no depth

RUNNING, DONE = range(2)


@entry
def begin(stack: PositionStack, move: Move, depth: int, alpha: int, beta: int) -> None:
    """Ask for the value of one move in the position of the lowest frame, for the seat to act there."""
    frame = stack.frames[0]
    frame.seat = seat_to_act(stack, 0)
    frame.noise = 0
    frame.depth = depth
    frame.noisy = noisy(stack.positions[0])
    frame.alpha, frame.beta, frame.floor = alpha, beta, alpha
    frame.best, frame.best_move = -INFINITE, NO_MOVE
    frame.index, frame.count, frame.narrow, frame.again = 0, 1, 0, 0
    frame.moves[0], frame.order[0] = move, 0
    stack.control[0].top = 0


@entry
def go_on(stack: PositionStack, nodes: int) -> int:
    """Look at so many more positions; DONE when the value asked for is in `control`."""
    control = stack.control[0]
    end = control.nodes + nodes
    while control.top >= 0:
        if control.nodes >= end:
            return RUNNING
        frame = stack.frames[control.top]
        if frame.again:
            frame.again, frame.narrow = 0, 0
            visit(stack, control.top)
        elif frame.index < frame.count and frame.best < frame.beta:
            descend(stack, control.top, take_next(frame))
        else:
            close(stack, control.top)
    return DONE


# -- down ---------------------------------------------------------------------------------------------------


@rule
def descend(stack: PositionStack, at: int, move: Move) -> None:
    """Make a move. The first is looked at properly, the others are tested whether they are any better."""
    frame = stack.frames[at]
    stack.positions[at + 1] = stack.positions[at]
    apply(stack.positions[at + 1], frame.seat, move)
    frame.narrow = frame.index > 1 and frame.beta - frame.alpha > 1
    visit(stack, at)


@rule
def visit(stack: PositionStack, at: int) -> None:
    """Open the position above, or take its value at once if that is known."""
    frame = stack.frames[at]
    limit = frame.alpha + 1 if frame.narrow else frame.beta
    if open_frame(stack, at + 1, frame.alpha, limit):
        stack.control[0].top = at + 1
    else:
        receive(stack, at)


@rule
def open_frame(stack: PositionStack, at: int, alpha: int, beta: int) -> bool:
    """Prepare a position for looking further; False if its value is in `control` already."""
    control, below, frame = stack.control[0], stack.frames[at - 1], stack.frames[at]
    control.nodes += 1
    frame.seat = seat_to_act(stack, at)
    frame.depth = below.depth if below.noisy else below.depth - 1
    frame.noise = below.noise + 1 if below.noisy else 0
    same = frame.seat == below.seat
    frame.alpha, frame.beta = (alpha, beta) if same else (-beta, -alpha)
    if to_act(stack.positions[at]) == 0:
        control.value = outcome(stack, at)
        return False
    frame.noisy = frame.noise < MOST_NOISE and noisy(stack.positions[at])
    if at == MOST_FRAMES or (frame.depth <= 0 and not frame.noisy):
        control.value = judgement(stack, at)
        return False
    return open_moves(stack, at)


@rule
def open_moves(stack: PositionStack, at: int) -> bool:
    """Ask the table, then list the moves."""
    control, frame = stack.control[0], stack.frames[at]
    remembered = NO_MOVE
    if control.bits:
        frame.name = name_of(stack.positions[at], stack.words[at])
        known = stack.table[slot_of(frame.name, control.bits)]
        if known.bound != EMPTY and known.name == frame.name:
            if known.depth == frame.depth and decides(known, frame):
                control.value = known.value
                return False
            remembered = int(known.move)
    frame.floor, frame.best, frame.best_move = frame.alpha, -INFINITE, NO_MOVE
    frame.index, frame.narrow, frame.again = 0, 0, 0
    frame.count = legal(stack.positions[at], frame.seat, frame.moves)
    give_order(control, frame, remembered)
    return True


@rule
def decides(known: Any, frame: Any) -> bool:
    if known.bound == AT_LEAST:
        return bool(known.value >= frame.beta)
    return bool(known.bound == EXACT or known.value <= frame.alpha)


@rule
def seat_to_act(stack: PositionStack, at: int) -> Seat:
    """Whose point of view a frame has; when the game is over, that of the frame below."""
    acting = to_act(stack.positions[at])
    if acting == 0:
        return int(stack.frames[at - 1].seat)
    return 0 if acting & 1 else 1


# -- what a position is worth -------------------------------------------------------------------------------


@rule
def outcome(stack: PositionStack, at: int) -> int:
    control, frame = stack.control[0], stack.frames[at]
    scores(stack.positions[at], control.final)
    lead = control.final[frame.seat] - control.final[1 - frame.seat]
    if lead == 0:
        return 0
    return WIN + int(frame.depth) if lead > 0 else -WIN - int(frame.depth)


@rule
def judgement(stack: PositionStack, at: int) -> int:
    """What the game thinks of a quiet position; nothing if it has no opinion."""
    control, frame = stack.control[0], stack.frames[at]
    evaluate(stack.positions[at], control.final)
    if isnan(control.final[0]):
        return 0
    return int((control.final[frame.seat] - control.final[1 - frame.seat]) * SURE)


# -- and up again -------------------------------------------------------------------------------------------


@rule
def close(stack: PositionStack, at: int) -> None:
    """All moves were looked at, or one that the other seat will not allow."""
    control, frame = stack.control[0], stack.frames[at]
    control.value = frame.best
    control.top = at - 1
    if at > 0:
        if control.bits:
            note(stack, at)
        receive(stack, at - 1)


@rule
def note(stack: PositionStack, at: int) -> None:
    frame = stack.frames[at]
    known = stack.table[slot_of(frame.name, stack.control[0].bits)]
    known.name = frame.name
    known.move = frame.best_move
    known.value = frame.best
    known.depth = frame.depth
    known.bound = AT_LEAST if frame.best >= frame.beta else AT_MOST if frame.best <= frame.floor else EXACT


@rule
def receive(stack: PositionStack, at: int) -> None:
    """The move taken up last has a value. If it was only tested and did well, look at it properly."""
    control, frame = stack.control[0], stack.frames[at]
    value = control.value if stack.frames[at + 1].seat == frame.seat else -control.value
    if frame.narrow and frame.alpha < value < frame.beta:
        frame.again = 1
        return
    if value > frame.best:
        frame.best = value
        frame.best_move = frame.moves[frame.index - 1]
    frame.alpha = max(frame.alpha, value)
    if value >= frame.beta:
        remember_refutation(control, frame, frame.moves[frame.index - 1])
