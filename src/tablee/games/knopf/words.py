"""Kopf oder Knopf in words: moves as texts, the position as a dict, what can be done, what happened, why not."""

import re
from functools import cache
from typing import Any

import numpy as np

from tablee.kernel.contract import Move, Seat
from tablee.match.said import Player, Said, Term, Texts

from .landing import Landing, landings
from .maps import SIZE
from .rules import in_forbidden_group, legal, removals, threats
from .state import (
    BLUE,
    BUTTONS,
    CHANGE,
    CHANGE_MOVE,
    DIRECTIONS,
    EMPTY,
    FREE,
    HOLD_MOVE,
    LANDING,
    LANDINGS,
    MOST_MOVES,
    MOVE,
    NEXT,
    OFF_BOARD,
    OVER,
    PASS_MOVE,
    PENALTY,
    QUIET_END,
    RED,
    REPEATS_END,
    SLIDE,
    SPARE_MOVE,
    SQUARES,
    STRIKE,
    STRIKE_MOVE,
    Position,
)

say = Texts.beside(__file__)
FILES = "abcdefghij"
WORDS = {
    SPARE_MOVE: "spare",
    STRIKE_MOVE: "strike",
    HOLD_MOVE: "hold",
    PASS_MOVE: "pass",
    CHANGE_MOVE: "change",
}
SQUARE = "([a-j])([1-9]|10)"


# -- moves and squares --------------------------------------------------------------------------------------


def name(square: int) -> str:
    return f"{FILES[square // SIZE]}{square % SIZE + 1}"


def names(squares: list[int]) -> list[str]:
    return [name(square) for square in squares]


def text(move: Move) -> str:
    if move in WORDS:
        return WORDS[move]
    if move < SQUARES:
        return f"x{name(move)}"
    return "{}-{}".format(*map(name, divmod(move - SLIDE, 100)))


def parse(text: str) -> Move:
    for move, word in WORDS.items():
        if text == word:
            return move
    if found := re.fullmatch(f"x{SQUARE}", text):
        return _square(found[1], found[2])
    if found := re.fullmatch(f"{SQUARE}-{SQUARE}", text):
        return SLIDE + 100 * _square(found[1], found[2]) + _square(found[3], found[4])
    raise ValueError(text)


def _square(file: str, rank: str) -> int:
    return SIZE * FILES.index(file) + int(rank) - 1


def parts(move: Move) -> dict[str, Any]:
    """What a board matches gestures against. Squares are named as in a view: "b3".

    kind    keys
    slide   from, to: squares
    take    square: where the button of a forbidden group stands
    spare
    strike
    hold
    pass
    change  the second game begins
    """
    if move in WORDS:
        return {"kind": WORDS[move]}
    if move < SQUARES:
        return {"kind": "take", "square": name(move)}
    start, end = divmod(move - SLIDE, 100)
    return {"kind": "slide", "from": name(start), "to": name(end)}


def label(move: Move) -> Said:
    told = parts(move)
    return say.label(told.pop("kind"), **told)


def claims(s: Position) -> list[Move]:
    """Without aids a strike can always be tried, so that nothing says whether there is one."""
    return [] if s.aids or s.phase != STRIKE else [STRIKE_MOVE]


# -- the position -------------------------------------------------------------------------------------------


def describe(s: Position) -> dict[str, Any]:
    return {
        "red": [name(square) for square in buttons(s, RED)],
        "blue": [name(square) for square in buttons(s, BLUE)],
        "taken": s.taken.tolist(),
        "threatened": [[name(square) for square in threatened(s, seat)] for seat in (RED, BLUE)],
        "groups": [[[name(square) for square in group] for group in groups(s, seat)] for seat in (RED, BLUE)],
        "quiet": int(s.quiet),
        "seen": int(s.seen),
        "holes": list(printed(s.holes.tobytes())),
        "game_number": int(s.game),
        "taken_before": s.before.tolist(),
    }


@cache
def printed(holes: bytes) -> tuple[str, ...]:
    """A map as it lies on the table, line by line from the top."""
    by_file = np.frombuffer(holes, np.int16).reshape(SIZE, SIZE)
    return tuple("".join(map(str, row)) for row in by_file.T[::-1].tolist())


def pieces(s: Position) -> list[int]:
    return [int(s.left[RED] + s.taken[BLUE]), int(s.left[BLUE] + s.taken[RED])]


def buttons(s: Position, seat: Seat) -> list[int]:
    return [int(square) for square in s.button[seat, : s.left[seat]]]


def threatened(s: Position, seat: Seat) -> list[int]:
    """K6: rival squares this seat's pairs threaten, sorted."""
    out = np.zeros(BUTTONS, np.int64)
    return sorted(out[: threats(s, int(seat), out)].tolist())


def groups(s: Position, seat: Seat) -> list[list[int]]:
    """K5: this seat's forbidden groups, each sorted, by their first square."""
    left = {square for square in buttons(s, seat) if in_forbidden_group(s, square)}
    found = []
    while left:
        group = _connected(min(left), left)
        left -= group
        found.append(sorted(group))
    return found


def _connected(square: int, among: set[int]) -> set[int]:
    group, edge = {square}, [square]
    while edge:
        near = {int(NEXT[edge[-1], direction]) for direction in range(DIRECTIONS)}
        edge.pop()
        fresh = near & among - group
        group |= fresh
        edge.extend(fresh)
    return group


# -- what can be done ---------------------------------------------------------------------------------------


def prompt(s: Position, seat: Seat) -> Said:
    if s.phase == PENALTY:
        return say.prompt("penalty")
    if s.phase == STRIKE:
        return _strike_prompt(s)
    if s.phase == CHANGE:
        return say.prompt("change", mine=int(s.taken[seat]), theirs=int(s.taken[1 - seat]))
    return say.prompt("move" if any(can_slide(s, square) for square in buttons(s, seat)) else "pass")


def _strike_prompt(s: Position) -> Said:
    """Without aids nothing says whether there is one."""
    if not s.aids:
        return say.prompt("claim")
    if s.strikes == 1:
        return say.prompt("strike", square=name(int(s.struck[0])))
    return say.prompt("strike_several", count=int(s.strikes))


def can_slide(s: Position, start: int) -> bool:
    holes = int(s.holes[start])
    return bool((s.board[LANDING[holes, start, : LANDINGS[holes, start]]] == EMPTY).any())


def consequences(s: Position, seat: Seat, moves: list[Move]) -> dict[Move, Said]:
    """What a button finds where it lands, if anything; nothing is told where players are to see for themselves."""
    if s.phase != MOVE or not s.aids or PASS_MOVE in moves:
        return {}
    told = ((move, _consequence(s, seat, move, found)) for move, found in landings(s, seat, moves))
    return {move: said for move, said in told if said}


def _consequence(s: Position, seat: Seat, move: Move, found: Landing) -> Said | None:
    square, rival = name(found.square), Player(1 - seat)
    if found.grouped:
        return say.consequence("group", square=square, others=names(_group_joined(s, seat, move)), rival=rival)
    if found.partner == OFF_BOARD:
        return say.consequence("exposed", square=square, rival=rival) if found.endangered else None
    pair = {"square": square, "partner": name(found.partner), "danger": int(found.endangered), "rival": rival}
    return (
        say.consequence("threat", **pair, targets=names(found.targets))
        if found.targets
        else say.consequence("pair", **pair)
    )


def _group_joined(s: Position, seat: Seat, move: Move) -> list[int]:
    """The others of the group that a button would be part of."""
    start, end = divmod(move - SLIDE, 100)
    return sorted(_connected(end, {*buttons(s, seat), end} - {start}) - {end})


# -- what happened ------------------------------------------------------------------------------------------


def story(before: Position, seat: Seat, move: Move, after: Position) -> list[Said]:
    who, rival = Player(seat), Player(1 - seat)
    if move == STRIKE_MOVE:
        told = [say("strike", who=who, squares=names(sorted(before.struck[: before.strikes].tolist())))]
    elif move == HOLD_MOVE and not before.aids:
        told = [say("no_strike", who=who)]
    elif move in WORDS:
        told = [say(WORDS[move], who=who)]
    elif move < SQUARES:
        told = [say("penalty", who=who, rival=rival, square=name(move))]
    else:
        told = _moved(move, seat, after)
    return told + _ended(after)


def _moved(move: Move, seat: Seat, after: Position) -> list[Said]:
    start, end = divmod(move - SLIDE, 100)
    told = [say("move", who=Player(seat), start=name(start), end=name(end))]
    if not after.aids:
        return told
    if in_forbidden_group(after, end):
        told.append(say("group", who=Player(seat), square=name(end)))
    targets = threatened(after, seat)
    return [*told, say("threat", who=Player(seat), squares=names(targets))] if targets else told


def _ended(after: Position) -> list[Said]:
    if after.phase not in (OVER, CHANGE):
        return []
    if after.phase == CHANGE:
        return [*_why_ended(after), _first_game(after)]
    return [*_why_ended(after), _result(after)]


def _why_ended(after: Position) -> list[Said]:
    """Why this game is over; where there is but one, reaching the target is told as the win."""
    ahead = _ahead(after.taken)
    if after.taken[ahead] >= after.target:
        return [] if after.games == 1 else [say("reached", who=Player(ahead), taken=int(after.taken[ahead]))]
    return [_stopped(after)]


def _stopped(after: Position) -> Said:
    if after.seen >= REPEATS_END:
        return say("repeated")
    if after.quiet >= QUIET_END:
        return say("quiet")
    return say("out_of_reach", who=Player(1 - _ahead(after.taken + after.before)))


def _first_game(after: Position) -> Said:
    red, blue = after.taken.tolist()
    return say("first_game", who=Player(RED), taken=red, rival=Player(BLUE), theirs=blue)


def _result(after: Position) -> Said:
    taken = after.taken + after.before
    ahead = _ahead(taken)
    most, least = int(taken[ahead]), int(taken[1 - ahead])
    if after.games == 1:
        return say("draw") if most == least else say("wins", who=Player(ahead), taken=most)
    if most == least:
        return say("match_drawn", taken=most)
    return say("match_won", who=Player(ahead), taken=most, theirs=least)


def _ahead(taken: Any) -> Seat:
    """[seat] Whoever has more; blue if nobody has."""
    return RED if taken[RED] > taken[BLUE] else BLUE


# -- why not ------------------------------------------------------------------------------------------------


def standing(s: Position, seat: Seat) -> tuple[int, Said]:
    """K8, K10: the more buttons taken, the better."""
    taken, before = removals(s, seat), int(s.before[seat])
    if s.games == 1:
        return taken, say.standing("taken", n=taken)
    return taken, say.standing("taken_in_both", n=taken, first=before, second=taken - before)


def refuse(s: Position, seat: Seat, move: Move) -> Said:
    if s.phase == PENALTY:
        return _no_penalty(move)
    if s.phase == STRIKE:
        return _no_strike(s, seat, move)
    if s.phase == CHANGE:
        return say("change_first")
    if move == PASS_MOVE:
        return say("must_move")
    if move < SLIDE:
        vain = move == STRIKE_MOVE and s.aids and not threatened(s, seat)
        return say("nothing_threatened" if vain else "move_now", example=_example(s, seat))
    return _no_slide(s, *divmod(move - SLIDE, 100))


def _no_strike(s: Position, seat: Seat, move: Move) -> Said:
    if move == STRIKE_MOVE:
        return say("nothing_threatened", example=_example(s, seat))
    return say("strike_or_hold" if s.aids else "claim_or_hold")


def _example(s: Position, seat: Seat) -> Term:
    """A move that is legal now, as it is called."""
    out = np.zeros(MOST_MOVES, np.int64)
    legal(s, seat, out)
    return label(int(out[0])).term


def _no_penalty(move: Move) -> Said:
    return say("not_in_group", square=name(move)) if move < SQUARES else say("penalty_or_spare")


def _no_slide(s: Position, start: int, end: int) -> Said:
    if s.board[start] != s.turn:
        return say("not_yours", square=name(start))
    holes = int(s.holes[start])
    if end in LANDING[holes, start]:
        return say("occupied", square=name(end))
    return say("free_distance" if holes == FREE else "distance", square=name(start), holes=holes)
