"""The world somebody knows: games colour the map, questions are asked, and all of it is theirs."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect
from web.asking import until
from web.hands import Hand, by_mouse
from web.looks import faults
from web.people import PHONE, Street, table_of

from mappamundi.game import GAMES

DUEL = """localStorage['mappamundi.taste'] = JSON.stringify(
    {"panstwa": {opponents: 1, level: "novice", isRace: false}})"""
REMEMBERED = """() => new Promise((resolve) => {
  indexedDB.open("mappamundi-world").onsuccess = ({ target: { result: base } }) => {
    if (base.objectStoreNames.length === 0) return resolve([]);
    base.transaction("memories").objectStore("memories").getAll().onsuccess =
      ({ target }) => { base.close(); resolve(target.result); };
  };
})"""
IS_RECALLED = "table => (localStorage['mappamundi.recalled'] ?? '').includes(table)"
VERDICT = re.compile("Right!|Not this time")
ROUND = 10  # questions
ENOUGH = 12  # answers by which somebody is measured


def coloured(page: Page) -> Locator:
    """Countries on the map of which anything was met."""
    return page.locator("main svg[role=img] :is(path, circle).land:not(.tone-none)")


def see(page: Page, street: Street, path: str = "/world") -> None:
    page.goto(street.server.address + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def play(page: Page, slug: str = "panstwa") -> str:
    """A whole game against one bot."""
    page.evaluate(DUEL)
    page.reload()
    page.get_by_role("button", name=f"Play now: {GAMES[slug].title}").click()
    table = table_of(page)
    Hand(page, by_mouse).play(slug)
    return table


def practise(page: Page, answers: int = ROUND) -> None:
    """Questions answered with the first key, by keyboard alone."""
    for _ in range(answers):
        expect(
            page.get_by_role("group", name="Answers").get_by_role("button").first
        ).to_be_enabled()
        page.keyboard.press("1")
        verdict = page.get_by_role("status").filter(has_text=VERDICT)
        expect(verdict).to_be_visible()
        expect(page.get_by_text("You will be asked again")).to_be_visible()
        expect(page.get_by_role("button", name="Next")).to_be_focused()
        page.keyboard.press("Enter")


def test_a_game_colours_the_map_and_what_it_taught_is_practised(
    street: Street, tmp_path: Path
) -> None:
    page = street.person(is_here=True)
    see(page, street)
    expect(page.get_by_text("Your map is still blank")).to_be_visible()
    expect(coloured(page)).to_have_count(0)
    assert faults(page) == []

    see(page, street, "/")
    table = play(page)
    see(page, street)
    expect(page.get_by_text("You know about")).to_be_visible()
    expect(coloured(page)).not_to_have_count(0)
    page.wait_for_function(IS_RECALLED, arg=table)  # the last round, too
    memories = page.evaluate(REMEMBERED)
    assert {mark[2] for each in memories for mark in each["marks"]} == {f"panstwa/{table}"}
    assert faults(page) == []
    before = len(memories)

    # Opened once more, the same game teaches nothing twice.
    see(page, street, f"/t/{table}")
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    see(page, street)
    expect(coloured(page)).not_to_have_count(0)
    assert page.evaluate(REMEMBERED) == memories

    page.get_by_role("link", name="Practise", exact=True).first.click()
    expect(page.get_by_text("Question 1 of 10")).to_be_visible()
    assert faults(page) == []
    practise(page)
    expect(page.get_by_role("heading", name=re.compile(r"\d+ of 10 right"))).to_be_visible()
    page.get_by_role("link", name="To your map").click()
    expect(page.get_by_role("heading", name="The world you know")).to_be_visible()
    asked = [m for each in page.evaluate(REMEMBERED) for m in each["marks"] if m[2].endswith("/!")]
    assert len(asked) == ROUND
    assert len(page.evaluate(REMEMBERED)) >= before

    with page.expect_download() as download:
        page.get_by_role("button", name="Download").click()
    download.value.save_as(tmp_path / "world.json")
    assert json.loads((tmp_path / "world.json").read_text()) == page.evaluate(REMEMBERED)

    page.get_by_role("button", name="Forget all of it").click()
    page.get_by_role("dialog").get_by_role("button", name="Forget all of it").click()
    expect(page.get_by_text("Your map is still blank")).to_be_visible()
    assert page.evaluate(REMEMBERED) == []
    page.reload()
    expect(page.get_by_text("Your map is still blank")).to_be_visible()
    see(page, street, f"/t/{table}")
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    assert page.evaluate(REMEMBERED) == []


def test_a_game_that_ended_before_anything_was_remembered_teaches_afterwards(
    street: Street,
) -> None:
    page = street.person(is_here=True)
    table = play(page)
    page.wait_for_function(IS_RECALLED, arg=table)
    memories = page.evaluate(REMEMBERED)
    page.evaluate("indexedDB.deleteDatabase('mappamundi-world')")
    page.evaluate("localStorage.removeItem('mappamundi.recalled')")
    see(page, street)
    expect(coloured(page)).not_to_have_count(0)
    assert facts(page.evaluate(REMEMBERED)) == facts(memories)


def facts(memories: list[dict[str, Any]]) -> dict[str, list[list[Any]]]:
    """What is remembered, but for when."""
    return {each["fact"]: [mark[1:] for mark in each["marks"]] for each in memories}


def test_a_table_of_the_server_teaches_the_same(street: Street) -> None:
    page = street.person()
    table = play(page)
    assert not table.startswith("~")
    see(page, street)
    expect(coloured(page)).not_to_have_count(0)
    memories = page.evaluate(REMEMBERED)
    assert {mark[2] for each in memories for mark in each["marks"]} == {f"panstwa/{table}"}


def test_bots_that_know_as_much_are_offered_once_somebody_is_measured(street: Street) -> None:
    page = street.person("/practise/panstwa", is_here=True)
    practise(page)
    page.get_by_role("button", name="Ten more").click()
    practise(page, ENOUGH - ROUND)
    see(page, street, "/")
    strength = page.get_by_role("combobox", name="Strength: Państwa")
    mine = strength.get_by_role("option", name=re.compile("as much as you know"))
    expect(mine).to_have_count(1)
    others = page.get_by_role("combobox", name="Strength: Pingvasion")
    expect(others.get_by_role("option", name=re.compile("as much as you know"))).to_have_count(0)
    level = re.findall(r"\((\w+)\)", mine.inner_text())[0]
    strength.select_option("mine")
    page.get_by_role("button", name="Play now: Państwa").click()
    table_of(page)
    seated = page.get_by_role("list", name="Who sits at the table")
    expect(seated.get_by_text(level).first).to_be_visible()


def test_another_device_of_the_same_person_knows_it_too(street: Street) -> None:
    """By a recovery link; a guest's world stays in the browser."""
    page = street.person("/practise", is_here=True)
    practise(page, 2)
    known = page.evaluate(REMEMBERED)
    assert len(known) == 2
    assert page.request.get(f"{street.server.address}/api/me/world").json()["memories"] == []
    link = page.request.post(f"{street.server.address}/api/me/recovery").json()["link"]
    see(page, street)
    expect(page.get_by_text("so that your other devices have it too")).to_be_visible()

    other = street.person("/practise", is_here=True)
    practise(other, 1)
    own = other.evaluate(REMEMBERED)
    token = link.partition("#")[2]
    other.request.post(f"{street.server.address}/api/recover", data={"token": token})
    see(other, street)
    expect(other.get_by_text("You know about")).to_be_visible()
    until(other, f"() => ({REMEMBERED})().then((all) => all.length > {len(own)})")
    assert facts(other.evaluate(REMEMBERED)).keys() == facts([*known, *own]).keys()

    other.get_by_role("button", name="Forget all of it").click()
    other.get_by_role("dialog").get_by_role("button", name="Forget all of it").click()
    expect(other.get_by_text("Your map is still blank")).to_be_visible()
    see(page, street)
    expect(page.get_by_text("Your map is still blank")).to_be_visible()
    assert page.evaluate(REMEMBERED) == []


def test_everything_that_is_deleted_takes_the_world_along(street: Street) -> None:
    page = street.person("/practise", is_here=True)
    practise(page, 1)
    assert len(page.evaluate(REMEMBERED)) == 1
    see(page, street, "/me")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    page.wait_for_url("**/")
    see(page, street)
    expect(page.get_by_text("Your map is still blank")).to_be_visible()
    assert page.evaluate(REMEMBERED) == []


def test_a_phone_has_room_for_it(street: Street) -> None:
    page = street.person("/practise/countries", is_here=True, viewport=PHONE, has_touch=True)
    for _ in range(3):
        page.get_by_role("group", name="Answers").get_by_role("button").first.tap()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.get_by_role("button", name="Next").tap()
    see(page, street)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert faults(page) == []
