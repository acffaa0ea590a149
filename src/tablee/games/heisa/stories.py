"""What just happened, told: by a move, or by time alone."""

from tablee.kernel.contract import FATE, NEVER, Move, Seat
from tablee.match.said import Player, Said

from .geometry import forwards, glasses_home, is_rivals, on_line
from .names import PLACE_NAMES, amount, called, glass_of, say, side_called
from .rules import alarm, pass_time
from .sand import left
from .state import (
    AN_S,
    FIRST,
    GLASSES,
    GUARD,
    HOME,
    KIND,
    NO_DIE,
    OVER,
    PASS_MOVE,
    PLACE,
    RED,
    ROLL_MOVE,
    TURNING,
    WIDTH,
    YELLOW,
    Position,
)


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    if move == ROLL_MOVE:
        return []  # told with the face that fate answers
    if before.phase == FIRST:
        return [say("starts", who=Player(after.turn))]
    told = rolled(before, move, after) if seat == FATE else [used(before, move)]
    if before.tempo:
        told += ran_out(before, after)
    return told + ended(after)


# -- a roll and its use -------------------------------------------------------------------------------------


def rolled(before: Position, move: Move, after: Position) -> list[Said]:
    who, face = Player(before.turn), move & ~KIND
    told = [say("rolled_s", who=who) if face == AN_S else say("rolled", who=who, number=face)]
    return [*told, say("no_use", who=who)] if after.turns > before.turns else told


def used(before: Position, move: Move) -> Said:
    if move == PASS_MOVE:
        return say("declined", who=Player(before.turn))
    if move & KIND == TURNING:
        return turned(before, glass_of(move))
    return moved(before, glass_of(move), move & PLACE)


def moved(before: Position, glass: int, place: int) -> Said:
    key = "out" if on_line(before, glass) else direction(glass, int(before.place[glass]), place)
    return say(key, who=Player(before.turn), glass=called(glass), place=PLACE_NAMES[place])


def direction(glass: int, here: int, there: int) -> str:
    if there == HOME:
        return "arrived"
    if here // WIDTH == there // WIDTH:
        return "sideways"
    return "forwards" if (there - here) * forwards(glass) > 0 else "backwards"


def turned(before: Position, glass: int) -> Said:
    who, run_through = Player(before.turn), int(before.full) - left(before, glass)
    if run_through == 0:
        return say("turned_full", who=who, glass=called(glass))
    key = "turned_rival" if is_rivals(int(before.turn), glass) else "turned_own"
    return say(key, who=who, glass=called(glass), left=amount(before, run_through))


# -- sand and turn clock ------------------------------------------------------------------------------------


def meanwhile(before: Position, after: Position) -> list[Said]:
    """What time did between two moves, moment by moment."""
    told: list[Said] = []
    s = before.copy()
    while (moment := alarm(s)) != NEVER and moment <= after.now:
        earlier = s.copy()
        pass_time(s, moment)
        told += struck(earlier, s)
    return told


def struck(before: Position, after: Position) -> list[Said]:
    """What happened at one moment: the sand, then the turn."""
    passed = [turn_passed(before, after)] if after.turns > before.turns else []
    return ran_out(before, after) + passed + ended(after)


def ran_out(before: Position, after: Position) -> list[Said]:
    return [
        say("ran_out", glass=called(glass))
        for glass in range(GLASSES)
        if not on_line(before, glass) and on_line(after, glass)
    ]


def turn_passed(before: Position, after: Position) -> Said:
    who = Player(before.turn)
    if after.now < before.turn_ends:
        return say("last_use_gone", who=who)
    return say("not_rolled" if before.die == NO_DIE else "not_used", who=who)


# -- the end ------------------------------------------------------------------------------------------------


def ended(after: Position) -> list[Said]:
    if after.phase != OVER:
        return []
    home = [glasses_home(after, side) for side in (RED, YELLOW)]
    if max(home) >= after.goal:
        return [say("wins", side=side_called(home.index(max(home))), home=max(home))]
    return [say("guard" if after.turns >= GUARD else "nobody_rolls"), counted(home)]


def counted(home: list[int]) -> Said:
    if home[RED] == home[YELLOW]:
        return say("draw", home=home[RED])
    return say("ahead", side=side_called(home.index(max(home))), more=max(home), less=min(home))
