"""R8 Actions that arrive within five milliseconds around their deadline: one outcome, all agree."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from server.servers import Running
from trust.company import people, seen, sit_down
from trust.guest import Guest, is_over
from trust.kept import acknowledged, assert_replays, rows

from mappamundi.server.table.standing import NEWS

pytestmark = pytest.mark.anyio

TABLES = 12
SEATS = 3
GAME = "null_nichtig"
PREFIX = "null-nichtig-"  # of what the game itself tells
TIME = 0.15  # seconds for a decision
AROUND = 0.005


class Dawdler:
    """Somebody who always decides at the very last moment, or just too late."""

    def __init__(self, guest: Guest, luck: random.Random) -> None:
        self.guest = guest
        self.luck = luck
        self.answers: dict[tuple[str, str], str] = {}  # table, id -> what became of it

    async def play(self, table: str, stop: Callable[[], bool]) -> None:
        """Until the game is over; a seat that was lost to a bot is taken back."""
        while not stop():
            known = await self.guest.until(table, self.is_asked)
            if is_over(known):
                return
            if known["chairs"][known["seat"]].get("bot"):
                await self.guest.ask("sit", table)
                continue
            await self.act(table, dict(known))

    async def act(self, table: str, known: dict[str, Any]) -> None:
        """Answer what was asked then, whatever has happened since."""
        await self.wait(known)
        action = self.luck.choice(known["legal"])
        answer = await self.guest.ask("act", table, seen=known["version"], actions=[action])
        self.answers[table, answer["id"]] = answer["type"]
        await self.guest.reach(table, known["version"] + 1)

    @staticmethod
    def is_asked(known: dict[str, Any]) -> bool:
        """Is it over, ours to decide, or in the hands of a bot?"""
        chair = known["chairs"][known["seat"]]
        return is_over(known) or bool(known["legal"]) or "bot" in chair

    async def wait(self, known: dict[str, Any]) -> None:
        """Until about the deadline, which the server's clock says; it is the same clock here."""
        deadline = known["clock"]["deadlines"].get(str(known["seat"]))
        if deadline is not None:
            late = self.luck.uniform(-AROUND, AROUND)
            await asyncio.sleep(max(0.0, deadline / 1000 + late - time.time()))


async def test_every_deadline_has_one_outcome(
    tmp_path: Path,
    serve: Callable[..., Running],
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    path, wanted = tmp_path / "tables.db", often(2_000, 10_000)
    clock = {"live_seconds": TIME, "live_reserve_seconds": 0}
    server = serve(**clock)
    dawdlers: list[Dawdler] = []

    def stop() -> bool:
        return sum(len(each.answers) for each in dawdlers) >= wanted

    async with people(server.address, TABLES * SEATS) as guests:
        dawdlers += [Dawdler(guest, random.Random(i)) for i, guest in enumerate(guests)]
        groups = [dawdlers[i : i + SEATS] for i in range(0, len(dawdlers), SEATS)]
        await asyncio.gather(*(dawdle(group, stop) for group in groups))
    answers = {key: answer for each in dawdlers for key, answer in each.answers.items()}
    kept = acknowledged(path)
    for key, answer in answers.items():
        assert (key in kept) == (answer == "done"), "told one thing, kept another"
    late = sum('"mark":"clock"' in row.payload for row in rows(path))
    in_time = sum(answer == "done" for answer in answers.values())
    assert min(late, in_time) > wanted // 20, "the deadline was never close"
    assert_replays(path)
    figures("R8", actions=len(answers), in_time=in_time, too_late=len(answers) - in_time)


async def dawdle(group: list[Dawdler], stop: Callable[[], bool]) -> None:
    """Games one after the other; whenever nobody moves any more all see the same."""
    guests = [each.guest for each in group]
    while not stop():
        table = await sit_down(guests, GAME, pace="live")
        await asyncio.gather(*(each.play(table, stop) for each in group))
        version = max(guest.tables[table]["version"] for guest in guests)
        for guest in guests:
            await guest.reach(table, version)
        # A bot may be at work meanwhile, so only those are compared who are equally far.
        for guest in guests:
            again = Guest(guest.address, guest.http.cookies)
            async with again:
                fresh = await again.watch(table)
                if fresh["version"] == guest.tables[table]["version"]:
                    known = guest.tables[table]
                    assert seen(fresh) == seen({**known, "story": remembered(known["story"])})


def remembered(story: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a table still tells: of what it says itself, of time-outs above all, only the last."""
    own = [line for line in story if not line["told"]["message"].startswith(PREFIX)]
    forgotten = own[: max(0, len(own) - NEWS)]
    return [line for line in story if line not in forgotten]
