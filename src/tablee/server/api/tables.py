"""Tables: make one, find one, take a seat, leave it, play again, take the record home."""

import asyncio
from functools import partial
from typing import Annotated, Any, Literal

from litestar import Controller, MediaType, Request, delete, get, post, put
from litestar.exceptions import ClientException, NotAuthorizedException, PermissionDeniedException
from litestar.params import Parameter
from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from tablee.match.said import DEFAULT
from tablee.match.sealed import WORD, promise_of
from tablee.search.bot import levels
from tablee.server import text
from tablee.server.api.errors import ApiError
from tablee.server.api.replays import ViewerSeat
from tablee.server.context import Services
from tablee.server.people.people import Person
from tablee.server.replays.frames import Passage, passage_of
from tablee.server.screens.compose import Wording, seats_shown, table_shown
from tablee.server.shelf import facts_of
from tablee.server.tables import decide, records, refusal
from tablee.server.tables.events import ClockRule as StoredClock
from tablee.server.tables.events import Sitter, TableSetup
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.room import Room
from tablee.server.tables.seating import Seating, draw_bot_names
from tablee.server.tables.summaries import Summary
from tablee.server.tables.table import Status
from tablee.server.texts import Language
from tablee.server.wire import ClockRule, Closed, SeatShown, TableShown

Name = Annotated[str, Meta(min_length=1, max_length=text.LONGEST_NAME)]
Level = Annotated[int, Meta(ge=1, le=5)]
EntryNumber = Annotated[int, Parameter(ge=0, le=1 << 31)]
Digest = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]{64}$")]
Word = Annotated[str, Meta(pattern=rf"^{WORD}$(?!\n)")]  # `$` alone lets a line end
LISTED = 100
MARK = 32  # digits by which a word is known again: sent twice, it counts once


class Named(Struct, frozen=True, forbid_unknown_fields=True):
    """Something with a name for others to read. `name`: of a second person at the same screen."""

    name: Name | None = None

    def __post_init__(self) -> None:
        if self.name is not None:
            force_setattr(self, "name", text.name(self.name))


class SeatWanted(Named, frozen=True, kw_only=True):
    """`me`: whoever makes the table; `here`: somebody else at the same screen; `open`: whoever has the link; `bot`.

    `word`: of `me` or `here`, you will add one to fate before the game begins.
    """

    kind: Literal["me", "here", "open", "bot"]
    level: Level = 2
    word: bool = False


class TableWanted(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, str | int | bool | None] = {}
    public: bool = False
    chat: bool = True
    rated: bool = False
    clock: ClockRule | None = None
    ready: bool = False  # a game that runs in time waits until everybody has said `resume`, and counts down


class TableMade(Struct, frozen=True):
    id: str


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    seats: list[SeatShown]
    your_turn: bool
    updated: int
    closed: Closed | None = None  # why it cannot be opened: its game is gone, has other rules now, or the log is broken


class Joining(Named, frozen=True):
    """`name`: of a second person at the same screen. `word`: you will add one to fate before the game begins."""

    word: bool = False


class PromiseMade(Struct, frozen=True, forbid_unknown_fields=True):
    promise: Digest


class WordSaid(Struct, frozen=True, forbid_unknown_fields=True):
    """`seal`: the table's, as shown when it owed your word. Keep it: it cannot change any more."""

    word: Word
    seal: Digest


class BotWanted(Struct, frozen=True, forbid_unknown_fields=True):
    level: Level = 2


class ImportWanted(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=200_000)]


def known(person: Person | None) -> Person:
    if person is None:
        raise NotAuthorizedException("say who you are first: POST /api/me with a name")
    return person


async def done(
    services: Services, table: str, who: Person, decision: decide.Decision, message: str | None = None
) -> TableShown:
    """The table after something has happened there; a message that came before counts once."""
    room = await services.rooms.enter(table)
    await room.do(who.id, message, decision)
    return shown_to(room, who, "en")


def setup_of(wanted: TableWanted, maker: Person) -> TableSetup:
    """Checked against the game's facts."""
    facts = facts_of(wanted.game)
    options = facts.resolve_options(len(wanted.seats), wanted.options)
    sitters = [sitter_of(seat, maker, facts.chance) for seat in wanted.seats]
    if wanted.clock and facts.timed:
        raise ClientException("this game has a clock of its own")
    if wanted.clock and not wanted.clock.bank and not wanted.clock.increment:
        raise ClientException("a clock needs a bank or an increment")
    if wanted.rated:
        must_be_fair(wanted, maker, facts.timed)
    return TableSetup(
        game=wanted.game,
        rules_version=facts.rules_version,
        options=options,
        sitters=sitters,
        public=wanted.public,
        chat=wanted.chat,
        rated=wanted.rated,
        ready=wanted.ready,
        clock=StoredClock(wanted.clock.bank, wanted.clock.increment, wanted.clock.out) if wanted.clock else None,
        bot_names=draw_bot_names(len(sitters)),
    )


def must_be_fair(wanted: TableWanted, maker: Person, timed: bool) -> None:
    """What a rated game needs: one person a screen, accounts, and an end."""
    kinds = [seat.kind for seat in wanted.seats]
    if "here" in kinds or kinds.count("me") > 1:
        raise ApiError(400, "one_a_screen", "a rated game is played by one person a screen")
    must_have_account(maker)
    if wanted.clock is None and not timed:
        raise ApiError(400, "needs_clock", "a rated game needs a clock, so that it ends")


def must_have_account(person: Person) -> None:
    if person.login is None:
        raise ApiError(403, "needs_account", "a rated game is played with an account: POST /api/me/account")


def sitter_of(seat: SeatWanted, maker: Person, chance: bool) -> Sitter:
    if seat.kind == "bot":
        return Sitter(level=seat.level)
    return Sitter() if seat.kind == "open" else Sitter(person=maker.id, word=seat.word and chance)


async def allow_another(services: Services, person: Person, request: Request[Any, Any, Any]) -> None:
    """Refused to an address that makes many, and to somebody who made or sits at too many unfinished ones."""
    services.count_table(request)
    if await services.store.tables.unfinished_of(person.id) >= services.settings.limits.tables_a_person:
        raise ApiError(429, "too_many_tables", "finish some of your tables first")


async def cards(services: Services, ids: list[str], person: Person | None, language: str) -> list[TableCard]:
    who = person.id if person else None
    found = await services.summaries.of(ids)
    titles = {game: facts_of(game).title for game in {one.game for one, _ in found if one.closed != "no_game"}}
    return [card(one, seating, who, language, titles.get(one.game, one.game)) for one, seating in found]


def card(one: Summary, seating: Seating, who: str | None, language: str, title: str) -> TableCard:
    seats = [] if one.closed else seats_shown(seating, who, language)
    turn = any(seats[seat].yours for seat in one.to_act)
    return TableCard(one.id, one.game, title, one.status, seats, turn, one.updated, one.closed)


def shown_to(room: Room, person: Person | None, language: str) -> TableShown:
    return table_shown(room, person.id if person else None, Wording(language))


class Tables(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @post()
    async def make(
        self, data: TableWanted, services: Services, person: Person | None, request: Request[Any, Any, Any]
    ) -> TableMade:
        """Make a table. Its id is the invitation: whoever has it may look on and take an open seat."""
        maker = known(person)
        names = {seat: one.name for seat, one in enumerate(data.seats) if one.kind == "here" and one.name}
        setup = setup_of(data, maker)
        await allow_another(services, maker, request)
        return TableMade(await services.make_table(setup, maker.id, names))

    @get()
    async def waiting(self, services: Services, person: Person | None, language: Language = DEFAULT) -> list[TableCard]:
        """Public tables that wait for players."""
        found = await cards(services, await services.store.tables.waiting(LISTED), person, language)
        return [card for card in found if card.closed or any(seat.kind == "open" for seat in card.seats)]

    @get("/{table:str}")
    async def show(
        self, table: str, services: Services, person: Person | None, language: Language = DEFAULT
    ) -> TableShown:
        """All about a table but the position."""
        return shown_to(await services.rooms.enter(table), person, language)

    @get("/{table:str}/story")
    async def story(
        self,
        table: str,
        before: EntryNumber,
        services: Services,
        person: Person | None,
        request: Request[Any, Any, Any],
        seat: ViewerSeat = None,
        language: Language = DEFAULT,
        keys: bool = False,
    ) -> Passage:
        """What happened before an entry of the story, as your seat was told it; else as anybody who looks on.

        `keys`: as in `hello`.
        """
        services.count_replay(request)
        room = await services.rooms.enter(table)
        one = room.table
        if one.match is None:
            raise refusal.not_begun()
        viewer = seat if person and seat in one.seats_of(person.id) else None
        match = one.match.copy()
        async with services.background_turn(request):
            return await passage_of(room, match, viewer, min(before, match.entries), Wording(language, keys))

    @post("/{table:str}/seats/{seat:int}")
    async def sit(self, table: str, seat: int, data: Joining, services: Services, person: Person | None) -> TableShown:
        """Take a free seat; with a name for a second person at your screen."""
        who = known(person)
        room = await services.rooms.enter(table)
        account = who.login is not None
        await room.do(who.id, None, partial(decide.sit, seat=seat, word=data.word, account=account))
        if data.name:
            await services.store.tables.name_seat(table, seat, data.name)
            await services.presence.rename(who.id)
        return shown_to(room, who, "en")

    @delete("/{table:str}/seats/{seat:int}", status_code=200)
    async def leave(self, table: str, seat: int, services: Services, person: Person | None) -> TableShown:
        """Leave your seat: it is free for somebody else, or for a bot."""
        return await done(services, table, known(person), partial(decide.leave, seat=seat))

    @post("/{table:str}/seats/{seat:int}/promise", status_code=200)
    async def promise(
        self, table: str, seat: int, data: PromiseMade, services: Services, person: Person | None
    ) -> TableShown:
        """The SHA-256 of the word you will say when everybody has promised one, in hexadecimal digits."""
        who, room = known(person), await services.rooms.enter(table)
        if room.table.promises.get(seat) != data.promise:  # sent twice, it counts once; but anew when it was void
            await room.do(who.id, None, partial(decide.promise, seat=seat, digest=data.promise))
        return shown_to(room, who, "en")

    @post("/{table:str}/seats/{seat:int}/word", status_code=200)
    async def speak(
        self, table: str, seat: int, data: WordSaid, services: Services, person: Person | None
    ) -> TableShown:
        """Say the word you promised. With the last one the game begins."""
        decision = partial(decide.speak, seat=seat, word=data.word, seal=data.seal)
        return await done(services, table, known(person), decision, f"word-{promise_of(data.word)[:MARK]}")

    @put("/{table:str}/seats/{seat:int}/bot")
    async def seat_bot(
        self, table: str, seat: int, data: BotWanted, services: Services, person: Person | None
    ) -> TableShown:
        """Let a bot take a free seat. For those who sit at the table, and whoever made it."""
        who = known(person)
        room = await services.rooms.enter(table)
        if not 1 <= data.level <= len(levels(room.table.setup.game)):
            raise ClientException(f"this game has levels 1 to {len(levels(room.table.setup.game))}")
        decision = partial(decide.seat_bot, seat=seat, level=data.level, maker=room.owner)
        await room.do(who.id, None, decision)
        return shown_to(room, who, "en")

    @post("/{table:str}/rematch")
    async def rematch(self, table: str, services: Services, person: Person | None) -> TableMade:
        """After a game: a new table for the same players, everybody one seat further. The same for all who ask."""
        who = known(person)
        room = await services.rooms.enter(table)
        if not room.table.seats_of(who.id):
            raise PermissionDeniedException("only those who played may play again")
        return TableMade(await services.rematch(room))

    @get("/{table:str}/record", media_type=MediaType.TEXT)
    async def record(self, table: str, services: Services, request: Request[Any, Any, Any]) -> str:
        """The game as a text file: with fate's secret once it is over. None while hands are hidden."""
        services.count_replay(request)
        try:
            room = await services.rooms.enter(table)
        except Unreadable as closed:
            return await records.transcript_of(services.tables, table, closed)
        async with services.background_turn(request):
            return await asyncio.to_thread(records.record_of, room.table, room.people)

    @post("/import")
    async def import_record(
        self, data: ImportWanted, services: Services, person: Person | None, request: Request[Any, Any, Any]
    ) -> TableMade:
        """A finished or unfinished game from a record; it can be looked at and replayed."""
        maker = known(person)
        await allow_another(services, maker, request)
        async with services.background_turn(request):
            most = services.settings.limits.record_moves
            return TableMade(await records.import_record(services.tables, data.record, maker.id, most))
