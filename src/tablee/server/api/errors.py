"""Every error as the same few words of JSON: what kind it is and what to do. Never a stack trace."""

from typing import Any, Final

import structlog
from litestar import Litestar, MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.routes import HTTPRoute

from tablee.kernel.errors import TableeError, UnknownGame
from tablee.server.store.errors import MakerForgotten, StoreError
from tablee.server.store.outages import is_unstorable, logged_outage
from tablee.server.tables.readable import Unreadable
from tablee.server.tables.refusal import Kind, Refusal
from tablee.server.tables.tables import NoSuchTable
from tablee.server.wire import Problem, Trouble

log = structlog.get_logger()


NAMES: Final[dict[int, Trouble]] = {
    400: "bad_request",
    401: "nobody",
    403: "forbidden",
    404: "not_found",
    405: "not_allowed",
    409: "conflict",
    413: "too_large",
    415: "not_json",
    429: "too_many",
}


STATUSES: Final[dict[Kind, int]] = {
    "nobody": 401,
    "not_yours": 403,
    "forbidden": 403,
    "one_a_screen": 403,
    "needs_account": 403,
    "busy": 503,
    "too_fast": 429,
    "malformed": 400,
}


class ApiError(HTTPException):
    """Where the status alone does not say what is wrong."""

    def __init__(self, status: int, error: Trouble, message: str) -> None:
        super().__init__(detail=message, status_code=status)
        self.error = error


def answer(status: int, message: str, error: Trouble | None = None) -> Response[Problem]:
    problem = Problem(status, error or NAMES.get(status, "failed"), message)
    return Response(problem, status_code=status, media_type=MediaType.JSON)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    return answer(error.status_code, error.detail, error.error if isinstance(error, ApiError) else None)


def on_validation(_: Request[Any, Any, Any], error: ValidationException) -> Response[Problem]:
    problems: Any = error.extra or []
    shown = "; ".join(
        f"{one.get('key', '')} {one.get('message', '')}".strip() for one in problems if isinstance(one, dict)
    )
    return answer(400, shown or error.detail)


def on_refusal(_: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    said = error.text("en")
    return answer(STATUSES.get(error.error, 409), f"{error.rule}: {said}" if error.rule else said, error.error)


def on_forgotten(_: Request[Any, Any, Any], error: MakerForgotten) -> Response[Problem]:
    return answer(401, "say who you are first: you have been forgotten meanwhile")


def on_tablee(_: Request[Any, Any, Any], error: TableeError) -> Response[Problem]:
    if isinstance(error, StoreError):
        return answer(503, "the database cannot be reached", "busy")
    if isinstance(error, Unreadable):
        return answer(410, str(error), error.why)
    return answer(404 if isinstance(error, NoSuchTable | UnknownGame) else 400, str(error))


def on_too_deep(_: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    return answer(400, "expected JSON that is not nested so deeply")


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    if outage := logged_outage(error, path=request.url.path):
        return answer(503, f"the database cannot be used now: {outage.what}", "busy")
    if is_unstorable(error):
        return answer(404 if "\0" in request.scope["path"] else 400, "expected a text without NUL characters")
    log.exception("a request failed", path=request.url.path, error=repr(error))
    return answer(500, "something went wrong on our side", "failed")


HANDLERS: dict[Any, Any] = {
    ValidationException: on_validation,
    HTTPException: on_http,
    Refusal: on_refusal,
    MakerForgotten: on_forgotten,
    TableeError: on_tablee,
    RecursionError: on_too_deep,
    Exception: on_anything,
}

PROBLEMS: dict[int, ResponseSpec] = {
    status: ResponseSpec(Problem, description=name.replace("_", " "), generate_examples=False)
    for status, name in {**NAMES, 410: "old_rules", 503: "busy"}.items()
}


def describe_problems(app: Litestar) -> None:
    """Say in the API's description that any operation may answer with a problem."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for handler in route.route_handlers:
                handler.responses = {**PROBLEMS, **(handler.responses or {})}
