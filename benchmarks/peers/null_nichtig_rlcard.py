"""Null & Nichtig as an RLCard environment: a game, and an environment over it, as RLCard's are.

Cards are strings in the raw state and ids in the encoded one, as in RLCard's Uno. Rules and order
of decisions as in the plain class; payoffs are the scores.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from importlib.metadata import version as version_of
from typing import Any

import numpy as np
from rlcard.agents import RandomAgent
from rlcard.envs import Env

from benchmarks.peers.deals import Deal, same
from benchmarks.peers.null_nichtig_plain import CARDS, COLOUR_SIZE, COLOURS, HAND, PICKS, PLAYERS

LETTERS = "bgvry"
ACTIONS = [f"{LETTERS[card // COLOUR_SIZE]}-{card % COLOUR_SIZE}" for card in range(CARDS)]
ACTION_OF = {name: card for card, name in enumerate(ACTIONS)}


class Card:
    """A card with its name."""

    def __init__(self, colour: int, index: int) -> None:
        self.colour = colour
        self.number = max(0, index - 1)
        self.str = f"{LETTERS[colour]}-{index}"

    def __str__(self) -> str:
        return self.str


class Dealer:
    """The deck."""

    def __init__(self, np_random: Any) -> None:
        self.np_random = np_random
        self.deck = [Card(colour, i) for colour in range(COLOURS) for i in range(COLOUR_SIZE)]

    def shuffle(self) -> None:
        self.np_random.shuffle(self.deck)

    def deal_cards(self, player: Player, count: int) -> None:
        for _ in range(count):
            player.hand.append(self.deck.pop())


class Player:
    """A hand and its piles."""

    def __init__(self, player_id: int) -> None:
        self.player_id = player_id
        self.hand: list[Card] = []
        self.piles: list[list[Card]] = [[] for _ in range(COLOURS)]


class Round:
    """The picks and the tricks."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.current_player = 0
        self.leader = 0
        self.picks_left = PICKS * players
        self.trick: list[Card] = []
        self.is_over = False

    def proceed_round(self, players: list[Player], action: str) -> None:
        player = players[self.current_player]
        for i, held in enumerate(player.hand):
            if held.str == action:
                card = player.hand.pop(i)
                break
        if self.picks_left:
            player.piles[card.colour].append(card)
            self.picks_left -= 1
            if self.picks_left % PICKS == 0:
                self.current_player = (self.current_player + 1) % self.players
            return
        self.trick.append(card)
        self.current_player = (self.current_player + 1) % self.players
        if len(self.trick) == self.players:
            best = 0
            for i in range(1, self.players):
                if self.trick[i].number > self.trick[best].number:
                    best = i
            winner = players[(self.leader + best) % self.players]
            for i in range(self.players):
                won = self.trick[(best + i) % self.players]
                winner.piles[won.colour].append(won)
            self.trick = []
            self.leader = self.current_player = winner.player_id
            self.is_over = not winner.hand

    def get_legal_actions(self, players: list[Player], player_id: int) -> list[str]:
        return [card.str for card in players[player_id].hand]

    def get_state(self, players: list[Player], player_id: int) -> dict[str, Any]:
        return {
            "hand": [card.str for card in players[player_id].hand],
            "trick": [card.str for card in self.trick],
            "leader": self.leader,
            "tops": [[pile[-1].str for pile in player.piles if pile] for player in players],
            "legal_actions": self.get_legal_actions(players, player_id),
            "num_cards": [len(player.hand) for player in players],
        }


class NullNichtigGame:
    """One deal, by the interface of RLCard's games."""

    def __init__(self, allow_step_back: bool = False, num_players: int = PLAYERS) -> None:
        self.allow_step_back = allow_step_back
        self.np_random: Any = np.random.RandomState()
        self.num_players = num_players
        self.payoffs = [0] * num_players

    def init_game(self) -> tuple[dict[str, Any], int]:
        self.dealer = Dealer(self.np_random)
        self.dealer.shuffle()
        self.players = [Player(i) for i in range(self.num_players)]
        for player in self.players:
            self.dealer.deal_cards(player, HAND)
        self.round = Round(self.num_players)
        player_id = self.round.current_player
        return self.get_state(player_id), player_id

    def step(self, action: str) -> tuple[dict[str, Any], int]:
        self.round.proceed_round(self.players, action)
        player_id = self.round.current_player
        return self.get_state(player_id), player_id

    def get_state(self, player_id: int) -> dict[str, Any]:
        state = self.round.get_state(self.players, player_id)
        state["num_players"] = self.num_players
        state["current_player"] = self.round.current_player
        return state

    def get_legal_actions(self) -> list[str]:
        return self.round.get_legal_actions(self.players, self.round.current_player)

    def get_payoffs(self) -> list[int]:
        return [sum(pile[-1].number for pile in p.piles if pile) for p in self.players]

    def get_num_players(self) -> int:
        return self.num_players

    @staticmethod
    def get_num_actions() -> int:
        return CARDS

    def get_player_id(self) -> int:
        return self.round.current_player

    def is_over(self) -> bool:
        return self.round.is_over


class NullNichtigEnv(Env):  # type: ignore[misc]
    """The game encoded for learners."""

    def __init__(self, config: dict[str, Any]) -> None:
        self.name = "null-nichtig"
        self.default_game_config: dict[str, Any] = {}
        self.game = NullNichtigGame(num_players=config.get("num_players", PLAYERS))
        super().__init__(config)
        self.state_shape = [[2 + self.num_players, CARDS] for _ in range(self.num_players)]
        self.action_shape = [None for _ in range(self.num_players)]

    def _extract_state(self, state: dict[str, Any]) -> dict[str, Any]:
        observation = np.zeros((2 + self.num_players, CARDS), dtype=int)
        for card in state["hand"]:
            observation[0, ACTION_OF[card]] = 1
        for card in state["trick"]:
            observation[1, ACTION_OF[card]] = 1
        for seat, tops in enumerate(state["tops"]):
            for card in tops:
                observation[2 + seat, ACTION_OF[card]] = 1
        return {
            "obs": observation,
            "legal_actions": self._get_legal_actions(),
            "raw_obs": state,
            "raw_legal_actions": list(state["legal_actions"]),
            "action_record": self.action_recorder,
        }

    def get_payoffs(self) -> Any:
        return np.array(self.game.get_payoffs())

    def _decode_action(self, action_id: int) -> str:
        return ACTIONS[action_id]

    def _get_legal_actions(self) -> OrderedDict[int, None]:
        return OrderedDict({ACTION_OF[action]: None for action in self.game.get_legal_actions()})


def make() -> NullNichtigEnv:
    """The environment with random agents."""
    environment = NullNichtigEnv({"seed": 1, "allow_step_back": False})
    agents = [RandomAgent(environment.num_actions) for _ in range(environment.num_players)]
    environment.set_agents(agents)
    return environment


def play_random(environment: NullNichtigEnv) -> int:
    """`Env.run` as in RLCard's examples, in training mode, where its random agent is cheaper."""
    before = environment.timestep
    environment.run(is_training=True)
    return int(environment.timestep - before)


def version() -> str:
    return version_of("rlcard")


def loop(name: str) -> Callable[[], int]:
    environment = make()
    return lambda: play_random(environment)


def replay(deal: Deal) -> None:
    """Play a deal of the plain class again, comparing every step."""
    environment = make()
    environment.reset()
    dealer = Dealer(environment.game.np_random)
    dealer.deck = [dealer.deck[card] for card in reversed(deal.deck)]
    for player in environment.game.players:
        player.hand = []
        dealer.deal_cards(player, HAND)
    for step in deal.steps:
        legal = sorted(environment._get_legal_actions())
        mine = (environment.get_player_id(), environment.is_over(), legal)
        same(mine, (step.player, False, step.legal))
        environment.step(step.card)
    same((environment.is_over(), environment.get_payoffs().tolist()), (True, deal.scores))
