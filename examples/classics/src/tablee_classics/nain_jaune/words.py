"""Le Nain jaune in words: its moves, the position as a dict, what can be done, what happened, why not.

All of it is given what a viewer knows: hidden records, and moves as he is shown them.
"""

from pathlib import Path
from typing import Any

from tablee.kernel.contract import FATE, UNKNOWN, Move, Seat
from tablee.match.book import Book, Part
from tablee.match.said import Player, Said, Term, Texts

from .rules import worth
from .state import (
    ANY,
    BOX,
    BOXES,
    CARD,
    CARDS,
    DEAL,
    GATHER,
    HAND,
    KING,
    LAID,
    LAY,
    OVER,
    PHASES,
    PLAY,
    RANK,
    RANKS,
    SHUFFLE,
    STAKES,
    TALON,
    Position,
)

say = Texts(Path(__file__).parent)


def written(card: int) -> str:
    return CARDS[card - 1]


def spoken(card: int) -> Term:
    """A card in a sentence."""
    name = written(card)
    return say.term("card", means=name, rank=name[0], suit=name[1])


def rank_term(rank: int) -> Term:
    return say.term("rank", means=RANKS[rank - 1], rank=RANKS[rank - 1])


DECK = range(1, len(CARDS) + 1)
book = Book(say)
book.kind("lay", LAY, "{card}", card=Part(DECK, written, spoken, "card:{}"))
book.kind("deal", CARD, "+{card}", fate=True, card=Part(DECK, written, spoken))
book.kind("shuffle", GATHER, fate=True)
book.unseen(CARD, "+?")
text, parse, parts, label = book.text, book.parse, book.parts, book.label


# -- the position -------------------------------------------------------------------------------------------


def cards_at(s: Position, place: int) -> list[str | None]:
    """The cards of a place, rank by rank; None for each that the viewer does not see."""
    if s.cards[place, 1] == UNKNOWN:
        return [None] * int(s.cards[place, 0])
    return [written(card) for card in DECK if s.cards[place, card]]


def describe(s: Position) -> dict[str, Any]:
    seats = range(s.seats)
    return {
        "phase": PHASES[s.phase],
        "played": int(s.played),
        "starter": int(s.starter),
        "turn": int(s.turn),
        "next": next_rank(s),
        "alone": bool(s.alone),
        "boxes": dict(zip(BOXES, s.boxes.tolist(), strict=True)),
        "chips": s.chips[: s.seats].tolist(),
        "hands": [cards_at(s, HAND + seat) for seat in seats],
        "talon": cards_at(s, TALON),
        "laid": cards_at(s, LAID),
        "run": [written(card) for card in s.run if card],
        "lacks": [[RANKS[rank - 1] for rank in range(1, KING + 1) if s.lacks[HAND + seat, rank]] for seat in seats],
    }


def next_rank(s: Position) -> str | None:
    """What goes on with the run; None: any card begins one."""
    return RANKS[s.rank] if s.phase == PLAY and s.rank != ANY else None


def pieces(s: Position) -> dict[str, int]:
    return {"cards": int(s.cards[:, 0].sum()), "chips": int(s.chips.sum() + s.boxes.sum())}


# -- what can be done ---------------------------------------------------------------------------------------


def prompt(s: Position, seat: Seat) -> Said:
    if s.rank == ANY:
        return say.prompt("begin" if s.cards[LAID, 0] == 0 else "anew")
    return say.prompt("go_on", rank=rank_term(s.rank + 1))


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    """A box is taken; the rest of a run depends on what others have."""
    boxes = {LAY | card: int(s.boxes[box]) for box, card in enumerate(BOX)}
    return {move: say.consequence("box", chips=boxes[move]) for move in moves if boxes.get(move)}


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    return int(s.chips[seat]), say.standing("chips", n=int(s.chips[seat]))


# -- what happened ------------------------------------------------------------------------------------------


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if seat == FATE:
        return told_by_fate(before, after)
    card, who = move - LAY, Player(seat)
    told = [say("laid", who=who, card=spoken(card))]
    told += [say("box", who=who, chips=int(before.boxes[BOX.index(card)]))] if card in BOX else []
    return told + (told_run(before, after, RANK[card]) if after.phase == PLAY else told_end(before, after))


def told_by_fate(before: Position, after: Position) -> list[Said]:
    if before.phase == SHUFFLE:
        return [say("stakes", round=int(after.played) + 1, chips=STAKES)]
    return [say("begins", who=Player(after.turn))] if after.phase == PLAY else []


def told_run(before: Position, after: Position, rank: int) -> list[Said]:
    """N4: who passes, and who goes on or begins anew."""
    if rank == KING:
        return [say("king", who=Player(after.turn))]
    lacking = rank_term(rank + 1)
    if after.rank == ANY:
        return [say("nobody", rank=lacking, who=Player(after.turn))]
    steps = range((after.turn - before.turn) % after.seats)
    return [say("without", who=Player((before.turn + step) % after.seats), rank=lacking) for step in steps]


def told_end(before: Position, after: Position) -> list[Said]:
    """N7 to N10. The round is over: the hands are open."""
    winner = Player(before.turn)
    told = [say("opera" if after.alone else "out", who=winner)]
    for seat in (one for one in range(after.seats) if one != winner):
        told.append(say("pays", who=Player(seat), chips=worth(after, seat), to=winner))
        left = [] if after.alone else [card for card in BOX if after.cards[HAND + seat, card]]
        told += [say("doubles", who=Player(seat), card=spoken(card)) for card in left]
    if after.phase != OVER:
        return told
    return [*told, say("ends" if after.played == after.rounds else "broke")]


# -- why not ------------------------------------------------------------------------------------------------


def refuse(s: Position, seat: Seat, move: Move) -> Said | None:
    if seat == FATE or move >= CARD or s.phase == DEAL:
        return None
    if not s.cards[HAND + seat, move - LAY]:
        return say("not_yours", card=spoken(move - LAY))
    return say("not_next", rank=rank_term(s.rank + 1))
