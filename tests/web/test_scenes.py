"""Scenes in the real browser: none is cut, and nothing is said or asked before its own."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from web.hands import Hand, by_mouse
from web.people import DESK, PHONE, Street, made
from web.test_boards import SHORT

WATCH = Path(__file__).with_name("scenes.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Verdict:
    """What the scenes of a game decide: how it is told, and what of it stands on the board."""

    told: str  # in a sentence of the story, as a pattern
    shown: dict[str, str]  # part of the board -> what there is a verdict, as a pattern
    step: int | None = None  # at which it comes out; None for the last one of a scene, whichever
    is_prompted: bool = False  # it takes the place of what is asked


VERDICTS = {
    "null_nichtig": Verdict(
        "took the trick",
        {"others": r"\d+ points", "piles": r"\d+ points", "trick": "★|went to"},
        step=2,
        is_prompted=True,
    ),
    "laender_toppen": Verdict(
        " won |Level at the top",
        {"strip": "★", "open": "★|Best figure"},
        step=99,
        is_prompted=True,
    ),
    "countries": Verdict(
        "The row is (right|wrong)",
        {"teams": r"−?\d+", "turned": "The row is|draws? two"},
        is_prompted=True,
    ),
    "pingvasion": Verdict("will choose", {"areas": r"\d+♛|goes last", "stage": "chooses"}, step=3),
    "panstwa": Verdict(" turned ", {"seats": r"\d+"}, step=5),
}
FOREBODING = (
    "turned up", "Whose trick", "counted", "turned over", "dice roll", "handed out",
)  # all that is said  # fmt: skip
UNDECIDED = ("roll", "deal")  # kinds of scenes after which nobody has won anything
BRIEF = ("countries", "pingvasion", "panstwa")  # games of which a round takes seconds
FEW = 3  # scenes that are seen to their end
MOST = 500  # looks at a table, before it is given up
Moment = dict[str, Any]


def watched(street: Street, slug: str, tempo: str, size: Any = DESK) -> Page:
    """Somebody sits down who wants to see what happens, and remembers all of it."""
    page = street.person(tempo=tempo, reduced_motion="no-preference", viewport=size)
    made(page, game=slug, bots="novice", **SHORT[slug])
    expect(page.locator("main .board")).to_be_visible()
    page.evaluate(WATCH)
    return page


def play(page: Page, slug: str) -> None:
    """Play until a round is summed up, or to the end; the first scenes are seen to theirs."""
    turn, seen = getattr(Hand(page, by_mouse), slug), 0
    result = page.get_by_role("heading", name="Result")
    for _ in range(MOST):
        if page.evaluate("kept.some((each) => each.slip)") or result.is_visible():
            return
        if page.locator("main[data-scene]").count() > 0:
            page.locator("main:not([data-scene])").wait_for(state="attached")
            seen += 1
            if seen == FEW:
                hush(page)
        elif not turn():
            page.wait_for_timeout(20)
    raise AssertionError(f"{slug}: no round came to its end")


def hush(page: Page) -> None:
    """From now on nothing is acted out, as the setting among the keys has it."""
    page.keyboard.press("?")
    page.get_by_label("Speed of what is acted out").select_option("none")
    page.keyboard.press("Escape")


def scene_of(moment: Moment) -> tuple[str, int, int] | None:
    """What is acted out at a moment: its kind, what it is about, and how far it has come."""
    if not moment["scene"]:
        return None
    kind, at, step = moment["scene"].split()
    return kind, int(at), int(step)


def scenes(kept: list[Moment]) -> list[list[Moment]]:
    """The scenes that were seen whole, with their moments, the one before and the one after."""
    found: list[list[Moment]] = []
    for before, after in pairwise(kept):
        now, last = scene_of(after), scene_of(before)
        if now is not None and (last is None or last[0] != now[0] or last[2] > now[2]):
            found.append([before])
        if now is not None or last is not None:
            found[-1].append(after)
    return found[:-1] if kept and kept[-1]["scene"] else found


def results(moment: Moment, verdict: Verdict) -> Counter[str]:
    """What a board says about who has what."""
    found = Counter[str]()
    for part, shown in verdict.shown.items():
        found.update(re.findall(shown, moment["parts"].get(part, "")))
    return found


def check_scene(moments: list[Moment], verdict: Verdict) -> None:
    """Nothing is asked, and nobody learns how it comes out before it has."""
    acted = [each for each in moments if each["scene"]]
    end = verdict.step or max(step for _, _, step in filter(None, map(scene_of, acted)))
    for before, after in pairwise([moments[0], *acted]):
        check_prompt(after, verdict, end)
        assert not after["title"].startswith("●"), after
        assert after["asked"] == [], after
        assert after["slip"] == "", after
        kind, _, step = scene_of(after) or ("", 0, 0)
        if kind in UNDECIDED or step == end:
            continue
        assert after["progress"] == moments[0]["progress"], after
        assert not results(after, verdict) - results(before, verdict), (before, after)
        assert not re.search(verdict.told, "\n".join(news(before, after))), after


def check_prompt(moment: Moment, verdict: Verdict, end: int) -> None:
    """It says what is acted out, and never asks what has come out already."""
    _, _, step = scene_of(moment) or ("", 0, 0)
    is_out = step == end and re.search(verdict.told, moment["story"][-1])
    if verdict.is_prompted and is_out:
        assert re.search(verdict.told, moment["turn"]), moment
    else:
        assert any(words in moment["turn"] for words in FOREBODING), moment


def news(before: Moment, after: Moment) -> list[str]:
    """What was told between two moments, to who reads and to who listens."""
    spoken: Counter[str] = Counter(after["spoken"]) - Counter(
        before["spoken"]
    )  # old words are forgotten
    return [*after["story"][len(before["story"]) :], *spoken]


def check_steps(found: list[list[Moment]], verdict: Verdict) -> None:
    """No scene is cut that nobody has pressed: each goes on to its end, step by step."""
    for moments in found:
        steps = [step for _, _, step in filter(None, map(scene_of, moments))]
        is_left = len({(each["pressed"], each["tempo"]) for each in moments[1:]}) == 1
        is_decided = not moments[1]["scene"].startswith(UNDECIDED)
        if is_left and is_decided and moments[1]["tempo"] == "quick":
            assert steps[-1] == (verdict.step or len(set(steps)) - 1), steps


@pytest.mark.parametrize(
    ("slug", "size"),
    [*((slug, DESK) for slug in SHORT), *((slug, PHONE) for slug in BRIEF)],
    ids=[*SHORT, *(f"{slug}-phone" for slug in BRIEF)],
)
def test_nothing_is_said_or_asked_before_its_scene_and_every_round_is_summed_up(
    street: Street, slug: str, size: Any
) -> None:
    """Nor could anything be pressed that had moved a moment before; no card flies as a giant."""
    page, verdict = watched(street, slug, "quick", size), VERDICTS[slug]
    play(page, slug)
    kept = page.evaluate("kept")
    found = scenes(kept)
    assert found, "nothing was acted out"
    for moments in found:
        check_scene(moments, verdict)
    check_steps(found, verdict)
    assert page.evaluate("[...soon, ...huge]") == []
    last = [each for each in kept if each["slip"]]
    summed = last[-1]["slip"] if last else page.get_by_role("main").inner_text()
    names = page.locator("main").get_by_role("list", name="At the table").locator("[data-person]")
    for name in names.all_inner_texts():
        assert name in summed
    if last:
        assert last[-1]["reasons"], summed
        assert all(last[-1]["reasons"]), summed


def test_a_scene_is_skipped_by_a_press_and_nobody_waits_who_wants_none(street: Street) -> None:
    page = watched(street, "panstwa", "slow")
    hand = Hand(page, by_mouse)
    for _ in range(MOST):
        if page.locator("main[data-scene]").count() > 0:
            break
        if not hand.panstwa():
            page.wait_for_timeout(20)
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.locator("main[data-scene]")).to_have_count(0)
    page.evaluate("localStorage['mappamundi.tempo'] = 'none'")
    page.reload()
    expect(page.locator("main .board")).to_be_visible()
    page.evaluate(WATCH)
    play(page, "panstwa")
    assert scenes(page.evaluate("kept")) == []
    slip = page.locator("[data-part=summary]")
    expect(slip).to_be_visible()
    page.set_viewport_size(PHONE)
    page.locator("main").dispatch_event("pointerdown")
    expect(slip).to_have_count(0)
