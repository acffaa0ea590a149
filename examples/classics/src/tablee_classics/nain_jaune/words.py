"""Le Nain jaune in words, from what a viewer knows: moves, the position, what can be done, what happened, why not."""

from typing import Any

from tablee.kernel.cards import worth
from tablee.kernel.contract import FATE, Move, Seat
from tablee.kernel.pack import KING, RANK, RANKS
from tablee.match.book import Book
from tablee.match.cards import card_term, name, names, playing_cards, rank_term
from tablee.match.said import Player, Said, Texts

from .rules import PRICES, STAKES
from .state import ANY, BOXES, CARD, DEAL, GATHER, HAND, LAID, OVER, PLAY, RUN, SHUFFLE, TALON, Position

say = Texts.beside(__file__)

book = Book(say)
book.kind("lay", 0, "{card}", card=playing_cards(say, touch="card:{}"))
book.kind("deal", CARD, "+{card}", fate=True, card=playing_cards(say))
book.kind("shuffle", GATHER, fate=True)
book.unseen(CARD, "+?")


# -- the position -------------------------------------------------------------------------------------------


def describe(s: Position) -> dict[str, Any]:
    hands = range(HAND, HAND + s.seats)
    return {
        "played": int(s.played),
        "starter": int(s.starter),
        "next": RANKS[s.rank] if s.rank != ANY else None,
        "alone": bool(s.alone),
        "boxes": {name(card): int(s.boxes[card]) for card in BOXES},
        "chips": s.chips[: s.seats].tolist(),
        "hands": [names(s.cards[hand]) for hand in hands],
        "talon": names(s.cards[TALON]),
        "laid": names(s.cards[LAID] + s.cards[RUN]),
        "run": names(s.cards[RUN]),
        "lacks": [[RANKS[rank - 1] for rank in s.lacks[hand].nonzero()[0]] for hand in hands],
    }


def pieces(s: Position) -> dict[str, int]:
    return {"cards": int(s.cards[:, 0].sum()), "chips": int(s.chips.sum() + s.boxes.sum())}


# -- what can be done ---------------------------------------------------------------------------------------


def prompt(s: Position, seat: Seat) -> Said:
    if s.rank == ANY:
        return say.prompt("anew" if s.cards[RUN, 0] else "begin")
    return say.prompt("go_on", rank=rank_term(say, s.rank + 1, "a_rank"))


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    """A box is taken; the rest of a run depends on what others have."""
    return {card: say.consequence("box", chips=int(s.boxes[card])) for card in moves if s.boxes[card]}


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    return int(s.chips[seat]), say.standing("chips", n=int(s.chips[seat]))


# -- what happened ------------------------------------------------------------------------------------------


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if before.phase == SHUFFLE:
        return [say("stakes", round=int(after.played) + 1, chips=STAKES)]
    if before.phase == DEAL:
        return [say("begins", who=Player(after.turn))] if after.phase == PLAY else []
    told = [say("laid", who=Player(seat), card=card_term(say, move))]
    if before.boxes[move]:
        told.append(say("box", who=Player(seat), chips=int(before.boxes[move])))
    return told + (told_run(before, after, RANK[move]) if after.phase == PLAY else told_end(before, after))


def told_run(before: Position, after: Position, rank: int) -> list[Said]:
    """N4: who passes, and who goes on or begins anew."""
    if rank == KING:
        return [say("king", who=Player(after.turn))]
    lacking = rank_term(say, rank + 1, "rank")
    if after.rank == ANY:
        return [say("nobody", rank=lacking, who=Player(after.turn))]
    steps = range((after.turn - before.turn) % after.seats)
    return [say("without", who=Player((before.turn + step) % after.seats), rank=lacking) for step in steps]


def told_end(before: Position, after: Position) -> list[Said]:
    """N7 to N10. The round is over: the hands are open."""
    winner = Player(before.turn)
    told = [say("opera" if after.alone else "out", who=winner)]
    for who in (Player(seat) for seat in range(after.seats) if seat != winner):
        told.append(say("pays", who=who, chips=worth(after.cards, HAND + who, PRICES[after.pips]), to=winner))
        doubled = [card for card in BOXES if after.cards[HAND + who, card] and after.boxes[card] > before.boxes[card]]
        told += [say("doubles", who=who, card=card_term(say, card)) for card in doubled]
    if after.phase == OVER:
        told.append(say("ends" if after.played == after.rounds else "broke"))
    return told


# -- why not ------------------------------------------------------------------------------------------------


def refuse(s: Position, seat: Seat, move: Move) -> Said | None:
    if seat == FATE or move >= CARD:
        return None
    if not s.cards[HAND + seat, move]:
        return say("not_yours", card=card_term(say, move))
    return say("not_next", rank=rank_term(say, s.rank + 1, "a_rank"))
