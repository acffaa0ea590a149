"""Which move to look at next: the one that has done best for whoever makes it, or the least known."""

from math import log, sqrt
from typing import Any, Final

from tablee.kernel.chance import bits32
from tablee.kernel.contract import Move, Seat, legal, policy
from tablee.kernel.rule import rule
from tablee.search.tree.nodes import NONE, SEAT_BITS, edge

HALF: Final = float(1 << 31)  # of what bits32 may give


@rule
def choose(w: Any, nodes: Any, node: int, seat: Seat) -> tuple[Move, int]:
    """A move of `seat` in this world and its node: one never tried here (NONE) if there is any, or the most promising.

    In a tree of all seats a node is one position, so once all its moves were tried nobody needs to list them again.
    """
    if nodes[node].complete:
        child = best_of_all(w, nodes, node)
        return nodes[child].key >> SEAT_BITS, child
    count = list_moves(w, node, seat)
    untried = sort_out(w, nodes, node, seat, count)
    if untried:
        return int(w.untried[any_untried(w, seat, untried)]), NONE
    if w.trees == 1:
        nodes[node].complete = 1
    best = best_available(w, nodes, count)
    return int(w.moves[best]), int(w.children[best])


@rule
def list_moves(w: Any, node: int, seat: Seat) -> int:
    """Write the moves to choose from; those of the thinking seat's first choice are known."""
    if seat != w.seat or node != w.roots[seat if w.trees > 1 else 0]:
        return int(legal(w.world, seat, w.moves))
    for i in range(w.choices):
        w.moves[i] = w.choice[i]
    return int(w.choices)


@rule
def any_untried(w: Any, seat: Seat, count: int) -> int:
    return policy(w.world, seat, w.untried, count, w.random) if count > 1 else 0


@rule
def sort_out(w: Any, nodes: Any, node: int, seat: Seat, count: int) -> int:
    """Find the node of every legal move, note that it was available, and list the moves that have none yet."""
    child, end = nodes[node].first, nodes[node].first + nodes[node].count
    untried = 0
    for i in range(count):
        key = edge(seat, w.moves[i])
        while child < end and nodes[child].key < key:
            child += 1
        if child < end and nodes[child].key == key:
            w.children[i] = child
            nodes[child].available += 1
        else:
            w.children[i] = NONE
            w.untried[untried] = w.moves[i]
            untried += 1
    return untried


# UCB1: the mean reward of a move, and the more on top the less it was looked at.


@rule
def best_of_all(w: Any, nodes: Any, node: int) -> int:
    first, count = nodes[node].first, nodes[node].count
    curiosity = w.exploration * sqrt(log(nodes[node].visits))
    best, highest = first, -1.0
    for child in range(first, first + count):
        promise = nodes[child].worth + curiosity * nodes[child].doubt
        if promise > highest:
            best, highest = child, promise
    return int(best)


@rule
def best_available(w: Any, nodes: Any, count: int) -> int:
    """The same with the times a move was available in place of the visits of its parent: worlds differ.

    How curious we are is a matter of chance, 1 on average: seats that choose at once would otherwise fall into step
    with each other and take that for knowledge.
    """
    best, highest = 0, -1.0
    for i in range(count):
        child = nodes[w.children[i]]
        curiosity = w.exploration * sqrt(log(child.available)) * (bits32(w.random) / HALF)
        promise = child.worth + curiosity * child.doubt
        if promise > highest:
            best, highest = i, promise
    return best
