"""What may be seen while something is acted out: no more than has come out by then."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from typing import Any


@dataclass(frozen=True)
class Verdict:
    """What the scenes of a game decide: how it is told, and what of it stands on the board."""

    told: str  # in a sentence of the story, as a pattern
    shown: dict[str, str]  # part of the board -> what there is a verdict, as a pattern
    step: int | None = None  # at which it comes out; None for the last one of a scene, whichever
    is_prompted: bool = False  # it takes the place of what is asked
    hidden: tuple[tuple[str, str, int], ...] = ()  # part, pattern: not there at all before a step
    counted: str = ""  # a part whose number grows by one a step


VERDICTS = {
    "null_nichtig": Verdict(
        "took the trick",
        {"others": r"\d+ points", "piles": r"\d+ points", "trick": "★|went to"},
        step=2,
        is_prompted=True,
        hidden=(("trick", "★|went to", 2),),
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
        hidden=(("turned", "… ✗", 99),),
        counted="learned",
    ),
    "pingvasion": Verdict(
        "will choose",
        {"areas": r"\d+♛|goes last", "stage": "chooses"},
        step=3,
        hidden=(("stage", "✗", 2),),
    ),
    "panstwa": Verdict(" turned ", {"seats": r"\d+|★"}, step=5),
}
HELD = ("hand", "tiles")  # parts where no card is new before it is handed out
PASSING = {"doubt", "split", "taker"}  # parts that are there only while somebody decides
FOREBODING = (
    "turned up", "Whose trick", "counted", "turned over", "dice roll", "handed out",
    "has brought", "destroyed",
)  # all that is said  # fmt: skip
UNDECIDED = ("roll", "deal", "ends")  # kinds of scenes that decide nothing
Moment = dict[str, Any]


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


def results(moment: Moment, part: str, shown: str) -> list[str]:
    """What a part of a board says about who has what, in the order of who it is about."""
    return re.findall(shown, moment["parts"].get(part, ""))


def is_among(found: list[str], earlier: list[str]) -> bool:
    """Is nothing new among them, and nothing in the place of another?"""
    rest = iter(earlier)
    return all(each in rest for each in found)


def number(moment: Moment, part: str) -> int:
    """The number that a part of a board gives."""
    return int("0" + "".join(results(moment, part, r"\d")))


def check_scene(moments: list[Moment], verdict: Verdict, end: int) -> None:
    """Nothing is asked, and nobody learns how it comes out before it has."""
    acted = [each for each in moments if each["scene"]]
    for before, after in pairwise([moments[0], *acted]):
        check_prompt(after, verdict, end)
        assert not after["title"].startswith("●"), after
        assert after["asked"] == [], after
        assert after["slip"] in ("", moments[0]["slip"]), after
        kind, _, step = scene_of(after) or ("", 0, 0)
        if kind == "deal":
            check_deal(after, moments[-1])
        if kind in UNDECIDED or step == end:
            continue
        assert after["progress"] == moments[0]["progress"], after
        assert not re.search(verdict.told, "\n".join(news(before, after))), after
        check_board(before, after, verdict, step)


def check_board(before: Moment, after: Moment, verdict: Verdict, step: int) -> None:
    """Nothing on the board says more than was acted out."""
    for part, shown in verdict.shown.items():
        assert is_among(results(after, part, shown), results(before, part, shown)), (before, after)
    for part, pattern, first in verdict.hidden:
        assert step >= first or not results(after, part, pattern), after
    if verdict.counted:
        most = number(before, verdict.counted) + min(step, 1)
        assert number(after, verdict.counted) <= most, after
    for part in HELD:
        cards = [Counter(each["parts"].get(part, "").split()) for each in (before, after)]
        assert not cards[1] - cards[0], (before, after)


def check_deal(dealt: Moment, after: Moment) -> None:
    """While cards are handed out the board is already what it will be, and no other."""
    if not after["scene"]:
        assert dealt["parts"].keys() ^ after["parts"].keys() <= PASSING, (dealt, after)


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
    old: Counter[str] = Counter(before["spoken"])  # old words are forgotten
    spoken: Counter[str] = Counter(after["spoken"])
    return [*after["story"][len(before["story"]) :], *(spoken - old)]
