"""Le 421, written plainly from the rule page (Q1 to Q7 and the Guard), to test a fast implementation."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

FATE = "fate"
LETTERS = "abcdef"
SIX_TO_ONE = range(6, 0, -1)
FIGURES = [
    "421",
    "111",
    *[figure for x in range(6, 1, -1) for figure in (f"{x}11", f"{x}{x}{x}")],
    "654",
    "543",
    "432",
    "321",
]
ALL = ["".join(map(str, dice)) for dice in combinations_with_replacement(SIX_TO_ONE, 3)]
REST = sorted(set(ALL) - set(FIGURES), reverse=True)
BEST_FIRST = [*FIGURES, *REST]  # Q2
GUARD = 300  # the round after which the game ends


def tokens_for(throw: str, top: int) -> int:
    """Q2: what a combination costs."""
    if throw == "421":
        return top
    if throw == "111":
        return 7
    if throw[1:] == "11" or len(set(throw)) == 1:
        return int(throw[0])
    return 2 if throw in FIGURES else 1


class Twin:
    """One match of Le 421."""

    def __init__(
        self,
        seats: int,
        tokens: int = 11,
        top: int = 8,
        nenette: bool = True,
        charge_throws: int = 1,
        out: str = "last",
    ) -> None:
        """Q1: eleven tokens in the pot, or twenty-one."""
        self.seats, self.top, self.nenette, self.charge_throws, self.out = seats, top, nenette, charge_throws, out
        self.all = self.pot = tokens
        self.tokens = [0] * seats
        self.phase = "start"
        self.order: list[int] = []  # those in this round, or throwing again, in the order in which they throw
        self.waiting: list[int] = []  # those of them who have still to throw
        self.first = 0
        self.table = ""  # dice on the table, high to low
        self.thrown: dict[int, str] = {}
        self.throws = self.limit = self.price = self.rounds = 0
        self.giver: int | None = None

    # ---------------------------------------------------------------- who acts, and what may be played

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        return [self.waiting[0]] if self.phase == "keep" else [FATE]

    def legal(self, seat: int | str) -> list[str]:
        if self.phase == "start":
            return [f"starts:{letter}" for letter in LETTERS[: self.seats]]
        if self.phase == "roll":
            missing = 3 - len(self.table) if self.throws else 3
            return ["roll:" + "-".join(map(str, dice)) for dice in combinations_with_replacement(SIX_TO_ONE, missing)]
        some = {"".join(dice) for count in (1, 2, 3) for dice in combinations(self.table, count)}
        return ["stay", *(f"throw:{dice}" for dice in some)]  # Q5

    # ---------------------------------------------------------------- playing

    def play(self, seat: int | str, text: str) -> None:
        kind, _, what = text.partition(":")
        if kind == "starts":
            self.first = LETTERS.index(what)
            self.phase = "roll"
        elif kind == "roll":
            self.roll(what.replace("-", ""))
        elif kind == "stay":
            self.turn_ends()
        else:
            for die in what:
                self.table = self.table.replace(die, "", 1)
            self.phase = "roll"

    def begin_round(self) -> None:
        """Q5, Q6: the loser begins; in the discharge only those with tokens play."""
        ring = [(self.first + i) % self.seats for i in range(self.seats)]
        self.order = [seat for seat in ring if self.pot or self.tokens[seat]]
        self.limit = self.charge_throws if self.pot else 3
        self.price, self.giver, self.thrown = 0, None, {}
        self.waiting = list(self.order)

    def ends(self) -> bool:
        if self.rounds == GUARD or self.all in self.tokens:
            return True
        return self.out == "first" and self.pot == 0 and 0 in self.tokens

    def roll(self, dice: str) -> None:
        if not self.waiting:
            self.begin_round()
        kept = self.table if self.throws else ""
        self.table = "".join(sorted(kept + dice, reverse=True))
        self.throws += 1
        self.phase = "keep"
        if self.throws == self.limit:
            self.turn_ends()

    def turn_ends(self) -> None:
        """Q5: the others have as many throws as the first of the round took."""
        seat = self.waiting.pop(0)
        self.thrown[seat] = self.table
        if seat == self.first:
            self.limit = self.throws
        self.throws = 0
        self.phase = "roll"
        if not self.waiting:
            self.all_have_thrown()

    def all_have_thrown(self) -> None:
        ranked = sorted(self.order, key=lambda seat: BEST_FIRST.index(self.thrown[seat]))  # of equal ones the first
        best, lowest = self.thrown[ranked[0]], self.thrown[ranked[-1]]
        level = [seat for seat in self.order if self.thrown[seat] == lowest]
        if self.price == 0:
            least = 2 if self.nenette and lowest == "221" else 1
            self.price = max(least, tokens_for(best, self.top))
        if self.giver is None and best != lowest:
            self.giver = ranked[0]
        if len(level) > 1:  # Q4
            self.order, self.waiting, self.limit = level, list(level), 1
        else:
            self.order = level
            self.limit = 1
            self.pay(level[0])

    def pay(self, loser: int) -> None:
        if self.pot:  # Q3
            paid = min(self.pot, self.price)
            self.pot -= paid
        else:  # Q6
            assert self.giver is not None
            paid = min(self.tokens[self.giver], self.price)
            self.tokens[self.giver] -= paid
        self.tokens[loser] += paid
        self.rounds += 1
        self.first = loser  # Q5
        self.phase = "over" if self.ends() else "roll"

    # ---------------------------------------------------------------- the end, and the open book

    def winners(self) -> list[int]:
        """Q7: all but the loser; with the quick end those without tokens; at the Guard all but who has the most."""
        if self.phase != "over":
            return []
        enough = max(self.tokens) if self.rounds == GUARD else 1
        return [seat for seat in range(self.seats) if self.tokens[seat] < enough]

    def state(self) -> dict[str, object]:
        over, winners = self.phase == "over", self.winners()
        share = 1 if len(winners) == 1 else 1 / len(winners) if winners else 0
        return {
            "game": "le421",
            "seats": self.seats,
            "options": {
                "tokens": self.all,
                "top": self.top,
                "nenette": self.nenette,
                "charge_throws": self.charge_throws,
                "out": self.out,
            },
            "phase": self.phase,
            "turn": None if over else self.waiting[0] if self.waiting else self.first,
            "to_act": self.to_act(),
            "over": over,
            "scores": [share if seat in winners else 0 for seat in range(self.seats)] if over else None,
            "winners": winners,
            "stage": "charge" if self.pot else "discharge",
            "first": self.first,
            "pot": self.pot,
            "tokens": list(self.tokens),
            "dice": list(map(int, self.table)),
            "thrown": [list(map(int, self.thrown.get(seat, ""))) for seat in range(self.seats)],
            "playing": sorted(self.order),
            "left": len(self.waiting),
            "throws": self.throws,
            "limit": self.limit,
            "price": self.price,
            "giver": self.giver,
            "rounds": self.rounds,
        }
