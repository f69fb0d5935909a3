"""Państwa in real time: dice and bots wait for nobody, and the first touch counts."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.hands import Hand, by_mouse
from web.homes import watch_again
from web.kinds import KINDS
from web.people import Street, table_of

from mappamundi.log import load

RACE = """localStorage['mappamundi.taste'] = JSON.stringify(
    {panstwa: {opponents: 1, level: "novice", isRace: true}})"""


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_a_whole_race_by_mouse(street: Street, is_here: bool, tmp_path: Path) -> None:
    page = street.person(is_here=is_here)
    page.evaluate(RACE)
    page.reload()
    page.get_by_role("button", name="Play now: Państwa").click()
    assert table_of(page).startswith("~") == is_here
    Hand(page, by_mouse).play("panstwa")
    expect(page.locator("[data-part=reason]")).to_contain_text("that was the last round")
    if is_here:
        watch_again(page, tmp_path / "log.json")
        log = load(tmp_path / "log.json")
        assert log.options["mode"] == "race"
        own = [each for each in log.actions if each.startswith("0 take")]
        assert any("@" not in each for each in own)  # a hand was quicker than the clock
