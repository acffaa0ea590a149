"""Match: one game being played."""

from collections.abc import Callable, Mapping
from itertools import islice
from typing import Any, Final, Literal, NamedTuple, NoReturn

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, FATE_ACTS, MOST_SEATS, NEVER, SPECTATOR, Time
from tablee.kernel.errors import (
    BadOption,
    BadSeats,
    CannotUndo,
    IllegalMove,
    MoveError,
    NotYourTurn,
)
from tablee.match.bookmarks import Bookmark, Bookmarks
from tablee.match.desk import (
    ACTING,
    ANSWERED,
    COUNT,
    DONE,
    DONE_AND_MORE,
    LISTED,
    MOVES,
    NOT_TO_ACT,
    NUMBER,
    ROOM,
    SEAT,
)
from tablee.match.engine import OPEN_BOOK, engine_of
from tablee.match.naming import Named
from tablee.match.refusals import (
    checked_seed,
    checked_time,
    expected_by,
    fates_move,
    game_over,
    malformed,
    may_play,
    not_your_turn,
)
from tablee.match.said import Said
from tablee.match.scene import Scene
from tablee.match.sealed import OPENING, SealedFate
from tablee.match.shelf import texts_of
from tablee.match.texts import say

SeatName = int | Literal["fate"]
Eyes = int | Literal["open"] | None  # a seat's, a spectator's (None), or those that see everything
FateSource = Callable[[int], int]  # the number of the move fate answers, from 0, or OPENING -> 64 random bits

NUMBERS: Final[list[dict[SeatName, int]]] = [{seat: seat for seat in range(n)} for n in range(MOST_SEATS + 1)]
SEATS_OF: Final[list[tuple[SeatName, ...]]] = [  # [mask]
    *(tuple(seat for seat in range(MOST_SEATS) if mask >> seat & 1) for mask in range(FATE_ACTS)),
    ("fate",),
]
TRIES: Final = 8  # worlds imagined to find out whether a move revealed something


class Entry(NamedTuple):
    """One move of the log, fate's included."""

    seat: SeatName
    move: str
    at: Time | None = None


class Standing(NamedTuple):
    """How a seat has done: its place, from 1 on, and what it has to show for it."""

    seat: int
    place: int
    said: Said


class Passed(NamedTuple):
    """A position on the way to the one there is now, as a seat saw it."""

    told: int  # sentences of the story that led to it
    view: dict[str, Any]  # of a game that is drawn from data, only which it is and who is to act
    scene: Scene | None


class Match:
    """One game being played, by seats and move texts. Refused moves raise and change nothing."""

    __slots__ = (
        "game",
        "seats",
        "options",
        "rules",
        "seed",
        "_engine",
        "_desks",
        "_header",
        "_play",
        "_log",
        "_marks",
        "_numbers",
        "_move_of",
        "_text_of",
        "_texts_of",
        "_fate",
        "_undone",
    )

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        fate: Literal["manual"] | FateSource | None = None,
        compiled: bool = True,
        rules: int | None = None,
    ) -> None:
        """Fate plays by itself from the seed; `fate="manual"` leaves its moves to you. `rules`: an earlier version."""
        engine = engine_of(game, compiled)
        known = engine.game
        if seats is None:
            seats = known.facts.seats[0]
        self.rules = known.facts.rules_version if rules is None else rules
        if rules is not None:
            options = known.facts.chosen_by(rules, options or {})
        self.options, encoded = engine.resolve_options(seats, options)
        self.game = game
        self.seats = seats
        self.seed = checked_seed(seed)
        if fate not in (None, "manual") and not callable(fate):
            raise BadOption(f"fate is None, 'manual' or a function, not {fate!r}")
        self._engine = engine
        self._play = engine.play
        self._fate: Literal["manual"] | FateSource | None = fate
        self._move_of = known.move_of
        self._text_of = known.text_of
        self._texts_of = known.texts_of
        self._numbers = NUMBERS[seats]
        self._desks, self._header = engine.desk_on(engine.bare_desk())
        self._log: list[tuple[int, int, int]] = []  # (seat, move, at)
        self._marks = Bookmarks()
        self._undone: tuple[int, int] | None = None  # whose moves were taken back last, and what was left of the log
        first = fate(OPENING) if callable(fate) else self.seed
        engine.begin(self._desks, seats, encoded, first, fate != "manual", engine.timed)
        if self._header[ANSWERED]:
            self._note_answers()

    @property
    def _desk(self) -> Any:
        """The record of the desk; `_header` is the beginning of it, quicker to read."""
        return self._desks[0]

    # -- whose turn, what may be played ---------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[SeatName, ...]:
        """The seats that may act now: `(0,)`, several at once, `("fate",)`, or `()` when the game is over."""
        return SEATS_OF[self._header[ACTING]]

    @property
    def over(self) -> bool:
        return not self._header[ACTING]

    @property
    def moves(self) -> int:
        """How many moves players have made."""
        return self._header[NUMBER]

    def legal(self, seat: SeatName) -> list[str]:
        """The texts of the moves this seat may play now, in the game's own order; none if it is not to act."""
        header = self._header
        if header[SEAT] != seat or seat == FATE:
            self._engine.offer(self._desks, self._number(seat))
        texts = self._texts_of.get(header[LISTED])
        if texts is None:
            moves = header[MOVES : MOVES + header[COUNT]].tolist()
            texts = self._texts_of[header[LISTED]] = list(map(self._text_of, moves))
        return texts.copy()

    def offered(self, seat: SeatName) -> list[str]:
        """What to show the seat: its legal moves, and those it may try in vain where the rules leave it to see that."""
        texts, words = self.legal(seat), self._engine.game.words
        if not texts or not hasattr(words, "claims"):
            return texts
        claims = [self._text_of(move) for move in words.claims(self._known_to(None if seat == "fate" else seat))]
        return sorted({*texts, *claims}, key=self._code) if claims else texts

    def named(self, seat: SeatName) -> list[Named]:
        """The moves of `offered`, in the same order, each with a label for people and parts for boards."""
        return list(map(self._engine.game.named, self.offered(seat)))

    def prompt(self, seat: int) -> Said | None:
        """One sentence that says what the seat can do now; None if it is not to act, or if the game has none."""
        words = self._engine.game.words
        if seat not in self.to_act or not hasattr(words, "prompt"):
            return None
        said: Said = words.prompt(self._known_to(seat), seat)
        return said

    def consequences(self, seat: int) -> dict[str, Said]:
        """What moves of the seat will do, by their texts, as far as it can know and the game tells."""
        words = self._engine.game.words
        if seat not in self.to_act or not hasattr(words, "consequences"):
            return {}
        moves = [self._move_of[text] for text in self.legal(seat)]
        told = words.consequences(self._known_to(seat), seat, moves)
        return {self._text_of(move): said for move, said in told.items()}

    def play(self, seat: SeatName, move: str, at: Time | None = None) -> None:
        """Make a move, and let fate answer it. `at`, in milliseconds, where the game runs in time."""
        try:
            number, code = self._numbers[seat], self._move_of[move]
        except (KeyError, TypeError):
            number, code = self._number(seat), self._code(move)
            if number == FATE:
                self._play_fate(code)
                return
        time = NEVER if at is None else checked_time(at)
        if self._fate is not None:
            self._ask_fate()
        done = self._play(self._desks, number, code, time)
        if done == DONE:
            self._log.append((number, code, time))
        elif done == DONE_AND_MORE:
            self._note_more(number, code, time)
        else:
            self._refuse(done, number, code)

    def pass_time(self, at: Time) -> None:
        """Look at a later time: brings the position there and records nothing."""
        self._engine.set_time(self._desks, checked_time(at))

    @property
    def alarm(self) -> Time | None:
        """When something next happens by itself, in milliseconds; None if nothing will."""
        time = int(self._engine.alarm(self._desks["position"]))
        return None if time == NEVER else time

    def not_before(self, seat: int) -> Time | None:
        """The earliest time at which a move of the seat counts, where there is one."""
        time = int(self._engine.not_before(self._desks["position"], self._number(seat)))
        return time if time > 0 else None

    @property
    def ended_at(self) -> Time | None:
        """When time alone ended the game after the last move; None if a move did, or if it is not over."""
        if not self.over or not self._engine.timed or not self._engine.to_act(self.recorded):
            return None
        return int(self._engine.clock(self.position))

    # -- what there is to see -------------------------------------------------------------------------------

    def state(self) -> dict[str, Any]:
        """The open book: everything, as a dict that can be written as JSON."""
        return self._describe(self._desks["position"][0], self.to_act)

    def view(self, seat: Eyes) -> dict[str, Any]:
        """What a seat may know, or a spectator (None); built from a record without the rest."""
        return self._describe(self._known_to(seat), self.to_act)

    @property
    def has_scene(self) -> bool:
        """Whether the game has a board as data: `scene` is not None."""
        return self._engine.game.board is not None

    def scene(self, seat: Eyes) -> Scene | None:
        """What a seat may know, or a spectator, as a board to draw; None if the game has no board.py."""
        return self._draw(self._known_to(seat)) if self.has_scene else None

    def _draw(self, known: Any) -> Scene | None:
        board = self._engine.game.board
        scene: Scene | None = board.scene(known) if board else None
        return scene

    def _known_to(self, seat: Eyes) -> Any:
        """The position as the seat may know it: for reading only."""
        viewer, positions = self._viewer(seat), self._desks["position"]
        return (self._engine.hidden(positions, viewer) if self._engine.game.facts.secrets else positions)[0]

    def hidden(self, seat: Eyes) -> Any:
        """A copy of the position (an array of one record) from which all that the seat may not know is gone."""
        return self._engine.hidden(self._desks["position"], self._viewer(seat))

    @property
    def position(self) -> Any:
        """A copy of the open position: an array of one record."""
        return self._engine.copy(self._desks["position"])

    @property
    def recorded(self) -> Any:
        """A copy of the position as the last move left it, whatever time is being looked at."""
        return self._engine.copy(self._desks["recorded" if self._engine.timed else "position"])

    @property
    def scores(self) -> list[int | float] | None:
        """One number a seat, or None until the game is over."""
        if not self.over:
            return None
        return self._engine.final_scores(self._desks["position"], self.seats)

    @property
    def winners(self) -> list[int]:
        """Every seat with the highest score, once the game is over."""
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)] if scores else []

    @property
    def standings(self) -> list[Standing]:
        """Best first, once the game is over; none if the game has no words for it."""
        words = self._engine.game.words
        if not self.over or not hasattr(words, "standing"):
            return []
        stands = [words.standing(self._desks["position"][0], seat) for seat in range(self.seats)]
        ahead = [sum(other > value for other, _ in stands) for value, _ in stands]
        ranked = [Standing(seat, 1 + ahead[seat], said) for seat, (_, said) in enumerate(stands)]
        return sorted(ranked, key=lambda standing: standing.place)

    @property
    def log(self) -> list[Entry]:
        """Every move so far, fate's included; playing it again gives the same position."""
        return self.log_from(0)

    def log_from(self, entry: int, end: int | None = None) -> list[Entry]:
        """The log from one entry on, up to another."""
        return [
            Entry("fate" if seat == FATE else seat, self._text_of(move), None if at == NEVER else at)
            for seat, move, at in self._log[entry:end]
        ]

    @property
    def entries(self) -> int:
        """How long the log is."""
        return len(self._log)

    def moves_before_last_of(self, seat: int) -> int | None:
        """How many players' moves there were before the seat's last one; None if it has made none."""
        later = 0
        for mover, _, _ in reversed(self._log):
            later += mover != FATE
            if mover == seat:
                return self.moves - later
        return None

    def bookmark(self) -> int:
        """Remember this position: telling what follows, and taking it back, takes no replay of what came before.

        The entry of the log that comes next: the story from here on is the one since then.
        """
        entry = len(self._log)
        if not self._marks or self._marks[-1].entry != entry:
            self._marks.lay(Bookmark(entry, self.moves, self._engine.recorded_in(self._header)))
        return entry

    def story(self, seat: Eyes = None, since: int = 0) -> list[Said]:
        """What happened from entry `since` of the log on, as the seat (or a spectator) was told it.

        At the end stands what time has done since the last move. From a bookmark on nothing is replayed.
        """
        viewer, words = self._viewer(seat), self._engine.game.words
        if since == len(self._log) - 1 and self._engine.plain:
            mover, move, _ = self._log[-1]
            return list(words.story(self._position_before(since)[0], mover, move, self._desks["position"][0]))
        told = self._told(viewer, since, len(self._log))
        if self._engine.timed and hasattr(words, "meanwhile"):
            told += words.meanwhile(self._engine.hidden(self.recorded[0], viewer)[0], self.hidden(seat)[0])
        return told

    def steps(self, seat: Eyes, since: int) -> list[Passed]:
        """The positions on the way from entry `since` of the log to now, which is left out: after each player's move,
        and after fate's answers to it.
        """
        viewer, log, told = self._viewer(seat), self._log, 0
        positions, steps = self._position_before(since), []
        for entry in range(since, len(log) - 1):
            told += len(self._engine.story(positions, log[entry : entry + 1], viewer))
            if log[entry][0] != FATE or log[entry + 1][0] != FATE:
                acting = SEATS_OF[self._engine.to_act(positions)]
                known = self._engine.hidden(positions, viewer)[0]
                steps.append(Passed(told, self._passed_view(known, acting), self._draw(known)))
        return steps

    def _passed_view(self, known: Any, acting: tuple[SeatName, ...]) -> dict[str, Any]:
        """What a page shows of a position in passing; besides a scene it needs no more than who is to act."""
        if self._engine.game.drawn_from_data:
            return {"game": self.game, "to_act": list(acting)}
        return self._describe(known, acting)

    def passage(self, seat: Eyes, first: int, end: int) -> list[Said]:
        """The story of some entries of the log: from `first` to the one before `end`."""
        return self._told(self._viewer(seat), first, end)

    def _told(self, viewer: int, first: int, end: int) -> list[Said]:
        return self._engine.story(self._position_before(first), self._log[first:end], viewer)

    def described(self) -> dict[str, Any]:
        """The game's own part of `state()`, as the last move left it and its version of the rules tells it."""
        untold = self._engine.game.facts.untold_by(self.rules)
        described = self._engine.game.describe(self.recorded[0])
        return {key: value for key, value in described.items() if key not in untold}

    def _describe(self, position: Any, to_act: tuple[SeatName, ...]) -> dict[str, Any]:
        over = not to_act
        described = self._engine.game.describe(position)
        common = {
            "game": self.game,
            "seats": self.seats,
            "options": dict(self.options),
            "phase": "over" if over else described["phase"],
            "turn": None if over else described["turn"],
            "to_act": list(to_act),
            "over": over,
            "scores": self.scores if over else None,
            "winners": self.winners if over else [],
        }
        return {**common, **described, **common}

    # -- going back -----------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last move back. Refused if fate has answered it or it revealed something.

        Several in a row go back through the moves of one player only; `take_back` needs everybody's consent.
        """
        self.must_be_undoable()
        seat = self._log[-1][0]
        self._rewind(len(self._log) - 1)
        self._undone = (seat, len(self._log))

    def must_be_undoable(self) -> None:
        """Raises what `undo` would raise."""
        if not self._log:
            raise CannotUndo("there is no move to take back")
        seat, _, _ = self._log[-1]
        if seat == FATE:
            raise CannotUndo("fate has answered the last move; taking it back needs everybody's consent")
        if self._undone and self._undone[0] != seat and self._undone[1] == len(self._log):
            raise CannotUndo("the move before is another player's; taking it back needs everybody's consent")
        if self._revealed():
            raise CannotUndo("the last move revealed something; taking it back needs everybody's consent")

    def take_back(self, keep: int | None = None) -> None:
        """Take players' moves back with fate's answers to them, all but `keep` or the last one: everybody agrees."""
        keep = self.moves - 1 if keep is None else keep
        if not 0 <= keep < self.moves:
            raise CannotUndo("there is no move to take back")
        latest_first = (entry for entry in reversed(range(len(self._log))) if self._log[entry][0] != FATE)
        self._rewind(next(islice(latest_first, self.moves - 1 - keep, None)))
        self._undone = None

    def _revealed(self) -> bool:
        """Whether the mover learned something: in another world that fits, the same move shows him otherwise."""
        seat, move, at = self._log[-1]
        if not self._engine.game.facts.secrets:
            return False
        earlier = self._desk_before(len(self._log) - 1)
        if self._engine.timed:
            self._engine.pass_time(earlier["position"], at)
        learned = self._engine.hidden(self._desks["position"], seat).tobytes()
        before = self._engine.hidden(earlier[0].position, seat)
        for number in range(TRIES):
            world = self._engine.imagined(before[0], seat, generator(number))
            self._engine.apply(world, seat, move)
            if self._engine.hidden(world[0], seat).tobytes() != learned:
                return True
        return False

    def _rewind(self, length: int) -> None:
        desks = self._desk_before(length)
        desks["seed"] = self._desks["seed"]
        desks["fate_plays"] = self._desks["fate_plays"]
        self._desks[0] = desks[0]
        del self._log[length:]
        self._marks.forget_after(length)

    def _desk_before(self, entry: int) -> Any:
        """A desk as it was before an entry of the log, fate in our hands."""
        desks, mark = self._opening(), self._marks.before(entry)
        if mark is None:
            self._engine.replay(desks, self._log[:entry])
        else:
            desks["position"], desks["number"] = self._engine.position_of(mark.position), mark.moves
            self._engine.refresh(desks)
            self._engine.replay(desks, self._log[mark.entry : entry])
        return desks

    def _position_before(self, entry: int) -> Any:
        """A copy of the position before an entry of the log, as the move before it left it: an array of one record."""
        mark = self._marks.before(entry)
        if mark is None:
            mark = Bookmark(0, 0, self._opening()["position"].tobytes())
        positions = self._engine.position_of(mark.position)
        self._engine.replay_position(positions, self._log[mark.entry : entry])
        return positions

    def _opening(self) -> Any:
        """A new desk with the set-up position, fate in our hands."""
        desks, _ = self._engine.desk_on(self._engine.bare_desk())
        _, options = self._engine.resolve_options(self.seats, self.options)
        self._engine.begin(desks, self.seats, options, 0, False, self._engine.timed)
        return desks

    # -- fate -----------------------------------------------------------------------------------------------

    def _ask_fate(self) -> None:
        if callable(self._fate) and self._engine.game.facts.chance:
            self._desks["seed"] = self._fate(self.moves)

    def _play_fate(self, code: int) -> None:
        done = self._engine.play_fate(self._desks, code)
        if done != DONE:
            self._refuse(done, FATE, code)
        self._log.append((FATE, code, NEVER))

    def _note_more(self, seat: int, move: int, time: Time) -> None:
        """The move, at the time the position gives it, and fate's answers to it."""
        if self._engine.timed:
            time = int(self._engine.clock(self._desks["position"]))
        self._log.append((seat, move, time))
        self._note_answers()

    def _note_answers(self) -> None:
        while self._header[ANSWERED]:
            answers = self._desks["answers"][0, : self._header[ANSWERED]].tolist()
            self._log.extend((FATE, move, NEVER) for move in answers)
            if len(answers) < ROOM:
                return
            self._engine.more_answers(self._desks)

    @property
    def fate_line(self) -> str:
        """How a record says where fate's moves come from."""
        if isinstance(self._fate, SealedFate):
            return self._fate.line(self.over)
        if callable(self._fate):
            return "elsewhere"
        return "manual" if self._fate == "manual" else f"seed {self.seed}"

    def pause_fate(self) -> None:
        """Leave fate's moves to the caller, as in a replay, until `resume_fate`."""
        self._fate = "manual"
        self._desks["fate_plays"] = 0

    def resume_fate(self, source: FateSource | None = None) -> None:
        """After a replay by hand: from here on fate plays by itself from the source, or else the seed."""
        self._fate = source
        self._desks["fate_plays"] = 1

    # -- saying no ------------------------------------------------------------------------------------------

    def _number(self, seat: object) -> int:
        """The number of a seat that exists, FATE for "fate"."""
        if seat == "fate":
            return FATE
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadSeats(f"expected a seat from 0 to {self.seats - 1}, or 'fate', got {seat!r}")
        return seat

    def _viewer(self, seat: object) -> int:
        if seat == "open":
            return OPEN_BOOK
        return SPECTATOR if seat is None else self._number(seat)

    def _code(self, text: object) -> int:
        """The move a text means, whoever may play it."""
        if not isinstance(text, str):
            raise malformed(text, say.message("expected-text"))
        code = self._move_of.get(text)
        if code is None:
            try:
                code = int(self._engine.game.words.parse(text))
            except (ValueError, KeyError, IndexError) as error:
                raise malformed(text, expected_by(texts_of(self.game), error)) from None
            if self._text_of(code) != text:
                raise malformed(text, self._text_of(code))
        return code

    def why_not(self, seat: SeatName, move: str, at: Time | None = None) -> MoveError | None:
        """What `play` would raise for this move, without playing it; None if it would be made."""
        trial = self.copy()
        try:
            trial.play(seat, move, at)
        except MoveError as error:
            return error
        return None

    def afresh(self, fate: Literal["manual"] | FateSource = "manual") -> "Match":
        """The same game before its first move; fate's moves are left to you, or to another source."""
        compiled = self._engine.compiled
        return Match(self.game, self.seats, options=self.options, fate=fate, compiled=compiled, rules=self.rules)

    def copy(self) -> "Match":
        """An independent match that goes on from here, fate included."""
        other: Match = object.__new__(Match)  # field by field: a loop over their names takes five times as long
        other.game, other.seats, other.options, other.rules = self.game, self.seats, self.options, self.rules
        other.seed, other._fate, other._undone = self.seed, self._fate, self._undone
        other._engine, other._play, other._numbers = self._engine, self._play, self._numbers
        other._move_of, other._text_of, other._texts_of = self._move_of, self._text_of, self._texts_of
        other._desks, other._header = self._engine.desk_on(bytearray(self._header))
        other._log, other._marks = self._log.copy(), Bookmarks(self._marks)
        return other

    def _refuse(self, answer: int, seat: int, code: int) -> NoReturn:
        """Say why not, in the position in which the move was judged."""
        error = self._reason(answer, seat, code)
        if self._engine.timed and seat != FATE:
            self._engine.put_back(self._desks)
        raise error

    def _reason(self, answer: int, seat: int, code: int) -> MoveError:
        if self.over:
            return game_over()
        words = self._engine.game.words
        hidden = self._engine.hidden(self._desks["position"], seat if seat != FATE else SPECTATOR)[0]
        if answer != NOT_TO_ACT:
            said: Said | None = words.refuse(hidden, seat, code) if hasattr(words, "refuse") else None
            return IllegalMove(self._instead(seat, code) if said is None else said)
        stale: Said | None = words.stale(hidden, seat, code) if hasattr(words, "stale") else None
        return NotYourTurn(not_your_turn(self.to_act) if stale is None else stale)

    def _instead(self, seat: int, code: int) -> Said:
        """What may be played, for games that do not say why something may not be."""
        if seat != FATE and code in self._engine.game.catalogue[1]:
            return fates_move(texts_of(self.game))
        return may_play(texts_of(self.game), self.legal("fate" if seat == FATE else seat))

    # -- records --------------------------------------------------------------------------------------------

    def record(self, pause: Callable[[], None] = lambda: None) -> str:
        """The whole game as a text file that people can read; replays to the byte. `pause` is called now and then."""
        from tablee.match.record import write

        return write(self, pause)

    @classmethod
    def from_record(cls, text: str) -> "Match":
        """The match a record tells; RecordError names the line where it does not make sense."""
        from tablee.match.record import read

        return read(cls, text)
