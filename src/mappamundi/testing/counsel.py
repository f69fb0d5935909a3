"""Counsel: every decision can be given a reason, in every language, from what its seat knows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from mappamundi.narrator import Narrator
from mappamundi.record import NATURE
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.testing.held import SEEDS, Held, tries
from mappamundi.testing.secrecy import another_world
from mappamundi.testing.worlds import Moment, Setup, moments, setups
from mappamundi.told import Told

EVERY = 3  # of how many decisions one is looked at


def decisions(setup: Setup, seed: int) -> Iterator[Moment]:
    """Some decisions of a random game."""
    all_of_them = [each for each in moments(setup, seed) if each.actor != NATURE]
    yield from all_of_them[::EVERY]


def reason(setup: Setup, state: Any, here: Moment) -> Told:
    assert setup.game.counsel is not None
    return setup.game.counsel(setup.game.known(state, here.actor), here.actor, [here.action])


@tries(1)
@given(seed=SEEDS)
def test_a_reason_follows_from_what_is_known(advised: Setup, seed: int) -> None:
    """No secret in it, and asking for it changes nothing."""
    for here in decisions(advised, seed):
        before = here.state.copy()
        told = reason(advised, here.state, here)
        world = another_world(advised.game, here.state, here.actor, seed)
        assert reason(advised, world, here) == told
        assert here.state == before


def test_every_reason_is_a_sentence_in_every_language(advises: Held) -> None:
    setup = setups(advises.slug)[0]
    reasons = [reason(setup, here.state, here) for here in decisions(setup, 5)]
    for language in LANGUAGES:
        narrator = Narrator(Speech(language), ["Ada", "Ben", "Eva", "Max", "Pia", "Tom"])
        said = {narrator.tell(each) for each in reasons}
        assert said
        assert not [text for text in said if not text.endswith(".") or "{" in text]
