"""Scenes in the real browser, over whole games: none is cut, nothing is said before its own.

And every round ends with words that say who has won what, and why, as the server has it.
"""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.hands import Hand, by_mouse
from web.people import DESK, PHONE, Street, made
from web.staged import Wire, staged
from web.summed import Round, Share, reckoned, summed
from web.test_boards import SHORT
from web.verdicts import VERDICTS, Moment, check_scene, scene_of, scenes

from mappamundi.terminal.seating import MAPMAKERS

WATCHERS = [
    Path(__file__).with_name(name).read_text(encoding="utf-8")
    for name in ("scenes.js", "aiming.js", "steadiness.js")
]
BRIEF: dict[str, dict[str, Any]] = {**SHORT, "laender_toppen": {"seats": 6}}
BUSY = "main[data-scene], main .sending"  # something is acted out, or not yet done
MOST = 3000  # looks at a table, before it is given up
A_MOMENT = 20  # milliseconds


def watched(street: Street, slug: str, size: Any, tempo: str = "quick") -> tuple[Page, Wire]:
    """Somebody sits down who wants to see what happens, and remembers all of it."""
    page = street.person(tempo=tempo, reduced_motion="no-preference", viewport=size, is_here=False)
    for watcher in WATCHERS:
        page.add_init_script(watcher)
    wire = Wire(page)
    made(page, game=slug, bots="novice", **BRIEF[slug])
    expect(page.locator("main .board")).to_be_visible()
    return page, wire


def play(page: Page, slug: str) -> None:
    """A whole game, of which every scene is seen to its end and every slip is read."""
    hand = Hand(page, by_mouse)
    turn, result = hand.turn(slug), page.get_by_role("heading", name="Result")
    for _ in range(MOST):
        if page.locator(BUSY).count() > 0:
            expect(page.locator(BUSY)).to_have_count(0)
        elif result.is_visible():
            return
        else:
            hand.put_away()
            if not turn():
                page.wait_for_timeout(A_MOMENT)
    raise AssertionError(f"{slug} did not end")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", SHORT)
def test_a_whole_game_is_acted_out_and_summed_up(street: Street, slug: str, size: Any) -> None:
    """Nor is anything out of sight, or could be pressed that had moved a moment before."""
    page, wire = watched(street, slug, size)
    play(page, slug)
    kept = page.evaluate("kept")
    check_scenes(slug, kept, wire)
    check_rounds(slug, kept, wire)
    check_result(page, wire)
    assert page.evaluate("[...soon, ...huge]") == []
    steadiness = page.evaluate("steadiness()")
    assert steadiness["seen"] > 0
    assert steadiness["found"] == []


def check_scenes(slug: str, kept: list[Moment], wire: Wire) -> None:
    """All of them, in their order, step by step; and none says more than it may."""
    assert kept[-1]["pressed"] == 0, "a scene was pressed, and is cut"
    wanted = staged(slug, wire.since(len(kept[0]["story"])))
    assert wanted, "nothing was to be acted out"
    assert once(each["scene"] for each in kept) == once(wanted)
    for moments in scenes(kept):
        steps = [step for _, _, step in filter(None, map(scene_of, moments))]
        check_scene(moments, VERDICTS[slug], VERDICTS[slug].step or max(steps))


def once(steps: Any) -> list[str]:
    """What follows itself counts once, and between scenes there is nothing."""
    return [step for step, _ in groupby(filter(None, steps))]


def check_rounds(slug: str, kept: list[Moment], wire: Wire) -> None:
    """Whoever reads only what is visible can say after every round who won what, and why."""
    read = [each for each, _ in groupby(filter(None, (each["round"] for each in kept)))]
    wanted = summed(slug, wire.all)
    assert len(read) == len(wanted) > 0
    for visible, brought in zip(read, wanted, strict=True):
        check_round(visible, brought, wire.seat)


def check_round(visible: dict[str, Any], brought: Round, own: int) -> None:
    """Each seat in a line of its own."""
    for words in brought.words:
        assert words in f"{visible['title']} ", visible
    rows = {who: words for who, *words in visible["rows"]}
    assert len(rows) == len(brought.shares), visible
    for share in brought.shares:
        gained, total, why = rows["You" if share.seat == own else MAPMAKERS[share.seat]]
        assert figures(gained, total) == (share.gained, share.total), (visible, brought)
        check_reason(why, share)


def figures(*words: str) -> tuple[int | None, ...]:
    """Numbers as they are printed; none where there is none."""
    return tuple(reckoned(each) if each else None for each in words)


def check_reason(why: str, share: Share) -> None:
    assert why.strip(), share
    assert all(words in why for words in share.why), (why, share)
    if share.sum is not None:
        numbers = [int(each) for each in why.replace(",", " ").split() if each.isdigit()]
        assert sum(numbers) == share.sum, (why, share)


def check_result(page: Page, wire: Wire) -> None:
    """Who has won, with how much, as the server ranks them."""
    outcome = wire.news[-1].outcome
    assert outcome
    rows = page.locator("[data-part=result] tbody tr").filter(has=page.locator(".points"))
    seen = {}
    for row in rows.all():
        place, who, points = row.locator("> *").all_inner_texts()
        seen[who.split()[-1]] = (reckoned(place), reckoned(points))
    names = ["You" if i == wire.seat else MAPMAKERS[i] for i in range(len(outcome["places"]))]
    both = zip(outcome["places"], outcome["points"], strict=True)
    assert seen == dict(zip(names, both, strict=True))
