"""Thousands of games at once as a Gymnasium vector environment: `TableVectorEnv("hippo", 4096)`. Needs the extra `lab`.

Self-play, unless told otherwise: each step is a decision of whichever seat is to act, you choose for all of them, and
`infos["seat"]` says who decides next. A reward is that of the seat that just acted; `infos["gains"]` has all seats'.
With `learner=0` you are seat 0 of every game, the others follow the game's own quick policy (any legal move, where it
has none), and it is an ordinary environment for one agent.

The arrays handed out are the environment's own and change with the next step: copy what you keep.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tablee.kernel.chance import generator
from tablee.kernel.errors import BadOption, BadSeats
from tablee.lab.arena.sparring import RANDOM_PACE
from tablee.lab.envs.decision_batch import DecisionBatch
from tablee.lab.envs.decision_env import opening
from tablee.lab.envs.turns import NOBODY

Array = NDArray[Any]


class TableVectorEnv(VectorEnv[Array, Array, Array]):
    """`num_envs` games; one that ends begins anew in the same step.

    infos: `seat` who decides next · `action_mask` [game, action], 1 where legal · and, where a game has just ended
    (`_gains`, `_final_obs`), `gains` of all seats and `final_obs`, how the end looked.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1024,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        learner: int | None = None,
        pace: int = RANDOM_PACE,
    ) -> None:
        first = opening(game, seats, options, pace)
        players = int(first[0].seats)
        if type(num_envs) is not int or num_envs < 1:
            raise BadOption(f"num_envs is a whole number from 1, not {num_envs!r}")
        if learner is not None and learner not in range(players):
            raise BadSeats(f"the learner sits on a seat from 0 to {players - 1}, or is None; not {learner!r}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self._batch = DecisionBatch(game, first, num_envs, NOBODY if learner is None else learner)
        self.moves = self._batch.actions  # what each action means
        self.layout = self._batch.layout  # what each number of an observation means
        bounds = np.iinfo(self.layout.dtype)
        self.single_observation_space = spaces.Box(bounds.min, bounds.max, (self.layout.size,), self.layout.dtype)
        self.single_action_space = spaces.Discrete(len(self.moves))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._never = np.zeros(num_envs, np.bool_)  # games here are not cut short
        self._chooser = generator(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """New games, the same ones for the same seed."""
        super().reset(seed=seed)
        luck, chooser = (int(number) for number in self.np_random.integers(1 << 63, size=2))
        self._chooser = generator(chooser)
        self._batch.begin(luck)
        return self._batch.observations, self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision in every game. An action that is not legal is refused before anything is done."""
        batch = self._batch
        movers = batch.seats.copy()
        ended = batch.step(np.asarray(actions, np.int64))
        rewards, infos = np.zeros(self.num_envs), self._infos()
        if ended.any():
            gains = batch.gains()
            rewards[ended] = gains[ended, movers[ended]]
            infos |= {"gains": gains, "_gains": ended, "final_obs": self._ends(ended, movers), "_final_obs": ended}
        return batch.observations, rewards, ended, self._never, infos

    def random_actions(self) -> Array:
        """A legal action for every game, all equally likely; a quick baseline."""
        return self._batch.random_actions(self._chooser)

    def _infos(self) -> dict[str, Any]:
        return {"seat": self._batch.seats, "action_mask": self._batch.masks}

    def _ends(self, ended: Array, movers: Array) -> Array:
        """How the games that ended looked to who ended them, None for the others."""
        games, ends = np.flatnonzero(ended), np.full(self.num_envs, None, object)
        for game, row in zip(games, self._batch.last_observations(games, movers[games]), strict=True):
            ends[game] = row
        return ends
