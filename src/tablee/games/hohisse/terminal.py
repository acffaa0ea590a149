"""Ho ! Hisse ! in the terminal: the rope with its barrel, both sides' slots, hands and piles."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from .cards import ACTIONS, COLOURS
from .names import say

STYLES = {"R": "bold red", "B": "bold blue", "G": "bold green", "W": "bold", "N": "bold magenta"}
SLOT_STYLES = {"red": "red", "blue": "blue", "green": "green"}
ACTION_STYLE = "bold yellow"
SIDES = "ab"
SCOT = 2
BACK = "▒▒"
SPACES = 12
WIDTH = 5  # of one space of the rope


def draw(view: dict[str, Any], language: str) -> Group:
    """From the top: the score, the rope, the two sides, what each player holds, what the actions do."""
    word = Words(language)
    holdings = [_holding(view, seat, word) for seat in range(2)]
    return Group(_score(view, word), _rope(view), _sides(view, word), *holdings, *_loose(view, word), _help(view, word))


class Words:
    """The words on the board in one language."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, **values: Any) -> str:
        return say.text(f"board-{key}", self.language, **values)

    def term(self, key: str) -> str:
        return say.term(key).text(self.language)


# -- score and rope -----------------------------------------------------------------------------------------


def _score(view: dict[str, Any], word: Words) -> Text:
    line = Text(f"{word('round', round=view['round'])}   {word('barrels')}", "dim")
    for seat, won in enumerate(view["barrels"]):
        line.append(f"   {SIDES[seat]} ", "bold")
        line.append("●" * won + "○" * (view["options"]["barrels"] - won), "yellow")
    return line.append("\n")


def _rope(view: dict[str, Any]) -> Text:
    """b pulls to the left, a to the right; the middle is between 6 and 7."""
    rope = Text()
    for space in range(1, SPACES + 1):
        here = space == view["barrel"]
        rope.append("╡███╞" if here else "═════", "bold yellow" if here else "yellow dim")
        rope.append("┃" if space == SPACES // 2 else "", "bold")
    rope.append("\n")
    for space in range(1, SPACES + 1):
        rope.append(f"{_space_name(space):^{WIDTH}}", "bold" if space in (1, SPACES) else "dim")
        rope.append(" " if space == SPACES // 2 else "")
    return rope.append("\n")


def _space_name(space: int) -> str:
    return {1: "⚑ b", 12: "a ⚑"}.get(space, str(space))


# -- the slots ----------------------------------------------------------------------------------------------


def _sides(view: dict[str, Any], word: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    for _ in range(2):
        table.add_column(width=30)
    table.add_row(*(_strength(view["slots"][side], side, word) for side in "ba"))
    for colour in COLOURS:
        table.add_row(*(_slot(view["slots"][side][colour], colour, word) for side in "ba"))
    return table


def _strength(slots: dict[str, list[str]], side: str, word: Words) -> Text:
    total = sum(int(cards[-1][1]) if cards else SCOT for cards in slots.values())
    return Text(f"{'◀ ' if side == 'b' else ''}{side}{' ▶' if side == 'a' else ''}  {word('strength')} {total}", "bold")


def _slot(cards: list[str], colour: str, word: Words) -> Text:
    line = Text(f"  {word.term(colour):<6}", SLOT_STYLES[colour])
    if not cards:
        return line.append(f"[ {SCOT}  ] {word('scot')}", "dim")
    line.append("[ ").append_text(_card(f"{cards[-1]:<3}")).append("]")
    if beneath := cards[:-1]:
        line.append(f" {word('over-cards')} {' '.join(reversed(beneath[-4:]))}{' …' if beneath[4:] else ''}", "dim")
    return line


# -- what each player holds ---------------------------------------------------------------------------------


def _holding(view: dict[str, Any], seat: int, word: Words) -> Text:
    line = Text(f"\n{'▶' if seat in view['to_act'] else ' '} {SIDES[seat]}  ", "bold")
    if view["phase"] == "ready":
        return line.append(word("ready-yes" if view["ready"][seat] else "ready-no"))
    if view["phase"] in ("form", "split"):
        return _forming(line, view, seat, word)
    team = view["team"][seat]
    line.append(f"{word('hand')} ").append_text(_cards(view["hands"][seat]))
    return line.append(f"   {word('pile')} {team if isinstance(team, int) else len(team)}", "dim")


def _forming(line: Text, view: dict[str, Any], seat: int, word: Words) -> Text:
    line.append(f"{word('pair')} ").append_text(_cards(view["pair"][seat]))
    line.append(f"   {word('prep')} {view['prep'][seat]}", "dim")
    for key in ("kept", "given"):
        line.append(f"\n     {word(key)} ", "dim").append_text(_cards(view[key][seat]))
    return line


def _loose(view: dict[str, Any], word: Words) -> list[Text]:
    """The cards that lie open beside the rope."""
    lines = []
    if view["phase"] == "tie":
        both = [_cards(cards) for cards in view["tie"]]
        lines.append(Text.assemble(f"\n  {word('tie')}  a ", both[0], "   b ", both[1]))
    if view["discard"]:
        lines.append(Text.assemble(f"\n  {word('discard')} ", _cards(view["discard"][-8:])))
    if view["stolen"]:
        lines.append(Text.assemble(f"\n  {word('stolen')} ", _card(view["stolen"])))
    return lines


def _help(view: dict[str, Any], word: Words) -> Text:
    """One line for every action in sight."""
    shown = {card for key in ("hands", "pair") for cards in view[key] for card in cards} | {view["stolen"]}
    lines = Text("\n" if shown & set(ACTIONS) else "")
    for action in ACTIONS:
        if action in shown:
            lines.append(f"  {action:<11}", ACTION_STYLE)
            does = word.term(f"does_{action}")
            lines.append(word("help", action=word.term(action), does=does) + "\n", "dim")
    return lines


def _cards(cards: list[str | None]) -> Text:
    return Text("  ").join(map(_card, cards)) if cards else Text("–", "dim")


def _card(card: str | None) -> Text:
    if card is None:
        return Text(BACK, "dim")
    return Text(card, STYLES.get(card[0], ACTION_STYLE))
