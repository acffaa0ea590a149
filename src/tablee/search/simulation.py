"""One simulation: a world that the thinking seat can imagine, played down the trees and then out.

Where a game has secrets every seat has a tree of its own, whose edges are the moves as *it* saw them (`seen`). A seat
chooses by its own tree, so nothing it does depends on what it could not see: not on a card another drew, not on what
another has chosen in the same moment. Players who act at once therefore simply take turns, the thinking seat first.
Where nothing is secret all would see the same, and there is one tree for all.

Fate's moves are drawn anew in every simulation, with the right odds, and are edges like any other. Each tree grows by
one node a simulation: whoever makes it has left that tree; when the seat to act has left its tree, the rest is
played out.
"""

from math import sqrt
from typing import Any, Final

from tablee.kernel.contract import FATE, FATE_ACTS, NEVER, Move, Seat, apply, draw, imagine, seen, to_act
from tablee.kernel.rule import rule
from tablee.search.forest import LONGEST
from tablee.search.playout import next_seat, play_out, still_to_act
from tablee.search.selection import choose
from tablee.search.tree import NONE, SEAT, add_child, edge, has_child, place_of

NOBODY: Final = -1  # fate has no tree
HASTE: Final = 0.01  # of the reward, for each decision an end comes later
SOON: Final = 30  # decisions; after so many it no longer matters


@rule
def simulate(f: Any, nodes: Any) -> None:
    f.world = f.root
    imagine(f.world, f.seat, f.random)
    for tree in range(f.trees):
        f.here[tree] = f.roots[tree]
        f.lengths[tree] = 0
    first, last, decisions = decide_in_trees(f, nodes)
    in_sight = to_act(f.world) == 0
    play_out(f, last)
    if in_sight:
        prefer_sooner(f, decisions)
    learn(f, nodes)
    note_choice(f, first)


@rule
def decide_in_trees(f: Any, nodes: Any) -> tuple[Move, Seat, int]:
    """Play until somebody has to act who has left his tree.

    Returns the thinking seat's first move, who acted last, and how many decisions there were.
    """
    first, last, decisions = NEVER, int(f.seat) - 1, 0
    acting = to_act(f.world)
    while acting:
        if acting == FATE_ACTS:
            play(f, nodes, FATE, draw(f.world, f.random), NOBODY, NONE)
        else:
            seat = next_seat(acting, last)
            tree = seat if f.trees > 1 else 0
            if f.here[tree] == NONE or (f.sight > 0 and decisions >= f.sight):
                break
            if decisions == 0 or still_to_act(f.world, seat, f.pace):
                move, child = choose(f, nodes, f.here[tree], seat)
                first = move if decisions == 0 else first
                play(f, nodes, seat, move, tree, child)
            last = seat
            decisions += 1
        acting = to_act(f.world)
    return first, last, decisions


@rule
def play(f: Any, nodes: Any, seat: Seat, move: Move, own: int, child: int) -> None:
    """Make a move in every tree that is not left yet, and in the world. The mover knows its node in his own tree."""
    for tree in range(f.trees):
        if f.here[tree] == NONE:
            continue
        if tree == own and child != NONE:
            go_to(f, tree, child, True)
        else:
            shown = move if f.trees == 1 or tree == seat else seen(f.world, seat, move, tree)
            follow(f, nodes, tree, edge(seat, shown))
    apply(f.world, seat, move)


@rule
def follow(f: Any, nodes: Any, tree: int, key: int) -> None:
    """Go down one edge; if it is new, make it and leave the tree."""
    node = f.here[tree]
    place = place_of(nodes, node, key)
    if has_child(nodes, node, place, key):
        go_to(f, tree, nodes[node].first + place, True)
    else:
        go_to(f, tree, add_child(f, nodes, node, place, key), False)


@rule
def go_to(f: Any, tree: int, child: int, known: bool) -> None:
    length = f.lengths[tree]
    if child != NONE:
        f.path[tree, length] = child
        f.lengths[tree] = length + 1
    f.here[tree] = child if known and length + 1 < LONGEST else NONE


@rule
def prefer_sooner(f: Any, decisions: int) -> None:
    """An end that the trees reach counts the more the sooner it comes: a sure win is not put off for ever."""
    weight, even = 1.0 - HASTE * min(decisions - 1, SOON), 1.0 / f.seats
    for seat in range(f.seats):
        f.reward[seat] = even + (f.reward[seat] - even) * weight


@rule
def learn(f: Any, nodes: Any) -> None:
    """Credit every move on the way with what it came to for the seat that made it."""
    for tree in range(f.trees):
        nodes[f.roots[tree]].visits += 1
        for i in range(f.lengths[tree]):
            node = nodes[f.path[tree, i]]
            node.visits += 1
            node.worth += (f.reward[node.key & SEAT] - node.worth) / node.visits
            node.doubt = 1.0 / sqrt(node.visits)


@rule
def note_choice(f: Any, move: Move) -> None:
    """Count the simulation at the root, with its value for every seat."""
    f.simulations += 1
    i = 0
    while f.choice[i] != move:
        i += 1
    f.visits[i] += 1
    for seat in range(f.seats):
        f.totals[seat] += f.reward[seat]
        f.values[i, seat] += f.reward[seat]
