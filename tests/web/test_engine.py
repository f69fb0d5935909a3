"""The games' modules in a real browser: what they do in Node.js, and so what the rules do."""

from __future__ import annotations

import runpy
from collections.abc import Iterator

import pytest
from contract.tracing import asking, assert_same, tracing
from edge import ENGINE, SCRIPT
from playwright.sync_api import Browser, Page

from mappamundi.game import GAMES
from mappamundi.testing.worlds import setups

TRACED = 3  # games of every set-up whose every action is compared
ENDED = 20


@pytest.fixture(scope="module")
def page(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    """An empty page with the engine in it."""
    script = tmp_path_factory.mktemp("engine") / "engine.js"
    runpy.run_path(str(SCRIPT))["bundle"](ENGINE / "test" / "page.ts", script)
    opened = browser.new_page()
    opened.add_script_tag(path=script)
    yield opened
    opened.close()


@pytest.mark.parametrize("slug", GAMES)
def test_every_action_in_chromium_is_the_same(page: Page, slug: str) -> None:
    wanted = [tracing(setup, TRACED, ENDED) for setup in setups(slug)]
    found = page.evaluate("asked => engine.answer(asked)", asking(slug, traces=wanted))
    assert_same(slug, found["traces"], TRACED, ENDED)
