"""A bot has failed when it thinks too long, not when it is kept from thinking."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from threading import Event

import pytest

from mappamundi.bots.thinker import Thinker
from mappamundi.game import GAMES
from mappamundi.nature import luck
from mappamundi.server.protocol import Level
from mappamundi.server.table import thinking
from mappamundi.server.table.thinking import Thinkers, Thinking, decide, first_decision

pytestmark = pytest.mark.anyio
SHORT = 0.01
MANY = 5  # times
LONG = 60.0
GAME = GAMES["null_nichtig"]
SECRET = b"of a deal" * 10


@pytest.fixture(autouse=True)
def alarms(monkeypatch: pytest.MonkeyPatch) -> list[Thinking]:
    """Everybody is impatient here; whose alarm was set, each time."""
    found: list[Thinking] = []
    wait = Thinking.wait

    def noted(thought: Thinking, give_up: Callable[[], None]) -> None:
        found.append(thought)
        wait(thought, give_up)

    monkeypatch.setattr(thinking, "PATIENCE", SHORT)
    monkeypatch.setattr(Thinking, "wait", noted)
    return found


async def until(question: Callable[[], bool]) -> None:
    async with asyncio.timeout(LONG):
        while not question():
            await asyncio.sleep(SHORT)


async def ring(alarms: list[Thinking], times: int = MANY) -> None:
    """Wait until the alarm of whoever was asked last has rung so often, in vain."""
    last = alarms[-1]
    before = alarms.count(last)
    await until(lambda: alarms.count(last) >= before + times)


class Asked:
    """Somebody who has asked a bot, and what became of it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.may_answer = Event()
        self.heard: list[object] = []
        thinkers.ask(self.may_answer.wait, self.heard.append, self.heard.append)

    async def hears(self) -> object:
        await until(lambda: bool(self.heard))
        return self.heard[0]


async def test_who_thinks_too_long_has_failed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    late = Asked(thinkers)
    assert isinstance(await late.hears(), TimeoutError)
    monkeypatch.setattr(thinking, "PATIENCE", LONG)
    after = Asked(thinkers)
    late.may_answer.set()
    after.may_answer.set()
    assert await after.hears() is True
    assert len(late.heard) == 1


async def test_who_waits_for_a_thread_has_not_failed(
    monkeypatch: pytest.MonkeyPatch, alarms: list[Thinking]
) -> None:
    thinkers = Thinkers(1)
    first, second = Asked(thinkers), Asked(thinkers)
    second.may_answer.set()
    assert isinstance(await first.hears(), TimeoutError)
    await ring(alarms)
    assert second.heard == []
    monkeypatch.setattr(thinking, "PATIENCE", LONG)
    await ring(alarms, 1)
    first.may_answer.set()
    assert await second.hears() is True


async def test_a_compiler_beside_it_is_no_fault_of_a_bot(
    monkeypatch: pytest.MonkeyPatch, alarms: list[Thinking]
) -> None:
    thinkers = Thinkers(1)
    monkeypatch.setattr(thinkers, "_is_learning", True)
    asked = Asked(thinkers)
    await ring(alarms)
    assert asked.heard == []
    asked.may_answer.set()
    assert await asked.hears() is True


async def test_nobody_is_waited_for_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", SHORT * MANY)
    thinkers = Thinkers(1)
    first, second = Asked(thinkers), Asked(thinkers)
    assert isinstance(await second.hears(), TimeoutError)
    first.may_answer.set()
    second.may_answer.set()


def level_of(thinkers: Thinkers, level: Level) -> str:
    """Which level really decides at a table of a deal."""
    bot = thinkers.steadfast(GAME, level, luck(SECRET, 0, first_decision(GAME)))
    assert isinstance(bot, Thinker)
    return bot.level.name


async def test_a_table_of_a_deal_waits_for_what_its_bots_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    thinkers, may_learn, heard = Thinkers(1), Event(), list[str]()

    def learn(game: object) -> None:
        may_learn.wait(LONG)
        thinkers._ready.add(GAME)
        thinkers._taught.add(GAME)

    monkeypatch.setattr(thinkers, "_learn", learn)
    assert not thinkers.must_wait(GAME, "steady", lambda: heard.append("steady"))
    for _ in range(2):
        assert thinkers.must_wait(GAME, "master", lambda: heard.append("master"))
    await asyncio.sleep(0)
    assert (heard, level_of(thinkers, "master")) == ([], "steady")
    may_learn.set()
    await until(lambda: len(heard) == 2)
    assert heard == ["master"] * 2
    assert not thinkers.must_wait(GAME, "master", lambda: heard.append("late"))
    assert level_of(thinkers, "master") == "master"


async def test_where_nothing_is_compiled_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor where that has failed: then the same level plays at all tables."""
    unable, failing = Thinkers(1, is_searching=False), Thinkers(1)

    def fail(game: object) -> None:
        raise ValueError

    monkeypatch.setattr(thinking, "first_decision", fail)
    heard: list[bool] = []
    assert failing.must_wait(GAME, "master", lambda: heard.append(True))
    await until(lambda: bool(heard))
    monkeypatch.undo()
    for thinkers in (unable, failing):
        assert not thinkers.must_wait(GAME, "master", lambda: heard.append(False))
        assert level_of(thinkers, "master") == "steady"


@pytest.mark.parametrize("level", ["steady", "master"])
def test_with_the_same_luck_a_bot_decides_the_same_however_slow(level: Level) -> None:
    """In whatever it is made anew: no clock has a say."""
    thinkers, state = Thinkers(1), first_decision(GAME)
    thinkers._ready.add(GAME)
    seat = GAME.waiting(state)[0]
    known = GAME.known(state, seat)
    bots = [thinkers.steadfast(GAME, level, luck(SECRET, seat, known)) for _ in range(3)]
    assert all(isinstance(bot, Thinker) and bot.clock() == 0.0 for bot in bots)
    assert len({decide(bot, GAME, known, seat) for bot in bots}) == 1
