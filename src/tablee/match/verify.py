"""Was fate honest? Every die and card of a finished game, drawn again from the secret and the words in its record."""

from collections.abc import Callable, Mapping

from msgspec import Struct

from tablee.kernel.errors import RecordError
from tablee.match.log import Entry
from tablee.match.play import Match
from tablee.match.sealed import SealedFate


class Verified(Struct, frozen=True):
    """What a record proves: the seal its secret and words belong to, and where fate strayed from them, if anywhere."""

    game: str
    seal: str
    words: Mapping[int, str]  # seat -> what its player added to the secret
    moves: int  # of fate, that are as the secret says
    strayed: str | None  # the first that is not, in words

    @property
    def honest(self) -> bool:
        return self.strayed is None


def verify(text: str) -> Verified:
    """Play the players' moves again and let the secret answer them. RecordError if there is no secret to go by."""
    return drawn_again(Match.from_record(text), _source(text))


def drawn_again(match: Match, source: SealedFate, pause: Callable[[], None] = lambda: None) -> Verified:
    """The same for a match, and the secret its fate is said to come from. `pause` is called after each move."""
    again, told, compared = match.afresh(source), match.log, 0
    for seat, move, at in told:
        if seat != "fate" and not again.over:
            again.play(seat, move, at)
        if strayed := _difference(told, again.log_from(compared), compared):
            return Verified(match.game, source.seal, source.words or {}, _fates(again.log), strayed)
        compared = again.entries
        pause()
    return Verified(match.game, source.seal, source.words or {}, _fates(told), None)


def _source(text: str) -> SealedFate:
    if source := SealedFate.shown_in(text):
        return source
    for number, line in enumerate(text.splitlines(), start=1):
        if line.startswith("fate: "):
            raise RecordError(number, f"expected 'fate: secret ...' to check against, got {line[:40]!r}")
    raise RecordError(1, "the record does not say where fate came from")


def _difference(told: list[Entry], drawn: list[Entry], first: int) -> str | None:
    """Where the two part company, from entry `first` on; one may be further on than the other."""
    for number, (one, other) in enumerate(zip(told[first : first + len(drawn)], drawn, strict=False), start=first + 1):
        if one.seat == "fate" and other.seat == "fate" and one.move != other.move:
            return f"entry {number}: the record says {one.move}, the secret gives {other.move}"
        if (one.seat == "fate") != (other.seat == "fate"):
            return f"entry {number}: the record says {one.seat} {one.move}, with the secret it is {other.seat}'s turn"
    return None


def _fates(log: list[Entry]) -> int:
    return sum(entry.seat == "fate" for entry in log)
