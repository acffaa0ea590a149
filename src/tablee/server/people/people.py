"""People: a name and an opaque key are enough to play; an account keeps them across devices."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Collection
from functools import cached_property
from typing import Any, Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from msgspec import Struct

from tablee.server.clock import now
from tablee.server.store.errors import LoginTaken
from tablee.server.store.people import PeopleStore

KEY_BYTES: Final = 24
REMEMBERED: Final = 10_000  # people looked up lately
TRUSTED_FOR: Final = 30_000  # milliseconds until a key is looked up again, where all that ends one happens here
TRUSTED_AMONG_OTHERS: Final = 1_500  # where another process may end it, and the announcement be lost
HASHED_AT_ONCE: Final = 2  # passwords: each takes 64 MiB and a good part of the machine
WAITING_TO_BE_HASHED: Final = 32
Hashed = TypeVar("Hashed")


class Person(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    key: str = ""  # the digest of the one he is known by


class HasAccount(Exception):
    """Whoever asks for an account has one."""


class KeyHasEnded(Exception):
    """Whoever asks has been logged out meanwhile, or forgotten."""


class TooManyPasswords(Exception):
    """So many wait to be hashed already."""


class WrongPassword(Exception):
    """No such login, or not with that password: which of the two is not told."""


class People:
    def __init__(self, store: PeopleStore, alone: bool = True) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self._to_be_hashed = 0
        self._trusted_for = TRUSTED_FOR if alone else TRUSTED_AMONG_OTHERS
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()  # digest of a key -> who, since when
        self._endings = 0  # how often keys were forgotten: what was looked up before is not to be remembered after

    # -- who is it ------------------------------------------------------------------------------------------

    async def holder(self, key: str | None) -> Person | None:
        """Whose key this is."""
        if not key or len(key) > 100:
            return None
        return await self.holder_of(digest_of(key))

    async def holder_of(self, digest: str) -> Person | None:
        """Whose key has this digest."""
        at, endings = now(), self._endings
        known = self._known.get(digest)
        if known and at - known[1] < self._trusted_for:
            return known[0]
        row = await self._store.by_key(digest)
        if row is None:
            self._known.pop(digest, None)
            return None
        person = Person(row.id, row.name, row.login, digest)
        if endings == self._endings:
            self._remember(digest, person, at)
        return person

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        return await self._store.names(ids)

    async def with_account(self, ids: Collection[str]) -> set[str]:
        return await self._store.with_account(ids)

    async def ended(self, digests: Collection[str]) -> set[str]:
        """Those of them that are no key's any more."""
        return {*digests} - await self._store.keys_among(digests)

    def _remember(self, digest: str, person: Person, at: int) -> None:
        self._known[digest] = (person, at)
        self._known.move_to_end(digest)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget_keys(self, person: str) -> None:
        """Look up anew who somebody is, and whether a key is still good."""
        self._endings += 1
        for digest in [digest for digest, (who, _) in self._known.items() if who.id == person]:
            del self._known[digest]

    def forget_key(self, digest: str) -> None:
        self._endings += 1
        self._known.pop(digest, None)

    # -- coming and going -----------------------------------------------------------------------------------

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the key to be known by again."""
        person = Person(secrets.token_urlsafe(16), name)
        await self._store.add(person.id, name, now())
        return person, await self._new_key(person, "cookie")

    async def new_token(self, person: Person) -> str:
        """A key for a program, as long as the key that asks for it is one. KeyHasEnded."""
        return await self._new_key(person, "token")

    async def _new_key(self, person: Person, kind: str) -> str:
        """One transaction behind, or before, whatever ends the person's keys. KeyHasEnded."""
        key = secrets.token_urlsafe(KEY_BYTES)
        if not await self._store.add_key(person.id, digest_of(key), kind, now(), person.key):
            raise KeyHasEnded
        return key

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.rename(person.id, name)
        self.forget_keys(person.id)
        return Person(person.id, name, person.login, person.key)

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        """LoginTaken, HasAccount, TooManyPasswords."""
        login = login.casefold()
        if await self._store.by_login(login):
            raise LoginTaken
        hashed = await self._hashed(self._hasher.hash, password)
        opened = await self._store.open_account(person.id, login, hashed)
        self.forget_keys(person.id)
        if not opened:
            raise HasAccount
        return Person(person.id, person.name, login, person.key)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """WrongPassword, TooManyPasswords."""
        row = await self._store.by_login(login.casefold())
        try:
            await self._hashed(self._verify, row.password if row else None, password)
        except Argon2Error:
            raise WrongPassword from None
        if row is None:
            raise WrongPassword
        person = Person(row.id, row.name, row.login)
        try:
            return person, await self._new_key(person, "cookie")
        except KeyHasEnded:  # forgotten at this moment
            raise WrongPassword from None

    async def _hashed(self, work: Callable[..., Hashed], *given: Any) -> Hashed:
        """In a thread; few at once, for each takes much memory, and not many in a queue. TooManyPasswords."""
        if self._to_be_hashed >= WAITING_TO_BE_HASHED:
            raise TooManyPasswords
        self._to_be_hashed += 1
        try:
            async with self._hashing:
                return await asyncio.to_thread(work, *given)
        finally:
            self._to_be_hashed -= 1

    def _verify(self, hashed: str | None, password: str) -> None:
        """Takes as long for a login that is not there. Argon2Error."""
        nobodys = self._nobodys
        self._hasher.verify(hashed or nobodys, password)

    @cached_property
    def _nobodys(self) -> str:
        """What is compared with where there is nothing to compare."""
        return self._hasher.hash(secrets.token_urlsafe(KEY_BYTES))

    async def log_out(self, person: Person) -> None:
        """End the key he is known by here."""
        await self._store.end_key(person.id, person.key)
        self.forget_key(person.key)

    async def log_out_everywhere(self, person: Person) -> None:
        await self._store.end_keys(person.id)
        self.forget_keys(person.id)

    async def forget(self, person: Person) -> None:
        """All that is known of somebody goes; games stay, played by nobody in particular."""
        await self._store.forget(person.id)
        self.forget_keys(person.id)


def digest_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
