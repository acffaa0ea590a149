"""Fate that can be checked afterwards: a secret fixed before the first move, whose digest everybody may know."""

import hashlib
import hmac
import re
import secrets
from typing import Final

from tablee.kernel.errors import BadSeed

SECRET_BYTES: Final = 32
ANSWER_BYTES: Final = 8


class SealedFate:
    """Answers move *n* with the first 64 bits of HMAC-SHA256(secret, n), *n* written in decimal."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self._keyed = hmac.new(secret, digestmod=hashlib.sha256)

    @classmethod
    def new(cls) -> "SealedFate":
        return cls(secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def opened(cls, text: str) -> "SealedFate":
        """From the secret as a record shows it."""
        if not re.fullmatch(rf"[0-9a-f]{{{2 * SECRET_BYTES}}}", text):
            raise BadSeed(f"expected {2 * SECRET_BYTES} hexadecimal digits, got {text[:80]!r}")
        return cls(bytes.fromhex(text))

    def __call__(self, number: int) -> int:
        answer = self._keyed.copy()
        answer.update(b"%d" % number)
        return int.from_bytes(answer.digest()[:ANSWER_BYTES], "big")

    @property
    def seal(self) -> str:
        """What is shown before the first move: the secret's SHA-256."""
        return hashlib.sha256(self.secret).hexdigest()

    def line(self, over: bool) -> str:
        """How a record names it: by its seal while the game goes on, by its secret afterwards."""
        return f"secret {self.secret.hex()}" if over else f"sealed {self.seal}"
