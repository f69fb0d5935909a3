"""The cards of a hand that count are those that bring its points."""

from __future__ import annotations

import pytest

from mappamundi.game import GAMES
from mappamundi.record import SPECTATOR
from mappamundi.testing import Setup, moments, setups


@pytest.mark.parametrize("setup", setups("pingvasion")[:3], ids=str)
def test_the_values_of_the_cards_that_count_are_the_points(setup: Setup) -> None:
    """§6.2 §6.3 §6.4 As far as a viewer knows them."""
    game = GAMES["pingvasion"]
    for here in list(moments(setup, 3))[::7]:
        for viewer in (0, SPECTATOR):
            view = game.present.view(game.known(here.state, viewer), viewer)
            for chair in view.chairs:
                assert set(chair.counting) <= set(chair.known)
                assert sum(int(card[1]) for card in chair.counting) == chair.points
