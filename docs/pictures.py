"""Draw the pictures of the documentation from real games: `make pictures`."""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.rule import Rule

from tablee import Match, games
from tablee.match.shelf import folder_of, load
from tablee.terminal.table import in_words

HERE = Path(__file__).parent / "pictures"
MOVES = 15  # far enough into a game for something to be on the board
FONT_FROM_AFAR = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # any monospaced font of the reader's will do
LINES = 5  # of the story


def picture(game: str) -> None:
    match, chooser = Match(game, seed=7), random.Random(7)
    while match.moves < MOVES and not match.over:
        seat = match.to_act[0]
        match.play(seat, chooser.choice(match.legal(seat)))
    console = Console(record=True, width=88, force_terminal=True, highlight=False, file=io.StringIO())
    console.print(Rule(load(game).facts.title))
    for said in match.story(0)[-LINES:]:
        console.print(f"[dim]{said.rule:>4}[/] {said.text('en')}")
    drawing = load(game).part("terminal")
    console.print(drawing.draw(match.view(0), "en") if drawing else in_words(match.view(0)))
    for seat in match.to_act[:1]:
        console.print(f"{'abcdef'[int(seat)]}> [dim]{'  '.join(match.legal(seat)[:9])}[/]")
    svg = console.export_svg(title=f"tablee play {game}", unique_id=game)
    (HERE / f"{game}.svg").write_text(FONT_FROM_AFAR.sub("", svg), "utf-8")


if __name__ == "__main__":
    HERE.mkdir(exist_ok=True)
    for facts in games():
        if folder_of(facts.id).parent.name == "games":  # ours, not a guest's
            picture(facts.id)
