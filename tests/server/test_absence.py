"""Somebody is away: they can be nudged, a bot keeps their seat warm, and they get it back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from server.guests import Guest, open_hall, table_of, until

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import load
from mappamundi.server.protocol import PATIENCE
from mappamundi.server.table import clock
from mappamundi.server.table.table import Table

pytestmark = pytest.mark.anyio
GAME = "null_nichtig"
SEATS = 3


class Hands:
    """Stands for the module `time`, and can be put forward."""

    ahead = 0.0

    def time(self) -> float:
        return time.time() + self.ahead

    def time_ns(self) -> int:
        return int(self.time() * 1e9)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    found = Hands()
    monkeypatch.setattr(clock, "time", found)
    return found


async def waiting_for_ben(hall: Hall, **wishes: Any) -> tuple[Table, Guest, Guest, int]:
    """Anna and Ben play, it is Ben's turn, and he has gone."""
    anna, ben = Guest(hall, "Anna"), Guest(hall, "Ben")
    table = await table_of(hall, anna, GAME, SEATS, **wishes)
    await ben.watch(table)
    await ben.command("sit", table, seat=1)
    if not wishes.get("is_rated"):
        await anna.command("seat-bots", table, level="novice")
    else:
        carl = Guest(hall, "Carl")
        await carl.watch(table)
        await carl.command("sit", table, seat=2)
    assert (await anna.command("start", table))["type"] == "done"
    await until(lambda: 1 in table.kept.waiting)
    ben.send("unwatch", table)
    await until(lambda: not anna.seen(table, "chairs")[1].get("is_connected"))
    return table, anna, ben, 1


async def back(anna: Guest, ben: Guest, table: Table) -> None:
    """Ben looks at the table again, and Anna knows it."""
    ben.send("watch", table)
    await until(lambda: anna.seen(table, "chairs")[1].get("is_connected"))


async def test_a_bot_keeps_the_seat_warm_until_the_person_is_back(
    tmp_path: Path, hands: Hands
) -> None:
    async with open_hall(tmp_path) as hall:
        table, anna, ben, seat = await waiting_for_ben(hall)
        early = await anna.command("hold", table, seat=seat)
        assert early["message"] == "not-away-for-long"
        assert 0 < early["arguments"]["seconds"] <= PATIENCE
        hands.ahead += PATIENCE + 1
        assert (await anna.command("hold", table, seat=seat))["type"] == "done"
        await until(lambda: anna.seen(table, "chairs")[seat].get("bot") == "novice")
        stood = (await load(hall.store, table.id, hall.workshop)).standing
        assert stood.warm == {seat}  # after a restart, too
        await ben.watch(table)
        await until(lambda: table.kept.chairs[seat].bot is None)
        assert table.kept.chairs[seat].person == ben.person.id
        assert table.standing.warm == set()


async def test_who_left_by_themselves_comes_back_by_themselves(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        table, anna, ben, seat = await waiting_for_ben(hall)
        await ben.command("stand", table)
        await back(anna, ben, table)
        await ben.command("react", table, reaction="hm")  # whatever looking does is done by now
        assert table.kept.chairs[seat].bot is not None


async def test_nudges_are_told_and_limited(tmp_path: Path, hands: Hands) -> None:
    async with open_hall(tmp_path) as hall:
        table, anna, ben, seat = await waiting_for_ben(hall)
        assert (await anna.command("nudge", table, seat=seat))["type"] == "done"
        assert (await anna.command("nudge", table, seat=seat))["message"] == "nudged-already"
        hands.ahead += 61
        assert (await anna.command("nudge", table, seat=seat))["type"] == "done"
        told = [line["told"] for each in anna.line.messages for line in each.get("story", ())]
        assert [each["message"] for each in told].count("seat-nudged") == 2
        await back(anna, ben, table)
        assert (await anna.command("nudge", table, seat=seat))["message"] == "person-is-here"


async def test_only_who_plays_here_and_only_for_whom_the_table_waits(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        table, anna, _, seat = await waiting_for_ben(hall, patience=1)
        dora = Guest(hall, "Dora")
        await dora.watch(table)
        for kind in ("nudge", "hold"):
            assert (await dora.command(kind, table, seat=seat))["message"] == "not-seated"
            assert (await anna.command(kind, table, seat=11))["message"] == "no-such-seat"
            assert (await anna.command(kind, table, seat=2))["message"] == "nobody-waits-for"


@pytest.mark.parametrize("wishes", [{"patience": 0}, {"is_rated": True}, {"pace": "daily"}])
async def test_where_nobody_takes_a_seat_from_another(
    tmp_path: Path, hands: Hands, wishes: dict[str, Any]
) -> None:
    """The host has said so, ratings are made, or a clock decides."""
    async with open_hall(tmp_path) as hall:
        table, anna, _, seat = await waiting_for_ben(hall, **wishes)
        hands.ahead += 2 * PATIENCE
        assert (await anna.command("hold", table, seat=seat))["message"] == "seat-is-waited-for"


async def test_how_long_somebody_is_away_is_shown(tmp_path: Path, hands: Hands) -> None:
    async with open_hall(tmp_path) as hall:
        table, _, _, seat = await waiting_for_ben(hall)
        hands.ahead += 30
        dora = Guest(hall, "Dora")
        await dora.watch(table)
        chairs = dora.seen(table, "chairs")
        assert chairs[seat]["away"] >= 30_000
        assert "away" not in chairs[0]
        assert "away" not in chairs[2]
