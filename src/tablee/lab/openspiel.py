"""Every game as an OpenSpiel game: importing this registers `tablee_<id>` for each. Needs the extra `lab`.

    import pyspiel, tablee.lab.openspiel
    game = pyspiel.load_game("tablee_hippo(players=3,lanes=printed)")

Games become rows of decisions (see `tablee.lab.envs.turns`): seats that may act at once choose one after the
other in secret, and time advances by `pace` milliseconds a move. Fate's moves are chance nodes with their odds. The
winner gets 1, all together 0. An information state is all that a seat was shown, move by move; an observation is what
it may know now. `memory` is how many moves the tensor of an information state has room for; there is none without it.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import pyspiel

from tablee.kernel.contract import FATE
from tablee.kernel.facts import Facts, Option, Value
from tablee.lab.arena.sparring import RANDOM_PACE
from tablee.lab.envs.history import Variant
from tablee.lab.envs.spiel_observer import Observer, Recaller
from tablee.lab.envs.turns import NOBODY
from tablee.match.shelf import games

LONGEST: Final = 100_000  # moves; no game comes near, but OpenSpiel wants a number
NO_SEAT: Final = -1  # for an option that is a seat or none: OpenSpiel has no None


def game_type(facts: Facts, memory: int = 0) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    chance, information = kinds.ChanceMode, kinds.Information
    return kinds(
        short_name=f"tablee_{facts.id}",
        long_name=facts.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if facts.chance else chance.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION if facts.secrets else information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(facts.seats),
        min_num_players=min(facts.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=memory > 0,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(facts),
    )


def parameters(facts: Facts) -> dict[str, Any]:
    """What may stand in brackets behind a game's name: ours, and the game's options."""
    usual = {option.name: NO_SEAT if option.default is None else option.default for option in facts.options}
    return {"players": facts.seats[0], "pace": RANDOM_PACE, "memory": 0, **usual}


def chosen_options(facts: Facts, params: Mapping[str, Any]) -> dict[str, Value]:
    chosen = [option for option in facts.options if option.name in params]
    return {option.name: _or_none(option, params[option.name]) for option in chosen}


def _or_none(option: Option, value: Value) -> Value:
    return None if option.a_seat and value == NO_SEAT else value


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """One game with its seats and options."""

    def __init__(self, facts: Facts, params: Mapping[str, Any]) -> None:
        players, memory = params.get("players", facts.seats[0]), params.get("memory", 0)
        options = chosen_options(facts, params)
        self.variant = Variant(facts.id, players, options, params.get("pace", RANDOM_PACE), memory)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.variant.plays),
            max_chance_outcomes=len(self.variant.fates),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(facts, memory), info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None  # what is private is not told apart from what is public
        looks_on = kind.private_info == pyspiel.PrivateInfoType.NONE
        return (Recaller if kind.perfect_recall else Observer)(self.variant, looks_on)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position and how it came about. OpenSpiel copies states often, attribute by attribute: there is one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.observed = game.variant.beginning()

    def current_player(self) -> int:
        seat = self.observed.env.seat
        if seat == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return seat if seat < self.observed.env.players else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.observed.env.seat == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = self.observed.env.legal().tolist()
        return actions

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.observed.chances()

    def _apply_action(self, action: int) -> None:
        self.observed.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.observed.variant.text(action, by_fate=player == pyspiel.PlayerId.CHANCE)

    def returns(self) -> list[float]:
        env = self.observed.env
        return env.gains() if env.seat == NOBODY else [0.0] * env.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state that `player` cannot tell from this one, drawn evenly."""
        other: SpielState = self.clone()
        other.observed.imagine(player, int(sampler() * (1 << 53)))
        return other

    def __str__(self) -> str:
        return self.observed.described(FATE)


def _register(facts: Facts) -> None:
    class Registered(SpielGame):
        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(facts, params or {})

    pyspiel.register_game(game_type(facts), Registered)


for _facts in games():
    _register(_facts)
