"""The record of Ho ! Hisse !

b's final   b's start   a's start   a's final
    1  2  3  4  5  6  |  7  8  9 10 11 12          the rope and its barrel

slot  0 a red   1 a blue   2 a green               seat 0 is side a
      3 b red   4 b blue   5 b green
"""

from typing import Final

from tablee.kernel.position import Array, Record, array, i2, i8, position_type

from .cards import KINDS

SEATS: Final = 2
SIDE: Final = 3  # slots a side has
SLOTS: Final = SEATS * SIDE
SCOT: Final = 2  # the strength of the Scot printed on every slot
LAST_SPACE: Final = 12
FINAL: Final = (12, 1)  # [seat] his final space
START: Final = (7, 6)  # [seat] his start space
TOWARDS: Final = (1, -1)  # [seat] which way he pulls
OWN_PILE: Final = 20
OWN_PAIRS: Final = 10
HAND: Final = 6
MOST_TIES: Final = 14  # of the 15 cards left aside; the last one has no partner
LOOK: Final = 700  # milliseconds a pair must be looked at
TOGETHER: Final = 100  # milliseconds that count as the same moment

HIGHEST: Final = 21  # cards on one slot: twelve of its colour and nine white ones
MOST_DISCARDED: Final = 40
MOST_MOVES: Final = 64

READY, FORM, SPLIT, TIE, FIRST, PULL, STOLEN, OVER = range(8)
PHASES: Final = ("ready", "form", "split", "tie", "first", "pull", "stolen", "over")
RACE, CALM, UNFORMED, FIRST_UNFORMED = range(4)  # option form; a round knows the first three

NO_CARD: Final = -1
NOBODY: Final = -1
NOWHERE: Final = -1  # the barrel is not on the rope yet
BY_FINAL, BY_MONSTER, BY_CARDS = range(3)  # how a round was won
HOW: Final = ("final", "monster", "cards")


class Position(Record):
    at: i8  # when the last move was made, or NEVER; the clock of a race
    up: Array = array(i8, SEATS)  # [seat] when his pair was turned up, or NEVER
    done: Array = array(i8, SEATS)  # [seat] when he had shared out his own 20, or NEVER
    form: i2  # of this round: RACE, CALM or UNFORMED
    later: i2  # of those after it
    youngest: i2  # a seat, or NOBODY: lots in its place
    target: i2  # barrels that win the game
    phase: i2
    round_number: i2
    barrels: Array = array(i2, SEATS)  # [seat] won
    barrel: i2  # 1 to 12, or NOWHERE
    start: i2  # where it began this round, or NOWHERE
    turn: i2  # a seat, or NOBODY
    ready: Array = array(i2, SEATS)
    unseen: Array = array(i2, KINDS)  # [kind] not turned up yet this round: in piles or left aside
    pair: Array = array(i2, SEATS, 2)  # [seat] kinds in ascending order, then NO_CARD
    prep: Array = array(i2, SEATS)  # [seat] cards left in his pile
    shared: Array = array(i2, SEATS)  # [seat] pairs he has shared out
    kept: Array = array(i2, SEATS, KINDS)  # [seat, kind]
    given: Array = array(i2, SEATS, KINDS)  # [seat, kind] by this seat to the other
    due: Array = array(i2, SEATS)  # [seat] cards on their way to his pair or hand
    ties: i2  # cards turned up because both finished together
    tie: Array = array(i2, SEATS, MOST_TIES // SEATS)  # [seat] kinds, then NO_CARD
    hand: Array = array(i2, SEATS, KINDS)  # [seat, kind]
    held: Array = array(i2, SEATS)  # [seat] cards in his hand
    team: Array = array(i2, SEATS)  # [seat] cards in his team pile: kept + given by the rival - hand - spent
    spent: Array = array(i2, SEATS, KINDS)  # [seat, kind] of his team, no longer in his hand
    height: Array = array(i2, SLOTS)  # [slot] cards on it
    slot: Array = array(i2, SLOTS, HIGHEST)  # [slot] kinds from the bottom, then NO_CARD
    discarded: i2
    discard: Array = array(i2, MOST_DISCARDED)  # kinds in order, then NO_CARD
    stolen: i2  # a kind, or NO_CARD
    winner: i2  # of the last round, or NOBODY
    how: i2  # it was won
    stood: i2  # the space the barrel stood on


POSITION = position_type("hohisse", Position)

# A move is a number: what it is, then a kind of card, then what to do with it.
CHOICE_BITS: Final = 6
CHOICE: Final = 63
KIND: Final = 63
READY_MOVE: Final = 0
KEEP: Final = 1 << 12  # | kind
PLAY: Final = 2 << 12  # | kind << CHOICE_BITS | choice
CARD: Final = 3 << 12  # | kind; fate's
LOTS: Final = 4 << 12  # | seat; fate's
WHAT: Final = 7 << 12
SECRET: Final = 63  # in place of a kind: a card the viewer may not know

# The choice: a slot for a character; for an action one of these, DO + strength, or DO + from * SLOTS + to.
DECLINE: Final = 0
DO: Final = 1
