"""Settings of the tests of analyses: few games are played on, and nothing is compiled."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from mappamundi.analysis import believer, curve, playouts, trier
from mappamundi.bots import settings
from mappamundi.bots.searching import engine


@pytest.fixture(autouse=True)
def _nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for module in (engine, playouts, settings):
        monkeypatch.setattr(module, "can_compile", lambda: False)
    engine.engine_of.cache_clear()
    yield
    engine.engine_of.cache_clear()


@pytest.fixture(autouse=True)
def _little_is_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trier, "ROUND", 8)
    monkeypatch.setattr(trier, "ROUNDS", 2)
    monkeypatch.setattr(believer, "MINDS", 3)
    monkeypatch.setattr(curve, "GAMES_ON", 4)
