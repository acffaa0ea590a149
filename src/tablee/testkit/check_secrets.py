"""Checks on secrets: what a seat cannot know makes no difference to what it is given."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablee.kernel.chance import generator
from tablee.kernel.contract import FATE, SPECTATOR, UNKNOWN
from tablee.match.engine import Engine, engine_of
from tablee.match.play import Match
from tablee.match.shelf import facts_of, load
from tablee.testkit.entering import entering
from tablee.testkit.entering import left as come_back
from tablee.testkit.findings import about, fault, function_of
from tablee.testkit.set_up import set_up
from tablee.testkit.surprise import FAR, unlike
from tablee.testkit.walk import Walker, positions, variants, where

AT_RANDOM: Final = 60  # moves that are made in an imagined world
TRIES: Final = 1_000  # worlds imagined from one record, to see whether something is left out
PAIRS: Final = 400  # of something seen with something imagined that are looked at, a variant
NEEDED: Final = ("hide", "imagine", "seen")


@about("hide", "let hide overwrite, for every seat but those who know it, just what they do not know")
def secrets_stay_secret(game: str, count: int) -> Iterator[str]:
    """Positions that differ only in what a seat cannot know look the same to it in every way."""
    yield from _functions_fit_facts(game)
    chooser = random.Random(8)
    known: list[str] = []
    for index, match in enumerate(positions(game, count, seed=8)):
        viewer = [*range(match.seats), None][index % (match.seats + 1)]
        if viewer in match.to_act:
            known = (known + chooser.sample(match.legal(viewer), 1))[-200:]
            yield from _choices_are_secret(match, viewer)
        yield from _worlds_look_alike(match, viewer, index, chooser.choice(known) if known else None)


def _choices_are_secret(match: Match, viewer: int) -> Iterator[str]:
    """Whoever chooses at once with others is not shown what they choose; in real time the quicker may be watched."""
    if facts_of(match.game).timed:
        return
    engine = engine_of(match.game)
    for mover in [int(seat) for seat in match.to_act if seat != viewer]:
        moves = engine.legal_of(match.position, mover)
        shown = sorted({int(engine.seen(match.position, mover, move, viewer)) for move in moves})
        if len(shown) > 1:
            one, other, *_ = map(match._text_of, shown)
            what = f"seat {viewer} is still to choose and is shown whether seat {mover} chooses {one!r} or {other!r}"
            todo = "hide a choice until all have chosen, and mask it in seen; or let them choose one after the other"
            yield fault(match.game, "seen", f"{what} ({where(match)})", todo)


def _functions_fit_facts(game: str) -> Iterator[str]:
    secrets = facts_of(game).secrets
    for name in NEEDED:
        there = function_of(game, name) is not None
        if secrets and not there:
            yield fault(game, name, f"facts.py says secrets=True, but rules.py has no {name}", f"write {name}")
        elif there and not secrets:
            yield fault(game, name, f"rules.py has {name}, but facts.py says secrets=False", "say secrets=True")


def _worlds_look_alike(match: Match, viewer: int | None, index: int, move: str | None) -> Iterator[str]:
    engine, seat = engine_of(match.game), SPECTATOR if viewer is None else viewer
    hidden = match.hidden(viewer)
    if engine.hidden(hidden[0], seat).tobytes() != hidden.tobytes():
        yield f"hiding twice is not hiding once for {viewer} ({where(match)})"
    if match.over and hidden.tobytes() != match.position.tobytes():
        yield f"the game is over, but {differing(hidden, match.position)} is hidden from {viewer} ({where(match)})"
    entering("imagine", where(match))
    imagined = engine.imagined(hidden[0], seat, generator(index))
    come_back()
    again = engine.hidden(imagined[0], seat)
    if again.tobytes() != hidden.tobytes():
        what = (
            f"hide(imagine(hide(s))) is not hide(s) for {viewer}: {differing(again, hidden)} differs ({where(match)})"
        )
        yield fault(
            match.game, "imagine", what, "let imagine change only what is UNKNOWN, and hide hide all it fills in"
        )
    world = set_up(match, imagined[0])
    if json.dumps(world.view(viewer)) != json.dumps(match.view(viewer)):
        yield f"two worlds that {viewer} cannot tell apart give two views ({where(match)})"
    if viewer is None:
        return
    if world.to_act != match.to_act or world.legal(viewer) != match.legal(viewer):
        what = f"what may be played depends on what {viewer} cannot know ({where(match)})"
        yield fault(match.game, "legal", what, "let to_act and a seat's legal moves follow from what that seat knows")
    elif move and str(world.why_not(viewer, move)) != str(match.why_not(viewer, move)):
        what = f"the refusal of {move} depends on what {viewer} cannot know ({where(match)})"
        yield fault(match.game, "refuse", what, "say only what follows from the record that refuse is given")


# -- moves and what is left of them ------------------------------------------------------------------------------


@about("hide", "let hide overwrite whatever tells these moves apart until all may know it")
def moves_show_what_records_tell(game: str, count: int) -> Iterator[str]:
    """Moves shown alike leave a viewer the same record and the same story, and moves shown apart leave him others.

    Fate's, and those of players, also while others are still to choose.
    """
    for index, match in enumerate(positions(game, count if facts_of(game).secrets else 0, seed=10)):
        viewer = [*range(match.seats), SPECTATOR][index % (match.seats + 1)]
        for seat in match.to_act:
            mover = FATE if seat == "fate" else seat
            if mover != viewer:
                yield from _mover_tells_no_more(match, mover, viewer)


def _mover_tells_no_more(match: Match, mover: int, viewer: int) -> Iterator[str]:
    engine = engine_of(match.game)
    records: dict[int, dict[bytes, Any]] = {}  # by what is shown: what is left, and the open position
    shown_as: dict[bytes, dict[int, bytes]] = {}  # by what is left: how it was shown, and the open position
    for move in engine.legal_of(match.position, mover):
        after = match.position
        shown = int(engine.seen(after, mover, move, viewer))
        engine.apply(after, mover, move)
        left = engine.hidden(after[0], viewer).tobytes()
        records.setdefault(shown, {}).setdefault(left, after)
        shown_as.setdefault(left, {})[shown] = after.tobytes()
    yield from _shown_alike(match, mover, viewer, records)
    yield from _shown_apart(match, viewer, shown_as)


def _ends_in_a_reveal(match: Match, mover: int, after: Any) -> bool:
    """Whether nobody is left to choose, and something secret is secret no more: a `?` may then be told apart."""
    engine = engine_of(match.game)
    others = int(engine.to_act(match.position)) & ~(1 << mover)
    if mover == FATE or others & int(engine.to_act(after)):
        return False
    before, later = (cells(engine.hidden(one, SPECTATOR))[1] for one in (match.position, after))
    return bool(((before == UNKNOWN) & (later != UNKNOWN)).any())


def _shown_alike(match: Match, mover: int, viewer: int, records: dict[int, dict[bytes, Any]]) -> Iterator[str]:
    for shown, left in records.items():
        if len(left) > 1 and not _ends_in_a_reveal(match, mover, next(iter(left.values()))):
            one, other, *_ = (np.frombuffer(record, load(match.game).type) for record in left)
            text = match._text_of(shown)
            yield (
                f"{_name(viewer)} is shown {text!r} for {len(left)} moves, but its record tells them apart: "
                f"{differing(one, other)} is not hidden ({where(match)})"
            )


def _shown_apart(match: Match, viewer: int, shown_as: dict[bytes, dict[int, bytes]]) -> Iterator[str]:
    for ways in shown_as.values():
        if len(ways) > 1 and len(set(ways.values())) > 1:
            texts = [match._text_of(shown) for shown in ways]
            what = f"{_name(viewer)} is shown {texts[0]!r} or {texts[1]!r}, which its record does not tell apart"
            todo = "let seen give one number, with a ? in its text, for moves that this viewer may not tell apart"
            yield fault(match.game, "seen", f"{what} ({where(match)})", todo)


def _name(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def differing(one: Any, other: Any) -> str:
    """The first field in which two records differ, with its place in the field."""
    for name in one.dtype.names:
        for place in np.argwhere(np.atleast_1d(one[name][0] != other[name][0])):
            return named_cell(name, tuple(place), one[name][0])
    return "nothing"


def named_cell(name: str, place: tuple[int, ...], field: Any) -> str:
    return f"{name}[{', '.join(map(str, place))}]" if np.ndim(field) else str(name)


# -- imagined worlds ---------------------------------------------------------------------------------------------


@about("imagine", "fill in every UNKNOWN so that the whole could have been dealt and played")
def imagined_worlds_can_be_played(game: str, count: int) -> Iterator[str]:
    """Imagined worlds are whole: nothing in them is UNKNOWN, no piece is lost or made, and play goes on in them."""
    if not facts_of(game).secrets:
        return
    for index, match in enumerate(positions(game, count // 4, seed=13)):
        seat = [*range(match.seats), SPECTATOR][index % (match.seats + 1)]
        hidden = engine_of(game).hidden(match.position[0], seat)
        world = engine_of(game).imagined(hidden[0], seat, generator(index))
        faults = list(_not_whole(match, world, seat))
        yield from faults
        if not faults and index % 8 == 0:
            yield from _cannot_go_on(match, world, index)


def _not_whole(match: Match, world: Any, seat: int) -> Iterator[str]:
    for name in world.dtype.names:
        if np.any(world[name][0] == UNKNOWN):
            place = tuple(np.argwhere(np.atleast_1d(world[name][0] == UNKNOWN))[0])
            cell = named_cell(name, place, world[name][0])
            yield f"imagine leaves {cell} UNKNOWN for {_name(seat)} ({where(match)})"
            return
    pieces = getattr(load(match.game).words, "pieces", None)
    if pieces and pieces(world[0]) != (there := pieces(match.position[0])):
        yield f"{there} pieces are {pieces(world[0])} in a world {_name(seat)} imagines ({where(match)})"


def _cannot_go_on(match: Match, world: Any, seed: int) -> Iterator[str]:
    """Plays on in plain Python, which notices what compiled code would not."""
    going = Match(match.game, match.seats, options=match.options, fate="manual", compiled=False)
    try:
        going = set_up(going, world[0])
        walker = Walker(seed)
        for _ in range(AT_RANDOM):
            if going.over:
                return
            if not all(going.legal(seat) for seat in going.to_act):
                yield f"in an imagined world {going.to_act[0]} is to act and has no move ({where(match)})"
                return
            seat, move, _ = walker.choose(going)
            going.play(seat, move)
    except (ArithmeticError, LookupError, ValueError) as error:
        yield f"play cannot go on in an imagined world: {type(error).__name__}: {error} ({where(match)})"


@about("imagine", "draw each unknown thing from all that may be there, each card or lot as likely as the others")
def worlds_are_imagined_evenly(game: str, count: int) -> Iterator[str]:
    """What fate has dealt is imagined as often as fate deals it, given what the seat sees; nothing is left out."""
    if not facts_of(game).secrets:
        return
    kinds = variants(game)
    chosen = random.Random(14).sample(kinds, min(len(kinds), 3))
    for number, (seats, options) in enumerate(chosen):
        first = Match(game, seats, options=options, fate="manual")
        for seat in (number % seats, SPECTATOR):
            yield from _uneven(first, seat, max(count // len(chosen), 500))
    yield from _left_out(game, max(count // 40, 30))


def _uneven(match: Match, seat: int, deals: int) -> Iterator[str]:
    """Compares worlds as fate deals them with worlds imagined from what the seat sees of such deals."""
    engine = engine_of(match.game)
    dealt = np.concatenate([_dealt(match, engine, number) for number in range(deals)])
    hidden = np.concatenate([engine.hidden(one, seat) for one in dealt])
    imagined = np.concatenate([engine.imagined(one, seat, generator(16, n)) for n, one in enumerate(hidden)])
    (names, real), (_, fancied) = cells(dealt), cells(imagined)
    unknown = np.flatnonzero((cells(hidden)[1] == UNKNOWN).any(axis=0))
    known = [place for place in varying(real) if place not in set(unknown)]
    for one, other in _pairs(known, unknown.tolist()):
        sample = [pair[:, other] * 4096 + (pair[:, one] if one >= 0 else 0) for pair in (real, fancied)]
        if unlike(*sample) > FAR:
            given = f" beside what it sees in {names[one]}" if one >= 0 else ""
            yield f"{names[other]} is imagined by {_name(seat)} in other proportions than fate deals it{given}"
            return


def _dealt(match: Match, engine: Engine, number: int) -> Any:
    """A position after fate's first moves, before anybody else moves."""
    position, chance = match.position, generator(15, number)
    for _ in range(1_000):
        if engine.to_act(position) != 1 << FATE:
            break
        engine.apply(position, FATE, engine.draw(position, chance))
    return position


def cells(records: Any) -> tuple[list[str], NDArray[Any]]:
    """Every number of each record, [record, cell], and what the cells are called."""
    names: list[str] = []
    columns = []
    for name in records.dtype.names:
        field = records[name].reshape(len(records), -1)
        shape = records.dtype[name].shape
        names += [named_cell(name, tuple(place), np.empty(shape)) for place in np.ndindex(shape or (1,))]
        columns.append(field.astype(np.int64))
    return names, np.concatenate(columns, axis=1)


def varying(numbers: NDArray[Any]) -> list[int]:
    return [int(place) for place in np.flatnonzero((numbers != numbers[0]).any(axis=0))]


def _pairs(known: list[int], unknown: list[int]) -> list[tuple[int, int]]:
    """Each unknown cell by itself (-1), then beside cells that are known."""
    beside = [(one, other) for one in known for other in unknown]
    chosen = random.Random(17).sample(beside, min(len(beside), PAIRS))
    return [*((-1, other) for other in unknown), *chosen]


def _left_out(game: str, count: int) -> Iterator[str]:
    """A choice that somebody made in secret may be any of those that leave the viewer the same record."""
    told = set[str]()
    for index, match in enumerate(positions(game, count, seed=18)):
        viewer = index % match.seats
        for mover in [seat for seat in match.to_act if seat not in ("fate", viewer)]:
            for cell, value in _never_imagined(match, int(mover), viewer):
                if cell not in told:
                    yield f"imagine never makes {cell} {value} for seat {viewer}, though it may be ({where(match)})"
                told.add(cell)


def _never_imagined(match: Match, mover: int, viewer: int) -> Iterator[tuple[str, int]]:
    engine = engine_of(match.game)
    outcomes: dict[bytes, list[Any]] = {}
    for move in engine.legal_of(match.position, mover):
        after = match.position
        engine.apply(after, mover, move)
        outcomes.setdefault(engine.hidden(after[0], viewer).tobytes(), []).append(after)
    for left, afters in outcomes.items():
        hidden = np.frombuffer(left, load(match.game).type)
        names, possible = cells(np.concatenate(afters))
        telling = [place for place in varying(possible) if cells(hidden)[1][0, place] == UNKNOWN]
        telling = [place for place in telling if len(set(possible[:, place])) == len(afters)]
        if not telling:
            continue
        worlds = [engine.imagined(hidden[0], viewer, generator(19, number)) for number in range(TRIES)]
        imagined = cells(np.concatenate(worlds))[1]
        for place in telling:
            there = set(imagined[:, place].tolist())
            if len(there) <= TRIES // 20:  # of many more, each may be too rare to be met
                yield from ((names[place], value) for value in sorted({*possible[:, place].tolist()} - there))
