"""Null & Nichtig as an OpenSpiel game written in Python and registered with pyspiel.

Written as the Python games shipped with OpenSpiel are: the deal is a row of explicit chance nodes,
one card each; the state is plain attributes, which `State.clone()` copies deeply; an observer gives
the strings and tensors. Rules and order of decisions as in the plain class.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.metadata import version as version_of
from typing import Any

import numpy as np
import pyspiel

from benchmarks.peers.deals import Deal, same
from benchmarks.peers.null_nichtig_plain import (
    CARDS,
    COLOUR_SIZE,
    COLOURS,
    HAND,
    PICKS,
    PLAYERS,
    colour_of,
    number_of,
)

NAME = "python_null_nichtig"
HIGHEST_SCORE = 11 * COLOURS

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Python Null & Nichtig",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=3,
    provides_information_state_string=True,
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": PLAYERS},
)


class NullNichtigGame(pyspiel.Game):  # type: ignore[misc]
    """The game, from which new states are made."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = params or {}
        players = params.get("players", PLAYERS)
        info = pyspiel.GameInfo(
            num_distinct_actions=CARDS,
            max_chance_outcomes=CARDS,
            num_players=players,
            min_utility=0.0,
            max_utility=float(HIGHEST_SCORE),
            utility_sum=None,
            max_game_length=HAND * players,
        )
        super().__init__(GAME_TYPE, info, params)
        self.players = players

    def new_initial_state(self) -> NullNichtigState:
        return NullNichtigState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return NullNichtigObserver(kind, self.players, params)


class NullNichtigState(pyspiel.State):  # type: ignore[misc]
    """One deal."""

    def __init__(self, game: NullNichtigGame) -> None:
        super().__init__(game)
        self.players = game.num_players()
        self.deck = list(range(CARDS))
        self.hands: list[list[int]] = [[] for _ in range(self.players)]
        self.piles: list[list[list[int]]] = [
            [[] for _ in range(COLOURS)] for _ in range(self.players)
        ]
        self.to_deal = HAND * self.players
        self.picks_left = PICKS * self.players
        self.leader = 0
        self.next_player = 0
        self.trick: list[int] = []
        self.public: list[tuple[int, int]] = []  # player and card of every decision, all face up
        self.game_over = False

    def current_player(self) -> Any:
        if self.game_over:
            return pyspiel.PlayerId.TERMINAL
        if self.to_deal:
            return pyspiel.PlayerId.CHANCE
        return self.next_player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.hands[player])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        p = 1.0 / len(self.deck)
        return [(card, p) for card in self.deck]

    def _apply_action(self, action: int) -> None:
        if self.is_chance_node():
            self.deck.remove(action)
            self.hands[(HAND * self.players - self.to_deal) // HAND].append(action)
            self.to_deal -= 1
            return
        player = self.next_player
        self.hands[player].remove(action)
        self.public.append((player, action))
        if self.picks_left:
            self.piles[player][colour_of(action)].append(action)
            self.picks_left -= 1
            if self.picks_left % PICKS == 0:
                self.next_player = (player + 1) % self.players
            return
        self.trick.append(action)
        if len(self.trick) < self.players:
            self.next_player = (player + 1) % self.players
            return
        best = 0
        for i in range(1, self.players):
            if number_of(self.trick[i]) > number_of(self.trick[best]):
                best = i
        winner = (self.leader + best) % self.players
        for i in range(self.players):
            card = self.trick[(best + i) % self.players]
            self.piles[winner][colour_of(card)].append(card)
        self.trick = []
        self.leader = self.next_player = winner
        if not self.hands[winner]:
            self.game_over = True

    def _action_to_string(self, player: int, action: int) -> str:
        twin = "b" if action % COLOUR_SIZE == 1 else ""  # the second 0 of the colour
        name = f"{colour_of(action)}/{number_of(action)}{twin}"
        return f"Deal {name}" if player == pyspiel.PlayerId.CHANCE else name

    def is_terminal(self) -> bool:
        return self.game_over

    def returns(self) -> list[float]:
        if not self.game_over:
            return [0.0] * self.players
        return [float(sum(number_of(pile[-1]) for pile in piles if pile)) for piles in self.piles]

    def __str__(self) -> str:
        return f"hands:{self.hands} piles:{self.piles} trick:{self.trick}"


class NullNichtigObserver:
    """What a player sees, by the interface of OpenSpiel's observers."""

    def __init__(self, iig_obs_type: Any, players: int, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.players = players
        self.perfect_recall = iig_obs_type.perfect_recall
        pieces: list[tuple[str, tuple[int, ...]]] = [("player", (players,))]
        if iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
            pieces.append(("hand", (CARDS,)))
        if iig_obs_type.public_info:
            pieces += [(name, (players, CARDS)) for name in ("trick", "tops", "played")]
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in pieces), np.float32)
        self.dict: dict[str, Any] = {}
        index = 0
        for name, shape in pieces:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[index : index + size].reshape(shape)
            index += size

    def set_from(self, state: NullNichtigState, player: int) -> None:
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        if "hand" in self.dict:
            self.dict["hand"][state.hands[player]] = 1
        if "trick" in self.dict:
            for i, card in enumerate(state.trick):
                self.dict["trick"][(state.leader + i) % self.players, card] = 1
            for seat, piles in enumerate(state.piles):
                for pile in piles:
                    if pile:
                        self.dict["tops"][seat, pile[-1]] = 1
            for seat, card in state.public:
                self.dict["played"][seat, card] = 1

    def string_from(self, state: NullNichtigState, player: int) -> str:
        hand = ",".join(map(str, sorted(state.hands[player])))
        if self.perfect_recall:
            return f"p{player} {hand} " + " ".join(f"{seat}:{card}" for seat, card in state.public)
        return f"p{player} {hand} {state.leader} {state.trick} {state.piles}"


pyspiel.register_game(GAME_TYPE, NullNichtigGame)


def deal_out(game: Any, deck: list[int]) -> Any:
    """A state right after the deal of the first cards of a deck."""
    state = game.new_initial_state()
    for card in deck:
        state.apply_action(card)
    return state


def play_with_chance(game: Any, rng: random.Random) -> int:
    """The loop of OpenSpiel's own example: chance nodes sampled, then uniform legal actions."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=False)
            state.apply_action(rng.choices(outcomes, probabilities)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    state.returns()
    return decisions


def play_dealt(game: Any, rng: random.Random) -> int:
    """The deal is given, so that the chance nodes cost no lists of outcomes."""
    state = deal_out(game, rng.sample(range(CARDS), HAND * PLAYERS))
    decisions = 0
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        decisions += 1
    state.returns()
    return decisions


def play_observed(game: Any, rng: random.Random, observer: NullNichtigObserver) -> int:
    """The deal is given, and the observation and the mask are made for every decision."""
    state = deal_out(game, rng.sample(range(CARDS), HAND * PLAYERS))
    decisions = 0
    while not state.is_terminal():
        observer.set_from(state, state.current_player())
        mask = state.legal_actions_mask()
        state.apply_action(rng.choice(np.flatnonzero(mask).tolist()))
        decisions += 1
    state.returns()
    return decisions


def play_bots(game: Any, rng: random.Random, bots: list[Any]) -> int:
    """The deal is given, and OpenSpiel's C++ loop plays its C++ random bots."""
    state = deal_out(game, rng.sample(range(CARDS), HAND * PLAYERS))
    pyspiel.evaluate_bots(state, bots, rng.randrange(1 << 30))
    return HAND * PLAYERS


def version() -> str:
    return version_of("open_spiel")


def loop(name: str) -> Callable[[], int]:
    game = pyspiel.load_game(NAME)
    rng = random.Random(1)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(PLAYERS)]
    observer = game.make_py_observer()
    return {
        "chance deal": lambda: play_with_chance(game, rng),
        "given deal, with observation": lambda: play_observed(game, rng, observer),
        "given deal": lambda: play_dealt(game, rng),
        "C++ evaluate_bots": lambda: play_bots(game, rng, bots),
    }[name]


def replay(deal: Deal) -> None:
    """Play a deal of the plain class again, comparing every step."""
    state = deal_out(pyspiel.load_game(NAME), deal.deck[: HAND * PLAYERS])
    for step in deal.steps:
        same((state.current_player(), state.legal_actions()), (step.player, step.legal))
        state.apply_action(step.card)
    same((state.is_terminal(), state.returns()), (True, deal.scores))
