"""Tables without sockets: what is kept, loaded, replaced, and let go."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.guests import Line

from mappamundi.bots import catalogue
from mappamundi.game import GAMES, SLUGS
from mappamundi.nature import Secure
from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import Lost, load
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.people.people import People
from mappamundi.server.protocol import Person, Setting
from mappamundi.server.requests import AskHint, Watch
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import Store, open_store
from mappamundi.server.table import pauses, thinking
from mappamundi.server.table.deeds.act import Act
from mappamundi.server.table.play import Play, fingerprint
from mappamundi.server.table.table import Table

pytestmark = pytest.mark.anyio
ANNA = Person("A" * 22, "Anna", "red")


@pytest.fixture
async def store(tmp_path: Path) -> Any:
    kept = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await kept.open()
    yield kept
    await kept.close()


def hall_of(store: Store, home: Path, **settings: Any) -> Hall:
    usual = {"bot_haste": 0.0, "bot_search": False}
    return Hall(store, People(store), ServerSettings(home=home, **(usual | settings)))


async def sat_down(hall: Hall, game: str, **wishes: Any) -> tuple[Table, Connection, Line]:
    """Anna at a table with bots, looking at it."""
    seats = GAMES[game].usual_seats
    usual: dict[str, Any] = {
        "pace": "relaxed",
        "is_public": False,
        "is_rated": False,
        "allows_hints": True,
    }
    table = await hall.make(Setting(game, {}, seats, **(usual | wishes)), ANNA, "strong")
    line = Line()
    anna = Connection(line, ANNA, hall, Allowance(1e6, 1e6))  # type: ignore[arg-type]
    anna.hear(msgspec.json.encode(Watch(table.id)))
    return table, anna, line


async def until(question: Any, seconds: float = 60) -> None:
    async with asyncio.timeout(seconds):
        while not question():
            await asyncio.sleep(0.01)


def is_quiet(table: Table) -> bool:
    """Is nobody to decide but Anna, and nothing on its way into the store?"""
    return table.kept.waiting in ((0,), ()) and table.kept.version == table.standing.version


async def play_on(table: Table, anna: Connection, turns: int) -> None:
    """Anna does the first thing that is legal, so many times."""
    standing = table.standing
    for turn in range(turns):
        await until(lambda: 0 in standing.waiting or standing.status == "over")
        if standing.status == "over":
            return
        assert standing.play is not None
        move = standing.game.offers(standing.game.known(standing.play.state, 0), 0)[0]
        before = standing.version
        act = Act(table.id, f"turn-{turn:04d}-{before}", before, [move])
        anna.hear(msgspec.json.encode(act))
        await until(lambda v=before: table.kept.version > v)


@pytest.mark.parametrize("slug", SLUGS)
async def test_a_table_loaded_again_stands_where_it_stood(
    store: Store, tmp_path: Path, slug: str
) -> None:
    """R5: the hash kept with every action is that of the state its log leads to."""
    table, anna, _ = await sat_down(hall_of(store, tmp_path), slug)
    await play_on(table, anna, 6)
    await until(lambda: is_quiet(table))
    table.retire()
    standing = (await load(store, table.id, table.hall.workshop)).standing
    entries = await store.entries(table.id)
    assert standing.play is not None
    assert table.standing.play is not None
    assert standing.play.state == table.standing.play.state
    assert standing.clock.asked == table.standing.clock.asked
    again = Play(standing.game, standing.setting.seats, standing.setting.options, Secure())
    hashes = [entry.state for entry in entries if entry.state]
    for happened, kept in zip(standing.past.turns, hashes, strict=True):
        again.adopt(again.rerun(happened.lines))
        assert fingerprint(again.state) == kept


def test_what_is_only_tried_changes_nothing() -> None:
    for slug in SLUGS:
        game = GAMES[slug]
        play = Play(game, game.usual_seats, {}, Secure())
        first, second = play.begin(), play.begin()
        assert first.lines == second.lines
        play.adopt(first)
        seat, before = play.waiting[0], fingerprint(play.state)
        move = game.offers(game.known(play.state, seat), seat)[0]
        assert play.attempt(seat, [move]).lines == play.attempt(seat, [move]).lines
        assert fingerprint(play.state) == before


async def test_a_bot_that_fails_is_replaced_by_the_next_weaker(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def __init__(self, *_: object) -> None: ...

        def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
            raise ZeroDivisionError

    monkeypatch.setitem(catalogue.MAKERS, thinking.FALLBACK, Broken)
    table, anna, line = await sat_down(hall_of(store, tmp_path), "panstwa")
    await play_on(table, anna, 2)
    await until(lambda: len(table.standing.news) >= 2)
    news = [told.message for _, told in table.standing.news]
    assert news[:2] == ["bot-replaced", "bot-replaced"]
    assert {"strong", "novice"} >= {chair.bot for chair in table.kept.chairs[1:]} - {"steady"}
    table.retire()
    told = [each["told"]["message"] for m in line.messages for each in m.get("story", ())]
    assert "bot-replaced" in told


async def test_a_bot_that_takes_too_long_has_failed(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "PATIENCE", 0.0)
    table, _, _ = await sat_down(hall_of(store, tmp_path), "panstwa")
    await until(lambda: 0 in table.standing.waiting or table.standing.news)
    table.retire()


async def test_bots_take_their_time() -> None:
    assert pauses.SOONEST >= 0.4
    assert pauses.LATEST <= 2.0


async def test_hints_are_for_those_who_are_asked(store: Store, tmp_path: Path) -> None:
    hall = hall_of(store, tmp_path)
    table, anna, line = await sat_down(hall, "null_nichtig")
    await until(lambda: is_quiet(table))
    version = table.standing.version
    anna.hear(msgspec.json.encode(AskHint(table.id, "what-now")))
    await until(lambda: any(each["type"] == "hint" for each in line.messages))
    hint = next(each for each in line.messages if each["type"] == "hint")
    shown = next(each["legal"] for each in reversed(line.messages) if each.get("legal"))
    assert hint["candidates"][0]["action"] in shown
    assert len(hint["actions"]) == 3
    assert hint["actions"][0] == hint["candidates"][0]["action"]
    assert table.standing.version == version
    strict, anna, line = await sat_down(hall, "null_nichtig", allows_hints=False)
    await until(lambda: 0 in strict.kept.waiting)
    anna.hear(msgspec.json.encode(AskHint(strict.id, "what-now")))
    await until(lambda: any(each["type"] == "refused" for each in line.messages))
    refused = next(each for each in line.messages if each["type"] == "refused")
    assert refused["message"] == "hints-not-allowed"


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(
    store: Store, tmp_path: Path
) -> None:
    hall = hall_of(store, tmp_path, idle_minutes=0.0)
    await hall.open()
    table, anna, _ = await sat_down(hall, "null_nichtig")
    await play_on(table, anna, 2)
    await until(lambda: is_quiet(table))
    hall.sweeper.sweep()
    assert table.id in hall.tables
    anna.close()

    def is_swept() -> bool:
        hall.sweeper.sweep()
        return table.id not in hall.tables

    await until(is_swept)
    again = await hall.table(table.id)
    assert again is not table
    assert again.kept == table.kept
    with pytest.raises(Lost):
        await hall.table("x" * 20)
    hall.close()


@pytest.mark.parametrize("is_first", [True, False], ids=["before", "after"])
async def test_a_table_is_one_however_early_it_is_looked_for(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_first: bool
) -> None:
    """It is in the store a moment before it is in memory, and its host's lobby asks for it."""
    hall, append = hall_of(store, tmp_path), store.append
    early: list[asyncio.Task[Table]] = []

    async def kept(entries: Sequence[Any], *changes: Any, **fence: Any) -> None:
        await append(entries, *changes, **fence)
        early.append(asyncio.create_task(hall.table(entries[0].table)))
        if is_first:  # it is taken up before it is put there
            await early[-1]

    monkeypatch.setattr(store, "append", kept)
    table = await hall.make(Setting("panstwa", {}, 3, "relaxed", False, False, True), ANNA)
    assert await early[-1] is table
    assert hall.tables[table.id] is table
    hall.close()
    await hall.settle()


async def test_what_cannot_be_kept_has_not_happened(store: Store, tmp_path: Path) -> None:
    """The fence: somebody else has written this version."""
    hall = hall_of(store, tmp_path)
    table, anna, line = await sat_down(hall, "null_nichtig")
    await until(lambda: is_quiet(table))
    version = table.standing.version
    last = (await store.entries(table.id))[-1]
    other = last._replace(sequence=version + 1, command="other", kind="say", payload='{"text":"x"}')
    await store.append([other._replace(state=None)])
    standing = table.standing
    assert standing.play is not None
    move = standing.game.offers(standing.game.known(standing.play.state, 0), 0)[0]
    anna.hear(msgspec.json.encode(Act(table.id, "too-late-now", version, [move])))
    await until(lambda: any(each.get("message") == "not-kept" for each in line.messages))
    await until(lambda: hall.tables.get(table.id) not in (None, table))
    again = hall.tables[table.id]
    await until(lambda: line.messages[-1].get("version", -1) >= version + 1)
    assert len(again.standing.speeches) == 1
    again.retire()


async def test_a_table_that_cannot_be_shown_harms_no_other(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = hall_of(store, tmp_path)
    table, anna, _ = await sat_down(hall, "null_nichtig")
    await until(lambda: is_quiet(table))

    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(table.audience, "show", fail)
    await play_on(table, anna, 1)
    await until(lambda: hall.tables.get(table.id) not in (None, table))
    again = hall.tables[table.id]
    await until(lambda: is_quiet(again))
    await play_on(again, anna, 1)
    again.retire()
