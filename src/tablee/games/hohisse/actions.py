"""T11: the ten actions, one function each."""

from tablee.kernel.contract import Moves, Seat
from tablee.kernel.rule import rule

from .cards import (
    ADRENALINE,
    COLOUR,
    FIRST_ACTION,
    FIRST_WOMAN,
    HEAVE,
    LOWBLOW,
    MACHO,
    MARKED,
    MONSTER,
    NESSIE,
    ROPE,
    SCRAM,
    STRENGTH,
    SWAP,
    WEAKEST,
    WHITE,
)
from .rope import discard, lay, lift, measure_strength, move_barrel, strength, visible
from .rounds import end_round
from .state import BY_MONSTER, CHOICE_BITS, DECLINE, DO, NO_CARD, NOBODY, PLAY, SIDE, SLOTS, STOLEN, TOWARDS, Position

SURGE = 2  # spaces the barrel moves by adrenaline
STRONGEST = 6  # strengths that can be named go from 0 to this


@rule
def action_moves(s: Position, kind: int, out: Moves, n: int) -> int:
    """Every action can be declined; two of them leave a choice."""
    out[n] = PLAY | kind << CHOICE_BITS | DECLINE
    if kind == SWAP:
        return swaps(s, out, n + 1)
    for choice in range(STRONGEST + 1 if kind == SCRAM else 1):
        out[n + 1 + choice] = PLAY | kind << CHOICE_BITS | DO + choice
    return n + 1 + (STRONGEST + 1 if kind == SCRAM else 1)


@rule
def carry_out(s: Position, seat: Seat, kind: int, choice: int) -> None:
    """What an action does at once; the cards of Renforts come with the draw."""
    if kind == ADRENALINE:
        move_barrel(s, SURGE * TOWARDS[seat])
    elif kind == HEAVE:
        measure_strength(s)
    elif kind == LOWBLOW:
        reach_into_hand(s, seat)
    elif kind == MACHO:
        send_women_away(s)
    elif kind == MONSTER:
        punish_nessie(s)
    elif kind == ROPE:
        s.barrel = s.start
    elif kind == SCRAM:
        send_strength_away(s, choice - DO)
    elif kind == SWAP:
        change_sides(s, (choice - DO) // SLOTS, (choice - DO) % SLOTS)
    elif kind == WEAKEST:
        move_barrel(s, strength(s, 1) - strength(s, 0))


# -- Coup bas -----------------------------------------------------------------------------------------------


@rule
def reach_into_hand(s: Position, seat: Seat) -> None:
    """A card is taken unseen from the rival's hand, if there is one: fate names it."""
    if s.held[1 - seat]:
        s.phase = STOLEN


@rule
def take_from_hand(s: Position, kind: int) -> None:
    owner = 1 - s.turn
    leave_hand(s, owner, kind)
    s.stolen = kind


@rule
def leave_hand(s: Position, seat: Seat, kind: int) -> None:
    s.hand[seat, kind] -= 1
    s.held[seat] -= 1
    s.spent[seat, kind] += 1


# -- Mucho Macho and Dégage ! -------------------------------------------------------------------------------


@rule
def send_women_away(s: Position) -> None:
    for slot in range(SLOTS):
        if FIRST_WOMAN <= visible(s, slot) < FIRST_ACTION:
            discard(s, lift(s, slot))


@rule
def send_strength_away(s: Position, named: int) -> None:
    """Visible cards of that strength; what lay beneath stays, and so do the printed Scots."""
    for slot in range(SLOTS):
        kind = visible(s, slot)
        if kind != NO_CARD and STRENGTH[kind] == named:
            discard(s, lift(s, slot))


# -- Changement de côté -------------------------------------------------------------------------------------


@rule
def swaps(s: Position, out: Moves, n: int) -> int:
    """A visible card to the other side: a man to his colour, a white card to any slot."""
    for start in range(SLOTS):
        kind = visible(s, start)
        if kind == NO_CARD:
            continue
        for colour in range(SIDE):
            if COLOUR[kind] == WHITE or COLOUR[kind] == colour:
                goal = (1 - start // SIDE) * SIDE + colour
                out[n] = PLAY | SWAP << CHOICE_BITS | DO + start * SLOTS + goal
                n += 1
    return n


@rule
def change_sides(s: Position, start: int, goal: int) -> None:
    kind = lift(s, start)
    lay(s, goal, kind)
    if MARKED[kind]:
        measure_strength(s)


# -- Monstrueux ---------------------------------------------------------------------------------------------


@rule
def punish_nessie(s: Position) -> None:
    """The side with Nessie visible loses the round at once."""
    side = side_of_nessie(s)
    if side != NOBODY:
        end_round(s, 1 - side, BY_MONSTER)


@rule
def side_of_nessie(s: Position) -> Seat:
    for slot in range(SLOTS):
        if visible(s, slot) == NESSIE:
            return slot // SIDE
    return NOBODY
