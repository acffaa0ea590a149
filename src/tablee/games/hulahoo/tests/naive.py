"""A naive twin of Hula-Hoo !, written only from the rule pages, to test a fast implementation against.

Rule ids (U1 to U16) are those of rules/hulahoo.md. Cards are plain numbers 1 to 13; a 7 is the joker.
"""

from itertools import combinations

DECK = [value for value in range(1, 14) for _ in range(12 if value == 7 else 6)]  # U2: 84 cards
JOKER = 7
LAST_ROUND = 100  # the guard
LETTERS = "abcdef"  # seats 0 to 5 in move texts
DEFAULTS: dict[str, object] = {
    "streak": False,
    "chaos_deal": False,
    "chaos_no_exchange": False,
    "chaos_call": False,
    "target": 77,
    "dealer": None,
}


def written(cards: tuple[int, ...]) -> str:
    """Cards as they stand in swap: and show: texts, ascending."""
    return ",".join(str(card) for card in sorted(cards))


def some(seat: int | None) -> int:
    """A seat that must be there at this point of the game (for the type checker)."""
    assert seat is not None
    return seat


def read(text: str) -> list[int]:
    return [int(word) for word in text.split(",")] if text else []


class Twin:
    def __init__(self, seats: int, **options: object) -> None:
        assert 2 <= seats <= 6
        assert set(options) <= set(DEFAULTS)
        self.options: dict[str, object] = {**DEFAULTS, **options}
        target, dealer = self.options["target"], self.options["dealer"]
        assert isinstance(target, int)
        assert target >= 1
        assert dealer is None or (isinstance(dealer, int) and 0 <= dealer < seats)
        self.target: int = target
        self.streak = bool(self.options["streak"])
        self.chaos_deal = bool(self.options["chaos_deal"])
        self.chaos_no_exchange = bool(self.options["chaos_no_exchange"])
        self.chaos_call = bool(self.options["chaos_call"])

        self.seats = seats
        self.round = 1
        self.points: list[int] = [0] * seats
        self.row: list[int] | None = None
        self.last: dict[str, object] | None = None
        self.scores: list[int | float] | None = None
        self.winners: list[int] = []
        self.gather(dealer)

    # ---- the table -------------------------------------------------------------------------------------

    def gather(self, dealer: int | None) -> None:
        """U15: all cards are gathered; the deal begins. Without a dealer the lot comes first (U3)."""
        self.phase = "deal"
        self.dealer = dealer
        self.turn: int | None = None if dealer is None else self.left(dealer)
        self.caller: int | None = None
        self.call: str | None = None
        self.drawing = False  # a double has been played and its player has yet to draw
        self.unseen: list[int] = list(DECK)  # the pile, in no known order
        self.under: list[int] = []  # cards put under the pile, first put first
        self.discard: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.open: list[list[int]] = [[] for _ in range(self.seats)]
        self.known: list[list[int]] = [[] for _ in range(self.seats)]
        self.shown: list[list[int] | None] = [None] * self.seats
        self.still_in: list[bool] = [True] * self.seats

    def left(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def rivals_in(self, seat: int) -> list[int]:
        return [other for other in range(self.seats) if other != seat and self.still_in[other]]

    def pile(self) -> int:
        return len(self.unseen) + len(self.under)

    # ---- who acts, and what is allowed -----------------------------------------------------------------

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.phase == "deal" or self.drawing:
            return ["fate"]
        if self.phase == "show":  # all choose at once
            return [seat for seat in range(self.seats) if self.shown[seat] is None]
        turn = some(self.turn)
        if self.phase == "exchange" and len(self.open[turn]) < 5:  # swapped, not yet made good
            return ["fate"]
        return [turn]

    def legal(self, seat: int | str) -> list[str]:
        if seat not in self.to_act():
            return []
        if isinstance(seat, str):
            return self.fate_moves()
        if self.phase == "show":
            return self.show_moves(seat)
        if self.phase == "exchange":
            return self.swap_moves(seat)
        if self.phase == "recall":
            return self.recall_moves(seat)
        return self.card_moves(seat) or ["pass"]  # U11: who can play must play

    def fate_moves(self) -> list[str]:
        """U3: the lot, then cards. U14: the unseen part first, then those put under, first put first."""
        if self.dealer is None:
            return ["dealer:" + LETTERS[seat] for seat in range(self.seats)]
        if self.unseen:
            return [f"c{value}" for value in sorted(set(self.unseen))]
        return [f"c{self.under[0]}"]

    def show_moves(self, seat: int) -> list[str]:
        """chaos_deal: five of the ten in hand."""
        return sorted({"show:" + written(five) for five in combinations(self.hands[seat], 5)})

    def swap_moves(self, seat: int) -> list[str]:
        """U4: up to 3 open cards, or none."""
        choices = [given for count in range(4) for given in combinations(self.open[seat], count)]
        return sorted({"swap:" + written(given) for given in choices})

    def recall_moves(self, seat: int) -> list[str]:
        """chaos_call: name another still in; plus and moins may change, a double stays a double."""
        calls = "=" if self.call == "=" else "+-"
        return [f"{call}>{LETTERS[rival]}" for call in calls for rival in self.rivals_in(seat)]

    def card_moves(self, seat: int) -> list[str]:
        names = [">" + LETTERS[rival] for rival in self.rivals_in(seat)] if self.chaos_call else [""]
        texts = set()
        for place, cards in (("h", self.hands[seat]), ("o", self.open[seat])):
            for value in cards:
                if self.is_lone_joker(seat, value):
                    continue
                for call in self.calls_with(value):
                    for name in names:
                        texts.add(f"{place}{value}{call}{name}")
        return sorted(texts)

    def is_lone_joker(self, seat: int, value: int) -> bool:
        """U12: the last card may not be a joker."""
        return value == JOKER and len(self.hands[seat]) + len(self.open[seat]) == 1

    def calls_with(self, value: int) -> str:
        """What the player of this card may say now; nothing if the card does not fit."""
        if self.call is None:
            return "+-"  # U5: first card, any
        if value == JOKER:
            return "+-"  # U9: at any time, never a double, even on another 7
        top = self.discard[-1]
        if value == top:
            return "="  # U7: a card equal to the one before it is a double
        if self.call == "=":
            return "+-" if value in (top - 1, top + 1) else ""  # U8: breaking
        fits = value > top if self.call == "+" else value < top  # U6; U10 needs nothing of its own
        return "+-" if fits else ""

    # ---- playing ---------------------------------------------------------------------------------------

    def play(self, seat: int | str, text: str) -> None:
        """The text is one of legal(seat)."""
        if isinstance(seat, str):
            self.play_fate(text)
        elif self.phase == "show":
            self.play_show(seat, read(text.removeprefix("show:")))
        elif self.phase == "exchange":
            self.play_swap(seat, read(text.removeprefix("swap:")))
        elif self.phase == "recall":
            self.play_recall(text)
        elif text == "pass":
            self.play_pass(seat)
        else:
            self.play_card(seat, text)

    def play_fate(self, text: str) -> None:
        if text.startswith("dealer:"):  # U3: the lot
            self.dealer = LETTERS.index(text.removeprefix("dealer:"))
            self.turn = self.left(self.dealer)
            return
        value = int(text.removeprefix("c"))
        if self.phase == "deal":
            self.deal_card(value)
        elif self.phase == "exchange":
            self.replace_card(value)
        else:
            self.draw_for_double(value)

    def take_from_pile(self, value: int) -> bool:
        """U14: takes the card off the pile; says whether everybody has seen it (it had been put under)."""
        if self.unseen:
            self.unseen.remove(value)
            return False
        self.under.pop(0)
        return True

    def deal_card(self, value: int) -> None:
        """U3: one at a time from the dealer's left, five times round into hands, five times in front.

        chaos_deal: ten times round into hands.
        """
        self.take_from_pile(value)
        turn, dealer = some(self.turn), some(self.dealer)
        into_hand = 10 if self.chaos_deal else 5
        place = self.hands[turn] if len(self.hands[turn]) < into_hand else self.open[turn]
        place.append(value)
        place.sort()
        self.turn = self.left(turn)
        if len(self.hands[dealer]) + len(self.open[dealer]) == 10:  # the dealer's tenth is the last card
            if self.chaos_deal:
                self.phase = "show"
                self.turn = None
            else:
                self.begin_exchange()

    def play_show(self, seat: int, five: list[int]) -> None:
        """chaos_deal: chosen cards stay in hand until all have chosen, then are revealed together."""
        self.shown[seat] = five
        if None in self.shown:
            return
        for each, chosen in enumerate(self.shown):
            for value in chosen or []:
                self.hands[each].remove(value)
                self.open[each].append(value)
        self.shown = [None] * self.seats
        self.begin_exchange()

    def begin_exchange(self) -> None:
        """U4, U5: exchange and play both begin at the dealer's left. chaos_no_exchange: play at once."""
        self.phase = "play" if self.chaos_no_exchange else "exchange"
        self.turn = self.left(some(self.dealer))

    def play_swap(self, seat: int, given: list[int]) -> None:
        """U4: given cards go under at once, ascending, each below those already there."""
        for value in given:
            self.open[seat].remove(value)
            self.under.append(value)
        if not given:
            self.end_swap(seat)

    def replace_card(self, value: int) -> None:
        """U4: new cards lie open."""
        seat = some(self.turn)
        self.take_from_pile(value)
        self.open[seat].append(value)
        self.open[seat].sort()
        if len(self.open[seat]) == 5:
            self.end_swap(seat)

    def end_swap(self, seat: int) -> None:
        """U4: in turn order, the dealer last. U5: then the dealer's left neighbour begins."""
        self.turn = self.left(seat)
        if seat == self.dealer:
            self.phase = "play"

    def play_card(self, seat: int, text: str) -> None:
        """U5 to U10, U12."""
        card, _, name = text.partition(">")
        place, value, call = card[0], int(card[1:-1]), card[-1]
        if place == "h":
            self.hands[seat].remove(value)
            if value in self.known[seat]:  # U14: known until it is played
                self.known[seat].remove(value)
        else:
            self.open[seat].remove(value)
        self.discard.append(value)
        self.call = call
        self.caller = seat
        self.turn = LETTERS.index(name) if name else self.next_in(seat)
        if call == "=" and self.pile() > 0:
            self.drawing = True  # U7; U12: so he is not out of cards
        elif not self.hands[seat] and not self.open[seat]:
            self.end_round(seat, "out")  # U12; also a double when the pile is empty

    def next_in(self, seat: int) -> int:
        """The next player still in, clockwise."""
        seat = self.left(seat)
        while not self.still_in[seat]:
            seat = self.left(seat)
        return seat

    def draw_for_double(self, value: int) -> None:
        """U7: the card goes to the caller's hand; `turn` is already the answerer. U14: `known`."""
        caller = some(self.caller)
        if self.take_from_pile(value):
            self.known[caller].append(value)
            self.known[caller].sort()
        self.hands[caller].append(value)
        self.hands[caller].sort()
        self.drawing = False

    def play_pass(self, seat: int) -> None:
        """U11: out of the round, hand shown; the last call stays. chaos_call: the caller names another."""
        self.still_in[seat] = False
        caller = some(self.caller)
        if not self.rivals_in(caller):
            self.end_round(caller, "alone")  # U13: all others have passed
        elif self.chaos_call:
            self.phase = "recall"
            self.turn = caller
        else:
            self.turn = self.next_in(seat)

    def play_recall(self, text: str) -> None:
        """chaos_call: a new name and maybe a new call; nobody draws again."""
        self.call, _, name = text.partition(">")
        self.turn = LETTERS.index(name)
        self.phase = "play"

    # ---- end of a round, end of the game ---------------------------------------------------------------

    def end_round(self, winner: int, how: str) -> None:
        """U15: one point a card in the discard; the winner deals the next round, if there is one."""
        won = len(self.discard)
        self.points[winner] += won
        in_a_row = self.row[1] if self.row is not None and self.row[0] == winner else 0
        self.row = [winner, in_a_row + 1]
        self.end_game(winner)
        self.last = {"winner": winner, "how": how, "points": won, "hands": self.seen_hands(None)}
        if self.phase != "over":  # the round that ends the game is not gathered
            self.round += 1
            self.gather(winner)

    def end_game(self, winner: int) -> None:
        """U16, and the guard at the end of round 100."""
        wins = self.row == [winner, 3] if self.streak else self.points[winner] >= self.target
        if wins:
            sharers = [winner]
        elif self.round == LAST_ROUND:
            sharers = [seat for seat in range(self.seats) if self.points[seat] == max(self.points)]
        else:
            return
        self.phase = "over"
        self.turn = None
        self.winners = sharers
        if self.streak:
            share: int | float = 1 if len(sharers) == 1 else 1 / len(sharers)
            self.scores = [share if seat in sharers else 0 for seat in range(self.seats)]
        else:
            self.scores = list(self.points)

    # ---- what is seen ----------------------------------------------------------------------------------

    def seen_hands(self, seat: int | None) -> list[list[int | None]]:
        """Others' hands are hidden, but for those who have passed; the end of the game opens everything."""
        seen: list[list[int | None]] = []
        for owner, hand in enumerate(self.hands):
            is_seen = owner == seat or not self.still_in[owner] or self.phase == "over"
            seen.append([card if is_seen else None for card in hand])
        return seen

    def state(self) -> dict[str, object]:
        """The lists are the twin's own: compare them before the next move."""
        return {
            "game": "hulahoo",
            "seats": self.seats,
            "options": self.options,
            "phase": self.phase,
            "turn": self.turn,
            "to_act": self.to_act(),
            "over": self.phase == "over",
            "scores": self.scores,
            "winners": self.winners,
            "round": self.round,
            "dealer": self.dealer,
            "caller": self.caller,
            "call": self.call,
            "hands": self.hands,
            "open": self.open,
            "shown": self.shown,
            "known": self.known,
            "draw": self.pile(),
            "under": self.under,
            "discard": self.discard,
            "in": self.still_in,
            "points": self.points,
            "row": self.row,
            "last": self.last,
        }

    def view(self, seat: int | None) -> dict[str, object]:
        seen = self.state()
        seen["hands"] = self.seen_hands(seat)
        seen["shown"] = [five if owner == seat else None for owner, five in enumerate(self.shown)]
        return seen
