"""The whisper's words."""

from tablee.kernel.contract import Move

TEXTS = ("", "heads", "tails", "?")


def text(move: Move) -> str:
    return TEXTS[move]


def parse(text: str) -> Move:
    return TEXTS.index(text)
