"""Places that older releases wrote down by rounded shares are put right, and no others."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from server.test_pairing import rounds
from sqlalchemy import Connection, create_engine, select, text

from mappamundi.server.contests.standings import SeatResult
from mappamundi.server.store import open_store
from mappamundi.server.store.contests import ENTRANTS
from mappamundi.server.store.migrating import MIGRATIONS
from mappamundi.server.store.postgres import engine_of

pytestmark = pytest.mark.anyio
PLAYED = [*rounds("a", [2] * 8), *rounds("b", [3] * 5 + [0] * 3)]  # a is before b, barely


async def test_places_are_reckoned_anew_unless_somebody_is_gone(address: str) -> None:
    def fill(connection: Connection) -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        config.attributes["connection"] = connection
        command.upgrade(config, "0010")
        keep(connection, "whole", {"a": 2, "b": 1}, PLAYED)
        keep(connection, "torn", {"a": 3, "b": 2}, PLAYED)  # who had won has been deleted since
        keep(connection, "still", {"a": None, "b": None}, PLAYED, ended=None)

    await prepared(address, fill)
    store = open_store(address)
    await store.open()
    found = {(row.contest, row.person): row.place for row in await store.fetch(select(ENTRANTS))}
    await store.close()
    assert found == {
        ("whole", "a"): 1,
        ("whole", "b"): 2,
        ("torn", "a"): 3,
        ("torn", "b"): 2,
        ("still", "a"): None,
        ("still", "b"): None,
    }


async def prepared(address: str, fill: Any) -> None:
    """Do something to a store before any server has opened it."""
    if address.startswith("sqlite"):
        with create_engine(address).begin() as connection:
            fill(connection)
    else:
        async with engine_of(address).begin() as connection:
            await connection.run_sync(fill)


def keep(
    connection: Connection,
    contest: str,
    places: dict[str, Any],
    played: Iterable[SeatResult],
    ended: int | None = 1,
) -> None:
    """Write down a contest as a release before this one did."""
    row = {"id": contest, "ended": ended}
    words = "INSERT INTO contests (id, host, name, game, pace, level, rounds, made, ended) VALUES "
    connection.execute(
        text(words + "(:id, 'a', '', 'panstwa', 'live', 'steady', 8, 1, :ended)"), row
    )
    for person, place in places.items():
        note = {"contest": contest, "person": person, "place": place}
        words = "INSERT INTO entrants (contest, person, joined, place) VALUES "
        connection.execute(text(words + "(:contest, :person, 1, :place)"), note)
    for i, each in enumerate(played):
        table = {
            "contest": contest,
            "round": each.number,
            "i": i,
            "table": f"{contest}{each.table}",
        }
        connection.execute(
            text("INSERT INTO pairings VALUES (:contest, :round, :i, :table)"), table
        )
        seat = {"seat": each.seat, "person": each.person, "place": each.place}
        words = 'INSERT INTO results ("table", seat, game, person, place, points, has_left, weight,'
        words += " ended) VALUES (:table, :seat, 'panstwa', :person, :place, :points, false, 1, 1)"
        connection.execute(text(words), {**table, **seat, "points": each.points})
