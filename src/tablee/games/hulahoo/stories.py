"""The story of a move, told from what one viewer may know: hands he cannot see are UNKNOWN in both records."""

from typing import Any

from tablee.kernel.contract import FATE, Move, Seat
from tablee.match.said import Player, Said, Term

from .cards import next_comes_from_under, pile_left
from .deal import dealer_is_unknown
from .notation import PLACE_NAMES, cards_of, place_of, say, value_of
from .play import call_of, is_last_card, named_by
from .score import reaches_goal
from .state import (
    ALONE,
    CALLS,
    DEAL,
    DEALT,
    DOUBLE,
    EXCHANGE,
    HAND,
    HIGHEST,
    IN_A_ROW,
    JOKER,
    KIND,
    LAY_OPEN,
    MINUS,
    NAME_AGAIN,
    NO_CALL,
    OPEN,
    OVER,
    PASS,
    PLAY,
    PLUS,
    SHOW,
    SWAP,
    UNSEEN_CARD,
    VALUES,
    Position,
)

CALL_NAMES = {"+": "higher", "-": "lower", "=": "double"}


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if seat == FATE:
        return fate_gave(before, move, after) + begun(before, after)
    if move == PASS:
        return passed(before, seat, after) + ended(before, after)
    kind = move & KIND
    if kind == SWAP:
        return swapped(seat, move) + begun(before, after)
    if kind == LAY_OPEN:
        return chose(seat, after) + begun(before, after)
    if kind == NAME_AGAIN:
        return [say("names_again", who=Player(seat), next=Player(named_by(move)), call=called(call_of(move)))]
    return played(before, seat, move, after) + ended(before, after)


# -- cards in words -----------------------------------------------------------------------------------------


def a_card(value: int) -> Term:
    return say.term("card", means=value, value=value)


def several(values: list[int]) -> list[int] | Term:
    return values or say.term("nothing", means=values)


def called(call: int) -> Term:
    sign = str(CALLS[call])
    return say.term(CALL_NAMES[sign], means=sign)


def cards_in(counts: Any) -> list[int]:
    return [value for value in range(1, VALUES) for _ in range(counts[value])]


def visible(s: Position, place: int, seat: Seat) -> list[int] | None:
    """Cards of a seat, ascending; None if the viewer sees only their backs."""
    cards = cards_in(s.cards[place, seat])
    return cards if len(cards) == s.held[place, seat] else None


# -- before the first card ----------------------------------------------------------------------------------


def fate_gave(before: Position, move: Move, after: Position) -> list[Said]:
    if dealer_is_unknown(before):
        return [say("lot", who=Player(after.dealer))]
    if before.phase == DEAL:
        return dealt(before, after)
    if before.phase == EXCHANGE:
        return [say("replaces", who=Player(before.turn), card=a_card(cards_of(move)[0]))]
    return drawn(before, move) + warned(after, int(before.caller))


def dealt(before: Position, after: Position) -> list[Said]:
    """The deal is told when it begins and when everybody has his cards."""
    if before.due == DEALT * before.seats:
        return [say("deals", round=int(before.round_number), who=Player(before.dealer))]
    if after.phase == DEAL:
        return []
    seats = range(after.seats)
    held = [(Player(seat), visible(after, HAND, seat)) for seat in seats]
    told = [say("holds", who=who, cards=several(cards)) for who, cards in held if cards]
    return told if after.phase == SHOW else told + open_cards("faces", after)


def open_cards(sentence: str, s: Position) -> list[Said]:
    return [say(sentence, who=Player(seat), cards=several(cards_in(s.cards[OPEN, seat]))) for seat in range(s.seats)]


def chose(seat: Seat, after: Position) -> list[Said]:
    told = [say("chooses", who=Player(seat))]
    return told if after.phase == SHOW else told + open_cards("reveals", after)


def swapped(seat: Seat, move: Move) -> list[Said]:
    cards = cards_of(move)
    return [say("swaps", who=Player(seat), cards=several(cards)) if cards else say("keeps", who=Player(seat))]


def begun(before: Position, after: Position) -> list[Said]:
    if before.phase >= PLAY or after.phase != PLAY:
        return []
    return [say("begins", who=Player(after.turn))]


# -- a card is played ---------------------------------------------------------------------------------------


def played(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    value, call = value_of(move), call_of(move)
    card, place = a_card(value), PLACE_NAMES[place_of(move)]
    sentence = how_played(before, value, call)
    told = [say(sentence, who=Player(seat), card=card, value=value, place=place, call=called(call))]
    if call == DOUBLE and not pile_left(before):
        told.append(say("draws_nothing", who=Player(seat)))
    if round_is_over(before, after):
        return told
    return told + at_the_limit(value, call) + answerer(before, seat, after) + warned(after, seat)


def how_played(before: Position, value: int, call: int) -> str:
    if call == DOUBLE:
        return "doubles"
    if before.call == NO_CALL:
        return "first"
    if before.call == DOUBLE:
        return "octopus_breaks" if value == JOKER else "breaks"
    return "octopus" if value == JOKER else "follows"


def at_the_limit(value: int, call: int) -> list[Said]:
    beyond = (value, call) in ((HIGHEST, PLUS), (1, MINUS))
    return [say("limit", value=value)] if beyond else []


def answerer(before: Position, seat: Seat, after: Position) -> list[Said]:
    return [say("names", who=Player(seat), next=Player(after.turn))] if before.chaos_call else []


def drawn(before: Position, move: Move) -> list[Said]:
    who = Player(before.caller)
    if move == UNSEEN_CARD:
        return [say("draws_unseen", who=who)]
    known = next_comes_from_under(before)
    return [say("draws_known" if known else "draws", who=who, card=a_card(cards_of(move)[0]))]


def warned(after: Position, seat: Seat) -> list[Said]:
    """U12 in time: who is left with octopuses, or with just one other card, should know."""
    hand = visible(after, HAND, seat)
    if hand is None or after.due:
        return []
    cards = [*hand, *cards_in(after.cards[OPEN, seat])]
    others = len(cards) - cards.count(JOKER)
    if JOKER not in cards or others > 1:
        return []
    return [say("keep_for_last" if others else "stranded", who=Player(seat))]


# -- passing, and the end of a round ------------------------------------------------------------------------


def passed(before: Position, seat: Seat, after: Position) -> list[Said]:
    hand = cards_in(after.last_hand[seat] if round_is_over(before, after) else after.cards[HAND, seat])
    stranded = is_last_card(before, seat) and JOKER in (*hand, *cards_in(before.cards[OPEN, seat]))
    told = [say("passes_stranded" if stranded else "passes", who=Player(seat), cards=several(hand))]
    if round_is_over(before, after):
        return told
    if after.chaos_call:
        return [*told, say("must_name", caller=Player(after.caller))]
    return [*told, say("call_stays", call=called(int(after.call)), next=Player(after.turn))]


def round_is_over(before: Position, after: Position) -> bool:
    return bool(after.phase == OVER or after.round_number > before.round_number)


def ended(before: Position, after: Position) -> list[Said]:
    if not round_is_over(before, after):
        return []
    winner = int(after.last_winner)
    who = Player(winner)
    told = [
        say("stays_alone" if after.last_how == ALONE else "goes_out", who=who),
        say("scores", who=who, points=int(after.last_points), total=int(after.points[winner])),
    ]
    if after.streak and after.row_count > 1:
        told.append(say("in_a_row", who=who, count=int(after.row_count)))
    if after.phase != OVER:
        return told
    return [*told, say("wins", who=who) if reaches_goal(after, winner) else say("guard")]


def standing(s: Position, seat: Seat) -> tuple[tuple[bool, int], Said]:
    """U16: the points; but whoever wins by a streak is ahead of them all."""
    points = int(s.points[seat])
    if s.streak and s.row_seat == seat and s.row_count >= IN_A_ROW:
        return (True, points), say.standing("row", n=int(s.row_count))
    return (False, points), say.standing("points", n=points)
