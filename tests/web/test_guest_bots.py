"""A bot of somebody's in the pages: brought along, asked to a table by one touch, marked as one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import expect
from server.servers import LONGEST
from web.people import Street, made, play_on

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_a_bot_is_brought_along_asked_by_one_touch_and_plays(street: Street) -> None:
    author = street.person("/me")
    author.get_by_role("button", name="Bring a bot along").click()
    dialog = author.get_by_role("dialog")
    dialog.get_by_label("Name", exact=True).fill("Lowest")
    dialog.get_by_label("What it is, in a sentence").fill("Plays what is legal first")
    dialog.get_by_role("button", name="Bring a bot along").click()
    token = author.get_by_role("textbox", name="Token of Lowest (bot)").input_value()
    program = [sys.executable, str(EXAMPLE), street.server.address]
    bot = subprocess.Popen(program, env=os.environ | {"BOT_TOKEN": token}, stdout=subprocess.PIPE)
    try:
        assert bot.stdout is not None
        assert bot.stdout.readline() == b"Lowest (bot) is here\n"
        host = street.person()
        table = made(host, game="panstwa", seats=2, is_rated=True, admits_bots=True)
        expect(host.get_by_text("only ratings with bots change")).to_be_visible()
        expect(host.get_by_text("Plays what is legal first")).to_be_visible()
        host.get_by_role("button", name="Invite Lowest (bot)").click()
        host.get_by_role("button", name="Start").click()
        play_on(host, street.server, table)
        expect(host.get_by_role("rowheader", name="Lowest (bot)").first).to_be_visible()
    finally:
        bot.terminate()
        bot.wait(LONGEST)
        if bot.stdout is not None:
            bot.stdout.close()
    author.reload()
    author.get_by_role("link", name="Lowest (bot)").click()
    expect(author.get_by_role("columnheader", name="with bots")).to_be_visible()
    author.go_back()
    author.get_by_role("button", name="Revoke token: Lowest (bot)").click()
    expect(author.get_by_text("No token: it cannot come in.")).to_be_visible()
    author.get_by_role("button", name="Delete Lowest (bot)").click()
    author.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(author.get_by_role("link", name="Lowest (bot)")).to_be_hidden()
