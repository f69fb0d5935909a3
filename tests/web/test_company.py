"""People at a table together: who is away, and who is not forgotten."""

from __future__ import annotations

from playwright.sync_api import expect
from web.people import Street, invite


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
