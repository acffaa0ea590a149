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
from sqlalchemy import Select, delete, exists, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from tablee.server.moment import now
from tablee.server.store.schema import keys, log, people, ratings, sitting
from tablee.server.store.store import Store

KEY_BYTES: Final = 24
REMEMBERED: Final = 10_000  # people looked up lately
TRUSTED_FOR: Final = 30_000  # milliseconds until a key is looked up again, where all that ends one happens here
TRUSTED_AMONG_OTHERS: Final = 1_500  # where another process may end it, and the announcement be lost
HASHED_AT_ONCE: Final = 2  # passwords: each takes 64 MiB and a good part of the machine
WAITING_TO_BE_HASHED: Final = 32
Hashed = TypeVar("Hashed")
SAID_NOTHING: Final = '{"type":"chatted","text":"…"}'


class Person(Struct, frozen=True):
    id: str
    name: str
    login: str | None = None
    key: str = ""  # the digest of the one he is known by


class Taken(Exception):
    """Somebody else has that login."""


class HasAccount(Exception):
    """Whoever asks for an account has one."""


class KeyHasEnded(Exception):
    """Whoever asks has been logged out meanwhile, or forgotten."""


class TooManyPasswords(Exception):
    """So many wait to be hashed already."""


class WrongPassword(Exception):
    """No such login, or not with that password: which of the two is not told."""


class People:
    def __init__(self, store: Store, alone: bool = True) -> None:
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
        found = select(people).join(keys, keys.c.person == people.c.id).where(keys.c.digest == digest)
        row = await self._store.row(found)
        if row is None:
            self._known.pop(digest, None)
            return None
        person = Person(row.id, row.name, row.login, digest)
        if endings == self._endings:
            self._remember(digest, person, at)
        return person

    async def names(self, ids: Collection[str]) -> dict[str, str]:
        rows = await self._store.rows(select(people.c.id, people.c.name).where(people.c.id.in_(ids)))
        return {row.id: row.name for row in rows}

    async def with_account(self, ids: Collection[str]) -> set[str]:
        known = select(people.c.id).where(people.c.id.in_(ids), people.c.login.is_not(None))
        return {row.id for row in await self._store.rows(known)}

    async def ended(self, digests: Collection[str]) -> set[str]:
        """Those of them that are no key's any more."""
        rows = await self._store.rows(select(keys.c.digest).where(keys.c.digest.in_(digests))) if digests else ()
        return {*digests} - {row.digest for row in rows}

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
        await self._store.execute(insert(people).values(id=person.id, name=name, made=now()))
        return person, await self._new_key(person, "cookie")

    async def new_token(self, person: Person) -> str:
        """A key for a program, as long as the key that asks for it is one. KeyHasEnded."""
        return await self._new_key(person, "token")

    async def _new_key(self, person: Person, kind: str) -> str:
        """One transaction behind, or before, whatever ends the person's keys. KeyHasEnded."""
        key = secrets.token_urlsafe(KEY_BYTES)
        row = select(literal(digest_of(key)), people.c.id, literal(kind), literal(now()))
        row = row.where(people.c.id == person.id)
        if person.key:
            row = row.where(exists().where(keys.c.digest == person.key))
        async with self._store.begin() as connection:
            await connection.execute(locked(person))
            made = await connection.execute(insert(keys).from_select(["digest", "person", "kind", "made"], row))
        if made.rowcount != 1:
            raise KeyHasEnded
        return key

    async def rename(self, person: Person, name: str) -> Person:
        await self._store.execute(update(people).where(people.c.id == person.id).values(name=name))
        self.forget_keys(person.id)
        return Person(person.id, name, person.login, person.key)

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        """Taken, HasAccount, TooManyPasswords."""
        login = login.casefold()
        if await self._store.row(select(people.c.id).where(people.c.login == login)):
            raise Taken
        hashed = await self._hashed(self._hasher.hash, password)
        mine = (people.c.id == person.id) & people.c.login.is_(None)
        try:
            async with self._store.begin() as connection:
                opened = await connection.execute(update(people).where(mine).values(login=login, password=hashed))
        except IntegrityError:
            raise Taken from None
        self.forget_keys(person.id)
        if opened.rowcount != 1:
            raise HasAccount
        return Person(person.id, person.name, login, person.key)

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """WrongPassword, TooManyPasswords."""
        row = await self._store.row(select(people).where(people.c.login == login.casefold()))
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
        await self._store.execute(locked(person), delete(keys).where(keys.c.digest == person.key))
        self.forget_key(person.key)

    async def log_out_everywhere(self, person: Person) -> None:
        await self._store.execute(locked(person), delete(keys).where(keys.c.person == person.id))
        self.forget_keys(person.id)

    async def forget(self, person: Person) -> None:
        """All that is known of somebody goes; games stay, played by nobody in particular."""
        await self._store.execute(
            delete(people).where(people.c.id == person.id),  # and his keys; whoever writes in his name waits
            delete(ratings).where(ratings.c.who == f"person:{person.id}"),
            update(sitting).where(sitting.c.person == person.id).values(name=None),
            update(log).where(log.c.by == person.id, log.c.deed.like('{"type":"chatted"%')).values(deed=SAID_NOTHING),
        )
        self.forget_keys(person.id)


def locked(person: Person) -> Select[tuple[str]]:
    """One at a time makes or ends keys of a person: a key made while all are ended would outlive them."""
    return select(people.c.id).where(people.c.id == person.id).with_for_update()


def digest_of(key: str) -> str:
    return hashlib.sha256(key.encode()).hexdigest()
