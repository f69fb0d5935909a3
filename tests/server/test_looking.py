"""What looking at a table costs does not grow with its age."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from time import thread_time
from typing import Any

import msgspec
import pytest
from server.aged import keep_aged
from server.test_hall import ANNA, Line, hall_of, is_quiet, sat_down, until
from trust.tabled import Tabled

from mappamundi.game import GAMES, SLUGS
from mappamundi.server.eyes.audience import AT_ONCE
from mappamundi.server.eyes.sight import STORY, LookBack
from mappamundi.server.hall.hall import Hall
from mappamundi.server.line.allowance import Allowance
from mappamundi.server.line.connection import Connection
from mappamundi.server.line.talk import Talk
from mappamundi.server.protocol import Person, TableNews
from mappamundi.server.requests import Unwatch, Watch
from mappamundi.server.store import Store, open_store
from mappamundi.server.table import past
from mappamundi.server.table.deed import Effect
from mappamundi.server.table.deeds import fold
from mappamundi.server.table.deeds.say import Said, Say
from mappamundi.server.table.standing import SPEECHES
from mappamundi.server.workshop import Work, Workshop, at_once

anyio = pytest.mark.anyio
PEOPLE = [ANNA.id, "B" * 22, "C" * 22, "D" * 22]
STRANGER = Person("S" * 22, "Stranger", "blue")
YOUNG, OLD = 50, 4_000  # versions
TRIES = 4
DEARER = 4  # times, at most; it was a hundred


class Ear(Line):
    """A wire that says when something has come."""

    def __init__(self) -> None:
        super().__init__()
        self.came = asyncio.Event()

    def push(self, frame: bytes) -> None:
        super().push(frame)
        self.came.set()


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    kept = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await kept.open()
    yield kept
    await kept.close()


async def look(hall: Hall, table: str) -> tuple[float, dict[str, Any]]:
    """Seconds of the event loop's own work until somebody new is shown a table; what is shown."""
    ear = Ear()
    connection = Connection(ear, STRANGER, hall, Allowance(1e6, 1e6))  # type: ignore[arg-type]
    begun = thread_time()
    connection.hear(msgspec.json.encode(Watch(table)))
    async with asyncio.timeout(60):
        await ear.came.wait()
    connection.hear(msgspec.json.encode(Unwatch(table)))
    return thread_time() - begun, ear.messages[0]


@anyio
async def test_an_old_table_is_shown_as_cheaply_as_a_young_one(
    store: Store, tmp_path: Path
) -> None:
    """From the store, by looking back, and again: the loop never runs the game from its start."""
    costs: dict[int, list[float]] = {YOUNG: [], OLD: []}
    for versions in costs:
        await keep_aged(store, f"table-of-so-many-{versions}", PEOPLE, versions)
    for _ in range(TRIES):
        for versions, found in costs.items():
            hall = hall_of(store, tmp_path)
            seconds, shown = await look(hall, f"table-of-so-many-{versions}")
            again, _ = await look(hall, f"table-of-so-many-{versions}")
            assert shown["version"] == versions - 1
            found.append(seconds + again)
    assert min(costs[OLD]) <= DEARER * min(costs[YOUNG])


@anyio
async def test_a_newcomer_is_told_the_last_of_a_long_story(store: Store, tmp_path: Path) -> None:
    await keep_aged(store, "table-of-so-many-versions", PEOPLE, 1_000)
    hall = hall_of(store, tmp_path)
    _, shown = await look(hall, "table-of-so-many-versions")
    told = [line["version"] for line in shown["story"]]
    assert past.KEPT // 2 <= len(told) <= STORY
    assert told == sorted(told)
    assert told[-1] == 999
    assert 0 < shown["begins"] < told[0]
    standing = hall.tables["table-of-so-many-versions"].standing
    assert len(standing.past.turns) <= 2 * past.KEPT


class Slow:
    """A worker who does nothing before it is told to."""

    def __init__(self) -> None:
        self.jobs: list[tuple[Work[None], Callable[[], None]]] = []

    def __call__(self, work: Work[None], done: Callable[[], None]) -> None:
        self.jobs.append((work, done))

    def go(self) -> None:
        work, done = self.jobs.pop(0)
        at_once(work)
        done()


@pytest.mark.parametrize("meanwhile", [0, AT_ONCE // 2, 3 * AT_ONCE, 3 * past.KEPT])
def test_what_happens_while_one_looks_back_is_shown_once(
    meanwhile: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    tabled = Tabled("null_nichtig", 4, {}, seed=3)
    slow = Slow()
    audience, turns = tabled.audience, tabled.turns()
    audience._sights, audience.worker = {}, slow
    monkeypatch.setattr(past, "KEPT", 20)
    for _ in range(30):
        next(turns)
    line, late = Line(), Line()
    looker: Any = Connection(line, STRANGER, None, Allowance(1e6, 1e6))  # type: ignore[arg-type]
    other: Any = Connection(late, STRANGER, None, Allowance(1e6, 1e6))  # type: ignore[arg-type]
    audience.join(looker, -1)
    for _ in range(min(meanwhile, 60)):
        next(turns)
        audience.show(tabled.standing.version - 1)
    assert not line.messages
    while slow.jobs:
        slow.go()
    audience.join(other, -1)
    next(turns)
    audience.show(tabled.standing.version - 1)
    assert len(line.messages) == len(late.messages) == 2
    assert line.messages[0] == late.messages[0]
    first, second = (msgspec.convert(message, TableNews) for message in line.messages)
    assert first.since is None
    assert second.since == first.version == tabled.standing.version - 1
    assert not {each.version for each in first.story} & {each.version for each in second.story}


@anyio
async def test_a_workshop_takes_turns_and_tells_what_goes_wrong() -> None:
    workshop, steps = Workshop(rest=0.0), []

    def work(name: str, count: int) -> Work[str]:
        for _ in range(count):
            steps.append(name)
            until = thread_time() + 0.001
            while thread_time() < until:
                pass
            yield
        return name

    def wrong() -> Work[str]:
        yield
        raise ZeroDivisionError

    long = asyncio.create_task(workshop.do(work("long", 1_000)))
    assert await workshop.do(work("short", 3)) == "short"
    assert not long.done()
    with pytest.raises(ZeroDivisionError):
        await workshop.do(wrong())
    long.cancel()
    await asyncio.sleep(0)
    assert await workshop.do(work("last", 1)) == "last"
    assert steps.count("long") < 1_000


def spoken(tabled: Tabled, count: int, text: str) -> None:
    for _ in range(count):
        standing = tabled.standing
        fold(standing, standing.version + 1, Said(text), Effect(0, standing.host))


@pytest.mark.parametrize("text", ["x", "ż" * 400])
def test_who_comes_late_hears_the_last_of_the_talk(text: str) -> None:
    tabled = Tabled("null_nichtig", 4, {}, seed=3)
    spoken(tabled, 500, text)
    shown = tabled.everything(0)
    assert len(shown) < 64 * 1024
    said = msgspec.json.decode(shown)["sayings"]
    assert 20 <= len(said) <= SPEECHES
    assert [each["version"] for each in said] == list(range(502 - len(said), 502))


def test_who_has_missed_more_than_is_remembered_sees_everything_anew() -> None:
    tabled = Tabled("null_nichtig", 4, {}, seed=3)
    line = Line()
    looker: Any = Connection(line, STRANGER, None, Allowance(1e6, 1e6))  # type: ignore[arg-type]
    tabled.audience.join(looker, -1)
    seen = tabled.standing.version
    spoken(tabled, SPEECHES, "hello")
    tabled.audience.join(looker, seen)
    spoken(tabled, 1, "hello")
    tabled.audience.join(looker, seen)
    assert [message.get("since") for message in line.messages] == [None, seen, None]
    assert len(line.messages[1]["sayings"]) == len(line.messages[2]["sayings"]) == SPEECHES


@anyio
async def test_who_talks_without_end_is_not_heard(store: Store, tmp_path: Path) -> None:
    hall = hall_of(store, tmp_path, words_per_second=0.0, words_at_once=5)
    table, anna, line = await sat_down(hall, "null_nichtig")
    for number in range(9):
        anna.hear(msgspec.json.encode(Say(table.id, f"a-word-{number}", "hello")))
    await until(lambda: len(table.standing.speeches) == 5 and is_quiet(table))
    refused = [each["id"] for each in line.messages if each.get("message") == "too-many-words"]
    assert refused == [f"a-word-{number}" for number in range(5, 9)]
    assert Talk(1.0, 1.0).is_heard("somebody else")
    table.retire()


@pytest.mark.parametrize("slug", SLUGS)
def test_who_comes_late_is_told_what_others_were(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same door: the last turns told again are, for every viewer, what was told at the time."""
    monkeypatch.setattr(past, "KEPT", 10)
    tabled = Tabled(slug, GAMES[slug].usual_seats, {}, seed=5)
    for number, _ in enumerate(tabled.turns()):
        if number % 7:
            continue
        for viewer in tabled.viewers:
            looking = LookBack(tabled.standing, viewer)
            at_once(looking.follow(looking.missing() or ()))
            told = [*tabled.sights[viewer].lines_after(looking.sight.since)]
            assert [*looking.sight.lines] == told
            assert looking.sight.known == tabled.sights[viewer].known
