"""Somebody is reported at a table, and who runs the server looks after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server.servers import Running
from web.people import PHONE, Street, made

TOKEN = "a-token-that-nobody-can-guess"


@pytest.fixture
def run(browser: Browser, pages: None, tmp_path: Path) -> Iterator[Street]:
    """A street before a server that somebody runs."""
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'server.db'}", admin_token=TOKEN)
    running.start()
    street = Street(browser, running)
    yield street
    street.close()
    running.kill()
    assert street.troubles == []


def named(street: Street, name: str, path: str = "/", **wishes: Any) -> Page:
    page = street.person(path, **wishes)
    page.evaluate(
        """name => fetch("/api/me", {method: "PATCH", body: JSON.stringify({name}),
        headers: {"Content-Type": "application/json"}})""",
        name,
    )
    with page.expect_response("**/api/me"):  # who has no name yet is asked for one
        page.reload()
    return page


def report(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).first.click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Send the report")).to_be_disabled()
    sheet.get_by_label("Hurtful words").check()
    sheet.get_by_label("What happened?").fill("read it")
    sheet.get_by_role("button", name="Send the report").click()
    expect(page.get_by_role("log")).to_contain_text("Your report has been sent.")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_from_a_report_to_a_closed_table(run: Street, size: str) -> None:
    wishes: dict[str, Any] = {"viewport": PHONE, "has_touch": True} if size == "phone" else {}
    anna = named(run, "Anna", **wishes)
    table = made(anna, game="panstwa", seats=2)
    rude = named(run, "Mallory", f"/t/{table}")
    rude.get_by_role("button", name="Sit here").first.click()
    rude.get_by_role("textbox", name="Say something").fill("you lose")
    rude.get_by_role("button", name="Send").click()
    report(anna, "Mallory")

    boss = run.person("/admin")
    boss.get_by_label("Token").fill("nothing that fits, but long")
    boss.get_by_role("button", name="Enter").click()
    expect(boss.get_by_role("log")).to_contain_text("This token does not fit.")
    boss.get_by_label("Token").fill(TOKEN)
    boss.get_by_role("button", name="Enter").click()
    told = boss.get_by_role("article")
    expect(told).to_contain_text("Mallory")
    expect(told).to_contain_text("you lose")
    expect(told).to_contain_text("read it")
    told.get_by_role("button", name="Mute").click()
    expect(told.get_by_text("Muted")).to_be_visible()
    rude.get_by_role("textbox", name="Say something").fill("and again")
    rude.get_by_role("button", name="Send").click()
    expect(rude.get_by_role("log")).to_contain_text("has taken the word from you")
    boss.get_by_role("button", name="Lift").click()
    expect(boss.get_by_text("Everybody may speak and come in.")).to_be_visible()
    told.get_by_role("button", name="Close the table").click()
    expect(anna.get_by_text("has closed this table")).to_be_visible()
    told.get_by_role("button", name="Ban", exact=True).click()
    rude.goto(run.server.address)
    expect(rude.get_by_text("does not let you come to the tables")).to_be_visible()
    told.get_by_role("button", name="Done").click()
    expect(boss.get_by_text("There is nothing.")).to_be_visible()
