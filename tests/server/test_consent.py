"""Nobody plays who has not agreed to: being given a seat by somebody else is only an invitation."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from server.guests import Guest, open_hall, table_of, until

from mappamundi.server.hall.hall import Hall
from mappamundi.server.hall.loading import load
from mappamundi.server.table.table import Table

pytestmark = pytest.mark.anyio
GAME = "panstwa"  # eight actions for two


async def sat_down(hall: Hall, **wishes: Any) -> tuple[Table, Guest, Guest]:
    """Anna and Ben at a table of hers."""
    anna, ben = Guest(hall, "Anna"), Guest(hall, "Ben")
    table = await table_of(hall, anna, GAME, 2, **wishes)
    await ben.watch(table)
    assert (await ben.command("sit", table))["type"] == "done"
    return table, anna, ben


async def played(hall: Hall, **wishes: Any) -> tuple[Table, Guest, Guest]:
    """The same, when their game is over."""
    table, anna, ben = await sat_down(hall, **wishes)
    assert (await anna.command("start", table))["type"] == "done"
    while table.kept.status != "over":
        guest = (anna, ben)[table.kept.waiting[0]]
        move, seen = guest.seen(table, "legal")[0], table.kept.version
        assert (await guest.command("act", table, seen=seen, actions=[move]))["type"] == "done"
    return table, anna, ben


async def asked_again(hall: Hall, **wishes: Any) -> tuple[Table, Guest, Guest]:
    """The next table, for which Anna has wished, and looks at it; Ben has gone."""
    table, anna, ben = await played(hall, **wishes)
    ben.send("unwatch", table)
    await anna.command("rematch", table)
    again = await hall.table(table.standing.follower or "")
    await anna.watch(again)
    return again, anna, ben


def invited(guest: Guest, table: Table) -> list[bool]:
    return [chair.get("is_invited", False) for chair in guest.seen(table, "chairs")]


async def test_nobody_who_has_gone_plays_again(tmp_path: Path) -> None:
    """A rated game cannot be won against somebody who does not know of it."""
    async with open_hall(tmp_path) as hall:
        again, anna, _ = await asked_again(hall, is_rated=True, pace="live")
        assert invited(anna, again) == [False, True]
        assert (await anna.command("start", again))["message"] == "people-not-agreed"
        assert (await anna.command("seat-bots", again, level="novice"))["type"] == "refused"
        assert again.kept.status == "open"
        standing = (await load(hall.store, again.id, hall.workshop)).standing
        assert standing.invited == (1,)


async def test_who_agrees_sits_with_one_word(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        again, anna, ben = await asked_again(hall, is_rated=True, pace="live")
        await ben.watch(again)
        assert (await anna.command("start", again))["message"] == "people-not-agreed"
        assert (await ben.command("sit", again, seat=0))["message"] == "seated-already"
        assert (await ben.command("sit", again))["type"] == "done"
        assert (await ben.command("sit", again))["message"] == "seated-already"
        assert invited(anna, again) == [False, False]
        standing = (await load(hall.store, again.id, hall.workshop)).standing
        assert standing.invited == ()
        assert (await anna.command("start", again))["type"] == "done"
        assert again.kept.status == "running"


async def test_who_is_asked_hears_of_it(tmp_path: Path) -> None:
    """At the table that is over by whom, and in the lobby that a seat is kept."""
    async with open_hall(tmp_path) as hall:
        table, anna, ben = await played(hall)
        ben.connection.hear(b'{"type":"watch-lobby"}')
        await until(lambda: ben.heard(lambda each: each["type"] == "lobby"))
        await anna.command("rematch", table)
        await until(lambda: ben.seen(table, "rematch"))
        assert ben.seen(table, "rematch_by")["name"] == "Anna"
        follower = table.standing.follower
        news = await until(
            lambda: ben.heard(lambda each: each.get("table", {}) and is_about(each, follower))
        )
        assert news["table"]["mine"]
        assert [each.get("is_invited", False) for each in news["table"]["chairs"]] == [False, True]


def is_about(message: dict[str, Any], table: str | None) -> bool:
    return message["type"] == "lobby-change" and message["table"]["table"] == table


async def test_who_does_not_want_to_leaves_a_free_seat(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        again, anna, ben = await asked_again(hall)
        assert (await ben.command("stand", again))["type"] == "done"
        assert (await anna.command("start", again))["message"] == "seats-are-empty"
        assert (await ben.command("sit", again))["type"] == "done"
        assert (await anna.command("start", again))["type"] == "done"


async def test_a_bot_takes_the_place_of_who_does_not_answer(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        again, anna, _ = await asked_again(hall)
        assert (await anna.command("clear", again, seat=1))["type"] == "done"
        assert (await anna.command("seat-bots", again, level="novice"))["type"] == "done"
        assert (await anna.command("start", again))["type"] == "done"


async def test_who_is_only_asked_arranges_nothing(tmp_path: Path) -> None:
    """Also when the host has left; who has agreed may."""
    async with open_hall(tmp_path) as hall:
        again, anna, ben = await asked_again(hall)
        await anna.command("stand", again)
        bots = {"level": "novice", "seats": [0]}
        assert (await ben.command("seat-bots", again, **bots))["message"] == "only-the-host"
        await ben.command("sit", again)
        assert (await ben.command("seat-bots", again, **bots))["type"] == "done"
        assert (await ben.command("start", again))["type"] == "done"


@pytest.mark.parametrize(
    ("pace", "mode", "is_needed"),
    [
        ("live", "turns", True),
        ("relaxed", "race", True),
        ("relaxed", "turns", False),
        ("daily", "turns", False),
    ],
)
async def test_no_clock_runs_for_who_is_not_there(
    tmp_path: Path, pace: str, mode: str, is_needed: bool
) -> None:
    """Sitting down is a word; where every second counts one must be looking, too."""
    async with open_hall(tmp_path) as hall:
        table, anna, ben = await sat_down(hall, pace=pace, options={"mode": mode})
        ben.send("unwatch", table)
        answer = await anna.command("start", table)
        assert answer["type"] == ("refused" if is_needed else "done")
        if is_needed:
            assert answer["message"] == "people-away"
            assert table.standing.play is None
            await ben.watch(table)
            assert (await anna.command("start", table))["type"] == "done"
