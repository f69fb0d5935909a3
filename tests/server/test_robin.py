"""Round robins: everybody meets everybody, whoever is counted, leaves or is deleted meanwhile."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from itertools import combinations
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.houses import house as built
from server.houses import visitor
from server.servers import CROWDED
from server.test_contests import made, person, sheet
from sqlalchemy import insert

from mappamundi.server.app import close_house, open_house
from mappamundi.server.contests.contest import MOST_AROUND
from mappamundi.server.contests.pairing import sizes
from mappamundi.server.contests.robin import Schedule, around
from mappamundi.server.house import House
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store
from mappamundi.server.store.people import RESULTS

pytestmark = pytest.mark.anyio
LARGER = [(7, 3), (12, 3), (8, 4), (13, 4), (24, 4), (12, 5), (14, 6)]
ONCE = [(9, 3), (16, 4)]


def met(plan: Schedule) -> Counter[frozenset[int]]:
    pairs = (pair for tables in plan for table in tables for pair in combinations(table, 2))
    return Counter(frozenset(pair) for pair in pairs)


@pytest.mark.parametrize(
    ("people", "seats"),
    [*((count, 2) for count in range(2, MOST_AROUND + 1)), *LARGER, *ONCE, (3, 4), (1, 2)],
)
def test_everybody_sits_in_every_round_and_meets_everybody(people: int, seats: int) -> None:
    plan = around(people, seats)
    for tables in plan:
        assert sorted(each for table in tables for each in table) == list(range(people))
        assert sorted(map(len, tables), reverse=True) == sizes(people, seats)
    assert met(plan).keys() == {frozenset(pair) for pair in combinations(range(people), 2)}


@pytest.mark.parametrize("people", range(2, MOST_AROUND + 1))
def test_two_at_a_table_meet_once_in_as_few_rounds_as_can_be(people: int) -> None:
    plan = around(people, 2)
    assert len(plan) == people - 1 + people % 2
    assert set(met(plan).values()) == {1}


@pytest.mark.parametrize(("people", "seats"), ONCE)
def test_at_larger_tables_all_meet_once_where_a_plan_is_known_to_do_so(
    people: int, seats: int
) -> None:
    plan = around(people, seats)
    assert set(met(plan).values()) == {1}
    assert len(plan) == (people - 1) // (seats - 1)


@pytest.mark.parametrize(("people", "seats"), LARGER)
def test_at_larger_tables_pairs_meet_about_as_often(people: int, seats: int) -> None:
    """The squares are within a quarter of what they were if nothing were left over."""
    plan = around(people, seats)
    often = met(plan)
    pairs, meetings = people * (people - 1) // 2, sum(often.values())
    few, more = divmod(meetings, pairs)
    least = (pairs - more) * few**2 + more * (few + 1) ** 2
    assert sum(each**2 for each in often.values()) <= 1.25 * least


def test_a_plan_is_the_same_wherever_it_is_made() -> None:
    """Nodes make it each for themselves, and again in every round."""
    assert around.__wrapped__(11, 4) == around(11, 4)


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[House]:
    """Nobody plays here: results are written down by hand."""
    wishes: dict[str, Any] = {"home": tmp_path, "bot_haste": 0.0, "bot_search": False, **CROWDED}
    house = built(open_store(address), tmp_path, settings=ServerSettings(**wishes))
    await open_house(house)
    yield house
    await close_house(house)


async def finish(house: House, contest: str, found: dict[str, Any]) -> None:
    """Every table of the round is over: seats stand in their order."""
    for table in found["tables"]:
        if table["number"] == found["number"] and not table["is_over"]:
            rows = [
                {
                    "table": table["table"],
                    "seat": seat,
                    "game": found["game"],
                    "person": (chair.get("person") or {}).get("id"),
                    "place": seat + 1,
                    "points": -seat,
                    "has_left": False,
                    "weight": 0.0,
                    "ended": 1,
                }
                for seat, chair in enumerate(table["chairs"])
            ]
            await house.store.write(*(insert(RESULTS).values(**row) for row in rows))
    await house.organiser.advance(contest)


def tables_of(found: dict[str, Any], number: int) -> list[frozenset[str]]:
    """The people at each table of a round."""
    return [
        frozenset(chair["person"]["id"] for chair in table["chairs"] if chair.get("person"))
        for table in found["tables"]
        if table["number"] == number
    ]


async def entered(stack: AsyncExitStack, house: House, count: int, **wishes: Any) -> Any:
    """A contest and those who take part; the first is its host."""
    people = [await stack.enter_async_context(visitor(house)) for _ in range(count)]
    contest = await made(people[0], **wishes)
    for each in people[1:]:
        assert (await each.post(f"/api/contests/{contest}/entry")).status_code == 204
    return contest, people


async def test_a_round_robin_of_five_from_its_start_to_its_end(house: House) -> None:
    async with AsyncExitStack() as stack:
        contest, people = await entered(stack, house, 5, pairing="robin", seats=2, rounds=1)
        found = await sheet(people[0], contest)
        assert (found["pairing"], found["seats"], found["rounds"]) == ("robin", 2, 5)
        await people[0].post(f"/api/contests/{contest}/start")
        ids = [await person(each) for each in people]
        pairs: Counter[frozenset[str]] = Counter()
        for number in range(1, 6):
            found = await sheet(people[0], contest)
            assert (found["number"], found["stage"]) == (number, "running")
            tables = tables_of(found, number)
            assert sorted(map(len, tables)) == [1, 2, 2]
            pairs.update(each for each in tables if len(each) == 2)
            await finish(house, contest, found)
        assert (await sheet(people[0], contest))["stage"] == "over"
        assert pairs == Counter(map(frozenset, combinations(ids, 2)))


async def test_who_goes_leaves_their_place_to_a_bot_and_the_plan_stands(house: House) -> None:
    """Whether they leave the contest or are deleted, in which case nothing of them is left."""
    async with AsyncExitStack() as stack:
        contest, people = await entered(stack, house, 6, pairing="robin", seats=2)
        await people[0].post(f"/api/contests/{contest}/start")
        ids = [await person(each) for each in people]
        pairs: Counter[frozenset[str]] = Counter()
        for number in range(1, 6):
            found = await sheet(people[0], contest)
            pairs.update(each for each in tables_of(found, number) if len(each) == 2)
            if number == 1:
                await people[4].delete(f"/api/contests/{contest}/entry")
                await people[5].delete("/api/me")
            await finish(house, contest, found)
        stay = set(map(frozenset, combinations(ids[:4], 2)))
        assert {pair: pairs[pair] for pair in stay} == dict.fromkeys(stay, 1)


async def test_tables_are_as_large_as_the_host_wishes_within_the_limits(house: House) -> None:
    async with AsyncExitStack() as stack:
        contest, people = await entered(stack, house, 3, seats=3)
        await people[0].post(f"/api/contests/{contest}/start")
        found = await sheet(people[0], contest)
        assert [len(each["chairs"]) for each in found["tables"]] == [3]
        wish = {"game": "panstwa", "seats": 12}
        refused: httpx.Response = await people[0].post("/api/contests", json=wish)
        assert (refused.status_code, refused.json()["message"]) == (400, "bad-seats")
        usual = await made(people[0])
        assert (await sheet(people[0], usual))["seats"] == 4


async def test_a_round_robin_is_full_when_all_could_not_meet(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mappamundi.server.contests.organiser.MOST_AROUND", 2)
    async with AsyncExitStack() as stack:
        contest, _ = await entered(stack, house, 2, pairing="robin")
        late = await stack.enter_async_context(visitor(house))
        refused = await late.post(f"/api/contests/{contest}/entry")
        assert refused.json()["message"] == "contest-is-full"
        await entered(stack, house, 3, pairing="swiss")
