"""Plays positions on, the same bot in every seat, with the same luck whatever is done first."""

from __future__ import annotations

from typing import Any

import numpy as np

from mappamundi.analysis.decisions import MadeDecision
from mappamundi.analysis.finishing import share_of_win
from mappamundi.analysis.judging import no_hurry
from mappamundi.arena.contest import Contest
from mappamundi.arena.core import Board
from mappamundi.bots.catalogue import LEARNED, thinker
from mappamundi.bots.level import LEVELS
from mappamundi.bots.networks.learned import Learned
from mappamundi.bots.searching.memory import WHOLE, Desk
from mappamundi.bots.searching.sealed import reopen
from mappamundi.bots.seating import does_without
from mappamundi.game import Game
from mappamundi.loops import lowest
from mappamundi.nature import Fast
from mappamundi.record import NATURE

SEED = 2026


class Rematch:
    """Plays a game on after each of two moves: in machine code, or with bots that ask a network."""

    def __init__(self, game: Game, player: str, seats: int) -> None:
        self.game = game
        self.player = player
        self.seats = seats
        self.asks_network = player == LEARNED or does_without(game, player)
        if not self.asks_network:
            self.board = Board(Contest(game.slug, (player,) * seats, game.settings(), SEED))

    def apart(self, decision: MadeDecision, true: Any, better: int, number: int) -> float:
        """How much better it went with the better move, in one world and with the same luck."""
        world = true if self.game.skill.reckon else self.world(decision, number)
        shares = []
        for action in (better, decision.action):
            begun = world.copy()
            self.game.rules.apply(begun, decision.seat, action)
            ended = self.by_network(begun, number) if self.asks_network else self.on(begun, number)
            shares.append(share_of_win(self.game.rules, ended, decision.seat) / WHOLE)
        return shares[0] - shares[1]

    def world(self, decision: MadeDecision, number: int) -> Any:
        """A world that the seat may take for true, other than those it was judged in."""
        world = decision.known.copy()
        self.game.rules.imagine(world, decision.seat, Fast(SEED, number).draw(WHOLE * WHOLE))
        if self.game.has_sealed:
            reopen(world, decision.seat)
        return world

    def on(self, begun: Any, number: int) -> Any:
        """How it ends between bots in machine code."""
        board = self.board
        board.states[0] = begun.pack()
        desks = np.full(self.seats, Desk().pack())
        memory = (board.states, board.states.view(np.int8), board.nodes, desks, board.notebooks)
        luck = (board.packed.seed, number, number)
        board.match(*memory, board.seated[0].copy(), board.room, *luck)
        return self.game.rules.State.unpack(board.states[0])

    def by_network(self, begun: Any, number: int) -> Any:
        """How it ends between bots that ask a network, who take as long as they want."""
        rules, nature = self.game.rules, Fast(SEED, number)
        bots = [self.bot(Fast(number, seat)) for seat in range(self.seats)]
        while mask := rules.waiting(begun):
            actor = lowest(mask)
            if actor == NATURE:
                action = nature.draw(rules.outcomes(begun))
            else:
                known = self.game.known(begun, actor)
                action = bots[actor].choose(known, actor, tuple(self.game.legal(known, actor)))
            rules.apply(begun, actor, action)
        return begun

    def bot(self, luck: Fast) -> Any:
        """One of those who play on."""
        if self.player == LEARNED:
            return Learned(self.game, luck)
        (level,) = (each for each in LEVELS if each.name == self.player)
        return thinker(level, self.game, luck, no_hurry)
