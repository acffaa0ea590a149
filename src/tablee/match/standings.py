"""How the seats have done, in the words of the game."""

from typing import Any, NamedTuple

from tablee.match.said import Said


class Standing(NamedTuple):
    """How a seat has done: its place, from 1 on, and what it has to show for it."""

    seat: int
    place: int
    said: Said


def standings(words: Any, position: Any, seats: int) -> list[Standing]:
    """Best first; none if the game has no words for it."""
    if not hasattr(words, "standing"):
        return []
    stands = [words.standing(position, seat) for seat in range(seats)]
    ahead = [sum(other > value for other, _ in stands) for value, _ in stands]
    ranked = [Standing(seat, 1 + ahead[seat], said) for seat, (_, said) in enumerate(stands)]
    return sorted(ranked, key=lambda standing: standing.place)
