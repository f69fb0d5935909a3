"""Chance: draws are uniform from every source, imagined worlds all equally likely."""

from __future__ import annotations

from collections import Counter

import pytest
from contract.games import HELD  # noqa: F401
from hypothesis import given
from hypothesis import strategies as st

from mappamundi.draws import draw, stream
from mappamundi.nature import SECRET_BYTES, Fast, Scripted, Secure, commitment, secret_draw
from mappamundi.testing.chance import *  # noqa: F403
from mappamundi.testing.chance import SPREADS, surplus
from mappamundi.testing.held import pytest_generate_tests  # noqa: F401


@pytest.mark.parametrize("outcomes", [2, 3, 13, 52, 65, 90])
@pytest.mark.parametrize("source", ["fast", "secure"])
def test_draws_are_uniform(source: str, outcomes: int) -> None:
    nature = Fast(1) if source == "fast" else Secure(bytes(range(256)))
    counts = Counter(nature.draw(outcomes) for _ in range(40_000))
    assert surplus([counts[i] for i in range(outcomes)]) < SPREADS


def test_neighbouring_draws_games_and_seeds_are_unrelated() -> None:
    """Pairs of draws that differ by one in counter, stream or seed fill the square evenly."""
    pairs = {
        "counter": lambda i: (draw(stream(1, 0), i, 13), draw(stream(1, 0), i + 1, 13)),
        "stream": lambda i: (draw(stream(1, i), 0, 13), draw(stream(1, i + 1), 0, 13)),
        "seed": lambda i: (draw(stream(i, 0), 0, 13), draw(stream(i + 1, 0), 0, 13)),
    }
    for name, pair in pairs.items():
        counts = Counter(pair(i) for i in range(60_000))
        cells = [counts[a, b] for a in range(13) for b in range(13)]
        assert surplus(cells) < SPREADS, name


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**40), st.integers(1, 2**20))
def test_a_draw_is_one_of_its_outcomes(seed: int, counter: int, outcomes: int) -> None:
    assert 0 <= draw(stream(seed, counter), counter, outcomes) < outcomes
    assert 0 <= secret_draw(seed.to_bytes(8, "big"), counter, outcomes) < outcomes


def test_a_secret_covers_every_order_and_is_committed_to() -> None:
    one, other = Secure(), Secure()
    assert len(one.secret) == SECRET_BYTES
    assert one.secret != other.secret
    assert one.commitment == commitment(one.secret) != other.commitment
    again = Secure(one.secret, drawn=3)
    drawn = [one.draw(65) for _ in range(10)]
    assert [again.draw(65) for _ in range(7)] == drawn[3:]


def test_a_script_says_what_is_drawn_and_is_held_to_the_outcomes() -> None:
    script = Scripted([2, 5])
    assert script.draw(3) == 2
    with pytest.raises(ValueError, match="5"):
        script.draw(5)
