"""The two protocols: Tablée's wire, and boardgame.io's on socket.io."""

import json
from typing import Any, Final

from benchmarks.tables.load import Turn

GAME: Final = "connect_four"
ROWS: Final = 6


class TableeSpeaker:
    def __init__(self, address: str, table: str, cookie: str) -> None:
        self.url = f"ws://{address}/api/tables/{table}/live"
        self.headers = {"Cookie": cookie}
        self._seat = 0
        self._number = 0
        self._sent = 0

    def greeting(self, heard: str | None) -> list[str]:
        return ['{"type":"hello","language":"en"}'] if heard is None else []

    def read(self, message: str) -> Turn | None:
        told = json.loads(message)
        messages = told if isinstance(told, list) else [told]
        told = next((one for one in messages if one["type"] == "position"), None)
        if told is None:
            return None
        self._seat, self._number = told["seat"], told["number"]
        columns = [move["parts"]["column"] for move in told["moves"]]
        self._texts = {move["parts"]["column"]: move["move"] for move in told["moves"]}
        return Turn(sum(map(len, told["view"]["columns"])), columns, told["view"]["over"])

    def move(self, column: int) -> str:
        self._sent += 1
        return json.dumps(
            {
                "type": "move",
                "id": f"m{self._sent}",
                "seat": self._seat,
                "move": self._texts[column],
                "seen": self._number,
            }
        )


class BoardgameSpeaker:
    """socket.io by hand: `0` opens, `40` joins the game's namespace, `42` carries an event, `2` is answered by `3`."""

    def __init__(self, address: str, table: str, seat: int) -> None:
        self.headers: dict[str, str] = {}
        self.url = f"ws://{address}/socket.io/?EIO=4&transport=websocket"
        self._table = table
        self._seat = str(seat)
        self._state = 0

    def greeting(self, heard: str | None) -> list[str]:
        if heard is None:
            return []
        if heard.startswith("0"):
            return [f"40/{GAME},"]
        if heard.startswith("40"):
            return [self._event("sync", self._table, self._seat, None, 2)]
        return ["3"] if heard == "2" else []

    def read(self, message: str) -> Turn | None:
        if not message.startswith(f"42/{GAME},"):
            return None
        name, _, told, *_ = json.loads(message.removeprefix(f"42/{GAME},"))
        if name == "sync":
            told = told["state"]
        elif name != "update":
            return None
        self._state = told["_stateID"]
        columns, ctx = told["G"]["columns"], told["ctx"]
        over = "gameover" in ctx
        mine = ctx["currentPlayer"] == self._seat and not over
        free = [number for number, column in enumerate(columns) if len(column) < ROWS] if mine else []
        return Turn(sum(map(len, columns)), free, over)

    def move(self, column: int) -> str:
        payload = {"type": "drop", "args": [column], "playerID": self._seat}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return self._event("update", action, self._state, self._table, self._seat)

    def _event(self, *arguments: Any) -> str:
        return f"42/{GAME},{json.dumps(arguments)}"
