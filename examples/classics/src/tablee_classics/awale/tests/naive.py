"""Awalé, written plainly from the rules page (A1 to A8): seeds are carried in the hand and dropped one by one."""

from __future__ import annotations

ROUND = "abcdefABCDEF"  # A1: the way seeds travel
ROWS = ("abcdef", "ABCDEF")


class Twin:
    """One game of Awalé."""

    def __init__(self, seats: int, grand_slam: str) -> None:
        self.grand_slam = grand_slam
        self.board = dict.fromkeys(ROUND, 4)
        self.store = [0, 0]
        self.player = 0
        self.quiet = 0
        self.over = False

    # ------------------------------------------------------------ A2 to A5: what a move does

    def sow(self, pit: str) -> tuple[dict[str, int], str]:
        """A2, A3: the board afterwards, and where the last seed fell."""
        board = dict(self.board)
        hand, board[pit] = board[pit], 0
        here = pit
        while hand > 0:
            here = ROUND[(ROUND.index(here) + 1) % 12]
            if here != pit:
                board[here] += 1
                hand -= 1
        return board, here

    def harvest(self, pit: str) -> list[str]:
        """A4: ripe pits, from the last seed backwards."""
        board, here = self.sow(pit)
        theirs = ROWS[1 - self.player]
        ripe = []
        while here in theirs and board[here] in (2, 3):
            ripe.append(here)
            here = ROUND[ROUND.index(here) - 1]
        return ripe

    def takes_all(self, pit: str) -> bool:
        board, _ = self.sow(pit)
        ripe = self.harvest(pit)
        return bool(ripe) and all(board[there] == 0 for there in ROWS[1 - self.player] if there not in ripe)

    def outcome(self, pit: str) -> tuple[dict[str, int], int]:
        """A5: the board and the gain."""
        board, _ = self.sow(pit)
        if self.grand_slam == "no_capture" and self.takes_all(pit):
            return board, 0
        gain = 0
        for there in self.harvest(pit):
            gain += board[there]
            board[there] = 0
        return board, gain

    # ------------------------------------------------------------ what may be played

    def moves(self) -> list[str]:
        theirs = ROWS[1 - self.player]
        full = [pit for pit in ROWS[self.player] if self.board[pit]]
        if not any(self.board[there] for there in theirs):  # A6
            return [pit for pit in full if any(self.outcome(pit)[0][there] for there in theirs)]
        if self.grand_slam == "forbidden":  # A5
            return [pit for pit in full if not self.takes_all(pit)] or full
        return full

    def to_act(self) -> list[int | str]:
        return [] if self.over else [self.player]

    def legal(self, seat: int | str) -> list[str]:
        return self.moves() if seat in self.to_act() else []

    # ------------------------------------------------------------ playing

    def play(self, seat: int | str, pit: str) -> None:
        self.board, gain = self.outcome(pit)
        self.store[self.player] += gain
        self.quiet = 0 if gain else self.quiet + 1
        self.player = 1 - self.player
        if max(self.store) > 24:  # A7
            self.over = True
        elif self.quiet == 100 or not self.moves():  # A6, A7
            self.over = True
            for owner, row in enumerate(ROWS):
                for there in row:
                    self.store[owner] += self.board[there]
                    self.board[there] = 0

    def scores(self) -> list[int | float] | None:
        """A8."""
        if not self.over:
            return None
        mine, theirs = self.store
        return [0.5, 0.5] if mine == theirs else [1, 0] if mine > theirs else [0, 1]

    def state(self) -> dict[str, object]:
        scores = self.scores()
        return {
            "game": "awale",
            "seats": 2,
            "options": {"grand_slam": self.grand_slam},
            "phase": "over" if self.over else "play",
            "turn": None if self.over else self.player,
            "to_act": self.to_act(),
            "over": self.over,
            "scores": scores,
            "winners": [] if scores is None else [seat for seat in (0, 1) if scores[seat] == max(scores)],
            "pits": [self.board[pit] for pit in ROUND],
            "taken": list(self.store),
            "quiet": self.quiet,
        }
