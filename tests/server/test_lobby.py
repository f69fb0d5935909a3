"""The lobby is as long for five thousand tables as for a hundred."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.test_hall import ANNA, Line, hall_of, until

from mappamundi.game import GAMES
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import gather
from mappamundi.server.hall.lobby import WINDOW
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.protocol import Lobby, Person, Setting
from mappamundi.server.requests import WatchLobby
from mappamundi.server.store import Store, open_store
from mappamundi.server.table.deeds.make import made, opened
from mappamundi.server.table.table import Table
from mappamundi.server.workshop import at_once

pytestmark = pytest.mark.anyio
GAME = "null_nichtig"
MANY = 5_000
LONGEST = 64 * 1024  # bytes of a lobby, whoever asks
BEN = Person("B" * 22, "Ben", "blue")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    kept = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await kept.open()
    yield kept
    await kept.close()


def setting() -> Setting:
    seats = GAMES[GAME].usual_seats
    return Setting(GAME, {}, seats, "relaxed", True, False, False)


def put(hall: Hall, number: int) -> Table:
    """An open table of Anna's, in memory alone."""
    name = f"table-number-{number:05d}"
    entry, _ = opened(name, made(setting(), ANNA.id, None), number)
    return hall._put(name, at_once(gather([entry], None)), {ANNA.id: ANNA})


class Ben:
    """Somebody who stands in the lobby, and what he knows of it."""

    def __init__(self, hall: Hall) -> None:
        self.line = Line()
        self.connection = Connection(self.line, BEN, hall, Allowance(1e6, 1e6))  # type: ignore[arg-type]

    async def enter(self) -> dict[str, Any]:
        count = len(self.line.messages)
        self.connection.hear(msgspec.json.encode(WatchLobby()))
        await until(lambda: any(each["type"] == "lobby" for each in self.line.messages[count:]))
        self.first = len(self.line.messages) - 1
        return self.line.messages[-1]

    @property
    def shown(self) -> list[str]:
        """What he has on his screen, the newest first."""
        known: dict[str, Any] = {}
        for message in self.line.messages[self.first :]:
            if message["type"] == "lobby":
                known = {each["table"]: each for each in message["tables"]}
            elif "gone" in message:
                known.pop(message["gone"], None)
            else:
                known[message["table"]["table"]] = message["table"]
        return [each["table"] for each in sorted(known.values(), key=lambda each: -each["made"])]


def names(*numbers: int) -> list[str]:
    return [f"table-number-{number:05d}" for number in numbers]


async def test_the_newest_tables_are_shown_and_the_others_counted(
    store: Store, tmp_path: Path
) -> None:
    hall = hall_of(store, tmp_path)
    for number in range(MANY):
        put(hall, number)
    shown = await Ben(hall).enter()
    assert len(msgspec.json.encode(shown)) <= LONGEST
    assert msgspec.convert(shown, Lobby).more == MANY - WINDOW
    assert [each["table"] for each in shown["tables"]] == names(
        *range(MANY - 1, MANY - WINDOW - 1, -1)
    )


async def test_only_what_is_shown_is_told_of(store: Store, tmp_path: Path) -> None:
    hall = hall_of(store, tmp_path)
    tables = [put(hall, number) for number in range(WINDOW + 2)]
    ben = Ben(hall)
    await ben.enter()
    assert ben.shown == names(*range(WINDOW + 1, 1, -1))
    hall.lobby.change(tables[0].listing, "sit")
    assert len(ben.line.messages) == ben.first + 1
    put(hall, WINDOW + 2)
    assert ben.shown == names(*range(WINDOW + 2, 2, -1))
    hall.lobby.forget(tables[50].id)
    assert ben.shown == names(*(each for each in range(WINDOW + 2, 1, -1) if each != 50))


async def test_who_sits_at_an_old_table_sees_it(store: Store, tmp_path: Path) -> None:
    hall = hall_of(store, tmp_path)
    own = await hall.make(setting(), BEN)
    put(hall, 0)
    for number in range(own.standing.made + 1, own.standing.made + WINDOW + 1):
        put(hall, number)
    ben = Ben(hall)
    shown = await ben.enter()
    assert [each["table"] for each in shown["tables"] if each.get("mine")] == [own.id]
    assert len(shown["tables"]) == WINDOW + 1
    hall.lobby.change(own.listing, "act")
    assert ben.line.messages[-1]["table"]["table"] == own.id


async def test_nothing_piles_up_for_who_does_not_read(store: Store, tmp_path: Path) -> None:
    hall = hall_of(store, tmp_path)
    put(hall, 0)
    ben = Ben(hall)
    await ben.enter()
    ben.line.is_free = False
    for number in range(1, 50):
        put(hall, number)
    assert ben.shown == names(0)
    ben.line.is_free = True
    ben.connection.flow()
    await until(lambda: ben.shown == names(*range(49, -1, -1)))
