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
from tablee.search.tree.nodes import NONE, SEAT, add_child, edge, has_child, place_of
from tablee.search.tree.playout import next_seat, play_out, still_to_act
from tablee.search.tree.selection import choose
from tablee.search.tree.workspace import LONGEST

NOBODY: Final = -1  # fate has no tree
HASTE: Final = 0.01  # of the reward, for each decision an end comes later
SOON: Final = 30  # decisions; after so many it no longer matters


@rule
def simulate(w: Any, nodes: Any) -> None:
    w.world = w.root
    imagine(w.world, w.seat, w.random)
    for tree in range(w.trees):
        w.here[tree] = w.roots[tree]
        w.lengths[tree] = 0
    first, last, decisions = decide_in_trees(w, nodes)
    in_sight = to_act(w.world) == 0
    play_out(w, last)
    if in_sight:
        prefer_sooner(w, decisions)
    learn(w, nodes)
    note_choice(w, first)


@rule
def decide_in_trees(w: Any, nodes: Any) -> tuple[Move, Seat, int]:
    """Play until somebody has to act who has left his tree.

    Returns the thinking seat's first move, who acted last, and how many decisions there were.
    """
    first, last, decisions = NEVER, int(w.seat) - 1, 0
    acting = to_act(w.world)
    while acting:
        if acting == FATE_ACTS:
            play(w, nodes, FATE, draw(w.world, w.random), NOBODY, NONE)
        else:
            seat = next_seat(acting, last)
            tree = seat if w.trees > 1 else 0
            if w.here[tree] == NONE or (w.sight > 0 and decisions >= w.sight):
                break
            if decisions == 0 or still_to_act(w.world, seat, w.pace):
                move, child = choose(w, nodes, w.here[tree], seat)
                first = move if decisions == 0 else first
                play(w, nodes, seat, move, tree, child)
            last = seat
            decisions += 1
        acting = to_act(w.world)
    return first, last, decisions


@rule
def play(w: Any, nodes: Any, seat: Seat, move: Move, own: int, child: int) -> None:
    """Make a move in every tree that is not left yet, and in the world. The mover knows its node in his own tree."""
    for tree in range(w.trees):
        if w.here[tree] == NONE:
            continue
        if tree == own and child != NONE:
            go_to(w, tree, child, True)
        else:
            shown = move if w.trees == 1 or tree == seat else seen(w.world, seat, move, tree)
            follow(w, nodes, tree, edge(seat, shown))
    apply(w.world, seat, move)


@rule
def follow(w: Any, nodes: Any, tree: int, key: int) -> None:
    """Go down one edge; if it is new, make it and leave the tree."""
    node = w.here[tree]
    place = place_of(nodes, node, key)
    if has_child(nodes, node, place, key):
        go_to(w, tree, nodes[node].first + place, True)
    else:
        go_to(w, tree, add_child(w, nodes, node, place, key), False)


@rule
def go_to(w: Any, tree: int, child: int, known: bool) -> None:
    length = w.lengths[tree]
    if child != NONE:
        w.path[tree, length] = child
        w.lengths[tree] = length + 1
    w.here[tree] = child if known and length + 1 < LONGEST else NONE


@rule
def prefer_sooner(w: Any, decisions: int) -> None:
    """An end that the trees reach counts the more the sooner it comes: a sure win is not put off for ever."""
    weight, even = 1.0 - HASTE * min(decisions - 1, SOON), 1.0 / w.seats
    for seat in range(w.seats):
        w.reward[seat] = even + (w.reward[seat] - even) * weight


@rule
def learn(w: Any, nodes: Any) -> None:
    """Credit every move on the way with what it came to for the seat that made it."""
    for tree in range(w.trees):
        nodes[w.roots[tree]].visits += 1
        for i in range(w.lengths[tree]):
            node = nodes[w.path[tree, i]]
            node.visits += 1
            node.worth += (w.reward[node.key & SEAT] - node.worth) / node.visits
            node.doubt = 1.0 / sqrt(node.visits)


@rule
def note_choice(w: Any, move: Move) -> None:
    """Count the simulation at the root, with its value for every seat."""
    w.simulations += 1
    i = 0
    while w.choice[i] != move:
        i += 1
    w.visits[i] += 1
    for seat in range(w.seats):
        w.totals[seat] += w.reward[seat]
        w.values[i, seat] += w.reward[seat]
