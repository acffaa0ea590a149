"""The workspace of one tree search: everything it needs besides the nodes, in one record (as a desk is for play)."""

from typing import Any, Final

import numpy as np

from tablee.kernel.contract import FATE, MOST_SEATS
from tablee.kernel.position import record_type
from tablee.search.tree.nodes import BLOCK_SIZES

LONGEST: Final = 512  # edges of a path through a tree


def workspace_type(position: np.dtype[Any], most_moves: int) -> np.dtype[Any]:
    return record_type(
        [
            ("root", position),  # hidden: what the thinking seat knows
            ("world", position),  # one that it can imagine, being played
            ("tried", position),  # the same after a move, while moves are compared
            ("seats", "i8"),
            ("seat", "i8"),  # who thinks
            ("trees", "i8"),  # one for each seat, or 1 for all where nothing is secret
            ("sight", "i8"),  # as in Level, like the next four
            ("playout", "i8"),
            ("pace", "i8"),
            ("exploration", "f8"),
            ("random", "u8", (1,)),
            ("used", "i8"),  # nodes
            ("free", "i8", (BLOCK_SIZES,)),  # [block size] the first block to use again
            ("roots", "i8", (MOST_SEATS,)),  # [tree]
            ("here", "i8", (MOST_SEATS,)),  # [tree] the node reached, NONE once the tree is left
            ("lengths", "i8", (MOST_SEATS,)),  # [tree]
            ("path", "i8", (MOST_SEATS, LONGEST)),  # [tree, n] nodes
            ("moves", "i8", (most_moves,)),  # legal where we are
            ("untried", "i8", (most_moves,)),  # those of them without a node
            ("children", "i8", (most_moves,)),  # [n] the node of moves[n], or NONE
            ("final", "f8", (MOST_SEATS,)),  # [seat] scores
            ("reward", "f8", (FATE + 1,)),  # [seat] what a simulation came to; nothing for fate
            ("simulations", "i8"),
            ("totals", "f8", (MOST_SEATS,)),  # [seat] rewards added up
            ("choices", "i8"),  # how many moves the thinking seat has
            ("choice", "i8", (most_moves,)),  # [n] a move
            ("keys", "u8", (most_moves,)),  # [n] of the position it leads to
            ("visits", "i8", (most_moves,)),  # [n]
            ("values", "f8", (most_moves, MOST_SEATS)),  # [n, seat] rewards added up
        ]
    )
