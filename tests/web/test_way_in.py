"""From the front page to a table, alone and with friends."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect
from web.people import PHONE, Street, invite, made, table_of

from mappamundi.game import GAMES


def start(page: Page, title: str) -> str:
    page.get_by_role("button", name=f"Play now: {title}").click()
    return table_of(page)


@pytest.mark.parametrize("slug", GAMES)
def test_one_click_and_a_game_runs(street: Street, slug: str) -> None:
    page = street.person()
    start(page, GAMES[slug].title)
    expect(page.get_by_role("heading", level=1, name=GAMES[slug].title)).to_be_visible()
    expect(page.locator("main [data-person]").filter(has_text="You").first).to_be_visible()
    expect(page.get_by_role("list", name="Story").get_by_role("listitem").first).to_be_visible()


def test_the_name_given_can_be_changed_and_stays(street: Street) -> None:
    page = street.person()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("textbox", name="Your name").fill("Ada Lovelace")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("You are Ada Lovelace.")).to_be_visible()
    page.reload()
    expect(page.get_by_text("You are Ada Lovelace.")).to_be_visible()


def test_whoever_comes_is_told_once_who_they_are(street: Street) -> None:
    """Every answer to a stranger makes another guest: nothing else is asked before the first."""
    before = street.person("/atlas")
    before.close()  # or its answer, when it comes late, says who comes now
    before.context.clear_cookies()
    page, named = before.context.new_page(), []

    def pass_on(route: Route) -> None:
        answer = route.fetch()
        if "set-cookie" in answer.headers:
            named.append(route.request.url)
        if route.request.url.endswith("/api/me"):
            page.wait_for_timeout(500)  # whatever does not wait for it has been asked by then
        route.fulfill(response=answer)

    page.route("**/api/**", pass_on)
    page.goto(street.server.address)
    expect(page.get_by_role("heading", name="Today’s deal")).to_be_visible()
    assert named == [f"{street.server.address}/api/me"]


def test_a_name_that_cannot_be_is_refused_in_words(street: Street) -> None:
    page = street.person()
    page.get_by_role("button", name="Change").click()
    page.get_by_role("textbox", name="Your name").fill("   ")
    page.get_by_role("button", name="Keep").click()
    expect(page.locator(".toast.bad")).to_be_visible()


def test_friends_come_by_a_link_sit_down_and_play(street: Street) -> None:
    host, table = invite(street)
    link = host.get_by_role("textbox", name="Link to this table").input_value()
    assert link == f"{street.server.address}/t/{table}"
    expect(host.get_by_role("img", name="The link as a code to scan")).to_be_visible()
    guest = street.person(f"/t/{table}", viewport=PHONE, has_touch=True)
    guest.get_by_role("button", name="Sit here").first.click()
    expect(guest.get_by_text("that is you")).to_be_visible()
    expect(host.get_by_text(re.compile("2 seats are still free"))).to_be_visible()
    host.get_by_role("button", name="Fill 2 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    for page in (host, guest):
        expect(page.get_by_role("heading", level=1, name="Null & Nichtig")).to_be_visible()


def test_an_open_table_is_offered_to_everyone_at_once(street: Street) -> None:
    watcher = street.person()
    host = street.person()
    host.get_by_role("button", name="With friends: Countries").click()
    host.get_by_text("More options").click()
    host.get_by_role("checkbox", name="Everyone can see the table").check()
    host.get_by_role("button", name="Open the table").click()
    table = table_of(host)
    offered = watcher.locator(f'a[href="/t/{table}"]')
    expect(offered).to_be_visible()
    offered.click()
    expect(watcher.get_by_role("button", name="Sit here").first).to_be_visible()


def test_my_tables_are_on_the_front_page(street: Street) -> None:
    page = street.person()
    table = made(page, game="null_nichtig")
    page.get_by_role("link", name="Mappamundi").click()
    expect(page.get_by_role("list").locator(f'a[href="/t/{table}"]')).to_be_visible()


def test_play_now_is_against_as_many_and_as_strong_as_last_time(street: Street) -> None:
    page = street.person(is_here=False)
    page.get_by_role("combobox", name="Opponents: Państwa").select_option("1")
    page.get_by_role("combobox", name="Strength: Państwa").select_option("master")
    page.get_by_role("checkbox", name="in real time").check()
    page.reload()
    expect(page.get_by_role("combobox", name="Opponents: Państwa")).to_have_value("1")
    start(page, "Państwa")
    chairs = page.get_by_role("list", name="Who sits at the table").get_by_role("listitem")
    expect(chairs).to_have_count(2)
    setting = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["setting"]
    assert (setting["seats"], setting["options"]) == (2, {"mode": "race"})


def test_a_new_table_asks_for_what_counts_with_its_button_in_sight(street: Street) -> None:
    page = street.person(is_here=False, viewport={"width": 1280, "height": 800})
    name = page.request.get(f"{street.server.address}/api/me").json()["person"]["name"]
    page.get_by_role("button", name="With friends: Null & Nichtig").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("textbox", name="What shall the others call you?")).to_have_value(
        name
    )
    dialog.get_by_text("More options").click()
    target = dialog.get_by_role("spinbutton", name="Target")
    expect(target).to_be_hidden()
    dialog.get_by_role("combobox", name="Length").select_option("target")
    expect(target).to_be_visible()
    dialog.locator("details").evaluate("each => each.parentElement.parentElement.scrollTo(0, 0)")
    expect(dialog.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)


def test_one_unfinished_game_to_go_on_with_and_the_last_one_can_be_had_back(street: Street) -> None:
    page = street.person()
    first = start(page, "Null & Nichtig")
    page.get_by_role("link", name="To the front page").click()
    go_on = page.get_by_role("link", name="Go on: Null & Nichtig")
    expect(go_on).to_have_attribute("href", f"/t/{first}")
    page.get_by_role("button", name="New game: Null & Nichtig").click()
    page.get_by_role("button", name="Undo").click()
    page.wait_for_url(f"**/t/{first}")
    expect(page.get_by_role("heading", level=1, name="Null & Nichtig")).to_be_visible()
    page.get_by_role("link", name="To the front page").click()
    expect(go_on).to_have_attribute("href", f"/t/{first}")
    expect(go_on).to_have_count(1)
    page.get_by_role("button", name="Put away the unfinished game: Null & Nichtig").click()
    expect(page.get_by_role("button", name="Play now: Null & Nichtig")).to_be_visible()
    page.goto(f"{street.server.address}/t/{first}")
    page.get_by_role("button", name="Take it out again").click()
    expect(page.get_by_role("list", name="Who sits at the table")).to_be_visible()


def test_an_invitation_says_what_and_who_and_asks_for_a_name(street: Street) -> None:
    host, table = invite(street)
    hostess = host.get_by_role("list").get_by_text("that is you").locator("xpath=..").locator("..")
    name = hostess.locator("[data-person]").inner_text()
    guest = street.person(f"/t/{table}", viewport=PHONE, has_touch=True)
    expect(guest.get_by_role("heading", name=f"{name} invites you to a game")).to_be_visible()
    expect(guest.get_by_role("paragraph").filter(has_text="Null & Nichtig")).to_be_in_viewport()
    expect(guest.get_by_text(f"Already there: {name}")).to_be_in_viewport()
    assert guest.get_by_role("textbox", name="What shall the others call you?").input_value()
    guest.get_by_role("textbox", name="What shall the others call you?").fill("Ada")
    expect(guest.get_by_role("button", name="Sit down")).to_be_in_viewport()
    guest.get_by_role("button", name="Sit down").click()
    expect(host.get_by_role("button", name="Ada", exact=True)).to_be_visible()
    expect(guest.get_by_role("button", name="Sit down")).to_be_hidden()


def test_where_there_is_no_seat_none_is_offered(street: Street) -> None:
    host = street.person()
    table = made(host, game="panstwa", seats=2)
    guest, late = street.person(f"/t/{table}"), street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit down").click()
    expect(late.get_by_role("heading", name="Every seat is taken")).to_be_visible()
    expect(late.get_by_role("button", name="Sit down")).to_be_hidden()
    expect(late.get_by_text("Take a seat")).to_be_hidden()
    late.get_by_role("button", name="Play Państwa at once").click()
    late.wait_for_url(lambda url: "/t/" in url and not url.endswith(table))


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/replay/there-is-no-such-game", "There is nothing to watch here"),
        ("/t/there-is-no-such-table", "This table is gone"),
        ("/nowhere", "There is nothing here"),
    ],
)
def test_what_is_not_there_says_so_and_what_to_do_next(
    street: Street, path: str, title: str
) -> None:
    page = street.person(path)
    expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    next_steps = page.get_by_role("navigation", name="What you can do now")
    expect(next_steps.get_by_role("button", name="Play Countries at once")).to_be_visible()
    next_steps.get_by_role("link").click()
    expect(page.get_by_role("button", name="Play now: Countries")).to_be_visible()


def test_who_leaves_can_come_back_to_the_seat(street: Street) -> None:
    host, table = invite(street)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit here").first.click()
    host.get_by_role("button", name="Fill 2 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    guest.get_by_role("button", name="Leave the table").click()
    guest.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    guest.wait_for_url(street.server.address + "/")
    guest.goto(f"{street.server.address}/t/{table}")
    guest.get_by_role("button", name="Sit down again").click()
    expect(guest.get_by_text("A bot plays for you.")).to_be_hidden()


@pytest.mark.parametrize(
    ("locale", "headline"),
    [
        ("de-AT", "Fünf Spiele auf dem Tuch der Welt"),
        ("fr-CA", "Cinq jeux sur la nappe du monde"),
        ("pl-PL", "Pięć gier na obrusie świata"),
        ("ja-JP", "Five games on the cloth of the world"),
    ],
)
def test_the_language_follows_the_browser(street: Street, locale: str, headline: str) -> None:
    page = street.person(locale=locale)
    expect(page.get_by_role("heading", level=1)).to_have_text(headline)


def test_the_language_can_be_switched_and_stays(street: Street) -> None:
    page = street.person()
    page.get_by_role("combobox", name="Language").select_option("pl")
    expect(page.get_by_role("heading", level=1)).to_have_text("Pięć gier na obrusie świata")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Pięć gier na obrusie świata")
    assert page.evaluate("document.documentElement.lang") == "pl"
