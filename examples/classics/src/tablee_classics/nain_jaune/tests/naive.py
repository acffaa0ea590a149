"""Le Nain jaune a second time, plainly, from the rules as players read them and not from rules.py."""

from typing import Any

RANKS = "A23456789TJQK"
SUITS = "cdhs"
PACK = [rank + suit for rank in RANKS for suit in SUITS]
STAKES = {"Td": 1, "Jc": 2, "Qs": 3, "Kh": 4, "7d": 5}
HAND_SIZE = {3: 15, 4: 12, 5: 9, 6: 8}
FATE = "fate"


class NaiveNainJaune:
    def __init__(self, seats: int, **options: Any) -> None:
        self.seats = seats
        self.options = options
        self.chips = [options["chips"]] * seats
        self.boxes = dict.fromkeys(STAKES, 0)
        self.hands: list[set[str]] = [set() for _ in range(seats)]
        self.talon = set(PACK)
        self.laid: list[str] = []
        self.run: list[str] = []
        self.said_without: list[set[str]] = [set() for _ in range(seats)]
        self.played = 0
        self.starter = 0
        self.player = 0
        self.wanted: str | None = None
        self.only_starter = False
        self.phase = "shuffle"

    # -- whose turn, and what he may do

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        return [self.player if self.phase == "play" else FATE]

    def legal(self, seat: int | str) -> list[str]:
        if self.phase == "shuffle":
            return ["shuffle"]
        if self.phase == "deal":
            return ["+" + card for card in self.talon]
        return [card for card in self.hands[self.player] if self.wanted in (None, card[0])]

    def play(self, seat: int | str, text: str) -> None:
        if self.phase == "shuffle":
            self.stake()
        elif self.phase == "deal":
            self.deal(text[1:])
        else:
            self.lay(text)

    def stake(self) -> None:
        for card, chips in STAKES.items():
            self.boxes[card] += chips * self.seats
        self.chips = [chips - sum(STAKES.values()) for chips in self.chips]
        self.hands = [set() for _ in range(self.seats)]
        self.talon, self.laid, self.run = set(PACK), [], []
        self.player, self.phase = self.starter, "deal"

    def deal(self, card: str) -> None:
        self.talon.remove(card)
        self.hands[self.player].add(card)
        self.player = self.left_of(self.player)
        if all(len(hand) == HAND_SIZE[self.seats] for hand in self.hands):
            self.phase, self.wanted, self.only_starter = "play", None, True

    def left_of(self, seat: int) -> int:
        return 0 if seat == self.seats - 1 else seat + 1

    # -- the run

    def lay(self, card: str) -> None:
        if self.wanted is None:
            self.run = []
        self.run.append(card)
        self.laid.append(card)
        self.hands[self.player].remove(card)
        self.only_starter = self.only_starter and self.player == self.starter
        if card in self.boxes:
            self.chips[self.player] += self.boxes[card]
            self.boxes[card] = 0
        if not self.hands[self.player]:
            self.finish_deal()
        elif card[0] == "K":
            self.wanted = None
        else:
            self.ask_round_the_table(RANKS[RANKS.index(card[0]) + 1])

    def ask_round_the_table(self, rank: str) -> None:
        seat = self.player
        for _ in range(self.seats):
            if any(card[0] == rank for card in self.hands[seat]):
                self.player, self.wanted = seat, rank
                return
            self.said_without[seat].add(rank)
            seat = self.left_of(seat)
        self.wanted = None

    # -- the end of a deal

    def finish_deal(self) -> None:
        winner = self.player
        if self.only_starter:
            self.chips[winner] += sum(self.boxes.values())
            self.boxes = dict.fromkeys(STAKES, 0)
        for seat, hand in enumerate(self.hands):
            owed = min(self.chips[seat], sum(map(self.price, hand)))
            self.chips[seat] -= owed
            self.chips[winner] += owed
        for seat, hand in enumerate(self.hands):
            for card in [card for card in STAKES if card in hand]:
                owed = min(self.chips[seat], self.boxes[card])
                self.chips[seat] -= owed
                self.boxes[card] += owed
        self.said_without = [set() for _ in range(self.seats)]
        self.played += 1
        self.starter = self.left_of(self.starter)
        self.wanted = None
        ruined = any(chips < sum(STAKES.values()) for chips in self.chips)
        self.phase = "over" if ruined or self.played == self.options["rounds"] else "shuffle"

    def price(self, card: str) -> int:
        if self.options["points"] == "cards":
            return 1
        return min(10, RANKS.index(card[0]) + 1)

    # -- the open book, and what somebody sees of it

    def state(self) -> dict[str, Any]:
        over = self.phase == "over"
        return {
            "game": "nain_jaune",
            "seats": self.seats,
            "options": dict(self.options),
            "phase": self.phase,
            "turn": None if over else self.player,
            "to_act": self.to_act(),
            "over": over,
            "scores": list(self.chips) if over else None,
            "winners": [seat for seat in range(self.seats) if over and self.chips[seat] == max(self.chips)],
            "played": self.played,
            "starter": self.starter,
            "next": self.wanted,
            "alone": self.only_starter,
            "boxes": dict(self.boxes),
            "chips": list(self.chips),
            "hands": [sorted(hand, key=PACK.index) for hand in self.hands],
            "talon": sorted(self.talon, key=PACK.index),
            "laid": sorted(self.laid, key=PACK.index),
            "run": list(self.run),
            "lacks": [sorted(ranks, key=RANKS.index) for ranks in self.said_without],
        }

    def view(self, viewer: int | None) -> dict[str, Any]:
        view: dict[str, Any] = self.state()
        if self.phase in ("deal", "play"):
            view["talon"] = [None] * len(self.talon)
            for seat in range(self.seats):
                if seat != viewer:
                    view["hands"][seat] = [None] * len(self.hands[seat])
        return view
