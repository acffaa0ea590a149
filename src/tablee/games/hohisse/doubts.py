"""What a seat can conclude about the rival's gifts from the cards that came up in the pull.

Worlds are counted with all 55 cards told apart; each is as likely as any other. A world says which unseen cards
the rival gave, which he kept and which were never dealt, and which cards of each team have been drawn so far.
The seat knows by kind what was drawn from its own team (hand and spent) and what the rival has spent.

Take one kind. Of his own cards the seat kept `a` and gave `b`; `d` came from its team and `e` from the rival's;
`u` are unseen. At least d - a were gifts of the rival, at least e - b were kept by him: they are certain. No kind
has more than two cards, so a doubt remains in two cases only, each between two cards and hence even in itself:

    mine    a = d = u = 1: the card I drew is the one I kept, or its double, a gift
    his     b = e = u = 1: the card he spent is the one I gave, or its double, which he kept

Everywhere else the number of worlds does not depend on a choice. Say `i` doubles in doubt were gifts and `j` were
kept. They can be chosen in C(mine, i) C(his, j) ways, and the other free - i - j unseen cards fill the places left:
gifts - i, keeps - j and those never dealt. The number of ways to fill them is proportional to

    [gifts]_i [keeps]_j / [free]_(i + j)        where [n]_k = n (n - 1) ... (n - k + 1)

So (i, j) is drawn with these odds, then which doubles they are, then the rest is dealt evenly: a double that was
not placed here is free and may still turn out to be a gift.
"""

from tablee.kernel.chance import below, bits32
from tablee.kernel.contract import Random, Seat
from tablee.kernel.rule import rule

from .cards import KINDS
from .piles import total
from .state import Position

WHOLE = float(1 << 32)


@rule
def place_drawn_cards(s: Position, seat: Seat, random: Random) -> None:
    """Put into the rival's `given` and `kept` what must, or by these odds happens to, come from there."""
    rival = 1 - seat
    place_certain_cards(s, seat)
    mine, his = 0, 0
    for kind in range(KINDS):
        mine += my_draw_is_in_doubt(s, seat, kind)
        his += his_card_is_in_doubt(s, seat, kind)
    if mine + his == 0:
        return
    pairs = int(s.shared[rival])
    gifts, keeps = pairs - total(s.given[rival]), pairs - total(s.kept[rival])
    i, j = choose_doubles(mine, his, gifts, keeps, total(s.unseen), random)
    place_doubles(s, seat, mine, i, his, j, random)


@rule
def drawn(s: Position, seat: Seat, kind: int) -> int:
    return int(s.hand[seat, kind] + s.spent[seat, kind])


@rule
def place_certain_cards(s: Position, seat: Seat) -> None:
    rival = 1 - seat
    for kind in range(KINDS):
        gifts = max(0, drawn(s, seat, kind) - int(s.kept[seat, kind]))
        keeps = max(0, int(s.spent[rival, kind] - s.given[seat, kind]))
        s.given[rival, kind] += gifts
        s.kept[rival, kind] += keeps
        s.unseen[kind] -= gifts + keeps


@rule
def my_draw_is_in_doubt(s: Position, seat: Seat, kind: int) -> bool:
    return bool(s.kept[seat, kind] == 1 and drawn(s, seat, kind) == 1 and s.unseen[kind] == 1)


@rule
def his_card_is_in_doubt(s: Position, seat: Seat, kind: int) -> bool:
    return bool(s.given[seat, kind] == 1 and s.spent[1 - seat, kind] == 1 and s.unseen[kind] == 1)


@rule
def odds(mine: int, his: int, gifts: int, keeps: int, free: int, i: int, j: int) -> float:
    """C(mine, i) C(his, j) [gifts]_i [keeps]_j / [free]_(i + j)."""
    weight = 1.0
    for n in range(i):
        weight *= (mine - n) * (gifts - n) / ((n + 1) * (free - n))
    for n in range(j):
        weight *= (his - n) * (keeps - n) / ((n + 1) * (free - i - n))
    return weight


@rule
def choose_doubles(mine: int, his: int, gifts: int, keeps: int, free: int, random: Random) -> tuple[int, int]:
    """How many doubles in doubt were gifts, and how many the rival kept."""
    sum_of_odds = 0.0
    for i in range(mine + 1):
        for j in range(his + 1):
            sum_of_odds += odds(mine, his, gifts, keeps, free, i, j)
    mark = bits32(random) / WHOLE * sum_of_odds
    for i in range(mine + 1):
        for j in range(his + 1):
            mark -= odds(mine, his, gifts, keeps, free, i, j)
            if mark < 0:
                return i, j
    return 0, 0


@rule
def place_doubles(s: Position, seat: Seat, mine: int, i: int, his: int, j: int, random: Random) -> None:
    """Any `i` of mine and any `j` of his, each choice equally likely."""
    rival = 1 - seat
    for kind in range(KINDS):
        if my_draw_is_in_doubt(s, seat, kind):
            taken = below(random, mine) < i
            s.given[rival, kind] += taken
            s.unseen[kind] -= taken
            mine, i = mine - 1, i - taken
        elif his_card_is_in_doubt(s, seat, kind):
            taken = below(random, his) < j
            s.kept[rival, kind] += taken
            s.unseen[kind] -= taken
            his, j = his - 1, j - taken
