"""GAMETITLE in the terminal."""

from typing import Any

from rich.text import Text


def draw(view: dict[str, Any], language: str) -> Text:
    return Text("● " * view["marbles"] + "\n", style="bold magenta")
