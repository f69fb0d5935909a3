"""A finished game looked back on in the browser: curves, marks, and the costliest decisions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from web.looks import faults, overflows
from web.people import PHONE, Street, made, play_on

from mappamundi.speech import LANGUAGES, Speech

BOTS = re.compile("Mercator|Idrisi|Tharp")  # in the first three seats
FINISHED = Path(__file__).parents[1] / "fixtures" / "panstwa" / "three-seats.json"


def looked_back_on(street: Street, language: str = "en") -> tuple[Page, Locator]:
    """Somebody who has played, and asks a master about it; the answer is whole.

    Whatever was played, the game that is looked back on is always the same.
    """
    page = street.person(is_here=True, locale=language)
    table = made(page, game="panstwa", bots="novice", seats=3)
    play_on(page, street.server, table)
    page.route(f"**/api/tables/{table}/game", of_long_ago)
    page.goto(f"{street.server.address}/replay/{table}")
    wish = Speech(language).say("analysis-look-back")
    page.get_by_role("button", name=wish).click()
    region = page.get_by_role("region", name=wish)
    expect(region.locator("svg")).to_be_visible()
    expect(region.locator("progress")).to_have_count(0)
    return page, region


def of_long_ago(route: Route) -> None:
    """Another game in the place of the one that was played."""
    log = json.loads(FINISHED.read_text(encoding="utf-8"))["log"]
    route.fulfill(json={**route.fetch().json(), "log": log})


def test_everybodys_chance_is_followed_to_the_end(street: Street) -> None:
    page, region = looked_back_on(street)
    chances = region.locator("ul b")
    page.get_by_role("button", name="To the end").click()
    expect(chances).to_have_text(["0%", "0%", "100%"])


def test_what_cost_most_is_told_of_the_reader_first_and_of_everybody(street: Street) -> None:
    _, region = looked_back_on(street)
    whose = region.get_by_role("combobox", name="Whose decisions")
    expect(whose.locator("option:checked")).not_to_have_text(BOTS)
    decisions = region.locator("ol > li")
    whose.select_option("0")
    expect(decisions).to_have_count(3)
    expect(decisions.first).to_contain_text("take Rwanda")
    expect(decisions.first).to_contain_text("better: take Kenya")
    whose.select_option("2")
    expect(decisions).to_have_text(["Nothing that stands out from luck."])


def test_the_better_move_is_shown_where_it_was_missed(street: Street) -> None:
    page, region = looked_back_on(street)
    region.get_by_role("combobox", name="Whose decisions").select_option("0")
    page.get_by_role("button", name="To the end").click()
    hinted = page.locator("main .board .hinted")
    expect(hinted).to_have_count(0)
    region.get_by_role("button", name="Show the better move").first.click()
    expect(page.locator("output")).to_have_text(re.compile("^1 /"))
    expect(hinted).to_have_count(1)
    expect(hinted).to_contain_text("Kenya")
    page.keyboard.press("ArrowRight")
    expect(region.get_by_role("status")).to_contain_text("blunder")
    expect(hinted).to_have_count(0)


def test_a_touch_on_the_curve_goes_there(street: Street) -> None:
    page, region = looked_back_on(street)
    output = page.locator("output")
    expect(output).to_have_text(re.compile("^1 /"))
    region.locator("svg").click()
    expect(output).not_to_have_text(re.compile("^1 /"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_keeps_nobody_out_and_fits(street: Street, language: str) -> None:
    page, _ = looked_back_on(street, language)
    assert faults(page) == []
    page.set_viewport_size(PHONE)
    assert overflows(page) == {}


def test_who_cannot_compute_it_is_not_offered_it(street: Street) -> None:
    page = street.person(is_here=False)
    table = made(page, game="panstwa", bots="novice", seats=2)
    play_on(page, street.server, table)
    page.goto(f"{street.server.address}/replay/{table}")
    expect(page.locator("output")).to_be_visible()
    expect(page.get_by_role("button", name="Look back with a master")).to_have_count(0)
