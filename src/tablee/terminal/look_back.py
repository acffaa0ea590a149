"""After the game: the value curve, on request, with its turning points in the game's own words."""

from typing import Final

from rich.console import Console
from rich.text import Text

from tablee.match.play import Match
from tablee.match.shelf import facts_of, texts_of
from tablee.search.curve import Point, TurningPoint, decisions, turning_points, value_curve
from tablee.terminal.braille import line
from tablee.terminal.keyboard import Keyboard
from tablee.terminal.progress import bar
from tablee.terminal.sentences import Words

SECONDS: Final = 12.0  # for the whole curve
WIDEST: Final = 82
MARGIN: Final = 8  # where the curve ended, after it
COLOURS: Final = ("red", "blue", "green", "magenta", "yellow", "cyan", "bright_red", "bright_blue")
NUMBERS: Final = "①②③"


async def look_back(keys: Keyboard, console: Console, match: Match, words: Words) -> None:
    """Offer the curve; anything else leaves the table."""
    if await keys.ask(lambda: words("after") + " ", lambda: ["curve"], None) == "curve":
        with bar(words("looking_back"), len(decisions(match))) as progress:
            points = list(value_curve(match, seconds=SECONDS, progress=lambda done, total: progress(1)))
        console.print(picture(match, points, words, min(console.width, WIDEST + MARGIN) - MARGIN))


def picture(match: Match, points: list[Point], words: Words, width: int) -> Text:
    """A curve for every seat, numbers below where the game turned, and what happened there."""
    turns, drawn = turning_points(points), Text()
    drawn.append(f"\n{words('curve')}", "bold")
    drawn.append(f"  {words('own_view')}\n\n" if facts_of(match.game).secrets else "\n\n", "dim")
    names = [texts_of(match.game).player(seat, words.language) for seat in range(match.seats)]
    indent = 3 + max(map(len, names))
    for seat, name in enumerate(names):
        values = [point.value[seat] for point in points]
        _seat(drawn, name.ljust(indent - 3), COLOURS[seat], values, words, width - indent, 3 if match.seats <= 3 else 2)
    drawn.append(" " * indent + f"{_marks(points, turns, width - indent)}\n\n", "bold")
    drawn.append(f"{words('turns' if turns else 'no_turns')}\n", "bold" if turns else "")
    for number, turn in zip(NUMBERS, turns, strict=False):
        _turning_point(drawn, number, names[turn.seat], match, turn, words)
    return drawn


def _seat(drawn: Text, name: str, colour: str, values: list[float], words: Words, width: int, height: int) -> None:
    for row, dots in enumerate(line(values, width, height)):
        drawn.append(f"  {name} " if row == height - 1 else " " * (len(name) + 3), f"bold {colour}")
        drawn.append(dots, colour)
        drawn.append(f" {words.share(values[-1])}\n" if row == height - 1 else "\n", "dim")


def _marks(points: list[Point], turns: list[TurningPoint], width: int) -> str:
    signs = [" "] * width
    for number, turn in zip(NUMBERS, turns, strict=False):
        place = points.index(turn.after) / max(len(points) - 1, 1)
        signs[min(int(place * width), width - 1)] = number
    return "".join(signs).rstrip()


def _turning_point(drawn: Text, number: str, name: str, match: Match, turn: TurningPoint, words: Words) -> None:
    before, after = turn.before, turn.after
    drawn.append(f"{number} ", "bold")
    drawn.append(f"{name} ", f"bold {COLOURS[turn.seat]}")
    drawn.append(f"{words.share(before.value[turn.seat])} → {words.share(after.value[turn.seat])}   ")
    drawn.append(" ".join(told(match, before.entry, after.entry, words.language)))
    if before.best != before.move:
        drawn.append(f"  ({words('better', move=before.best)})", "dim")
    drawn.append("\n")


def told(match: Match, first: int, end: int, language: str) -> list[str]:
    """The story of some entries of the log."""
    story, rest = match.story(None, first), match.story(None, end)
    return [said.text(language) for said in story[: len(story) - len(rest)]]
