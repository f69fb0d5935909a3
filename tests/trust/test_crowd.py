"""R11 A crowd: many tables at once, all of them played, and how long it takes."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, perf_counter

import pytest
from server.servers import Running
from trust.company import people, sit_down
from trust.guest import Guest
from trust.kept import assert_replays

pytestmark = pytest.mark.anyio

GAME = "null_nichtig"
SEATS = 4
PACE = 1.0  # seconds between two actions at one table
LASTING = 10.0  # seconds


async def test_a_crowd_is_served(
    tmp_path: Path,
    serve: Callable[..., Running],
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    server, tables = serve(), often(100, 500)
    async with people(server.address, tables * SEATS) as guests:
        groups = [guests[i : i + SEATS] for i in range(0, len(guests), SEATS)]
        begun = [await sit_down(group, GAME) for group in groups]
        pairs = zip(groups, begun, strict=True)
        with without_collecting():
            end = monotonic() + LASTING
            spans = await asyncio.gather(*(play(*pair, end) for pair in pairs))
        for group, table in zip(groups, begun, strict=True):
            versions = {guest.tables[table]["version"] for guest in group}
            assert len(versions) == 1
    times = sorted(seconds for part in spans for seconds in part)
    assert assert_replays(tmp_path / "tables.db") >= len(times) >= tables
    figures("R11", tables=tables, sockets=len(guests), actions=len(times),
            a_second=round(len(times) / LASTING), p50_ms=round(1000 * times[len(times) // 2], 1),
            p99_ms=round(1000 * times[int(len(times) * 0.99)], 1))  # fmt: skip


@contextmanager
def without_collecting() -> Iterator[None]:
    """While it is timed, the crowd itself does not stop to search for dead objects."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


async def play(group: list[Guest], table: str, end: float) -> list[float]:
    """An action every second; seconds until each was acknowledged."""
    luck = random.Random(table)
    spans = []
    await asyncio.sleep(luck.random() * PACE)
    while monotonic() < end:
        guest = next(each for each in group if each.tables[table]["legal"])
        begun = perf_counter()
        answer = await guest.act(table, luck.choice(guest.tables[table]["legal"]))
        spans.append(perf_counter() - begun)
        for each in group:
            await each.reach(table, answer["version"])
        await asyncio.sleep(max(0.0, PACE - (perf_counter() - begun)))
    return spans
