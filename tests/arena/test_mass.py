"""A match in the dialect is the match that the bots play: every decision, at every level."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from mappamundi.arena import mass
from mappamundi.arena.contest import STREAMS, Contest
from mappamundi.bots import BOTS, LEVELS, Bot
from mappamundi.bots.reckoner import Reckoner
from mappamundi.bots.searcher import Searcher
from mappamundi.bots.searching.contest import Player, play_match
from mappamundi.bots.searching.memory import Desk, Node
from mappamundi.bots.searching.wits import written
from mappamundi.compiling import gather, twin
from mappamundi.game import Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE

# One game for each way to decide: by search, by reckoning, by judgement.
LINEUPS = {
    "null_nichtig": ("steady", "novice", "greedy", "random"),
    "panstwa": ("master", "novice", "greedy", "random"),
}
if os.environ.get("MAPPAMUNDI_FULL") == "1":  # takes minutes to compile
    LINEUPS["laender_toppen"] = ("steady", "novice", "greedy", "random")


@pytest.mark.parametrize("slug", LINEUPS)
def test_a_match_in_the_dialect_is_the_match_of_the_bots(slug: str) -> None:
    contest = Contest(slug, LINEUPS[slug], {}, seed=7)
    packed = mass.pack(contest, deals=1, ptx="")
    played = play_packed(contest.played, packed)
    assert packed.games == contest.rotations == 4
    for number, state in enumerate(played):
        assert state == play_by_bots(contest, number)


def play_packed(game: Game, packed: Any) -> Sequence[Any]:
    """What a GPU would do, on this core."""
    kinds = {"nodes": Node, "desks": Desk, "notebooks": mass.notes(game), "players": Player}
    match = twin(game, gather(written(game), [play_match]), kinds, checked=True).play_match
    players = np.frombuffer(packed.players, Player.DTYPE).reshape(packed.games, packed.seats)
    ended = []
    for number in range(packed.games):
        states = np.full(packed.cells, np.frombuffer(packed.start, game.rules.State.DTYPE)[0])
        match(
            states,
            states.view(np.int8),
            np.full(packed.nodes * packed.seats, Node().pack()),
            np.full(packed.seats, Desk().pack()),
            np.full(mass.launch.NOTEBOOKS, mass.notes(game)().pack()),
            players[number].copy(),
            np.zeros(packed.room, np.int16),
            packed.seed,
            number // packed.rotations,
            number,
        )
        ended.append(game.rules.State.unpack(states[0]))
    return ended


def play_by_bots(contest: Contest, number: int) -> Any:
    """The same match by the bots themselves, with all the time in the world."""
    game = contest.played
    state = game.start(contest.seats)
    nature = Fast(contest.seed, contest.deal(number) * STREAMS + NATURE)
    bots = {contest.seat(entry, number): timeless(contest, entry, number) for entry in range(4)}
    while waiting := game.waiting(state):
        if waiting[0] == NATURE:
            action = nature.draw(game.rules.outcomes(state))
        else:
            known = game.known(state, waiting[0])
            action = bots[waiting[0]].choose(known, waiting[0], game.legal(known, waiting[0]))
        game.rules.apply(state, waiting[0], action)
    return state


def timeless(contest: Contest, entry: int, number: int) -> Bot:
    """A bot for which no time passes: on a busy machine it would think less."""
    bot = BOTS[contest.names[entry]](contest.played, contest.luck(entry, number))
    if isinstance(bot, Searcher | Reckoner):
        assert contest.names[entry] in {level.name for level in LEVELS}
        bot.clock = lambda: 0.0
    return bot
