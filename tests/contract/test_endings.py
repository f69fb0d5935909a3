"""Every way a game can end has a fixture, and it still ends that way."""

from __future__ import annotations

import pytest
from contract import endings
from contract.worlds import laws

from mappamundi.game import GAMES
from mappamundi.log import replay

ENDINGS = [(slug, name) for slug in GAMES for name in laws(slug).ENDINGS]


@pytest.mark.parametrize(("slug", "name"), ENDINGS)
def test_a_game_ends_so_and_with_the_same_result(slug: str, name: str) -> None:
    ending = endings.load(slug, name)
    _, _, ends_so = laws(slug).ENDINGS[name]
    final = replay(ending.log)
    assert GAMES[slug].rules.waiting(final) == 0
    assert ends_so(final)
    assert endings.Ending.of(ending.log) == ending


@pytest.mark.parametrize("slug", GAMES)
def test_every_fixture_is_an_ending(slug: str) -> None:
    kept = {path.stem for path in (endings.FOLDER / slug).glob("*.json")}
    assert kept == set(laws(slug).ENDINGS)
