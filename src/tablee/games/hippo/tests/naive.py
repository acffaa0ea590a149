"""Hippo, written plainly from the rule page (H1 to H12 and the Guard), to test a fast implementation."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

LETTERS = "abcd"
FATE = "fate"
POOL = 7  # H2: lane 7 is Monsieur Hippo's pool
HIGHEST_LANE = 12  # H2
RINGS = 12  # H2: rings in each player's colour
GUARD = 2000  # Guard: the placement at which the game ends at once


class Twin:
    """One match of Hippo."""

    def __init__(self, seats: int, **options: object) -> None:
        """H2, H3, H7: the material, the set-up and the size of the lanes."""
        if not 2 <= seats <= 4:
            raise ValueError("Hippo is for 2 to 4 players")
        if not set(options) <= {"lanes"} or options.get("lanes", "three") not in ("three", "printed"):
            raise ValueError(f"unknown options: {options}")
        self.seats = seats
        self.lanes_option = str(options.get("lanes", "three"))
        self.lanes: dict[int, list[int]] = {lane: [] for lane in range(1, HIGHEST_LANE + 1) if lane != POOL}
        self.places: dict[int, int] = {lane: self.places_of(lane) for lane in self.lanes}
        self.pool = [0] * seats
        self.reserve = [[0] * seats for _ in range(seats)]  # by holder, then by colour
        for seat in range(seats):
            self.reserve[seat][seat] = RINGS
        self.phase = "start"
        self.player = 0  # whose turn it is; in phase start, whose die is next
        self.start: list[int | None] = [None] * seats
        self.dice: list[int] = []
        self.bonus = False
        self.pooled = False
        self.placements = 0
        self.winners: list[int] = []

    def places_of(self, lane: int) -> int:
        """H7: three places in every lane; with the printed lanes, two in lanes 8 to 12."""
        if self.lanes_option == "printed" and lane >= 8:
            return 2
        return 3

    # ---------------------------------------------------------------- who acts, and what may be played

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.phase in ("start", "roll"):
            return [FATE]
        return [self.player]

    def legal(self, seat: int | str) -> list[str]:
        if seat not in self.to_act():
            return []
        if self.phase == "start":  # H3
            return [f"{LETTERS[self.player]}:d{die}" for die in range(1, 7)]
        if self.phase == "roll":  # H4
            return [
                f"roll:{high}-{middle}-{low}" for low, middle, high in combinations_with_replacement(range(1, 7), 3)
            ]
        if self.phase == "again":  # H11
            return ["again", "stop"]
        return self.legal_placements()

    def legal_placements(self) -> list[str]:
        """H5, H6: any dice still unused, alone or added, with any colour that is in the reserve."""
        colours = [colour for colour in range(self.seats) if self.reserve[self.player][colour] > 0]
        return ["+".join(map(str, used)) + ":" + LETTERS[c] for used in self.usable_dice() for c in colours]

    def usable_dice(self) -> list[tuple[int, ...]]:
        """H5: the single dice and the sums that reach a lane (none above 12), each written high to low.

        Equal dice are one move, hence the set.
        """
        choices: set[tuple[int, ...]] = set()
        for count in range(1, len(self.dice) + 1):
            for used in combinations(self.dice, count):  # self.dice is high to low, so used is too
                if sum(used) <= HIGHEST_LANE:
                    choices.add(used)
        return sorted(choices)

    # ---------------------------------------------------------------- playing

    def play(self, seat: int | str, text: str) -> None:
        if self.phase == "start":
            self.roll_for_the_start(int(text[-1]))
        elif self.phase == "roll":
            self.roll([int(die) for die in text.removeprefix("roll:").split("-")])
        elif text == "again":
            self.play_again()
        elif text == "stop":
            self.pass_the_turn()
        else:
            dice, letter = text.split(":")
            self.place([int(die) for die in dice.split("+")], LETTERS.index(letter))

    def roll_for_the_start(self, die: int) -> None:
        """H3: everybody rolls one die in seat order; only the tied highest roll again."""
        self.start[self.player] = die
        still_to_throw = [seat for seat in range(self.seats) if self.start[seat] is None]
        if still_to_throw:
            self.player = still_to_throw[0]
            return
        thrown = [value or 0 for value in self.start]
        highest = [seat for seat in range(self.seats) if thrown[seat] == max(thrown)]
        self.player = highest[0]
        if len(highest) == 1:
            self.phase = "roll"
        else:  # a further round at once, without those who are not tied: their 0
            self.start = [None if seat in highest else 0 for seat in range(self.seats)]

    def roll(self, dice: list[int]) -> None:
        """H4: three dice are rolled."""
        self.dice = sorted(dice, reverse=True)
        self.phase = "place"

    def place(self, used: list[int], colour: int) -> None:
        """H5, H6: one ring of the reserve goes to the lane of the die or the sum."""
        for die in used:
            self.dice.remove(die)
        self.reserve[self.player][colour] -= 1
        self.placements += 1
        if sum(used) == POOL:
            self.enter_the_pool(colour)
        else:
            self.enter_a_lane(sum(used), colour)
        self.after_a_placement()

    def enter_the_pool(self, colour: int) -> None:
        """H10: no limit, and the ring never comes back."""
        self.pool[colour] += 1
        self.pooled = True

    def enter_a_lane(self, lane: int, colour: int) -> None:
        """H7: the ring enters at the bottom; the one pushed over the top leaves."""
        rings = self.lanes[lane]
        rings.insert(0, colour)
        if len(rings) > self.places[lane]:
            self.pushed_out(lane, rings.pop())

    def pushed_out(self, lane: int, colour: int) -> None:
        """H8: the ring goes back to the player of its colour.

        H9: if that is the player who places, he also takes every ring now in that lane.
        """
        self.reserve[colour][colour] += 1
        if colour == self.player:
            for ring in self.lanes[lane]:
                self.reserve[self.player][ring] += 1
            self.lanes[lane] = []

    def after_a_placement(self) -> None:
        """H12 first, then the Guard, then the dice left, then H11."""
        if self.rings_left(self.player) == 0:
            self.end([self.player])
        elif self.placements == GUARD:
            self.end(self.fewest_rings())
        elif not self.dice:
            if self.pooled and not self.bonus:
                self.phase = "again"
            else:
                self.pass_the_turn()

    def play_again(self) -> None:
        """H11: the bonus roll."""
        self.bonus = True
        self.pooled = False
        self.phase = "roll"

    def pass_the_turn(self) -> None:
        """H3: clockwise, to the next seat."""
        self.player = (self.player + 1) % self.seats
        self.bonus = False
        self.pooled = False
        self.phase = "roll"

    # ---------------------------------------------------------------- the end

    def rings_left(self, seat: int) -> int:
        """The rings in a player's reserve, of any colour."""
        return sum(self.reserve[seat])

    def fewest_rings(self) -> list[int]:
        """Guard: fewest rings in reserve wins, ties share."""
        fewest = min(self.rings_left(seat) for seat in range(self.seats))
        return [seat for seat in range(self.seats) if self.rings_left(seat) == fewest]

    def end(self, winners: list[int]) -> None:
        """H1, H12, Guard: the game is over, even with dice left."""
        self.winners = winners
        self.dice = []
        self.phase = "over"

    def scores(self) -> list[int | float] | None:
        """H12: winner 1, others 0; a shared win is 1/k each."""
        if self.phase != "over":
            return None
        share = 1 if len(self.winners) == 1 else 1 / len(self.winners)
        return [share if seat in self.winners else 0 for seat in range(self.seats)]

    # ---------------------------------------------------------------- the open book

    def state(self) -> dict[str, object]:
        over = self.phase == "over"
        return {
            "game": "hippo",
            "seats": self.seats,
            "options": {"lanes": self.lanes_option},
            "phase": self.phase,
            "turn": None if over else self.player,
            "to_act": self.to_act(),
            "over": over,
            "scores": self.scores(),
            "winners": list(self.winners),
            "start": list(self.start),
            "dice": list(self.dice),
            "bonus": self.bonus,
            "pooled": self.pooled,
            "lanes": {str(lane): [LETTERS[ring] for ring in rings] for lane, rings in self.lanes.items()},
            "places": {str(lane): places for lane, places in self.places.items()},
            "pool": list(self.pool),
            "reserve": [list(by_colour) for by_colour in self.reserve],
            "placements": self.placements,
        }
