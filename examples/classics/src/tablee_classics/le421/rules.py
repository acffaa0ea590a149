"""Le 421's rules. What each function promises is said in tablee.kernel.contract."""

from tablee.kernel.chance import below
from tablee.kernel.contract import FATE_ACTS, Move, Moves, Options, Random, Scores, Seat
from tablee.kernel.dice import all_throws, die, throw, ways, with_die, without_die
from tablee.kernel.rule import rule
from tablee.kernel.sharing import share_the_win

from .state import CLASS, DICE, FACES, FOUR_TWO_ONE, GUARD, KIND, MOST_THROWS, NENETTE, NOBODY, PHASE, Position


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """Q1: all tokens in the pot."""
    s.seats = seats
    s.pot, s.top, s.nenette, s.charge_throws, s.quick = options[0], options[1], options[2], options[3], options[4]
    s.giver = NOBODY


@rule
def to_act(s: Position) -> int:
    if s.phase == PHASE.over:
        return 0
    return 1 << int(s.turn) if s.phase == PHASE.keep else FATE_ACTS


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if s.phase == PHASE.keep:
        return choices(int(s.dice), out)
    if s.phase == PHASE.roll:
        return all_throws(out, KIND.roll, dice_to_throw(s), FACES)
    for starter in range(s.seats):
        out[starter] = KIND.starts | starter
    return int(s.seats)


@rule
def draw(s: Position, random: Random) -> Move:
    if s.phase == PHASE.start:
        return KIND.starts | below(random, int(s.seats))
    return KIND.roll | throw(random, dice_to_throw(s), FACES)


@rule
def odds(s: Position, move: Move) -> int:
    return 1 if s.phase == PHASE.start else ways(move - KIND.roll, dice_to_throw(s))


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == PHASE.start:
        s.first = s.turn = move - KIND.starts
        s.phase = PHASE.roll
    elif s.phase == PHASE.roll:
        roll(s, move - KIND.roll)
    elif move == KIND.stay:
        end_turn(s)
    else:
        take_up(s, move - KIND.throw)


@rule
def scores(s: Position, out: Scores) -> None:
    """Q7: all who have not lost share the win."""
    for seat in range(s.seats):
        out[seat] = 0 if loses(s, seat) else 1
    share_the_win(out, s.seats)


@rule
def loses(s: Position, seat: Seat) -> bool:
    """Q7: who has tokens left; when the guard ends the game, who has the most."""
    most = 1
    for other in range(s.seats if s.rounds >= GUARD else 0):
        most = max(most, int(s.tokens[other]))
    return int(s.tokens[seat]) >= most


# -- Q2: what a throw is worth ------------------------------------------------------------------------------


@rule
def class_of(dice: int) -> int:
    """4-2-1, 1-1-1, then x-1-1 before x-x-x from six down to two, then sequences; CLASS.plain is all else."""
    high, middle, low = die(dice, 2), die(dice, 1), die(dice, 0)
    if dice == FOUR_TWO_ONE:
        return CLASS.top
    if middle == 1:
        return CLASS.aces if high == 1 else 2 * high + CLASS.twos - 3
    if high == low:
        return 2 * high + CLASS.twos - 4
    return high - 2 if high == middle + 1 and middle == low + 1 else CLASS.plain


@rule
def strength(dice: int) -> int:
    """The better of two throws has the higher; alike are only the same dice."""
    return class_of(dice) << 9 | dice


@rule
def cost(s: Position, dice: int) -> int:
    """In tokens."""
    kind = class_of(dice)
    if kind == CLASS.top:
        return int(s.top)
    if kind >= CLASS.twos:
        return (kind - 1) // 2
    return 1 if kind == CLASS.plain else 2


# -- Q3, Q5: throwing ---------------------------------------------------------------------------------------


@rule
def dice_to_throw(s: Position) -> int:
    """All three, or as many as are missing on the table."""
    kept = 0
    while s.throws and die(int(s.dice), kept):
        kept += 1
    return DICE - kept


@rule
def choices(dice: int, out: Moves) -> int:
    """Q5: stay, or throw again any of the dice; dice alike are one move."""
    high, low = dice >> 6, dice & 7
    out[0] = KIND.stay
    n = 1
    for some in (low, dice >> 3 & 7, high, dice & 0o77, high << 3 | low, dice >> 3, dice):
        if out[n - 1] != KIND.throw | some:
            out[n] = KIND.throw | some
            n += 1
    return n


@rule
def take_up(s: Position, some: int) -> None:
    """These dice go back into the cup; the others stay on the table."""
    while some:
        s.dice = without_die(int(s.dice), some & 7)
        some >>= 3
    s.phase = PHASE.roll


@rule
def roll(s: Position, some: int) -> None:
    if s.left == 0:
        begin_round(s)
    if s.throws == 0:
        s.dice = 0
    while some:
        s.dice = with_die(int(s.dice), some & 7)
        some >>= 3
    s.throws += 1
    s.phase = PHASE.keep
    if s.throws == s.limit:
        end_turn(s)


@rule
def end_turn(s: Position) -> None:
    """Q5: nobody has more throws than the first of the round took."""
    s.thrown[s.turn] = s.dice
    s.limit = s.throws if s.turn == s.first else s.limit
    s.throws = 0
    s.phase = PHASE.roll
    s.turn = after(s, int(s.turn))
    s.left -= 1
    if s.left == 0:
        compare(s)


@rule
def after(s: Position, seat: Seat) -> Seat:
    """The next of those who play."""
    following = (seat + 1) % int(s.seats)
    while not s.playing[following]:
        following = (following + 1) % int(s.seats)
    return following


# -- Q3, Q4, Q6: who takes, and from whom -------------------------------------------------------------------


@rule
def best_and_worst(s: Position) -> tuple[Seat, Seat]:
    """Of those who have thrown in this round; of equal ones the first to throw. NOBODY: nobody has."""
    best, worst = NOBODY, NOBODY
    for i in range(s.seats):
        seat = (int(s.first) + i) % int(s.seats)
        mine = strength(int(s.thrown[seat]))
        if not s.playing[seat] or not s.thrown[seat]:
            continue
        if best == NOBODY or mine > strength(int(s.thrown[best])):
            best = seat
        if worst == NOBODY or mine < strength(int(s.thrown[worst])):
            worst = seat
    return best, worst


@rule
def compare(s: Position) -> None:
    best, worst = best_and_worst(s)
    if s.price == 0:
        is_nenette = s.nenette and s.thrown[worst] == NENETTE
        s.price = max(cost(s, int(s.thrown[best])), 2 if is_nenette else 1)
    if s.giver == NOBODY and s.thrown[best] != s.thrown[worst]:
        s.giver = best
    for seat in range(s.seats):  # Q4: those who share the lowest throw again, once each
        s.playing[seat] = int(s.playing[seat] and s.thrown[seat] == s.thrown[worst])
    s.limit = 1
    let_play(s)
    if s.left == 1:
        pay(s, worst)


@rule
def pay(s: Position, loser: Seat) -> None:
    """Q3: from the pot; Q6: when it is empty from the best, never more than there are."""
    if s.pot:
        paid = min(int(s.price), int(s.pot))
        s.pot -= paid
    else:
        paid = min(int(s.price), int(s.tokens[s.giver]))
        s.tokens[s.giver] -= paid
    s.tokens[loser] += paid
    s.rounds += 1
    s.first = s.turn = loser
    s.left = 0
    s.phase = PHASE.over if is_over(s) else PHASE.roll


# -- rounds, and the end ------------------------------------------------------------------------------------


@rule
def begin_round(s: Position) -> None:
    """With the first throw: till then the round before lies there to be seen. Q6: without tokens nobody discharges."""
    for seat in range(s.seats):
        s.playing[seat] = int(s.pot > 0 or s.tokens[seat] > 0)
        s.thrown[seat] = 0
    s.giver, s.price = NOBODY, 0
    s.limit = s.charge_throws if s.pot else MOST_THROWS
    let_play(s)


@rule
def let_play(s: Position) -> None:
    """Those who play throw in turn, the first of the round before the others."""
    s.left = 0
    for seat in range(s.seats):
        s.left += s.playing[seat]
    s.turn = s.first if s.playing[s.first] else after(s, int(s.first))
    s.phase = PHASE.roll


@rule
def is_over(s: Position) -> bool:
    """Q7: one has them all; with the quick end somebody has none when the pot is empty."""
    without = 0
    for seat in range(s.seats):
        without += int(s.tokens[seat] == 0)
    enough = 1 if s.quick else int(s.seats) - 1
    return bool(s.rounds >= GUARD or (s.pot == 0 and without >= enough))
