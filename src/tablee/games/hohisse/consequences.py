"""What a card will do, before it is played: told from what everybody sees on the table."""

from functools import cached_property
from types import SimpleNamespace
from typing import Any

from tablee.kernel.contract import Move, Seat
from tablee.match.said import Player, Said

from .actions import SURGE, side_of_nessie
from .cards import (
    ADRENALINE,
    FIRST_ACTION,
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
from .names import cards, say
from .naming import kind_played
from .pull import EXTRA
from .rope import barrel_is_home, lift, move_barrel, slot_strength, visible
from .state import CHOICE, DECLINE, DO, NOBODY, PLAY, SIDE, SLOTS, TOWARDS, WHAT, Position
from .stories import of_strength, women

MOST_LISTED = 3  # cards that leave; of more only the number is told
STRONGER, WEAKER = 1, -1  # side that pulls

Worth = list[int]  # [slot] its strength


class Slots:
    """What pulls, looked at once for all moves."""

    def __init__(self, s: Position) -> None:
        self._s = s
        self.worth = worth_of(s)

    @cached_property
    def beneath(self) -> Worth:
        """Without the cards on top."""
        table = self._s.copy()
        for slot in range(SLOTS):
            if table.height[slot]:
                lift(table, slot)
        return worth_of(table)


def worth_of(s: Position) -> Worth:
    return [slot_strength(s, slot) for slot in range(SLOTS)]


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    slots = Slots(s)
    told = ((move, of_move(s, seat, move, slots)) for move in moves if move & WHAT == PLAY)
    return {move: said for move, said in told if said}


def of_move(s: Position, seat: Seat, move: Move, slots: Slots) -> Said | None:
    kind, choice = kind_played(move), move & CHOICE
    if kind < FIRST_ACTION:
        return laid(s, seat, kind, changed(slots.worth, {choice: int(STRENGTH[kind])}))
    return None if choice == DECLINE else of_action(s, seat, kind, choice, slots)


def changed(worth: Worth, by_slot: dict[int, int]) -> Worth:
    return [by_slot.get(slot, strength) for slot, strength in enumerate(worth)]


def laid(s: Position, seat: Seat, kind: int, worth: Worth) -> Said:
    """A card comes to lie: a marked one causes a test (T8)."""
    if MARKED[kind]:
        return tested(s, seat, worth, STRONGER)
    mine, his = sides(seat, worth)
    return say.consequence("stands", mine=mine, his=his)


def sides(seat: Seat, worth: Worth) -> tuple[int, int]:
    totals = sum(worth[:SIDE]), sum(worth[SIDE:])
    return totals[seat], totals[1 - seat]


# -- the barrel ---------------------------------------------------------------------------------------------


def tested(s: Position, seat: Seat, worth: Worth, puller: int) -> Said:
    """T8: by the difference towards the stronger side, or the weaker."""
    mine, his = sides(seat, worth)
    moved, winner = barrel_after(s, (mine - his) * puller * TOWARDS[seat])
    key = "level" if moved == 0 else "pulls" if moved * TOWARDS[seat] > 0 else "slips"
    if winner != NOBODY:
        key = "wins" if winner == seat else "loses"
    return say.consequence(key, mine=mine, his=his, spaces=abs(moved), other=Player(1 - seat))


def barrel_after(s: Position, spaces: int) -> tuple[int, Seat]:
    """How far it really goes, and whose final space it comes to stand on, or NOBODY."""
    rope: Any = SimpleNamespace(barrel=int(s.barrel))
    move_barrel(rope, spaces)
    return rope.barrel - int(s.barrel), barrel_is_home(rope)


# -- T11: the actions ---------------------------------------------------------------------------------------


def of_action(s: Position, seat: Seat, kind: int, choice: int, slots: Slots) -> Said:
    other = Player(1 - seat)
    if kind in (HEAVE, WEAKEST):
        return tested(s, seat, slots.worth, STRONGER if kind == HEAVE else WEAKER)
    if kind == ADRENALINE:
        moved, winner = barrel_after(s, SURGE * TOWARDS[seat])
        return say.consequence("surges" if winner == NOBODY else "surge_wins", spaces=abs(moved))
    if kind == ROPE and s.barrel != s.start:
        return say.consequence("rope_snaps", space=int(s.start))
    if kind == SWAP:
        return swapped(s, seat, *divmod(choice - DO, SLOTS), slots)
    if kind in (MACHO, SCRAM):
        return sent_away(women(s) if kind == MACHO else of_strength(s, choice - DO))
    if kind == MONSTER and side_of_nessie(s) != NOBODY:
        return say.consequence("nessie_loses" if side_of_nessie(s) == seat else "nessie_wins", other=other)
    if kind == REINFORCE and s.team[seat]:
        return say.consequence("reinforces", cards=min(EXTRA, int(s.team[seat])))
    if kind == LOWBLOW and s.held[1 - seat]:
        return say.consequence("steals", other=other)
    return say.consequence("nothing")


def swapped(s: Position, seat: Seat, start: int, goal: int, slots: Slots) -> Said:
    kind = visible(s, start)
    return laid(s, seat, kind, changed(slots.worth, {start: slots.beneath[start], goal: int(STRENGTH[kind])}))


def sent_away(gone: list[int]) -> Said:
    if not gone:
        return say.consequence("nothing")
    if len(gone) > MOST_LISTED:
        return say.consequence("send_many", count=len(gone))
    return say.consequence("send", cards=cards(gone))
