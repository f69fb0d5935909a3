"""Bots of others play for a level at the tables of a server, in processes of their own."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from server.test_hall import hall_of, play_on, sat_down

from mappamundi.bots import visitor
from mappamundi.bots.outsider import PythonOutsider
from mappamundi.cli.serving import settings_of
from mappamundi.errors import BadSetup
from mappamundi.server.store import open_store
from mappamundi.server.table.standins import stand_ins

FIRST = "troublemakers:First"


@pytest.fixture
def lodge(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Where the processes of this test live, and end."""
    own = visitor.Lodge()
    monkeypatch.setattr(visitor, "LODGE", own)
    yield own
    own.close()


def test_a_bot_of_others_is_named_with_the_level_it_plays_for(lodge: visitor.Lodge) -> None:
    found = stand_ins([f"novice={FIRST}", f"{sys.executable} -c pass"])
    assert set(found) == {"novice", "master"}
    for wrong in (f"nobody={FIRST}", "novice=troublemakers:Nobody"):
        with pytest.raises(BadSetup, match="obody"):
            stand_ins([wrong])


def test_the_flag_names_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MAPPAMUNDI_BOTS", "greedy")
    assert settings_of({}, None).bots == ("greedy",)
    given = settings_of({"bots": "novice=a:B,master=node last.mjs"}, None)
    assert given.bots == ("novice=a:B", "master=node last.mjs")


@pytest.mark.anyio
async def test_it_decides_at_tables_and_leaves_its_process_to_the_next(
    lodge: visitor.Lodge, tmp_path: Path
) -> None:
    store = open_store(f"sqlite:///{tmp_path / 'tables.db'}")
    await store.open()
    hall = hall_of(store, tmp_path, bots=(f"strong={FIRST}",))
    table, anna, _ = await sat_down(hall, "panstwa")
    await play_on(table, anna, 2)
    assert not table.standing.news  # nobody had to be replaced
    bots = [bot for _, bot in table.sitters._bots.values()]
    assert bots
    assert all(isinstance(bot, PythonOutsider) and not bot.visitor.is_free for bot in bots)
    table.retire()
    assert all(bot.visitor.is_free for bot in bots if isinstance(bot, PythonOutsider))
    await store.close()
