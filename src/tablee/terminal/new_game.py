"""`tablee new-game`: a small working game to change into one's own."""

import re
from pathlib import Path
from typing import Final

from rich.console import Console

from tablee.kernel.errors import TableeError

TEMPLATES: Final = Path(__file__).parent / "template"
ID, TITLE = "GAMEID", "GAMETITLE"
LIKE: Final = {
    "grid": "two pawns on ice floes that sink behind them",
    "dice": "three dice, six barrels, and the most balls in each",
    "cards": "hidden hands, from which all choose a card at once",
}


def write_skeleton(name: str, into: Path, like: str = "grid") -> None:
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,30}", name):
        raise TableeError(f"a game's id is 2 to 31 small letters, digits or _, beginning with a letter; got {name!r}")
    if like not in LIKE:
        raise TableeError(f"there is no game to begin with that is like {like!r}; there are: {', '.join(LIKE)}")
    folder = into / name
    if folder.exists():
        raise TableeError(f"{folder} is there already; nothing was written")
    for source in sorted((TEMPLATES / like).rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            _copy(source, folder / source.relative_to(TEMPLATES / like), name)
    console = Console()
    console.print(f"{folder}: {LIKE[like]}. Change it into your game.")
    console.print(f"  tablee workbench {folder}\n  tablee check-game {folder}\n  tablee play {folder}", style="bold")


def _copy(source: Path, target: Path, name: str) -> None:
    title = name.replace("_", " ").capitalize()
    text = source.read_text("utf-8").replace(ID, name).replace(TITLE, title)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")
