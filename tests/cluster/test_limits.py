"""Whoever spreads over many nodes may do no more than at one."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cluster.houses import Noted, guest, node_of, nodes
from cluster.test_together import opened
from server.guests import Line, until

from mappamundi.errors import Refusal
from mappamundi.server.house import House
from mappamundi.server.line import hub
from mappamundi.server.line.allowance import SHARE
from mappamundi.server.line.places import Places
from mappamundi.server.nodes import bursar
from mappamundi.server.nodes.letters import opened as read
from mappamundi.server.nodes.words import Listed, Spent, Taken
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.visitors import known

pytestmark = pytest.mark.anyio
HOME = "192.0.2.1"  # where somebody comes from
ROOM = 100  # of every allowance here, which hardly fills up while a test runs
SLOW: dict[str, Any] = {
    "messages_per_second": 0.001,
    "messages_at_once": ROOM,
    "bot_messages_per_second": 0.001,
    "bot_messages_at_once": ROOM,
    "requests_per_second": 0.001,
    "requests_at_once": ROOM,
    "words_per_second": 0.001,
    "words_at_once": 6,
}
ANNA = Person("A" * 22, "Anna", "red")
BOT = f"{known.BOT}{'B' * 13}"


async def acquainted(*houses: House) -> None:
    """Wait until all know of each other."""
    await until(lambda: all(len(node_of(each).others) == len(houses) - 1 for each in houses))


def spends(house: House, who: str) -> bool:
    """Is one thing more paid for, by a person or a bot, or else by an address?"""
    if who == HOME:
        return house.doorman.takes(1.0, HOME)
    return house.doorman.takes(1.0, f"somewhere else for {who}", who)


def left(house: House, who: str) -> float:
    """What somebody, or an address, may still spend at a node."""
    doorman = house.doorman
    return (doorman.addresses if who == HOME else doorman.own_of(who)).of(who).left


def has_heard(house: House, who: str, rest: int) -> bool:
    """Does a node know that only so much is left?"""
    return left(house, who) < rest + 1


@pytest.mark.parametrize("who", [ANNA.id, BOT, HOME], ids=["person", "bot", "address"])
async def test_what_is_spent_at_one_node_is_spent_at_all(
    who: str, address: str, tmp_path: Path
) -> None:
    async with nodes(address, tmp_path, 2, **SLOW) as (here, there):
        for rest in (90, 30):  # what is told once is not told again
            while left(here, who) > rest + 1:
                assert spends(here, who)
            await until(partial(has_heard, there, who, rest))
        assert sum(spends(there, who) for _ in range(ROOM)) == 30
        await until(lambda: left(here, who) < 1)
        assert not spends(here, who)
        assert spends(here, "somebody else")
        assert spends(there, "somebody else")


async def test_what_was_spent_everywhere_at_once_is_owed(address: str, tmp_path: Path) -> None:
    """So that on and on it is no more than at one node, however much it was in one go."""
    async with nodes(address, tmp_path, 3, **SLOW) as houses:
        for house in houses:
            assert all(spends(house, ANNA.id) for _ in range(ROOM))
        await until(lambda: all(left(each, ANNA.id) < 1 - 2 * ROOM for each in houses))
        for house in houses:
            wait = house.doorman.people.of(ANNA.id).wait(1.0)
            assert wait == pytest.approx((2 * ROOM + 1) / SLOW["messages_per_second"], rel=0.01)


async def test_words_are_counted_at_all_nodes(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2, **SLOW) as (here, there):
        anna, abroad = guest(here, "Anna"), guest(there, "Anna")
        table = await opened(here, anna)
        answers = [await anna.command("say", table, text="hello") for _ in range(4)]
        assert {each["type"] for each in answers} == {"done"}
        await until(lambda: there.hall.talk.of(ANNA.id).left < 3)
        answers = [await abroad.command("say", table, text="hello") for _ in range(4)]
        assert [each["type"] for each in answers] == ["done", "done", "refused", "refused"]
        assert answers[-1]["message"] == "too-many-words"


async def test_of_little_things_nothing_is_said(address: str, tmp_path: Path) -> None:
    """Who plays as people do is nobody's business at another node, and costs no word."""
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus, **SLOW) as (here, there):
        await acquainted(here, there)
        for number in range(200):
            assert here.doorman.takes(SHARE * ROOM - 1, f"192.0.2.{number}", f"somebody {number}")
            assert here.hub.places.take(f"somebody {number}", f"192.0.2.{number}")
        assert here.doorman.takes(SHARE * ROOM, HOME)  # for the two things together
        await until(lambda: left(there, HOME) < ROOM)
        node_of(here).bursar.announce()
        await asyncio.sleep(0)
        words = [word for _, content in bus.said for word in read(content)[1]]
        assert [word for word in words if isinstance(word, Spent | Taken)] == [
            Spent("addresses", [(HOME, 2 * SHARE * ROOM - 1)])
        ]


def open_lines(house: House, count: int, person: Person = ANNA, at: str = HOME) -> list[Line]:
    """So many connections, if there are places for them."""
    lines = []
    for _ in range(count):
        if house.hub.places.take(person.id, at):
            lines.append(Line())
            house.hub.join(lines[-1], person, at)  # type: ignore[arg-type]
    return lines


def close_lines(house: House) -> None:
    """Those that have gone give back their places."""
    for each in list(house.hub.connections):
        if not each.wire.is_open:
            house.hub.leave(each)
            house.hub.places.give_back(each.person.id, each.address)


def elsewhere(house: House, who: str) -> int:
    """How many connections somebody has to other nodes, as far as a node knows."""
    places = house.hub.places
    return (places.addresses if who == HOME else places.own_of(who)).others.count(who)


@pytest.mark.parametrize(
    ("limit", "person", "who"),
    [
        ("sockets_per_person", ANNA, ANNA.id),
        ("sockets_per_bot", Person(BOT, "Bot", "red"), BOT),
        ("sockets_per_address", ANNA, HOME),
    ],
    ids=["person", "bot", "address"],
)
async def test_connections_to_all_nodes_are_counted(
    limit: str, person: Person, who: str, address: str, tmp_path: Path
) -> None:
    async with nodes(address, tmp_path, 2, bus=None, **{limit: 3}) as (here, there):
        await acquainted(here, there)
        first = open_lines(here, 2, person)
        await until(lambda: elsewhere(there, who) == 2)
        assert len(open_lines(there, 2, person)) == 1
        assert len(open_lines(there, 1, Person("B" * 22, "Ben", "blue"), "elsewhere")) == 1
        for line in first:
            line.end(1000)
        close_lines(here)
        await until(lambda: elsewhere(there, who) == 0)
        assert len(open_lines(there, 9, person)) == 2


async def test_of_places_given_at_once_some_are_taken_back(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many as are too many, and always by the same nodes, however often they look."""
    monkeypatch.setattr(hub, "ROUND", 0.2)
    async with nodes(address, tmp_path, 3, sockets_per_person=4) as houses:
        await acquainted(*houses)
        ranked = sorted(houses, key=lambda each: node_of(each).node)
        lines = [open_lines(house, count) for house, count in zip(ranked, (3, 3, 2), strict=True)]
        bystander = open_lines(ranked[-1], 1, Person("B" * 22, "Ben", "blue"), "elsewhere")

        def are_open() -> list[int]:
            return [sum(each.is_open for each in some) for some in lines]

        assert are_open() == [3, 3, 2]
        await until(lambda: are_open() == [3, 1, 0])
        await asyncio.sleep(3 * hub.ROUND)  # while those that were sent away have not gone
        for house in houses:
            close_lines(house)
        await until(lambda: [elsewhere(each, ANNA.id) for each in ranked] == [1, 3, 4])
        await asyncio.sleep(3 * hub.ROUND)
        assert are_open() == [3, 1, 0]
        assert bystander[0].is_open


async def test_what_was_not_heard_is_said_again(address: str, tmp_path: Path) -> None:
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as (here, there):
        await acquainted(here, there)
        bus.losing = 1_000_000
        open_lines(here, 5)
        await until(partial(is_said, bus, Taken))
        bus.losing = 0
        await until(lambda: elsewhere(there, ANNA.id) == 5)


async def test_places_of_which_nothing_more_is_said_are_free(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever has not heard that they were given back does not count them for ever."""
    monkeypatch.setattr(bursar, "UNHEARD", 0.1)
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as (here, there):
        await acquainted(here, there)
        lines = open_lines(here, 5)
        await until(lambda: elsewhere(there, ANNA.id) == 5)
        bus.losing = 1_000_000
        for line in lines:
            line.end(1000)
        close_lines(here)
        node_of(here).bursar.tell()
        await asyncio.sleep(0)
        bus.losing = 0
        await until(lambda: elsewhere(there, ANNA.id) == 0)


def is_said(bus: Noted, kind: type) -> bool:
    """Was such a word said, whether anybody heard it or not?"""
    return any(isinstance(word, kind) for _, content in bus.said for word in read(content)[1])


async def test_a_node_that_is_no_more_has_no_places(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2, sockets_per_person=3) as (here, there):
        await acquainted(here, there)
        open_lines(there, 3)
        await until(lambda: elsewhere(here, ANNA.id) == 3)
        assert not here.hub.places.take(ANNA.id, HOME)
        await node_of(there).leave()
        await until(lambda: elsewhere(here, ANNA.id) == 0)
        assert here.hub.places.take(ANNA.id, HOME)


async def test_tables_made_at_one_address_are_counted(address: str, tmp_path: Path) -> None:
    setting = Setting("panstwa", {}, 2, "relaxed", False, False, False)
    async with nodes(address, tmp_path, 2, tables_per_address=3) as (here, there):
        await acquainted(here, there)
        made = [await here.hall.make(setting, ANNA, address=HOME) for _ in range(2)]
        places: Places = there.hall.makers.places
        await until(lambda: places.others.count(HOME) == 2)
        await there.hall.make(setting, ANNA, address=HOME)
        with pytest.raises(Refusal, match="from your address"):
            await there.hall.make(setting, ANNA, address=HOME)
        # Another node has one of them to its end.
        here.hall.forget(made[0])
        summary = msgspec.structs.replace(made[0].listing.summary, status="over")
        over = msgspec.structs.replace(made[0].listing, summary=summary)
        node_of(here).gazette.hear(node_of(there).node, Listed([(over, "act")]))
        await until(lambda: places.others.count(HOME) < 2)
        await there.hall.make(setting, ANNA, address=HOME)
