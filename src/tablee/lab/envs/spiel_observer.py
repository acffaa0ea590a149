"""What OpenSpiel's algorithms see of a state: strings and tensors, of now or of all that was shown."""

from typing import Any

import numpy as np

from tablee.kernel.contract import SPECTATOR, Seat
from tablee.kernel.errors import BadOption
from tablee.lab.envs.history import ObservedHistory, Variant


class Observer:
    """Observes for a seat, or as one who looks on. See open_spiel.python.observation for what is asked of it."""

    def __init__(self, variant: Variant, looks_on: bool) -> None:
        self._variant = variant
        self._looks_on = looks_on
        self.tensor: Any = np.zeros(variant.layout.size, np.float32)
        self.dict = {name: numbers.reshape(-1) for name, numbers in variant.layout.named(self.tensor).items()}

    def set_from(self, state: Any, player: Seat) -> None:
        self.tensor[:] = state.observed.env.observation(self._viewer(player))

    def string_from(self, state: Any, player: Seat) -> str:
        observed: ObservedHistory = state.observed
        return observed.described(self._viewer(player))

    def _viewer(self, player: Seat) -> Seat:
        return SPECTATOR if self._looks_on else player


class Recaller(Observer):
    """Recalls every move as the viewer was shown it. The tensor has the viewer and then the moves, 0 for none."""

    def __init__(self, variant: Variant, looks_on: bool) -> None:
        super().__init__(variant, looks_on)
        self.tensor = np.zeros(1 + variant.memory, np.float32) if variant.memory else None
        self.dict = {"viewer": self.tensor[:1], "moves": self.tensor[1:]} if variant.memory else {}

    def set_from(self, state: Any, player: Seat) -> None:
        if self.tensor is None:
            return
        viewer = self._viewer(player)
        moves = state.observed.seen[self._variant.place_of(viewer)]
        if len(moves) > self._variant.memory:
            raise BadOption(f"memory has room for {self._variant.memory} moves, and {len(moves)} were shown: raise it")
        self.tensor[:] = 0
        self.tensor[0] = viewer
        self.tensor[1 : 1 + len(moves)] = np.array(moves) + 1

    def string_from(self, state: Any, player: Seat) -> str:
        viewer = self._viewer(player)
        return f"{viewer}| {state.observed.told[self._variant.place_of(viewer)]}"
