"""Contests: rounds begin by themselves, whoever is away, and whatever happens to the server."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.client import Client
from server.houses import house as built
from server.houses import visitor
from server.servers import CROWDED, Running
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from mappamundi.server.app import close_house, open_house
from mappamundi.server.house import House
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store import open_store
from mappamundi.server.store.contests import CONTESTS, ENTRANTS, PAIRINGS, ROUNDS
from mappamundi.server.store.schema import TABLES

pytestmark = pytest.mark.anyio
WISH = {"game": "panstwa", "name": "Evening", "rounds": 2, "level": "novice"}
TOKEN = "a-token-that-nobody-can-guess"
HASTY: dict[str, Any] = {"live_seconds": 0.05, "live_reserve_seconds": 0.0, **CROWDED}


@pytest.fixture
async def house(address: str, tmp_path: Path) -> AsyncIterator[House]:
    """Clocks run out at once, so that rounds are over soon though nobody plays."""
    home: dict[str, Any] = {
        "home": tmp_path,
        "bot_haste": 0.0,
        "bot_search": False,
        "admin_token": TOKEN,
    }
    house = built(open_store(address), tmp_path, settings=ServerSettings(**home, **HASTY))
    await open_house(house)
    yield house
    await close_house(house)


async def made(http: httpx.AsyncClient, **wishes: Any) -> str:
    answer = await http.post("/api/contests", json={**WISH, **wishes})
    assert answer.status_code == 201, answer.text
    name: str = answer.json()["contest"]
    return name


async def sheet(http: httpx.AsyncClient, contest: str) -> dict[str, Any]:
    found: dict[str, Any] = (await http.get(f"/api/contests/{contest}")).json()
    return found


async def ended(http: httpx.AsyncClient, contest: str) -> dict[str, Any]:
    async with asyncio.timeout(60):
        while (found := await sheet(http, contest))["stage"] != "over":
            await asyncio.sleep(0.05)
        return found


async def test_one_person_and_bots(house: House) -> None:
    async with visitor(house) as http, visitor(house) as other:
        contest = await made(http)
        assert (await sheet(http, contest))["is_in"]
        refused = await other.post(f"/api/contests/{contest}/start")
        assert refused.json()["message"] == "only-the-host"
        assert (await http.post(f"/api/contests/{contest}/start")).status_code == 204
        table = (await sheet(http, contest))["mine"]
        assert [
            bool(each.get("person")) for each in (await sheet(http, contest))["tables"][0]["chairs"]
        ].count(True) == 1
        assert (await other.get(f"/api/tables/{table}/replay")).status_code in (403, 409)
        found = await ended(http, contest)
        # Who never comes is played for, and is out: there is nobody left for a second round.
        assert [each["number"] for each in found["tables"]] == [1]
        assert found["standings"][0]["is_out"]
        assert (await other.get(f"/api/tables/{table}/log")).json()["secret"]
        me = (await http.get("/api/me")).json()["person"]["id"]
        assert (await http.get(f"/api/people/{me}")).json()["contests_won"] == 0
        assert (await http.get("/api/contests")).json()[0]["place"] == 1


async def test_tables_are_filled_with_bots_of_any_level(house: House) -> None:
    async with visitor(house) as http:
        for level in ("strong", "master", "grandmaster"):
            contest = await made(http, rounds=1, level=level)
            await http.post(f"/api/contests/{contest}/start")
            (table,) = (await ended(http, contest))["tables"]
            assert {each["bot"] for each in table["chairs"] if not each.get("person")} == {level}


async def test_who_leaves_is_not_paired_again_and_late_comers_are_refused(house: House) -> None:
    async with visitor(house) as host, visitor(house) as guest, visitor(house) as late:
        contest = await made(host)
        for _ in range(2):
            assert (await guest.post(f"/api/contests/{contest}/entry")).status_code == 204
        assert len((await sheet(guest, contest))["standings"]) == 2
        await guest.delete(f"/api/contests/{contest}/entry")
        assert len((await sheet(guest, contest))["standings"]) == 1
        await guest.post(f"/api/contests/{contest}/entry")
        await host.post(f"/api/contests/{contest}/start")
        refused = await late.post(f"/api/contests/{contest}/entry")
        assert refused.json()["message"] == "contest-has-begun"
        await guest.delete(f"/api/contests/{contest}/entry")
        rows = (await sheet(host, contest))["standings"]
        assert sorted(each["is_out"] for each in rows) == [False, True]


async def test_a_round_begins_once_however_many_want_it(house: House) -> None:
    """As it is where several nodes find at once that the one before is over."""
    async with visitor(house) as http:
        contest = await made(http)
        asked = [house.organiser.start(contest, await person(http)) for _ in range(4)]
        await asyncio.gather(
            *asked, *(house.organiser.advance(contest) for _ in range(4)), return_exceptions=True
        )
        assert len(await house.store.fetch(select(ROUNDS))) == 1
        assert len(await house.store.fetch(select(PAIRINGS))) == 1
        assert len(await house.store.fetch(select(TABLES.c.id))) == 1


async def test_a_host_has_only_so_many_and_the_operator_can_end_one(house: House) -> None:
    key = {"authorization": f"Bearer {TOKEN}"}
    async with visitor(house) as http:
        names = [await made(http) for _ in range(3)]
        refused = await http.post("/api/contests", json=WISH)
        assert refused.json()["message"] == "too-many-contests"
        await http.post(f"/api/contests/{names[0]}/start")
        answer = await http.delete(f"/api/admin/contests/{names[0]}", headers=key)
        assert answer.status_code == 204
        assert (await sheet(http, names[0]))["stage"] == "closed"
        assert (await http.post(f"/api/contests/{names[0]}/entry")).status_code == 404
        assert (await http.delete(f"/api/admin/contests/{names[1]}")).status_code == 403
        await made(http)


async def test_what_is_kept_of_me_can_be_had_and_be_gone(house: House) -> None:
    async with visitor(house) as http, visitor(house) as other:
        contest = await made(http)
        me = await person(http)
        await other.post(f"/api/contests/{contest}/entry")
        notes = (await http.get("/api/me/export")).json()["contests"]
        assert [each["contest"] for each in notes] == [contest]
        await http.delete("/api/me")
        hosts = await house.store.fetch(select(CONTESTS.c.host))
        entered = await house.store.fetch(select(ENTRANTS.c.person))
        assert me not in {row.host for row in hosts} | {row.person for row in entered}
        assert len((await sheet(other, contest))["standings"]) == 1


async def person(http: httpx.AsyncClient) -> str:
    name: str = (await http.get("/api/me")).json()["person"]["id"]
    return name


BREATH = 15.0  # seconds after which somebody looks anew what there is to do
PAUSE = 1.5  # seconds before they ask whether the next round has begun: there are many of them
RESULTS_OF_ALL = (
    'select p.round, r."table", r.seat, r.person, r.place, r.points, r.has_left'
    ' from pairings p join results r on r."table" = p."table"'
)
SECRETS_OF_ALL = 'select p.round, s.secret from pairings p join secrets s on s."table" = p."table"'
PEOPLE, ABSENT, SEATS, ROUNDS_PLAYED = 61, 5, 64, 3


class Entrant:
    """Somebody who plays whatever is legal, and comes back when the server does."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.client = Client(addresses[0])

    async def enter(self, contest: str) -> None:
        await self.client.http.get("/api/me")
        answer = await self.client.http.post(f"/api/contests/{contest}/entry")
        assert answer.status_code == 204, answer.text

    async def play(self, contest: str) -> None:
        """Play all rounds."""
        while True:
            with suppress(OSError, httpx.HTTPError, WebSocketException, AssertionError):
                if await self._round(contest):
                    return
            if len(self.addresses) > 1:
                await self._wander()
            await asyncio.sleep(PAUSE)

    async def _wander(self) -> None:
        """To the next server, for this one may be gone."""
        at = self.addresses.index(self.client.address)
        other = Client(self.addresses[(at + 1) % len(self.addresses)])
        other.http.cookies.update(self.client.http.cookies)
        await self.client.http.aclose()
        self.client = other

    async def _round(self, contest: str) -> bool:
        found = await sheet(self.client.http, contest)
        if found["stage"] == "over":
            return True
        if found.get("mine"):
            await self.client.open()
            try:
                async with asyncio.timeout(BREATH):  # a server that was killed never answers
                    await self.client.watch(found["mine"])
                    await self.client.play(found["mine"])
            finally:
                await self.client.close()
        return False


async def test_a_contest_of_64_seats_outlives_the_server(tmp_path: Path) -> None:
    """Killed in the second round; at the end everything follows from the tables' results."""
    path = tmp_path / "server.db"
    server = Running(tmp_path, f"sqlite:///{path}", live_seconds=4, live_reserve_seconds=0)
    server.start()
    try:
        host = Entrant(server.address)
        await host.client.http.get("/api/me")
        contest = await made(host.client.http, rounds=ROUNDS_PLAYED)
        others = [Entrant(server.address) for _ in range(PEOPLE - 1)]
        for each in others:
            await each.enter(contest)
        assert (await host.client.http.post(f"/api/contests/{contest}/start")).status_code == 204
        playing = [asyncio.create_task(each.play(contest)) for each in (host, *others[ABSENT:])]
        async with asyncio.timeout(300):
            while (await sheet(host.client.http, contest))["number"] < 2:
                await asyncio.sleep(0.2)
            server.kill()
            server.start()
            await asyncio.gather(*playing)
        shown = await sheet(host.client.http, contest)
        absent = {each.client.http for each in others[:ABSENT]}
        missing = {(await each.get("/api/me")).json()["person"]["id"] for each in absent}
        for each in (host, *others):
            await each.client.http.aclose()
    finally:
        server.kill()
    check(path, shown, missing)


def check(path: Path, shown: dict[str, Any], missing: set[str]) -> None:
    """Reckoned anew from the rows of the store, without anything of ours."""
    connection = sqlite3.connect(path)
    rows = connection.execute(RESULTS_OF_ALL).fetchall()
    secrets = connection.execute(SECRETS_OF_ALL).fetchall()
    connection.close()
    reckon(rows, secrets, shown, missing)


def reckon(rows: list[Any], secrets: list[Any], shown: dict[str, Any], missing: set[str]) -> None:
    """How it must stand, row by row."""
    assert len({row[1] for row in rows if row[0] == 1}) == SEATS // 4
    assert {row[0] for row in rows} == set(range(1, ROUNDS_PLAYED + 1))
    assert len(set(secrets)) == ROUNDS_PLAYED  # one deal a round
    points: dict[str, float] = defaultdict(float)
    shares: dict[str, Fraction] = defaultdict(Fraction)
    won: dict[str, int] = defaultdict(int)
    met: list[frozenset[str]] = []
    for number, table, seat, who, place, score, _ in rows:
        if who is None:
            continue
        beside = [row for row in rows if row[1] == table and row[2] != seat]
        points[who] += sum(
            1.0 if row[4] > place else 0.5 if row[4] == place else 0 for row in beside
        )
        alike = [row[5] for row in rows if (row[0], row[2]) == (number, seat) and row[1] != table]
        better = sum(2 if score > other else 1 if score == other else 0 for other in alike)
        shares[who] += Fraction(100 * better, 2 * len(alike))
        won[who] += place == 1
        met += [frozenset((who, row[3])) for row in beside if row[3] and row[3] > who]
    assert len(met) == len(set(met))  # nobody met twice
    for number in range(1, ROUNDS_PLAYED + 1):
        there = [row[3] for row in rows if row[0] == number and row[3]]
        assert len(there) == len(set(there))
    friends: dict[str, float] = defaultdict(float)
    for one, other in (tuple(pair) for pair in met):
        friends[one] += points[other]
        friends[other] += points[one]
    merit = {who: (points[who], shares[who], friends[who], won[who]) for who in points}
    found = {
        row["person"]["id"]: (row["halves"] / 2, row["duplicate"], row["opponents"] / 2, row["won"])
        for row in shown["standings"]
    }
    assert found == {who: (one, float(two), *rest) for who, (one, two, *rest) in merit.items()}
    merits = [merit[row["person"]["id"]] for row in shown["standings"]]  # not rounded
    assert merits == sorted(merits, reverse=True)
    places = [1 + sum(other > merit for other in merits) for merit in merits]
    assert [row["place"] for row in shown["standings"]] == places
    assert missing <= {row["person"]["id"] for row in shown["standings"] if row["is_out"]}
    later = {row[3] for row in rows if row[0] > 1}
    assert not missing & later
