"""Matches and batches in a notebook: a picture of what one seat knows, and of nothing else."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from xml.etree import ElementTree

import numpy as np
import pytest

from mappamundi.envs import Batch
from mappamundi.game import GAMES
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.notebook import picture
from mappamundi.record import SPECTATOR

SVG = "{http://www.w3.org/2000/svg}"
LIBRARIES = {"mappamundi", "numpy", "msgspec", "typing_extensions"}


def words(svg: str) -> str:
    """All that is written in a picture; it must be well-formed."""
    (matrix,) = (
        each
        for each in ElementTree.fromstring(svg).iter(f"{SVG}g")
        if "matrix" in each.get("class", "")
    )
    return "\n".join("".join(each.itertext()) for each in matrix.iter(f"{SVG}text")).replace(
        "\xa0", " "
    )


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_draws_itself_from_deal_to_end(slug: str) -> None:
    match, chance = Match.start(slug, nature=Fast(5)), Random(5)
    assert GAMES[slug].title in words(match._repr_html_())
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, chance.choice(match.legal(seat)))
    assert GAMES[slug].title in words(match._repr_html_())


def test_the_hand_of_who_is_asked_is_shown_and_no_other() -> None:
    match = Match.start("null_nichtig", 3, nature=Fast(1))
    game, seat = match.game, match.waiting[0]
    own = picture(game, match.known(seat), seat, match.log.seats)
    assert match._repr_html_() == own
    shown = words(own)
    assert all(f"{number}" in shown for number in range(len(match.legal(seat))))
    others = picture(game, match.known(SPECTATOR), SPECTATOR, match.log.seats)
    assert len(words(others)) < len(shown)


def test_it_fetches_nothing_and_names_are_harmless() -> None:
    match = Match.start("panstwa", ["<script>alert(1)</script>", "{width}"], nature=Fast(1))
    drawn = match._repr_html_()
    assert "<script>" not in drawn
    assert "url(http" not in drawn
    assert "@import" not in drawn
    ElementTree.fromstring(drawn)


def test_a_batch_shows_its_first_games() -> None:
    batch = Batch("panstwa", 64, seats=2, seed=3)
    assert "Państwa × 64" in batch._repr_html_()
    assert batch._repr_html_().count("<svg") == 2
    before = np.array(batch.features)
    batch._repr_html_()
    assert (batch.features == before).all()


def test_an_import_brings_only_what_every_game_needs() -> None:
    """Rich, Fluent, Numba and all others wait until somebody asks for what they do."""
    code = (
        "import sys; before = set(sys.modules); import mappamundi\n"
        "new = {name.partition('.')[0] for name in set(sys.modules) - before}\n"
        "print(*sorted(name for name in new if name not in sys.stdlib_module_names))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(said.stdout.split()) <= LIBRARIES
