"""How long a bot takes tells nothing: two worlds that look the same to all give the same pauses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from server.virtual import VirtualLoop, run

from mappamundi.bots import BOTS
from mappamundi.game import GAMES, SLUGS, Game
from mappamundi.nature import Fast, Secure
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.deciding import BotAct, Own
from mappamundi.server.happenings import Made, Occupant
from mappamundi.server.protocol import Level, Setting
from mappamundi.server.sitters import BEAT, LATEST, SOONEST, Sitters
from mappamundi.server.standing import Standing
from mappamundi.testing import Setup, steps

QUICK = 0.004  # seconds that a choice between two takes, and as much for each more
SLOW = 0.5
SEATS = 3
WORLDS = 6
MOMENTS = 40  # of a game
LONGEST = 400.0  # seconds that nobody takes


class Thinkers:
    """Think the longer the more there is to choose from, as a search does."""

    def __init__(self, game: Game, seconds: float) -> None:
        self.seconds = seconds
        self.playing = BOTS["greedy"](game, Fast(3))
        self.asked = 0
        self.questions = 0

    def sitter(self, game: Game, level: Level) -> tuple[Any, bool]:
        return self, True

    def choose(self, known: Any, seat: int, actions: Any) -> int:
        self.asked = len(actions)
        return self.playing.choose(known, seat, actions)

    def ask(self, work: Callable[[], int], done: Callable[[int], None], failed: object) -> None:
        self.questions += 1
        found = work()
        asyncio.get_running_loop().call_later(self.seconds * self.asked, done, found)


def seated(game: Game, state: Any, options: dict[str, str], level: Level) -> Standing:
    """A table of bots where the game stands so."""
    setting = Setting(game.slug, options, SEATS, "relaxed", False, False, False)
    chairs = [Occupant(bot=level)] * SEATS
    table = Standing(Made(setting, game.version, "host", chairs), 0)
    play = table.begin(Secure())
    play.state, play.waiting = state, game.waiting(state)
    table.take_up(play)
    table.clock.ask(play.waiting, 1, 0)
    return table


def answers(table: Standing, seconds: float, seed: int) -> dict[int, float]:
    """When each seat that is asked answers, if thinking takes that long for each choice."""

    async def wait() -> dict[int, float]:
        loop, found = asyncio.get_running_loop(), {}
        thinkers = Thinkers(table.game, seconds)

        def submit(own: Own) -> None:
            assert isinstance(own, BotAct)
            found[own.seat] = loop.time()

        bots = Sitters(table, thinkers, submit, luck=Fast(seed))  # type: ignore[arg-type]
        bots.wake()
        while len(found) < len(table.waiting) and loop.time() < LONGEST:
            await asyncio.sleep(BEAT)
        return found

    return run(VirtualLoop(), wait())


def alike(game: Game, state: Any) -> list[Any]:
    """Worlds that nobody who only looks on can tell apart."""
    found = [state.copy()]
    for seed in range(WORLDS):
        world = game.known(state, SPECTATOR)
        game.rules.imagine(world, SPECTATOR, seed)
        found.append(world)
    return found


def decisions(slug: str, options: dict[str, str]) -> list[Any]:
    """Positions of a random game in which somebody must decide."""
    setup = Setup(slug, SEATS, tuple(options.items()))
    found = [step.state.copy() for step in steps(setup, 5) if setup.game.waiting(step.state)]
    asked = [each for each in found if setup.game.waiting(each) != (NATURE,)]
    return asked[:: 1 + len(asked) // MOMENTS]


@pytest.mark.parametrize("slug", SLUGS)
def test_hidden_cards_change_no_pause(slug: str) -> None:
    """Exactly the same moments for the same luck, whatever there is to choose from."""
    game, is_told_apart = GAMES[slug], False
    for seed, state in enumerate(decisions(slug, game.settings())):
        worlds = alike(game, state)
        pauses = [answers(seated(game, each, {}, "master"), QUICK, seed) for each in worlds]
        assert all(each == pauses[0] for each in pauses)
        assert all(SOONEST <= each <= LATEST for each in pauses[0].values())
        seats = game.waiting(state)
        choices = [[len(game.legal(each, seat)) for seat in seats] for each in worlds]
        is_told_apart |= any(each != choices[0] for each in choices)
    assert is_told_apart == (slug in TELLING)


# Games in which what is hidden changes how much there is to choose from.
TELLING = ("laender_toppen",)


@pytest.mark.parametrize("slug", SLUGS)
def test_who_thinks_for_longer_answers_at_fixed_moments(slug: str) -> None:
    """Nobody sees by how much."""
    game = GAMES[slug]
    for seed, state in enumerate(decisions(slug, game.settings())[:10]):
        (world,) = alike(game, state)[:1]
        table = seated(game, world, {}, "novice")
        quick, slow = answers(table, 0.0, seed), answers(table, SLOW, seed)
        for seat, pause in quick.items():
            beats = (slow[seat] - pause) / BEAT
            assert beats == pytest.approx(round(beats), abs=1e-6)


@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.rhythm])
def test_reactions_in_a_race_depend_on_the_level_alone(slug: str) -> None:
    """K15"""
    game = GAMES[slug]
    assert game.rhythm is not None
    options = {**game.settings(), **game.rhythm.OPTIONS}
    for seed, state in enumerate(decisions(slug, options)[:10]):
        luck = Fast(seed)
        expected = {seat: game.rhythm.reaction("strong", luck) for seat in game.waiting(state)}
        for each in alike(game, state):
            pauses = answers(seated(game, each, options, "strong"), 0.0, seed)
            assert pauses == pytest.approx(expected)


def test_an_answer_to_something_else_is_no_reason_to_think_twice() -> None:
    game = GAMES["null_nichtig"]
    table = seated(game, decisions("null_nichtig", game.settings())[-1], {}, "novice")
    (seat,) = table.waiting

    async def ask() -> list[int]:
        thinkers, found = Thinkers(game, 1.0), []
        bots = Sitters(table, thinkers, lambda own: None, luck=Fast(1))  # type: ignore[arg-type]
        bots.wake()
        for asked in (0, 1):  # the table stands at 1
            bots.again(seat, asked)
            bots.wake()
            found.append(thinkers.questions)
        bots.stop()
        return found

    assert run(VirtualLoop(), ask()) == [1, 2]
