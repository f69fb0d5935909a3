"""A store in trouble: nobody is forgotten, everybody is told, and play goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.test_hall import ANNA, Line, hall_of, is_quiet, play_on, sat_down, until

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.leaving import see_off
from mappamundi.server.hall.loading import BadTable
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.requests import Unwatch, Watch
from mappamundi.server.store import Unavailable
from mappamundi.server.store.driver import sqlite
from mappamundi.server.store.sqlite import Sqlite
from mappamundi.server.store.store import Job
from mappamundi.server.store.trouble import of_sqlite
from mappamundi.server.table.clock import now
from mappamundi.server.table.deeds.act import Act
from mappamundi.server.table.deeds.say import Say
from mappamundi.server.table.deeds.sit import Sit
from mappamundi.server.table.deeds.start import Start

pytestmark = pytest.mark.anyio
FILL = "INSERT INTO rows VALUES (zeroblob(99999))"
BOB = Person("B" * 22, "Bob", "blue")


class Flaky(Sqlite):
    """A store that fails when it is told to."""

    is_full = False
    is_away = False
    failures = 0  # questions that were not answered

    def _attempt(self, jobs: list[Job]) -> Exception | None:
        return Unavailable("store-full") if self.is_full else super()._attempt(jobs)

    def _ask(self, question: Callable[[Any], Any]) -> Any:
        if self.is_away:
            self.failures += 1
            raise Unavailable
        return super()._ask(question)

    def fail(self, is_so: bool) -> None:
        self.is_full = self.is_away = is_so


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Flaky]:
    kept = Flaky(tmp_path / "tables.db")
    await kept.open()
    yield kept
    kept.fail(False)
    await kept.close()


@pytest.fixture
def hall(store: Flaky, tmp_path: Path) -> Hall:
    return hall_of(store, tmp_path)


def come(hall: Hall, person: Person) -> tuple[Connection, Line]:
    """Somebody with a line of their own."""
    line = Line()
    return Connection(line, person, hall, Allowance(1e6, 1e6)), line  # type: ignore[arg-type]


def hear(connection: Connection, request: Any) -> None:
    connection.hear(msgspec.json.encode(request))


def answers(line: Line, command: str) -> list[dict[str, Any]]:
    return [each for each in line.messages if each.get("id") == command]


async def answer(line: Line, command: str) -> dict[str, Any]:
    await until(lambda: answers(line, command))
    (only,) = answers(line, command)
    return only


def seen(line: Line) -> int:
    """The newest version that somebody was shown."""
    return max((each["version"] for each in line.messages if each["type"] == "table"), default=-1)


async def made(hall: Hall) -> str:
    """An open table of Anna's."""
    setting = Setting("panstwa", {}, 3, "relaxed", False, False, False)
    return (await hall.make(setting, ANNA)).id


async def well(store: Flaky) -> None:
    store.fail(False)
    await until(lambda: store.trouble is None)


async def test_who_came_while_something_was_not_kept_sees_what_is_kept_later(
    store: Flaky, hall: Hall
) -> None:
    table = await made(hall)
    (anna, to_anna), (bob, to_bob) = come(hall, ANNA), come(hall, BOB)
    hear(anna, Watch(table))
    store.fail(True)
    hear(anna, Say(table, "in-vain-", "one"))
    hear(anna, Say(table, "waiting-", "two"))
    hear(bob, Watch(table))
    assert (await answer(to_anna, "in-vain-"))["message"] == "store-full"
    assert (await answer(to_anna, "waiting-"))["type"] == "refused"
    await well(store)
    await until(lambda: seen(to_bob) == 0)
    hear(anna, Say(table, "in-time-", "three"))
    version = (await answer(to_anna, "in-time-"))["version"]
    await until(lambda: seen(to_anna) == seen(to_bob) == version)
    assert len(hall.tables[table].audience.lookers) == 2


async def test_a_table_is_loaded_as_soon_as_it_can_be_and_meanwhile_everybody_is_told(
    store: Flaky, hall: Hall
) -> None:
    table = await made(hall)
    (anna, to_anna), (bob, to_bob) = come(hall, ANNA), come(hall, BOB)
    hear(anna, Watch(table))
    store.fail(True)
    hear(anna, Say(table, "in-vain-", "one"))
    await answer(to_anna, "in-vain-")
    assert table not in hall.tables
    hear(anna, Say(table, "told-so-", "two"))
    assert (await answer(to_anna, "told-so-"))["message"] == "store-away"
    hear(bob, Watch(table))
    before = store.failures
    await until(lambda: store.failures > before + 2)
    shown = len(to_anna.messages)
    await well(store)
    await until(lambda: seen(to_bob) == 0 and len(to_anna.messages) > shown)


async def test_who_has_looked_away_meanwhile_is_not_shown_anything(
    store: Flaky, hall: Hall
) -> None:
    table = await made(hall)
    (anna, to_anna), (bob, to_bob) = come(hall, ANNA), come(hall, BOB)
    store.fail(True)
    hear(anna, Say(table, "in-vain-", "one"))
    hear(bob, Watch(table))
    hear(bob, Unwatch(table))
    await answer(to_anna, "in-vain-")
    await well(store)
    hear(anna, Watch(table))
    await until(lambda: seen(to_anna) == 0)
    assert list(hall.tables[table].audience.lookers) == [anna]
    assert seen(to_bob) == -1


async def test_claims_that_wait_for_their_judgement_are_answered(hall: Hall) -> None:
    """Where the first touch counts, a table that is loaded anew owes them an answer too."""
    setting = Setting("panstwa", {"mode": "race"}, 2, "live", False, False, False)
    table = await hall.make(setting, ANNA)
    (anna, to_anna), (bob, _) = come(hall, ANNA), come(hall, BOB)
    for each in (anna, bob):
        hear(each, Watch(table.id))
    hear(bob, Sit(table.id, "bob-sits"))
    hear(anna, Start(table.id, "all-here"))
    await until(lambda: table.kept.status == "running" and table.standing.clock.opens < now())
    standing = table.standing
    assert standing.play is not None
    move = standing.game.offers(standing.game.known(standing.play.state, 0), 0)[0]
    hear(anna, Act(table.id, "my-claim", standing.version, [move]))
    hall.reload([table.id])
    assert (await answer(to_anna, "my-claim"))["type"] == "done"
    hall.tables[table.id].retire()


async def test_whoever_is_at_a_table_that_cannot_be_loaded_is_told(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unable(*_: object) -> None:
        raise BadTable

    table = await made(hall)
    (anna, to_anna), (bob, to_bob), (late, to_late) = (
        come(hall, each) for each in (ANNA, BOB, BOB)
    )
    hear(bob, Watch(table))
    await until(lambda: seen(to_bob) == 0)
    monkeypatch.setattr("mappamundi.server.hall.hall.gather", unable)
    hear(anna, Say(table, "one-more", "one"))
    hall.reload([table])
    hear(anna, Say(table, "too-late", "two"))
    hall.tables[table].look(late, -1)
    assert (await answer(to_anna, "one-more"))["type"] == "done"
    assert (await answer(to_anna, "too-late"))["message"] == "table-set-aside"
    for line in (to_bob, to_late):
        await until(lambda line=line: line.messages[-1].get("message") == "table-set-aside")


async def test_bots_go_on_by_themselves(store: Flaky, hall: Hall) -> None:
    table, anna, _ = await sat_down(hall, "null_nichtig")
    await until(lambda: is_quiet(table))
    store.fail(True)
    bots_turn = asyncio.create_task(play_on(table, anna, 1))
    await until(lambda: store.trouble is not None)
    bots_turn.cancel()
    await well(store)
    await until(lambda: table.id in hall.tables)
    again = hall.tables[table.id]
    await play_on(again, anna, 2)
    await until(lambda: is_quiet(again))
    again.retire()


async def test_who_cannot_be_seen_off_now_is_not_forgotten(store: Flaky, hall: Hall) -> None:
    """Else somebody would be deleted who still sits somewhere."""
    await made(hall)
    store.is_full = True
    with pytest.raises(Unavailable):
        await see_off(hall, ANNA.id)
    await well(store)
    await see_off(hall, ANNA.id)


async def test_a_store_in_trouble_says_so_at_once_and_tries_again_by_itself(store: Flaky) -> None:
    store.is_full = True
    for _ in range(2):
        with pytest.raises(Unavailable):
            await store.write()
    assert store.trouble is not None
    await well(store)
    await store.write()


def errors(tmp_path: Path) -> dict[str, Callable[[], object]]:
    """What makes SQLite fail, by what we call it."""
    path, garbage = tmp_path / "some.db", tmp_path / "garbage.db"
    garbage.write_bytes(b"no database" * 1000)
    with closing(sqlite.connect(path)) as connection:
        connection.execute("CREATE TABLE rows (text)")
    return {
        "store-full": lambda: execute(path, "PRAGMA max_page_count=2", FILL),
        "store-read-only": lambda: execute(f"file:{path}?mode=ro", "DELETE FROM rows"),
        "store-damaged": lambda: execute(garbage, "SELECT * FROM rows"),
        "store-away": lambda: execute(tmp_path / "no" / "where.db"),
    }


def execute(path: object, *statements: str) -> None:
    with closing(sqlite.connect(str(path), uri=True)) as connection:
        for statement in statements:
            connection.execute(statement)


def test_what_is_wrong_has_a_name(tmp_path: Path) -> None:
    for name, fail in errors(tmp_path).items():
        with pytest.raises(sqlite.Error) as failed:
            fail()
        trouble = of_sqlite(failed.value)
        assert trouble is not None
        assert trouble.message == name
    with pytest.raises(sqlite.Error) as mistake:
        execute(tmp_path / "some.db", "SELECT nothing FROM nowhere")
    assert of_sqlite(mistake.value) is None
