"""What other processes tell: looked up, if anybody here should know."""

from tablee.server.people.people import People
from tablee.server.tables.announcements import Advanced, AnyNews, Forgotten, KeyEnded, Rematched, Renamed, SignedOut
from tablee.server.tables.presence import Presence
from tablee.server.tables.room import Room
from tablee.server.tables.rooms import Rooms
from tablee.server.tables.tables import Tables
from tablee.server.tasks import Tasks


class Listener:
    def __init__(self, tables: Tables, rooms: Rooms, people: People, presence: Presence, tasks: Tasks) -> None:
        self._tables = tables
        self._rooms = rooms
        self._people = people
        self._presence = presence
        self._tasks = tasks

    def hear(self, news: AnyNews) -> None:
        match news:
            case Advanced(table, number):
                if (room := self._rooms.get(table)) and room.table.number < number:
                    self._rooms.fell_behind(room)
            case Rematched(table):
                if room := self._rooms.get(table):
                    self._tasks.run_until_done(self._learn_rematch, room)
            case Renamed(person) | SignedOut(person) | Forgotten(person):
                self._people.forget_keys(person)
                self._hear_of(news, person)
            case KeyEnded(digest):
                self._people.forget_key(digest)
                self._presence.end_key_here(digest)

    def _hear_of(self, news: AnyNews, person: str) -> None:
        if isinstance(news, Renamed):
            self._tasks.run_until_done(self._presence.rename_here, person)
            return
        self._presence.sign_out_here(person)
        if isinstance(news, Forgotten):
            self._tasks.run_until_done(self._presence.forget_here, person)

    async def _learn_rematch(self, room: Room) -> None:
        """Another process has set it up."""
        room.rematch = (await self._tables.row(room.table.id)).rematch
        room.tell()

    # -- announcements may be lost --------------------------------------------------------------------------

    async def poll(self) -> None:
        """Look for what should have been heard."""
        ids = [room.table.id for room in self._rooms]
        for id, number in (await self._tables.store.numbers(ids)).items():
            self.hear(Advanced(id, number))
        over = [room.table.id for room in self._rooms if room.viewers and room.table.ending and not room.rematch]
        for id in await self._tables.store.rematched(over):
            self.hear(Rematched(id))
        await self._poll_keys()

    async def _poll_keys(self) -> None:
        """Screens may be open whose key has ended: logged out, or gone for good."""
        here = {viewer.key: viewer.person for viewer in self._rooms.viewers if viewer.key}
        ended = await self._people.ended([key for key in here if key])
        who = {person for key in ended if (person := here[key])}
        known = await self._people.names(who) if who else {}
        for person in who - known.keys():
            self.hear(Forgotten(person))
        for key in ended:
            self.hear(KeyEnded(key))
