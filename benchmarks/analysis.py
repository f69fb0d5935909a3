"""Claim: what an analysis marks as a blunder is one.

Games between weak bots are judged as `mappamundi analyse` does. From every decision that is marked
as a blunder both moves are played on to the end, many times and by much better players than those
who judged it: in imagined worlds of other luck, or, in games about the world, from the truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec
import numpy as np

from mappamundi.analysis.analyst import BEST_BOT, judge_of, judgement, level_named
from mappamundi.analysis.decisions import MadeDecision, decisions
from mappamundi.analysis.finishing import share_of_win
from mappamundi.analysis.marks import Mark
from mappamundi.analysis.playouts import Playouts
from mappamundi.arena.contest import Contest
from mappamundi.arena.core import Board
from mappamundi.bots import BOTS
from mappamundi.bots.searching.deciding import SEARCHER
from mappamundi.bots.searching.memory import WHOLE, Desk
from mappamundi.bots.searching.sealed import reopen
from mappamundi.bots.settings import kind_without
from mappamundi.game import GAMES, Game
from mappamundi.log import Log, steps
from mappamundi.match import Match
from mappamundi.nature import Fast

WEAK = ("random", "greedy", "novice", "random")
SEATS = len(WEAK)
SEED = 2026
STRONG = level_named("strong").rank


class Confirmed(msgspec.Struct, frozen=True):
    """How many blunders of a game were worse than the better move, when good players play on."""

    game: str
    player: str  # who plays on
    games: int  # played on from each of the two moves
    decisions: int  # that were judged until so many blunders were found
    blunders: int
    worse: int  # of them: the better move won more often
    surely: int  # of these: by more than two standard errors
    surely_not: int  # the blunder won more often, by more than two standard errors
    lost: float  # chance to win, on the average


def measure(
    say: Callable[[str], None], slugs: tuple[str, ...], blunders: int, games: int
) -> list[Confirmed]:
    """Every game, with players who are good and still quick enough."""
    found = []
    for slug in slugs:
        player = "steady" if kind_without(GAMES[slug], STRONG) == SEARCHER else "strong"
        say(f"{slug}: blunders, played on by {player} …")
        found.append(confirm(GAMES[slug], player, blunders, games))
    return found


def confirm(game: Game, player: str, wanted: int, games: int) -> Confirmed:
    """Find so many blunders, and play on from each."""
    table, judged = Rematch(game, player), count(1)
    lost: list[tuple[float, float]] = []
    for decision, true, better in islice(marked(game, lambda: next(judged)), wanted):
        apart = [table.apart(decision, true, better, number) for number in range(games)]
        lost.append((fmean(apart), stdev(apart) / sqrt(games)))
    return Confirmed(
        game.slug,
        player,
        games,
        next(judged) - 1,
        len(lost),
        sum(mean > 0 for mean, _ in lost),
        sum(mean > 2 * error for mean, error in lost),
        sum(mean < -2 * error for mean, error in lost),
        fmean(mean for mean, _ in lost),
    )


def marked(game: Game, judged: Callable[[], int]) -> Iterator[tuple[MadeDecision, Any, int]]:
    """Decisions that are marked as blunders, with the true state and the better move."""
    judge = judge_of(Playouts(game, SEATS), level_named(BEST_BOT), SEED)
    for number in count():
        taken = list(steps(weak_game(game, number)))
        for decision in decisions(game, taken):
            weighed = judge.weigh(decision)
            judged()
            if weighed and judgement(game, decision, weighed).mark is Mark.BLUNDER:
                yield decision, taken[decision.line - 1].before, weighed.best


def weak_game(game: Game, number: int) -> Log:
    """A game between bots that make mistakes."""
    match = Match.start(game.slug, SEATS, nature=Fast(SEED, number))
    bots = [BOTS[name](game, Fast(number, seat)) for seat, name in enumerate(WEAK)]
    while not match.is_over:
        seat = match.waiting[0]
        known = match.known(seat)
        match.act(seat, bots[seat].choose(known, seat, tuple(game.legal(known, seat))))
    return match.log


class Rematch:
    """Plays positions on in machine code, with the same bot in every seat."""

    def __init__(self, game: Game, player: str) -> None:
        self.game = game
        self.board = Board(Contest(game.slug, (player,) * SEATS, game.settings(), SEED))

    def apart(self, decision: MadeDecision, true: Any, better: int, number: int) -> float:
        """How much better it went with the better move, in one world and with the same luck."""
        world = true if self.game.skill.reckon else self.world(decision, number)
        shares = [
            self.share(world, decision.seat, action, number) for action in (better, decision.action)
        ]
        return shares[0] - shares[1]

    def world(self, decision: MadeDecision, number: int) -> Any:
        """A world that the seat may take for true, other than those it was judged in."""
        world = decision.known.copy()
        self.game.rules.imagine(world, decision.seat, Fast(SEED, number).draw(WHOLE * WHOLE))
        if self.game.has_sealed:
            reopen(world, decision.seat)
        return world

    def share(self, world: Any, seat: int, action: int, number: int) -> float:
        """The seat's part of the win after an action."""
        begun = world.copy()
        self.game.rules.apply(begun, seat, action)
        board = self.board
        board.states[0] = begun.pack()
        desks = np.full(SEATS, Desk().pack())
        memory = (board.states, board.states.view(np.int8), board.nodes, desks, board.notebooks)
        luck = (board.packed.seed, number, number)
        board.match(*memory, board.seated[0].copy(), board.room, *luck)
        ended = self.game.rules.State.unpack(board.states[0])
        return share_of_win(self.game.rules, ended, seat) / WHOLE
