"""People at tables that are being played: renamed, deleted, and recorded when it is over."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from server import fair
from server.client import Client
from server.servers import Running

from mappamundi.log import loads, verify

pytestmark = pytest.mark.anyio
GAME = "panstwa"


@pytest.fixture
def server(address: str, tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "home", address)
    running.start()
    yield running
    running.kill()


async def seated(anna: Client, bob: Client, **wishes: Any) -> str:
    """A running game of two."""
    table = await anna.make(GAME, seats=2, **wishes)
    for client in (anna, bob):
        await client.watch(table)
    assert (await bob.command(type="sit", table=table))["type"] == "done"
    assert (await anna.command(type="start", table=table))["type"] == "done"
    return table


async def test_a_new_name_is_seen_by_those_at_the_table(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as bob:
        table = await seated(anna, bob)
        await anna.http.patch("/api/me", json={"name": "Anna the Great", "colour": "pink"})

        def named() -> Any:
            person = bob.tables[table]["chairs"][0]["person"]
            return person["name"] == "Anna the Great" and person["colour"] == "pink"

        await bob.until(named)


async def test_a_finished_rated_table_is_in_both_profiles(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as bob:
        table = await seated(anna, bob, is_rated=True, is_public=True, allows_hints=False)
        await asyncio.gather(anna.play(table), bob.play(table))
        outcome, reason = anna.tables[table]["outcome"], "panstwa-end-rounds"
        for seat, client in enumerate((anna, bob)):
            profile = await profiled(bob, client.me["id"])
            (record,) = profile["games"]
            assert record["game"] == GAME
            assert record["played"] == record["rated"] == 1
            assert record["won"] == (outcome["places"][seat] == 1)
            (finished,) = profile["recent"]
            assert finished["table"] == table
            assert {**finished["outcome"], "reason": reason} == outcome
        log = loads((await bob.http.get(f"/api/tables/{table}/log")).content)
        draws = (await bob.http.get(f"/api/tables/{table}/draws")).json()
        assert verify(log) == len(draws)
        assert log.commitment == anna.tables[table]["commitment"]
        assert log.secret == outcome["secret"]
        assert fair.is_fair(log.commitment or "", log.secret or "", draws)
        replay = (await bob.http.get(f"/api/tables/{table}/replay?as=1")).json()
        assert replay["steps"][-1]["view"] == bob.tables[table]["view"]


async def profiled(client: Client, person: str) -> dict[str, Any]:
    """A profile as soon as the result is in it."""
    for _ in range(600):
        answer = await client.http.get(f"/api/people/{person}")
        if answer.status_code == 200 and answer.json()["games"]:
            found: dict[str, Any] = answer.json()
            return found
        await asyncio.sleep(0.1)
    raise AssertionError(person)


async def test_who_is_deleted_during_a_game_leaves_it_to_a_bot(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as bob:
        table = await seated(anna, bob)
        await anna.command(type="say", table=table, text="you will never find me")
        me = anna.me["id"]
        assert (await anna.http.delete("/api/me")).status_code == 204
        await anna.reader  # the server has hung up

        def is_gone() -> Any:
            chair = bob.tables[table]["chairs"][0]
            return chair["person"]["name"] == "" and chair.get("bot") == "novice"

        await bob.until(is_gone)
        assert me not in str(bob.tables[table])
        await bob.play(table)
        assert [each.get("text") for each in bob.tables[table]["sayings"]] == [""]
        log = loads((await bob.http.get(f"/api/tables/{table}/log")).content)
        assert log.seats[0] == "somebody"
        assert verify(log) > 0


async def test_who_is_deleted_frees_the_seat_of_a_table_not_begun(server: Running) -> None:
    async with Client(server.address) as anna, Client(server.address) as bob:
        table = await anna.make(GAME, seats=3)
        await bob.watch(table)
        await bob.command(type="sit", table=table)
        await anna.http.delete("/api/me")
        await bob.until(lambda: bob.tables[table]["chairs"][0].get("person") is None)
        answer = await bob.command(type="seat-bots", table=table, level="novice")
        assert answer["type"] == "done"
