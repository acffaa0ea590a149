"""What things are called: glasses, places and faces in texts and sentences."""

from tablee.kernel.contract import Move
from tablee.match.said import Term, Texts

from .state import AN_S, GLASS, HOME, PASS_MOVE, PLACE_BITS, PLACES, ROLL_MOVE, SECOND, WIDTH, Position

say = Texts.beside(__file__)

SEATS = "abcd"
COLUMNS = "abcd"
SIDE_NAMES = "RY"
GLASS_NAMES = ("RA", "RB", "RC", "RD", "YA", "YB", "YC", "YD")
PLACE_NAMES = {place: COLUMNS[place % WIDTH] + str(place // WIDTH) for place in PLACES} | {HOME: "home"}
FACE_NAMES = {1: "1", 2: "2", 3: "3", AN_S: "S"}
ASIDE = {ROLL_MOVE: "roll", PASS_MOVE: "pass"}


def glass_of(move: Move) -> int:
    return move >> PLACE_BITS & GLASS


def called(glass: int) -> Term:
    return say.term(GLASS_NAMES[glass])


def side_called(side: int) -> Term:
    return say.term(SIDE_NAMES[side])


def amount(s: Position, sand: int) -> Term:
    """Sand in grains or in seconds."""
    if s.tempo:
        return say.term("grains", means=sand, grains=sand)
    return say.term("seconds", means=sand, seconds=sand / SECOND)
