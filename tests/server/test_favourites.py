"""Favourite cards and best deals: counted when a game ends, and only what somebody did."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from server.houses import visitor
from server.kept import keep_table, played
from sqlalchemy import select, update

from mappamundi.game import GAMES
from mappamundi.log import steps
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.server.house import House
from mappamundi.server.people.favourites import CardCount
from mappamundi.server.people.identity import new_person
from mappamundi.server.store.people import RESULTS
from mappamundi.server.store.schema import TABLES
from mappamundi.turn import MARK

pytestmark = pytest.mark.anyio
PATH = "/api/people/{}/games/{}/highlights"


def counted(match: Match, mark: str = "") -> list[dict[str, int]]:
    """What each seat has played; with a mark, as if somebody else had done it for them."""
    count = CardCount(match.game, len(match.seats))
    for line, step in zip(match.log.actions, steps(match.log), strict=True):
        count.follow(line + mark, step)
    return [count.cards(seat) for seat in match.seats]


@pytest.mark.parametrize("slug", GAMES)
def test_every_game_says_which_cards_were_played(slug: str) -> None:
    match, _ = played(slug, GAMES[slug].usual_seats)
    found = counted(match)
    assert all(found), found
    printed = {code for each in found for code in each}
    assert all(code.isalnum() for code in printed), printed
    assert not any(counted(match, f"{MARK}clock"))


def test_what_was_taken_back_was_not_played() -> None:
    match = Match.start("null_nichtig", 3, nature=Fast(1))
    first, second, *rest = match.legal(0)
    match.act(0, first)
    match.act(0, second)
    assert counted(match)[0] == {card(first): 1, card(second): 1}
    match.take_back(0)
    assert counted(match)[0] == {}
    match.act(0, rest[0])
    assert counted(match)[0] == {card(rest[0]): 1}


def card(action: str) -> str:
    return action.split()[1]


async def finished(house: House, person: str, seed: int, **wishes: Any) -> tuple[str, Match]:
    """Somebody has played against somebody else, and it was recorded."""
    table, match = await keep_table(house.store, [person, new_person()], seed=seed, **wishes)
    await house.recorder.record(table)
    return table, match


async def test_the_cards_played_most_and_the_best_deals(house: House) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        tables = [await finished(house, me, seed) for seed in range(4)]
        game = tables[0][1].game.slug
        times = Counter[str]()
        for _, match in tables:
            times.update(counted(match)[0])
        shown = (await other.get(PATH.format(me, game))).json()
        assert [each["played"] for each in shown["favourites"]] == [
            count for _, count in times.most_common(len(shown["favourites"]))
        ]
        assert all(times[each["card"]] == each["played"] for each in shown["favourites"])
        own = (await mine.get(PATH.format(me, game))).json()["favourites"]
        assert own[: len(shown["favourites"])] == shown["favourites"]
        assert {each["card"]: each["played"] for each in own} == times
        assert len(own) > len(shown["favourites"])
        assert sum(each["won"] for each in shown["favourites"]) > 0
        ends = {table: (match.places[0], -match.scores[0]) for table, match in tables}
        best = [each["table"] for each in shown["best"]]
        assert [ends[table] for table in best] == sorted(ends.values())[: len(best)]
        cards = {table: counted(match)[0] for table, match in tables}
        assert all(set(each["cards"]) == set(cards[each["table"]]) for each in shown["best"])


async def test_private_deals_are_shown_to_oneself_and_what_is_deleted_is_gone(
    house: House,
) -> None:
    async with visitor(house) as mine, visitor(house) as other:
        me = (await mine.patch("/api/me", json={"name": "Ada"})).json()["person"]["id"]
        table, match = await finished(house, me, 1, is_public=False)
        path = PATH.format(me, match.game.slug)
        assert [each["table"] for each in (await mine.get(path)).json()["best"]] == [table]
        shown = (await other.get(path)).json()
        assert shown["best"] == []
        assert shown["favourites"]
        old = update(RESULTS).where(RESULTS.c.table == table).values(cards=None)
        await house.store.write(old)  # recorded before cards were counted
        assert (await other.get(path)).json()["favourites"] == []
        another, _ = await finished(house, me, 2)
        await mine.delete("/api/me")
        rows = await house.store.fetch(select(RESULTS).where(RESULTS.c.table == another))
        assert sorted(row.cards is None for row in rows) == [False, True]
        assert await house.store.fetch(select(TABLES.c.id).where(TABLES.c.id == another))
