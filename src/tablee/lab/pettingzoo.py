"""Any game as a PettingZoo environment: `env("hippo", seats=3)`. Needs the extra `lab`.

Agents `seat_0`, `seat_1`, ... act one at a time (see `tablee.lab.envs.turns`); dice and cards fall by
themselves. An observation is a dict: `observation`, the numbers that the seat may know (`layout` names them), and
`action_mask`, its legal actions; nobody but the agent whose turn it is has any. The winner's reward at the end is 1,
all rewards together are 0.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tablee.kernel.contract import SPECTATOR
from tablee.lab.arena.sparring import RANDOM_PACE
from tablee.lab.envs.decision_env import DecisionEnv, opening
from tablee.lab.envs.turns import NOBODY
from tablee.match.shelf import load

Observation = dict[str, Any]


def env(
    game: str,
    seats: int | None = None,
    *,
    options: Mapping[str, Any] | None = None,
    pace: int = RANDOM_PACE,
    render_mode: str | None = None,
) -> Any:
    """The environment with PettingZoo's usual checks around it. `pace`: milliseconds a move, where time matters."""
    bare = TableEnv(game, seats, options=options, pace=pace, render_mode=render_mode)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(bare))


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """One game, one agent a seat."""

    metadata: ClassVar[dict[str, Any]] = {"is_parallelizable": False, "render_modes": ["ansi"], "name": "tablee"}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        options: Mapping[str, Any] | None = None,
        pace: int = RANDOM_PACE,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.agent_selection = ""
        self.render_mode = render_mode
        self._describe = load(game).describe
        self._decisions = DecisionEnv(game, opening(game, seats, options, pace))
        self.moves = self._decisions.actions  # what each action means
        self.layout = self._decisions.layout  # what each number of an observation means
        self.possible_agents = [f"seat_{seat}" for seat in range(self._decisions.players)]
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(len(self.moves)) for agent in self.possible_agents}
        self._random, _ = seeding.np_random()

    def _observation_space(self) -> spaces.Dict:
        bounds = np.iinfo(self.layout.dtype)
        numbers = spaces.Box(bounds.min, bounds.max, (self.layout.size,), self.layout.dtype)
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (len(self.moves),), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random, _ = seeding.np_random(seed)
        self._decisions.begin(int(self._random.integers(1 << 63)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._point_at_seat()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._decisions.act(-1 if action is None else int(action))
        self._clear_rewards()
        if self._decisions.seat == NOBODY:
            self.rewards = dict(zip(self.agents, self._decisions.gains(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._point_at_seat()
        self._accumulate_rewards()

    def _point_at_seat(self) -> None:
        self.agent_selection = self.possible_agents[self._decisions.seat]

    def observe(self, agent: str) -> Observation:
        """What the agent's seat may know, and its legal actions if it is to act."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.moves), np.int8)
        if seat == self._decisions.seat:
            mask[self._decisions.legal()] = 1
        return {"observation": self._decisions.observation(seat), "action_mask": mask}

    def render(self) -> str:
        """The position as anybody who looks on may see it, as text."""
        return str(self._describe(self._decisions.hidden(SPECTATOR)[0]))

    def close(self) -> None:
        """Nothing to let go of."""
