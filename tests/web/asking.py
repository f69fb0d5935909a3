"""Questions to a page that only a promise answers."""

from __future__ import annotations

from time import monotonic

from playwright.sync_api import Page

PATIENCE = 60.0  # seconds
PAUSE = 50  # milliseconds


def until(page: Page, question: str) -> None:
    """Wait for a yes; to `wait_for_function` any promise is one, whatever comes of it."""
    latest = monotonic() + PATIENCE
    while not page.evaluate(question):
        assert monotonic() < latest, question
        page.wait_for_timeout(PAUSE)
