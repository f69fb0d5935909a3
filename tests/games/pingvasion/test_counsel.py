"""Why a master would do that: a hand that is worth as much as before is not compared."""

from __future__ import annotations

import pytest
from games.pingvasion.positions import position

from mappamundi.games.pingvasion.counsel import counsel
from mappamundi.games.pingvasion.notation import CARD_OF

REASONS = {
    # Nobody is anywhere: without two cards the hand is worth nothing, as it was.
    "pass, hand 0: a4a a5a a6a a7a": "pingvasion-reason-pass-even",
    # The last card of an area goes there: the majority is won, and nothing is left to count.
    "play, hand 0: a4a d5a": "pingvasion-reason-majority-even",
    # Its other card counts from now on.
    "play, hand 0: a4a a5a": "pingvasion-reason-majority",
    # Somebody is stronger there, and stays so.
    "play, hand 0: a4a d5a, tableau 1: a9a": "pingvasion-reason-spare-even",
}


@pytest.mark.parametrize("text", REASONS)
def test_a_hand_that_is_worth_as_much_as_before_is_not_compared(text: str) -> None:
    told = counsel(position(f"seats 3, {text}"), 0, [CARD_OF[0]["a4a"]])
    assert told.message == REASONS[text]
    assert ("before" in told.arguments) == (not told.message.endswith("-even"))
