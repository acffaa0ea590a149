"""Kopf oder Knopf's rules, in the sheet's words."""

from typing import Any

import numpy as np

from tablee.kernel.contract import Move, Moves, Options, Position, Scores, Seat
from tablee.kernel.rule import rule

from .geometry import clear_struck, forget_history, is_crowded, other, remove, set_buttons, slide
from .state import (
    BACK,
    BLUE,
    BLUE_BEGINS,
    EMPTY,
    HOLD_MOVE,
    HOLES,
    LANDING,
    LANDINGS,
    MOVE,
    NEXT,
    NOT_ONE,
    OFF_BOARD,
    ONLY,
    OVER,
    PASS_MOVE,
    PENALTY,
    QUIET_END,
    REPEATS_END,
    SLIDE,
    SPARE_MOVE,
    SQUARES,
    STRIKE,
    STRIKE_MOVE,
)


@rule
def setup(s: Position, seats: int, options: Options) -> None:
    """K3: the second ring, red and blue in turn; red begins."""
    s.target, s.aids = options[0], options[2]
    print_holes(s, options[1])
    set_buttons(s)
    remember_position(s)
    begin_turn(s)


@rule
def print_holes(s: Position, chosen: int) -> None:
    """K2: into the position, so that any map can be played on."""
    for square in range(SQUARES):
        s.holes[square] = HOLES[chosen, square]


@rule
def to_act(s: Position) -> int:
    return 0 if s.phase == OVER else 1 << int(s.turn)


@rule
def legal(s: Position, seat: Seat, out: Moves) -> int:
    if s.phase == PENALTY:
        return penalties(s, out)
    if s.phase == STRIKE:
        return strikes(s, out)
    return slides(s, out)


@rule
def apply(s: Position, seat: Seat, move: Move) -> None:
    if s.phase == PENALTY:
        penalise_or_spare(s, move)
    elif s.phase == STRIKE:
        strike_or_hold(s, move)
    else:
        move_button(s, move)


@rule
def scores(s: Position, out: Scores) -> None:
    """K8, K9: more removals win; equal is a draw."""
    lead = int(s.taken[0]) - int(s.taken[1])
    out[0] = 0.5 + 0.5 * np.sign(lead)
    out[1] = 1.0 - out[0]


# -- K4: the order of a turn --------------------------------------------------------------------------------


@rule
def begin_turn(s: Position) -> None:
    if s.crowded[other(s.turn)]:
        s.phase = PENALTY
    else:
        look_for_strike(s)


@rule
def look_for_strike(s: Position) -> None:
    """Without aids it is for the player to see whether there is anything to strike."""
    s.strikes = threats(s, s.turn, s.struck)
    if s.strikes or not s.aids:
        s.phase = STRIKE
    else:
        about_to_move(s)


@rule
def about_to_move(s: Position) -> None:
    """K9, second look: 80 moves without a removal end the game."""
    s.phase = OVER if s.quiet >= QUIET_END else MOVE


# -- K5: the penalty ----------------------------------------------------------------------------------------


@rule
def in_forbidden_group(s: Position, square: int) -> bool:
    """More than two touching: this button touches two of its colour, or one that does."""
    direction = ONLY[s.touching[square]]
    return is_crowded(s, square if direction == NOT_ONE else NEXT[square, direction])


@rule
def penalties(s: Position, out: Moves) -> int:
    n = 0
    rival = other(s.turn)
    for i in range(s.left[rival]):
        square = s.button[rival, i]
        if in_forbidden_group(s, square):
            out[n] = square
            n += 1
    out[n] = SPARE_MOVE
    return n + 1


@rule
def penalise_or_spare(s: Position, move: Move) -> None:
    if move != SPARE_MOVE:
        take(s, move)
    if target_reached(s):
        s.phase = OVER
    else:
        look_for_strike(s)


# -- K6: the strike -----------------------------------------------------------------------------------------


@rule
def strikes(s: Position, out: Moves) -> int:
    n = 0
    if s.strikes:
        out[0] = STRIKE_MOVE
        n = 1
    out[n] = HOLD_MOVE
    return n + 1


@rule
def threats(s: Position, seat: Seat, out: Any) -> int:
    """Write the rival buttons that this seat's pairs threaten into `out`, and return how many."""
    n = 0
    for i in range(s.left[seat]):
        target = threatened_beyond(s, int(s.button[seat, i]))
        if target != OFF_BOARD:
            n = add_once(out, n, target)
    return n


@rule
def threatened_beyond(s: Position, square: int) -> int:
    """The rival button that is threatened by the pair whose end this is, on that side; OFF_BOARD if there is none."""
    direction = ONLY[s.touching[square]]
    if direction == NOT_ONE:
        return OFF_BOARD
    partner = NEXT[square, direction]
    if ONLY[s.touching[partner]] == NOT_ONE:
        return OFF_BOARD
    return first_in_reach(s, partner, square, BACK - direction)


@rule
def first_in_reach(s: Position, partner: int, end: int, direction: int) -> int:
    """What the pair threatens on its line beyond `end`: the first button met, if it is the rival's; or OFF_BOARD."""
    square = end
    for _ in range(s.holes[partner] + s.holes[end]):
        square = NEXT[square, direction]
        if square == OFF_BOARD or s.board[square] == s.board[end]:
            return OFF_BOARD
        if s.board[square] != EMPTY:
            return int(square)
    return OFF_BOARD


@rule
def add_once(out: Any, n: int, square: int) -> int:
    """A button threatened by two pairs is threatened once."""
    for i in range(n):
        if out[i] == square:
            return n
    out[n] = square
    return n + 1


@rule
def strike_or_hold(s: Position, move: Move) -> None:
    """All threatened buttons or none; what the strike uncovers is safe this turn."""
    if move == STRIKE_MOVE:
        for i in range(s.strikes):
            take(s, s.struck[i])
    clear_struck(s)
    if target_reached(s):
        s.phase = OVER
    else:
        about_to_move(s)


@rule
def take(s: Position, square: int) -> None:
    remove(s, other(s.turn), square)
    s.taken[s.turn] += 1
    s.quiet = 0
    forget_history(s)


@rule
def target_reached(s: Position) -> bool:
    """K8."""
    return bool(s.taken[s.turn] >= s.target)


# -- K7: the move -------------------------------------------------------------------------------------------


@rule
def slides(s: Position, out: Moves) -> int:
    """Exactly as far as there are holes under the button, or 1 to 4 from four holes, jumping whatever lies between."""
    n = 0
    for i in range(s.left[s.turn]):
        start = int(s.button[s.turn, i])
        holes = int(s.holes[start])
        for j in range(LANDINGS[holes, start]):  # written at once and kept if free: nobody guesses where buttons lie
            out[n] = SLIDE + 100 * start + LANDING[holes, start, j]
            n += s.board[LANDING[holes, start, j]] == EMPTY
    if n:
        return n
    out[0] = PASS_MOVE
    return 1


@rule
def move_button(s: Position, move: Move) -> None:
    if move != PASS_MOVE:
        slide(s, s.turn, (move - SLIDE) // 100, (move - SLIDE) % 100)
    s.quiet += 1
    s.turn = other(s.turn)
    remember_position(s)
    if s.seen >= REPEATS_END:
        s.phase = OVER
    else:
        begin_turn(s)


# -- K9: has this position been there before? ----------------------------------------------------------------


@rule
def remember_position(s: Position) -> None:
    """Positions before the last removal cannot come back, so only those since are kept."""
    key = s.key ^ BLUE_BEGINS if s.turn == BLUE else s.key ^ np.uint64(0)
    seen = 1
    for i in range(s.begun):
        seen += s.history[i] == key
    s.seen = seen
    s.history[s.begun] = key
    s.begun += 1
