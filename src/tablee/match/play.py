"""Match: one game being played."""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, NamedTuple, NoReturn

import numpy as np

from tablee.kernel.contract import FATE, FATE_ACTS, NEVER, SPECTATOR, Seat, Time
from tablee.kernel.errors import (
    BadOption,
    BadSeats,
    MoveError,
)
from tablee.match.describing import describe
from tablee.match.desk import (
    ACTING,
    ANSWERED,
    ANSWERS,
    COUNT,
    DONE,
    FATE_PLAYS,
    MOVES,
    NUMBER,
    REFUSED,
    ROOM,
    SEATS_OF,
    SEED,
    TURN,
    signed,
)
from tablee.match.engine import OPEN_BOOK, LogEntry, engine_of
from tablee.match.log import Entry, Log
from tablee.match.naming import Named
from tablee.match.refusals import checked_seed, checked_time, expected_by, malformed, reason
from tablee.match.said import Said
from tablee.match.scene import Scene
from tablee.match.sealed import OPENING, SealedFate
from tablee.match.seats import Eyes, SeatName
from tablee.match.shelf import texts_of
from tablee.match.standings import Standing, standings
from tablee.match.texts import say
from tablee.match.undo import Undone, check_undo, entry_after

FateSource = Callable[[int], int]  # the number of the move fate answers, from 0, or OPENING -> 64 random bits

NOT_LISTED: Final[Any] = object()  # no seat: nobody has asked for the texts of these moves yet


class Passed(NamedTuple):
    """A position on the way to the one there is now, as a seat saw it."""

    told: int  # sentences of the story that led to it
    view: dict[str, Any]  # of a game that is drawn from data, only which it is and who is to act
    scene: Scene | None


class Match:
    """One game being played, by seats and move texts. Refused moves raise and change nothing."""

    to_act: tuple[SeatName, ...]
    """The seats that may act now: `(0,)`, several at once, `("fate",)`, or `()` when the game is over."""

    __slots__ = (
        "game",
        "seats",
        "options",
        "rules",
        "seed",
        "to_act",
        "_engine",
        "_memory",
        "_header",
        "_positions",
        "_operate",
        "_log",
        "_made",
        "_entries",
        "_text_of",
        "_turns",
        "_seat",
        "_legal",
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
        self._operate = engine.operate
        self._fate: Literal["manual"] | FateSource | None = fate
        self._text_of = known.text_of
        self._turns = known.turns
        self._entries = engine.entries[seats]  # seat -> text -> what is written into the log
        opening = engine.opening(seats, encoded)
        self._memory = memory = opening.copy()
        self._header = memoryview(memory).cast("q")
        self._positions: Any = None
        self._log = Log(engine, opening)
        self._made = self._log.made
        self._seat: SeatName  # whose moves are in `_legal`
        self._legal: list[str]
        self._undone: Undone | None = None
        if known.facts.chance and fate != "manual":
            self._begin(fate(OPENING) if callable(fate) else self.seed)
        self._refresh()

    def _begin(self, seed: int) -> None:
        """Let fate play by itself from here on, its first moves included."""
        header = self._header
        header[FATE_PLAYS], header[SEED] = 1, signed(seed)
        if header[ACTING] == FATE_ACTS:
            self._engine.refresh(self._memory)
            self._note_answers()

    @property
    def _desk(self) -> Any:
        """The record of the desk; `_header` is the beginning of it, quicker to read."""
        return np.frombuffer(self._memory, self._engine.desk_type)[0]

    @property
    def _position(self) -> Any:
        """The position on the desk, not a copy: an array of one record, made when somebody first looks."""
        if self._positions is None:
            self._positions = self._engine.position_on(self._memory)
        return self._positions

    # -- whose turn, what may be played ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.to_act

    @property
    def moves(self) -> int:
        """How many moves players have made."""
        return self._header[NUMBER]

    def legal(self, seat: SeatName) -> list[str]:
        """The texts of the moves this seat may play now, in the game's own order; none if it is not to act."""
        if self._seat != seat:
            self._list(seat)
        return self._legal.copy()

    def _list(self, seat: SeatName) -> None:
        self._engine.offer(self._memory, self._number(seat))
        header = self._header
        if header[TURN] not in self._turns:
            texts = list(map(self._text_of, header[MOVES : MOVES + header[COUNT]].tolist()))
            self._engine.game.keep_turn(header[TURN], (SEATS_OF[header[ACTING]], seat, texts))
        self._refresh()

    def _refresh(self) -> None:
        """Whose turn it is, and what one of them may play if that has come up before, as it stands on the desk now."""
        header = self._header
        turn = self._turns.get(header[TURN])
        self.to_act, self._seat, self._legal = turn or (SEATS_OF[header[ACTING]], NOT_LISTED, [])

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
        moves = [self._code(text) for text in self.legal(seat)]
        told = words.consequences(self._known_to(seat), seat, moves)
        return {self._text_of(move): said for move, said in told.items()}

    def play(self, seat: SeatName, move: str, at: Time | None = None) -> None:
        """Make a move, and let fate answer it. `at`, in milliseconds, where the game runs in time."""
        try:
            entry = self._entries[seat][move]
        except (KeyError, TypeError):
            entry = self._entry(seat, move)
            if seat == "fate":
                self._play_fate(entry[1])
                return
        number, code, time = entry
        if at is not None:
            time = checked_time(at)
            entry = (number, code, time)
        if self._fate is not None:
            self._ask_fate()
        answer = self._operate(self._memory, number, code, time)
        turn = self._turns.get(answer)
        if turn is None:  # refused, more happened, or a turn that has not come up before
            self._note_more(answer, entry)
        else:
            self.to_act, self._seat, self._legal = turn
            self._made.append(entry)

    def _entry(self, seat: SeatName, move: str) -> LogEntry:
        """A move as it stands in the log where no time is given; written once, as it comes up again and again."""
        number = self._number(seat)
        entry = (number, self._code(move), NEVER)
        if number != FATE:
            self._entries[seat][move] = entry
        return entry

    def pass_time(self, at: Time) -> None:
        """Look at a later time: brings the position there and records nothing."""
        self._engine.set_time(self._memory, checked_time(at))
        self._refresh()

    @property
    def alarm(self) -> Time | None:
        """When something next happens by itself, in milliseconds; None if nothing will."""
        time = int(self._engine.alarm(self._position))
        return None if time == NEVER else time

    def not_before(self, seat: int) -> Time | None:
        """The earliest time at which a move of the seat counts, where there is one."""
        time = int(self._engine.not_before(self._position, self._number(seat)))
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
        return self._describe(self._position[0], self.to_act)

    def view(self, seat: Eyes) -> dict[str, Any]:
        """What a seat may know, or a spectator (None); built from a record without the rest."""
        return self._describe(self._known_to(seat), self.to_act)

    def page_view(self, seat: Eyes) -> dict[str, Any]:
        """The view of a page that draws the scene, beside which it needs no more than who is to act."""
        return self._page_view(self._known_to(seat), self.to_act)

    def scene(self, seat: Eyes) -> Scene | None:
        """What a seat may know, or a spectator, as a board to draw; None if the game has no board.py."""
        return self._draw(self._known_to(seat))

    def _draw(self, known: Any) -> Scene | None:
        board = self._engine.game.board
        scene: Scene | None = board.scene(known) if board else None
        return scene

    def _known_to(self, seat: Eyes) -> Any:
        """The position as the seat may know it: for reading only."""
        viewer, positions = self._viewer(seat), self._position
        return (self._engine.hidden(positions, viewer) if self._engine.game.facts.secrets else positions)[0]

    def hidden(self, seat: Eyes) -> Any:
        """A copy of the position (an array of one record) from which all that the seat may not know is gone."""
        return self._engine.hidden(self._position, self._viewer(seat))

    @property
    def position(self) -> Any:
        """A copy of the open position: an array of one record."""
        return self._engine.copy(self._position)

    @property
    def recorded(self) -> Any:
        """A copy of the position as the last move left it, whatever time is being looked at."""
        return self._engine.position_of(self._engine.recorded_on(self._memory))

    @property
    def scores(self) -> list[int | float] | None:
        """One number a seat, or None until the game is over."""
        if not self.over:
            return None
        return self._engine.final_scores(self._position, self.seats)

    @property
    def winners(self) -> list[int]:
        """Every seat with the highest score, once the game is over."""
        scores = self.scores
        return [seat for seat, score in enumerate(scores) if score == max(scores)] if scores else []

    @property
    def standings(self) -> list[Standing]:
        """Best first, once the game is over; none if the game has no words for it."""
        return standings(self._engine.game.words, self._position[0], self.seats) if self.over else []

    @property
    def log(self) -> list[Entry]:
        """Every move so far, fate's included; playing it again gives the same position."""
        return self.log_from(0)

    def log_from(self, entry: int, end: int | None = None) -> list[Entry]:
        """The log from one entry on, up to another."""
        return self._log.entries(entry, end)

    @property
    def entries(self) -> int:
        """How long the log is."""
        return len(self._made)

    def moves_before_last_of(self, seat: int) -> int | None:
        """How many players' moves there were before the seat's last one; None if it has made none."""
        since = self._log.moves_since_last_of(seat)
        return None if since is None else self.moves - since

    def bookmark(self) -> int:
        """Remember this position: telling what follows, and taking it back, takes no replay of what came before.

        The entry of the log that comes next: the story from here on is the one since then.
        """
        return self._log.bookmark(self._header[NUMBER], self._engine.recorded_on(self._memory))

    def story(self, seat: Eyes = None, since: int = 0) -> list[Said]:
        """What happened from entry `since` of the log on, as the seat (or a spectator) was told it.

        At the end stands what time has done since the last move. From a bookmark on nothing is replayed.
        """
        viewer, words, made = self._viewer(seat), self._engine.game.words, self._made
        if since == len(made) - 1 and self._engine.plain:
            mover, move, _ = made[-1]
            return list(words.story(self._log.position_before(since)[0], mover, move, self._position[0]))
        told = self._log.story(viewer, since, len(made))
        if self._engine.timed and hasattr(words, "meanwhile"):
            told += words.meanwhile(self._engine.hidden(self.recorded, viewer)[0], self.hidden(seat)[0])
        return told

    def steps(self, seat: Eyes, since: int) -> list[Passed]:
        """The positions on the way from entry `since` of the log to now, which is left out: after each player's move,
        and after fate's answers to it.
        """
        viewer = self._viewer(seat)
        return [self._passed(told, positions, viewer) for told, positions in self._log.on_the_way(viewer, since)]

    def _passed(self, told: int, positions: Any, viewer: int) -> Passed:
        known = self._engine.hidden(positions, viewer)[0]
        view = self._page_view(known, SEATS_OF[self._engine.to_act(positions)])
        return Passed(told, view, self._draw(known))

    def _page_view(self, known: Any, acting: tuple[SeatName, ...]) -> dict[str, Any]:
        if self._engine.game.drawn_from_data:
            return {"game": self.game, "to_act": list(acting)}
        return self._describe(known, acting)

    def passage(self, seat: Eyes, first: int, end: int) -> list[Said]:
        """The story of some entries of the log: from `first` to the one before `end`."""
        return self._log.story(self._viewer(seat), first, end)

    def described(self) -> dict[str, Any]:
        """The game's own part of `state()`, as the last move left it and its version of the rules tells it."""
        untold = self._engine.game.facts.untold_by(self.rules)
        described = self._engine.game.describe(self.recorded[0])
        return {key: value for key, value in described.items() if key not in untold}

    def _describe(self, position: Any, to_act: tuple[SeatName, ...]) -> dict[str, Any]:
        return describe(self, self._engine.game.describe(position), to_act)

    # -- going back -----------------------------------------------------------------------------------------

    def undo(self) -> None:
        """Take the last move back. Refused if fate has answered it or it revealed something.

        Several in a row go back through the moves of one player only; `take_back` needs everybody's consent.
        """
        self.must_be_undoable()
        seat = self._made[-1][0]
        self._rewind(len(self._made) - 1)
        self._undone = (seat, len(self._made))

    def must_be_undoable(self) -> None:
        """Raises what `undo` would raise."""
        check_undo(self._engine, self._log, self._undone, self._position)

    def take_back(self, keep: int | None = None, by: Seat | None = None) -> None:
        """Take players' moves back with fate's answers to them, all but `keep` or the last one: everybody agrees.

        `by` may go on with `undo` then, and nobody else.
        """
        self._rewind(entry_after(self._log, self.moves - 1 if keep is None else keep, self.moves))
        self._undone = None if by is None else (by, len(self._made))

    def _rewind(self, length: int) -> None:
        seed, fate_plays = self._header[SEED], self._header[FATE_PLAYS]
        self._memory[:] = self._log.desk_before(length)
        self._header[SEED], self._header[FATE_PLAYS] = seed, fate_plays
        self._log.cut(length)
        self._refresh()

    # -- fate -----------------------------------------------------------------------------------------------

    def _ask_fate(self) -> None:
        if callable(self._fate) and self._engine.game.facts.chance:
            self._header[SEED] = signed(self._fate(self.moves))

    def _play_fate(self, code: int) -> None:
        done = self._engine.play_fate(self._memory, code)
        if done != DONE:
            self._refuse(done, FATE, code)
        self._refresh()
        self._made.append((FATE, code, NEVER))

    def _note_more(self, answer: int, entry: LogEntry) -> None:
        """The move, at the time the position gives it, and fate's answers to it."""
        seat, move, time = entry
        if answer in REFUSED:
            self._refuse(answer, seat, move)
        if self._engine.timed:
            time = int(self._engine.clock(self._position))
        self._made.append((seat, move, time))
        self._note_answers()
        self._refresh()

    def _note_answers(self) -> None:
        while self._header[ANSWERED]:
            answers = self._header[ANSWERS : ANSWERS + self._header[ANSWERED]].tolist()
            self._made.extend((FATE, move, NEVER) for move in answers)
            if len(answers) < ROOM:
                return
            self._engine.more_answers(self._memory)

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
        self._header[FATE_PLAYS] = 0

    def resume_fate(self, source: FateSource | None = None) -> None:
        """After a replay by hand: from here on fate plays by itself from the source, or else the seed."""
        self._fate = source
        self._header[FATE_PLAYS], self._header[SEED] = 1, signed(self.seed)

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
        code = self._engine.game.move_of.get(text)
        if code is None:
            try:
                code = int(self._engine.game.about_moves("parse")(text))
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
        other._engine, other._operate, other._entries = self._engine, self._operate, self._entries
        other._text_of, other._turns = self._text_of, self._turns
        other.to_act, other._seat, other._legal = self.to_act, self._seat, self._legal
        other._memory = self._memory.copy()
        other._header = memoryview(other._memory).cast("q")
        other._positions = None
        other._log = self._log.copy()
        other._made = other._log.made
        return other

    def _refuse(self, answer: int, seat: int, code: int) -> NoReturn:
        """Say why not, in the position in which the move was judged."""
        self._refresh()
        error = reason(self, self._engine.game, answer, seat, code)
        if self._engine.timed and seat != FATE:
            self._engine.put_back(self._memory)
            self._refresh()
        raise error

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
