"""A finished game looked back on in the browser: curves, marks, and the costliest decisions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect
from web.hands import Hand, by_mouse
from web.looks import faults, overflows
from web.people import PHONE, Street, made, play_on

from mappamundi.log import loads, verify
from mappamundi.speech import LANGUAGES, Speech

BOTS = re.compile("Mercator|Idrisi|Tharp")  # in the first three seats
FINISHED = Path(__file__).parents[1] / "fixtures" / "panstwa" / "three-seats.json"

# What was found out says something else now: whoever shows that has not worked it out anew.
REMEMBERED_OTHERWISE = """() => new Promise((resolve) => {
  indexedDB.open("mappamundi-lookbacks").onsuccess = ({ target: { result: base } }) => {
    const writing = base.transaction("found", "readwrite");
    writing.oncomplete = () => resolve(base.close());
    const store = writing.objectStore("found");
    store.getAll().onsuccess = ({ target: { result: [kept] } }) => {
      const curve = kept.found.curve.map((each) => each.map(() => 0.77));
      store.put({ ...kept, found: { ...kept.found, curve } });
    };
  };
})"""


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
    page, region = looked_back_on(street)
    whose = region.get_by_role("combobox", name="Whose decisions")
    expect(whose.locator("option:checked")).not_to_have_text(BOTS)
    decisions = region.locator("ol > li")
    whose.select_option("0")
    expect(decisions).to_have_count(3)
    expect(decisions.first).to_contain_text("take Rwanda")
    expect(decisions.first).to_contain_text("better: take Kenya")
    step = decisions.first.get_by_text(re.compile("with open cards: −"))
    before, after = (chance_at(page, region, at) for at in (0, 1))
    assert abs(after - before - signed(step)) <= 1
    whose.select_option("2")
    expect(decisions).to_have_text(["Nothing that stands out from luck."])


def test_luck_and_moves_add_up_to_the_way_from_the_beginning_to_the_end(street: Street) -> None:
    _, region = looked_back_on(street)
    first, last = map(int, re.findall(r"(\d+)%", region.locator(".way").inner_text()))
    parts = [signed(each) for each in region.locator("dd").all()]
    assert len(parts) == 3
    assert abs(first + sum(parts) - last) <= 2  # each of them is rounded


def chance_at(page: Page, region: Locator, step: int) -> int:
    """The first seat's chance there, in hundredths, as the legend has it."""
    page.get_by_role("slider").fill(str(step))
    expect(page.locator("output")).to_have_text(re.compile(f"^{step + 1} /"))
    return int(region.locator("ul b").first.inner_text().rstrip("%"))


def signed(told: Locator) -> int:
    """The hundredths in a sentence, with their sign."""
    return int(re.sub("[^0-9−]", "", told.inner_text()).replace("−", "-"))


def test_a_result_leads_to_the_master(street: Street) -> None:
    page = street.person(is_here=True)
    table = made(page, game="panstwa", bots="novice", seats=2)
    play_on(page, street.server, table)
    page.locator("[data-part=result]").get_by_role("link", name="Look back with a master").click()
    expect(page.get_by_role("region", name="Look back with a master")).to_be_visible()
    page.wait_for_url(f"**/replay/{table}/0/look")


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


def test_a_position_is_gone_on_with_against_bots(street: Street, tmp_path: Path) -> None:
    page = street.person(is_here=True)
    table = made(page, game="panstwa", bots="novice", seats=2)
    play_on(page, street.server, table)
    page.goto(f"{street.server.address}/replay/{table}/3")
    expect(page.locator("output")).to_have_text(re.compile("^4 /"))
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url("**/t/~*")
    Hand(page, by_mouse).play("panstwa")
    page.get_by_text("Were the draws fair?").click()
    page.get_by_role("button", name="Check every draw").click()
    expect(page.get_by_text("All is as promised")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the log").click()
    download.value.save_as(tmp_path / "tried.json")
    log = loads((tmp_path / "tried.json").read_text(encoding="utf-8"))
    assert log.begun
    assert verify(log) > log.begun.draws > 0
    page.go_back()
    expect(page.locator("output")).to_have_text(re.compile("^4 /"))
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("button", name="Try it from here")).to_be_disabled()


def test_what_was_found_out_is_kept_and_a_link_leads_there(street: Street) -> None:
    page, region = looked_back_on(street)
    page.get_by_role("slider").fill("5")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="A link to this look back").input_value()
    page.evaluate(REMEMBERED_OTHERWISE)
    page.goto(f"{street.server.address}/")
    page.goto(link)
    expect(region.locator("ul b").first).to_have_text("77%")
    expect(page.locator("output")).to_have_text(re.compile("^6 /"))


def test_what_another_version_found_out_is_found_out_anew(street: Street) -> None:
    page, region = looked_back_on(street)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="A link to this look back").input_value()
    page.evaluate(REMEMBERED_OTHERWISE)
    page.route(re.compile(r"/assets/.*\.js$"), of_the_next_version)
    page.goto(f"{street.server.address}/")
    page.goto(link)
    expect(region.locator("svg")).to_be_visible()
    expect(region.locator("progress")).to_have_count(0)
    page.get_by_role("button", name="To the end").click()
    expect(region.locator("ul b")).to_have_text(["0%", "0%", "100%"])


def of_the_next_version(route: Route) -> None:
    """The scripts under names with another hash, as if there was anything new in them."""
    asked = route.request.url.replace("analysing-next", "analysing-")
    script = route.fetch(url=asked)
    route.fulfill(response=script, body=script.text().replace("analysing-", "analysing-next"))


def test_a_log_is_opened_from_a_file_and_goes_into_a_link(street: Street, tmp_path: Path) -> None:
    log = tmp_path / "log.json"
    log.write_text(json.dumps(json.loads(FINISHED.read_text(encoding="utf-8"))["log"]))
    page = street.person("/me", is_here=True)
    page.get_by_role("link", name="Open a log").click()
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("not the log of a game")
    page.locator("input[type=file]").set_input_files(log)
    output = page.locator("output")
    expect(output).to_have_text(re.compile("^1 /"))
    expect(page.get_by_role("combobox", name="Seen by")).to_contain_text("seat 2")
    page.get_by_role("slider").fill("3")
    page.get_by_role("button", name="Share").click()
    link = page.get_by_role("textbox", name="A link to this look back").input_value()
    other = street.person(is_here=True)
    other.goto(link)
    expect(other.locator("output")).to_have_text(re.compile("^4 /"))
    expect(other.get_by_role("region", name="Look back with a master")).to_be_visible()
    assert faults(other) == []


def test_a_missed_move_is_tried_out_in_the_seat_of_whoever_missed_it(street: Street) -> None:
    page, region = looked_back_on(street)
    region.get_by_role("combobox", name="Whose decisions").select_option("0")
    region.get_by_role("button", name="Try it from here").first.click()
    page.wait_for_url("**/t/~*")
    people = page.locator("main [data-person]")
    expect(people.filter(has_text="You").first).to_be_visible()
    expect(page.get_by_role("group", name="The tiles on the table")).to_be_visible()


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
