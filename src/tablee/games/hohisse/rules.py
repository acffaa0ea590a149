"""The rules of Ho ! Hisse !: who acts, what may be played, what fate draws. Each phase has its own module."""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE, FATE_ACTS, NEVER, Move, Moves, Options, Random, Scores, Seat, Time
from tablee.kernel.rule import rule

from .actions import take_from_hand
from .forming import draw_lots, holds_pair, keeps, say_ready, share_out, turn_up, turn_up_for_tie
from .knowledge import hide as hide
from .knowledge import imagine as imagine
from .knowledge import seen as seen
from .piles import in_team, list_kinds, list_team, pick, pick_from_team, receiver, total
from .pull import draw_card, play_card, plays
from .rounds import blank, open_round
from .state import (
    CARD,
    CHOICE,
    CHOICE_BITS,
    FIRST,
    FIRST_UNFORMED,
    FORM,
    KIND,
    LOOK,
    LOTS,
    NO_CARD,
    NOBODY,
    OVER,
    PULL,
    RACE,
    READY,
    READY_MOVE,
    SEATS,
    SPLIT,
    STOLEN,
    TIE,
    UNFORMED,
    Position,
)


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    s.form, s.target, s.later, s.youngest = options[0], options[1], options[0], options[3]
    if s.form == FIRST_UNFORMED:
        s.form, s.later = UNFORMED, options[2]
    s.at = NEVER
    s.round_number = 1
    s.winner = NOBODY
    blank(s)
    open_round(s)


@rule
def to_act(s: Position) -> int:
    if s.due[0] or s.due[1]:
        return FATE_ACTS
    if s.phase == READY:
        return 3 - int(s.ready[0]) - 2 * int(s.ready[1])
    if s.phase == FORM or s.phase == SPLIT:
        return holds_pair(s, 0) + 2 * holds_pair(s, 1)
    if s.phase == PULL or (s.phase == STOLEN and s.stolen != NO_CARD):
        return 1 << int(s.turn)
    return 0 if s.phase == OVER else FATE_ACTS


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if seat == FATE:
        return fates_moves(s, out)
    if s.phase == READY:
        out[0] = READY_MOVE
        return 1
    return plays(s, seat, out) if s.phase >= PULL else keeps(s, seat, out)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if seat == FATE:
        let_fate_act(s, move & KIND)
    elif s.phase == READY:
        say_ready(s, seat)
    elif s.phase >= PULL:
        play_card(s, seat, move >> CHOICE_BITS & KIND, move & CHOICE)
    else:
        share_out(s, seat, move & KIND)


@rule
def scores(s: Position, out: Scores) -> None:
    """T10: the barrels won."""
    for seat in range(SEATS):
        out[seat] = s.barrels[seat]


# -- fate: cards turned up, drawn or stolen, and lots -------------------------------------------------------


@rule
def fates_moves(s: Position, out: Moves) -> int:
    if s.phase == FIRST:
        out[0], out[1] = LOTS, LOTS | 1
        return 2
    if s.phase == STOLEN and s.stolen == NO_CARD:
        return list_kinds(s.hand[1 - s.turn], out)
    if s.phase == PULL and s.form != UNFORMED:
        return list_team(s, receiver(s), out)
    return list_kinds(s.unseen, out)


@rule
def draw(s: Position, random: Random) -> Move:
    if s.phase == FIRST:
        return LOTS | below(random, SEATS)
    if s.phase == STOLEN:
        victim = 1 - s.turn
        return CARD | pick(s.hand[victim], s.held[victim], random)
    if s.phase == PULL and s.form != UNFORMED:
        return CARD | pick_from_team(s, receiver(s), s.team[receiver(s)], random)
    return CARD | pick(s.unseen, total(s.unseen), random)


@rule
def odds(s: Position, move: Move) -> int:
    """As many as there are cards of that kind where it comes from; lots are even."""
    kind = move & KIND
    if s.phase == FIRST:
        return 1
    if s.phase == STOLEN:
        return int(s.hand[1 - s.turn, kind])
    if s.phase == PULL and s.form != UNFORMED:
        return in_team(s, receiver(s), kind)
    return int(s.unseen[kind])


@rule
def let_fate_act(s: Position, drawn: int) -> None:
    if s.phase == FIRST:
        draw_lots(s, drawn)
    elif s.phase == TIE:
        turn_up_for_tie(s, drawn)
    elif s.phase == STOLEN:
        take_from_hand(s, drawn)
    elif s.phase == PULL:
        draw_card(s, receiver(s), drawn)
    else:
        turn_up(s, receiver(s), drawn)


# -- T5, T6: the clock of a race ----------------------------------------------------------------------------


@rule
def pass_time(s: Position, now: Time) -> None:
    """Note when the coming move is made; nothing ever happens by itself."""
    if s.form == RACE:
        s.at = now


@rule
def clock(s: Position) -> Time:
    return int(s.at)


@rule
def not_before(s: Position, seat: Seat) -> Time:
    """T5: a pair may be shared out 700 ms after it was turned up."""
    return NEVER if s.up[seat] == NEVER else int(s.up[seat]) + LOOK
