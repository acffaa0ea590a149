"""The shelf: what games there are, their rules, who plays them best."""

from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from typing import Any, Final, Literal

import structlog
from litestar import Controller, MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.rules_core import StateCore
from markdown_it.token import Token
from msgspec import Struct
from msgspec.structs import replace

from tablee.kernel.errors import RecordError
from tablee.kernel.facts import Availability, Kind, Option, Value
from tablee.kernel.places import game_modules
from tablee.lab.balance.summary import balance_summary
from tablee.match.lesson import Lesson, lesson_of
from tablee.match.rulebook import rulebook
from tablee.match.said import DEFAULT, Texts, message_id, value_id
from tablee.match.scene import Colour
from tablee.match.shelf import level_name, load, texts_of
from tablee.match.titles import other_titles
from tablee.search.bot import levels
from tablee.server.api.files import FileName, files_of, unless_known
from tablee.server.context import Services
from tablee.server.people.ratings import LeaderboardLine
from tablee.server.shelf import facts_of
from tablee.server.texts import Language

log = structlog.get_logger()

FOR_EVER: Final = "public, max-age=31536000, immutable"  # at an address that names the digest


Worded = dict[str, str]  # by language


class OptionCard(Struct, frozen=True):
    name: str
    default: Value
    values: list[Value]
    least: int | None
    most: int
    a_seat: bool
    default_for: dict[int, Value]  # seats -> another default
    at_one_screen: Value  # a better one where several people share a screen, or null
    needs: dict[str, list[Value]]  # another option -> the values with which alone this one says anything
    text: Worded
    values_text: dict[str, list[str]]  # by language, in the order of `values`; empty if they speak for themselves


class ShelfCard(Struct, frozen=True):
    """A shelf of its own, beside the one that every house has."""

    id: str
    title: Worded


class GameCard(Struct, frozen=True):
    """A game's fact sheet."""

    id: str
    title: str
    seats: list[int]
    minutes: tuple[int, int]
    age: int
    kind: Kind
    designer: str | None
    illustrator: str | None
    publisher: str | None
    year: int | None
    availability: Availability
    sheet: str | None  # the collection whose rule sheet the rules were written from
    sources: list[str]  # where the rules of a traditional game are told
    shelf: ShelfCard | None
    ours: list[Literal["age", "minutes"]]  # what is our own estimate
    contact: str  # of this host, for rights holders: an e-mail address or a link; "" if there is none
    pitch: Worded
    chance: bool
    secrets: bool
    timed: bool
    options: list[OptionCard]
    levels: list[Worded]
    fields: dict[str, Worded]  # what is in its views, by key, where the game has words for it
    texts: dict[str, str]  # language -> digest of its messages, which /texts/{language} gives
    board: Literal["scene", "module"] | None  # what its folder has to draw its positions: board.py, or its own board.js
    sounds: dict[str, str]  # of a sentence of its stories, by key
    colours: list[Colour]  # [seat] as its board has them; none: as everywhere
    files: list[FileName]  # that its folder has, and /files/{name} gives
    lesson: int | None  # minutes its first lesson takes, if there is one
    look: bool  # scenes of its lesson play by themselves on its page
    ready: bool  # its rules are compiled: bots think at full strength


class RuleSection(Struct, frozen=True):
    id: str
    title: str
    html: str


class Rules(Struct, frozen=True):
    """`pitch` is HTML, as the sections are."""

    title: str
    pitch: str
    sections: list[RuleSection]


class Balance(Struct, frozen=True):
    """How fair and how long a game is, in a few sentences; none until it was measured by the rules of today."""

    sentences: list[str]


def option_card(texts: Texts, option: Option) -> OptionCard:
    return OptionCard(
        option.name,
        option.default,
        list(option.values),
        option.least,
        option.most,
        option.a_seat,
        dict(option.default_for),
        option.at_one_screen,
        {name: list(values) for name, values in option.needs.items()},
        texts.in_all(message_id("option", option.name)),
        {language: values_text(texts, option, language) for language in texts.languages},
    )


def values_text(texts: Texts, option: Option, language: str) -> list[str]:
    ids = [value_id(option.name, value) for value in option.values]
    return [texts.text(id, language) for id in ids if id in texts]


def read_games() -> None:
    """All that the games say is read from their files while nobody waits: it takes a while, and the processor."""
    for game in game_modules():
        game_card(game, facts_of(game).title)
        first_lesson(game)
        for language in texts_of(game).languages:
            rules_shown(game, language)


def game_cards(services: Services, games: Iterable[str]) -> list[GameCard]:
    cards = [game_card(game, facts_of(game).title) for game in games]
    contact, is_ready = services.settings.contact, services.readiness.is_ready
    return [replace(with_lesson(card), contact=contact, ready=is_ready(card.id)) for card in cards]


def with_lesson(card: GameCard) -> GameCard:
    lesson = first_lesson(card.id)
    return replace(card, lesson=lesson.minutes, look=bool(lesson.look)) if lesson else card


@cache
def game_card(game: str, title: str) -> GameCard:
    """Without what this server alone knows."""
    facts, texts = facts_of(game), texts_of(game)
    return GameCard(
        id=facts.id,
        title=title,
        seats=list(facts.seats),
        minutes=facts.minutes,
        age=facts.age,
        kind=facts.kind,
        designer=facts.designer,
        illustrator=facts.illustrator,
        publisher=facts.publisher,
        year=facts.year,
        availability=facts.availability,
        sheet=facts.sheet,
        sources=list(facts.sources),
        shelf=ShelfCard(facts.shelf, texts.in_all("shelf")) if facts.shelf else None,
        ours=list(facts.ours),
        contact="",
        pitch=texts.in_all("pitch"),
        chance=facts.chance,
        secrets=facts.secrets,
        timed=facts.timed,
        options=[option_card(texts, option) for option in facts.options],
        levels=level_names(facts.id),
        fields=fields_of(facts.id),
        texts={language: digest_of(facts.id, language) for language in texts.languages},
        board=board_of(facts.id),
        sounds=dict(getattr(load(facts.id).board, "SOUNDS", {})),
        colours=load(facts.id).colours,
        files=files_of(facts.id),
        lesson=None,
        look=False,
        ready=False,
    )


def board_of(game: str) -> Literal["scene", "module"] | None:
    if "board.js" in files_of(game):
        return "module"
    return "scene" if load(game).board else None


@cache
def fields_of(game: str) -> dict[str, Worded]:
    texts = texts_of(game)
    ids = [id for id in texts.ids if id.startswith("field-")]
    return {id.removeprefix("field-").replace("-", "_"): texts.in_all(id) for id in ids}


@cache
def level_names(game: str) -> list[Worded]:
    languages = texts_of(game).languages
    named = [level_name(game, number) for number in range(1, len(levels(game)) + 1)]
    return [{language: one.text(language) for language in languages} for one in named]


@cache
def digest_of(game: str, language: str) -> str:
    return sha256(texts_of(game).path(language).read_bytes()).hexdigest()[:16]


@cache
def first_lesson(game: str) -> Lesson | None:
    """One that cannot be read is left off, and said to be in the log."""
    try:
        return lesson_of(game)
    except RecordError as error:
        log.error("a lesson cannot be read", game=game, error=str(error))
        return None


def markdown() -> MarkdownIt:
    """Our Markdown, in which HTML is only text, and pictures are places for a board to be drawn in."""
    ours = MarkdownIt("commonmark", {"html": False}).enable("table")
    ours.add_render_rule("image", picture_shown)
    ours.core.ruler.push("pictures", unwrap_pictures)
    return ours


def picture_shown(renderer: RendererHTML, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    """The page draws the position above its caption; without a page, the caption says what there would be to see."""
    name, caption = escapeHtml(str(tokens[at].attrs["src"])), escapeHtml(tokens[at].content)
    return f'<figure data-picture="{name.removeprefix("#")}"><figcaption>{caption}</figcaption></figure>'


def unwrap_pictures(state: StateCore) -> None:
    """A figure stands by itself, not in a paragraph."""
    for before, inline, after in zip(state.tokens, state.tokens[1:], state.tokens[2:], strict=False):
        if inline.children and [child.type for child in inline.children] == ["image"]:
            before.hidden = after.hidden = True


@cache
def rules_shown(game: str, language: str) -> Rules:
    """Our own Markdown as HTML."""
    render = markdown().render
    book = rulebook(game, language)
    sections = [RuleSection(section.id, section.title, render(section.illustrated)) for section in book.sections]
    return Rules(book.title, render(book.pitch), sections)


class Games(Controller):
    path = "/api/games"
    tags = ("games",)

    @get()
    async def all_games(self, services: Services) -> list[GameCard]:
        """Every game on the shelf."""
        return game_cards(services, game_modules())

    @get("/{game:str}")
    async def one_game(self, game: str, services: Services) -> GameCard:
        """One game's fact sheet. Whoever looks at it may want to play: it is compiled first."""
        facts_of(game)
        services.readiness.ask_for(game)
        (card,) = game_cards(services, [game])
        return card

    @get("/{game:str}/rules")
    async def rules(self, game: str, language: Language = DEFAULT) -> Rules:
        """The rules, numbered, as HTML made of our own texts."""
        facts_of(game)
        rules = rules_shown(game, language)
        return replace(rules, title=other_titles().get(game, rules.title))

    @get("/{game:str}/texts/{language:str}", media_type=MediaType.TEXT)
    async def texts(
        self, game: str, language: str, request: Request[Any, Any, Any], digest: str = ""
    ) -> Response[bytes]:
        """All that the game says in one of its languages: messages of Project Fluent, for pages that word them."""
        facts_of(game)
        spoken = texts_of(game)
        if language not in spoken.languages:
            raise NotFoundException(f"{game} speaks {', '.join(spoken.languages)}, not {language!r}")
        mark = digest_of(game, language)
        kept = FOR_EVER if digest == mark else "no-cache"
        content = spoken.path(language).read_bytes()
        return unless_known(request, content, mark, "text/plain; charset=utf-8", **{"Cache-Control": kept})

    @get("/{game:str}/leaderboard")
    async def leaderboard(self, game: str, services: Services) -> list[LeaderboardLine]:
        """Who plays it best, people and bots on one scale; rated tables only."""
        facts_of(game)
        return await services.ratings.leaderboard(game)

    @get("/{game:str}/balance")
    async def balance(self, game: str, language: Language = DEFAULT) -> Balance:
        """What was last measured about who wins, how much skill counts and how long a game takes."""
        facts_of(game)
        summary = balance_summary(game)
        return Balance(summary.sentences(language) if summary else [])
