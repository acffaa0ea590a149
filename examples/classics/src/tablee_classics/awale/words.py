"""Awalé in words: its moves, what can be done, what happened, why not."""

from typing import Any

from tablee.kernel.contract import Move, Seat
from tablee.match.book import Book, names
from tablee.match.said import Player, Said, Texts

from .rules import caught, held, is_empty, last_pit, may_sow, row_of, taken_by
from .state import OVER, QUIET_END, ROW, SEEDS, Position

say = Texts.beside(__file__)
NAMES = "abcdefABCDEF"

book = Book(say)
book.kind("sow", 0, "{pit}", pit=names(*NAMES, touch="{}"))


def describe(s: Position) -> dict[str, Any]:
    return {
        "pits": s.pits.tolist(),
        "taken": s.taken.tolist(),
        "quiet": int(s.quiet),
    }


def pieces(s: Position) -> list[int]:
    return [int(s.pits.sum() + s.taken.sum())]


def prompt(s: Position, seat: Seat) -> Said:
    """What this seat can do now, in one short sentence: it stands above the board."""
    moves = [pit for pit in row_of(seat) if may_sow(s, pit)]
    if len(moves) == 1:
        return say.prompt("only", pit=NAMES[moves[0]])
    if is_empty(s, 1 - seat):
        return say.prompt("feed")
    return say.prompt("sow", first=NAMES[row_of(seat)[0]], last=NAMES[row_of(seat)[-1]])


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    """Where the last seed falls, and what is taken."""
    return {pit: _consequence(s, pit) for pit in moves}


def _consequence(s: Position, pit: Move) -> Said:
    told: dict[str, Any] = {"pit": NAMES[pit], "last": NAMES[last_pit(s.pits, pit)], "count": int(s.pits[pit])}
    gain = sum(seeds for _, seeds in prey(s, pit))
    if gain:
        return say.consequence("takes", gain=gain, **told)
    return say.consequence("slam" if caught(s.pits, pit) else "ends", **told)


def prey(s: Position, pit: Move) -> list[tuple[str, int]]:
    """The pits that a move takes, in the order of the row, and what is in each."""
    found, row = int(taken_by(s.pits, pit, int(s.slam))), row_of(1 - pit // ROW)
    return [(NAMES[there], int(held(s.pits, pit, there))) for there in row if found >> there % ROW & 1]


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    who, last = Player(seat), NAMES[last_pit(before.pits, move)]
    told = [say("sown", who=who, pit=NAMES[move], count=int(before.pits[move]), last=last)]
    if taken := prey(before, move):
        told.append(say("captured", who=who, count=sum(n for _, n in taken), pits=[pit for pit, _ in taken]))
    elif caught(before.pits, move):
        told.append(say("slam", who=who))
    return told + _ended(after) if after.phase == OVER else told


def _ended(s: Position) -> list[Said]:
    lead, told = int(s.taken[0] - s.taken[1]), []
    if s.taken.sum() == SEEDS:
        told = [say("quiet") if s.quiet == QUIET_END else say("stuck", who=Player(s.turn))]
    best = 0 if lead > 0 else 1
    return [*told, say("wins", who=Player(best), count=int(s.taken[best])) if lead else say("draw")]


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    """A8: the more seeds, the better."""
    taken = int(s.taken[seat])
    return taken, say.standing("taken", n=taken)


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    pit = NAMES[move]
    if move // ROW != seat:
        return say("not_yours", pit=pit, first=NAMES[row_of(seat)[0]], last=NAMES[row_of(seat)[-1]])
    if s.pits[move] == 0:
        return say("empty", pit=pit)
    return say("must_feed" if is_empty(s, 1 - seat) else "no_slam", pit=pit)
