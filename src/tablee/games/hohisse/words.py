"""Ho ! Hisse ! in words: moves as texts, the position as a dict, why a move is refused."""

import re
from typing import Any, cast

from tablee.kernel.contract import FATE, NEVER, UNKNOWN, Move, Seat
from tablee.match.said import Player, Said

from .cards import CARDS, COLOUR, COLOURS, FIRST_ACTION, SCRAM, SWAP
from .consequences import consequences as consequences
from .names import SIDES, SLOT_NAMES, card, cards, colour, say
from .naming import kind_played
from .naming import label as label
from .naming import parts as parts
from .prompts import prompt as prompt
from .rope import visible
from .rules import not_before
from .state import (
    CARD,
    CHOICE,
    CHOICE_BITS,
    DECLINE,
    DO,
    FORM,
    HOW,
    KEEP,
    KIND,
    LOTS,
    NO_CARD,
    NOBODY,
    NOWHERE,
    PLAY,
    PULL,
    READY,
    READY_MOVE,
    SEATS,
    SECRET,
    SIDE,
    SLOTS,
    SPLIT,
    STOLEN,
    UNFORMED,
    WHAT,
    Position,
)
from .stories import story as story

SLOT = rf"({'|'.join(SLOT_NAMES)})"

# -- moves --------------------------------------------------------------------------------------------------


def text(move: Move) -> str:
    what = move & WHAT
    if what == PLAY:
        return play_text(kind_played(move), move & CHOICE)
    if what == LOTS:
        return f"first:{SIDES[move & KIND]}"
    if what == READY_MOVE:
        return "ready"
    name = "?" if move & KIND == SECRET else CARDS[move & KIND]
    return f"keep:{name}" if what == KEEP else f"c{name}"


def play_text(kind: int, choice: int) -> str:
    name = CARDS[kind]
    if kind < FIRST_ACTION:
        return f"{name}>{SLOT_NAMES[choice]}"
    if choice == DECLINE:
        return f"{name}/no"
    if kind == SWAP:
        return f"{name}:{SLOT_NAMES[(choice - DO) // SLOTS]}>{SLOT_NAMES[(choice - DO) % SLOTS]}"
    return f"{name}:{choice - DO}" if kind == SCRAM else name


def parse(text: str) -> Move:
    if text == "ready":
        return READY_MOVE
    if found := re.fullmatch(r"first:([ab])", text):
        return LOTS | SIDES.index(found[1])
    if found := re.fullmatch(r"(keep:|c)([^:>/]+)", text):
        return (KEEP if found[1] == "keep:" else CARD) | (SECRET if found[2] == "?" else kind_of(found[2]))
    if found := re.fullmatch(rf"([^:>/]+)>{SLOT}", text):
        return play(kind_of(found[1], CARDS[:FIRST_ACTION]), SLOT_NAMES.index(found[2]))
    if found := re.fullmatch(rf"swap:{SLOT}>{SLOT}", text):
        return play(SWAP, DO + SLOT_NAMES.index(found[1]) * SLOTS + SLOT_NAMES.index(found[2]))
    if found := re.fullmatch(r"scram:([0-6])", text):
        return play(SCRAM, DO + int(found[1]))
    name, _, declined = text.partition("/")
    kind = kind_of(name, CARDS[FIRST_ACTION:])
    if declined not in ("", "no") or (declined == "" and kind in (SCRAM, SWAP)):
        raise ValueError(text)
    return play(kind, DECLINE if declined else DO)


def play(kind: int, choice: int) -> Move:
    return PLAY | kind << CHOICE_BITS | choice


def kind_of(name: str, among: tuple[str, ...] = CARDS) -> int:
    if name not in among:
        raise ValueError(name)
    return CARDS.index(name)


# -- the position -------------------------------------------------------------------------------------------


def describe(s: Position) -> dict[str, Any]:
    return {
        "round": int(s.round_number),
        "barrels": s.barrels.tolist(),
        "barrel": unless(s.barrel, NOWHERE),
        "start": unless(s.start, NOWHERE),
        "ready": [bool(ready) for ready in s.ready],
        "up": [unless(at, NEVER) for at in s.up],
        "pair": [card_list(pair) for pair in s.pair],
        "prep": s.prep.tolist(),
        "kept": [card_set(s.kept[seat], s.shared[seat]) for seat in range(SEATS)],
        "given": [card_set(s.given[seat], s.shared[seat]) for seat in range(SEATS)],
        "done": [unless(at, NEVER) for at in s.done],
        "due": s.due.tolist(),
        "tie": [card_list(tie) for tie in s.tie],
        "hands": [card_set(s.hand[seat], s.held[seat]) for seat in range(SEATS)],
        "team": [team(s, seat) for seat in range(SEATS)],
        "spent": [card_set(spent, 0) for spent in s.spent],
        "slots": slots(s.slot),
        "discard": card_list(s.discard),
        "stolen": None if s.stolen == NO_CARD else CARDS[s.stolen],
        "last": last_round(s),
    }


def unless(value: Any, nothing: int) -> int | None:
    return None if value == nothing else int(value)


def card_list(kinds: Any) -> list[str | None]:
    return [None if kind == UNKNOWN else CARDS[kind] for kind in kinds.tolist() if kind != NO_CARD]


def card_set(counts: Any, size: int) -> list[str | None]:
    """The cards of a set in order; of a hidden one only how many."""
    if counts[0] == UNKNOWN:
        return [None] * int(size)
    return [name for name, count in zip(CARDS, counts.tolist(), strict=True) for _ in range(count)]


def team(s: Position, seat: Seat) -> int | list[str | None]:
    """The open book lists a team pile; a view, or a team nobody has formed, gives its number."""
    if s.form == UNFORMED or UNKNOWN in s.kept[:, 0]:
        return int(s.team[seat])
    return card_set(team_pile(s, seat), 0) if s.team[seat] else []


def team_pile(s: Position, seat: Seat) -> Any:
    """[kind] What he kept and was given, less what he has drawn."""
    return s.kept[seat] + s.given[1 - seat] - s.hand[seat] - s.spent[seat]


def slots(stacks: Any) -> dict[str, dict[str, list[str | None]]]:
    cards = [card_list(stack) for stack in stacks]
    return {side: dict(zip(COLOURS, cards[n * SIDE :], strict=False)) for n, side in enumerate(SIDES)}


def last_round(s: Position) -> dict[str, Any] | None:
    if s.winner == NOBODY:
        return None
    return {"winner": int(s.winner), "how": HOW[s.how], "barrel": int(s.stood)}


def pieces(s: Position) -> list[int]:
    """How many cards of each kind there are, counted where they lie."""
    counts = s.unseen + held_or_piled(s)
    for kind in (s.stolen, *s.slot.flat, *s.discard, *s.pair.flat, *s.tie.flat):
        if kind != NO_CARD:
            counts[kind] += 1
    return cast("list[int]", counts.tolist())


def held_or_piled(s: Position) -> Any:
    """[kind] While the teams are formed, what was kept and given; then hands and team piles."""
    if s.form == UNFORMED:
        return s.hand.sum(axis=0)
    if s.phase in (FORM, SPLIT):
        return s.kept.sum(axis=0) + s.given.sum(axis=0)
    return s.hand.sum(axis=0) + team_pile(s, 0) + team_pile(s, 1)


# -- why not ------------------------------------------------------------------------------------------------


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    what = move & WHAT
    if seat == FATE:
        return say("not_fate")
    if what in (CARD, LOTS):
        return say("fates_move")
    if s.phase == READY:
        return say("ready_first")
    if s.phase in (FORM, SPLIT):
        return refuse_while_forming(s, seat, move)
    if what != PLAY:
        return say("play_a_card") if s.phase == PULL else say("play_stolen", card=card(s.stolen))
    return refuse_card(s, seat, kind_played(move), move & CHOICE)


def refuse_while_forming(s: Position, seat: Seat, move: Move) -> Said:
    pair = [int(kind) for kind in s.pair[seat]]
    if move & WHAT != KEEP:
        return say("keep_first", pair=cards(pair))
    if move & KIND not in pair:
        return say("not_in_pair", pair=cards(pair))
    tenths = -(-max(0, not_before(s, seat) - int(s.at)) // 100)  # rounded up: never "another 0 seconds"
    return say("too_early", seconds=tenths / 10)


def refuse_card(s: Position, seat: Seat, kind: int, choice: int) -> Said:
    if s.phase == STOLEN and kind != s.stolen:
        return say("play_stolen", card=card(s.stolen))
    if s.phase == PULL and not s.hand[seat, kind]:
        return say("not_in_hand", card=card(kind))
    if kind != SWAP:
        return say("wrong_slot", card=card(kind), colour=colour(int(COLOUR[kind])))
    start = (choice - DO) // SLOTS
    if visible(s, start) == NO_CARD:
        return say("nothing_there", side=Player(start // SIDE), colour=colour(start % SIDE))
    return say("wrong_side", card=card(visible(s, start)))


def stale(s: Position, seat: Seat, move: Move) -> Said | None:
    """A card kept after one's own pile, or the rival's patience, has come to its end."""
    if move & WHAT == KEEP and s.phase in (FORM, SPLIT) and not s.due.any():
        return say("stopped" if s.phase == SPLIT else "all_shared_out")
    return None


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    """T10: the barrels won."""
    barrels = int(s.barrels[seat])
    return barrels, say.standing("barrels", n=barrels)
