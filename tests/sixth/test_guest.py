"""A game of somebody else is known by its name, and not among those offered."""

from __future__ import annotations

import pickle
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import sixth
from mappamundi.errors import UnknownGame
from mappamundi.fitting import Misfit
from mappamundi.game import GAMES, SLUGS
from mappamundi.register import Games

GAME = GAMES.add("sixth")


def test_it_is_known_by_its_name_and_not_offered() -> None:
    assert GAMES["high_card"] is GAME is GAMES.add("sixth")
    assert "high_card" in GAMES
    assert list(GAMES) == list(SLUGS)
    with pytest.raises(UnknownGame):
        Games(SLUGS)["high_card"]


def test_a_name_means_one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sixth, "GAME", replace(GAME, slug="panstwa"))
    with pytest.raises(Misfit, match="there is a game of that name"):
        GAMES.add("sixth")


def test_an_installed_package_offers_one_by_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mappamundi.register.offered", lambda group: {"high_card": "sixth"})
    games = Games(SLUGS)
    assert "high_card" in games
    assert games["high_card"] is GAME


def test_another_process_knows_it_when_it_is_sent_there() -> None:
    script = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()).title)"
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=pickle.dumps(GAME),
        env={"PYTHONPATH": str(Path(sixth.__file__).parents[1])},
        capture_output=True,
        check=True,
        timeout=120,
    )
    assert done.stdout.decode().strip() == GAME.title
