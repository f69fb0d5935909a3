"""A bot has failed when it thinks too long, not when it is kept from thinking."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from mappamundi.server import thinking
from mappamundi.server.thinking import Thinkers

pytestmark = pytest.mark.anyio
SHORT = 0.01
MANY = 20  # times as long


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", SHORT)


class Asked:
    """Somebody who has asked a bot, and what became of it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.may_answer = Event()
        self.heard: list[object] = []
        thinkers.ask(self.may_answer.wait, self.heard.append, self.heard.append)

    async def hears(self) -> object:
        while not self.heard:
            await asyncio.sleep(SHORT)
        return self.heard[0]


async def test_who_thinks_too_long_has_failed_once() -> None:
    asked = Asked(Thinkers(1))
    assert isinstance(await asked.hears(), TimeoutError)
    asked.may_answer.set()
    await asyncio.sleep(SHORT * MANY)
    assert len(asked.heard) == 1


async def test_who_waits_for_a_thread_has_not_failed() -> None:
    thinkers = Thinkers(1)
    first, second = Asked(thinkers), Asked(thinkers)
    second.may_answer.set()
    assert isinstance(await first.hears(), TimeoutError)
    await asyncio.sleep(SHORT * MANY)
    assert second.heard == []
    first.may_answer.set()
    assert await second.hears() is True


async def test_a_compiler_beside_it_is_no_fault_of_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers = Thinkers(1)
    monkeypatch.setattr(thinkers, "_is_learning", True)
    asked = Asked(thinkers)
    await asyncio.sleep(SHORT * MANY)
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
