"""The truth: what is in the database when all is over, compared with everything anybody was told."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, select

from tablee.match.sealed import SealedFate
from tablee.server.config import as_url
from tablee.server.store import schema
from tablee.server.store.store import Store
from tablee.server.tables import events
from tablee.server.tables.events import Entry, Moved, Undone
from tablee.server.tables.table import Table

from .witness import MARK, Acknowledged, Message, Witness

TOLD_EVERY: Final = 7  # numbers: stories are told from the beginning to be compared, which takes long
SKEW: Final = 60  # milliseconds two processes' clocks may differ by
LATE: Final = 10_000  # milliseconds a message may take on a busy machine
AT_ONE_MOMENT: Final = {"sqlite": "BEGIN", "postgresql": "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"}
KINDS: Final = {"say": "chatted", "move": "moved", "resign": "resigned", "resume": "resumed"}


class Database:
    """All rows, read at one time when nothing happens any more."""

    def __init__(self, found: dict[str, list[Row[Any]]]) -> None:
        self.tables = found["tables"]
        self.people = {row.id: row for row in found["people"]}
        self.sitting: dict[str, dict[int, str]] = defaultdict(dict)
        for row in found["sitting"]:
            self.sitting[row.table_id][row.seat] = row.person
        self.log: dict[str, list[Row[Any]]] = defaultdict(list)
        for row in sorted(found["log"], key=lambda row: row.number):
            self.log[row.table_id].append(row)

    @classmethod
    async def read(cls, url: str) -> "Database":
        store = await Store.connect(as_url(url))
        try:
            found = await store.read(_all_rows)
        finally:
            await store.close()
        return cls(found)


def _all_rows(connection: Connection) -> dict[str, list[Row[Any]]]:
    connection.exec_driver_sql(AT_ONE_MOMENT[connection.dialect.name])
    wanted = (schema.tables, schema.people, schema.sitting, schema.log)
    return {table.name: list(connection.execute(select(table)).all()) for table in wanted}


class Truth:
    """By interpreted rules, whichever the servers played by."""

    def __init__(self, database: Database, witness: Witness) -> None:
        self.database = database
        self.witness = witness
        self.positions = 0  # compared
        self.faults = witness.faults

    def check(self) -> None:
        self._check_log()
        self._check_acknowledged()
        self._check_people()
        for row in self.database.tables:
            self._check_table(row)

    # -- what was acknowledged ------------------------------------------------------------------------------

    def _check_log(self) -> None:
        said: Counter[str] = Counter()
        for table, rows in self.database.log.items():
            if [row.number for row in rows] != list(range(1, len(rows) + 1)):
                self.faults.add("logs are without gaps", "a gap", f"{table}: {[row.number for row in rows]}")
            sent = Counter((row.by, row.message) for row in rows if row.message)
            for twice in [key for key, many in sent.items() if many > 1]:
                self.faults.add("a message counts once", "twice in the log", f"{table}: {twice}")
            for before, after in pairwise(rows):
                if after.at < before.at:
                    lost = f"{table}: number {after.number} is {before.at - after.at} ms before the one before"
                    self.faults.add("no clock gains", "a log goes back in time", lost)
            said.update(row.event for row in rows if MARK in row.event)
        for text in [text for text, many in said.items() if many > 1]:
            self.faults.add("a message counts once", "said twice", text)

    def _check_acknowledged(self) -> None:
        written = {
            (table, row.message): row for table, rows in self.database.log.items() for row in rows if row.message
        }
        for key, one in self.witness.done.items():
            if (wrong := self._not_as(one, written.get(key))) is not None:
                self.faults.add("nothing acknowledged is lost", wrong, f"{one.actor} at {key[0]}: {one}")
        for key, answer in self.witness.refused.items():
            if key in written:
                self.faults.add("refused means not done", answer["error"], f"{key}: {answer}")
        tables = {row.id for row in self.database.tables}
        for table, actor in self.witness.made.items():
            if table not in tables:
                self.faults.add("nothing acknowledged is lost", "a table", f"{table}, made by {actor}")

    def _not_as(self, one: Acknowledged, row: Row[Any] | None) -> str | None:
        """What about the row is not as its sender was told; None if all is."""
        if row is None:
            return f"{one.said['type']} is not in the log"
        if (row.number, row.by) != (one.number, one.person):
            return f"{one.said['type']} is elsewhere in the log"
        event = json.loads(row.event)
        if event["type"] != KINDS.get(one.said["type"], event["type"]):
            return f"{one.said['type']} is {event['type']} in the log"
        if one.said["type"] == "move" and event["move"] != one.said["move"]:
            return "another move is in the log"
        if one.said["type"] == "say" and one.person not in self.witness.leaving and event["text"] != one.said["text"]:
            return "other words are in the log"
        return None

    def _check_people(self) -> None:
        people = self.database.people
        for person, name in self.witness.named.items():
            if person not in self.witness.leaving and (person not in people or people[person].name != name):
                self.faults.add("nothing acknowledged is lost", "a name", f"{person} {name}: {people.get(person)}")
        for person in self.witness.forgotten & people.keys():
            self.faults.add("who is forgotten is forgotten", "still among the people", person)
        for table, rows in self.database.log.items():
            for row in rows:
                if row.by in self.witness.forgotten and MARK in row.event:
                    self.faults.add("who is forgotten is forgotten", "words stay", f"{table} {row.number}: {row.event}")

    # -- tables ---------------------------------------------------------------------------------------------

    def _check_table(self, row: Row[Any]) -> None:
        try:
            self._play_again(row)
        except Exception as error:  # a log that leads nowhere is a fault like any other
            self.faults.add("every table can be opened", f"its log breaks off: {type(error).__name__}", repr(error))

    def _play_again(self, row: Row[Any]) -> None:
        told = Told(self, row, self._heard(row))
        told.times.extend(entry.at for entry in self.database.log[row.id])
        setup = events.decode_setup(row.setup)
        table = Table.set_up(row.id, setup, SealedFate(row.secret, setup.words), row.made, compiled=False)
        told.compare(table)
        for entry in self.database.log[row.id]:
            event = events.decode(entry.event)
            table = table.after(Entry(entry.number, entry.at, entry.by, entry.message, event))
            told.note(event)
            told.compare(table)
        told.finish(table)
        seated = {seat: sitter.person for seat, sitter in enumerate(table.sitters) if sitter.person}
        if row.status != table.status:
            self.faults.add("lists agree with logs", "status", f"{row.id}: {row.status}, by its log {table.status}")
        if not setup.imported and self.database.sitting[row.id] != seated:
            self.faults.add("lists agree with logs", "seats", f"{row.id}: {self.database.sitting[row.id]}, {seated}")

    def _heard(self, row: Row[Any]) -> Iterator[Message]:
        file = self.witness.folder / "heard" / f"{row.id}.jsonl"
        if not file.exists():
            return
        with file.open() as lines:
            for line in lines:
                if row.secret.hex() in line:
                    self.faults.add("nobody is sent what he may not know", "fate's secret", f"{row.id}: {line[:300]}")
                yield json.loads(line)


class Then(Struct, frozen=True):
    """When a screen was told a position."""

    position: Message
    moves: Counter[int]  # seat -> moves made by then
    undone: int  # times moves were taken back
    written: int | None  # the game's time at the last entry of the log


class Told:
    """What screens were told about one table, number by number."""

    def __init__(self, truth: Truth, row: Row[Any], heard: Iterator[Message]) -> None:
        self.truth = truth
        self.faults = truth.faults
        self.id = row.id
        self.positions: dict[int, list[Message]] = defaultdict(list)  # number -> in the order of coming
        self.moves: Counter[int] = Counter()  # seat -> moves that stand or were taken back
        self.undone = 0
        self.then: dict[int, Then] = {}  # screen -> as of the position it was told last
        self.times = [row.made]  # [number] when it was written
        self._views: dict[object, Any] = {}
        for one in heard:
            if one["message"]["type"] == "position":
                self.positions[one["message"]["number"]].append(one)

    def note(self, event: events.AnyEvent) -> None:
        if isinstance(event, Moved):
            self.moves[event.seat] += 1
        self.undone += isinstance(event, Undone)

    def compare(self, table: Table) -> None:
        """Every position that was told at this number with the table as it was then."""
        self._views.clear()
        for one in self.positions.pop(table.number, ()):
            self.truth.positions += 1
            self._compare_position(table, one)
            self._compare_time(table, one)
            written = table.game_time(table.updated)
            self.then[one["screen"]] = Then(one, self.moves.copy(), self.undone, written)

    def finish(self, table: Table) -> None:
        for number, positions in self.positions.items():
            detail = f"{number}, the log ends at {table.number}"
            self._fault("nothing is shown that is not on disk", "a number", positions[0], detail)

    def _fault(self, invariant: str, what: str, one: Message, detail: str) -> None:
        weather = f"{one['actor']} at {self.id}, number {one['message'].get('number')}"
        recent = self.truth.witness.last_of(one["screen"])
        self.faults.add(invariant, what, f"{weather}: {detail[:600]}\n        {recent}")

    # -- what may be known ----------------------------------------------------------------------------------

    def _compare_position(self, table: Table, one: Message) -> None:
        told, match = one["message"], table.match
        if match is None:
            self._fault("nobody is sent what he may not know", "a position before the game", one, str(told)[:200])
            return
        seat = told["seat"]
        if seat is not None and seat not in table.seats_of(one["person"]):
            self._fault("nobody is sent what he may not know", "another's view", one, f"{one['person']} seat {seat}")
            return
        viewer = seat if table.facts.secrets else None
        if told["time"] is not None and not table.closed:
            table = table.at(table.began + table.rested + told["time"])
        expected = self._view(table, viewer, told["time"])
        if told["view"] != expected:
            different = [key for key in {**expected, **told["view"]} if expected.get(key) != told["view"].get(key)]
            detail = {key: (told["view"].get(key), expected.get(key)) for key in different}
            self._fault("nobody is sent what he may not know", "a view is not as the log has it", one, str(detail))
        self._compare_moves(table, one)
        if told["number"] % TOLD_EVERY == 0:
            self._compare_story(table, viewer, one)

    def _view(self, table: Table, viewer: int | None, time: int | None) -> Any:
        key = (viewer, time)
        if key not in self._views:
            assert table.match is not None
            self._views[key] = json.loads(msgspec.json.encode(table.match.view(viewer)))
        return self._views[key]

    def _compare_moves(self, table: Table, one: Message) -> None:
        told, seat = one["message"], one["message"]["seat"]
        assert table.match is not None
        acts = seat is not None and seat in table.to_act and table.level_at(seat) is None
        expected = table.match.offered(seat) if acts else []
        if [move["move"] for move in told["moves"]] != expected:
            self._fault(
                "moves offered are those there are", "others", one, f"{told['moves'][:3]}, expected {expected[:9]}"
            )

    def _compare_story(self, table: Table, viewer: int | None, one: Message) -> None:
        key = ("story", viewer, one["message"]["time"])
        if key not in self._views:
            assert table.match is not None
            self._views[key] = {canonical(said.rule, said.key, said.plain()) for said in table.match.story(viewer)}
        for told in one["message"]["story"]:
            if canonical(told["rule"], told["key"], told["values"]) not in self._views[key]:
                self._fault("nobody is sent what he may not know", "a sentence he was not told", one, str(told))

    # -- time -----------------------------------------------------------------------------------------------

    def _compare_time(self, table: Table, one: Message) -> None:
        told, then = one["message"], self.then.get(one["screen"])
        if then is not None and told["time"] is not None:
            self._check_game_time(one, then)
        if told["clocks"] is None or table.clock is None:
            return
        self._check_bank(table, one)
        if then is not None and then.undone == self.undone:
            self._check_gain(table, one, then)

    def _check_game_time(self, one: Message, then: "Then") -> None:
        earlier, later = then.position["message"]["time"], one["message"]["time"]
        if earlier is None:
            return
        sure = then.written if self._clock_jumped(then.position, one) and then.written is not None else earlier
        if later < min(earlier, sure) - SKEW:
            self._fault("no clock gains", "a game's time goes back", one, f"{earlier} -> {later}, {sure} was on disk")

    def _clock_jumped(self, before: Message, one: Message) -> bool:
        """Then a server that was started meanwhile knows only of what is on disk, not of what was thought since."""
        witness = self.truth.witness
        restarted = witness.of_trouble(before["at"], one["at"], "the clock", "kill", "stop")
        return restarted and witness.of_trouble(0, one["at"], "the clock")

    def _check_bank(self, table: Table, one: Message) -> None:
        """Nobody has more than the bank and an increment for each move of his that stands."""
        assert table.clock is not None
        assert table.match is not None
        rule = table.clock.rule
        standing = Counter(entry.seat for entry in table.match.log)
        for seat, left in enumerate(one["message"]["clocks"]["left"]):
            most = rule.bank + rule.increment * standing[seat] if rule.bank else rule.increment
            if left > most + SKEW:
                self._fault("no clock gains", "more than bank and increments", one, f"seat {seat}: {left} of {most}")

    def _check_gain(self, table: Table, one: Message, then: "Then") -> None:
        assert table.clock is not None
        told, earlier = one["message"]["clocks"], then.position["message"]["clocks"]
        if earlier is None:
            return
        rule = table.clock.rule
        for seat, left in enumerate(told["left"]):
            made = self.moves[seat] - then.moves[seat]
            had = earlier["left"][seat] + self._uncharged(then.position, one, seat)
            most = had + rule.increment * made if rule.bank or not made else rule.increment
            if left > most + SKEW:
                self._fault("no clock gains", "a clock goes back", one, f"seat {seat}: {earlier} -> {told}")
            elif made == 0 and one["message"]["number"] == then.position["message"]["number"]:
                self._check_pace(one, then.position, seat)

    def _uncharged(self, before: Message, one: Message, seat: int) -> int:
        """Milliseconds a screen was shown as passed that did not count: the move came first, or the clock was set."""
        earlier = before["message"]
        if seat not in earlier["clocks"]["running"]:
            return 0
        if self._clock_jumped(before, one):
            return int(earlier["now"] - self.times[earlier["number"]])
        overtaken = earlier["number"] + 1 < len(self.times)
        return min(max(earlier["now"] - self.times[earlier["number"] + 1], 0), LATE) if overtaken else 0

    def _check_pace(self, one: Message, before: Message, seat: int) -> None:
        """A clock that runs runs as ours does, whatever happens to servers. Messages may be late."""
        told, earlier = one["message"]["clocks"], before["message"]["clocks"]
        if seat not in told["running"] or self.truth.witness.of_trouble(before["at"], one["at"], "the clock", "freeze"):
            return
        passed, charged = (one["at"] - before["at"]) * 1000, earlier["left"][seat] - told["left"][seat]
        if passed - charged > LATE and not self._clock_jumped(before, one):
            self._fault("no clock gains", "a clock stood still", one, f"seat {seat}: {charged} ms of {passed:.0f}")


def canonical(rule: str, key: str, values: object) -> str:
    return json.dumps([rule, key, json.loads(msgspec.json.encode(values))], sort_keys=True)
