"""Which move to look at next: the one that has done best for whoever makes it, or the least known."""

from math import log, sqrt
from typing import Any, Final

from tablee.kernel.chance import bits32
from tablee.kernel.contract import Move, Seat, legal, policy
from tablee.kernel.rule import rule
from tablee.search.tree import NONE, SEAT_BITS, edge

HALF: Final = float(1 << 31)  # of what bits32 may give


@rule
def choose(f: Any, nodes: Any, node: int, seat: Seat) -> tuple[Move, int]:
    """A move of `seat` in this world and its node: one never tried here (NONE) if there is any, or the most promising.

    In a tree of all seats a node is one position, so once all its moves were tried nobody needs to list them again.
    """
    if nodes[node].complete:
        child = best_of_all(f, nodes, node)
        return nodes[child].key >> SEAT_BITS, child
    count = legal(f.world, seat, f.moves)
    untried = sort_out(f, nodes, node, seat, count)
    if untried:
        return int(f.untried[any_untried(f, seat, untried)]), NONE
    if f.trees == 1:
        nodes[node].complete = 1
    best = best_available(f, nodes, count)
    return int(f.moves[best]), int(f.children[best])


@rule
def any_untried(f: Any, seat: Seat, count: int) -> int:
    return policy(f.world, seat, f.untried, count, f.random) if count > 1 else 0


@rule
def sort_out(f: Any, nodes: Any, node: int, seat: Seat, count: int) -> int:
    """Find the node of every legal move, note that it was available, and list the moves that have none yet."""
    child, end = nodes[node].first, nodes[node].first + nodes[node].count
    untried = 0
    for i in range(count):
        key = edge(seat, f.moves[i])
        while child < end and nodes[child].key < key:
            child += 1
        if child < end and nodes[child].key == key:
            f.children[i] = child
            nodes[child].available += 1
        else:
            f.children[i] = NONE
            f.untried[untried] = f.moves[i]
            untried += 1
    return untried


# UCB1: the mean reward of a move, and the more on top the less it was looked at.


@rule
def best_of_all(f: Any, nodes: Any, node: int) -> int:
    first, count = nodes[node].first, nodes[node].count
    curiosity = f.exploration * sqrt(log(nodes[node].visits))
    best, highest = first, -1.0
    for child in range(first, first + count):
        promise = nodes[child].worth + curiosity * nodes[child].doubt
        if promise > highest:
            best, highest = child, promise
    return int(best)


@rule
def best_available(f: Any, nodes: Any, count: int) -> int:
    """The same with the times a move was available in place of the visits of its parent: worlds differ.

    How curious we are is a matter of chance, 1 on average: seats that choose at once would otherwise fall into step
    with each other and take that for knowledge.
    """
    best, highest = 0, -1.0
    for i in range(count):
        child = nodes[f.children[i]]
        curiosity = f.exploration * sqrt(log(child.available)) * (bits32(f.random) / HALF)
        promise = child.worth + curiosity * child.doubt
        if promise > highest:
            best, highest = i, promise
    return best
