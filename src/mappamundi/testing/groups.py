"""Groups: every feature of a game that names them has a name of its own, and keeps its bounds."""

from __future__ import annotations

from hypothesis import given

from mappamundi.game import Game
from mappamundi.testing.held import SEEDS, Held, tries
from mappamundi.testing.worlds import Setup, moments


def test_groups_lie_side_by_side_and_name_every_feature(names: Held) -> None:
    game, cell = names.game, 0
    for group in game.groups:
        assert group.first == cell
        cell += len(group.cells)
    assert cell == game.features.FEATURES
    cells = [name for group in game.groups for name in group.cells]
    assert len(set(cells)) == len(cells)
    assert max(group.largest for group in game.groups) == game.bounds.LARGEST_FEATURE


@tries(1)
@given(seed=SEEDS)
def test_no_feature_is_larger_than_its_group(named: Setup, seed: int) -> None:
    largest = [group.largest for group in named.game.groups for _ in group.cells]
    for here in list(moments(named, seed))[::5]:
        for seat in range(named.seats):
            row = features_of(named.game, here.state, seat)
            assert all(0 <= cell <= most for cell, most in zip(row, largest, strict=True))


def features_of(game: Game, state: object, seat: int) -> list[int]:
    row = [0] * game.features.FEATURES
    game.features.features(game.known(state, seat), seat, row)
    return row
