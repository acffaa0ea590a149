"""Checks on the rules themselves: order, sameness, endings, time."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, FATE_ACTS, Time
from tablee.kernel.errors import TableeError
from tablee.match.desk import SEATS_OF
from tablee.match.engine import engine_of
from tablee.match.play import Match
from tablee.match.seats import SeatName
from tablee.match.shelf import facts_of, load
from tablee.testkit.entering import entering, left
from tablee.testkit.findings import Fault, about, fault, place_of_name
from tablee.testkit.walk import Walker, play_if_still_possible, positions, random_games, where

PATIENCE = 100_000  # moves after which a random game is held to be endless


@about("legal", "write one move at least for each seat in to_act, in ascending order: order the loops, or the bits")
def plain_python_runs(game: str, count: int) -> Iterator[str]:
    """Random games run in plain Python: whoever may act has moves, and they ascend."""
    for match in positions(game, max(count // 20, 50), compiled=False):
        yield from _moves_in_order(match)


@about("legal", "write one move at least for each seat in to_act, in ascending order: order the loops, or the bits")
def legal_moves_are_in_order(game: str, count: int) -> Iterator[str]:
    """Who may act has moves; they ascend without repeats; to_act names only seats there are, or fate alone."""
    for match in positions(game, count):
        yield from _moves_in_order(match)


def _moves_in_order(match: Match) -> Iterator[str]:
    acting, most = int(match._desk.acting), load(match.game).most_moves
    if acting >> match.seats and acting != FATE_ACTS:
        what = f"to_act is {acting:b}: a seat there is not, or fate beside others ({where(match)})"
        yield fault(match.game, "to_act", what, "give a mask of seats below s.seats, FATE_ACTS alone, or 0")
    for seat in match.to_act:
        texts = match.legal(seat)
        moves = match._desk.moves[: len(texts)].tolist()
        if not moves:
            yield f"seat {seat} is to act but has no legal move ({where(match)})"
        if len(moves) > most:
            what = f"{len(moves)} legal moves, but MOST_MOVES is {most} ({where(match)})"
            yield fault(match.game, "state.py", what, f"say MOST_MOVES = {len(moves)}, or more")
        if any(a >= b for a, b in pairwise(moves)):
            yield f"legal moves do not ascend: {texts} ({where(match)})"


@about("moves.py", "list every move in PLAYS or FATES, ascending: range() over each part of a move")
def every_move_is_listed(game: str, count: int) -> Iterator[str]:
    """moves.py or the book lists, ascending and without repeats, every move that players or fate ever have."""
    plays, fates = load(game).catalogue
    if any(a >= b for moves in (plays, fates) for a, b in pairwise(moves)):
        yield "moves.py: PLAYS and FATES must ascend without repeats"
    listed = {False: set(plays), True: set(fates)}
    for match in positions(game, count, seed=4):
        for seat in match.to_act:
            texts = match.legal(seat)
            missing = set(match._desk.moves[: len(texts)].tolist()) - listed[seat == "fate"]
            if missing:
                yield unlisted(game, f"{sorted(map(load(game).text_of, missing))} of {seat} ({where(match)})")


def unlisted(game: str, moves: str) -> str:
    if load(game).part("moves"):
        return f"moves.py does not list {moves}"
    place = place_of_name(game, "words.py", "book")
    return Fault(f"the book of moves has no {moves}", place, "declare the kind, with fate=True where fate makes it")


@about(
    "apply",
    "look for an index out of range, a number too large for its field, a swap of rows, a global that changes",
)
def compiled_equals_interpreted(game: str, count: int) -> Iterator[str]:
    """The same moves give the same bytes and the same legal moves, compiled and in plain Python."""
    plain: Match | None = None
    walker, games = Walker(count), random_games(game, 1)
    entering("setup", game)
    compiled = next(games)
    left()
    for _ in range(count):
        if plain is None:
            plain = Match(game, compiled.seats, options=compiled.options, fate="manual", compiled=False)
        if plain.position.tobytes() != compiled.position.tobytes():
            yield f"bytes differ ({where(compiled)})"
        if [plain.legal(seat) for seat in plain.to_act] != [compiled.legal(seat) for seat in compiled.to_act]:
            yield f"legal moves differ ({where(compiled)})"
        if walker.leaves(compiled):
            compiled, plain = next(games), None
            walker.begin()
            continue
        seat, move, at = walker.choose(compiled)
        possible = at is None or plain.why_not(seat, move, at) is None
        if not possible:
            plain.pass_time(at or 0)
            compiled.pass_time(at or 0)
            continue
        plain.play(seat, move, at)  # first: there an endless loop can be stopped
        _one_by_one(compiled, seat, move, at)
        compiled.play(seat, move, at)


def _one_by_one(match: Match, seat: SeatName, move: str, at: Time | None) -> None:
    """Make a move by one rule after the other: one that does not come back is known by its name."""
    engine, position, here = engine_of(match.game), match.position, f"{move} of {seat} ({where(match)})"
    if at is not None:
        entering("pass_time", here)
        engine.pass_time(position, at)
    entering("apply", here)
    engine.apply(position, FATE if seat == "fate" else seat, match._code(move))
    entering("to_act", f"after {here}")
    acting = int(engine.to_act(position))
    entering("legal", f"after {here}")
    for one in SEATS_OF[acting]:
        engine.legal_of(position, FATE if one == "fate" else one)
    left()


@about("apply", "let the position follow from the moves alone, and write each move in a text of its own")
def logs_replay_to_the_byte(game: str, count: int) -> Iterator[str]:
    """A record read back is the same position and the same record, at any moment of a game."""
    for index, match in enumerate(positions(game, count, seed=2)):
        if index % 50 and not match.over:
            continue
        text = match.record()
        try:
            again = Match.from_record(text)
        except TableeError as error:
            yield f"a record cannot be read back: {error} ({where(match)})"
            continue
        if again.recorded.tobytes() != match.recorded.tobytes() or again.log != match.log:
            yield f"a record replays to another position ({where(match)})"


@about("draw", "let draw return one of the moves that legal gives FATE, and let every game come to an end")
def fate_draws_what_is_legal(game: str, count: int) -> Iterator[str]:
    """Fate playing by itself makes only moves that `legal` gives it, and games come to an end."""
    games = random_games(game, 0)
    for index in range(max(1, count // 200)):
        yield from _plays_to_the_end(next(games), index)


def _plays_to_the_end(match: Match, seed: int) -> Iterator[str]:
    engine, walker, random = engine_of(match.game), Walker(seed), generator(seed)
    for _ in range(PATIENCE):
        if match.over:
            return
        if match.to_act != ("fate",):
            play_if_still_possible(match, *walker.choose(match))
            continue
        if not facts_of(match.game).chance:
            what = f"fate is to act, but facts.py says chance=False ({where(match)})"
            yield fault(match.game, "facts.py", what, "say chance=True")
            return
        drawn = int(engine.draw(match.position, random))
        if drawn not in engine.legal_of(match.position, FATE):
            yield f"fate drew the move {drawn}, which is not legal ({where(match)})"
            return
        match.play("fate", match._text_of(drawn))
    if match.to_act == ("fate",):
        yield fault(match.game, "to_act", f"fate acts for ever ({where(match)})", "give a seat or 0 once fate is done")
    else:
        todo = "let every game come to an end: count, say, the moves in which nothing happens"
        yield fault(match.game, "to_act", f"a random game did not end within {PATIENCE} moves ({where(match)})", todo)


@about("scores", "write a finite number for each seat, and end the game only when there is a winner")
def scores_are_final(game: str, count: int) -> Iterator[str]:
    """A finished game has one finite score a seat and a winner; an unfinished one has neither."""
    for match in positions(game, count, seed=3):
        scores = np.full(match.seats, np.nan if match.over else 0.0)
        if match.over:
            engine_of(game).scores(match.position, scores)
        if not np.isfinite(scores).all():
            yield f"over, but scores are {scores.tolist()} ({where(match)})"
        elif match.over != bool(match.winners):
            yield f"{'' if match.over else 'not '}over, but the winners are {match.winners} ({where(match)})"


@about("pass_time", "let what happens depend on the time asked for, not on how often it is asked for")
def time_passes_evenly(game: str, count: int) -> Iterator[str]:
    """Going to a time in two steps is going there in one; nothing happens before the alarm."""
    if not facts_of(game).timed:
        return
    engine, walker = engine_of(game), Walker(9)
    for match in positions(game, count, seed=9):
        now, alarm = int(engine.clock(match.position)), match.alarm
        if now < 0 or match.to_act == ("fate",):
            continue
        early, late = sorted(now + walker.random.randrange(20_000) for _ in range(2))
        once, twice = match.position, match.position
        engine.pass_time(once, late)
        engine.pass_time(twice, early)
        engine.pass_time(twice, late)
        if once.tobytes() != twice.tobytes():
            yield f"{now} -> {early} -> {late} is not {now} -> {late} ({where(match)})"
        if alarm is not None and alarm <= now:
            what = f"the alarm rings at {alarm}, but it is {now} ({where(match)})"
            yield fault(game, "alarm", what, "give a time that is still to come, or NEVER")
