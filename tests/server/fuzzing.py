"""Messages that look almost right: valid ones with one or two things wrong, and some that never were messages."""

import json
import random
from typing import Any

IDS = ["a", "b", "m1", "A-_9", "x" * 40]
WHOLE = [-1, 0, 1, 2, 3, 7, 8, 2**31, 2**53, 2**64, -(2**63)]
TEXTS = ["", " ", "b3-e3", "roll", "swap:", "héé", "\u0000", "\u202e", "🎲" * 50, "'; DROP TABLE log; --", "x" * 301]
JUNK: list[Any] = [None, True, False, 1.5, 1e308, [], {}, [[]], {"a": 1}, "fr", "hello", *WHOLE, *TEXTS]
DEEP = ["[" * 1000, "[" * 1000 + "]" * 1000, '{"a":' * 600, '{"type":"say","id":"d","text":' + "[" * 1500]
NEVER: list[str | bytes] = [
    "",
    " ",
    "null",
    "7",
    '"hello"',
    "[]",
    "{}",
    "{",
    "NaN",
    "\ufeff{}",
    b"",
    b"\x00\xff",
    b"{}",
]
ODD = ['{"type":"adjourn","id":"a","id":"b"}', '{"type":"say","id":"s","text":"\\ud800"}', '{"type":1e400}']
BROKEN = [b"\xff\xfe", b"\xed\xa0\x80", b"\xc3("]  # sent as text, they are no UTF-8


class Fuzzer:
    """`moves` are legal somewhere, sometimes."""

    def __init__(self, seed: int, moves: list[str]) -> None:
        self.random = random.Random(seed)
        self.moves = moves
        self.sent: list[str] = []

    def message(self) -> str | bytes:
        kind = self.random.random()
        if kind < 0.03:
            return self.random.choice([*DEEP, *ODD, *NEVER])
        if kind < 0.06 and self.sent:
            return self.random.choice(self.sent)  # replayed
        text = self._text(self._valid() if kind < 0.35 else self._mutated(self._valid()))
        self.sent = [*self.sent[-50:], text]
        return text

    def _text(self, message: dict[str, Any]) -> str:
        text = json.dumps(message)
        if self.random.random() < 0.05:
            return text[: self.random.randrange(len(text))]
        return text

    def _valid(self) -> dict[str, Any]:
        pick, seat = self.random.choice, self.random.randrange(3)
        id = f"f{self.random.randrange(10**6)}"
        return pick([
            {"type": "hello", "since": pick([-1, 0, 3]), "language": "fr"},
            {"type": "look", "seat": seat},
            {"type": "move", "id": id, "seat": seat, "move": pick(self.moves), "seen": pick([0, 1, 2, 2**31])},
            {"type": "undo", "id": id, "seat": seat},
            {"type": "answer", "id": id, "seat": seat, "agree": True},
            {"type": "adjourn", "id": id},
            {"type": "resume", "id": id},
            {"type": "say", "id": id, "text": pick(["salut", "x" * 300])},
            {"type": "hint", "id": id, "seat": seat},
            {"type": "ping", "sent": 1.5},
            {"type": "heard", "now": 7},
        ])  # fmt: skip

    def _mutated(self, message: dict[str, Any]) -> dict[str, Any]:
        for _ in range(self.random.randint(1, 2)):
            key = self.random.choice([*message, "extra"])
            if self.random.random() < 0.2:
                message.pop(key, None)
            else:
                message[key] = self.random.choice(JUNK)
        return message
