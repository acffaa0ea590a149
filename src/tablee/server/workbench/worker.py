"""A process that knows the rules: `python -m tablee.server.workbench.worker FOLDER`, questions in, answers out.

Rules are interpreted: nothing has to be compiled after a save. The game is imported when the first question comes, so
that a worker can be made ready before the file it will read has been saved.
"""

import os
import random
import sys
import threading
import traceback
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tablee.kernel.chance import generator
from tablee.kernel.contract import draw
from tablee.kernel.errors import MoveError, TableeError
from tablee.match.play import Match
from tablee.match.said import Said
from tablee.match.seats import Eyes as Seen
from tablee.match.shelf import facts_of, load
from tablee.match.teaching import LessonClock
from tablee.server.wire import NamedMove, Told
from tablee.server.workbench.played import (
    Answer,
    Ask,
    Begin,
    BenchMove,
    BenchRefused,
    BenchShown,
    BenchTrouble,
    Book,
    Card,
    Draw,
    Eyes,
    Fit,
    Look,
    MakeLesson,
    MakeTest,
    Play,
    Played,
    Questions,
    Wander,
)
from tablee.server.workbench.writing import NAMES, lesson_files, played_test
from tablee.testkit.watchdog import watching

MOST_ANSWERS: Final = 1_000  # of fate in a row: more is a mistake in the rules
CARDS: Final = "tablee.server.api.games"  # loads half the server: while a worker waits, or when it must
STEP: Final = 1_000  # milliseconds from move to move, where a game runs in time
QUESTIONS: Final[dict[type, str]] = {  # what of the bench answers them
    Begin: "begin", Fit: "fit", Look: "look", Play: "play", Draw: "draw", Wander: "wander", Ask: "ask", Card: "card",
    Book: "book", MakeLesson: "make_lesson", MakeTest: "make_test",
}  # fmt: skip
encode = msgspec.json.encode


class DoesNotFit(Exception):
    """The log leads nowhere from this entry on."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(why)
        self.entry = entry


class Bench:
    """The game of a folder, and the match that was asked about last."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.game = folder.name
        self._match: Match | None = None
        self._of: Played | None = None

    def match(self, played: Played, entries: int | None = None) -> Match:
        """At the position looked at, or after so many entries; from the last one on, where that is possible."""
        entries = played.at if entries is None else entries
        match = self._known(played, entries) or self._afresh(played)
        for number in range(match.entries, entries):
            seat, move, at = played.log[number]
            try:
                match.play(seat, move, at)
            except TableeError as error:
                raise DoesNotFit(number, f"{move} of {NAMES[seat] if seat != 'fate' else seat}: {error}") from None
        self._match, self._of = match.copy(), played
        if facts_of(self.game).timed and entries == played.at:
            match.pass_time(played.now)
        return match

    def _known(self, played: Played, entries: int) -> Match | None:
        match, of = self._match, self._of
        if match is None or of is None or match.entries > entries:
            return None
        same = (of.seats, of.options, of.log[: match.entries]) == (
            played.seats,
            played.options,
            played.log[: match.entries],
        )
        return match.copy() if same else None

    def _afresh(self, played: Played) -> Match:
        return Match(self.game, played.seats, options=played.options, fate="manual", compiled=False)

    # -- answers --------------------------------------------------------------------------------------------

    def begin(self, asked: Begin) -> Played:
        match = Match(self.game, asked.seats, options=asked.options, fate="manual", compiled=False)
        return Played(match.seats, dict(match.options))

    def fit(self, asked: Fit) -> int:
        """How many entries there are; DoesNotFit. All that can be looked at is looked at once."""
        self.match(asked.played, len(asked.played.log))
        self.look(Look(asked.played, "acting", "en"))
        return len(asked.played.log)

    def play(self, asked: Play) -> Played:
        match = self.match(asked.played)
        timed = facts_of(self.game).timed and asked.seat != "fate"
        match.play(asked.seat, asked.move, asked.played.now if timed else None)
        if asked.seed is not None:
            self._let_fate_draw(match, asked.seed)
        return gone_on(asked.played, match)

    def draw(self, asked: Draw) -> Played:
        match = self.match(asked.played)
        draw_once(match, generator(asked.seed))
        return gone_on(asked.played, match)

    def wander(self, asked: Wander) -> Played:
        match, chooser, now = self.match(asked.played), random.Random(asked.seed), asked.played.now
        self._let_fate_draw(match, chooser.getrandbits(64))
        for _ in range(asked.moves):
            if match.over:
                break
            seat = chooser.choice(match.to_act)
            match.play(seat, chooser.choice(match.legal(seat)), now if facts_of(self.game).timed else None)
            now += STEP
            self._let_fate_draw(match, chooser.getrandbits(64))
        return gone_on(asked.played, match)

    def _let_fate_draw(self, match: Match, seed: int) -> None:
        source = generator(seed)
        for _ in range(MOST_ANSWERS):
            if match.to_act != ("fate",):
                return
            draw_once(match, source)
        raise TableeError(f"fate has drawn {MOST_ANSWERS} times, and it is still to act")

    def ask(self, asked: Ask) -> BenchRefused:
        timed = facts_of(self.game).timed
        error = self.match(asked.played).why_not(asked.seat, asked.move, asked.played.now if timed else None)
        return refusal(error, asked.language, asked.played.seats) if error else BenchRefused("", "")

    def look(self, asked: Look) -> BenchShown:
        played, language = asked.played, asked.language
        match, names = self.match(played), NAMES[: asked.played.seats]
        acting = [seat for seat in match.to_act if seat != "fate"]
        seat, eyes = whose(asked.eyes, acting)
        prompt = match.prompt(seat) if seat is not None else None
        foretold = match.consequences(seat) if seat is not None else {}
        return BenchShown(
            game=self.game,
            title=facts_of(self.game).title,
            seats=played.seats,
            options=played.options,
            names=names,
            log=[self._entry(mover, move, language, names) for mover, move, _ in played.log],
            at=played.at,
            seat=seat,
            to_act=acting,
            over=match.over,
            scores=match.scores,
            view=match.view(eyes),
            scene=match.scene(eyes),
            moves=named(match, seat, language, names) if seat in acting else [],
            fate=named(match, "fate", language, names) if match.to_act == ("fate",) else [],
            consequences={move: told(said, language, names) for move, said in foretold.items()},
            prompt=told(prompt, language, names) if prompt else None,
            story=[told(said, language, names) for said in match.story(eyes, min(played.since, played.at))],
            clock=self._clock(match, played, seat),
        )

    def _entry(self, seat: Any, move: str, language: str, names: list[str]) -> BenchMove:
        label = load(self.game).named(move).label.text(language, names)
        return BenchMove(None if seat == "fate" else seat, move, label)

    def _clock(self, match: Match, played: Played, seat: int | None) -> LessonClock | None:
        if not facts_of(self.game).timed:
            return None
        not_before = match.not_before(seat) if seat in match.to_act and seat is not None else None
        return LessonClock(played.now, played.now, match.alarm, not_before)

    def card(self, asked: Card) -> Any:
        return import_module(CARDS).game_card(self.game, facts_of(self.game).title)

    def book(self, asked: Book) -> Any:
        return import_module(CARDS).rules_shown(self.game, asked.language)

    def make_lesson(self, asked: MakeLesson) -> Any:
        return lesson_files(self.match(asked.played), asked.learner, self.folder)

    def make_test(self, asked: MakeTest) -> Any:
        return played_test(self.match(asked.played), asked.rule, asked.sentence, self.folder)


def whose(eyes: Eyes, acting: list[int]) -> tuple[int | None, Seen]:
    """For whom moves are made, and who looks on. With the book open, whoever is to act is played for."""
    first = acting[0] if acting else None
    if isinstance(eyes, int):
        return eyes, eyes
    if eyes == "spectator":
        return None, None
    return first, "open" if eyes == "open" else first if first is not None else 0


def draw_once(match: Match, source: Any) -> None:
    if match.to_act != ("fate",):
        return
    match.play("fate", match._text_of(draw(match.position[0], source)))


def gone_on(played: Played, match: Match) -> Played:
    """What was made after the position looked at takes the place of what was to follow."""
    log = [(seat, move, at) for seat, move, at in match.log]
    made = [at for _, _, at in log[played.at :] if at is not None]
    now = max([played.now, *(at + STEP for at in made)])
    return replace(played, log=log, at=len(log), since=played.at, now=now)


def named(match: Match, seat: Any, language: str, names: list[str]) -> list[NamedMove]:
    return [NamedMove(one.move, one.label.text(language, names), one.parts, one.touches) for one in match.named(seat)]


def told(said: Said, language: str, names: list[str]) -> Told:
    return Told(said.rule, said.key, said.text(language, names), said.plain())


def refusal(error: MoveError, language: str, seats: int) -> BenchRefused:
    return BenchRefused(error.rule, error.text(language, NAMES[:seats]))


# -- one question at a time ---------------------------------------------------------------------------------


def answer(bench: Bench, question: Questions) -> Answer:
    """Whatever goes wrong in the game's code is an answer, too."""
    ask = getattr(bench, QUESTIONS[type(question)])
    try:
        with watching(str(bench.folder)):
            return Answer(msgspec.Raw(encode(ask(question))))
    except DoesNotFit as error:
        return Answer(trouble=BenchTrouble(str(error), fits=error.entry))
    except MoveError as error:
        return Answer(refused=refusal(error, getattr(question, "language", "en"), len(NAMES)))
    except Exception as error:  # a game under construction may raise anything
        return Answer(trouble=trouble(error, bench.folder))


def trouble(error: BaseException, folder: Path) -> BenchTrouble:
    """In words, with the place: the innermost line of the game's own, if there is one."""
    if isinstance(error, SyntaxError) and error.filename:
        what = f"{type(error).__name__}: {error.msg}"
        return BenchTrouble(what, shortened(error.filename, folder), error.lineno or 0, (error.text or "").strip())
    frames = traceback.extract_tb(error.__traceback__)
    place = next((frame for frame in reversed(frames) if Path(frame.filename).is_relative_to(folder)), None)
    what = str(error) if isinstance(error, TableeError) else f"{type(error).__name__}: {error}"
    if place is None:
        return BenchTrouble(what)
    return BenchTrouble(what, shortened(place.filename, folder), place.lineno or 0, place.line or "")


def shortened(file: str, folder: Path) -> str:
    path = Path(file)
    return str(path.relative_to(folder)) if path.is_relative_to(folder) else path.name


def main() -> None:
    """Until nobody asks any more. What a game prints is not taken for an answer."""
    folder = Path(sys.argv[1])
    out = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    threading.Thread(target=import_module, args=[CARDS], daemon=True).start()
    bench, decoder = Bench(folder), msgspec.json.Decoder(Questions)
    for line in sys.stdin.buffer:
        out.write(encode(answer(bench, decoder.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    main()
