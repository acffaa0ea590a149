"""Connect Four in the terminal: the board as it stands on the table."""

from typing import Any

from rich.text import Text

ROWS = 6
COLOURS = {"a": "bold yellow", "b": "bold red"}


def draw(view: dict[str, Any], language: str) -> Text:
    """The rows from the top down, then the numbers of the columns."""
    picture = Text()
    for row in reversed(range(ROWS)):
        for discs in view["columns"]:
            _cell(picture, discs[row : row + 1])
        picture.append("\n")
    numbers = range(1, len(view["columns"]) + 1)
    return picture.append("".join(f" {number} " for number in numbers) + "\n", "dim")


def _cell(picture: Text, disc: str) -> None:
    if disc:
        picture.append(f"({disc})", COLOURS[disc])
    else:
        picture.append(" · ", "blue")
