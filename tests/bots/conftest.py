"""Settings of the bots' tests."""

from __future__ import annotations

import pytest
from bots.checked import checked_engine


@pytest.fixture(autouse=True)
def _every_index_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in ("searcher", "weigher"):
        monkeypatch.setattr(f"mappamundi.bots.{bot}.engine_of", checked_engine)
