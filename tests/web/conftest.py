"""A real server and a real browser: whichever Chromium there is, driven by playwright."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from server.servers import Running
from web.people import PATIENCE, Street

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def pages() -> None:
    """The pages as they are built for a release."""
    runpy.run_path(str(ROOT / "scripts" / "browser.py"))["build"]()


@pytest.fixture(scope="session")
def launching() -> dict[str, Any]:
    """How a browser is started."""
    path = runpy.run_path(str(ROOT / "scripts" / "chromium.py"))["wanted"]()
    return {"executable_path": path, "args": ["--no-sandbox"]}


@pytest.fixture(scope="session")
def browser(launching: dict[str, Any]) -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(**launching)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def server(pages: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests that leave it in peace."""
    home = tmp_path_factory.mktemp("home")
    running = Running(home, f"sqlite:///{home / 'server.db'}")
    running.is_dealt = True
    running.start()
    yield running
    running.kill()


@pytest.fixture
def frail(pages: None, tmp_path: Path) -> Iterator[Running]:
    """A server that a test may take away."""
    running = Running(tmp_path, f"sqlite:///{tmp_path / 'server.db'}")
    running.is_dealt = True
    running.start()
    yield running
    running.kill()


@pytest.fixture
def street(browser: Browser, server: Running) -> Iterator[Street]:
    """Where people come from; whatever went wrong in their browsers fails the test."""
    opened = Street(browser, server)
    yield opened
    opened.close()
    assert opened.troubles == []
