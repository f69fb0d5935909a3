"""What somebody remembers of the world is the same on all devices, whoever tells it first."""

from __future__ import annotations

import json
import random
import subprocess
from itertools import permutations
from typing import Any

import msgspec
import pytest
from edge import ROOT, node
from httpx import AsyncClient
from server.houses import visitor
from sqlalchemy import select

from mappamundi.server.house import House
from mappamundi.server.http.account import MOST_MARKS, MemoryMark, Remembered
from mappamundi.server.people.memories import united
from mappamundi.server.store.people import MEMORIES

pytestmark = pytest.mark.anyio

SCRIPT = ROOT / "web" / "test" / "sharing.ts"
PATIENCE = 60  # seconds
START = 1_760_000_000  # seconds since 1970
FACTS = ("area FR", "population PL", "gdp CN")


def device(seed: int, marks: int = 60) -> list[Remembered]:
    """What a device remembers: few facts and few times, so that two of them often meet."""
    chance = random.Random(seed)
    found: dict[str, Remembered] = {}
    for _ in range(marks):
        fact, at = chance.choice(FACTS), START + chance.randrange(80)
        source = chance.choice(("countries/!", "countries/t1", "panstwa/t2"))
        mark: MemoryMark = (at, 1 if chance.random() < 0.5 else 0, source)
        memory = Remembered(fact, at, [mark])
        found[fact] = united(memory, found.get(fact, memory))
    return list(found.values())


def plain(memories: list[Remembered]) -> list[dict[str, Any]]:
    built: list[dict[str, Any]] = msgspec.to_builtins(memories)
    return sorted(json.loads(json.dumps(built)), key=lambda each: str(each["fact"]))


async def tell(mine: AsyncClient, memories: list[Remembered]) -> None:
    answer = await mine.post("/api/me/world", json={"memories": msgspec.to_builtins(memories)})
    assert answer.status_code == 204, answer.text


async def told(mine: AsyncClient) -> list[dict[str, Any]]:
    world: dict[str, Any] = (await mine.get("/api/me/world")).json()
    return list(world["memories"])


async def test_devices_may_tell_theirs_in_any_order_and_however_often(house: House) -> None:
    devices = [device(1), device(2, 150), device(3, 20)]
    answers = []
    for order in permutations(devices):
        async with visitor(house) as mine:
            for each in (*order, order[0]):
                await tell(mine, each)
            answers.append(sorted(await told(mine), key=lambda memory: str(memory["fact"])))
    assert answers.count(answers[0]) == len(answers)
    assert max(len(each["marks"]) for each in answers[0]) == MOST_MARKS


def test_the_browser_unites_as_the_server_does() -> None:
    pairs = [(device(number), device(number + 50, 120)) for number in range(40)]
    lines = "\n".join(msgspec.json.encode(pair).decode() for pair in pairs)
    command = [node(), str(SCRIPT)]
    out = subprocess.check_output(command, input=lines, text=True, timeout=PATIENCE)
    for (one, other), line in zip(pairs, out.splitlines(), strict=True):
        known = {each.fact: each for each in one}
        both = {each.fact: united(each, known.get(each.fact, each)) for each in other}
        assert sorted(json.loads(line), key=lambda each: str(each["fact"])) == plain(
            list({**known, **both}.values())
        )


async def test_the_same_fact_twice_at_once_is_one(house: House) -> None:
    async with visitor(house) as mine:
        one, other = (
            Remembered("area FR", 9, [(9, 1, "a/!")]),
            Remembered("area FR", 5, [(5, 0, "a/b")]),
        )
        await tell(mine, [one, other])
        both = [{"fact": "area FR", "first": 5, "marks": [[5, 0, "a/b"], [9, 1, "a/!"]]}]
        assert await told(mine) == both


async def test_what_is_forgotten_stays_forgotten_whoever_remembers_it(house: House) -> None:
    async with visitor(house) as mine:
        await tell(mine, device(1))
        assert (await mine.delete("/api/me/world")).status_code == 204
        world = (await mine.get("/api/me/world")).json()
        assert world["memories"] == []
        later = world["forgotten"] + 1
        await tell(mine, device(1))
        assert await told(mine) == []
        await tell(mine, [Remembered("area FR", 5, [(6, 1, "a/b"), (later, 1, "a/!")])])
        left = [{"fact": "area FR", "first": later, "marks": [[later, 1, "a/!"]]}]
        assert await told(mine) == left


async def test_nobody_reads_what_another_remembers(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        await tell(mine, device(1))
        assert await told(other) == []


async def test_it_is_exported_and_deleted_with_everything_else(house: House) -> None:
    async with visitor(house) as mine:
        await tell(mine, device(1))
        export = (await mine.get("/api/me/export")).json()
        assert export["world"]["memories"] == await told(mine) != []
        await mine.delete("/api/me")
    assert await house.store.fetch(select(MEMORIES)) == []


@pytest.mark.parametrize(
    "memory",
    [
        {"fact": "area FR", "first": -1, "marks": []},
        {"fact": "<b> FR", "first": 5, "marks": []},
        {"fact": "area FR", "first": 5, "marks": [[5, 2, "a/b"]]},
        {"fact": "area FR", "first": 5, "marks": [[5, 1, "x" * 65]]},
        {"fact": "area FR", "first": 5, "marks": [[5, 1, "a/b"]] * (MOST_MARKS + 1)},
    ],
)
async def test_what_is_no_memory_is_refused(house: House, memory: dict[str, Any]) -> None:
    async with visitor(house) as mine:
        answer = await mine.post("/api/me/world", json={"memories": [memory]})
        assert answer.status_code == 400
        assert await told(mine) == []


async def test_facts_that_there_are_not_take_no_room(house: House) -> None:
    """So nobody keeps more than so many facts, whatever they send."""
    async with visitor(house) as mine:
        await tell(
            mine, [Remembered("beauty FR", 5), Remembered("area XX", 5), Remembered("area FR", 5)]
        )
        assert [each["fact"] for each in await told(mine)] == ["area FR"]
