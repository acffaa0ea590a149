"""The games there are: their fact sheets at once, their rules when somebody plays."""

from collections.abc import Callable
from functools import cache, cached_property, partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from msgspec.structs import replace

from tablee.kernel.errors import TableeError, UnknownGame
from tablee.kernel.facts import Facts
from tablee.kernel.places import game_modules
from tablee.kernel.whatif import SIGN, WhatIf, changed_package, what_ifs
from tablee.match.naming import Named, name_move
from tablee.match.said import Term, Texts
from tablee.match.scene import Colour
from tablee.match.seats import SeatName
from tablee.match.texts import say
from tablee.match.titles import other_titles

MOST_TURNS = 4_096  # who is to act and what may be played, kept with the texts of the moves, a game

Turn = tuple[tuple[SeatName, ...], SeatName, list[str]]  # who is to act; one seat, and what it may play


def games() -> list[Facts]:
    """The fact sheet of every game, by id. Loads neither NumPy nor Numba."""
    return [facts_of(game) for game in game_modules()]


def facts_of(game: str) -> Facts:
    """One game's fact sheet, with the title the host has given it."""
    facts = cast(Facts, import_module(f"{_module(game)}.facts").FACTS)
    title = other_titles().get(game)
    return replace(facts, title=title) if title else facts


def folder_of(game: str) -> Path:
    """Where its files are; they need not make sense yet."""
    found = find_spec(_module(game).partition(SIGN)[0])
    assert found
    assert found.submodule_search_locations
    return Path(found.submodule_search_locations[0])


@cache
def texts_of(game: str) -> Texts:
    """What the game says, in each of its languages."""
    return Texts(folder_of(game))


def level_name(game: str, level: int) -> Term:
    """What a level of its bots is called, from 1: by the game, or as in every game that does not say."""
    id = f"level-{level}"
    return (texts_of(game) if id in texts_of(game) else say).message(id)


def what_ifs_of(game: str) -> tuple[WhatIf, ...]:
    """How the game might have been: `name` of these makes `game~name` a game to load and play."""
    return what_ifs(_module(game))


def _module(game: str) -> str:
    original, sign, change = game.partition(SIGN)
    modules = game_modules()
    if original not in modules:
        raise UnknownGame(f"there is no game {game!r}; there are: {', '.join(modules)}")
    return changed_package(modules[original], change) if sign else modules[original]


class Game:
    """A game's parts in one hand: facts, record type, words, and the rules and bot behind `kernel.contract`."""

    def __init__(self, game: str, package: str) -> None:
        from tablee.kernel import defaults, generic, registry  # noqa: F401  (NumPy and Numba load here)
        from tablee.kernel.rule import mark_rules
        from tablee.match.describing import describe_fields, describe_position

        self.id = game
        self.package = package
        self.facts: Facts = import_module(f"{package}.facts").FACTS
        state = import_module(f"{package}.state")
        self.type: Any = state.POSITION
        self.most_moves: int = state.MOST_MOVES
        self.words: Any = import_module(f"{package}.words")
        told = getattr(self.words, "describe", describe_fields)
        self.describe: Callable[[Any], dict[str, Any]] = partial(
            describe_position, told=told, phases=getattr(state, "PHASES", ())
        )
        self.rules = import_module(f"{package}.rules")
        self.bot = self.part("bot")
        self.board = self._board()
        mark_rules(filter(None, (self.rules, self.bot)), package)
        registry.register(registry.mark_of(self.type), self.rules, self.bot, defaults)
        self.move_of: dict[str, int] = {}
        self.text_of: Callable[[int], str] = cache(self._write)  # a move means the same in every position
        self.turns: dict[int, Turn] = {}  # by fingerprint: the same lists of moves come up again and again
        self.named: Callable[[str], Named] = cache(self._name)

    def _write(self, move: int) -> str:
        """The text of a move; the way back is filled in passing."""
        text: str = self.about_moves("text")(move)
        self.move_of[text] = move
        return text

    def keep_turn(self, fingerprint: int, turn: Turn) -> None:
        if len(self.turns) >= MOST_TURNS:
            self.turns.clear()
        self.turns[fingerprint] = turn

    def _name(self, text: str) -> Named:
        return name_move(self.about_moves, self.move_of[text], text)

    def about_moves(self, name: str) -> Any:
        """`text`, `parse`, `parts`, `label` or `touches`: the game's own, or its book's; None if it has neither."""
        written = self.board if name == "touches" else self.words
        book = getattr(self.words, "book", None) if written else None
        return getattr(written, name, None) or getattr(book, name, None)

    def _board(self) -> ModuleType | None:
        """The board as data. A board.py without a scene is something else of the game's own."""
        board = self.part("board")
        return board if hasattr(board, "scene") else None

    @cached_property
    def drawn_from_data(self) -> bool:
        """Whether a page needs nothing but its scenes: it brings no board of its own."""
        return self.board is not None and not (folder_of(self.facts.id) / "board.js").is_file()

    @property
    def colours(self) -> list[Colour]:
        """[seat] as its board as data has them; none: as everywhere."""
        return list(getattr(self.board, "COLOURS", ()))

    @cached_property
    def catalogue(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Every move there is, ascending: players' and fate's, from the game's moves.py or its book of moves."""
        if moves := self.part("moves"):
            return moves.PLAYS, moves.FATES
        if book := getattr(self.words, "book", None):
            return book.plays, book.fates
        raise TableeError(
            f"{self.id} has neither a book of moves nor a moves.py: expected every move there is, ascending"
        )

    def part(self, name: str) -> ModuleType | None:
        """An optional module of the game's folder: its board, its bot."""
        if not (folder_of(self.id) / f"{name}.py").exists():
            return None
        return import_module(f"{self.package}.{name}")


@cache
def load(game: str) -> Game:
    """The game, rules and all. The first call in a process imports Numba."""
    return Game(game, _module(game))
