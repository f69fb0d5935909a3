"""People at a table together: who is away, and who is not forgotten."""

from __future__ import annotations

from playwright.sync_api import expect
from web.people import Street, invite, made


def test_who_is_away_is_named_and_can_be_reminded(street: Street) -> None:
    host, table = invite(street)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Fill 2 seats with bots").click()
    host.get_by_role("button", name="Start").click()
    expect(host.get_by_role("list", name="Who sits at the table")).to_be_visible()
    guest.goto(street.server.address)
    reminding = host.get_by_role("button", name="Remind")
    reminding.click()
    expect(reminding).to_be_disabled()
    expect(host.get_by_text("was reminded that the table is waiting").first).to_be_attached()
    expect(host.get_by_text("A bot can play on in")).to_be_visible()
    guest.go_back()
    expect(reminding).to_be_hidden()


def test_two_who_want_to_play_now_meet_and_are_told_when(street: Street) -> None:
    one, other = street.person(), street.person()
    for page in (one, other):
        page.get_by_role("button", name="With anyone, now: Państwa").click()
        expect(page.get_by_role("timer")).to_contain_text("bots take the seats that stay free")
        expect(page.get_by_role("button", name="Start")).to_be_hidden()
    assert one.url == other.url


def test_friends_by_a_link_invite_each_other(street: Street) -> None:
    ada, bob = street.person("/me"), street.person()
    ada.get_by_role("button", name="Make a friend link").click()
    link = ada.get_by_role("textbox", name="Friend link").input_value()
    bob.goto(link)
    bob.get_by_role("button", name="Be friends").click()
    expect(
        bob.get_by_role("region", name="Friends").get_by_text("here", exact=True)
    ).to_be_visible()
    bob.goto(street.server.address)
    ada.goto(street.server.address)
    table = made(ada, game="countries")
    ada.get_by_role("button", name="Invite").click()
    bob.reload()
    bob.get_by_role("link", name="invites you: Countries").click()
    bob.wait_for_url(f"**/t/{table}")


def test_words_that_one_would_rather_not_hear(street: Street) -> None:
    host, table = invite(street)
    guest = street.person(f"/t/{table}")
    guest.get_by_role("button", name="Sit down").click()
    guest.get_by_role("textbox", name="Say something").fill("So there!")
    guest.get_by_role("button", name="Send").click()
    said = host.get_by_text("So there!")
    expect(said).to_be_visible()
    host.get_by_role("listitem").filter(has_text="So there!").get_by_role("button").click()
    host.get_by_role("button", name="Do not show their words").click()
    expect(said).to_be_hidden()
    host.get_by_role("button", name="Show their words again").click()
    expect(said).to_be_attached()


def test_the_language_can_be_changed_at_the_table(street: Street) -> None:
    page = street.person()
    made(page, game="null_nichtig", bots="novice")
    page.get_by_role("combobox", name="Language").select_option("de")
    expect(page.get_by_role("list", name="Wer am Tisch sitzt")).to_be_visible()
