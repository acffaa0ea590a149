"""Our games for OpenSpiel's bots: as much of its State as its Python searches ask for, and no more.

Everything that takes time is compiled: a state is one record, a clone is a copy of it, a move is one call.
A `pyspiel.State` goes through C++ and back for every question and keeps what each seat was told: with
`tablee.lab.openspiel` OpenSpiel's MCTSBot makes 0.6 times as many simulations of Hippo in the same time (900 and 560 a
second of a core), which would be a weaker opponent than it need be.
"""

from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from tablee import Match
from tablee.kernel.chance import below, generator
from tablee.kernel.contract import FATE, FATE_ACTS, Random, apply, draw, legal, scores, to_act
from tablee.kernel.rule import entry
from tablee.match.engine import Engine, engine_of

PATIENCE: Final = 20_000  # moves of a rollout


@entry
def roll_out(positions: Any, moves: Any, random: Random, out: Any) -> None:
    """Random moves to the end, and the scores."""
    s = positions[0]
    acting, steps = to_act(s), 0
    while acting and steps < PATIENCE:
        seat = 0
        while not (acting >> seat) & 1:
            seat += 1
        move = draw(s, random) if acting == FATE_ACTS else moves[below(random, legal(s, seat, moves))]
        apply(s, seat, move)
        acting = to_act(s)
        steps += 1
    scores(s, out)


class Game:
    """What a bot wants to know of the game itself."""

    def __init__(self, game: str) -> None:
        self.engine: Engine = engine_of(game)
        facts = self.engine.game.facts
        self.secrets = facts.secrets
        self.moves = np.zeros(self.engine.game.most_moves, np.int64)
        self.random = generator(1)
        self._type = pyspiel.GameType(
            short_name=f"tablee_{game}",
            long_name=facts.title,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
            if self.secrets
            else pyspiel.GameType.Information.PERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=2,
            min_num_players=2,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=False,
            parameter_specification={},
        )

    def get_type(self) -> pyspiel.GameType:
        return self._type

    def max_utility(self) -> float:
        return 1.0

    def state(self, match: Match) -> "State":
        return State(self, match.position)


class State:
    """One position of a game for two, in OpenSpiel's words. Where several act at once they do so in turn."""

    __slots__ = ("_acting", "_game", "positions")

    def __init__(self, game: Game, positions: Any) -> None:
        self._game = game
        self.positions = positions
        self._acting: int = game.engine.to_act(positions)

    def get_game(self) -> Game:
        return self._game

    def clone(self) -> "State":
        return State(self._game, self.positions.copy())

    def is_terminal(self) -> bool:
        return not self._acting

    def is_chance_node(self) -> bool:
        return self._acting == FATE_ACTS

    def current_player(self) -> int:
        if self._acting == FATE_ACTS:
            return int(pyspiel.PlayerId.CHANCE)
        return 0 if self._acting & 1 else 1

    def legal_actions(self, player: int | None = None) -> list[int]:
        moves = self._game.moves
        seat = FATE if self._acting == FATE_ACTS else self.current_player()
        listed: list[int] = moves[: self._game.engine.legal(self.positions, seat, moves)].tolist()
        return listed

    def apply_action(self, action: int) -> None:
        seat = FATE if self._acting == FATE_ACTS else self.current_player()
        self._game.engine.apply(self.positions, seat, int(action))
        self._acting = self._game.engine.to_act(self.positions)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """With secrets fate's moves are no nodes of the tree, so one drawn with the right odds will do."""
        if self._game.secrets:
            return [(int(self._game.engine.draw(self.positions, self._game.random)), 1.0)]
        moves = self.legal_actions()
        odds = [self._game.engine.odds(self.positions, move) for move in moves]
        return [(move, cases / sum(odds)) for move, cases in zip(moves, odds, strict=True)]

    def returns(self) -> list[float]:
        out = np.zeros(2)
        self._game.engine.scores(self.positions, out)
        return advantage(out)

    def observation_string(self, player: int | None = None) -> bytes:
        """All that the player to act may know, as a key: quicker than a text."""
        return bytes(self._game.engine.hidden(self.positions[0], self.current_player()).tobytes())

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        world = self._game.engine.hidden(self.positions[0], player)
        self._game.engine.imagine(world, player, self._game.random)
        return State(self._game, world)


def advantage(out: Any) -> list[float]:
    lead = float(np.sign(out[0] - out[1]))
    return [lead, -lead]


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's random rollouts in one compiled call each."""

    def __init__(self, game: Game) -> None:
        super().__init__()
        self._game = game
        self._moves = np.zeros(game.engine.game.most_moves, np.int64)

    def evaluate(self, state: State) -> Any:
        out = np.zeros(2)
        roll_out(state.clone().positions, self._moves, self._game.random, out)
        return np.array(advantage(out))
