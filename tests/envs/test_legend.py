"""Every feature has a name of its own, belongs to a group, and stays within its bounds."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from mappamundi.contract import FeatureGroup
from mappamundi.envs import Batch, feature_groups, feature_names, largest_features
from mappamundi.envs.stepper import Stepper
from mappamundi.game import GAMES

# Groups that only other options or longer games than these write in.
SELDOM = {
    "laender_toppen": {"early", "quick"},
    "pingvasion": {"deck", "gone"},
    "countries": {"guessed"},
}
STEPS = 400
SLUGS = tuple(GAMES)


@pytest.mark.parametrize("slug", SLUGS)
def test_every_feature_has_a_name_and_a_bound(slug: str) -> None:
    """That groups fit the features is a law, `mappamundi.testing.groups`."""
    game = GAMES[slug]
    assert len(set(feature_names(game))) == len(largest_features(game)) == game.features.FEATURES


@pytest.mark.parametrize("slug", SLUGS)
def test_real_games_reach_every_group_and_exceed_none(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("mappamundi.envs.batch.stepper_of", lambda game: Stepper(game, False))
    batch = Batch(slug, 1, seed=3)
    most = np.zeros_like(batch.features[0])
    for _ in range(STEPS):
        np.maximum(most, batch.features[0], out=most)
        batch.step(batch.random_actions())
    assert (most <= largest_features(batch.game)).all()
    silent = {each.name for each in feature_groups(batch.game) if not reached(each, most)}
    assert silent <= SELDOM.get(slug, set())


def reached(group: FeatureGroup, most: npt.NDArray[np.int16]) -> bool:
    return bool(most[group.first : group.first + len(group.cells)].any())


def test_names_say_what_and_whose() -> None:
    names = feature_names(GAMES["null_nichtig"])
    batch = Batch("null_nichtig", 4, seed=1)
    held = {names[cell] for cell in np.flatnonzero(batch.features[0]) if cell < 65}
    known, seat = batch.known(0), int(batch.seat[0])
    legal = {batch.game.write(known, seat, int(each)) for each in np.flatnonzero(batch.legal[0])}
    assert {name.replace("held", "lay") for name in held} == legal
