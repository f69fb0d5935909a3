"""A finished game looked back on in JavaScript: every judgement is Python's."""

from __future__ import annotations

import json
from typing import Any

import pytest
from contract.test_tables_at_the_edge import ROOT, engine, run

from mappamundi.analysis import analyst, curve, trier
from mappamundi.compiling import can_compile
from mappamundi.log import loads
from mappamundi.testing.worlds import FULL

# A game that searches, one that reckons, one about the world, and one whose network is asked,
# which Python does only where it can compile.
FINISHED = {"panstwa": "two-seats", "countries": "won"} | (
    {"laender_toppen": "quick"} if FULL else {}
)
if can_compile():
    FINISHED["null_nichtig"] = "rounds"
ROUNDS, AGAIN, GAMES_ON = (
    4,
    2,
    96,
)  # of those who look back in a browser, which is in less of a hurry here
__all__ = ["engine"]


@pytest.mark.parametrize("slug", FINISHED)
def test_a_game_is_looked_back_on_as_in_python(
    engine: None, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trier, "ROUNDS", ROUNDS)
    monkeypatch.setattr(trier, "AGAIN", AGAIN)
    monkeypatch.setattr(curve, "GAMES_ON", GAMES_ON)
    path = ROOT / "tests" / "fixtures" / slug / f"{FINISHED[slug]}.json"
    text = json.dumps(json.loads(path.read_text(encoding="utf-8"))["log"]).encode()
    told: dict[str, Any] = json.loads(run("looking.ts", input=text))
    wanted = analyst.analyse(loads(text))
    assert len(wanted.decisions) > 0
    for found, each in zip(told["decisions"], wanted.decisions, strict=True):
        assert (found["seat"], found["move"]) == (each.seat, each.move)
        assert (found["mark"], found["better"]) == (each.mark, each.better)
        assert found["cost"] == pytest.approx(each.cost)
    # In a browser draws in a row are one step of the replay, and one point.
    points = iter(wanted.open_cards)
    for chances in told["curve"]:
        assert any(point.chances == pytest.approx(chances) for point in points)
