"""How much nodes say to each other, and that neither length nor another release silences them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cluster.houses import Noted, guest, node_of, nodes
from cluster.machines import Nats
from cluster.test_together import opened as table_of
from cluster.test_together import seated
from server.guests import PATIENCE, until
from structlog.testing import capture_logs

from mappamundi.server.hall.news import Restored, Word
from mappamundi.server.house import House
from mappamundi.server.line.connection import Connection
from mappamundi.server.metrics import METRICS
from mappamundi.server.nodes.bus import LARGEST, MemoryBus, Unanswered
from mappamundi.server.nodes.letters import ENCODE, Letter, opened, parcels, written
from mappamundi.server.nodes.nats import AGAIN, NatsBus
from mappamundi.server.nodes.post import EVERYBODY, PREFIX, Post
from mappamundi.server.nodes.roll import Roll, rolls
from mappamundi.server.nodes.words import (
    Answered,
    AnyWord,
    Departed,
    NodeAnswer,
    NodeQuestion,
    PassedOrder,
    WantWhereabouts,
)
from mappamundi.server.protocol import Refused

pytestmark = pytest.mark.anyio
MANY = 30_000
MISTAKES = {"hearing-failed", "not-said"}
LINE = {"bus-lost", "bus-found-again"}  # what a machine that is held up may do to it


class Invented(Word, frozen=True):
    """A word of a release to come."""

    what: int


def letter(*words: Word, sender: str = "somebody") -> bytes:
    return ENCODE(Letter(sender, [msgspec.Raw(ENCODE(each)) for each in words]))


def counted(name: str, **labels: str) -> float:
    return METRICS.registry.get_sample_value(f"mappamundi_{name}_total", labels) or 0.0


async def repeated(say: Callable[[], None], question: Callable[[], bool]) -> None:
    """Say something until something is so: what is said while a line is made anew is lost."""
    async with asyncio.timeout(PATIENCE):
        while not question():
            say()
            await asyncio.sleep(AGAIN)


def crowd(house: House, count: int) -> list[str]:
    """So many people who are connected to a node, as far as it says of itself."""
    names = [secrets.token_urlsafe(16) for _ in range(count)]
    house.hub._people |= {name: set[Connection]() for name in names}
    return names


async def test_thirty_thousand_people_are_known_at_every_node(address: str, tmp_path: Path) -> None:
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as houses:
        people = crowd(houses[0], MANY)
        mover = guest(houses[0], "Anna")
        tables = [await table_of(houses[0], mover, is_public=True) for _ in range(5)]
        await until(lambda: all(houses[1].hub.is_here(each) for each in people))
        await until(lambda: all(houses[1].hall.lobby.has(each.id) for each in tables))
        gone, stay = people[: MANY // 2], people[MANY // 2 :]
        for each in gone:  # without a word of their going
            del houses[0].hub._people[each]
        await until(lambda: not any(houses[1].hub.is_here(each) for each in gone))
        assert all(houses[1].hub.is_here(each) for each in stay)
        houses[0].hub._people.clear()
    assert max(len(content) for _, content in bus.said) <= LARGEST / 2
    assert sum(len(content) for _, content in bus.said) > LARGEST / 2


async def test_all_who_come_at_once_are_known_at_every_node(address: str, tmp_path: Path) -> None:
    """As after a node of many people was started again."""
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as houses:
        for house in houses:  # nobody announces anything
            await node_of(house).life.end()
        people = [secrets.token_urlsafe(16) for _ in range(MANY)]
        for each in people:
            node_of(houses[0]).comes(each, True)
        await until(lambda: all(houses[1].hub.is_here(each) for each in people))
        for house in houses:
            node_of(house).life.begin()
    assert max(len(content) for _, content in bus.said) <= LARGEST / 2


def test_who_is_not_on_a_roll_is_gone_only_when_all_of_it_has_come() -> None:
    people = [secrets.token_urlsafe(16) for _ in range(MANY)]
    parts = rolls(7, people, [])
    assert len(parts) > 5
    roll = Roll()
    assert [roll.add(part) for part in parts[:-1]] == [False] * (len(parts) - 1)
    assert roll.add(parts[-1])
    assert roll.people == set(people)
    later = rolls(8, people, [])
    assert not roll.add(later[0])  # and the rest is lost
    assert roll.add(rolls(9, [], [])[0])
    assert roll.people == set()


def test_a_list_is_divided_by_what_its_items_take() -> None:
    items = ["a" * 10, "b" * 500, "c" * 10, "d" * 30_000, "e"]
    pieces = parcels(items, 600)
    assert [each for piece in pieces for each in piece] == items
    assert [len(piece) for piece in pieces] == [3, 1, 1]
    assert parcels([]) == []


def test_a_letter_is_no_longer_than_it_may_be() -> None:
    words: list[AnyWord] = [Restored(f"table {number:04}") for number in range(1000)]
    letters = list(written("me", words, 4096))
    assert max(map(len, letters)) < 4200
    assert [word for each in letters for word in opened(each)[1]] == words


def test_a_word_of_another_release_costs_no_other_word() -> None:
    before = counted("unheard", what="word")
    with capture_logs() as log:
        sender, words = opened(letter(Restored("a"), Invented(1), Departed("b"), Invented(2)))
    assert (sender, words) == ("somebody", [Restored("a"), Departed("b")])
    assert counted("unheard", what="word") == before + 2
    assert [each["kind"] for each in log] == ["Invented"]  # told of once
    with capture_logs() as log:
        assert opened(b"no letter") == ("", [])
    assert len(log) == 1


class Correspondent:
    """Two posts on one bus, one of which hears and answers for the test."""

    def __init__(self, bus: MemoryBus) -> None:
        self.heard: list[AnyWord] = []
        self.here = Post(bus, self.hear, self.reply)
        self.there = Post(bus, lambda node, word: None, self.reply)

    def hear(self, node: str, word: AnyWord) -> None:
        if isinstance(word, Restored):
            raise ZeroDivisionError
        self.heard.append(word)

    async def reply(self, question: NodeQuestion) -> NodeAnswer:
        raise ZeroDivisionError

    async def open(self) -> None:
        for post, name in ((self.here, "here"), (self.there, "there")):
            await post.open()
            await post.move(name)


async def test_a_mistake_at_one_word_is_told_and_costs_no_other_word() -> None:
    two = Correspondent(MemoryBus())
    await two.open()
    before = counted("unheard", what="failed")
    with capture_logs() as log:
        for word in (Restored("a"), Departed("b")):
            two.there.tell("here", word)
        await until(lambda: two.heard)
        with pytest.raises(Unanswered):
            await two.there.ask("here", WantWhereabouts("somebody"))
    assert two.heard == [Departed("b")]
    assert [(each["event"], each["log_level"]) for each in log] == [
        ("word-failed", "warning"),
        ("question-failed", "warning"),
    ]
    assert all(each["exc_info"] for each in log)
    assert counted("unheard", what="failed") == before + 2


async def test_a_question_of_another_release_is_answered_at_once() -> None:
    bus = MemoryBus()
    two = Correspondent(bus)
    await two.open()
    question: Any = Invented(3)
    with capture_logs() as log, pytest.raises(Unanswered) as raised:
        await two.there.ask("here", question, 60)
    assert [each["event"] for each in log] == ["question-not-understood"]
    assert not isinstance(raised.value.__cause__, TimeoutError)


async def test_nobody_listens_under_the_name_of_before() -> None:
    bus = MemoryBus()
    two = Correspondent(bus)
    await two.open()
    await two.here.move("elsewhere")
    two.there.tell("here", Departed("lost"))
    two.there.tell("elsewhere", Departed("found"))
    await until(lambda: two.heard)
    assert two.heard == [Departed("found")]
    with pytest.raises(Unanswered):
        await two.there.ask("here", WantWhereabouts("somebody"))


async def test_what_no_letter_can_hold_is_told() -> None:
    two = Correspondent(MemoryBus())
    await two.open()
    before = counted("unsaid", why="too-long")
    with capture_logs() as log:
        two.there.tell("here", Departed("x" * (LARGEST + 1)))
        two.there.tell("here", Departed("b"))
        await until(lambda: two.heard)
    assert two.heard == [Departed("b")]
    assert [each["event"] for each in log] == ["letter-too-long"]
    assert counted("unsaid", why="too-long") == before + 1


async def test_an_order_of_another_release_is_refused(address: str, tmp_path: Path) -> None:
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as houses:
        _, table = await seated(houses, "Anna", "Ben", "Carl")
        order = {"type": "juggle", "table": table.id, "id": "new-order", "balls": 3}
        content = msgspec.json.encode(order)
        word = PassedOrder(77, content, None, None, True, 0.0)
        bus.said.clear()
        node_of(houses[1]).post.tell(node_of(houses[0]).node, word)
        answer = await until(
            lambda: next(
                (
                    each.answer
                    for _, content in bus.said
                    for each in opened(content)[1]
                    if isinstance(each, Answered) and each.number == 77
                ),
                None,
            )
        )
        assert isinstance(answer, Refused)
        assert (answer.message, answer.id, answer.table) == ("malformed", "new-order", table.id)


async def test_over_nats_mistakes_are_told_and_names_are_left(nats: Nats) -> None:
    bus, other = NatsBus(nats.address), NatsBus(nats.address)
    await bus.open()
    await other.open()
    heard: list[bytes] = []
    try:
        assert bus.largest == LARGEST

        def hear(content: bytes) -> None:
            heard.append(content)
            if content == b"fail":
                raise ZeroDivisionError

        leave = await bus.subscribe(f"{PREFIX}.test", hear)
        await bus.subscribe(EVERYBODY, heard.append)
        await bus._client.flush()
        with capture_logs() as log:

            def say() -> None:
                other.publish(f"{PREFIX}.test", b"fail")
                other.publish(f"{PREFIX}.test", bytes(LARGEST + 1))
                other.publish(EVERYBODY, b"last")

            def warned() -> set[str]:
                return {each["event"] for each in log if each["log_level"] == "warning"} - LINE

            await repeated(say, lambda: b"last" in heard and warned() >= MISTAKES)
        assert warned() == MISTAKES
        await leave()
        await bus._client.flush()
        heard.clear()

        def say_more() -> None:
            other.publish(f"{PREFIX}.test", b"nobody")
            other.publish(EVERYBODY, b"all")

        await repeated(say_more, lambda: b"all" in heard)
        assert b"nobody" not in heard
    finally:
        await asyncio.gather(bus.close(), other.close())
