"""T7: cards are played and drawn in turn."""

from tablee.kernel.contract import Moves, Seat
from tablee.kernel.rule import rule

from .actions import action_moves, carry_out, leave_hand
from .cards import COLOUR, FIRST_ACTION, KINDS, MARKED, REINFORCE, WHITE
from .rope import barrel_is_home, discard, lay, measure_strength, side_of_barrel
from .rounds import end_round
from .state import (
    BY_CARDS,
    BY_FINAL,
    CHOICE_BITS,
    DECLINE,
    NO_CARD,
    NOBODY,
    OWN_PILE,
    PLAY,
    PULL,
    SEATS,
    SIDE,
    SLOTS,
    STOLEN,
    UNFORMED,
    Position,
)

EXTRA = 3  # cards of Renforts, beside the usual one


@rule
def plays(s: Position, seat: Seat, out: Moves) -> int:
    """Every card in hand, wherever it may go; or the stolen card, which must be played now."""
    if s.phase == STOLEN:
        return plays_of(s, int(s.stolen), out, 0)
    n = 0
    for kind in range(KINDS):
        if s.hand[seat, kind]:
            n = plays_of(s, kind, out, n)
    return n


@rule
def plays_of(s: Position, kind: int, out: Moves, n: int) -> int:
    """A man to the slot of his colour on either side, a white card to any slot, an action as it says."""
    if kind >= FIRST_ACTION:
        return action_moves(s, kind, out, n)
    for slot in range(SLOTS):
        if COLOUR[kind] == WHITE or COLOUR[kind] == slot % SIDE:
            out[n] = PLAY | kind << CHOICE_BITS | slot
            n += 1
    return n


@rule
def play_card(s: Position, seat: Seat, kind: int, choice: int) -> None:
    if s.phase == STOLEN:
        s.phase = PULL
        s.stolen = NO_CARD
    else:
        leave_hand(s, seat, kind)
    if kind < FIRST_ACTION:
        place_character(s, kind, choice)
    else:
        play_action(s, seat, kind, choice)
    if s.phase == PULL:  # otherwise a card is being stolen, or Nessie has ended the round
        finish_play(s, seat, 1 + EXTRA if kind == REINFORCE and choice != DECLINE else 1)


@rule
def place_character(s: Position, kind: int, slot: int) -> None:
    """He covers what is there; a marked card causes a test (T8)."""
    lay(s, slot, kind)
    if MARKED[kind]:
        measure_strength(s)


@rule
def play_action(s: Position, seat: Seat, kind: int, choice: int) -> None:
    """Laid on the discard, then carried out unless it is declined."""
    discard(s, kind)
    if choice != DECLINE:
        carry_out(s, seat, kind, choice)


@rule
def finish_play(s: Position, seat: Seat, cards: int) -> None:
    """The round is won, or he draws what there is."""
    winner = barrel_is_home(s)
    if winner != NOBODY:
        end_round(s, winner, BY_FINAL)
        return
    s.due[seat] = min(cards, int(s.team[seat]))
    if s.due[seat] == 0:
        pass_turn(s)


@rule
def draw_card(s: Position, seat: Seat, kind: int) -> None:
    """A card of the team pile comes to hand; after the last one the turn passes."""
    s.hand[seat, kind] += 1
    s.held[seat] += 1
    s.team[seat] -= 1
    s.due[seat] -= 1
    if s.form == UNFORMED:
        s.unseen[kind] -= 1
    if s.due[0] == 0 and s.due[1] == 0 and first_card_is_played(s):
        pass_turn(s)


@rule
def first_card_is_played(s: Position) -> bool:
    return bool(s.held[0] + s.team[0] + s.held[1] + s.team[1] < SEATS * OWN_PILE)


@rule
def pass_turn(s: Position) -> None:
    """To the rival if he has a card, else it stays; when nobody has one the round is over (T9)."""
    rival = 1 - s.turn
    if s.held[rival]:
        s.turn = rival
    elif s.held[s.turn] == 0:
        end_round(s, side_of_barrel(s), BY_CARDS)
