"""What somebody can do about themselves: be found again, take everything along, be forgotten."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import CDPSession, Page, expect
from web.people import Street, made, play_on

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
}
# Somebody whose eyes are elsewhere, and what a browser without push service would tell them.
ELSEWHERE = """
  window.told = [];
  delete window.PushManager;
  window.Notification = class {
    static permission = "granted";
    static requestPermission = () => Promise.resolve("granted");
    constructor(title) { window.told.push(title); }
  };
  Object.defineProperty(document, "hidden", { get: () => true });
"""


def own_page(street: Street) -> Page:
    """The page about oneself, at a name: passkeys know no numbers."""
    page = street.person()
    page.goto(street.server.address.replace("127.0.0.1", "localhost") + "/me")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def name_of(page: Page) -> str:
    text = page.get_by_text(re.compile("^You are ")).inner_text()
    return text.removeprefix("You are ").removesuffix(".")


def who(page: Page) -> str:
    """Whose page it is: two guests may be called the same."""
    person: str = page.request.get(urljoin(page.url, "/api/me")).json()["person"]["id"]
    return person


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """What a phone or a laptop has built in."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    made: dict[str, Any] = line.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return line, made["authenticatorId"]


def test_a_passkey_finds_somebody_in_another_browser(street: Street) -> None:
    page = own_page(street)
    name, person = name_of(page), who(page)
    line, key = authenticator(page)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("log")).to_contain_text("Your passkey is kept.")
    expect(page.get_by_text("You can come back to your tables on any device.")).to_be_visible()
    kept = line.send("WebAuthn.getCredentials", {"authenticatorId": key})["credentials"]

    other = own_page(street)
    assert who(other) != person
    line, key = authenticator(other)
    line.send("WebAuthn.addCredential", {"authenticatorId": key, "credential": kept[0]})
    other.get_by_role("button", name="I have a passkey").click()
    other.wait_for_url("**/")
    expect(other.get_by_text(f"You are {name}.")).to_be_visible()


def test_passkeys_are_listed_and_can_be_removed(street: Street) -> None:
    page = own_page(street)
    authenticator(page)
    page.get_by_role("button", name="Make a passkey").click()
    listed = page.get_by_role("list", name="My passkeys").get_by_role("listitem")
    expect(listed).to_have_count(1)
    expect(listed).to_contain_text("Chrome, Linux")
    expect(page.get_by_text("Your passkey still brings you back.")).to_be_visible()
    listed.get_by_role("button", name="Remove").click()
    page.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(listed).to_have_count(0)
    expect(page.get_by_text("So far only this browser knows you.")).to_be_visible()


def test_signing_out_says_what_stays(street: Street) -> None:
    page = street.person("/me")
    person = who(page)
    expect(page.get_by_text("nothing will bring you back")).to_be_visible()
    page.get_by_role("button", name="Make a secret link").click()
    page.get_by_role("button", name="Sign out everywhere").click()
    ask = page.get_by_role("dialog")
    expect(ask).to_contain_text("Your secret link still brings you back.")
    ask.get_by_role("button", name="Cancel").click()
    page.get_by_role("button", name="Withdraw the secret link").click()
    expect(page.get_by_role("log")).to_contain_text("The secret link is worthless now.")
    page.get_by_role("button", name="Sign out here").click()
    ask.get_by_role("button", name="Sign out", exact=True).click()
    page.wait_for_url(street.server.address + "/")
    page.goto(street.server.address + "/me")
    assert who(page) != person


def test_where_the_house_has_no_name_no_passkey_is_offered(street: Street) -> None:
    page = street.person("/me")
    expect(page.get_by_role("button", name="Make a secret link")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_be_hidden()


def test_a_secret_link_finds_somebody_in_another_browser(street: Street) -> None:
    page = street.person("/me")
    name = name_of(page)
    page.get_by_role("button", name="Make a secret link").click()
    link = page.get_by_role("textbox", name="Secret link").input_value()

    other = street.person(link.removeprefix(street.server.address))
    other.get_by_role("button", name="Yes, that is me").click()
    other.wait_for_url(street.server.address + "/")
    expect(other.get_by_text(f"You are {name}.")).to_be_visible()


def test_a_game_goes_on_in_another_browser(street: Street) -> None:
    page = street.person("/me")
    page.get_by_role("button", name="Make a secret link").click()
    link = page.get_by_role("textbox", name="Secret link").input_value()
    page.goto(street.server.address)
    table = made(page, game="null_nichtig", bots="novice")
    hand = page.get_by_role("group", name="Your cards").get_by_role("button")
    expect(hand.first).to_be_visible()

    other = street.person(link.removeprefix(street.server.address))
    other.get_by_role("button", name="Yes, that is me").click()
    other.locator(f'a[href="/t/{table}"]').click()
    same = other.get_by_role("group", name="Your cards").get_by_role("button")
    expect(same.first).to_be_visible()
    names = "all => all.map(each => each.getAttribute('aria-label') ?? each.innerText)"
    assert same.evaluate_all(names) == hand.evaluate_all(names)


def test_a_secret_link_that_is_none_says_so(street: Street) -> None:
    page = street.person("/recover#nonsense")
    page.get_by_role("button", name="Yes, that is me").click()
    expect(page.get_by_role("log")).to_contain_text("This recovery link is not good any more")
    assert page.url.endswith("/recover#nonsense")


def test_somebody_takes_everything_along_and_is_forgotten(street: Street) -> None:
    page = street.person("/me")
    name, person = name_of(page), who(page)
    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    taken = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert name in json.dumps(taken, ensure_ascii=False)

    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete everything").click()
    page.wait_for_url(street.server.address + "/")
    page.goto(street.server.address + "/me")
    assert who(page) != person


def test_who_looks_elsewhere_is_told_when_it_is_their_turn(street: Street) -> None:
    page = street.person()
    page.add_init_script(ELSEWHERE)
    table = made(page, game="null_nichtig", bots="novice")
    page.get_by_role("button", name="Tell me when it is my turn").click()
    play_on(page, street.server, table, most=5)
    page.wait_for_function("told.length > 0")
    assert set(page.evaluate("told")) == {"Your turn"}


def test_a_profile_shows_favourite_cards_and_best_deals_as_pictures(street: Street) -> None:
    page = street.person()
    table = made(page, game="panstwa", bots="novice", seats=2)
    play_on(page, street.server, table)
    expect(page.get_by_role("heading", name="Result")).to_be_visible()
    page.goto(f"{street.server.address}/me")
    page.get_by_role("link", name="My games and ratings").click()
    favourites = page.get_by_role("figure", name="Favourite cards").get_by_role("listitem")
    expect(favourites).to_have_count(4)  # one for each round
    expect(favourites.first).to_have_accessible_name(re.compile(r"^\w.*: played once, "))
    expect(favourites.locator("img")).to_have_count(4)
    deals = page.get_by_role("figure", name="Best deals")
    expect(deals.locator("img")).to_have_count(4)
    deals.get_by_role("link").click()
    page.wait_for_url(f"**/replay/{table}")
