"""Ho ! Hisse !, played slowly: a twin written from the rule page only, to test the fast rules against.

Cards are texts, piles are unseen multisets (lists in no order). T1, T5a ... are the rule ids of the page.
Seat 0 is side a: the barrel goes up to space 12 for him, down to space 1 for seat 1, side b.
"""

import re
from copy import deepcopy

from tablee.testkit.twins import Refused

Cards = list[str]

SIDES = ["a", "b"]
COLOURS = ["red", "blue", "green"]
LETTER_COLOUR = {"R": "red", "B": "blue", "G": "green", "W": "white", "N": "white"}
NESSIE = "N6"
ACTIONS = ["adrenaline", "lowblow", "heave", "macho", "weakest"]
ACTIONS += ["rope", "swap", "scram", "monster", "reinforce"]

SCOT = 2  # T2: the strength of the Scot printed on each slot
FINAL_A, START_A, START_B, FINAL_B = 12, 7, 6, 1  # T2: spaces of the rope
PILE = 20  # T4
HAND = 6  # T7
TOO_EARLY = 700  # T5: ms a pair must have been up before it may be shared out
TOGETHER = 100  # T6: ms between two players who finish together

# Keys of the position, named alike here and on the page
OPEN = ["phase", "turn", "round", "barrels", "barrel", "start", "ready", "up", "prep", "done", "due", "tie"]
OPEN += ["slots", "discard", "stolen", "last"]
HIDDEN = ["pair", "kept", "given", "hands"]  # from the rival and from spectators


# ---- T3 Cards ----


def all_cards() -> Cards:
    """T3: the 55 cards."""
    men = [f"{letter}{strength}{mark}" for letter in "RBG" for strength in range(4) for mark in ["", "", "!"]]
    women = ["W0", "W2", "W3", "W4"] * 2
    return men + women + [NESSIE] + ACTIONS


def strength(card: str) -> int:
    return int(card[1])


def colour(card: str) -> str:
    return LETTER_COLOUR[card[0]]


def tie_rank(card: str) -> tuple[int, int]:
    """T6: strength, then white, red, blue, green; an action counts 0 and ranks below a coloured 0."""
    if card in ACTIONS:
        return (0, 0)
    return (strength(card), ["green", "blue", "red", "white"].index(colour(card)) + 1)


def distinct(cards: Cards) -> Cards:
    """Equal cards are one move."""
    return sorted(set(cards))


def both_sorted(by_seat: list[Cards]) -> list[Cards]:
    return [sorted(cards) for cards in by_seat]


class Twin:
    def __init__(self, seats: int, **options: object) -> None:
        self.options = {"form": "race", "barrels": 3, **options}
        self.formed = str(options.pop("form", "race"))
        self.barrels_to_win = options.pop("barrels", 3)  # T10
        self.later = str(options.pop("later", "race"))
        self.youngest = options.pop("youngest", None)
        if seats != 2 or options or self.formed not in ("race", "calm", "none", "first"):
            raise ValueError("two seats, and the options form, barrels, later and youngest")
        if self.barrels_to_win not in (1, 2, 3):
            raise ValueError("barrels is 1, 2 or 3")
        self.round = 0
        self.barrels = [0, 0]
        self.last: dict[str, object] | None = None
        self.open_round()

    def open_round(self) -> None:
        """T4: all cards gathered; a pile of 20 each, 15 left aside, all of them unseen."""
        self.round += 1
        self.form = self.form_of_this_round()
        self.unseen = all_cards()
        self.phase = {"race": "ready", "calm": "form", "none": "first"}[self.form]
        self.ready = [False, False]
        self.up: list[int | None] = [None, None]
        self.pair: list[Cards] = [[], []]
        self.prep = [0, 0] if self.form == "none" else [PILE, PILE]
        self.kept: list[Cards] = [[], []]
        self.given: list[Cards] = [[], []]
        self.done: list[int | None] = [None, None]
        self.due = [2, 2] if self.form == "calm" else [0, 0]
        self.tie: list[Cards] = [[], []]
        # In `none` nobody knows which 20 cards a team has: blanks, filled from the unseen cards when drawn.
        self.team: list[Cards] = [["?"] * PILE, ["?"] * PILE] if self.form == "none" else [[], []]
        self.hands: list[Cards] = [[], []]
        self.spent: list[Cards] = [[], []]
        self.slots: dict[str, dict[str, Cards]] = {side: {slot: [] for slot in COLOURS} for side in SIDES}
        self.discard: Cards = []
        self.stolen: str | None = None
        self.turn: int | None = None
        self.start: int | None = None
        self.barrel: int | None = None
        self.outcome: tuple[int, str] | None = None  # T9: who has just won the round, and how
        if self.form == "none" and self.round == 1 and isinstance(self.youngest, int):
            self.start_pull(1 - self.youngest)  # the sheet: the youngest has the barrel, the eldest begins

    def form_of_this_round(self) -> str:
        """Option `form`: with `first` nothing is formed in the first round, and teams are as `later` says after it."""
        if self.formed != "first":
            return self.formed
        return "none" if self.round == 1 else self.later

    # ---- Who acts, what he may play, and playing it ----

    def to_act(self) -> list[int | str]:
        if self.phase == "over":
            return []
        if self.fate_acts():
            return ["fate"]
        if self.phase == "ready":
            return [seat for seat in (0, 1) if not self.ready[seat]]
        if self.phase in ("form", "split"):
            return [seat for seat in (0, 1) if self.pair[seat]]
        assert self.turn is not None
        return [self.turn]

    def fate_acts(self) -> bool:
        """While a card is due, only fate acts; tie cards, lots and the stolen card are fate's too."""
        to_be_named = self.phase == "stolen" and self.stolen is None
        return any(self.due) or self.phase in ("tie", "first") or to_be_named

    def legal(self, seat: int | str) -> list[str]:
        if seat not in self.to_act():
            return []
        if not isinstance(seat, int):
            return self.fates_moves()
        if self.phase == "ready":
            return ["ready"]
        if self.phase in ("form", "split"):
            return ["keep:" + card for card in distinct(self.pair[seat])]
        cards = [self.stolen] if self.stolen is not None else distinct(self.hands[seat])
        return [text for card in cards for text in self.ways_to_play(card)]

    def play(self, seat: int | str, text: str, at: int | None = None) -> None:
        if self.form != "race":
            at = None  # T6: elsewhere `at` has no effect
        if not isinstance(seat, int):
            self.play_fate(text)
        elif text == "ready":
            self.call_ready(seat, at)
        elif text.startswith("keep:"):
            self.share_out(seat, text.removeprefix("keep:"), at)
        else:
            self.play_card(seat, text)

    # ---- Fate ----

    def fates_moves(self) -> list[str]:
        if self.phase == "first":
            return ["first:a", "first:b"]
        cards = self.unseen
        if self.phase == "stolen":
            assert self.turn is not None
            cards = self.hands[1 - self.turn]
        elif self.phase == "pull" and self.form != "none":
            cards = self.team[self.seat_due()]
        return ["c" + card for card in distinct(cards)]

    def seat_due(self) -> int:
        """Order of fate: a's cards come before b's."""
        return 0 if self.due[0] else 1

    def play_fate(self, text: str) -> None:
        if self.phase == "first":
            self.start_pull(SIDES.index(text.removeprefix("first:")))
            return
        card = text.removeprefix("c")
        if self.phase == "tie":
            self.turn_up_tie_card(card)
        elif self.phase == "stolen":
            self.name_stolen_card(card)
        elif self.phase == "pull":
            self.draw_card(card)
        else:
            self.turn_up_card(card)

    # ---- T5a, T5 Forming teams ----

    def call_ready(self, seat: int, at: int | None) -> None:
        """T5a: after the second call the first pairs are turned up."""
        self.ready[seat] = True
        if all(self.ready):
            self.phase = "form"
            self.turn_up_pair(0, at)
            self.turn_up_pair(1, at)

    def turn_up_pair(self, seat: int, at: int | None) -> None:
        """T5: a pair is turned up at the time of the move that makes it due."""
        self.due[seat] = 2
        self.up[seat] = at

    def turn_up_card(self, card: str) -> None:
        """T5: from his own pile, or in `split` from the slower player's."""
        seat = self.seat_due()
        pile = 1 - seat if self.phase == "split" else seat
        self.unseen.remove(card)
        self.prep[pile] -= 1
        self.due[seat] -= 1
        self.pair[seat].append(card)

    def share_out(self, seat: int, card: str, at: int | None) -> None:
        """T5: keep one, give the other; whoever has shared out his 20 first stops it."""
        self.refuse_too_early(seat, at)
        self.keep_and_give(seat, card)
        rival = 1 - seat
        if self.phase == "split":
            self.go_on_splitting(seat, at)
            return
        if self.prep[seat] == 0:
            self.done[seat] = at
        stopped = self.form == "race" and self.has_shared_out_all(rival)
        if self.prep[seat] > 0 and not stopped:
            self.turn_up_pair(seat, at)
        elif self.prep[seat] > 0:
            self.phase = "split"
            self.turn_up_pair(rival, at)
        elif self.has_shared_out_all(rival):
            self.mix_teams()
            self.decide_faster(rival)

    def refuse_too_early(self, seat: int, at: int | None) -> None:
        """T5: 700 ms; without a time no clock runs."""
        up = self.up[seat]
        if at is not None and up is not None and at < up + TOO_EARLY:
            raise Refused("T5", f"turned up at {up}, may be shared out from {up + TOO_EARLY} on, not at {at}")

    def keep_and_give(self, seat: int, card: str) -> None:
        self.pair[seat].remove(card)
        self.kept[seat].append(card)
        self.given[seat].append(self.pair[seat].pop())
        self.up[seat] = None

    def has_shared_out_all(self, seat: int) -> bool:
        return self.prep[seat] == 0 and not self.pair[seat]

    def go_on_splitting(self, faster: int, at: int | None) -> None:
        """T5: the faster goes on, pair by pair, until the slower one's pile is used up."""
        if self.prep[1 - faster] > 0:
            self.turn_up_pair(faster, at)
        else:
            self.mix_teams()
            self.start_pull(faster)

    def mix_teams(self) -> None:
        """T5: each team is what he kept plus what he was given."""
        self.team = [self.kept[seat] + self.given[1 - seat] for seat in (0, 1)]

    # ---- T6 The faster player ----

    def decide_faster(self, arrived_first: int) -> None:
        """T6: both have shared out all their 20 cards."""
        time_a, time_b = self.done
        if self.form == "calm":
            self.phase = "first"
        elif time_a is None or time_b is None:
            self.start_pull(arrived_first)
        elif abs(time_a - time_b) <= TOGETHER:
            self.phase = "tie"
        else:
            self.start_pull(0 if time_a < time_b else 1)

    def turn_up_tie_card(self, card: str) -> None:
        """T6: one card each from the 15, a's then b's, until they differ; fewer than two left: lots."""
        self.unseen.remove(card)
        if len(self.tie[0]) == len(self.tie[1]):
            self.tie[0].append(card)
            return
        self.tie[1].append(card)
        rank_a, rank_b = tie_rank(self.tie[0][-1]), tie_rank(self.tie[1][-1])
        if rank_a != rank_b:
            self.start_pull(0 if rank_a > rank_b else 1)
        elif len(self.unseen) < 2:
            self.phase = "first"

    def start_pull(self, first: int) -> None:
        """T6: the barrel on the start space of the faster, who begins; in `none` on the other player's."""
        barrel_owner = 1 - first if self.form == "none" else first
        self.phase = "pull"
        self.start = START_A if barrel_owner == 0 else START_B
        self.barrel = self.start
        self.turn = first
        self.due = [HAND, HAND]  # T7

    # ---- T7 The pull ----

    def ways_to_play(self, card: str) -> list[str]:
        """T7: a man on the slot of his colour on either side, a white card on any slot, an action."""
        if card in ACTIONS:
            return [*self.ways_to_carry_out(card), card + "/no"]
        slots = COLOURS if colour(card) == "white" else [colour(card)]
        return [f"{card}>{side}:{slot}" for side in SIDES for slot in slots]

    def ways_to_carry_out(self, action: str) -> list[str]:
        if action == "swap":
            return self.ways_to_swap()
        if action == "scram":
            return [f"scram:{named}" for named in range(7)]
        return [action]

    def play_card(self, seat: int, text: str) -> None:
        """T7: play one card from the hand (or the stolen one, T11), then draw."""
        card = re.split("[>:/]", text)[0]
        if self.phase == "stolen":
            self.stolen = None
            self.phase = "pull"
        else:
            self.leave_hand(seat, card)
        carried_out = card in ACTIONS and not text.endswith("/no")
        if card in ACTIONS:
            self.discard.append(card)
        else:
            self.place(card, text.partition(">")[2])
        if carried_out:
            self.carry_out(seat, card, text.partition(":")[2])
        if self.outcome is not None:
            self.end_round(*self.outcome)
        elif self.phase == "pull":
            self.draw(seat, 4 if carried_out and card == "reinforce" else 1)

    def leave_hand(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.spent[seat].append(card)

    def place(self, card: str, where: str) -> None:
        """T7: cover what is there. T8: a marked card played or moved causes a test at once."""
        side, slot = where.split(":")
        self.slots[side][slot].append(card)
        if card.endswith("!"):
            self.test_of_strength(weaker_pulls=False)

    def draw(self, seat: int, cards: int) -> None:
        """T7: draw while there is a card. T11 Renforts: four at once, or what is left."""
        self.due[seat] = min(cards, len(self.team[seat]))
        if self.due[seat] == 0:
            self.pass_turn()

    def draw_card(self, card: str) -> None:
        seat = self.seat_due()
        if self.form == "none":
            self.team[seat].remove("?")
            self.unseen.remove(card)
        else:
            self.team[seat].remove(card)
        self.hands[seat].append(card)
        self.due[seat] -= 1
        first_hands = not any(self.spent)
        if not any(self.due) and not first_hands:
            self.pass_turn()

    def pass_turn(self) -> None:
        """T7: to the rival if he has a card in hand, else it stays. T9: no card left ends the round."""
        assert self.turn is not None
        assert self.barrel is not None
        if not any(self.hands):
            self.end_round(0 if self.barrel >= START_A else 1, "cards")
        elif self.hands[1 - self.turn]:
            self.turn = 1 - self.turn

    # ---- T8 Test of strength ----

    def visible(self, side: str, slot: str) -> str | None:
        cards = self.slots[side][slot]
        return cards[-1] if cards else None

    def visible_cards(self) -> list[tuple[str, str, str]]:
        """Side, slot and card, in the order a red, a blue, a green, b red, b blue, b green."""
        places = [(side, slot, self.visible(side, slot)) for side in SIDES for slot in COLOURS]
        return [(side, slot, card) for side, slot, card in places if card is not None]

    def side_strength(self, side: str) -> int:
        """T8: the top cards of the three slots; an empty slot counts its Scot."""
        tops = [self.visible(side, slot) for slot in COLOURS]
        return sum(SCOT if card is None else strength(card) for card in tops)

    def test_of_strength(self, weaker_pulls: bool) -> None:
        """T8: the barrel moves the difference towards the higher side (T11 weakest: the lower)."""
        towards_a = self.side_strength("a") - self.side_strength("b")
        self.move_barrel(-towards_a if weaker_pulls else towards_a)

    def move_barrel(self, towards_a: int) -> None:
        """T8: no further than the end. T9: on or past a final space wins the round at once."""
        assert self.barrel is not None
        self.barrel = max(FINAL_B, min(FINAL_A, self.barrel + towards_a))
        if self.barrel == FINAL_A:
            self.outcome = (0, "final")
        if self.barrel == FINAL_B:
            self.outcome = (1, "final")

    # ---- T11 Actions ----

    def carry_out(self, seat: int, action: str, choice: str) -> None:
        """T11; `reinforce` is not here, as it is only a matter of drawing (see draw)."""
        if action == "adrenaline":
            self.move_barrel(2 if seat == 0 else -2)
        elif action == "lowblow" and self.hands[1 - seat]:  # no card there: nothing
            self.phase = "stolen"
        elif action == "heave":
            self.test_of_strength(weaker_pulls=False)
        elif action == "macho":
            self.remove([place for place in self.visible_cards() if place[2].startswith("W")])
        elif action == "weakest":
            self.test_of_strength(weaker_pulls=True)
        elif action == "rope":
            self.barrel = self.start
        elif action == "swap":
            self.swap(*choice.split(">"))
        elif action == "scram":
            self.remove([place for place in self.visible_cards() if strength(place[2]) == int(choice)])
        elif action == "monster":
            self.monster()

    def name_stolen_card(self, card: str) -> None:
        """T11 lowblow: the card counts as spent by its owner from now on; he does not replace it."""
        assert self.turn is not None
        self.leave_hand(1 - self.turn, card)
        self.stolen = card

    def remove(self, places: list[tuple[str, str, str]]) -> None:
        """T11 macho, scram: judged once; what lay beneath shows again and stays."""
        for side, slot, _ in places:
            self.discard.append(self.slots[side][slot].pop())

    def ways_to_swap(self) -> list[str]:
        """T11 swap: to the other side, coloured to the same colour, white to any slot."""
        texts = []
        for side, slot, card in self.visible_cards():
            other_side = "b" if side == "a" else "a"
            targets = COLOURS if colour(card) == "white" else [colour(card)]
            texts += [f"swap:{side}:{slot}>{other_side}:{target}" for target in targets]
        return texts

    def swap(self, origin: str, target: str) -> None:
        side, slot = origin.split(":")
        self.place(self.slots[side][slot].pop(), target)

    def monster(self) -> None:
        """T11 monster: the side with Nessie visible loses the round at once."""
        for side, _, card in self.visible_cards():
            if card == NESSIE:
                self.outcome = (1 - SIDES.index(side), "monster")

    # ---- T9, T10 Ends ----

    def end_round(self, winner: int, how: str) -> None:
        """T9: the same move opens the next round. T10: enough barrels end the game, the table stays."""
        self.barrels[winner] += 1
        self.last = {"winner": winner, "how": how, "barrel": self.barrel}
        if self.barrels[winner] == self.barrels_to_win:
            self.phase = "over"
            self.turn = None
        else:
            self.open_round()

    # ---- The open book and the views ----

    def state(self) -> dict[str, object]:
        over = self.phase == "over"
        book: dict[str, object] = {
            "game": "hohisse",
            "seats": 2,
            "options": dict(self.options),
            "to_act": self.to_act(),
            "over": over,
            "scores": list(self.barrels) if over else None,  # T10
            "winners": [seat for seat in (0, 1) if over and self.barrels[seat] == max(self.barrels)],
            "team": self.team_sizes() if self.form == "none" else both_sorted(self.team),
        }
        book |= {key: deepcopy(getattr(self, key)) for key in OPEN}
        book |= {key: both_sorted(getattr(self, key)) for key in [*HIDDEN, "spent"]}
        return book

    def team_sizes(self) -> list[int]:
        return [len(cards) for cards in self.team]

    def view(self, seat: int | None) -> dict[str, object]:
        """Hidden cards are nulls, all piles are numbers; the end of the game opens everything."""
        book = self.state()
        if self.phase == "over":
            return book
        for key in HIDDEN:
            by_seat: list[Cards] = getattr(self, key)
            book[key] = [sorted(by_seat[own]) if own == seat else [None] * len(by_seat[own]) for own in (0, 1)]
        return book | {"team": self.team_sizes()}
