"""People: a name and an opaque key are enough to play; an account keeps them across devices."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Collection
from functools import cached_property
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tablee.server.moment import now
from tablee.server.store.schema import keys, log, people, ratings, sitting
from tablee.server.store.store import Store

KEY_BYTES: Final = 24
REMEMBERED: Final = 10_000  # people looked up lately
TRUSTED_FOR: Final = 30_000  # milliseconds until a key is looked up again: another process may have ended it
SAID_NOTHING: Final = '{"type":"chatted","text":"…"}'


class Person(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None


class Taken(Exception):
    """Somebody else has that login."""


class WrongPassword(Exception):
    """No such login, or not with that password: which of the two is not told."""


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[Person, int]] = OrderedDict()  # digest of a key -> who, since when

    # -- who is it ------------------------------------------------------------------------------------------

    async def holder(self, key: str | None) -> Person | None:
        """Whose key this is."""
        if not key or len(key) > 100:
            return None
        digest = digest_of(key)
        known = self._known.get(digest)
        if known and now() - known[1] < TRUSTED_FOR:
            return known[0]
        found = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.digest == digest)
        row = await self._store.row(found)
        if row is None:
            self._known.pop(digest, None)
            return None
        person = Person(row.id, row.name, row.login)
        self._remember(digest, person)
        return person

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        rows = await self._store.rows(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    async def without_keys(self, ids: Collection[str]) -> set[str]:
        """Those of them who are known by no key any more."""
        rows = await self._store.rows(select(keys.c.person).where(keys.c.person.in_(ids)).distinct()) if ids else ()
        return {*ids} - {row.person for row in rows}

    def _remember(self, digest: str, person: Person) -> None:
        self._known[digest] = (person, now())
        self._known.move_to_end(digest)
        while len(self._known) > REMEMBERED:
            self._known.popitem(last=False)

    def forget_keys(self, person: str) -> None:
        """Look up anew who somebody is, and whether a key is still good."""
        for digest in [digest for digest, (who, _) in self._known.items() if who.id == person]:
            del self._known[digest]

    # -- coming and going -----------------------------------------------------------------------------------

    async def welcome(self, name: str) -> tuple[Person, str]:
        """A new guest, and the key to be known by again."""
        person = Person(secrets.token_urlsafe(16), name)
        await self._store.execute(insert(people).values(id=person.id, name=name, made=now()))
        return person, await self.new_key(person, "cookie")

    async def new_key(self, person: Person, kind: str) -> str:
        key = secrets.token_urlsafe(KEY_BYTES)
        row = {"digest": digest_of(key), "person": person.id, "kind": kind, "made": now()}
        await self._store.execute(insert(keys).values(row))
        return key

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.execute(update(people).where(people.c.id == person.id).values(name=name))
        self.forget_keys(person.id)
        return Person(person.id, name, person.login)

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._store.execute(
                update(people).where(people.c.id == person.id).values(login=login.casefold(), password=hashed)
            )
        except IntegrityError:
            raise Taken from None
        self.forget_keys(person.id)
        return Person(person.id, person.name, login.casefold())

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        row = await self._store.row(select(people).where(people.c.login == login.casefold()))
        try:
            await asyncio.to_thread(self._verify, row.password if row else None, password)
        except Argon2Error:
            raise WrongPassword from None
        if row is None:
            raise WrongPassword
        person = Person(row.id, row.name, row.login)
        return person, await self.new_key(person, "cookie")

    def _verify(self, hashed: str | None, password: str) -> None:
        """Takes as long for a login that is not there. Argon2Error."""
        nobodys = self._nobodys
        self._hasher.verify(hashed or nobodys, password)

    @cached_property
    def _nobodys(self) -> str:
        """What is compared with where there is nothing to compare."""
        return self._hasher.hash(secrets.token_urlsafe(KEY_BYTES))

    async def log_out(self, key: str) -> None:
        digest = digest_of(key)
        self._known.pop(digest, None)
        await self._store.execute(delete(keys).where(keys.c.digest == digest))

    async def log_out_everywhere(self, person: Person) -> None:
        self.forget_keys(person.id)
        await self._store.execute(delete(keys).where(keys.c.person == person.id))

    async def forget(self, person: Person) -> None:
        """All that is known of somebody goes; games stay, played by nobody in particular."""
        self.forget_keys(person.id)
        await self._store.execute(
            delete(keys).where(keys.c.person == person.id),
            delete(ratings).where(ratings.c.who == f"person:{person.id}"),
            delete(people).where(people.c.id == person.id),
            update(sitting).where(sitting.c.person == person.id).values(name=None),
            update(log).where(log.c.by == person.id, log.c.deed.like('{"type":"chatted"%')).values(deed=SAID_NOTHING),
        )


def digest_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
