"""A contest at three nodes, one of which is killed in the middle: how it stands is right."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from cluster.fleet import fleet
from cluster.machines import Nats
from server.test_contests import (
    ABSENT,
    PEOPLE,
    RESULTS_OF_ALL,
    ROUNDS_PLAYED,
    SECRETS_OF_ALL,
    Entrant,
    made,
    reckon,
    sheet,
)

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning"),
]


async def test_a_contest_of_64_seats_at_three_nodes_outlives_one(
    address: str, nats: Nats, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAPPAMUNDI_LIVE_SECONDS", "4")
    monkeypatch.setenv("MAPPAMUNDI_LIVE_RESERVE_SECONDS", "0")
    async with fleet(tmp_path, address, nats.port) as ships, asyncio.timeout(300):
        homes = [ships.addresses[i:] + ships.addresses[:i] for i in range(3)]
        host, *others = (Entrant(*homes[i % 3]) for i in range(PEOPLE))
        await host.client.http.get("/api/me")
        contest = await made(host.client.http, rounds=ROUNDS_PLAYED)
        for each in others:
            await each.enter(contest)
        began = await host.client.http.post(f"/api/contests/{contest}/start")
        assert began.status_code == 204
        playing = [asyncio.create_task(each.play(contest)) for each in (host, *others[ABSENT:])]
        while (await ships.ask("select max(number) from rounds"))[0][0] < 2:
            await asyncio.sleep(0.2)
        await asyncio.to_thread(ships.nodes[2].kill)
        await asyncio.gather(*playing)
        watcher = Entrant(ships.addresses[0])
        shown = await sheet(watcher.client.http, contest)
        rows, secrets = await ships.ask(RESULTS_OF_ALL), await ships.ask(SECRETS_OF_ALL)
        missing = await ships.ask("select person from entrants")
        for each in (host, *others, watcher):
            await each.client.http.aclose()
    present = {row["person"]["id"] for row in shown["standings"] if not row["is_out"]}
    absent = {row[0] for row in missing} - {row[3] for row in rows if row[0] > 1}
    assert len(absent) >= ABSENT
    assert not absent & present
    reckon([tuple(row) for row in rows], [tuple(row) for row in secrets], shown, absent)
