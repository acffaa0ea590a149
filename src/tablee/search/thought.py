"""What a bot thinks: a move, what it expects for every seat, and the lines it looked at."""

from msgspec import Struct


class Variation(Struct, frozen=True):
    """A move and how the game may go on, by texts; up to where fate would speak."""

    moves: list[str]
    visits: int  # simulations or positions that went into it
    value: list[float]  # [seat] expected share of the win


class Thought(Struct, frozen=True):
    move: str
    value: list[float]  # [seat] expected share of the win, from 0 to 1
    lines: list[Variation]  # best first
    visits: int  # simulations or positions in all
    seconds: float
