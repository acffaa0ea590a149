"""Heisa, played the slow and obvious way: a twin to test a fast implementation against.

`Table` is the board, the glasses and the clock, and carries every rule (S1 to S14). `Twin` keeps two of
them: the table as the last recorded move left it, and the table as it looks now. To look at another time it
copies the recorded table and steps from event to event: the next glass to run out, or the turn clock.
"""

from copy import deepcopy

from tablee.testkit.twins import Refused

COLUMNS = "abcd"
ROWS = range(1, 8)
NECK = (3, 4, 5)
PLACES = [c + str(r) for c in COLUMNS for r in ROWS if r not in NECK or c in "bc"]  # S2: 22 places
SIDES = "RY"  # S2: side 0 is red, side 1 yellow
LETTERS = "ABCD"
FORWARDS = {"R": 1, "Y": -1}  # S2: red travels up, yellow down
OWN_LINE = {"R": 0, "Y": 8}  # S2: below row 1 and above row 7
RIVAL_LINE = {"R": 8, "Y": 0}
DIE = {"1": 1, "2": 2, "3": 3, "S": "S"}  # S3: the faces, without their odds
GUARD = 2000  # S14
OFFERED = {"goal": (1, 2, 4), "glass": (60, 90, 120, 180), "limit": (4, 6, 9, 12), "tempo": (False, True)}


def chosen_options(seats: int, given: dict[str, object]) -> dict[str, int]:
    """Every option with its value (S1, S4, S11, S12); ValueError for what is not offered."""
    if seats not in (2, 3, 4):
        raise ValueError("Heisa is for 2, 3 or 4 seats")
    options: dict[str, int] = {"goal": 4, "glass": 90 if seats == 2 else 120, "limit": 6, "tempo": False}
    for name, value in given.items():
        if name not in OFFERED:
            raise ValueError(f"no option {name}")
        wanted = bool if name == "tempo" else int
        if not isinstance(value, int) or type(value) is not wanted or value not in OFFERED[name]:
            raise ValueError(f"option {name} must be one of {OFFERED[name]}")
        options[name] = value
    if options["limit"] * 10 > options["glass"]:
        raise ValueError("limit is at most a tenth of glass")  # S11, in tempo mode too
    return options


class Glass:
    """One hourglass: its name (RA), its place (line, home or b3) and the sand left, in ms or grains."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.side = name[0]
        self.letter = name[1]
        self.place = "line"  # S4: at the start all are empty, on their lines
        self.left = 0

    def running(self) -> bool:
        """A glass runs exactly when it stands on one of the 22 places."""
        return self.place in PLACES

    def first_place(self) -> str:
        """S2, S7: the place one step forwards of its own line, in its own column."""
        return self.letter.lower() + str(OWN_LINE[self.side] + FORWARDS[self.side])

    def go_back(self) -> None:
        """S9: back to its place on its own line."""
        self.place = "line"
        self.left = 0


class Table:
    """A position at a moment: the glasses, whose turn it is, the die and the clock."""

    def __init__(self, seats: int, options: dict[str, int]) -> None:
        self.seats = seats
        self.options = options
        self.tempo = bool(options["tempo"])
        if self.tempo:
            self.full = 18 if seats == 2 else 36  # S12: grains
        else:
            self.full = options["glass"] * 1000  # S4: ms
        self.glasses = {side + letter: Glass(side + letter) for side in SIDES for letter in LETTERS}
        self.phase = "first"
        self.in_the_air = False  # rolled, and fate has not answered yet
        self.turn: int | None = None
        self.turns = 0
        self.die: object = None
        self.now = 0
        self.turn_ends: int | None = None
        self.idle = 0
        self.turned: str | None = None  # S12: the glass turned over in this turn
        self.scores: list[float] | None = None
        self.last_red: int | None = None  # S13: which of the reds had the last turn
        self.lone_letters = "CD"  # S13: of the last turn of the one who is alone; A and B come first

    # ---- who owns what (S2, S13) ----

    def side(self) -> str:
        """S2, S13: the side of the seat whose turn it is; seats 0 and 2 are red, 1 and 3 yellow."""
        assert self.turn is not None
        return SIDES[self.turn % 2]

    def own_glasses(self) -> list[Glass]:
        """S13: of a pair the one who sits first has A and B, the other C and D; one against two has them in turn."""
        letters = LETTERS
        if self.seats == 3 and self.turn == 1:
            letters = self.lone_letters
        elif self.seats > 2:
            letters = "AB" if self.turn in (0, 1) else "CD"
        return [self.glasses[self.side() + letter] for letter in letters]

    def rival_glasses(self) -> list[Glass]:
        """S7, S13: all glasses of the other colour."""
        return [glass for glass in self.glasses.values() if glass.side != self.side()]

    def home(self) -> list[int]:
        """Glasses that have arrived: red, yellow."""
        return [sum(g.side == side and g.place == "home" for g in self.glasses.values()) for side in SIDES]

    def order(self) -> list[int]:
        """S5, S13: a round; of three, the one who is alone plays between his two rivals."""
        return [0, 1, 2, 1] if self.seats == 3 else list(range(self.seats))

    def seat_after(self, seat: int) -> int:
        """S13: of three, the two rivals of the one who is alone take turns, the first of them first."""
        if self.seats != 3:
            return (seat + 1) % self.seats
        return 1 if seat != 1 else 2 if self.last_red == 0 else 0

    # ---- what may be played ----

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.phase == "first" or self.in_the_air:
            return ["fate"]
        assert self.turn is not None
        return [self.turn]

    def legal(self, seat: int | str) -> list[str]:
        if seat not in self.to_act():
            return []
        if self.phase == "first":
            among = [0, 1] if self.seats == 3 else range(self.seats)  # S5, S13: of three, one of each side
            return ["first:" + "abcd"[number] for number in among]
        if self.in_the_air:
            return list(DIE)
        if self.phase == "roll":
            return ["roll"]
        return [*self.uses(), "pass"]  # S8: a roll that could be used may be declined

    def uses(self) -> list[str]:
        """Every use of the die as it lies (S6, S7), `pass` not among them."""
        if isinstance(self.die, int):
            return self.moves(self.die)
        return self.coming_out() + self.turning_over()

    def is_free(self, place: str) -> bool:
        """S2: one glass on a place."""
        return all(glass.place != place for glass in self.glasses.values())

    def moves(self, number: int) -> list[str]:
        """S6: one running glass of one's own, that many places in one straight line."""
        found = []
        for glass in self.own_glasses():
            if glass.running():
                for sideways, upwards in ((0, 1), (0, -1), (1, 0), (-1, 0)):
                    reached = self.walk(glass, sideways, upwards, number)
                    if reached is not None:
                        found.append(f"{glass.name}>{reached}")
        return found

    def walk(self, glass: Glass, sideways: int, upwards: int, number: int) -> str | None:
        """S6: where the walk ends, or None if a place on the way is not there or not free.

        The rival's line is reached only by the last step; one's own line is no place, so never reached.
        """
        column = COLUMNS.index(glass.place[0])
        row = int(glass.place[1])
        place = glass.place
        for step in range(1, number + 1):
            column += sideways
            row += upwards
            if row == RIVAL_LINE[glass.side] and step == number:
                return "home"
            if not 0 <= column < len(COLUMNS):
                return None
            place = COLUMNS[column] + str(row)
            if place not in PLACES or not self.is_free(place):
                return None
        return place

    def coming_out(self) -> list[str]:
        """S7: bring a glass out of one's line, if its first place is free."""
        waiting = [glass for glass in self.own_glasses() if glass.place == "line"]
        return [f"{g.name}>{g.first_place()}" for g in waiting if self.is_free(g.first_place())]

    def turning_over(self) -> list[str]:
        """S7: turn one's own or a rival's glass in play. S10: nobody may turn one that has arrived."""
        return ["~" + g.name for g in self.own_glasses() + self.rival_glasses() if g.running()]

    # ---- playing a legal move ----

    def play(self, text: str) -> None:
        """Play a move known to be legal, at this table's moment."""
        if self.phase == "first":
            self.start_turn("abcd".index(text[-1]))  # S5: the lot
        elif self.in_the_air:
            self.die_falls(text)
        elif self.phase == "roll":
            self.in_the_air = True  # the phase stays `roll` until fate answers
        elif text == "pass":
            self.end_turn()  # S8
        else:
            self.use(text)

    def die_falls(self, face: str) -> None:
        """S5: now use the roll. S8: if nothing is possible the turn passes at the moment of the roll."""
        self.in_the_air = False
        self.die = DIE[face]
        self.phase = "use"
        if not self.uses():
            self.end_turn()

    def use(self, text: str) -> None:
        if text.startswith("~"):
            self.turn_over(self.glasses[text[1:]])
        else:
            name, place = text.split(">")
            self.put(self.glasses[name], place)
            if max(self.home()) >= self.options["goal"]:
                self.finish()  # S1, S14: the winning move ends the game at once
                return
        self.end_turn()

    def turn_over(self, glass: Glass) -> None:
        """S4: it gets what had already run through. S9: turned when completely full it goes back at once."""
        glass.left = self.full - glass.left
        self.turned = glass.name
        if glass.left == 0:
            glass.go_back()

    def put(self, glass: Glass, place: str) -> None:
        """S7: out of its line a glass is turned over, so full. S10: arrived, sand no longer matters."""
        if glass.place == "line":
            glass.left = self.full
        if place == "home":
            glass.left = 0
        glass.place = place

    # ---- turns ----

    def start_turn(self, seat: int) -> None:
        """S5: a turn begins, to roll. S11: it lasts at most `limit` seconds. S12: no clock in tempo mode."""
        self.turn = seat
        if seat % 2 == 0:
            self.last_red = seat
        elif self.seats == 3:
            self.lone_letters = "CD" if self.lone_letters == "AB" else "AB"
        self.phase = "roll"
        self.die = None
        self.turned = None
        self.turn_ends = None if self.tempo else self.now + self.options["limit"] * 1000

    def end_turn(self, ran_out_without_roll: bool = False) -> None:
        """A turn is finished. S12: a grain falls. S11, S14: the game may end. Else the next seat's turn."""
        assert self.turn is not None
        self.turns += 1
        if self.tempo:
            self.now = self.turns
            self.grain_falls()
        if ran_out_without_roll:
            self.idle += 1
        if self.turns >= GUARD or self.idle >= 3 * len(self.order()):
            self.finish()  # die, turn_ends and idle stay as they are
            return
        if not ran_out_without_roll:
            self.idle = 0
        self.start_turn(self.seat_after(self.turn))

    def grain_falls(self) -> None:
        """S12: one grain in every running glass, except one turned over in this turn. S9: empty, back."""
        for glass in self.glasses.values():
            if glass.running() and glass.name != self.turned:
                glass.left -= 1
                if glass.left == 0:
                    glass.go_back()

    def finish(self) -> None:
        """S14: the side with more glasses home wins, 1 for each of its seats; equal is a draw, 1/2 each.

        The side that has just reached the goal always has more home than the other.
        """
        red, yellow = self.home()
        for_red = 0.5 if red == yellow else 1 if red > yellow else 0
        self.scores = [for_red if seat % 2 == 0 else 1 - for_red for seat in range(self.seats)]
        self.phase = "over"
        self.turn = None

    # ---- time ----

    def pass_time(self, at: int) -> None:
        """Step from event to event up to `at`, what is due at `at` included.

        No time passes while fate is to act, nor after the end (S14), and there is none in tempo mode (S12).
        """
        while not self.tempo and self.phase != "over" and self.to_act() != ["fate"]:
            assert self.turn_ends is not None
            running_out = [self.now + glass.left for glass in self.glasses.values() if glass.running()]
            next_event = min([self.turn_ends, *running_out])
            if next_event > at:
                self.sand_runs(at - self.now)
                return
            self.sand_runs(next_event - self.now)
            self.what_is_due()

    def sand_runs(self, ms: int) -> None:
        """S5: sand runs all the time, whoever's turn it is."""
        self.now += ms
        for glass in self.glasses.values():
            if glass.running():
                glass.left -= ms

    def what_is_due(self) -> None:
        """Empty glasses go back (S9); the turn passes as run out (S11), else when no use is left (S8)."""
        for glass in self.glasses.values():
            if glass.running() and glass.left == 0:
                glass.go_back()
        if self.now == self.turn_ends:
            self.end_turn(ran_out_without_roll=self.phase == "roll")
        elif self.phase == "use" and not self.uses():
            self.end_turn()

    # ---- the open book ----

    def state(self) -> dict[str, object]:
        scores = self.scores
        winners = [] if scores is None else [s for s in range(self.seats) if scores[s] == max(scores)]
        return {
            "game": "heisa",
            "seats": self.seats,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": self.turn,
            "to_act": self.to_act(),
            "over": self.phase == "over",
            "scores": None if scores is None else list(scores),
            "winners": winners,
            "turns": self.turns,
            "die": self.die,
            "now": self.now,
            "turn_ends": self.turn_ends,
            "full": self.full,
            "glasses": {
                name: {"place": glass.place, "left": glass.left, "running": glass.running()}
                for name, glass in self.glasses.items()
            },
            "home": self.home(),
            "idle": self.idle,
        }


class Twin:
    """A game of Heisa: the recorded table, and the table as it looks now. Only copies are ever changed."""

    def __init__(self, seats: int, **options: object) -> None:
        self.recorded = Table(seats, chosen_options(seats, options))
        self.table = self.recorded

    def pass_time(self, at: int) -> None:
        self.table = self.table_at(at)

    def to_act(self) -> list[int | str]:
        return self.table.to_act()

    def legal(self, seat: int | str) -> list[str]:
        return self.table.legal(seat)

    def state(self) -> dict[str, object]:
        return self.table.state()

    def play(self, seat: int | str, text: str, at: int | None = None) -> None:
        """Judge the move at its own time; legal, it becomes the last recorded one; else nothing changes."""
        # fate's time is ignored: none passes while fate is to act
        table = deepcopy(self.table) if seat == "fate" or at is None else self.table_at(at)
        if text not in table.legal(seat):
            raise Refused(self.broken_rule(table, seat, text), f"seat {seat} may not play {text} now")
        table.play(text)
        self.recorded = self.table = table

    def table_at(self, at: int) -> Table:
        """The recorded table brought to `at`; a time before the last recorded move counts as its time."""
        table = deepcopy(self.recorded)
        if table.tempo:
            return table  # S12: times have no effect
        if type(at) is not int:
            raise Refused("S11", "a time is a whole number of milliseconds")
        table.pass_time(max(at, table.now))
        return table

    def broken_rule(self, table: Table, seat: int | str, text: str) -> str:
        """The rule to name when `text` is refused at this table."""
        if table.phase == "over":
            return ""  # the same sentence in every game
        if seat in self.turns_passed(table):
            return "S11"  # stale: its turn has passed
        if seat not in table.to_act() or table.phase in ("first", "roll"):
            return "S3" if table.in_the_air and seat == "fate" else "S5"
        if text in self.recorded.legal(seat):
            return "S9"  # it could be played, until a glass ran out
        return "S7" if table.die == "S" else "S6"

    def turns_passed(self, table: Table) -> list[int]:
        """S11: the seats whose turns time has ended since the last recorded move."""
        if self.recorded.turn is None:
            return []
        walker, passed = deepcopy(self.recorded), []
        for _ in range(table.turns - self.recorded.turns):
            assert walker.turn is not None
            passed.append(walker.turn)
            walker.start_turn(walker.seat_after(walker.turn))
        return passed
