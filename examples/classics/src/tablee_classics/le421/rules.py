"""Le 421's rules. What each function promises is said in tablee.kernel.contract."""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.dice import all_throws, dice_in, some_dice, throw, ways, with_dice, without_dice
from tablee.kernel.listing import all_numbers
from tablee.kernel.sharing import share_the_win
from tablee.kernel.turns import next_of

from .figures import DICE, FACES, NENETTE, cost, strength
from .state import GUARD, KEEP, NOBODY, OVER, POT, ROLL, ROLLED, START, STARTS, STAY, THROW, TRIES, Position


def setup(s: Position, seats: int, options: Options) -> None:
    """Q1: all tokens in the pot."""
    s.seats = seats
    s.tokens[POT] = options[0]
    s.top = options[1]
    s.nenette = options[2]
    s.charge_throws = options[3]
    s.quick = options[4]
    s.best = s.worst = s.giver = NOBODY


def to_act(s: Position) -> int:
    if s.phase == OVER:
        return 0
    return 1 << int(s.turn) if s.phase == KEEP else FATE_ACTS


def legal(s: Position, seat: Seat, out: Moves) -> int:
    """Q5: stay, or throw any of the dice again."""
    if s.phase == START:
        return all_numbers(out, STARTS, int(s.seats))
    if s.phase == ROLL:
        return all_throws(out, ROLLED, dice_to_throw(s), FACES)
    out[0] = STAY
    return some_dice(out, 1, THROW, int(s.dice))


def draw(s: Position, random: Random) -> Move:
    if s.phase == START:
        return STARTS | below(random, int(s.seats))
    return ROLLED | throw(random, dice_to_throw(s), FACES)


def odds(s: Position, move: Move) -> int:
    return 1 if s.phase == START else ways(move - ROLLED, dice_to_throw(s))


def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == ROLL:
        roll(s, move - ROLLED)
    elif s.phase == START:
        s.first = s.turn = move - STARTS
        s.phase = ROLL
    elif move == STAY:
        end_turn(s)
    else:
        s.dice = without_dice(int(s.dice), move - THROW)
        s.phase = ROLL


def scores(s: Position, out: Scores) -> None:
    """Q7: all who have not lost share the win."""
    for seat in range(s.seats):
        out[seat] = 0 if loses(s, seat) else 1
    share_the_win(out, s.seats)


def loses(s: Position, seat: Seat) -> bool:
    """Q7: who has tokens left; when the guard ends the game, who has the most."""
    return bool(s.tokens[seat] >= (s.tokens[: s.seats].max() if s.rounds >= GUARD else 1))


# -- Q3, Q5: throwing ---------------------------------------------------------------------------------------


def dice_to_throw(s: Position) -> int:
    """All three, or as many as are missing on the table."""
    return DICE - dice_in(int(s.dice)) if s.throws else DICE


def roll(s: Position, some: int) -> None:
    if s.left == 0:
        begin_round(s)
    s.dice = with_dice(int(s.dice) if s.throws else 0, some)
    s.throws += 1
    s.phase = KEEP
    if s.throws == s.limit:
        end_turn(s)


def end_turn(s: Position) -> None:
    """Q5: nobody has more throws than the first of the round took."""
    note_throw(s)
    s.limit = s.throws if s.turn == s.first else s.limit
    s.throws = 0
    s.phase = ROLL
    s.turn = next_of(s.playing, int(s.turn), int(s.seats))
    s.left -= 1
    if s.left == 0:
        compare(s)


def note_throw(s: Position) -> None:
    """Of throws alike the first counts."""
    s.thrown[s.turn] = s.dice
    mine = strength(int(s.dice))
    if s.best == NOBODY or mine > strength(int(s.thrown[s.best])):
        s.best = s.turn
    if s.worst == NOBODY or mine < strength(int(s.thrown[s.worst])):
        s.worst = s.turn


# -- Q3, Q4, Q6: who takes, and from whom -------------------------------------------------------------------


def compare(s: Position) -> None:
    """Q4: those who share the lowest throw again, once each, until one has lost."""
    best, lowest = int(s.thrown[s.best]), int(s.thrown[s.worst])
    if s.price == 0:
        s.price = max(cost(s, best), 2 if s.nenette and lowest == NENETTE else 1)
    if s.giver == NOBODY and best != lowest:
        s.giver = s.best
    for seat in range(s.seats):
        s.playing[seat] = int(s.playing[seat] and s.thrown[seat] == lowest)
    let_play(s, 1)
    if s.left == 1:
        pay(s)


def pay(s: Position) -> None:
    """Q3: from the pot; Q6: when it is empty from the best, never more than there are."""
    giver = POT if s.tokens[POT] else int(s.giver)
    paid = min(int(s.price), int(s.tokens[giver]))
    s.tokens[giver] -= paid
    s.tokens[s.turn] += paid
    s.rounds += 1
    s.first = s.turn
    s.left = 0
    s.phase = OVER if is_over(s) else ROLL


# -- rounds, and the end ------------------------------------------------------------------------------------


def begin_round(s: Position) -> None:
    """With the first throw: till then the round before lies there to be seen. Q6: without tokens nobody discharges."""
    for seat in range(s.seats):
        s.playing[seat] = int(s.tokens[POT] > 0 or s.tokens[seat] > 0)
        s.thrown[seat] = 0
    s.price = 0
    s.giver = NOBODY
    let_play(s, s.charge_throws if s.tokens[POT] else TRIES)


def let_play(s: Position, limit: int) -> None:
    """Those who play throw in turn, the first of the round before the others."""
    s.limit = limit
    s.left = s.playing.sum()
    s.best = s.worst = NOBODY
    s.turn = s.first if s.playing[s.first] else next_of(s.playing, int(s.first), int(s.seats))


def is_over(s: Position) -> bool:
    """Q7: one has them all; with the quick end somebody has none when the pot is empty."""
    is_out = s.tokens[POT] == 0 and s.tokens[: s.seats].min() == 0
    return bool(s.rounds >= GUARD or s.tokens.max() == s.tokens.sum() or (s.quick and is_out))
