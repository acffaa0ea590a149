"""Who I am: a name is enough, an account keeps it across devices. And: forget me."""

from typing import Annotated, Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.exceptions import ClientException
from msgspec import Meta, Struct

from tablee.match.said import DEFAULT
from tablee.server.api.errors import ApiError
from tablee.server.api.tables import Name, Named, TableCard, cards, known
from tablee.server.context import COOKIE, Services, address_of
from tablee.server.people.people import HasAccount, KeyHasEnded, Person, TooManyPasswords, WrongPassword
from tablee.server.store.errors import LoginTaken
from tablee.server.tables import refusal
from tablee.server.texts import Language

YEAR = 365 * 86_400
LISTED = 60

Login = Annotated[str, Meta(min_length=3, max_length=32, pattern=r"^[A-Za-z0-9_.@-]+$(?!\n)")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Me(Struct, frozen=True):
    name: str
    account: str | None
    guest: bool
    profile: str  # what others may read about me: /api/people/...


class MyName(Named, frozen=True):
    name: Name


class Credentials(Struct, frozen=True, forbid_unknown_fields=True):
    login: Login
    password: Password


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class Token(Struct, frozen=True):
    """For a program that plays in your name: `Authorization: Bearer TOKEN`."""

    token: str


def me(person: Person) -> Me:
    return Me(person.name, person.login, person.login is None, person.id)


def busy() -> ApiError:
    return ApiError(503, "busy", "many passwords are being checked; try again in a moment")


def with_key(person: Person, key: str, request: Request[Any, Any, Any]) -> Response[Me]:
    """The cookie that says who I am: not for scripts, not for other sites."""
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, path="/", value=key, httponly=True, samesite="lax", secure=secure, max_age=YEAR)
    return Response(me(person), cookies=[cookie])


class PeopleApi(Controller):
    path = "/api"
    tags = ("people",)

    @get("/me")
    async def who(self, person: Person | None) -> Me | None:
        """Who I am; null if I have not said, which is no mistake."""
        return me(person) if person else None

    @post("/me", status_code=200)
    async def introduce(
        self, data: MyName, services: Services, person: Person | None, request: Request[Any, Any, Any]
    ) -> Response[Me]:
        """Say my name: the first time I get a cookie to be known by, later I am renamed."""
        if person is None:
            services.count_newcomer(request)
            return with_key(*await services.people.welcome(data.name), request)
        services.count_name(request)
        async with services.renaming.turn(address_of(request)):
            renamed = await services.people.rename(person, data.name)
            await services.presence.rename(person.id)
        return Response(me(renamed))

    @delete("/me", status_code=200)
    async def forget(self, services: Services, person: Person | None) -> Response[None]:
        """Forget me: name, account, rating, what I said. Games stay, played by nobody in particular."""
        await services.presence.forget(known(person))
        return Response(None, cookies=[Cookie(COOKIE, path="/", max_age=0)])

    @post("/me/account", status_code=200)
    async def open_account(
        self, data: Credentials, services: Services, person: Person | None, request: Request[Any, Any, Any]
    ) -> Me:
        """Keep my games and rating across devices. Counts as a log-in: it tells which logins there are."""
        who = known(person)
        if who.login is not None:
            raise ClientException("you have an account already")
        services.count_log_in(request, who)
        try:
            return me(await services.people.open_account(who, data.login, data.password))
        except LoginTaken:
            raise ApiError(409, "login_taken", "this login is taken") from None
        except HasAccount:
            raise ClientException("you have an account already") from None
        except TooManyPasswords:
            raise busy() from None

    @post("/login", status_code=200)
    async def log_in(self, data: Credentials, services: Services, request: Request[Any, Any, Any]) -> Response[Me]:
        """Be known on this device too."""
        services.count_log_in(request)
        try:
            return with_key(*await services.people.log_in(data.login, data.password), request)
        except WrongPassword:
            raise ApiError(401, "wrong_password", "no such login, or not with that password") from None
        except TooManyPasswords:
            raise busy() from None

    @post("/logout", status_code=200)
    async def log_out(self, data: LogOut, services: Services, person: Person | None) -> Response[None]:
        """Here, or everywhere."""
        who = known(person)
        if data.everywhere:
            await services.people.log_out_everywhere(who)
            services.presence.sign_out(who.id)
        else:
            await services.people.log_out(who)
            services.presence.end_key(who.key)
        return Response(None, cookies=[Cookie(COOKIE, path="/", max_age=0)])

    @post("/me/tokens")
    async def token(self, services: Services, person: Person | None) -> Token:
        """A key for a program that plays in my name. It is shown once; logging out everywhere ends it."""
        try:
            return Token(await services.people.new_token(known(person)))
        except KeyHasEnded:
            raise refusal.nobody() from None

    @get("/me/tables")
    async def my_tables(
        self, services: Services, person: Person | None, language: Language = DEFAULT
    ) -> list[TableCard]:
        """The tables I sit at, unfinished ones first; none if I have not said who I am."""
        if person is None:
            return []
        mine = await services.store.tables.of_person(person.id, LISTED)
        return await cards(services, mine, person, language)
