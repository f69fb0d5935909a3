"""Results of finished tables, each once; ratings where they count; profiles made of them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest
from server.houses import visitor
from server.kept import AT, keep_table
from sqlalchemy import select, update

from mappamundi.server.house import House
from mappamundi.server.http.bots import NewBot
from mappamundi.server.people.identity import new_person
from mappamundi.server.people.rating import WINDOW, Rating, rate
from mappamundi.server.people.results import SeatEnd, TableEnd
from mappamundi.server.store.people import MIXED_RATINGS, RATINGS, RESULTS
from mappamundi.server.store.schema import TABLES

pytestmark = pytest.mark.anyio


async def recorded(house: House, people: Sequence[str | None], **setting: Any) -> str:
    table, _ = await keep_table(house.store, people, **setting)
    await house.recorder.record(table)
    return table


async def strength(house: House, person: str) -> float:
    return (await house.results.rating(person, "panstwa"))[1].strength


async def test_a_result_is_what_the_game_says_and_is_kept_once(house: House) -> None:
    people = [new_person(), None, new_person()]
    table, match = await keep_table(house.store, people, seed=8)
    await asyncio.gather(*(house.recorder.record(table) for _ in range(4)))
    rows = await house.store.fetch(select(RESULTS).order_by(RESULTS.c.seat))
    assert [row.person for row in rows] == people
    assert [row.place for row in rows] == match.places
    assert [row.points for row in rows] == match.scores
    assert {row.weight for row in rows} == {0.0}
    assert not await house.store.fetch(select(RATINGS))


async def test_a_running_table_has_no_result(house: House) -> None:
    await recorded(house, [new_person(), new_person()], actions=2)
    assert not await house.store.fetch(select(RESULTS))


async def test_what_ended_while_nobody_looked_is_recorded_at_the_next_start(house: House) -> None:
    tables = {(await keep_table(house.store, [new_person(), None]))[0] for _ in range(3)}
    await keep_table(house.store, [new_person(), None], actions=1)
    await house.recorder.catch_up()
    await house.recorder.catch_up()
    rows = await house.store.fetch(select(RESULTS.c.table))
    assert len(rows) == 6
    assert {row.table for row in rows} == tables


async def test_a_table_of_older_rules_does_not_stop_the_others(house: House) -> None:
    old, _ = await keep_table(house.store, [new_person(), None], ended=AT)
    new, _ = await keep_table(house.store, [new_person(), None], ended=AT + 1)
    await house.store.write(update(TABLES).where(TABLES.c.id == old).values(rules=0))
    await house.recorder.catch_up()
    assert {row.table for row in await house.store.fetch(select(RESULTS.c.table))} == {new}


async def test_a_rated_table_moves_ratings_as_the_model_says(house: House) -> None:
    people = [new_person(), new_person(), new_person()]
    table, match = await keep_table(house.store, people, is_rated=True, seed=3)
    await house.recorder.record(table)
    await house.recorder.record(table)
    found = [await house.results.rating(person, "panstwa") for person in people]
    assert [number for number, _ in found] == [1, 1, 1]
    assert [rating for _, rating in found] == rate([Rating()] * 3, match.places)


async def test_a_rated_table_with_a_bot_is_not_rated(house: House) -> None:
    await recorded(house, [new_person(), None], is_rated=True)
    assert not await house.store.fetch(select(RATINGS))


async def test_who_has_left_is_rated_as_the_last(house: House) -> None:
    people = [new_person(), new_person()]
    seats = [SeatEnd(people[0], 1, 9, has_left=True), SeatEnd(people[1], 2, 3, has_left=False)]
    await house.results.record(TableEnd("left" * 5, "panstwa", AT, True, seats))
    assert await strength(house, people[0]) < Rating().strength < await strength(house, people[1])


async def test_two_who_play_each_other_over_and_over_stop_moving(house: House) -> None:
    """A thousand tables between two accomplices are worth no more than a few."""
    winner, loser, honest = new_person(), new_person(), new_person()
    gains = []
    for number in range(14):
        before = await strength(house, winner)
        await play(house, [winner, loser], number)
        gains.append(await strength(house, winner) - before)
    assert gains[0] > gains[3] > gains[4] > gains[5] > 0
    assert gains[13] < gains[0] / 1000
    before = await strength(house, winner)
    await play(house, [winner, honest], 20)
    assert await strength(house, winner) - before > gains[5]
    later = AT + 2 * WINDOW
    before = await strength(house, winner)
    await play(house, [winner, loser], 21, later)
    assert await strength(house, winner) - before > gains[13] * 100


async def play(house: House, people: list[str], number: int, ended: int = AT) -> None:
    seats = [SeatEnd(person, place, 0, False) for place, person in enumerate(people, 1)]
    await house.results.record(TableEnd(f"table-{number}", "panstwa", ended, True, seats))


async def test_tables_that_end_together_are_rated_one_after_the_other(house: House) -> None:
    people = [new_person() for _ in range(3)]
    await asyncio.gather(*(play(house, people, number) for number in range(6)))
    number, rating = await house.results.rating(people[0], "panstwa")
    assert number == 6
    rows = await house.store.fetch(select(RATINGS).where(RATINGS.c.person == people[0]))
    assert sorted(row.number for row in rows) == [1, 2, 3, 4, 5, 6]
    assert rating.strength == max(row.strength for row in rows)


async def test_a_profile_shows_results_and_hides_private_tables_from_others(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        rival = new_person()
        public = await recorded(house, [me, rival], is_rated=True, ended=AT)
        private = await recorded(house, [rival, me], is_public=False, ended=AT + 1)
        own = (await mine.get(f"/api/people/{me}")).json()
        seen = (await other.get(f"/api/people/{me}")).json()
        assert [each["table"] for each in own["recent"]] == [private, public]
        assert [each["table"] for each in seen["recent"]] == [public]
        assert own["games"] == seen["games"]
        (record,) = own["games"]
        assert record["played"] == 2
        assert record["rated"] == 1
        assert record["rating"] is not None
        assert not record["is_settled"]
        (game,) = seen["recent"]
        assert game["seat"] == 0
        assert game["chairs"][0]["person"]["name"] == "Ada"
        assert len(game["outcome"]["secret"]) == 512


async def test_a_rating_is_settled_after_enough_tables_with_enough_others(house: House) -> None:
    me, others = new_person(), [new_person() for _ in range(3)]
    for number in range(5):
        await play(house, [me, others[number % 3]], number)
    (record,) = await house.results.records(me)
    assert record.is_settled
    assert record.won == record.rated == 5
    (record,) = await house.results.records(others[0])
    assert not record.is_settled


async def bot_of(house: House, author: str) -> str:
    """A guest bot that somebody has brought along."""
    return (await house.reception.register.add(author, NewBot("Lowest")))[0]


async def mixed(house: House, person: str) -> Rating:
    return (await house.results.rating(person, "panstwa", MIXED_RATINGS))[1]


async def test_where_a_guest_bot_plays_only_ratings_with_bots_move(house: House) -> None:
    person, rival = new_person(), new_person()
    bot = await bot_of(house, new_person())
    await recorded(house, [person, rival], is_rated=True)
    among_people = await house.results.rating(person, "panstwa")
    await recorded(house, [person, bot, rival], is_rated=True, seed=1)
    assert await house.results.rating(person, "panstwa") == among_people
    assert await mixed(house, person) != Rating()
    assert await mixed(house, bot) != Rating()
    assert await strength(house, bot) == Rating().strength
    (record,) = await house.results.records(person)
    assert (record.played, record.rated) == (2, 1)
    assert record.mixed is not None
    assert record.mixed.rated == 1


async def test_meetings_with_guest_bots_are_counted_apart(house: House) -> None:
    """Two who have met often with bots at the table have not met among people."""
    one, other, bot = new_person(), new_person(), await bot_of(house, new_person())
    for seed in range(6):
        await recorded(house, [one, other, bot], is_rated=True, seed=seed)
    table = await recorded(house, [one, other], is_rated=True, seed=7)
    rows = await house.store.fetch(select(RESULTS.c.weight).where(RESULTS.c.table == table))
    assert {row.weight for row in rows} == {1.0}


async def test_nobody_is_rated_by_playing_their_own_bots(house: House) -> None:
    author = new_person()
    bots = [await bot_of(house, author) for _ in range(2)]
    stranger = await bot_of(house, new_person())
    for people in ([author, bots[0]], bots):
        await recorded(house, people, is_rated=True)
    assert not await house.store.fetch(select(MIXED_RATINGS))
    await recorded(house, [bots[0], stranger], is_rated=True)
    assert len(await house.store.fetch(select(MIXED_RATINGS))) == 2
