"""What just happened in Ho ! Hisse !, told from what the viewer may know."""

from tablee.kernel.contract import FATE, Move, Seat
from tablee.match.said import Player, Said

from .actions import side_of_nessie
from .cards import (
    ADRENALINE,
    FIRST_ACTION,
    FIRST_WOMAN,
    HEAVE,
    LOWBLOW,
    MACHO,
    MARKED,
    MONSTER,
    REINFORCE,
    ROPE,
    SCRAM,
    STRENGTH,
    SWAP,
    WEAKEST,
)
from .names import card, cards, colour, say, slot_of
from .piles import receiver
from .pull import EXTRA, first_card_is_played
from .rope import lay, lift, strength, visible
from .rounds import begins_by_age
from .state import (
    CALM,
    CHOICE,
    CHOICE_BITS,
    DECLINE,
    DO,
    FIRST,
    FORM,
    HOW,
    KEEP,
    KIND,
    NO_CARD,
    NOBODY,
    OVER,
    OWN_PAIRS,
    PULL,
    READY_MOVE,
    SECRET,
    SIDE,
    SLOTS,
    SPLIT,
    STOLEN,
    TIE,
    WHAT,
    Position,
)


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if seat == FATE:
        return fate_acted(before, move & KIND, after)
    if move & WHAT == READY_MOVE:
        return [say("ready", who=Player(seat)), *([say("go")] if after.phase == FORM else [])]
    if move & WHAT == KEEP:
        return shared_out(before, seat, move & KIND) + teams_formed(before, seat, after)
    return played(before, seat, move, after) + round_ended(before, after)


# -- forming the teams --------------------------------------------------------------------------------------


def shared_out(before: Position, seat: Seat, kind: int) -> list[Said]:
    if kind == SECRET:
        return [say("shares", who=Player(seat))]
    low, high = before.pair[seat]
    return [say("keeps", who=Player(seat), card=card(kind), other=card(high if low == kind else low))]


def teams_formed(before: Position, seat: Seat, after: Position) -> list[Said]:
    who, rival = Player(seat), Player(1 - seat)
    if after.phase == PULL:
        told = [] if before.phase == SPLIT else [say("faster", who=Player(after.turn))]
        return [*told, begins(after)]
    if before.phase == FORM and after.phase == SPLIT:
        return [say("splits", who=rival, other=who, cards=int(after.prep[seat]))]
    if after.phase == TIE:
        return [say("together")]
    if after.phase == FIRST:
        return [say("teams_ready")]
    if before.phase == FORM and after.shared[seat] == OWN_PAIRS:
        return [say("all_shared" if after.form == CALM else "stop", who=who)]
    return []


def begins(after: Position) -> Said:
    return say("begins", who=Player(after.turn), space=int(after.barrel))


# -- fate ---------------------------------------------------------------------------------------------------


def fate_acted(before: Position, drawn: int, after: Position) -> list[Said]:
    if before.phase == FIRST:
        return [say("lots", who=Player(drawn)), begins(after)]
    if before.phase == TIE:
        return tie_card(before, drawn, after)
    if before.phase == STOLEN:
        return [say("stolen", who=Player(before.turn), other=Player(1 - before.turn), card=card(drawn))]
    return card_drawn(before, drawn, after) if before.phase == PULL else pair_turned_up(before, drawn, after)


def tie_card(before: Position, kind: int, after: Position) -> list[Said]:
    seat = before.ties % 2
    told = [say("tie_card", who=Player(seat), card=card(kind))]
    if seat == 0:
        return told
    if after.phase == PULL:
        return [*told, begins(after)]
    return [*told, say("tie_lots" if after.phase == FIRST else "tie_again")]


def pair_turned_up(before: Position, kind: int, after: Position) -> list[Said]:
    """Told once the pair is there, to whom it concerns."""
    seat = receiver(before)
    if kind == SECRET or after.due[seat]:
        return []
    return [say("turns_up", who=Player(seat), pair=cards(map(int, after.pair[seat])))]


def card_drawn(before: Position, kind: int, after: Position) -> list[Said]:
    return opened_by_age(before) + card_taken(before, kind, after)


def opened_by_age(before: Position) -> list[Said]:
    """Told with the first card, as no move comes before it."""
    if not begins_by_age(before) or before.held.any() or first_card_is_played(before):
        return []
    return [say("youngest", who=Player(before.youngest)), begins(before)]


def card_taken(before: Position, kind: int, after: Position) -> list[Said]:
    seat = receiver(before)
    who, secret = Player(seat), kind == SECRET
    if first_card_is_played(before):
        return [say("draws_one", who=who) if secret else say("draws", who=who, card=card(kind))]
    if after.due[seat]:
        return []
    if secret:
        return [say("takes_six", who=who)]
    hand = [kind for kind, count in enumerate(after.hand[seat]) for _ in range(count)]
    return [say("takes", who=who, cards=cards(hand))]


# -- the pull -----------------------------------------------------------------------------------------------


def played(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    kind, choice, who = move >> CHOICE_BITS & KIND, move & CHOICE, Player(seat)
    if kind < FIRST_ACTION:
        return placed(before, seat, kind, choice, after)
    if choice == DECLINE:
        return [say("declines", who=who, card=card(kind))]
    if kind == SCRAM:
        return named_strength(before, seat, choice - DO)
    return [say("plays", who=who, card=card(kind)), *effect(before, seat, kind, choice, after)]


def placed(before: Position, seat: Seat, kind: int, slot: int, after: Position) -> list[Said]:
    covered = visible(before, slot)
    at = {"slot": slot_of(seat, slot), "side": Player(slot // SIDE), "colour": colour(slot % SIDE)}
    where = {"who": Player(seat), "card": card(kind), **at}
    told = say("places", **where) if covered == NO_CARD else say("covers", **where, covered=card(covered))
    table = before.copy()
    lay(table, slot, kind)
    return [told, *(tested(table, after) if MARKED[kind] else [])]


def effect(before: Position, seat: Seat, kind: int, choice: int, after: Position) -> list[Said]:
    """What an action did; some do nothing here and now."""
    if kind in (HEAVE, WEAKEST):
        return tested(before, after)
    if kind == ADRENALINE:
        return [pulled(before, after, "surges")]
    if kind == ROPE:
        return [say("rope_snaps", space=int(before.start))]
    if kind == SWAP:
        return changed_sides(before, (choice - DO) // SLOTS, (choice - DO) % SLOTS, after)
    if kind == MACHO:
        return left(women(before))
    if kind == MONSTER and side_of_nessie(before) != NOBODY:
        return []  # the end of the round says it
    if kind == REINFORCE and before.team[seat]:
        return [say("reinforced", who=Player(seat), cards=min(EXTRA, int(before.team[seat])))]
    if kind == LOWBLOW and before.held[1 - seat]:
        return [say("reaches", who=Player(seat), other=Player(1 - seat))]
    return [say("nothing")]


def named_strength(before: Position, seat: Seat, strength: int) -> list[Said]:
    told = say("names", who=Player(seat), card=card(SCRAM), strength=strength)
    return [told, *left(of_strength(before, strength))]


def changed_sides(before: Position, start: int, goal: int, after: Position) -> list[Said]:
    table = before.copy()
    kind = lift(table, start)
    lay(table, goal, kind)
    told = say("changes", card=card(kind), side=Player(goal // SIDE), colour=colour(goal % SIDE))
    return [told, *(tested(table, after) if MARKED[kind] else [])]


def shown(before: Position) -> list[int]:
    return [top for top in (visible(before, slot) for slot in range(SLOTS)) if top != NO_CARD]


def women(before: Position) -> list[int]:
    return [top for top in shown(before) if FIRST_WOMAN <= top < FIRST_ACTION]


def of_strength(before: Position, strength: int) -> list[int]:
    return [top for top in shown(before) if STRENGTH[top] == strength]


def left(gone: list[int]) -> list[Said]:
    return [say("leave", cards=cards(gone)) if gone else say("nothing")]


def tested(table: Position, after: Position) -> list[Said]:
    a, b = int(strength(table, 0)), int(strength(table, 1))
    return [say("test", a=Player(0), b=Player(1), mine=a, his=b), say("equal") if a == b else pulled(table, after)]


def pulled(before: Position, after: Position, how: str = "pulled") -> Said:
    """Where the barrel went; a round that ended has noted where it stood."""
    space = int(after.stood if has_ended(before, after) else after.barrel)
    return say(how, who=Player(0 if space > before.barrel else 1), space=space)


def has_ended(before: Position, after: Position) -> bool:
    return bool(after.round_number > before.round_number or after.phase == OVER)


def round_ended(before: Position, after: Position) -> list[Said]:
    if not has_ended(before, after):
        return []
    told = say(f"won_{HOW[after.how]}", who=Player(after.winner), space=int(after.stood))
    if after.phase == OVER:
        return [told, say("wins", who=Player(after.winner))]
    return [told, say("next_round", round=int(after.round_number))]
