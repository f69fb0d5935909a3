"""Hands that play a game through its board: by mouse, by touch, or by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import Error, Locator, Page

from mappamundi.game import GAMES

Press = Callable[[Locator], None]
A_MOMENT = 50  # milliseconds to wait for others
REACH = 3000  # milliseconds for which a control is reached for
MOST_LOOKS = 6000  # at the table, before a game is given up
MOST_CONTROLS = 200  # on a page


def by_mouse(control: Locator) -> None:
    control.click(timeout=REACH)


def by_touch(control: Locator) -> None:
    control.tap(timeout=REACH)


def by_keyboard(control: Locator) -> None:
    """From control to control until it is reached, and Enter; one gone or locked is let go."""
    keys, wanted = control.page.keyboard, control.element_handle(timeout=REACH)
    for _ in range(MOST_CONTROLS):
        if not wanted.evaluate("each => each.isConnected && !each.disabled"):
            return
        if wanted.evaluate("each => each === document.activeElement"):
            keys.press("Enter")
            return
        keys.press("Tab")
    raise AssertionError("no key leads there")


class Hand:
    """Does whatever the board of a game offers, until the result is there."""

    def __init__(self, page: Page, press: Press) -> None:
        self.page = page
        self.press = press

    def turn(self, slug: str) -> Callable[[], bool]:
        """How a turn of a game is taken; none of GAMES is passed over."""
        turns = {
            "null_nichtig": self.null_nichtig,
            "laender_toppen": self.laender_toppen,
            "countries": self.countries,
            "pingvasion": self.pingvasion,
            "panstwa": self.panstwa,
        }
        assert set(turns) == set(GAMES)
        return turns[slug]

    def play(self, slug: str) -> None:
        """A whole game."""
        turn = self.turn(slug)
        result = self.page.get_by_role("heading", name="Result")
        for _ in range(MOST_LOOKS):
            if result.is_visible():
                return
            self.put_away()
            if not turn():
                self.page.wait_for_timeout(A_MOMENT)
        raise AssertionError(f"{slug} did not end")

    def null_nichtig(self) -> bool:
        """Three start cards, then card after card."""
        if self.say("Lay them down") or self.say(re.compile(r"^Play \w+ \d+$")):
            return True
        return self.take_first(self.group("Your cards"))

    def laender_toppen(self) -> bool:
        """Every card onto a field of its own; of a trick the first lies open, the others closed."""
        if self.say(re.compile(r"^(Place them all|Lay (it|them) there)")):
            return True
        if self.take_first(self.group("Your cards")):
            return self.take_first(
                self.group("The strip with its twelve fields"), re.compile("free$")
            )
        rows = self.page.get_by_role("region", name="Onto which piles?").get_by_role("group")
        for i, row in enumerate(rows.all()):
            piles = row.get_by_role("button", disabled=False, pressed=False)
            if piles.count() > 1:
                self.reach(piles.nth(0 if i == 0 else piles.count() - 1))
        return rows.count() > 0

    def countries(self) -> bool:
        """A card to the end of the row; a long row is doubted."""
        row = self.page.get_by_role("region", name="The row, from Minus to Plus")
        places = row.get_by_role("button", disabled=False)
        if places.count() > 3 and self.say("I doubt it"):
            return self.say("Turn the row")
        if places.count() == 0:
            return self.take_first(self.group("Your cards"))
        self.reach(places.last)
        return True

    def pingvasion(self) -> bool:
        """Cards to the left and right, and one or two to be sent out."""
        if self.say(re.compile("^(Pass both|Send (it|them) out)$")):
            return True
        return self.take_first(self.group("Your hand by area"))

    def panstwa(self) -> bool:
        """The first tile there is."""
        return self.take_first(self.group("The tiles on the table"))

    def put_away(self) -> None:
        """Read what a round has brought, where it lies over the board, and go on."""
        slip = self.page.locator("[data-part=summary]").get_by_role("button", name="Go on")
        if slip.is_visible():
            self.reach(slip)

    def group(self, name: str) -> Locator:
        return self.page.get_by_role("group", name=name)

    def say(self, name: str | re.Pattern[str]) -> bool:
        """Press a button with that name, if it can be pressed."""
        return self.take_first(
            self.page.get_by_role("main").or_(self.page.get_by_role("dialog")), name
        )

    def take_first(self, within: Locator, name: str | re.Pattern[str] | None = None) -> bool:
        """Press the first button there that can be pressed."""
        buttons = within.get_by_role("button", name=name, disabled=False)
        if buttons.count() == 0:
            return False
        self.reach(buttons.first)
        return True

    def reach(self, control: Locator) -> None:
        """Press something that may go before it is reached, as the table goes on: look again."""
        with suppress(Error):
            self.press(control)
