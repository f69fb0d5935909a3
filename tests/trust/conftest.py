"""How much is tried: enough for every change, or what TRUST publishes."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from server.servers import Running
from trust.company import UNLIMITED

IS_FULL = os.environ.get("MAPPAMUNDI_FULL") == "1"


@pytest.fixture
def often() -> Callable[[int, int], int]:
    """How often: for every change, and for the published figure."""
    return lambda always, fully: fully if IS_FULL else always


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[..., Running]]:
    """Starts a server without the limits that would hold up a crowd from one address."""
    started: list[Running] = []

    def start(**settings: Any) -> Running:
        store = f"sqlite:///{tmp_path / 'tables.db'}"
        server = Running(tmp_path, store, **{**UNLIMITED, **settings})
        started.append(server)
        server.start()
        return server

    yield start
    for server in started:
        assert server.stop() == 0


@pytest.fixture
def figures() -> Callable[..., None]:
    """Where a test writes what it has measured, for `scripts/bench trust`."""
    path = os.environ.get("MAPPAMUNDI_FIGURES")

    def note(claim: str, **numbers: Any) -> None:
        if path:
            with Path(path).open("a", encoding="utf-8") as file:
                file.write(json.dumps({"claim": claim, **numbers}) + "\n")

    return note
