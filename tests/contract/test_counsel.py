"""Every decision can be given a reason, in every language, from what its seat knows alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from contract.games import HELD, SETUPS  # noqa: F401
from hypothesis import given, settings

from mappamundi.game import GAMES
from mappamundi.narrator import Narrator
from mappamundi.record import NATURE
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.testing import Setup, moments
from mappamundi.testing.held import SEEDS, pytest_generate_tests  # noqa: F401
from mappamundi.testing.secrecy import another_world
from mappamundi.testing.worlds import Moment
from mappamundi.told import Told

EVERY = 3  # of how many decisions one is looked at


def decisions(setup: Setup, seed: int) -> Iterator[Moment]:
    """Some decisions of a random game."""
    all_of_them = [each for each in moments(setup, seed) if each.actor != NATURE]
    yield from all_of_them[::EVERY]


def reason(setup: Setup, state: Any, here: Moment) -> Told:
    assert setup.game.counsel is not None
    return setup.game.counsel(setup.game.known(state, here.actor), here.actor, [here.action])


@settings(max_examples=1)
@given(seed=SEEDS)
def test_a_reason_follows_from_what_is_known(setup: Setup, seed: int) -> None:
    """No secret in it, and asking for it changes nothing."""
    for here in decisions(setup, seed):
        before = here.state.copy()
        told = reason(setup, here.state, here)
        world = another_world(setup.game, here.state, here.actor, seed)
        assert reason(setup, world, here) == told
        assert here.state == before


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_reason_is_a_sentence(slug: str, spoken: str) -> None:
    setup = next(each for each in SETUPS if each.slug == slug)
    narrator = Narrator(Speech(spoken), ["Ada", "Ben", "Eva", "Max", "Pia", "Tom"])
    said = {narrator.tell(reason(setup, here.state, here)) for here in decisions(setup, 5)}
    assert said
    assert not [text for text in said if not text.endswith(".") or "{" in text]
