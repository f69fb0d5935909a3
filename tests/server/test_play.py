from __future__ import annotations

import random

import pytest

from mappamundi.game import GAMES
from mappamundi.nature import Secure
from mappamundi.server.table.play import Play
from mappamundi.turn import Step, Turn, parse

TURNS = 60


@pytest.mark.parametrize("slug", GAMES)
def test_a_turn_has_every_step_that_anybody_is_told_of(slug: str) -> None:
    game = GAMES[slug]
    play = Play(game, game.usual_seats, {}, Secure())
    luck = random.Random(5)
    turn = play.begin()
    for _ in range(TURNS):
        assert turn.steps == steps_of(play, turn)
        play.adopt(turn)
        if play.is_over:
            break
        seat = luck.choice(play.waiting)
        turn = play.attempt(seat, [luck.choice(game.offers(play.state, seat))])


def steps_of(play: Play, turn: Turn) -> list[Step]:
    """The same from its lines, one copy after the other; what is tried leaves the game as it is."""
    game, state = play.game, play.state
    steps = []
    for line in turn.lines:
        actor, text, _ = parse(line)
        before, state = state, state.copy()
        action = game.read(before, actor, text)
        game.do(state, actor, action)
        if not game.is_silent(before, state):
            steps.append(Step(before, actor, action, state))
    assert turn.state == state
    return steps
