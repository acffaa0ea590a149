"""Checks on a board as data: its scenes make sense, give nothing away, and every move can be pressed on them."""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from types import ModuleType
from typing import Any, Final, get_args

import msgspec

from tablee.kernel.chance import generator
from tablee.kernel.contract import SPECTATOR, UNKNOWN
from tablee.match.engine import engine_of
from tablee.match.naming import Named
from tablee.match.play import Match
from tablee.match.said import Term, message_id
from tablee.match.scene import SHAPES, SOUNDS, Colour, Scene, untagged
from tablee.match.shelf import facts_of, folder_of, load, texts_of
from tablee.testkit.findings import Fault, about, fault, place_of_name
from tablee.testkit.set_up import set_up
from tablee.testkit.walk import finished, positions, where

ART: Final = "art.svg"


@about("scene", "put pieces on places there are, in shapes there are, with words that texts.*.ftl has")
def scenes_make_sense(game: str, count: int) -> Iterator[str]:
    """Pieces are on places there are, whoever looks; what is written there can be read in every language."""
    board = load(game).board
    if board is None:
        return
    if load(game).about_moves("touches") is None:
        what = "board.py has no touches(move): expected what is pressed to make it, the target last; [] for a button"
        yield fault(game, "touches", what, "write touches, or a book of moves in words.py")
    yield from ill_sounding(game, board)
    yield from ill_coloured(game, board)
    known, read = {*SHAPES, *symbols(game)}, set[bytes]()
    for match in chain(positions(game, count // 4, seed=11), finished(game, max(1, count // 200), seed=11)):
        for viewer in viewers(match):
            scene = scene_of(match, viewer)
            faults = (*scene.faults(match.seats), *ill_shaped(scene, known), *ill_written(scene, game, read))
            yield from (f"{what} ({where(match)})" for what in faults)


@about("scene", "draw only what the record that scene is given tells, and write nothing into it")
def scenes_show_what_is_known(game: str, count: int) -> Iterator[str]:
    """A scene follows from what its viewer may know, and drawing it changes nothing."""
    board = load(game).board
    for index, match in enumerate(positions(game, count // 4 if board else 0, seed=12)):
        viewer = viewers(match)[index % len(viewers(match))]
        before, scene = match.position.tobytes(), scene_of(match, viewer)
        if match.position.tobytes() != before:
            yield f"scene changes the position it draws ({where(match)})"
        if scene != scene_of(another_world(match, viewer, index), viewer):
            yield f"two worlds that {viewer} cannot tell apart look different ({where(match)})"


@about("touches", "name in touches what scene draws with that touch, and enough of it to tell a move from the others")
def touches_lead_to_moves(game: str, count: int) -> Iterator[str]:
    """Whatever a legal move is made of can be pressed, and tells it from the others."""
    touches, pressed = load(game).about_moves("touches"), None
    for match in positions(game, count if touches else 0, seed=13):
        for seat in match.to_act:
            if seat != "fate":
                moves = match.named(seat)
                pressed = pressed or any(one.touches for one in moves)
                found = untouchable(scene_of(match, seat), moves)
                yield from (f"{what} ({where(match)})" for what in found)
    if pressed is False:
        yield "no move is ever made on the board: each is a button beside it"


def untouchable(scene: Scene, moves: list[Named]) -> Iterator[str]:
    there, alike = scene.touchable(), defaultdict[tuple[str, ...], list[str]](list)
    for one in moves:
        alike[tuple(sorted(one.touches))].append(one.move)
        if not there.issuperset(one.touches):
            missing = ", ".join(repr(touch) for touch in one.touches if touch not in there)
            yield f"{one.move!r} is made by pressing {missing}: expected a zone, a place or a piece with that touch"
    for touches, sharing in alike.items():
        if touches and len(sharing) > 1:
            yield f"{', '.join(sharing)} are all made by pressing {', '.join(touches)}: expected one move"


def ill_shaped(scene: Scene, known: set[str]) -> Iterator[str]:
    shapes = {piece.shape for piece in scene.pieces} | {zone.picture for zone in scene.zones if zone.picture}
    for shape in sorted(shapes - known):
        yield f"{shape!r} is drawn: expected {', '.join(SHAPES)}, or a <symbol id={shape!r}> in {ART}"


def ill_written(scene: Scene, game: str, read: set[bytes]) -> Iterator[str]:
    """What cannot be read, or should not be; what has been `read` before is passed over."""
    numbers = [*scene.said(), *(piece.count for piece in scene.pieces)]
    if UNKNOWN in numbers:
        yield f"{UNKNOWN} is shown, which is UNKNOWN: expected a piece with hidden=True, or none"
    for words in scene.said():
        key = msgspec.json.encode(words)
        if isinstance(words, dict) and key not in read:
            read.add(key)
            yield from ill_worded(untagged(words, texts_of(game)))


def ill_worded(term: Any) -> Iterator[str]:
    if not isinstance(term, Term):
        return
    if term.id not in term.texts:
        yield f"{term.id} is written, which texts.*.ftl does not have"
        return
    for language in term.texts.languages:
        _, errors = term.texts.format(term.id, language, term.values)
        yield from (f"{term.id} is not right in texts.{language}.ftl: {error}" for error in errors)


def ill_sounding(game: str, board: ModuleType) -> Iterator[Fault]:
    here = place_of_name(game, "board.py", "SOUNDS")
    for key, name in getattr(board, "SOUNDS", {}).items():
        if message_id("said", key) not in texts_of(game):
            what = f"SOUNDS has {key!r}, but texts.*.ftl no {message_id('said', key)}"
            yield Fault(what, here, "name a sentence of the story")
        if name not in SOUNDS:
            yield Fault(f"SOUNDS has the sound {name!r}", here, f"choose one of {', '.join(SOUNDS)}")


def ill_coloured(game: str, board: ModuleType) -> Iterator[Fault]:
    colours, here = getattr(board, "COLOURS", ()), place_of_name(game, "board.py", "COLOURS")
    known, seats = get_args(Colour), max(facts_of(game).seats)
    for colour in sorted(set(colours) - set(known)):
        yield Fault(f"COLOURS has the colour {colour!r}", here, f"choose from {', '.join(known)}")
    if colours and len(set(colours)) < seats:
        yield Fault(f"COLOURS has {len(set(colours))} colours for {seats} seats", here, "give each seat its own")


def symbols(game: str) -> list[str]:
    path = folder_of(game) / ART
    return re.findall(r"<symbol[^>]*\bid=[\"']([^\"']+)", path.read_text("utf-8")) if path.exists() else []


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None] if facts_of(match.game).secrets else [None]


def scene_of(match: Match, viewer: int | None) -> Scene:
    scene = match.scene(viewer)
    assert scene is not None
    return scene


def another_world(match: Match, viewer: int | None, number: int) -> Match:
    """One that fits all that the viewer may know."""
    seat = SPECTATOR if viewer is None else viewer
    return set_up(match, engine_of(match.game).imagined(match.hidden(viewer)[0], seat, generator(number))[0])
