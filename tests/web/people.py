"""People with browsers of their own, and a quick hand that plays for them."""

from __future__ import annotations

import asyncio
import math
import os
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize
from server.client import Client
from server.servers import Running

PATIENCE = 120_000  # milliseconds: tests say what must happen, benchmarks how fast
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 640}
# What somebody has chosen before, unless they have chosen something else since.
TEMPO = "if (origin !== 'null') localStorage['mappamundi.tempo'] ??= '%s'"
# A browser without it plays against bots at the server's tables.
AT_SERVER = "delete globalThis.WebAssembly"
# Where the games against bots are that these tests play; some are about one kind of table.
IS_HERE = os.environ.get("MAPPAMUNDI_TABLES") == "browser"
# What a browser says when a server is not there; the tests that take it away expect it.
UNREACHABLE = ("net::ERR_", "WebSocket connection to", "Failed to load resource")


class Street:
    """Brings people with fresh browsers, and remembers what went wrong there."""

    def __init__(self, browser: Browser, server: Running) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.troubles: list[str] = []
        self.asked: set[str] = set()  # hosts that were asked for anything

    def person(
        self, path: str = "/", tempo: str = "none", is_here: bool = IS_HERE, **wishes: Any
    ) -> Page:
        """Somebody opens a page for the first time, who need not see scenes unless they wish to.

        Their games against bots are at the server's tables, or here in their browser.
        """
        settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        # Nobody of them comes back without a network: their browsers need not keep the pages.
        context = self.browser.new_context(**{**settings, "service_workers": "block", **wishes})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(TEMPO % tempo)
        if not is_here:
            context.add_init_script(AT_SERVER)
        self.contexts.append(context)
        return self.tab(context, path)

    def tab(self, context: BrowserContext, path: str) -> Page:
        """One more tab of the same person."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", lambda each: self._hear(each.type, each.text))
        page.on("request", self._note)
        # Only who has been told who they are is anybody: what they ask for earlier, a stranger did.
        with page.expect_response("**/api/me"):
            page.goto(self.server.address + path)
        return page

    def close(self) -> None:
        for context in self.contexts:
            context.close()

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(each in text for each in UNREACHABLE):
            self.troubles.append(text)

    def _note(self, request: Request) -> None:
        if not request.url.startswith(("data:", "blob:")):
            self.asked.add(urlsplit(request.url).netloc)


def table_of(page: Page) -> str:
    """The id of the table a page shows."""
    page.wait_for_url("**/t/*")
    return page.url.rpartition("/")[2]


def made(page: Page, **wishes: Any) -> str:
    """A new table of whoever sits at a page, which shows it then."""
    origin = page.url.partition("/t/")[0].rstrip("/")
    answer = page.request.post(f"{origin}/api/tables", data=wishes, timeout=PATIENCE)
    table: str = answer.json()["table"]
    page.goto(f"{origin}/t/{table}")
    return table


def invite(street: Street, **wishes: Any) -> tuple[Page, str]:
    """Somebody opens a table for friends."""
    host = street.person(**wishes)
    host.get_by_role("button", name="With friends: Null & Nichtig").click()
    host.get_by_role("button", name="Open the table").click()
    return host, table_of(host)


def play_on(page: Page, server: Running, table: str, most: float = math.inf) -> None:
    """Play to the end, or so many moves, for whoever sits at a page, over a line of their own."""
    play_out([page], server, table, most)


def play_out(pages: list[Page], server: Running, table: str, most: float = math.inf) -> None:
    """The same for several people at once."""
    cookies = [{each["name"]: each["value"] for each in page.context.cookies()} for page in pages]

    async def play(own: dict[str, str]) -> None:
        client = Client(server.address)
        client.http.cookies.update(own)
        async with client:
            await client.watch(table)
            await client.play(table, most=most)

    async def all_play() -> None:
        await asyncio.gather(*map(play, cookies))

    # The browser's own loop runs in this thread.
    with ThreadPoolExecutor(1) as hand:
        hand.submit(asyncio.run, all_play()).result()
