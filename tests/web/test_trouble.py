"""When things go wrong: no line, no server, no table, one tab too many."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect
from server.servers import Running
from web.people import Street, table_of

BANNER = "No connection."
SOON = 20_000  # milliseconds: who only waits for a dead line hears of it after minutes


def sit_down(street: Street) -> tuple[Page, str]:
    """At a table of the server's: one in the browser misses no line."""
    page = street.person(is_here=False)
    page.get_by_role("button", name="Play now: Null & Nichtig").click()
    table = table_of(page)
    expect(page.get_by_role("list", name="Story")).to_contain_text("Ready")
    return page, table


def ready(page: Page) -> int:
    """How often the story says that somebody is ready."""
    return page.get_by_role("list", name="Story").get_by_text("Ready: You.").count()


def choose(page: Page) -> None:
    """Seal three start cards, whichever they are."""
    for _ in range(3):
        page.locator(".hand button:not([disabled])").first.click()
    page.get_by_role("button", name="Lay them down").click()


def test_a_lost_line_is_told_at_once_and_comes_back(street: Street) -> None:
    page, _ = sit_down(street)
    page.context.set_offline(True)
    expect(page.get_by_text(BANNER)).to_be_visible(timeout=SOON)
    page.context.set_offline(False)
    expect(page.get_by_text(BANNER)).to_be_hidden()


def test_what_is_done_without_a_line_happens_once(street: Street) -> None:
    page, _ = sit_down(street)
    page.context.set_offline(True)
    expect(page.get_by_text(BANNER)).to_be_visible(timeout=SOON)
    choose(page)
    assert ready(page) == 0
    page.context.set_offline(False)
    expect(page.get_by_role("list", name="Story").get_by_text("Ready: You.")).to_have_count(1)


@pytest.fixture
def alley(browser: Browser, frail: Running) -> Street:
    return Street(browser, frail)


def test_a_server_that_is_killed_and_started_again_is_hardly_noticed(
    alley: Street, frail: Running
) -> None:
    page, _ = sit_down(alley)
    frail.kill()
    expect(page.get_by_text(BANNER)).to_be_visible(timeout=SOON)
    choose(page)
    frail.start()
    expect(page.get_by_text(BANNER)).to_be_hidden()
    expect(page.get_by_role("list", name="Story").get_by_text("Ready: You.")).to_have_count(1)
    alley.close()
    assert alley.troubles == []


def test_a_table_that_is_not_there_explains_itself(street: Street) -> None:
    page = street.person("/t/AAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(page.get_by_text("There is no such table.")).to_be_visible()


def test_a_page_that_is_not_there_explains_itself(street: Street) -> None:
    page = street.person("/nowhere")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_two_tabs_on_one_seat_show_the_same(street: Street) -> None:
    page, table = sit_down(street)
    second = street.tab(page.context, f"/t/{table}")
    choose(second)
    for each in (page, second):
        expect(each.get_by_role("list", name="Story").get_by_text("Ready: You.")).to_have_count(1)


def spoil(frail: Running, table: str) -> None:
    """Let a table be one of rules that nobody has here."""
    change = """UPDATE log SET payload = replace(payload, '"rules":1', '"rules":7')"""
    with closing(sqlite3.connect(frail.store.removeprefix("sqlite:///"))) as kept, kept:
        assert kept.execute(f'{change} WHERE sequence = 0 AND "table" = ?', (table,)).rowcount == 1


def test_a_table_that_was_set_aside_says_so_and_can_be_left(alley: Street, frail: Running) -> None:
    page, table = sit_down(alley)
    frail.stop()
    spoil(frail, table)
    frail.start()
    expect(page.get_by_role("heading", name="This table was set aside")).to_be_visible()
    page.goto(f"{frail.address}/")
    row = page.get_by_role("link", name="Null & Nichtig").filter(has_text="set aside")
    row.click()
    expect(page.get_by_role("heading", name="This table was set aside")).to_be_visible()
    page.get_by_role("button", name="Leave the table").click()
    page.wait_for_url(f"{frail.address}/")
    expect(page.get_by_role("button", name="Play now: Null & Nichtig")).to_be_visible()
    expect(page.get_by_text("set aside")).to_be_hidden()
    alley.close()
