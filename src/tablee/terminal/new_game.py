"""`tablee new-game`: a small working game to change into one's own."""

import re
from pathlib import Path

from rich.console import Console

from tablee.kernel.errors import TableeError

TEMPLATE = Path(__file__).parent / "template"
ID, TITLE = "GAMEID", "GAMETITLE"


def write_skeleton(name: str, into: Path) -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name):
        raise TableeError(f"a game's id is 2 to 31 small letters, digits or _, beginning with a letter; got {name!r}")
    folder = into / name
    if folder.exists():
        raise TableeError(f"{folder} is there already; nothing was written")
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            _copy(source, folder / source.relative_to(TEMPLATE), name)
    console = Console()
    console.print(f"{folder}: twelve marbles, take one to three, the last one wins. Change it into your game.")
    console.print(f"  tablee check-game {folder}\n  tablee play {folder}", style="bold")


def _copy(source: Path, target: Path, name: str) -> None:
    title = name.replace("_", " ").capitalize()
    text = source.read_text("utf-8").replace(ID, name).replace(TITLE, title)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
