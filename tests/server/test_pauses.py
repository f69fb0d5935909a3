"""How long a bot takes tells nothing: two worlds that look the same to all give the same pauses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, get_args
from zlib import crc32

import pytest
from server.virtual import VirtualLoop, run

from mappamundi.bots import BOTS
from mappamundi.bots.level import LEVELS
from mappamundi.bots.settings import seconds
from mappamundi.bots.thinker import Thinker
from mappamundi.game import GAMES, SLUGS, Game
from mappamundi.nature import Fast, Secure
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.server.protocol import Level, Setting
from mappamundi.server.table.deed import OwnCommand
from mappamundi.server.table.deeds.bot_act import BotAct
from mappamundi.server.table.deeds.make import Made, set_up
from mappamundi.server.table.occupant import Occupant
from mappamundi.server.table.pauses import BEAT, LATEST, MARGIN, SOONEST, soonest
from mappamundi.server.table.sitters import Sitters
from mappamundi.server.table.standing import Standing
from mappamundi.testing import Setup, steps

SLOW = 0.7  # seconds for each choice, where somebody never looks at a clock
LONG = 30.0  # seconds that a thought takes at most, if nobody stops it
STEP = MARGIN / 50  # seconds between two looks at a clock
SEATS = 3
WORLDS = 6
MOMENTS = 40  # of a game
LONGEST = 400.0  # seconds that nobody takes


class ThinkingLoop(VirtualLoop):
    """A loop beside which there are threads: while one of them thinks, its clock is ahead."""

    ahead = 0.0

    def time(self) -> float:
        return super().time() + self.ahead


class Slow(Thinker):
    """Thinks for no time or for long, by what it holds, and stops at its limit."""

    def choose(self, known: Any, seat: int, actions: Any) -> int:
        self.take(self.wished(known, len(actions)))
        return BOTS["greedy"](self.game, Fast(3)).choose(known, seat, actions)

    def wished(self, known: Any, choices: int) -> float:
        share = crc32(known.to_bytes()) % 100 / 100 if choices > 1 else 0.0
        return min(LONG * share, max(self.limit, 0.0) + STEP)

    def take(self, seconds: float) -> None:
        asyncio.get_event_loop().ahead += seconds  # type: ignore[attr-defined]


class Unstoppable(Slow):
    """Knows no limit, and thinks the longer the more there is to choose from."""

    def wished(self, known: Any, choices: int) -> float:
        return SLOW * choices


class Quick(Slow):
    def wished(self, known: Any, choices: int) -> float:
        return 0.0


class Thinkers:
    """One thread, and as many questions as there are bots."""

    def __init__(self, kind: type[Slow]) -> None:
        self.kind = kind
        self.questions = 0
        self.free = 0.0  # when it can begin with the next

    def sitter(self, game: Game, level: Level) -> tuple[Any, bool]:
        (found,) = (each for each in LEVELS if each.name == level)
        return self.kind(found, game, Fast(3)), True

    def ask(self, work: Callable[[], Any], done: Callable[[Any], None], failed: object) -> None:
        self.questions += 1
        loop: Any = asyncio.get_running_loop()
        found, taken, loop.ahead = work(), loop.ahead, 0.0
        self.free = max(self.free, loop.time()) + taken
        loop.call_at(self.free, done, found)


def seated(game: Game, state: Any, options: dict[str, str], level: Level) -> Standing:
    """A table of bots where the game stands so."""
    setting = Setting(game.slug, options, SEATS, "relaxed", False, False, False)
    chairs = [Occupant(bot=level)] * SEATS
    table = set_up(Made(setting, game.version, "host", chairs), 0)
    play = table.begin(Secure())
    play.state, play.waiting = state, game.waiting(state)
    table.take_up(play)
    table.clock.ask(play.waiting, 1, 0)
    return table


def answers(table: Standing, kind: type[Slow], seed: int) -> dict[int, float]:
    """When each seat that is asked answers, if such bots sit there."""

    async def wait() -> dict[int, float]:
        loop, found = asyncio.get_running_loop(), {}
        thinkers = Thinkers(kind)

        def submit(own: OwnCommand) -> None:
            assert isinstance(own, BotAct)
            found[own.seat] = loop.time()

        bots = Sitters(table, thinkers, submit, luck=Fast(seed))  # type: ignore[arg-type]
        bots.wake()
        while len(found) < len(table.waiting) and loop.time() < LONGEST:
            await asyncio.sleep(BEAT)
        return found

    return run(ThinkingLoop(), wait())


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


@pytest.mark.parametrize("level", get_args(Level))
@pytest.mark.parametrize("slug", SLUGS)
def test_hidden_cards_change_no_pause(slug: str, level: Level) -> None:
    """Exactly the same moments for the same luck, whatever it thinks about and for how long."""
    game, is_told_apart = GAMES[slug], False
    first = soonest(seconds(game, level))
    assert first == SOONEST or first > seconds(game, level)
    for seed, state in enumerate(decisions(slug, game.settings())):
        worlds = alike(game, state)
        pauses = [answers(seated(game, each, {}, level), Slow, seed) for each in worlds]
        for each in pauses:
            assert each == pytest.approx(pauses[0])
            assert all(0 <= pause - first <= LATEST - SOONEST for pause in each.values())
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
        quick, slow = answers(table, Quick, seed), answers(table, Unstoppable, seed)
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
            pauses = answers(seated(game, each, options, "strong"), Quick, seed)
            assert pauses == pytest.approx(expected)


def test_an_answer_to_something_else_is_no_reason_to_think_twice() -> None:
    game = GAMES["null_nichtig"]
    table = seated(game, decisions("null_nichtig", game.settings())[-1], {}, "novice")
    (seat,) = table.waiting

    async def ask() -> list[int]:
        thinkers, found = Thinkers(Unstoppable), []
        bots = Sitters(table, thinkers, lambda own: None, luck=Fast(1))  # type: ignore[arg-type]
        bots.wake()
        for asked in (0, 1):  # the table stands at 1
            bots.again(seat, asked)
            bots.wake()
            found.append(thinkers.questions)
        bots.stop()
        return found

    assert run(ThinkingLoop(), ask()) == [1, 2]
