"""Every score can be asked why: its parts are told in every language and sum up to it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from contract.games import HELD, SETUPS  # noqa: F401
from hypothesis import given, settings

from mappamundi.game import GAMES
from mappamundi.narrator import Narrator
from mappamundi.record import SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.testing import Setup, moments
from mappamundi.testing.held import SEEDS, pytest_generate_tests  # noqa: F401
from mappamundi.told import Counted

EVERY = 5  # of how many states one is looked at
ROWS = ("sides", "chairs", "teams")  # what a view calls those who have points


def scores(view: Any) -> Iterator[tuple[int, list[Counted]]]:
    """The points of everybody in a view, and their parts."""
    rows = next(each for name in ROWS if (each := getattr(view, name, None)) is not None)
    for row in rows:
        yield row.points, row.why


@settings(max_examples=2)
@given(seed=SEEDS)
def test_the_parts_of_a_score_sum_up_to_it(setup: Setup, seed: int) -> None:
    game = setup.game
    states = [each.state for each in moments(setup, seed)]
    for state in [*states[::EVERY], states[-1]]:
        for viewer in (0, setup.seats - 1, SPECTATOR):
            known = game.known(state, viewer)
            for points, parts in scores(game.present.view(known, viewer)):
                assert sum(part.points for part in parts) == points


@pytest.mark.parametrize("slug", GAMES)
def test_at_the_end_the_parts_are_the_score_of_the_rules(slug: str) -> None:
    setup = next(each for each in SETUPS if each.slug == slug)
    game, state = setup.game, [each.state for each in moments(setup, 7)][-1]
    shown = list(scores(game.present.view(game.known(state, SPECTATOR), SPECTATOR)))
    for seat in range(setup.seats):
        points, parts = shown[seat]
        assert sum(part.points for part in parts) == points == game.rules.score(state, seat)


@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("slug", GAMES)
def test_every_part_is_a_sentence(slug: str, spoken: str) -> None:
    setup = next(each for each in SETUPS if each.slug == slug)
    narrator, said = Narrator(Speech(spoken), ["Ada", "Ben"]), set()
    for here in list(moments(setup, 3))[::EVERY]:
        view = setup.game.present.view(setup.game.known(here.state, 0), 0)
        said |= {narrator.tell(part.told) for _, parts in scores(view) for part in parts}
    assert said
    assert not [text for text in said if "{" in text or "-why-" in text]
