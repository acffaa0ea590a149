"""What a screen is shown: made from the room, the person and the seat in front of the screen, and nothing else."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from tablee.match.naming import Named
from tablee.match.play import Match, Passed
from tablee.match.said import Said, Texts
from tablee.match.shelf import level_name, load
from tablee.server.tables.decide import unanswered
from tablee.server.tables.room import Room
from tablee.server.tables.seating import Seating
from tablee.server.tables.table import ChatEntry, Table
from tablee.server.texts import say
from tablee.server.wire import (
    Asked,
    Chat,
    ChatLine,
    ClockRule,
    Clocks,
    Ending,
    LabelByKey,
    MoveByKey,
    NamedMove,
    Position,
    SeatShown,
    Standing,
    Step,
    TableMessage,
    TableShown,
    Told,
    ToldByKey,
)

encode = msgspec.json.Encoder().encode

NEVER: Final = -1  # the number of those who have been told nothing yet
MOST_TOLD: Final = 100  # entries of the story, to a newcomer, and of those that are shown step by step
MOST_NAMED: Final = 20_000  # moves of a game that are remembered
MOST_WORDED: Final = 20_000  # sentences of a game that are remembered

Json = Any  # part of a message that is written already, as msgspec.Raw

NOTHING: Final[Json] = msgspec.Raw(b"[]")


class Sight(Struct, frozen=True, gc=False):
    """What a message says to everybody who sees the same and was told the same before."""

    view: Json
    scene: Json | None
    story: Json
    earlier: int
    steps: Json
    undone: int | None


class Wording(Struct, frozen=True):
    """How a screen is spoken to: in which language, and whether it words stories and moves itself."""

    language: str
    keys: bool = False


# -- the table ----------------------------------------------------------------------------------------------


def table_message(room: Room, person: str | None, wording: Wording) -> bytes:
    return encode(TableMessage(room.table.number, room.now(), table_shown(room, person, wording)))


def table_shown(room: Room, person: str | None, wording: Wording) -> TableShown:
    table, setup, seating = room.table, room.table.setup, room.seating
    seated = {sitter.person for sitter in table.sitters if sitter.person}
    return TableShown(
        id=table.id,
        game=setup.game,
        title=table.facts.title,
        options=setup.options,
        seats=seats_shown(seating, person, wording.language),
        status=table.status,
        public=setup.public,
        chat=setup.chat,
        rated=setup.rated,
        clock=ClockRule(setup.clock.bank, setup.clock.increment, setup.clock.out) if setup.clock else None,
        seal=table.seal,
        ending=ending_shown(room, wording),
        asked=asked_shown(table),
        rematch=room.rematch,
        owner=person is not None and person == room.owner,
        host=next(iter(table.seats_of(room.owner)), None),
        made=table.made,
        spectators=sum(viewer.person not in seated for viewer in room.viewers),
        unready=table.unready,
        runs_from=table.runs_from,
    )


def seats_shown(seating: Seating, person: str | None, language: str) -> list[SeatShown]:
    return [seat_shown(seating, seat, person, language) for seat in range(len(seating.sitters))]


def seat_shown(seating: Seating, seat: int, person: str | None, language: str) -> SeatShown:
    sitter = seating.sitters[seat]
    name = seat_name(seating, seat, language)
    resigned = seat in seating.given_up
    if sitter.person is not None:
        here, yours = sitter.person in seating.here, sitter.person == person
        profile, owes = seating.people.profiles.get(seat), seating.owed.get(seat)
        return SeatShown(name, "person", None, here, yours, resigned, profile, owes)
    if sitter.level is None:
        return SeatShown(name, "open", resigned=resigned)
    level = level_name(seating.game, sitter.level).text(language)
    return SeatShown(name, "bot", sitter.level, here=True, resigned=resigned, level_name=level)


def seat_name(seating: Seating, seat: int, language: str) -> str:
    sitter = seating.sitters[seat]
    if sitter.person is not None:
        return seating.people.names.get(seat, "…")
    return say.text("seat-free", language) if sitter.free else seating.bot_name(seat)


def names_shown(seating: Seating, language: str) -> list[str]:
    return [seat_name(seating, seat, language) for seat in range(len(seating.sitters))]


def ending_shown(room: Room, wording: Wording) -> Ending | None:
    ending, match = room.table.ending, room.table.match
    if ending is None or match is None:
        return None
    stands = match.standings
    told = worded(room, [one.said for one in stands], wording)
    standings = [Standing(one.seat, one.place, said) for one, said in zip(stands, told, strict=True)]
    return Ending(ending.why, ending.seat, ending.winners, ending.scores, standings)


def asked_shown(table: Table) -> Asked | None:
    if table.asked is None:
        return None
    return Asked(table.asked.seat, table.asked.what, unanswered(table))


# -- the position -------------------------------------------------------------------------------------------


def facing(table: Table, mine: list[int], looking: int | None) -> tuple[int | None, int | None]:
    """Whose view a screen of these seats shows, and the seat it should be passed to first, if hands are hidden."""
    if not mine:
        return None, None
    if len(mine) == 1:
        return mine[0], None
    acting = [seat for seat in mine if seat in table.to_act]
    if not table.facts.secrets:
        return (acting or mine)[0], None
    if looking in acting or (not acting and looking in mine):
        return looking, None
    return None, (acting or mine)[0]


def position_message(room: Room, person: str | None, looking: int | None, since: int, wording: Wording) -> bytes:
    """The position and what happened since a number; `room.table` has a match."""
    at = room.now()
    time = room.table.game_time(at)
    table = room.table if time is None else room.table.at(at)
    match = table.match
    assert match is not None
    mine = table.seats_of(person)
    seat, curtain = facing(table, mine, looking)
    asked = seat if may_act(table, seat) else None
    sight = sight_of(room, table, seat, since, time, wording)
    return encode(
        Position(
            number=table.number,
            now=at,
            seat=seat,
            curtain=curtain,
            view=sight.view,
            moves=moves_of(room, table, asked, wording),
            story=sight.story,
            earlier=sight.earlier,
            steps=sight.steps,
            scene=sight.scene,
            undone=sight.undone,
            clocks=Clocks(table.clock.left_at(at), list(table.clock.running)) if table.clock else None,
            time=time,
            alarm=match.alarm if time is not None else None,
            not_before=match.not_before(seat) if time is not None and seat in table.to_act else None,
            can_undo=not table.facts.timed and table.status == "playing" and any(map(table.moved.__getitem__, mine)),
            prompt=prompt_of(room, match, asked, wording) if asked is not None else None,
            consequences=consequences_of(match, asked) if wording.keys and asked is not None else {},
        )
    )


def sight_of(room: Room, table: Table, seat: int | None, since: int, time: int | None, wording: Wording) -> Sight:
    """Made once for all screens that are shown the same; those that word stories themselves differ in no language."""
    viewer = seat if table.facts.secrets else None
    key = viewer, since, time, None if wording.keys else wording.language
    sight: Sight | None = room.drawn.get(key)
    if sight is None:
        sight = room.drawn[key] = _sight(room, table, viewer, since, time, wording)
    return sight


def _sight(room: Room, table: Table, viewer: int | None, since: int, time: int | None, wording: Wording) -> Sight:
    match, undone = table.match, undone_since(table, since)
    assert match is not None
    told = since if undone is None else NEVER
    first = table.told_by(told)
    earlier = earlier_than(match, first)
    story = NOTHING
    if first < match.entries or time is not None:
        story = as_json(worded(room, match.story(viewer, earlier or first), wording))
    steps = steps_of(match, viewer, first) if wording.keys and told >= 0 else NOTHING
    view, scene = _view(room, match, viewer, time, wording), _scene(room, match, viewer, time)
    return Sight(view, scene, story, earlier, steps, undone)


def earlier_than(match: Match, first: int) -> int:
    """How many entries of the story are left out for somebody who was told the first ones; they can be asked for."""
    kept = match.entries - MOST_TOLD
    return kept if kept > first else 0


def _view(room: Room, match: Match, viewer: int | None, time: int | None, wording: Wording) -> Json:
    """The same whatever was told before. A screen that words stories itself is a page: it draws the scene."""
    by_scene = wording.keys and load(match.game).drawn_from_data
    key = "view", viewer, time, by_scene
    if key not in room.drawn:
        room.drawn[key] = as_json(match.page_view(viewer) if by_scene else match.view(viewer))
    return room.drawn[key]


def _scene(room: Room, match: Match, viewer: int | None, time: int | None) -> Json | None:
    key = "scene", viewer, time
    if key not in room.drawn:
        scene = match.scene(viewer)
        room.drawn[key] = as_json(scene) if scene else None
    return room.drawn[key]


def as_json(part: object) -> Json:
    return msgspec.Raw(encode(part))


def may_act(table: Table, seat: int | None) -> bool:
    """Whether it is the seat's turn and nobody acts for it."""
    return seat is not None and seat in table.to_act and table.level_at(seat) is None


def moves_of(room: Room, table: Table, seat: int | None, wording: Wording) -> Json:
    """A list of named moves as JSON: the moves of a seat that may act."""
    if seat is None:
        return NOTHING
    assert table.match is not None
    known = _moves(table.setup.game, wording)
    moves = [known.get(move) or _move_shown(room, move, wording) for move in table.match.offered(seat)]
    return msgspec.Raw(b"[%b]" % b",".join(moves))


@cache
def _moves(game: str, wording: Wording) -> dict[str, bytes]:
    """Moves as they are shown, as JSON, by their text: a move means the same in every position."""
    return {}


def _move_shown(room: Room, move: str, wording: Wording) -> bytes:
    """Remembered, unless its label calls those at this table by their names."""
    game = room.table.setup.game
    one, known = load(game).named(move), _moves(game, wording)
    shown = encode(move_shown(room, one, wording))
    if wording.keys or not one.label.names_players:
        if len(known) > MOST_NAMED:
            known.clear()
        known[move] = shown
    return shown


def move_shown(room: Room, one: Named, wording: Wording) -> NamedMove | MoveByKey:
    if wording.keys:
        return MoveByKey(one.move, LabelByKey(one.label.key, one.label.tagged()), one.parts, one.touches)
    return named(one, wording.language, names_in(room, wording.language))


def named(one: Named, language: str, names: Sequence[str]) -> NamedMove:
    return NamedMove(one.move, one.label.text(language, names), one.parts, one.touches)


def prompt_of(room: Room, match: Match, seat: int, wording: Wording) -> Json | None:
    """What a seat that may act can do."""
    said = match.prompt(seat)
    return _sentence(said, wording, names_for(room, wording)) if said else None


def consequences_of(match: Match, seat: int) -> dict[str, ToldByKey]:
    """What moves of a seat that may act will do."""
    return {move: by_key(said) for move, said in match.consequences(seat).items()}


def steps_of(match: Match, viewer: int | None, first: int) -> Json:
    """The positions on the way from that entry of the log on as JSON; none if there are too many."""
    if not 1 < match.entries - first <= MOST_TOLD:
        return NOTHING
    return as_json([step_shown(one) for one in match.steps(viewer, first)])


def step_shown(passed: Passed) -> Step:
    return Step(passed.view, passed.told, passed.scene)


def worded(room: Room, story: list[Said], wording: Wording) -> list[Json]:
    """Each sentence as JSON: Told, or ToldByKey for a screen that words it itself."""
    names = names_for(room, wording)
    return [_sentence(said, wording, names) for said in story]


def _sentence(said: Said, wording: Wording, names: tuple[str, ...]) -> Json:
    """Worded once for all that is filled in alike, types included: a player is a number too, but has a name."""
    known, values = _sentences(said.texts, wording), said.values
    key = (said.id, names, *values.items(), *map(type, values.values()))
    try:
        if key not in known:
            if len(known) > MOST_WORDED:
                known.clear()
            known[key] = _as_told(said, wording, names)
        return known[key]
    except TypeError:  # a list fills it, or a word that has gaps itself
        return _as_told(said, wording, names)


@cache
def _sentences(texts: Texts, wording: Wording) -> dict[object, Json]:
    return {}


def _as_told(said: Said, wording: Wording, names: tuple[str, ...]) -> Json:
    return msgspec.Raw(encode(by_key(said) if wording.keys else told(said, wording.language, names)))


def names_for(room: Room, wording: Wording) -> tuple[str, ...]:
    """No names for a screen that words sentences itself: what it is sent is the same at every table."""
    return () if wording.keys else names_in(room, wording.language)


def names_in(room: Room, language: str) -> tuple[str, ...]:
    """What those at a table are called, kept for as long as they sit there."""
    if language not in room.called:
        room.called[language] = tuple(names_shown(room.seating, language))
    return room.called[language]


def by_key(said: Said) -> ToldByKey:
    return ToldByKey(said.rule, said.key, said.tagged())


def undone_since(table: Table, since: int) -> int | None:
    """Who took a move back after somebody was told up to a number: what they were told does not hold any more."""
    if since == NEVER or table.undone is None or table.undone[0] <= since:
        return None
    return table.undone[1]


def told(said: Said, language: str, names: Sequence[str]) -> Told:
    return Told(said.rule, said.key, said.text(language, names), said.plain())


# -- chat ---------------------------------------------------------------------------------------------------


def chat_message(room: Room, since: int) -> bytes | None:
    """Lines said after a number; None if there are none."""
    chat = room.table.chat
    if not chat or chat[-1].number <= since:
        return None
    return encode(Chat([chat_line(room, line) for line in chat if line.number > since]))


def chat_line(room: Room, line: ChatEntry) -> ChatLine:
    name = room.speakers.get(line.person or "", "…")
    return ChatLine(line.number, name, line.seat, line.text, line.at)
