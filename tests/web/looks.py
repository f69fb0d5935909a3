"""What is wrong with a page to look at: what keeps somebody out, and what does not fit."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
PAINTED = "new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next)))"
WIDTHS = (320, 360, 1280)
OVERFLOWS = Path(__file__).with_name("overflows.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[Any]:
    """What axe finds that would keep somebody out; in the dark only the colours are others."""
    page.emulate_media(color_scheme="light")
    found = look(page)
    page.emulate_media(color_scheme="dark")
    return found + look(page, runOnly=["color-contrast"])


def look(page: Page, **wishes: Any) -> list[Any]:
    """What axe finds in the page as it is."""
    page.evaluate(PAINTED)
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    wish = {"resultTypes": ["violations"], **wishes}
    found = page.evaluate("wish => axe.run(document, wish)", wish)
    return [
        (each["id"], [node["html"] for node in each["nodes"]][:3])
        for each in found["violations"]
        if each["impact"] in GRAVE
    ]


def overflows(page: Page) -> dict[int, list[str]]:
    """By the width of the screen, what does not fit there."""
    found: dict[int, list[str]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        found[width] = page.evaluate(OVERFLOWS)
    return {width: troubles for width, troubles in found.items() if troubles}
