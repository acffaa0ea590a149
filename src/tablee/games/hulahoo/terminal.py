"""Hula-Hoo in the terminal: the discard and its call in the middle, everybody's cards below."""

from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from .notation import say

View = dict[str, Any]

JOKER = 7
SEATS = "abcdef"
COLOURS = ("bright_red", "bright_green", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
TRAIL = 12  # cards shown of those below the top one

CALLS = {"+": "board-higher", "-": "board-lower", "=": "board-double"}


def draw(view: View, language: str) -> RenderableType:
    """The middle of the table, then a line of cards for each seat."""
    titles = (say.text(id, language) for id in ("board-points", "board-open", "board-hand"))
    table = Table("", *titles, "", box=None, header_style="dim")
    for seat in range(view["seats"]):
        table.add_row(*_seat(view, seat, language))
    return Group(_middle(view, language), table, *_warnings(view, language))


# -- the middle ---------------------------------------------------------------------------------------------


def _middle(view: View, language: str) -> Panel:
    lines = (_top(view, language), _trail(view, language), _pile(view, language))
    return Panel(
        Group(*map(Align.center, lines)),
        title=say.text("board-round", language, round=view["round"]),
        subtitle=_last_round(view, language),
        border_style="cyan",
    )


def _last_round(view: View, language: str) -> str | None:
    last = view["last"]
    if not last:
        return None
    return say.text("board-last", language, who=say.player(last["winner"], language), points=last["points"])


def _top(view: View, language: str) -> Text:
    """The top card drawn as a card, the call and whom it asks beside it."""
    if not view["discard"]:
        return Text(f"\n{say.text('board-nothing', language)}\n", "dim")
    value = view["discard"][-1]
    style = "bold magenta" if value == JOKER else "bold white"
    picture = Text()
    picture.append("╭──────╮\n", style)
    picture.append("│ 🐙 7 │" if value == JOKER else f"│{value:^6}│", style)
    picture.append("  ")
    picture.append(f" {say.text(CALLS[view['call']], language)} ", "bold reverse")
    picture.append(_asked(view, language), "bold")
    picture.append("\n╰──────╯", style)
    return picture


def _asked(view: View, language: str) -> str:
    """Whom the call asks; in a recall that is still to be said."""
    if view["turn"] is None:
        return ""
    return " → ?" if view["phase"] == "recall" else f" → {say.player(view['turn'], language)}"


def _trail(view: View, language: str) -> Text:
    below = view["discard"][:-1]
    trail = Text(f"{say.text('board-played', language, cards=len(view['discard']))}   ", "dim")
    trail.append("… " if len(below) > TRAIL else "")
    return trail.append(" ".join(map(_sign, below[-TRAIL:])))


def _pile(view: View, language: str) -> Text:
    pile = Text(f"{say.text('board-pile', language, cards=view['draw'])}   ", "dim")
    under = " ".join(map(_sign, view["under"]))
    return pile.append(say.text("board-under", language, cards=under) if under else "")


# -- the seats ----------------------------------------------------------------------------------------------


def _seat(view: View, seat: int, language: str) -> list[Text]:
    style = COLOURS[seat] if view["in"][seat] else "dim"
    mark = "▶ " if seat in view["to_act"] else "  "
    return [
        Text(f"{mark}{SEATS[seat]} {say.player(seat, language)}", f"bold {style}"),
        Text(f"{view['points'][seat]:>6}", style),
        _cards(view["open"][seat] or view["shown"][seat] or [], style),
        _cards(view["hands"][seat], style),
        Text("  ".join(_notes(view, seat, language)), "italic"),
    ]


def _cards(cards: list[int | None], style: str) -> Text:
    row = Text()
    for value in cards:
        row.append("░░" if value is None else f"[{_sign(value)}]", f"bold {style}" if value == JOKER else style)
        row.append(" ")
    return row


def _notes(view: View, seat: int, language: str) -> list[str]:
    notes = [say.text("board-deals", language)] if view["dealer"] == seat else []
    if not view["in"][seat]:
        notes.append(say.text("board-out", language))
    if None in view["hands"][seat] and view["known"][seat]:
        notes.append(say.text("board-known", language, cards=" ".join(map(_sign, view["known"][seat]))))
    if view["options"]["streak"] and view["row"] and view["row"][0] == seat:
        notes.append("★" * view["row"][1])
    return notes


def _warnings(view: View, language: str) -> list[Text]:
    """U12, for those seen to have octopuses and at most one other card."""
    return [
        Text(f"  ! {say.text('board-octopus', language, who=say.player(seat, language))}", "bold yellow")
        for seat in range(view["seats"])
        if view["in"][seat] and not view["over"] and _in_danger(view["hands"][seat] + view["open"][seat])
    ]


def _in_danger(cards: list[int | None]) -> bool:
    return JOKER in cards and len(cards) - cards.count(JOKER) <= 1


def _sign(value: int) -> str:
    return "🐙7" if value == JOKER else str(value)
