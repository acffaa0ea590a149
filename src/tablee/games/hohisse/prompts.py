"""What a player of Ho ! Hisse ! can do now."""

from tablee.kernel.contract import Seat
from tablee.match.said import Player, Said

from .names import card, say
from .state import FORM, OWN_PAIRS, RACE, READY, SPLIT, STOLEN, Position


def prompt(s: Position, seat: Seat) -> Said:
    if s.phase == READY:
        return say.prompt("ready")
    if s.phase == FORM:
        key = "keep_quickly" if s.form == RACE else "keep"
        return say.prompt(key, pair=int(s.shared[seat]) + 1, pairs=OWN_PAIRS)
    if s.phase == SPLIT:
        return say.prompt("split", other=Player(1 - seat))
    if s.phase == STOLEN:
        return say.prompt("stolen", other=Player(1 - seat), card=card(int(s.stolen)))
    return say.prompt("pull")
