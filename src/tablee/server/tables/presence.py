"""People as the rooms know them: somebody has another name, has logged out, or is gone for good."""

from collections.abc import Callable

from tablee.server.people.people import People, Person
from tablee.server.tables.announcements import AnyNews, Forgotten, KeyEnded, Renamed, SignedOut
from tablee.server.tables.room import Room, Viewer
from tablee.server.tables.rooms import Rooms

Announce = Callable[[AnyNews], None]  # other processes hear of it


class Presence:
    def __init__(self, people: People, rooms: Rooms, announce: Announce) -> None:
        self._people = people
        self._rooms = rooms
        self._announce = announce

    async def rename(self, person: str) -> None:
        """Show somebody's new name at the tables."""
        self._announce(Renamed(person))
        await self.rename_here(person)

    async def rename_here(self, person: str) -> None:
        for room in self._rooms_with(person):
            await room.rename_seats()

    def sign_out(self, person: str) -> None:
        """Close every screen of somebody whose keys have ended."""
        self._announce(SignedOut(person))
        self.sign_out_here(person)

    def sign_out_here(self, person: str) -> None:
        self._dismiss(lambda viewer: viewer.person == person)

    def end_key(self, digest: str) -> None:
        """Close the screens of a device that has logged out."""
        self._announce(KeyEnded(digest))
        self.end_key_here(digest)

    def end_key_here(self, digest: str) -> None:
        self._dismiss(lambda viewer: viewer.key == digest)

    async def forget(self, person: Person) -> None:
        """All that is known of somebody goes. Unfinished games are left now, or when somebody opens them."""
        self.sign_out_here(person.id)
        await self._people.forget(person)
        self._announce(Forgotten(person.id))
        self.sign_out_here(person.id)
        await self.forget_here(person.id)

    async def forget_here(self, person: str) -> None:
        for room in self._rooms_with(person):
            await room.read_again()
            await room.vacate_forgotten()

    def _rooms_with(self, person: str) -> list[Room]:
        return [room for room in self._rooms if room.knows(person)]

    def _dismiss(self, those: Callable[[Viewer], bool]) -> None:
        for viewer in self._rooms.viewers:
            if those(viewer):
                viewer.dismiss("signed_out")
