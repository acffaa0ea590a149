"""Looking back: a finished game frame by frame, what it was worth to whom, and whether fate was honest."""

from typing import Annotated, Any

from litestar import Controller, Request, get
from litestar.exceptions import ClientException
from litestar.params import Parameter
from litestar.response import Stream

from tablee.match.said import DEFAULT
from tablee.match.seats import Eyes
from tablee.server.context import Services, address_of
from tablee.server.people.people import Person
from tablee.server.replays.frames import Replay, finished, names_at, over, slice_of
from tablee.server.replays.telling import lines
from tablee.server.replays.verdicts import Verdict, verdict_on
from tablee.server.tables.room import Room
from tablee.server.texts import Language

FrameNumber = Annotated[int, Parameter(ge=0, le=1 << 31)]
ViewerSeat = Annotated[int | None, Parameter(ge=0, le=7)]


async def ended(services: Services, table: str) -> Room:
    """The room of a game that is over. Refusal until then."""
    room = await services.rooms.enter(table)
    over(room.table)
    return room


class Replays(Controller):
    path = "/api/tables/{table:str}/replay"
    tags = ("replays",)

    @get()
    async def frames(
        self,
        table: str,
        services: Services,
        person: Person | None,
        request: Request[Any, Any, Any],
        first: FrameNumber = 0,
        seat: ViewerSeat = None,
        language: Language = DEFAULT,
    ) -> Replay:
        """Up to 200 frames of a game that is over. With a seat, as it saw them; else with the book open."""
        services.count_replay(request)
        room = await ended(services, table)
        if seat is not None and seat >= room.table.seats:
            raise ClientException(f"expected a seat from 0 to {room.table.seats - 1}, got {seat}")
        eyes: Eyes = "open" if seat is None else seat
        async with services.background_turn(request):
            match = await finished(room.table, services.readiness.is_compiled)
            return await slice_of(room, match, person.id if person else None, eyes, first, language)

    @get("/curve", media_type="application/x-ndjson")
    async def curve(
        self, table: str, services: Services, request: Request[Any, Any, Any], language: Language = DEFAULT
    ) -> Stream:
        """What each player could expect, as bots see it: a line a point as it is found, then the turning points."""
        room = await ended(services, table)
        curve = services.curves.known(table)
        if curve is None:
            services.count_curve(request)
            curve = services.curves.begin(room, address_of(request))
        told = lines(curve, room.table.setup.game, names_at(room, language), language)
        return Stream(told, media_type="application/x-ndjson")

    @get("/verdict")
    async def verdict(self, table: str, services: Services, request: Request[Any, Any, Any]) -> Verdict:
        """Every die and card drawn again from the table's secret, and the secret, to be checked against the seal."""
        services.count_replay(request)
        room = await ended(services, table)
        async with services.background_turn(request):
            match = await finished(room.table, services.readiness.is_compiled)
            return await verdict_on(room.table, match)
