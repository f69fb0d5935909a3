"""Tables that are on one node, and people who are on others."""

from __future__ import annotations

import asyncio
from base64 import b64decode
from functools import partial
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import pytest
from cluster.houses import Named, Noted, guest, node_of, nodes
from server.guests import Guest, until
from trust.knower import Knower

from mappamundi.game import GAMES
from mappamundi.record import SPECTATOR
from mappamundi.server.house import House
from mappamundi.server.nodes.node import ServerNode
from mappamundi.server.protocol import Setting

pytestmark = pytest.mark.anyio
GAME = "null_nichtig"


async def opened(house: House, host: Guest, seats: int = 3, **wishes: Any) -> Named:
    """A table of somebody's, on their node."""
    usual = {"pace": "relaxed", "is_public": False, "is_rated": False, "allows_hints": False}
    setting = Setting(GAME, {}, seats, **(usual | wishes))  # type: ignore[arg-type]
    return Named((await house.hall.make(setting, host.person)).id)


def version(guest: Guest, table: Named) -> int:
    """The newest version of a table that somebody was shown."""
    shown = [each for each in guest.line.messages if each["type"] == "table"]
    return max((each["version"] for each in shown if each["table"] == table.id), default=-1)


def legal(guest: Guest, table: Named) -> list[str]:
    """What somebody may do, as far as they were shown."""
    shown = [each for each in guest.line.messages if each["type"] == "table"]
    return next((each["legal"] for each in reversed(shown) if "legal" in each), [])


async def reach(guests: list[Guest], table: Named, newest: int) -> None:
    """Wait until everybody was shown a version."""
    await until(lambda: all(version(each, table) >= newest for each in guests))


async def play_on(guests: list[Guest], table: Named, most: int = 12) -> int:
    """Whoever is asked does the first thing that is legal; how often somebody did."""
    done = 0
    for _ in range(most):
        asked = await until(lambda: next((each for each in guests if legal(each, table)), None))
        answer = await asked.command(
            "act", table, seen=version(asked, table), actions=[legal(asked, table)[0]]
        )
        assert answer["type"] == "done", answer
        await reach(guests, table, answer["version"])
        done += 1
    return done


async def seated(houses: list[House], *names: str, **wishes: Any) -> tuple[list[Guest], Named]:
    """People on different nodes at one running table, which is on the first node."""
    guests = [guest(houses[number % len(houses)], name) for number, name in enumerate(names)]
    table = await opened(houses[0], guests[0], len(guests), **wishes)
    for each in guests:
        await each.watch(table)
    for each in guests[1:]:
        assert (await each.command("sit", table))["type"] == "done"
    assert (await guests[0].command("start", table))["type"] == "done"
    return guests, table


async def test_people_on_three_nodes_play_at_one_table(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 3) as houses:
        guests, table = await seated(houses, "Anna", "Ben", "Carl")
        assert await play_on(guests, table) == 12
        assert [table.id in each.hall.tables for each in houses] == [True, False, False]


async def test_those_on_other_nodes_are_there(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2) as houses:
        guests, table = await seated(houses, "Anna", "Ben", "Carl")
        chairs = await until(
            lambda: next(
                (
                    each["chairs"]
                    for each in guests[1].line.messages
                    if each["type"] == "table"
                    and all(chair.get("is_connected") for chair in each.get("chairs", [{}]))
                ),
                None,
            )
        )
        assert len(chairs) == 3
        guests[1].send("unwatch", table)
        company = houses[0].hall.tables[table.id].audience.company
        await until(lambda: company.away_since(guests[1].person.id))


async def test_what_is_lost_on_the_way_comes_again(address: str, tmp_path: Path) -> None:
    """Orders, answers, and what viewers are shown."""
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as houses:
        guests, table = await seated(houses, "Anna", "Ben", "Carl")
        for losing in (1, 2, 3, 5):
            bus.losing = losing
            assert await play_on(guests, table, 4) == 4
        rows = await houses[0].store.entries(table.id)
        assert [each.sequence for each in rows] == list(range(len(rows)))


def learned(guest: Guest, table: Named) -> tuple[int, bytes]:
    """What a spectator knows who runs the rules, and how often it went on from what they knew."""
    knower, newest, courses = Knower(GAMES[GAME], b""), -1, 0
    for news in guest.line.messages:
        if news.get("table") != table.id or news["type"] != "table":
            continue
        if "known" in news:
            knower.state = b64decode(news["known"])
        elif "course" in news:
            assert news["since"] == newest
            knower.read(msgspec.json.encode(news).decode())
            courses += 1
        newest = news["version"]
    return courses, knower.state


async def test_who_runs_the_rules_on_another_node_is_sent_what_they_may_know(
    address: str, tmp_path: Path
) -> None:
    """Also from where something was lost on the way, and when somebody changes their mind."""
    bus = Noted()
    async with nodes(address, tmp_path, 3, bus) as houses:
        guests, table = await seated(houses, "Anna", "Carl", "Emil")
        watchers = [
            guest(houses[number], name) for number, name in enumerate(("Gina", "Ines", "Kim"))
        ]
        for each in watchers:
            await each.watch(table)
            each.send("watch", table, seen=version(each, table), rules=GAMES[GAME].version)
            await until(partial(each.heard, lambda news: "known" in news))
        for losing in (0, 1, 3):
            bus.losing = losing
            await play_on(guests, table, 5)
        newest = version(guests[0], table)
        await reach(watchers, table, newest)
        play = houses[0].hall.tables[table.id].standing.play
        assert play is not None
        wanted = GAMES[GAME].known(play.state, SPECTATOR).to_bytes()
        for each in watchers:
            courses, known = learned(each, table)
            assert courses > 5
            assert known == wanted
        runners = houses[0].hall.tables[table.id].audience._runners
        watchers[1].send("watch", table, seen=newest)
        await until(lambda: watchers[1].person not in {each.person for each in runners})
        watchers[1].line.messages.clear()
        await play_on(guests, table, 1)
        await reach([watchers[1]], table, newest + 1)
        told = set().union(*watchers[1].line.messages)
        assert "view" in told
        assert not {"course", "known"} & told


async def test_a_word_is_heard_once_however_often_it_is_sent(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2) as houses:
        guests, table = await seated(houses, "Anna", "Ben", "Carl")
        for _ in range(3):
            guests[1].send("say", table, id="the-same-word", text="Hello")
        await guests[1].command("say", table, text="Bye")
        entries = await houses[0].store.entries(table.id)
        assert [each.kind for each in entries].count("say") == 2


async def test_equal_eyes_are_sent_the_same_once(address: str, tmp_path: Path) -> None:
    bus = Noted()
    async with nodes(address, tmp_path, 2, bus) as houses:
        guests, table = await seated(houses, "Anna", "Carl", "Emil")
        watchers = [guest(houses[1], name) for name in ("Fred", "Gina", "Hugo")]
        for each in watchers:
            await each.watch(table)
        bus.said.clear()
        await guests[0].command("say", table, text="A rare word: sesquipedalian")
        await until(
            lambda: all(version(each, table) == version(guests[0], table) for each in watchers)
        )
        said = b"".join(content for _, content in bus.said)
        assert said.count(b"sesquipedalian") == 2  # to whom sits there, and to those who watch


async def test_the_lobby_is_that_of_all_nodes(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2) as houses:
        anna, ben = guest(houses[0], "Anna"), guest(houses[1], "Ben")
        table = await opened(houses[0], anna, is_public=True)
        await until(lambda: houses[1].hall.lobby.has(table.id))
        ben.connection.hear(b'{"type":"watch-lobby"}')
        lobby = await until(lambda: ben.heard(lambda each: each["type"] == "lobby"))
        assert [each["table"] for each in lobby["tables"]] == [table.id]
        await ben.watch(table)
        assert (await ben.command("sit", table))["type"] == "done"
        mine = await until(
            lambda: ben.heard(
                lambda each: each["type"] == "lobby-change" and each["table"].get("mine", False)
            )
        )
        assert mine["table"]["table"] == table.id


async def test_two_on_different_nodes_meet(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 3) as houses:
        guests = [
            guest(house, name) for house, name in zip(houses, ("Anna", "Ben", "Carl"), strict=True)
        ]
        await alive(houses)
        found = {
            await house.matchmaker.match(GAME, each.person, "")
            for house, each in zip(houses, guests, strict=True)
        }
        assert len(found) == 1


async def test_who_is_muted_is_so_on_every_node(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 2) as houses:
        anna = guest(houses[1], "Anna")
        await houses[0].measures.take_person("mute", anna.person.id, None, None)
        await until(lambda: houses[1].measures.is_muted(anna.person.id))
        await houses[0].measures.lift(houses[0].measures.all()[0].id)
        await until(lambda: not houses[1].measures.is_muted(anna.person.id))


async def alive(houses: list[House]) -> list[ServerNode]:
    """The nodes of these houses, once each knows all others."""
    found = [node_of(each) for each in houses]
    await until(lambda: all(len(each.life.peers) == len(houses) for each in found))
    return found


async def test_a_node_that_leaves_hands_its_tables_over(address: str, tmp_path: Path) -> None:
    async with nodes(address, tmp_path, 3) as houses:
        guests, table = await seated(houses[1:], "Anna", "Ben", "Carl", "Dora")
        first, left, last = await alive(houses)
        before = version(guests[1], table)
        word = guests[1].command("say", table, text="Who holds the table?")
        said = asyncio.create_task(word)
        await left.leave()
        answer = await said
        assert answer["type"] == "done"
        assert await left.leases.holder(table.id) in {first.node, last.node}
        assert answer["version"] > before


async def test_a_zombie_writes_nothing_and_follows_those_who_live(
    address: str, tmp_path: Path
) -> None:
    """A node that slept for too long finds out when it next does anything."""
    async with nodes(address, tmp_path, 2) as houses:
        guests, table = await seated(houses, "Anna", "Ben", "Carl", "Dora")
        zombie, other = await alive(houses)
        await zombie.life.end()  # it sleeps
        old = zombie.node
        connection = await asyncpg.connect(address)
        await connection.execute("UPDATE nodes SET until = 0 WHERE id = $1", old)
        await connection.close()
        await until(lambda: other.node == other.tenure.node and table.id in other.tenure)
        await guests[1].command("say", table, text="Here")
        await until(lambda: table.id in houses[1].hall.tables)
        answer = await guests[0].command("say", table, text="Late, but not lost")
        assert answer["type"] == "done"
        zombie.life.begin()  # it wakes up
        await until(lambda: zombie.node != old)
        assert await play_on([*guests], table, 3) == 3
        rows = await houses[1].store.entries(table.id)
        assert [each.sequence for each in rows] == list(range(len(rows)))
