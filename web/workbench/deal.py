"""Deals whole games for the workbench: every position of a game between bots, as the server would send it.

`python web/workbench/deal.py hippo --seats 3 --seed 1 --language en` writes `web/workbench/games/hippo-3.json`.
Options are given as in `--option chaos_call=true`.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import to_builtins

from tablee import Bot, Match

GAMES = Path(__file__).parent / "games"
PACE = 900  # milliseconds from move to move, where a game runs in time


def steps(match: Match, bot: Bot, language: str, names: list[str], viewer: int | None) -> Iterator[dict[str, Any]]:
    """Each position as `viewer` sees it, or whoever acts, and the move that was made in it."""
    told, now = Counter[int | None](), 0  # sentences, by who heard them
    while True:
        if match.alarm is not None:
            now += PACE
            match.pass_time(now)
        actor = match.to_act[0] if match.to_act else None
        move = None if actor is None else bot.think(match, actor, iterations=300).move
        seat = actor if viewer is None else viewer
        story = match.story(seat)
        yield {
            "seat": seat,
            "view": match.view(seat),
            "scene": to_builtins(match.scene(seat)),
            "moves": [] if seat is None else [named(move, language, names) for move in match.named(seat)],
            "story": [
                {"rule": said.rule, "key": said.key, "text": said.text(language, names), "values": said.plain()}
                for said in story[told[seat] :]
            ],
            "played": move,
            "time": None if match.alarm is None else now,
            "alarm": match.alarm,
        }
        told[seat] = len(story)
        if actor is None or move is None:
            return
        match.play(actor, move, None if match.alarm is None else now)


def named(move: Any, language: str, names: list[str]) -> dict[str, Any]:
    return {"move": move.move, "label": move.label.text(language, names), "parts": move.parts, "touches": move.touches}


def option(text: str) -> tuple[str, Any]:
    name, _, value = text.partition("=")
    return name, json.loads(value)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--language", default="en")
    parser.add_argument("--viewer", type=int, help="look on from this seat only")
    parser.add_argument("--option", type=option, action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    names = ["Ada", "Blaise", "Chloé", "Denis", "Emmy", "Fibo"][: asked.seats]
    match = Match(asked.game, asked.seats, seed=asked.seed, options=dict(asked.option))
    played = list(steps(match, Bot(asked.game, asked.level), asked.language, names, asked.viewer))
    dealt = {"game": asked.game, "names": names, "language": asked.language, "steps": played}
    path = GAMES / f"{asked.game}-{asked.seats}.json"
    GAMES.mkdir(exist_ok=True)
    path.write_text(json.dumps(dealt), "utf-8")
    print(path)


if __name__ == "__main__":
    main()
