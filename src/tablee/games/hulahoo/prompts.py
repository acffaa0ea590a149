"""What a player can do now; told from what he himself may know."""

from tablee.kernel.contract import Seat
from tablee.match.said import Said

from .notation import say
from .play import may_play, top_card
from .refusals import needed
from .state import DOUBLE, EXCHANGE, JOKER, NO_CALL, PLAY, SHOW, SHOWN, SWAPPED, Position
from .stories import a_card, called, cards_in


def prompt(s: Position, seat: Seat) -> Said:
    if s.phase == SHOW:
        return say.prompt("show", cards=SHOWN)
    if s.phase == EXCHANGE:
        return say.prompt("swap", most=SWAPPED)
    if s.phase != PLAY:
        return say.prompt("name_again_double" if s.call == DOUBLE else "name_again")
    held = set(cards_in(s.cards[:, seat].sum(axis=0)))
    if not any(may_play(s, seat, value) for value in held):
        return why_pass(s, held)
    return opening(s) if s.call == NO_CALL else answer(s)


def opening(s: Position) -> Said:
    return say.prompt("open_and_name" if s.chaos_call else "open")


def answer(s: Position) -> Said:
    """What would be said to whoever tried something else."""
    refusal = needed(top_card(s), int(s.call))
    return say.prompt(refusal.key, **refusal.values)


def why_pass(s: Position, held: set[int]) -> Said:
    """With a joker among his cards nobody passes, unless it is the last one."""
    if JOKER in held:
        return say.prompt("lone_joker")
    return say.prompt("pass", call=called(int(s.call)), card=a_card(top_card(s)))
