"""Somebody with a browser of his own, who comes from an address of his own: limits count by address."""

import json
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect

PATIENCE: Final = 120.0  # seconds, after which somebody gives up

Message = dict[str, Any]


class Guest:
    def __init__(self, server: str, address: str) -> None:
        self.server = server  # host:port
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        self.http = httpx.AsyncClient(base_url=f"http://{server}", transport=transport, timeout=PATIENCE)

    async def introduce(self, name: str) -> "Guest":
        await self.ask("POST", "/api/me", {"name": name})
        return self

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """What the server answers, which must not be an error."""
        answer = await self.http.request(method, path, json=body)
        answer.raise_for_status()
        return answer.json()

    async def try_to(self, method: str, path: str, body: object = None) -> int:
        """The status of the answer, whatever it is."""
        return (await self.http.request(method, path, json=body)).status_code

    async def make(self, game: str, seats: list[Message], **more: Any) -> str:
        return str((await self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more}))["id"])

    async def sit(self, table: str, seat: int) -> None:
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {})

    def socket(self, table: str, **more: Any) -> connect:
        """To be entered; `hello` has not been said."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"ws://{self.server}/api/tables/{table}/live",
            additional_headers={"Cookie": cookie} if cookie else {},
            local_addr=(self.address, 0),
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            **more,
        )


class Seat:
    """A socket at a table after `hello`, and the newest position it has been shown."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self.position: Message = {"number": -1, "moves": [], "view": {"over": False}}

    async def greet(self) -> "Seat":
        await self.say({"type": "hello", "language": "en"})
        await self.until(0)
        return self

    async def say(self, message: Message) -> None:
        await self._socket.send(json.dumps(message))

    async def until(self, number: int) -> None:
        """Until it has been shown what that number of the log has brought."""
        while self.position["number"] < number:
            for message in await self.hear():
                if message["type"] == "position":
                    self.position = message

    async def hear(self) -> list[Message]:
        heard = json.loads(await self._socket.recv())
        return heard if isinstance(heard, list) else [heard]

    async def move(self, move: str) -> None:
        self._sent += 1
        position = self.position
        asked = {"id": f"m{self._sent}", "seat": position["seat"], "move": move, "seen": position["number"]}
        await self.say({"type": "move", **asked})

    @property
    def number(self) -> int:
        return int(self.position["number"])

    @property
    def moves(self) -> list[str]:
        return [one["move"] for one in self.position["moves"]]

    @property
    def over(self) -> bool:
        return bool(self.position["view"]["over"])
