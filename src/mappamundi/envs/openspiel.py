"""The games as Python games of OpenSpiel: importing this registers them by their names.

It needs the extra `openspiel`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np

from mappamundi.envs.rewards import rewards
from mappamundi.envs.trail import DIGEST, Trail
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES, Amount, Game
from mappamundi.record import NATURE
from mappamundi.tiny import TINY

try:
    import pyspiel

    from mappamundi.envs.refusing import refuse
except ModuleNotFoundError as error:
    raise ImportError(str(BadSetup("envs-no-extra", extra="openspiel"))) from error

SEED = 1 << 53  # as many as a random fraction can tell apart


def name(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_mappamundi_{GAMES[game].slug}"


def game_type(game: Game) -> Any:
    """What OpenSpiel wants to know of a game beforehand."""
    options = {
        option.name: option.usual if isinstance(option, Amount) else option.default
        for option in game.options
    }
    return pyspiel.GameType(
        short_name=name(game.slug),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats.stop - 1,
        min_num_players=game.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.usual_seats, **options},
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its seats and options."""

    game: ClassVar[Game]

    def __init__(self, params: dict[str, Any]) -> None:
        game, seats = self.game, params["players"]
        options = {option.name: str(params[option.name]) for option in game.options}
        self.start = Trail.start(game, seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.features.ACTIONS,
            max_chance_outcomes=game.bounds.OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bounds.longest(seats, *game.numbers(options)),
        )
        super().__init__(game_type(game), info, params)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        """A copy, here or in another process, is the game of that name with its parameters."""
        return loaded, (str(self),)

    def new_initial_state(self) -> TableState:
        """Return the state before the deal, which is up to chance."""
        return TableState(self, self.start)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Return an observer of states for a seat, with its memory or without."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_seat = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not (kind.public_info and is_seat):
            raise BadSetup("envs-no-observation")
        return Observer(self.game, self.num_players(), kind.perfect_recall)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state of a game; only observers look at it for a seat, and they look at redacted ones."""

    def __init__(self, game: TableGame, trail: Trail) -> None:
        super().__init__(game)
        self.trail = trail

    def current_player(self) -> int:
        """Return who decides; of seats that decide at once the first, whose choice stays sealed."""
        if not self.trail.waiting:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.trail.waiting[0]
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return not self.trail.waiting

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.trail.game.legal(self.trail.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the draws, all equally likely."""
        outcomes = self.trail.game.legal(self.trail.state, NATURE)
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        actor, game = self.trail.waiting[0], self.trail.game
        if not game.rules.is_legal(self.trail.state, actor, action):
            raise IllegalAction("illegal-action", action=str(action))
        self.trail = self.trail.then(actor, action)

    def _action_to_string(self, player: int, action: int) -> str:
        actor = NATURE if player == pyspiel.PlayerId.CHANCE else player
        return self.trail.game.write(self.trail.state, actor, action)

    def returns(self) -> list[float]:
        """The rewards by place, once it is over."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        place = self.trail.game.rules.place
        return rewards([place(self.trail.state, seat) for seat in range(self.num_players())])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """A state that the player cannot tell from this one, all equally likely.

        Its history is empty, as the real one would say what the player cannot know.
        """
        return TableState(self.get_game(), self.trail.imagined(player, int(sampler() * SEED)))

    def __str__(self) -> str:
        return repr(self.trail.state)


class Observer:
    """Shows states to seats, as far as they know them."""

    def __init__(self, game: Game, players: int, has_memory: bool) -> None:
        self.game = game
        self.has_memory = has_memory
        parts = {"features": game.features.FEATURES}
        if has_memory:
            parts |= {"player": players, "digest": DIGEST}
        self.tensor = np.zeros(sum(parts.values()), np.float32)
        self.dict: dict[str, Any] = {}
        first = 0
        for part, size in parts.items():
            self.dict[part] = self.tensor[first : first + size]
            first += size

    def set_from(self, state: TableState, player: int) -> None:
        """Write down the features of what the seat knows; and who it is, and a digest of all since.

        A game is too long to be written down whole; the digest tells apart what the seat has seen.
        """
        row = [0] * self.game.features.FEATURES
        self.game.features.features(state.trail.known(player), player, row)
        self.dict["features"][:] = row
        if self.has_memory:
            self.dict["player"][:] = 0
            self.dict["player"][player] = 1
            self.dict["digest"][:] = list(state.trail.seen(player).digest)

    def string_from(self, state: TableState, player: int) -> str:
        """All it has seen so far, or what lies before it now."""
        if self.has_memory:
            return f"{player}\n{state.trail.text(player)}"
        view = self.game.present.view(state.trail.known(player), player)
        return msgspec.json.encode(view).decode()


def register(game: Game) -> None:
    """Let OpenSpiel make this game.

    It keeps what makes one until Python has ended, and only a class outlives that.
    """
    pyspiel.register_game(game_type(game), type(TableGame.__name__, (TableGame,), {"game": game}))


def loaded(text: str) -> Any:
    """A game as OpenSpiel writes it; importing this module has registered it."""
    return pyspiel.load_game(text)


for each in (*GAMES, *TINY):
    register(GAMES[each])
refuse(TableState)
