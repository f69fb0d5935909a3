"""Settings of the bots' tests."""

from __future__ import annotations

import pytest
from bots.checked import checked_engine


@pytest.fixture(autouse=True)
def _every_index_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.bots.searcher.engine_of", checked_engine)
