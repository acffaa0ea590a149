"""What everybody may know of somebody: a name, ratings, games at public tables. And who plays best, game by game."""

from typing import Final

from litestar import Controller, get
from litestar.exceptions import NotFoundException
from msgspec import Struct

from tablee.kernel.places import game_modules
from tablee.match.said import DEFAULT
from tablee.server.api.tables import TableCard, cards
from tablee.server.context import Services
from tablee.server.people.people import Person
from tablee.server.people.ratings import LeaderboardLine, Rating
from tablee.server.shelf import facts_of
from tablee.server.texts import Language

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
    best: list[LeaderboardLine]


class Profiles(Controller):
    path = "/api"
    tags = ("people",)

    @get("/people/{profile:str}")
    async def profile(
        self, profile: str, services: Services, person: Person | None, language: Language = DEFAULT
    ) -> Profile:
        """Somebody's public face. The id is no key: it opens nothing else."""
        found = await services.store.people.by_id(profile)
        if found is None:
            raise NotFoundException("there is nobody here by that id")
        mine = person is not None and person.id == found.id
        last = await services.store.tables.finished_by(found.id, LISTED, all_of_them=mine)
        return Profile(
            id=found.id,
            name=found.name,
            games=await services.store.tables.count_finished_by(found.id),
            ratings=await services.ratings.of_person(found.id),
            tables=await cards(services, last, person, language),
        )

    @get("/leaderboards")
    async def leaderboards(self, services: Services) -> list[Leaders]:
        """The best of every game on the shelf."""
        return [
            Leaders(game, facts_of(game).title, await services.ratings.leaderboard(game, BEST))
            for game in game_modules()
        ]
