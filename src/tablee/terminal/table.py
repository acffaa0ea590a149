"""A table in the terminal: people at this keyboard, bots or random players on the other seats."""

import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.markup import escape
from rich.text import Text

from tablee.kernel.errors import BadSeats, CannotUndo, MoveError
from tablee.match.play import Match
from tablee.match.record import SEATS
from tablee.match.rulebook import rulebook
from tablee.match.shelf import facts_of, load, texts_of
from tablee.terminal.keyboard import Keyboard, keyboard
from tablee.terminal.look_back import look_back
from tablee.terminal.opponents import RANDOM_LEVEL, Opponents
from tablee.terminal.scene import draw_scene
from tablee.terminal.sentences import Words

RECENT = 5  # entries of the log told beside a running clock
REFRESH = 0.1  # seconds between two drawings of a running clock


def play_here(
    game: str,
    seats: int | None,
    people: int,
    options: dict[str, Any],
    seed: int | None,
    record: Path | None,
    language: str,
    level: int,
) -> None:
    """Play one game to its end, or until somebody leaves."""
    with Console(stderr=True).status(Words(language)("preparing")):
        match = Match(game, seats, seed=seed, options=options)
        if people > match.seats:
            raise BadSeats(f"{people} people do not fit at a table of {match.seats}")
        opponents = Opponents(game, level if people < match.seats else RANDOM_LEVEL, random.Random(match.seed))
        get_ready(match, opponents)
    table = Table(match, people, language, opponents)
    try:
        asyncio.run(table.run())
    finally:
        if record:
            record.write_text(match.record(), "utf-8")
            table.console.print(table.words("written", path=record))


def get_ready(match: Match, opponents: Opponents) -> None:
    """Call once what will be called all the time: the first time on a machine it is compiled, which takes a moment."""
    for seat in match.to_act:
        if seat != "fate":
            match.why_not(seat, match.legal(seat)[0])
            opponents.warm_up(match, seat)
    match.view(None)


class Table:
    """The loop around one match: show, ask, play, tell."""

    def __init__(self, match: Match, people: int, language: str, opponents: Opponents) -> None:
        self.match = match
        self.people = set(range(people))
        self.language = language
        self.opponents = opponents
        self.console = Console(highlight=False)
        self.words = Words(language)
        self.facts = facts_of(match.game)
        self.names = [texts_of(match.game).player(seat, language) for seat in range(match.seats)]
        shared_secrets = self.facts.secrets and people > 1  # behind a curtain nobody can race
        self.live = self.facts.timed and not shared_secrets
        self.told = 0  # entries of the log already told
        self.refused: MoveError | None = None
        self.note = ""  # the last word to whoever types
        self.looking: int | None = None  # whose hand is on the screen
        self.acted: dict[int, int] = {}  # [seat] when a person moved last
        self.left = False
        self.began = time.monotonic()
        self.due: dict[int, float] = {}  # when an opponent will have made up its mind

    # -- the loop -------------------------------------------------------------------------------------------

    async def run(self) -> None:
        self.console.print(f"[bold]{self.facts.title}[/]   {self.words('help')}", markup=True)
        keys = keyboard(sys.stdin, self.live)
        others = asyncio.create_task(self._let_time_pass(keys)) if self.live else None
        try:
            while not self.match.over and not self.left:
                await self._turn(keys)
        finally:
            if others:
                others.cancel()
        self._finish()
        if self.match.over and self.people:
            await look_back(keys, self.console, self.match, self.words)

    async def _turn(self, keys: Keyboard) -> None:
        if not self.live:
            self._play_for_others()
        if self.match.over:
            return
        await self._pass_the_keyboard(keys, self._person_to_act())
        if not self.live:
            self._tell()
            self._show()
        line = await keys.ask(self._prompt, self._choices, REFRESH if self.live else None)
        self._answer(line)

    def _answer(self, line: str | None) -> None:
        """What was typed: a word for the table, a move's number or a move."""
        if line is None or line in ("quit", "q"):
            self.left = True
        elif line == "?" or line.startswith("? "):
            self._explain(line[1:].strip())
        elif line == "undo":
            self._undo()
        elif line == "hint":
            self._hint()
        elif line:
            self._play(line)

    def _play(self, text: str) -> None:
        seat = self._person_to_act()
        if seat is None:
            self._say(self.words("wait"))
            return
        shown = self.match.offered(seat)
        move = shown[int(text) - 1] if text.isdecimal() and text not in shown and 0 < int(text) <= len(shown) else text
        try:
            self.match.play(seat, move, self._now())
            self.acted[seat] = self.match.moves
            self.refused, self.note = None, ""
        except MoveError as error:
            self.refused = error
            self._say(f"[red]✗[/] {error.rule} {escape(error.text(self.language))}  {self.words('why')}")

    def _undo(self) -> None:
        try:
            self.match.undo()
            self.told = min(self.told, len(self.match.log))
        except CannotUndo as error:
            self._say(f"[red]✗[/] {escape(error.text(self.language))}")

    def _hint(self) -> None:
        seat = self._person_to_act()
        if seat is None:
            self._say(self.words("wait"))
            return
        thought = self.opponents.advice(self.match, seat)
        line = " ".join(thought.lines[0].moves)
        self._say(self.words("hint", move=thought.move, value=self.words.share(thought.value[seat]), line=line))

    # -- time and the other players ---------------------------------------------------------------------------

    def _now(self) -> int | None:
        """Milliseconds since the table opened, where the game runs in time."""
        return int((time.monotonic() - self.began) * 1000) if self.live else None

    async def _let_time_pass(self, keys: Keyboard) -> None:
        """In a timed game the others move when they have made up their minds, whatever the person types."""
        while not self.match.over:
            await asyncio.sleep(REFRESH)
            self.match.pass_time(self._now() or 0)
            others = self._others_to_act()
            self.due = {seat: due for seat, due in self.due.items() if seat in others}  # the clock may have been faster
            for seat in others:
                if seat not in self.due:
                    self.due[seat] = time.monotonic() + self.opponents.pause(self._time_left())
                if time.monotonic() >= self.due[seat]:
                    del self.due[seat]
                    self._play_for(seat, await asyncio.to_thread(self.opponents.move, self.match.copy(), seat))
        keys.stop()

    def _time_left(self) -> int | None:
        """Milliseconds until something happens by itself."""
        alarm = self.match.alarm
        return None if alarm is None else alarm - (self._now() or 0)

    def _play_for_others(self) -> None:
        while others := self._others_to_act():
            self._play_for(others[0], self.opponents.move(self.match, others[0]))

    def _play_for(self, seat: int, move: str) -> None:
        try:
            self.match.play(seat, move, self._now())
        except MoveError:
            return  # the clock was faster; there will be another turn

    def _others_to_act(self) -> list[int]:
        return [seat for seat in self.match.to_act if seat != "fate" and seat not in self.people]

    def _person_to_act(self) -> int | None:
        """The person whose turn it is; if several may act at once, the one who has waited longest."""
        waiting = [seat for seat in self.match.to_act if seat != "fate" and seat in self.people]
        return min(waiting, key=lambda seat: self.acted.get(seat, -1), default=None)

    # -- the screen -----------------------------------------------------------------------------------------

    async def _pass_the_keyboard(self, keys: Keyboard, person: int | None) -> None:
        """Between two people hidden hands leave the screen before the next one sits down."""
        if person is None or person == self.looking:
            return
        if self.facts.secrets and len(self.people) > 1 and self.looking is not None:
            self.console.clear()
            await keys.ask(lambda: self.words("pass", who=self.names[person]) + " ", list, None)
            self.console.clear()
        self.looking = person

    def _show(self) -> None:
        """The board, and what can be done on it."""
        self.console.print(self._board())
        seat = self._person_to_act()
        if seat is not None and (said := self.match.prompt(seat)):
            self.console.print(f"[bold]{said.text(self.language)}[/]")

    def _board(self) -> RenderableType:
        match, view = self.match, self.match.view(self.looking)
        if drawing := load(match.game).part("terminal"):
            board: RenderableType = drawing.draw(view, self.language)
            return board
        scene = match.scene(self.looking)
        if scene is None:
            return in_words(view)
        return draw_scene(scene, texts_of(match.game), self.language, match.to_act, load(match.game).colours)

    def _prompt(self) -> str:
        """What stands before the cursor; with a running clock everything does, drawn anew."""
        seat = self._person_to_act()
        line = f"{SEATS[seat]} {self.names[seat]}> " if seat is not None else f"{self.words('waiting')} "
        if not self.live:
            return line
        with self.console.capture() as capture:
            self._tell_since(max(0, len(self.match.log) - RECENT), RECENT)
            self._show()
            self.console.print(self.note)
        return capture.get() + line

    def _choices(self) -> list[str]:
        seat = self._person_to_act()
        return self.match.offered(seat) if seat is not None else []

    def _tell(self) -> None:
        """The story since it was last told."""
        self._tell_since(self.told, None)
        self.told = len(self.match.log)

    def _tell_since(self, entry: int, most: int | None) -> None:
        story = self.match.story(self.looking, entry)
        for said in story if most is None else story[-most:]:
            self.console.print(f"[dim]{said.rule:>4}[/] {said.text(self.language)}")

    def _say(self, words: str) -> None:
        """A word to whoever types: below the board if that is drawn anew all the time."""
        self.note = words
        if not self.live:
            self.console.print(words)

    def _explain(self, about: str) -> None:
        """`?`: the rule behind the last refusal, or what may be played; `? H5`: that rule; `? move`: why not."""
        book = rulebook(self.match.game, self.language)
        if about and not book.find(about):
            seat = self._person_to_act()
            self.refused = None if seat is None else self.match.why_not(seat, about, self._now())
            if self.refused is None:
                self.console.print(self.words("can", move=about))
                return
            self.console.print(f"{self.refused.rule} {escape(self.refused.text(self.language))}")
        section = book.find(about or (self.refused.rule if self.refused else ""))
        if section:
            self.console.print(Markdown(f"### {section.id}. {section.title}\n\n{section.text}"))
        else:
            self._list_moves()

    def _list_moves(self) -> None:
        seat = self._person_to_act()
        listed = self.match.named(seat) if seat is not None else []
        lines = [
            Text(f"{number}: {named.move}  ").append(named.label.text(self.language), "dim")
            for number, named in enumerate(listed, start=1)
        ]
        self.console.print(Columns(lines, padding=(0, 3), column_first=True))

    def _finish(self) -> None:
        self._tell()
        self.looking = None
        self.console.print(self._board())
        if self.match.over:
            names = [self.names[seat] for seat in self.match.winners]
            scores = ", ".join(
                f"{name} {score}" for name, score in zip(self.names, self.match.scores or [], strict=True)
            )
            self.console.print(f"[bold]{self.words('won', who=names, scores=scores)}[/]")


def in_words(view: dict[str, Any]) -> RenderableType:
    """The board of a game that has none: its position as text."""
    return Group(*(Text(f"{key:>12}  {value}") for key, value in view.items() if key not in ("game", "options")))
