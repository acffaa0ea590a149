"""Fate that can be checked afterwards and that nobody can choose: a secret and the players' words together.

The secret and the words are promised by their digests before any of them is told; `docs/server.md` says in which order.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from typing import Final

from tablee.kernel.errors import BadSeed

SECRET_BYTES: Final = 32
ANSWER_BYTES: Final = 8
OPENING: Final = -1  # where fate is asked by the number of moves made: before the game begins
SEATS: Final = "abcdefgh"  # [seat] its letter
SECRET_LINE: Final = "fate: secret "
WORD: Final = r"[A-Za-z0-9_-]{16,64}"
SPOKEN: Final = re.compile(rf"([{SEATS}])=({WORD})")


class SealedFate:
    """Answers move *n*, counted from 1, with the first 64 bits of HMAC-SHA256(key, *n*), the opening with "opening".

    The key is HMAC-SHA256(secret, "a=WORD b=WORD"). In games from before there were words (None) it is the secret
    itself; there moves are counted from 0, and the opening has the number of the first.
    """

    def __init__(self, secret: bytes, words: dict[int, str] | None = None) -> None:
        self.secret = secret
        self.words = words  # seat -> what its player said
        key = secret if words is None else hmac.digest(secret, by_seat(words).encode(), "sha256")
        self._keyed = hmac.new(key, digestmod=hashlib.sha256)

    @classmethod
    def new(cls) -> "SealedFate":
        return cls(secrets.token_bytes(SECRET_BYTES), {})

    @classmethod
    def opened(cls, text: str) -> "SealedFate":
        """From the secret, and the words if there are any, as a record shows them."""
        secret, *words = text.split() or [""]
        if not re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret):
            raise BadSeed(f"expected {2 * SECRET_BYTES} hexadecimal digits, got {secret[:80]!r}")
        return cls(bytes.fromhex(secret), read_words(words) if words else None)

    @classmethod
    def shown_in(cls, record: str) -> "SealedFate | None":
        """The secret, and the words, that a finished game's record shows."""
        for line in record.splitlines():
            if line.startswith(SECRET_LINE):
                return cls.opened(line.removeprefix(SECRET_LINE).strip())
        return None

    def __call__(self, number: int) -> int:
        answer = self._keyed.copy()
        answer.update(self._label(number).encode())
        return int.from_bytes(answer.digest()[:ANSWER_BYTES], "big")

    def _label(self, number: int) -> str:
        if self.words is None:
            return str(max(number, 0))
        return "opening" if number == OPENING else str(number + 1)

    @property
    def seal(self) -> str:
        """What is shown before the first word is said."""
        return seal_of(self.secret, {seat: promise_of(word) for seat, word in (self.words or {}).items()})

    def line(self, over: bool) -> str:
        """How a record names it: by its seal while the game goes on, by its secret and the words afterwards."""
        if not over:
            return f"sealed {self.seal}"
        secret = f"secret {self.secret.hex()}"
        return secret if self.words is None else f"{secret} words {by_seat(self.words)}".rstrip()


def promise_of(word: str) -> str:
    """What a player shows before anybody says a word."""
    return hashlib.sha256(word.encode()).hexdigest()


def seal_of(secret: bytes, promises: Mapping[int, str]) -> str:
    """The secret's SHA-256, or where words are promised that of "SHA-256 a=PROMISE b=PROMISE": one seal for all."""
    own = hashlib.sha256(secret).hexdigest()
    return hashlib.sha256(f"{own} {by_seat(promises)}".encode()).hexdigest() if promises else own


def by_seat(words: Mapping[int, str]) -> str:
    return " ".join(f"{SEATS[seat]}={words[seat]}" for seat in sorted(words))


def read_words(parts: list[str]) -> dict[int, str]:
    """The words as `by_seat` writes them, after "words"."""
    head, *spoken = parts
    if head != "words":
        raise BadSeed(f"expected 'words' after the secret, got {head[:80]!r}")
    words: dict[int, str] = {}
    for part in spoken:
        found = SPOKEN.fullmatch(part)
        if found is None or any(seat >= SEATS.index(found[1]) for seat in words):
            raise BadSeed(f"expected a seat and its word, in the order of seats, as a=WORD, got {part[:80]!r}")
        words[SEATS.index(found[1])] = found[2]
    return words
