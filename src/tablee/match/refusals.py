"""Saying no: errors made of sentences, and the checks on what callers hand in."""

import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from tablee.kernel.contract import FATE, Move, Seat, Time
from tablee.kernel.errors import BadSeed, GameOver, IllegalMove, MalformedMove, MoveError, NotYourTurn
from tablee.match.desk import NOT_TO_ACT
from tablee.match.said import Player, Said, Term, Texts
from tablee.match.shelf import Game, texts_of
from tablee.match.texts import say

if TYPE_CHECKING:
    from tablee.match.play import Match

MOST_NAMED: Final = 8  # moves in one sentence
LATEST: Final = 1 << 53  # milliseconds; any browser can still write such a number


def malformed(text: object, expected: Term | str) -> MalformedMove:
    """`expected`: in words, or the text of a move."""
    return MalformedMove(say("malformed", text=repr(text).strip("'\"")[:60], expected=expected))


def expected_by(texts: Texts, error: Exception) -> Term:
    """What a game's `parse` would have read: as it says itself in raising, or its message `expected`."""
    said: Any = error.args[0] if error.args else None
    if isinstance(said, Term):
        return said
    return texts.message("expected") if "expected" in texts else say.message("expected-move")


def reason(match: "Match", game: Game, answer: int, seat: Seat, move: Move) -> MoveError:
    """Why the desk refused a move, said from what the seat may know."""
    if match.over:
        return GameOver(say("game_over"))
    hidden = match.hidden(None if seat == FATE else seat)[0]
    if answer != NOT_TO_ACT:
        refused: Said | None = game.words.refuse(hidden, seat, move) if hasattr(game.words, "refuse") else None
        return IllegalMove(instead(match, game, seat, move) if refused is None else refused)
    stale: Said | None = game.words.stale(hidden, seat, move) if hasattr(game.words, "stale") else None
    return NotYourTurn(not_your_turn(match.to_act) if stale is None else stale)


def instead(match: "Match", game: Game, seat: Seat, move: Move) -> Said:
    """What may be played, for games that do not say why something may not be."""
    texts = texts_of(game.id)
    if seat != FATE and move in game.catalogue[1]:
        return by_rule_of(texts, say("fates_move"))
    return may_play(texts, game, match.legal("fate" if seat == FATE else seat))


def not_your_turn(to_act: Sequence[int | str]) -> Said:
    if "fate" in to_act:
        return say("fate_first")
    return say("not_your_turn", seats=[Player(seat) for seat in to_act if isinstance(seat, int)])


def may_play(texts: Texts, game: Game, legal: Sequence[str]) -> Said:
    """A refusal for games that have none of their own: what may be played, by the rule that they give `may_play`."""
    if len(legal) <= MOST_NAMED:
        return by_rule_of(texts, say("may_play", moves=[game.named(move).label.term for move in legal]))
    return by_rule_of(texts, say("may_play_many", count=len(legal)))


def by_rule_of(texts: Texts, said: Said) -> Said:
    return replace(said, rule=texts.rules.get("may_play", ""))


def checked_seed(seed: object) -> int:
    if seed is None:
        return secrets.randbits(64)
    if type(seed) is not int or not 0 <= seed < 1 << 64:
        raise BadSeed(f"a seed is a whole number from 0 to 2**64 - 1, not {seed!r}")
    return seed


def checked_time(at: object) -> Time:
    """A time before the beginning counts as the beginning."""
    if type(at) is not int or at >= LATEST:
        raise malformed(at, say.message("expected-time"))
    return max(at, 0)
