"""What everybody may know of somebody: a name, ratings, games at public tables. And who plays best, game by game."""

from typing import Final

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from msgspec import Struct
from sqlalchemy import Select, func, select

from tablee.kernel.places import game_modules
from tablee.server.api.tables import TableCard, cards
from tablee.server.people.people import Person
from tablee.server.people.ratings import Rating, Standing
from tablee.server.server import Server
from tablee.server.shelf import facts_of
from tablee.server.store.schema import people, sitting, tables
from tablee.server.wire import Language

LISTED: Final = 12  # finished tables of a person
BEST: Final = 5  # of each game, where all games are listed


class Profile(Struct, frozen=True):
    """`tables`: the last ones that are over; of those that were not public only the person hears."""

    id: str
    name: str
    games: int  # finished
    ratings: list[Rating]
    tables: list[TableCard]


class Leaders(Struct, frozen=True):
    """The best of one game."""

    game: str
    title: str
    best: list[Standing]


def finished_by(person: str) -> Select[tuple[str]]:
    """Tables where he sat under his own name, to the end."""
    return (
        select(tables.c.id)
        .join(sitting, sitting.c.table_id == tables.c.id)
        .where(sitting.c.person == person, sitting.c.name.is_(None), tables.c.status == "over")
        .group_by(tables.c.id, tables.c.updated)
    )


class Profiles(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{profile:str}")
    async def profile(self, profile: str, server: Server, person: Person | None, language: Language = "fr") -> Profile:
        """Somebody's public face. The id is no key: it opens nothing else."""
        row = await server.store.row(select(people.c.id, people.c.name).where(people.c.id == profile))
        if row is None:
            raise NotFoundException("there is nobody here by that id")
        every = finished_by(row.id)
        shown = every if person and person.id == row.id else every.where(tables.c.public)
        last = await server.store.rows(shown.order_by(tables.c.updated.desc()).limit(LISTED))
        count = await server.store.row(select(func.count().label("games")).select_from(every.subquery()))
        assert count is not None
        return Profile(
            id=row.id,
            name=row.name,
            games=count.games,
            ratings=await server.house.ratings.of_person(row.id),
            tables=await cards(server, [one.id for one in last], person, language),
        )

    @get("/leaderboards")
    async def leaderboards(self, server: Server) -> list[Leaders]:
        """The best of every game on the shelf."""
        return [
            Leaders(game, facts_of(game).title, await server.house.ratings.leaderboard(game, BEST))
            for game in game_modules()
        ]
