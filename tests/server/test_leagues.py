"""Leagues: contests of the same people add up, whatever becomes of the people."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import pytest
from server.houses import visitor
from server.test_contests import made, person, sheet
from server.test_robin import finish
from server.test_robin import house as quiet
from sqlalchemy import select

from mappamundi.server.contests.season import ContestFinish, Tally, rank, tallies
from mappamundi.server.house import House
from mappamundi.server.store.contests import CONTESTS, LEAGUES, MEMBERS

pytestmark = pytest.mark.anyio
house = quiet  # at whose tables nobody plays: results are written down by hand


def test_places_are_worth_points_and_medals_tell_equals_apart() -> None:
    def course(*places: int | None) -> list[ContestFinish | None]:
        return [None if each is None else ContestFinish(each, has_played=True) for each in places]

    found = tallies(
        {
            "often": course(1, 3),
            "once": course(2, 2),
            "late": course(None, 1),
            "last": course(10, 40),
            "equal": course(3, 1),
            "absent": [ContestFinish(1, has_played=False), None],
        }
    )
    assert {each: found[each].points for each in found} == {
        "often": 20,
        "once": 20,
        "late": 12,
        "last": 2,
        "equal": 20,
        "absent": 0,
    }
    assert {each: rank(found[each], found) for each in found} == {
        "often": 1,
        "equal": 1,
        "once": 3,
        "late": 4,
        "last": 5,
        "absent": 6,
    }
    assert tallies({"new": []}) == {"new": Tally(0, ())}


async def founded(http: httpx.AsyncClient, name: str = "Fridays") -> str:
    answer = await http.post("/api/leagues", json={"name": name})
    assert answer.status_code == 201, answer.text
    league: str = answer.json()["league"]
    return league


async def told(http: httpx.AsyncClient, league: str) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get(f"/api/leagues/{league}")).json()
    return found


async def friends(stack: AsyncExitStack, house: House, count: int) -> tuple[str, list[Any]]:
    """A league and those who are in it; the first has founded it."""
    people = [await stack.enter_async_context(visitor(house)) for _ in range(count)]
    league = await founded(people[0])
    for each in people[1:]:
        assert (await each.post(f"/api/leagues/{league}/entry")).status_code == 204
    return league, people


async def played(house: House, contest: str, people: list[httpx.AsyncClient]) -> list[str]:
    """A contest of one round, from its start to its end; its people as they stand."""
    assert (await people[0].post(f"/api/contests/{contest}/start")).status_code == 204
    await finish(house, contest, await sheet(people[0], contest))
    found = await sheet(people[0], contest)
    assert found["stage"] == "over"
    return [each["person"]["id"] for each in found["standings"]]


def by_person(found: dict[str, Any], part: str) -> dict[str, Any]:
    return {each["person"]["id"]: each[part] for each in found["standings"]}


async def test_two_contests_add_up_and_the_next_is_one_touch_away(house: House) -> None:
    async with AsyncExitStack() as stack:
        league, people = await friends(stack, house, 3)
        first = await made(people[0], rounds=1, seats=3, league=league)
        for each in people[1:]:
            await each.post(f"/api/contests/{first}/entry")
        early = await played(house, first, people)
        found = await told(people[1], league)
        assert by_person(found, "points") == dict(zip(early, (12, 10, 8), strict=True))
        assert [each["place"] for each in found["standings"]] == [1, 2, 3]
        assert [each["winners"][0]["id"] for each in found["contests"]] == early[:1]
        again = found["again"]
        assert (again["seats"], again["rounds"], again["game"]) == (3, 1, "panstwa")
        answers = await asyncio.gather(*(each.post("/api/contests", json=again) for each in people))
        second = (await told(people[0], league))["contests"][1]["contest"]
        names = {each.json()["contest"] for each in answers if each.status_code == 201}
        assert names == {second}  # whoever touched it, and however many at once
        for each in people[:2]:
            await each.post(f"/api/contests/{second}/entry")
        await people[2].delete(f"/api/contests/{second}/entry")
        late = await played(house, second, people)
        found = await told(people[1], league)
        worth = {early[0]: 12, early[1]: 10, early[2]: 8}
        for place, each in enumerate(late):
            worth[each] += (12, 10)[place]
        assert by_person(found, "points") == worth
        courses = by_person(found, "course")
        assert courses[await person(people[2])][1] is None
        assert {tuple(each[:1]) for each in courses.values()} == {(12,), (10,), (8,)}
        line = (await people[0].get("/api/leagues")).json()[0]
        assert (line["members"], line["played"], line["is_over"]) == (3, 2, False)
        assert line["place"] == by_person(found, "place")[await person(people[0])]


async def test_any_member_makes_and_starts_a_contest_and_nobody_else(house: House) -> None:
    async with AsyncExitStack() as stack:
        league, people = await friends(stack, house, 2)
        stranger = await stack.enter_async_context(visitor(house))
        wish = {"game": "panstwa", "league": league}
        refused = await stranger.post("/api/contests", json=wish)
        assert refused.json()["message"] == "not-in-the-league"
        contest = await made(people[1], league=league)
        refused = await people[0].post("/api/contests", json=wish)
        assert refused.json()["message"] == "league-has-contest"
        refused = await stranger.post(f"/api/contests/{contest}/start")
        assert refused.json()["message"] == "only-the-host"
        assert (await sheet(people[0], contest))["league_name"] == "Fridays"
        assert (await sheet(people[0], contest))["is_host"]
        # Whoever takes part in a contest of the league is in it.
        assert (await stranger.post(f"/api/contests/{contest}/entry")).status_code == 204
        assert (await told(stranger, league))["is_in"]
        assert (await people[0].post(f"/api/contests/{contest}/start")).status_code == 204


async def test_who_left_or_is_deleted_and_who_may_end_it(house: House) -> None:
    """The place of others stays; the next in line is the host."""
    async with AsyncExitStack() as stack:
        league, people = await friends(stack, house, 4)
        contest = await made(people[0], rounds=1, seats=3, league=league)
        for each in people[1:3]:
            await each.post(f"/api/contests/{contest}/entry")
        await played(house, contest, people)
        before = by_person(await told(people[1], league), "points")
        ids = [await person(each) for each in people]
        await people[0].delete("/api/me")  # who founded it
        for each in people[2:]:
            assert (await each.delete(f"/api/leagues/{league}/entry")).status_code == 204
        found = await told(people[1], league)
        # Who has never played and left is gone; who has played stays, as somebody who left.
        assert by_person(found, "is_out") == {ids[1]: False, ids[2]: True}
        assert by_person(found, "points") == {each: before[each] for each in ids[1:3]}
        kept = await house.store.fetch(select(MEMBERS.c.person))
        assert ids[0] not in {row.person for row in kept}
        refused = await people[2].post(f"/api/leagues/{league}/end")
        assert refused.json()["message"] == "only-the-host"
        assert found["is_host"]
        assert (await people[1].post(f"/api/leagues/{league}/end")).status_code == 204
        assert (await told(people[1], league))["is_over"]
        refused = await people[3].post(f"/api/leagues/{league}/entry")
        assert refused.json()["message"] == "league-is-over"


async def test_a_league_is_not_over_while_a_contest_is_played(house: House) -> None:
    async with visitor(house) as http:
        league = await founded(http)
        await made(http, league=league)
        refused = await http.post(f"/api/leagues/{league}/end")
        assert refused.json()["message"] == "league-has-contest"


async def test_who_came_back_is_in_again(house: House) -> None:
    async with AsyncExitStack() as stack:
        league, people = await friends(stack, house, 2)
        for way in ("delete", "post", "post"):
            answer = await people[0].request(way, f"/api/leagues/{league}/entry")
            assert answer.status_code == 204
        found = await told(people[0], league)
        assert found["is_in"]
        assert not found["is_host"]  # the other has been in it longer now
        assert len(found["standings"]) == 2


async def test_limits_and_what_is_kept_of_me(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.server.contests.leagues.MOST_LEAGUES", 1)
    monkeypatch.setattr("mappamundi.server.contests.leagues.MOST_MEMBERS", 2)
    async with AsyncExitStack() as stack:
        league, people = await friends(stack, house, 2)
        refused = await people[0].post("/api/leagues", json={})
        assert refused.json()["message"] == "too-many-leagues"
        late = await stack.enter_async_context(visitor(house))
        refused = await late.post(f"/api/leagues/{league}/entry")
        assert refused.json()["message"] == "league-is-full"
        notes = (await people[1].get("/api/me/export")).json()["leagues"]
        assert [each["league"] for each in notes] == [league]
        assert (await late.get("/api/leagues/nowhere-to-be-found")).status_code == 404


async def test_the_operator_takes_a_league_away_and_its_contests_stay(house: House) -> None:
    async with visitor(house) as http:
        league = await founded(http)
        contest = await made(http, league=league)
        await house.operator.dissolve_league(league)
        assert (await http.get(f"/api/leagues/{league}")).status_code == 404
        assert (await sheet(http, contest)).get("league") is None
        assert not await house.store.fetch(select(LEAGUES))
        assert len(await house.store.fetch(select(CONTESTS))) == 1
