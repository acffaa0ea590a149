"""Ho ! Hisse ! for bots: which cards are worth keeping, and which card moves the barrel, or soon will."""

from typing import Final

import numpy as np

from tablee.kernel.chance import bits32
from tablee.kernel.contract import Move, Moves, Random, Scores, Seat
from tablee.kernel.level import Level
from tablee.kernel.rule import rule

from .actions import SURGE, side_of_nessie
from .cards import (
    ADRENALINE,
    CARDS,
    COLOUR,
    FIRST_ACTION,
    FIRST_WOMAN,
    HEAVE,
    MACHO,
    MARKED,
    MONSTER,
    ROPE,
    SCRAM,
    STRENGTH,
    SWAP,
    WEAKEST,
    WHITE,
)
from .pull import first_card_is_played
from .rope import strength, visible
from .state import (
    CALM,
    CHOICE,
    CHOICE_BITS,
    DECLINE,
    DO,
    FORM,
    KIND,
    LAST_SPACE,
    NO_CARD,
    NOBODY,
    PULL,
    READY,
    SCOT,
    SEATS,
    SIDE,
    SLOTS,
    TOWARDS,
    UNFORMED,
    Position,
)

# What a quick player weighs when he plays a card, in spaces of the barrel.
LEAD: Final = 0.8  # one's own side is stronger by one
A_TEST: Final = 1.0  # a card that causes a test is spent
AN_ACTION: Final = 0.5  # another action is spent
A_ROUND: Final = 50.0
WHIM: Final = 0.6 / (1 << 32)  # of what `bits32` gives: tastes differ

# What a card brings its team, in spaces: measured in games between quick players, then rounded.
MAN_WORTH: Final = (0.4, 0.0, -0.4, 0.4)  # [strength]
MARK_WORTH: Final = 0.4
WOMAN_WORTH: Final = (0.4, 0.0, 0.2, 0.4, 0.6)  # [strength]
NESSIE_WORTH: Final = 0.2
ACTION_WORTH: Final = {"swap": 2.0, "scram": 0.8, "weakest": 0.4, "macho": -0.6, "rope": -1.0, "reinforce": -1.0}
TASTE: Final = 0.1 / (1 << 32)  # tastes differ less here


def _worth(card: str) -> float:
    kind = CARDS.index(card)
    if kind >= FIRST_ACTION:
        return ACTION_WORTH.get(card, 0.0)
    if COLOUR[kind] == WHITE:
        return WOMAN_WORTH[STRENGTH[kind]] if kind >= FIRST_WOMAN else NESSIE_WORTH
    return MAN_WORTH[STRENGTH[kind]] + MARK_WORTH * MARKED[kind]


WORTH: Final = np.array([_worth(card) for card in CARDS])  # [kind]

FIRST_TO: Final = np.array(  # [barrels he needs, barrels the rival needs] how likely he has them first
    [[0.5, 1, 1, 1], [0, 1 / 2, 3 / 4, 7 / 8], [0, 1 / 4, 1 / 2, 11 / 16], [0, 1 / 8, 5 / 16, 1 / 2]]
)


# -- what barrels are worth ----------------------------------------------------------------------------------


@rule
def noisy(s: Position) -> bool:
    """In the middle of a round nobody can tell; between rounds the barrels speak."""
    if s.form == UNFORMED:
        return bool(s.phase != PULL or first_card_is_played(s))
    if s.form == CALM:
        return bool(s.phase != FORM or s.shared[0] or s.shared[1])
    return bool(s.phase != READY or s.ready[0] or s.ready[1])


@rule
def evaluate(s: Position, out: Scores) -> None:
    for seat in range(SEATS):
        out[seat] = FIRST_TO[s.target - s.barrels[seat], s.target - s.barrels[1 - seat]]


# -- a quick player ------------------------------------------------------------------------------------------


@rule
def policy(s: Position, seat: Seat, moves: Moves, n: int, random: Random) -> int:
    lead = strength(s, seat) - strength(s, 1 - seat)
    best, highest = 0, -np.inf
    for i in range(n):
        liking = appeal(s, seat, int(moves[i]), lead, random)
        if liking > highest:
            best, highest = i, liking
    return best


@rule
def appeal(s: Position, seat: Seat, move: Move, lead: int, random: Random) -> float:
    if s.phase < PULL:
        return WORTH[move & KIND] + TASTE * bits32(random)
    kind, choice = move >> CHOICE_BITS & KIND, move & CHOICE
    if kind < FIRST_ACTION:
        return appeal_of_character(s, seat, kind, choice, lead) + WHIM * bits32(random)
    if choice == DECLINE:  # two spaces for nothing are never left alone
        return LEAD * lead - (A_ROUND if kind == ADRENALINE else AN_ACTION) + WHIM * bits32(random)
    return appeal_of_action(s, seat, kind, choice, lead) + WHIM * bits32(random)


@rule
def appeal_of_character(s: Position, seat: Seat, kind: int, slot: int, lead: int) -> float:
    gain = int(STRENGTH[kind]) - strength_at(s, slot, 0)
    return appeal_of_lead(s, seat, lead + gain if slot // SIDE == seat else lead - gain, MARKED[kind])


@rule
def appeal_of_lead(s: Position, seat: Seat, lead: int, test: bool) -> float:
    """One's own side will be stronger by so much, and it may come to a test at once."""
    return appeal_of_pull(s, seat, lead) - A_TEST + LEAD * lead if test else LEAD * lead


@rule
def appeal_of_pull(s: Position, seat: Seat, spaces: int) -> float:
    """The barrel moves so many spaces towards the player's final space."""
    way = LAST_SPACE - int(s.barrel) if seat == 0 else int(s.barrel) - 1
    if spaces >= way:
        return A_ROUND
    return float(spaces) if way - spaces < LAST_SPACE - 1 else -A_ROUND


@rule
def strength_at(s: Position, slot: int, lifted: int) -> int:
    """What a slot counts when so many of its cards are taken off."""
    level = int(s.height[slot]) - 1 - lifted
    return int(STRENGTH[s.slot[slot, level]]) if level >= 0 else SCOT


# -- actions -------------------------------------------------------------------------------------------------


@rule
def appeal_of_action(s: Position, seat: Seat, kind: int, choice: int, lead: int) -> float:
    if kind == SWAP:
        return appeal_of_swap(s, seat, (choice - DO) // SLOTS, (choice - DO) % SLOTS, lead)
    if kind == MONSTER:
        return LEAD * lead - AN_ACTION + appeal_of_monster(s, seat)
    if kind in (MACHO, SCRAM):
        return LEAD * (lead + gain_by_leaving(s, seat, kind, choice - DO)) - AN_ACTION
    spaces = spaces_pulled(s, seat, kind, lead)
    return LEAD * lead + (appeal_of_pull(s, seat, spaces) - A_TEST if spaces else 0.0)


@rule
def spaces_pulled(s: Position, seat: Seat, kind: int, lead: int) -> int:
    """By the actions that move the barrel; 0 by those that bring cards."""
    if kind == ADRENALINE:
        return SURGE
    if kind == HEAVE:
        return lead
    if kind == WEAKEST:
        return -lead
    return (int(s.start) - int(s.barrel)) * TOWARDS[seat] if kind == ROPE else 0


@rule
def appeal_of_swap(s: Position, seat: Seat, start: int, goal: int, lead: int) -> float:
    card = strength_at(s, start, 0)
    gain = 2 * card - strength_at(s, start, 1) - strength_at(s, goal, 0)
    after = lead + gain if goal // SIDE == seat else lead - gain
    return appeal_of_lead(s, seat, after, MARKED[visible(s, start)]) - AN_ACTION


@rule
def appeal_of_monster(s: Position, seat: Seat) -> float:
    side = side_of_nessie(s)
    if side == NOBODY:
        return 0.0
    return -A_ROUND if side == seat else A_ROUND


@rule
def gain_by_leaving(s: Position, seat: Seat, kind: int, named: int) -> int:
    """How much stronger one's own side will be beside the other when women, or cards of a strength, have left."""
    gain = 0
    for slot in range(SLOTS):
        if leaves(visible(s, slot), kind, named):
            change = strength_at(s, slot, 1) - strength_at(s, slot, 0)
            gain += change if slot // SIDE == seat else -change
    return gain


@rule
def leaves(card: int, kind: int, named: int) -> bool:
    if card == NO_CARD:
        return False
    return bool(FIRST_WOMAN <= card < FIRST_ACTION if kind == MACHO else STRENGTH[card] == named)


# -- levels --------------------------------------------------------------------------------------------------

LEVELS: Final = (
    Level(iterations=12, nodes=1, sight=1, playout=0, exploration=0.3, pace=2_800),
    Level(iterations=30, nodes=1, sight=1, playout=0, exploration=0.3, pace=2_300),
    Level(iterations=80, nodes=1, sight=2, playout=0, exploration=0.25, pace=1_900),
    Level(iterations=300, nodes=1, sight=4, playout=0, exploration=0.2, pace=1_550),
    Level(iterations=2_000, nodes=1, playout=0, exploration=0.15, pace=1_250),
)
