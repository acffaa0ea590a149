"""Kopf oder Knopf, written plainly from the rule page (K1 to K10), to test a fast implementation."""

from __future__ import annotations

Square = tuple[int, int]  # file 1 to 10 (a to j), rank 1 to 10; sorts by file, then by rank as a number

FILES = "abcdefghij"
RED, BLUE = 0, 1
QUIET_LIMIT = 80  # K9
REPETITIONS = 3  # K9

MAPS = {
    "corners": """
4 2 3 4 1 1 3 2 3 4
3 3 2 2 1 2 2 3 3 2
2 3 3 1 2 1 1 3 2 3
3 2 1 4 1 3 4 1 2 4
1 2 1 3 2 2 1 2 1 1
1 1 2 1 2 2 3 1 2 1
4 2 1 4 3 1 4 1 2 3
3 2 3 1 1 2 1 3 3 2
2 3 3 2 2 1 2 2 3 3
4 3 2 3 1 1 4 3 2 4
""",
    "first": """
1 2 1 3 3 2 3 3 2 1
2 2 3 4 2 2 1 4 2 2
3 4 3 1 1 3 1 3 3 1
3 1 1 2 2 4 2 1 4 3
2 2 3 4 1 1 2 1 2 3
3 2 1 2 1 1 4 3 2 2
3 4 1 2 4 2 2 1 1 3
1 3 3 1 3 1 1 3 4 3
2 2 4 1 2 2 4 3 2 2
1 2 3 3 2 3 3 1 2 1
""",
}


def read_the_holes(drawn: str) -> dict[Square, int]:
    """K2: the holes of each square; the top line is rank 10."""
    holes = {}
    for down, line in enumerate(drawn.strip().splitlines()):
        for across, number in enumerate(line.split()):
            holes[(1 + across, 10 - down)] = int(number)
    return holes


DIRECTIONS = [(df, dr) for df in (-1, 0, 1) for dr in (-1, 0, 1) if (df, dr) != (0, 0)]


def name(square: Square) -> str:
    return FILES[square[0] - 1] + str(square[1])


def named(text: str) -> Square:
    return FILES.index(text[0]) + 1, int(text[1:])


def names(squares: set[Square]) -> list[str]:
    return [name(square) for square in sorted(squares)]


def step(square: Square, direction: Square, count: int) -> Square:
    return square[0] + count * direction[0], square[1] + count * direction[1]


def second_ring() -> list[Square]:
    """K3: the 28 squares of the second ring from the edge, walked round from b2."""
    up = [(2, rank) for rank in range(2, 9)]
    right = [(file, 9) for file in range(2, 9)]
    down = [(9, rank) for rank in range(9, 2, -1)]
    left = [(file, 2) for file in range(9, 2, -1)]
    return up + right + down + left


class Twin:
    """One match of Kopf oder Knopf."""

    def __init__(self, seats: int, **options: object) -> None:
        """K1, K3: the target and the set-up; seat 0 is red and begins."""
        if seats != 2:
            raise ValueError("Kopf oder Knopf is for 2 players")
        if set(options) != {"target", "map", "aids", "games"} or options["target"] not in (8, 10):
            raise ValueError(f"unknown options: {options}")
        self.target = 8 if options["target"] == 8 else 10
        self.map = str(options["map"])
        self.aids = bool(options["aids"])
        self.games = 1 if options["games"] == 1 else 2
        self.game = 1
        self.taken_before = [0, 0]
        self.holes = read_the_holes(MAPS[self.map])
        self.scores: list[int | float] | None = None
        self.set_up(RED)

    def set_up(self, beginner: int) -> None:
        """K3: the buttons of one game; nothing of another is remembered."""
        ring = second_ring()  # b2 comes first and is blue, then red and blue alternate
        self.buttons: list[set[Square]] = [set(ring[1::2]), set(ring[0::2])]
        self.player = beginner
        self.taken = [0, 0]
        self.quiet = 0
        self.positions: list[tuple[set[Square], set[Square], int]] = []  # all that began a turn so far
        self.seen = 0
        self.phase = "move"
        self.record_the_position()
        self.begin_the_turn()

    def rival(self) -> int:
        return 1 - self.player

    # ---------------------------------------------------------------- K5: forbidden groups

    def clumps(self, seat: int) -> list[set[Square]]:
        """K5: this seat's buttons, sorted into sets that touch directly or through each other."""
        clumps = []
        left = set(self.buttons[seat])
        while left:
            clump: set[Square] = set()
            self.gather(min(left), left, clump)
            clumps.append(clump)
        return clumps

    def gather(self, square: Square, left: set[Square], clump: set[Square]) -> None:
        """K5: flood fill by side or corner."""
        left.remove(square)
        clump.add(square)
        for direction in DIRECTIONS:
            if step(square, direction, 1) in left:
                self.gather(step(square, direction, 1), left, clump)

    def forbidden_groups(self, seat: int) -> list[set[Square]]:
        """K5: more than two of this seat's buttons that touch, ordered by their first square."""
        return [clump for clump in self.clumps(seat) if len(clump) > 2]

    # ---------------------------------------------------------------- K6: pairs and what they threaten

    def pairs(self, seat: int) -> list[tuple[Square, Square]]:
        """K6: exactly two buttons that touch each other and no other button of this seat."""
        return [(min(clump), max(clump)) for clump in self.clumps(seat) if len(clump) == 2]

    def threatened(self, seat: int) -> set[Square]:
        """K6: the rival buttons that this seat's pairs threaten, all judged on the same board."""
        squares: set[Square] = set()
        for one, other in self.pairs(seat):
            reach = self.holes[one] + self.holes[other]
            forward = (other[0] - one[0], other[1] - one[1])
            backward = (one[0] - other[0], one[1] - other[1])
            squares |= self.first_rival_met(seat, other, forward, reach)
            squares |= self.first_rival_met(seat, one, backward, reach)
        return squares

    def first_rival_met(self, seat: int, end: Square, direction: Square, reach: int) -> set[Square]:
        """K6: only the first button met matters; the set is empty when it is one's own, or out of reach."""
        for count in range(1, reach + 1):
            square = step(end, direction, count)
            if square in self.buttons[seat]:
                return set()
            if square in self.buttons[1 - seat]:
                return {square}
        return set()

    # ---------------------------------------------------------------- K7: moves

    def moves(self) -> list[tuple[Square, Square]]:
        """K7: as far as the holes say (1 to 4 squares from a 4-hole square), to an empty square, jumping."""
        moves = []
        for square in sorted(self.buttons[self.player]):
            lengths = [1, 2, 3, 4] if self.holes[square] == 4 else [self.holes[square]]
            for direction in DIRECTIONS:
                for length in lengths:
                    goal = step(square, direction, length)
                    if goal in self.holes and goal not in self.buttons[RED] and goal not in self.buttons[BLUE]:
                        moves.append((square, goal))
        return moves

    # ---------------------------------------------------------------- who acts, and what may be played

    def to_act(self) -> list[int | str]:
        return [] if self.phase == "over" else [self.player]

    def legal(self, seat: int | str) -> list[str]:
        if seat not in self.to_act():
            return []
        if self.phase == "penalty":  # K5
            return ["spare"] + [
                "x" + name(square) for group in self.forbidden_groups(self.rival()) for square in sorted(group)
            ]
        if self.phase == "strike":  # K6
            return ["strike", "hold"] if self.threatened(self.player) else ["hold"]
        if self.phase == "change":  # K10
            return ["change"]
        moves = [f"{name(square)}-{name(goal)}" for square, goal in self.moves()]  # K7
        return moves or ["pass"]

    # ---------------------------------------------------------------- playing

    def play(self, seat: int | str, text: str) -> None:
        """K4: penalty, strike, move, in this order."""
        if self.phase == "penalty":
            if text != "spare":
                self.remove({named(text[1:])})
            self.consider_the_strike()
        elif self.phase == "strike":
            if text == "strike":
                self.remove(self.threatened(self.player))
            self.consider_the_move()
        elif self.phase == "change":
            self.taken_before, self.game = self.taken, 2
            self.set_up(BLUE)
        else:
            if text != "pass":
                square, goal = text.split("-")
                self.buttons[self.player].remove(named(square))
                self.buttons[self.player].add(named(goal))
            self.end_the_turn()

    def begin_the_turn(self) -> None:
        """K5: a choice only if the rival has a forbidden group."""
        if self.forbidden_groups(self.rival()):
            self.phase = "penalty"
        else:
            self.consider_the_strike()

    def consider_the_strike(self) -> None:
        """K6: a choice only if something is threatened, on the board K5 left; without aids in every turn."""
        if self.phase in ("over", "change"):
            return
        if self.threatened(self.player) or not self.aids:
            self.phase = "strike"
        else:
            self.consider_the_move()

    def consider_the_move(self) -> None:
        """K9: about to move, the 80 quiet moves are looked at; else K7."""
        if self.phase in ("over", "change"):
            return
        if self.quiet >= QUIET_LIMIT:
            self.stop()
        else:
            self.phase = "move"

    def remove(self, squares: set[Square]) -> None:
        """K5, K6: rival buttons leave the board. K8: the target ends the game at once, as does K10's lead."""
        self.buttons[self.rival()] -= squares
        self.taken[self.player] += len(squares)
        self.quiet = 0
        lacking = self.target - self.taken[self.rival()]
        lead = self.total(self.player) - self.total(self.rival())
        if self.taken[self.player] >= self.target or (self.game == 2 and lead > lacking):
            self.stop()

    def end_the_turn(self) -> None:
        """K9: after each move or pass, the repetition is looked at before the rival's turn begins."""
        self.quiet += 1
        self.player = self.rival()
        self.record_the_position()
        if self.seen == REPETITIONS:
            self.stop()
        else:
            self.begin_the_turn()

    def record_the_position(self) -> None:
        """K9: both colours' squares and who begins the next turn; the set-up counts once."""
        position = (set(self.buttons[RED]), set(self.buttons[BLUE]), self.player)
        self.positions.append(position)
        self.seen = self.positions.count(position)

    # ---------------------------------------------------------------- the end

    def total(self, seat: int) -> int:
        return self.taken_before[seat] + self.taken[seat]

    def stop(self) -> None:
        """K8, K9: the player with more removals wins, equal is a draw. K10: but first blue begins a second game."""
        if self.game < self.games:
            self.phase, self.player = "change", BLUE
        elif self.total(RED) == self.total(BLUE):
            self.end([0.5, 0.5])
        else:
            self.end([1, 0] if self.total(RED) > self.total(BLUE) else [0, 1])

    def end(self, scores: list[int | float]) -> None:
        self.scores = scores
        self.phase = "over"

    # ---------------------------------------------------------------- the open book

    def state(self) -> dict[str, object]:
        scores = None if self.scores is None else list(self.scores)
        return {
            "game": "knopf",
            "seats": 2,
            "options": {"target": self.target, "map": self.map, "aids": self.aids, "games": self.games},
            "phase": self.phase,
            "turn": None if self.phase == "over" else self.player,
            "to_act": self.to_act(),
            "over": self.phase == "over",
            "scores": scores,
            "winners": [] if scores is None else [s for s in (RED, BLUE) if scores[s] == max(scores)],
            "red": names(self.buttons[RED]),
            "blue": names(self.buttons[BLUE]),
            "taken": list(self.taken),
            "threatened": [names(self.threatened(seat)) for seat in (RED, BLUE)],
            "groups": [[names(group) for group in self.forbidden_groups(seat)] for seat in (RED, BLUE)],
            "quiet": self.quiet,
            "seen": self.seen,
            "holes": ["".join(line.split()) for line in MAPS[self.map].strip().splitlines()],
            "game_number": self.game,
            "taken_before": list(self.taken_before),
        }
