"""A program that takes a seat: `python play_by_api.py ADDRESS TABLE SEAT`. Needs nothing but Python.

It says its name, sits down, adds a word to the dice, reads one JSON message a line, and plays any move it is offered.
"""

import hashlib
import json
import random
import secrets
import sys
from http.cookiejar import CookieJar
from urllib.request import HTTPCookieProcessor, Request, build_opener

address, table, seat = sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])
browser = build_opener(HTTPCookieProcessor(CookieJar()))
mine = {"word": "", "said": True}


def call(path: str, body: object, token: str = "") -> dict:
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    with browser.open(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def play(position: dict, token: str) -> None:
    move = random.choice(position["moves"])
    print(position["number"], move["label"])
    sent = {"id": f"n{position['number']}", "seat": seat, "move": move["move"], "seen": position["number"]}
    call(f"/api/tables/{table}/moves", sent, token)


def add_word(shown: dict, token: str) -> None:
    """First its digest; the word itself when everybody has promised one, under a seal that cannot change any more."""
    owes = shown["seats"][seat]["owes"]
    if owes == "promise":
        if mine["said"]:  # nobody has heard this one
            mine.update(word=secrets.token_urlsafe(16), said=False)
        call(f"{here}/promise", {"promise": hashlib.sha256(mine["word"].encode()).hexdigest()}, token)
    if owes == "word":
        print("my word is", mine["word"], "under the seal", shown["seal"])
        mine["said"] = True
        call(f"{here}/word", {"word": mine["word"], "seal": shown["seal"]}, token)


here = f"/api/tables/{table}/seats/{seat}"
call("/api/me", {"name": "A program"})
token = call("/api/me/tokens", {})["token"]  # keep it: it is you
call(here, {"word": True}, token)
stream = Request(f"{address}/api/tables/{table}/stream", headers={"Authorization": f"Bearer {token}"})
with browser.open(stream) as lines:
    for line in filter(str.strip, map(bytes.decode, lines)):
        message = json.loads(line)
        if message["type"] == "table":
            add_word(message["table"], token)
        if message["type"] == "position" and message["moves"]:
            play(message, token)
        if message["type"] == "table" and message["table"]["ending"]:
            print("won by seat", message["table"]["ending"]["winners"])
            break
