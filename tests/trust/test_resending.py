"""R7 Every action sent one to five times over two sockets, which are cut now and then."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
from server.servers import Running
from trust.company import fewest, people, sit_down
from trust.guest import Guest, is_over
from trust.kept import acknowledged, assert_replays

from mappamundi.game import SLUGS

pytestmark = pytest.mark.anyio

TABLES = 10
MOST_TIMES = 5
CUTS = 0.02  # chance that a line is cut when something is sent


class Twin:
    """Somebody with two devices, both of them nervous."""

    def __init__(self, devices: tuple[Guest, Guest], luck: random.Random) -> None:
        self.devices = devices
        self.luck = luck
        self.done: dict[tuple[str, str], int] = {}

    async def play(self, table: str, stop: Callable[[], bool]) -> None:
        """Play until the game is over or enough was sent."""
        while not stop():
            device = self.luck.choice(self.devices)
            known = await device.until(table, lambda known: is_over(known) or bool(known["legal"]))
            if is_over(known):
                return
            answer = await self.send(table, known)
            if answer["type"] == "done":
                self.done[table, answer["id"]] = answer["version"]
            for device in self.devices:
                await device.reach(table, answer.get("version", -1))

    async def send(self, table: str, known: dict[str, Any]) -> dict[str, Any]:
        """The same command over both lines; all answers must be the same."""
        action, name = self.luck.choice(known["legal"]), secrets.token_urlsafe(12)
        command = {"type": "act", "table": table, "id": name, "seen": known["version"]}
        command["actions"] = [action]
        times = self.luck.randint(1, MOST_TIMES)
        first = self.luck.randint(0, times)
        used = [
            (device, n) for device, n in zip(self.devices, (first, times - first), strict=True) if n
        ]
        sent = [asyncio.create_task(device.send_command(command, n)) for device, n in used]
        for device in self.devices:
            if self.luck.random() < CUTS:
                device.cut()
        answers = [await each for each in sent]
        assert all(answer["type"] == answers[0]["type"] for answer in answers)
        assert all(answer.get("version") == answers[0].get("version") for answer in answers)
        return answers[0]


async def test_every_action_counts_once(
    tmp_path: Path,
    serve: Callable[..., Running],
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    path, wanted = tmp_path / "tables.db", often(10_000, 100_000)
    server = serve()
    twins: list[Twin] = []

    def stop() -> bool:
        return sum(len(twin.done) for twin in twins) >= wanted

    async with AsyncExitStack() as stack, people(server.address, TABLES * 3) as guests:
        for number in range(TABLES):
            group = guests[number * 3 : number * 3 + 3]
            others = [
                await stack.enter_async_context(Guest(server.address, guest.http.cookies))
                for guest in group
            ]
            pairs = zip(group, others, strict=True)
            mine = [Twin(pair, random.Random(f"{number} {i}")) for i, pair in enumerate(pairs)]
            twins += mine
        groups = [twins[number * 3 : number * 3 + 3] for number in range(TABLES)]
        await asyncio.gather(
            *(keep_playing(group, number, stop) for number, group in enumerate(groups))
        )
    kept = acknowledged(path)
    done = {key: version for twin in twins for key, version in twin.done.items()}
    assert done.items() <= kept.items()
    actions = assert_replays(path)
    figures("R7", actions=len(done), replayed=actions)


async def keep_playing(group: list[Twin], number: int, stop: Callable[[], bool]) -> None:
    """One game after the other."""
    luck = random.Random(number)
    while not stop():
        slug = luck.choice(SLUGS)
        seated = group[: max(2, fewest(slug))]
        table = await sit_down([twin.devices[0] for twin in seated], slug)
        for twin in seated:
            await twin.devices[1].watch(table)
        games = [asyncio.create_task(twin.play(table, stop)) for twin in seated]
        await until_one_stops(games, stop)
        for twin in seated:
            for device in twin.devices:
                await device.look_away(table)


async def until_one_stops(games: list[asyncio.Task[None]], stop: Callable[[], bool]) -> None:
    """When enough was sent nobody waits for the others any longer."""
    while not all(game.done() for game in games):
        await asyncio.wait(games, timeout=0.2)
        if stop():
            for game in games:
                game.cancel()
            await asyncio.gather(*games, return_exceptions=True)
            return
    for game in games:
        game.result()
