"""The trees of a search, in one array of nodes made beforehand.

A node is an edge and what it leads to: the move somebody made, as its tree's owner saw it, and what came of it.
The children of a node lie side by side, by ascending key, in a block of 4, 8, 16 ... nodes; a block that is full
moves to one twice as large and is used again. Node 0 is nobody's: as an index it means "none".
"""

from typing import Any, Final

from tablee.kernel.contract import Move, Seat
from tablee.kernel.position import record_type
from tablee.kernel.rule import rule

NONE: Final = 0
FIRST_BLOCK: Final = 4
BLOCK_SIZES: Final = 13  # the largest block has 16,384 nodes
SEAT_BITS: Final = 4  # FATE is 8
SEAT: Final = 15

NODE = record_type(
    [
        ("key", "i8"),  # move << SEAT_BITS | seat
        ("worth", "f8"),  # mean reward of the seat that made the move
        ("doubt", "f8"),  # 1 / sqrt(visits)
        ("visits", "i4"),
        ("available", "i4"),  # how often the move could have been chosen (in a tree of one seat)
        ("first", "i4"),  # of its children's block
        ("count", "i2"),  # of its children
        ("complete", "i2"),  # they are all the legal moves (in a tree of all seats)
    ]
)


@rule
def edge(seat: Seat, move: Move) -> int:
    return move << SEAT_BITS | seat


@rule
def clear_trees(w: Any, nodes: Any, trees: int) -> None:
    """Forget everything but the roots."""
    for size in range(BLOCK_SIZES):
        w.free[size] = NONE
    w.used = 1
    for tree in range(trees):
        w.roots[tree] = w.used
        clear_node(nodes, w.used, 0)
        w.used += 1


@rule
def clear_node(nodes: Any, at: int, key: int) -> None:
    node = nodes[at]
    node.key = key
    node.worth = 0.0
    node.doubt = 0.0
    node.visits = 0
    node.available = 1
    node.first = NONE
    node.count = 0
    node.complete = 0


@rule
def place_of(nodes: Any, node: int, key: int) -> int:
    """How many children of a node come before this key."""
    first, low, high = nodes[node].first, 0, nodes[node].count
    while low < high:
        middle = (low + high) // 2
        if nodes[first + middle].key < key:
            low = middle + 1
        else:
            high = middle
    return low


@rule
def has_child(nodes: Any, node: int, place: int, key: int) -> bool:
    return bool(place < nodes[node].count and nodes[nodes[node].first + place].key == key)


@rule
def add_child(w: Any, nodes: Any, node: int, place: int, key: int) -> int:
    """Put a new child where its key belongs; NONE if there is no more room."""
    parent = nodes[node]
    if is_full(parent.count) and not move_to_larger_block(w, nodes, node):
        return NONE
    at = parent.first + place
    for i in range(parent.first + parent.count, at, -1):
        nodes[i] = nodes[i - 1]
    parent.count += 1
    clear_node(nodes, at, key)
    return int(at)


@rule
def is_full(count: int) -> bool:
    """Blocks are powers of two: so is the number of children that fills one."""
    return bool(count == 0 or (count >= FIRST_BLOCK and count & (count - 1) == 0))


@rule
def move_to_larger_block(w: Any, nodes: Any, node: int) -> bool:
    parent = nodes[node]
    size = size_of(parent.count)
    block = take_block(w, nodes, size)
    if block == NONE:
        return False
    for i in range(parent.count):
        nodes[block + i] = nodes[parent.first + i]
    if parent.count:
        nodes[parent.first].first = w.free[size - 1]
        w.free[size - 1] = parent.first
    parent.first = block
    return True


@rule
def size_of(count: int) -> int:
    """The number of the block size that comes after `count` children: 0 is FIRST_BLOCK, 1 twice that ..."""
    size = 0
    while FIRST_BLOCK << size <= count:
        size += 1
    return size


@rule
def take_block(w: Any, nodes: Any, size: int) -> int:
    """A block used before, if there is one of this size, or a new one; NONE if there is no more room."""
    if size == BLOCK_SIZES:
        return NONE
    block = int(w.free[size])
    if block != NONE:
        w.free[size] = nodes[block].first
        return block
    block = int(w.used)
    if block + (FIRST_BLOCK << size) > len(nodes):
        return NONE
    w.used += FIRST_BLOCK << size
    return block
