"""Hula-Hoo in the terminal: the discard and its call in the middle, everybody's cards below."""

from typing import Any

from rich.align import Align
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

View = dict[str, Any]
Words = dict[str, str]

JOKER = 7
SEATS = "abcdef"
COLOURS = ("bright_red", "bright_green", "bright_blue", "bright_yellow", "bright_magenta", "bright_cyan")
TRAIL = 12  # cards shown of those below the top one

FRENCH = {
    "+": "PLUS ▲",
    "-": "MOINS ▼",
    "=": "DOUBLE =",
    "hand": "main",
    "open": "visibles",
    "points": "points",
    "out": "a passé",
    "deals": "donne",
    "pile": "Pioche :",
    "under": "dont, tout en dessous :",
    "played": "Cartes posées :",
    "known": "connues :",
    "nothing": "rien de posé",
    "round": "Manche",
    "last": "La manche d'avant :",
    "octopus": "on ne finit pas sur une pieuvre !",
}
ENGLISH = {
    "+": "HIGHER ▲",
    "-": "LOWER ▼",
    "=": "DOUBLE =",
    "hand": "hand",
    "open": "open",
    "points": "points",
    "out": "has passed",
    "deals": "deals",
    "pile": "Pile:",
    "under": "with, at the very bottom:",
    "played": "Cards played:",
    "known": "known:",
    "nothing": "nothing played yet",
    "round": "Round",
    "last": "The round before:",
    "octopus": "nobody goes out on an octopus!",
}


def draw(view: View, language: str) -> RenderableType:
    """The middle of the table, then a line of cards for each seat."""
    words = FRENCH if language == "fr" else ENGLISH
    table = Table("", words["points"], words["open"], words["hand"], "", box=None, header_style="dim")
    for seat in range(view["seats"]):
        table.add_row(*_seat(view, seat, words))
    return Group(_middle(view, words), table, *_warnings(view, words))


# -- the middle ---------------------------------------------------------------------------------------------


def _middle(view: View, words: Words) -> Panel:
    lines = (_top(view, words), _trail(view, words), _pile(view, words))
    return Panel(
        Group(*map(Align.center, lines)),
        title=f"{words['round']} {view['round']}",
        subtitle=_last_round(view, words),
        border_style="cyan",
    )


def _last_round(view: View, words: Words) -> str | None:
    last = view["last"]
    return f"{words['last']} {SEATS[last['winner']]} +{last['points']}" if last else None


def _top(view: View, words: Words) -> Text:
    """The top card drawn as a card, the call and whom it asks beside it."""
    if not view["discard"]:
        return Text(f"\n{words['nothing']}\n", "dim")
    value = view["discard"][-1]
    style = "bold magenta" if value == JOKER else "bold white"
    picture = Text()
    picture.append("╭──────╮\n", style)
    picture.append("│ 🐙 7 │" if value == JOKER else f"│{value:^6}│", style)
    picture.append("  ")
    picture.append(f" {words[view['call']]} ", "bold reverse")
    picture.append(_asked(view), "bold")
    picture.append("\n╰──────╯", style)
    return picture


def _asked(view: View) -> str:
    """Whom the call asks; in a recall that is still to be said."""
    if view["turn"] is None:
        return ""
    return " → ?" if view["phase"] == "recall" else f" → {SEATS[view['turn']]}"


def _trail(view: View, words: Words) -> Text:
    below = view["discard"][:-1]
    trail = Text(f"{words['played']} {len(view['discard'])}   ", "dim")
    trail.append("… " if len(below) > TRAIL else "")
    return trail.append(" ".join(map(_sign, below[-TRAIL:])))


def _pile(view: View, words: Words) -> Text:
    pile = Text(f"{words['pile']} {view['draw']}   ", "dim")
    return pile.append(f"{words['under']} " + " ".join(map(_sign, view["under"])) if view["under"] else "")


# -- the seats ----------------------------------------------------------------------------------------------


def _seat(view: View, seat: int, words: Words) -> list[Text]:
    style = COLOURS[seat] if view["in"][seat] else "dim"
    mark = "▶ " if seat in view["to_act"] else "  "
    return [
        Text(mark + SEATS[seat], f"bold {style}"),
        Text(f"{view['points'][seat]:>6}", style),
        _cards(view["open"][seat] or view["shown"][seat] or [], style),
        _cards(view["hands"][seat], style),
        Text("  ".join(_notes(view, seat, words)), "italic"),
    ]


def _cards(cards: list[int | None], style: str) -> Text:
    row = Text()
    for value in cards:
        row.append("░░" if value is None else f"[{_sign(value)}]", f"bold {style}" if value == JOKER else style)
        row.append(" ")
    return row


def _notes(view: View, seat: int, words: Words) -> list[str]:
    notes = [words["deals"]] if view["dealer"] == seat else []
    if not view["in"][seat]:
        notes.append(words["out"])
    if None in view["hands"][seat] and view["known"][seat]:
        notes.append(f"{words['known']} " + " ".join(map(_sign, view["known"][seat])))
    if view["options"]["streak"] and view["row"] and view["row"][0] == seat:
        notes.append("★" * view["row"][1])
    return notes


def _warnings(view: View, words: Words) -> list[Text]:
    """U12, for those seen to have octopuses and at most one other card."""
    return [
        Text(f"  ! {SEATS[seat]} : {words['octopus']}", "bold yellow")
        for seat in range(view["seats"])
        if view["in"][seat] and not view["over"] and _in_danger(view["hands"][seat] + view["open"][seat])
    ]


def _in_danger(cards: list[int | None]) -> bool:
    return JOKER in cards and len(cards) - cards.count(JOKER) <= 1


def _sign(value: int) -> str:
    return "🐙7" if value == JOKER else str(value)
