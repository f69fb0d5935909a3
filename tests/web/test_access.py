"""For everybody: axe, small screens, a light first load, nothing from elsewhere, no injection."""

from __future__ import annotations

import gzip
import itertools
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from web.kinds import KINDS, falls_here, go_on, table_for
from web.looks import faults, look
from web.people import DESK, Street, table_of

from mappamundi.game import GAMES
from mappamundi.server.contests.contest import LONGEST_CONTEST_NAME
from mappamundi.speech import LANGUAGES

RULES = tuple(f"/rules/{slug}" for slug in GAMES)
PAGES = (
    "/",
    "/atlas",
    "/contests",
    "/daily",
    "/world",
    "/practise",
    *RULES,
    "/me",
    "/admin",
    "/nowhere",
)
MOST_SCRIPT = 150_000  # bytes of the first load, as sent
SMALLEST: ViewportSize = {"width": 320, "height": 640}
MIDDLE = 4  # moves of somebody, when the middle of a game has come


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_kept_out_and_nothing_is_wider_than_the_smallest_screen(
    street: Street, language: str
) -> None:
    page = street.person(locale=language)
    find = faults if language == LANGUAGES[0] else look  # in the dark all languages are alike
    for path in (*PAGES, *of_contests(page, street.server.address)):
        page.set_viewport_size(SMALLEST)
        page.goto(street.server.address + path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= SMALLEST["width"], path
        page.set_viewport_size(DESK)
        assert find(page) == [], path


def of_contests(page: Page, address: str) -> list[str]:
    """The pages of a league, of a contest of it that waits, and of a round robin that is played."""
    league = page.request.post(f"{address}/api/leagues", data={"name": "Fridays"}).json()["league"]
    paths = [f"/league/{league}"]
    for wish in ({"league": league}, {"pairing": "robin", "name": "N" * LONGEST_CONTEST_NAME}):
        made = page.request.post(f"{address}/api/contests", data={"game": "panstwa", **wish})
        paths.append(f"/contest/{made.json()['contest']}")
    page.request.post(f"{address}/api{paths[-1].replace('contest', 'contests')}/start")
    return paths


def test_nobody_is_kept_from_taking_a_seat(street: Street) -> None:
    host = street.person()
    host.get_by_role("button", name="With friends: Null & Nichtig").click()
    assert faults(host) == []
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    assert faults(host) == []


@pytest.mark.parametrize("slug", GAMES)
def test_nobody_is_kept_from_a_table(street: Street, slug: str) -> None:
    """In the middle of a game and at its end."""
    is_here = falls_here(slug)
    page = street.person(is_here=is_here)
    table = table_for(page, is_here=is_here, game=slug, bots="novice")
    table = go_on(page, street.server, table, most=MIDDLE)
    expect(page.get_by_role("list", name="Story").get_by_role("listitem").first).to_be_visible()
    assert faults(page) == [], "in the middle"
    go_on(page, street.server, table)
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    assert faults(page) == [], "at the end"


@pytest.mark.parametrize("is_here", KINDS.values(), ids=KINDS)
def test_nobody_is_kept_from_a_replay(street: Street, is_here: bool) -> None:
    page = street.person(is_here=is_here)
    table = table_for(page, is_here=is_here, game="panstwa", bots="novice")
    table = go_on(page, street.server, table)
    page.goto(f"{street.server.address}/replay/{table}")
    page.get_by_role("slider").fill("25")
    assert faults(page) == []


def test_the_first_load_is_light_and_asks_nobody_else(street: Street) -> None:
    page = street.person("/me")
    scripts: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.url.endswith(".js"):
            scripts[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto(street.server.address)
    expect(page.get_by_role("button", name="Play now: Countries")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(scripts.values()) <= MOST_SCRIPT
    assert street.asked == {street.server.address.removeprefix("http://")}


HANDLERS = ("onerror", "onload", "onfocus", "onmouseover", "ontoggle", "onanimationstart")
TAGS = ("img src=x", "svg", "body", "input autofocus", "details open", "video", "iframe", "marquee")
SHAPES = ("<{tag} {on}={js}>", '"><{tag} {on}={js}>', "'><{tag} {on}='{js}'>", "{{{{{js}}}}}")
PAYLOADS = [
    shape.format(tag=tag, on=on, js="window.hit=1")
    for tag, on, shape in itertools.product(TAGS, HANDLERS, SHAPES)
] + [
    *(f"<script>window.hit=1</script>{i}" for i in range(100)),
    *(f"javascript:window.hit=1//{i}" for i in range(100)),
    *(f"${{window.hit=1}}{i}" for i in range(60)),
    *(f"<a href='javascript:window.hit=1'>{i}</a>" for i in range(60)),
]


def test_words_are_never_more_than_words(street: Street) -> None:
    """S21: several hundred payloads, said at a table and tried as names."""
    assert len(PAYLOADS) >= 500
    page = street.person()
    for payload in PAYLOADS[:: len(PAYLOADS) // 40]:
        change = {"name": payload[:24]}
        page.evaluate(
            "change => fetch('/api/me', {method: 'PATCH', body: JSON.stringify(change),"
            " headers: {'Content-Type': 'application/json'}})",
            change,
        )
        page.goto(street.server.address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate("window.hit") is None
    page.get_by_role("button", name="Play now: Null & Nichtig").click()
    table_of(page)
    page.get_by_role("button", name="Chat").click()
    say = page.get_by_role("textbox", name="Say something")
    for start in range(0, len(PAYLOADS), 8):
        say.fill(" ".join(PAYLOADS[start : start + 8])[:400])
        say.press("Enter")
        page.wait_for_timeout(60)  # as quickly as a person may speak
    expect(page.get_by_role("list", name="Chat").get_by_role("listitem").last).to_be_visible()
    assert page.evaluate("window.hit") is None
