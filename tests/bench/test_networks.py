"""`scripts/bench networks`: what is asked is the network of the package, on both sides."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from benchmarks.asked import POSITIONS, hand_over, positions, prepared
from benchmarks.networks import agreement
from mappamundi.bots.networks.asking import ANSWER
from mappamundi.bots.networks.learned import adviser_of
from mappamundi.bots.networks.weights import has_network
from mappamundi.game import GAMES

SLUGS = [slug for slug in GAMES if has_network(GAMES[slug])]


@pytest.mark.parametrize("slug", SLUGS)
def test_what_a_peer_is_given_is_the_same_network(slug: str, tmp_path: Path) -> None:
    """Counted in fractions as a framework would, it answers what ours answers in whole numbers."""
    ours = hand_over(slug, str(tmp_path))
    kept = np.load(tmp_path / f"{slug}.npz")
    assert kept["shown"].shape == (POSITIONS, GAMES[slug].features.FEATURES)
    cells = np.maximum(kept["shown"] @ kept["first"] + kept["first_bias"], 0)
    for weights, bias in zip(kept["deeper"], kept["deeper_bias"], strict=True):
        cells = cells + np.maximum(cells @ weights + bias, 0)
    theirs = (cells @ kept["answers"] + kept["answers_bias"]) * (1 << ANSWER)
    same, gap = agreement(ours, theirs.tolist())
    assert same > 0.95
    assert gap < 0.01
    assert agreement(ours, ours[::-1])[0] < 0.9  # positions differ, or it would say nothing


@pytest.mark.parametrize("slug", SLUGS[-1:])
def test_what_is_timed_are_the_answers_that_a_bot_gets(slug: str) -> None:
    game = GAMES[slug]
    ask, adviser = prepared(slug)
    assert ask() == POSITIONS
    known, seat = positions(game)[-1]
    actions = game.legal(known, seat)
    likings, _ = adviser_of(game).ask(known, seat, actions)
    assert adviser.arrays["likings"][: len(actions)].tolist() == likings
    assert len(set(likings)) > 1
