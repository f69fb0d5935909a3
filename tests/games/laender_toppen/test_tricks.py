"""§4: turning up the fields, who takes, ties."""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import (
    CARD_OF,
    after,
    legal,
    piles,
    position,
    removed,
    scores,
    waiting,
)

from mappamundi.errors import IllegalAction
from mappamundi.games.laender_toppen import GAME, rules
from mappamundi.games.laender_toppen.facts import VALUE
from mappamundi.games.laender_toppen.rules import DEAL, JOKERS, TRICK, beats, takers
from mappamundi.match import Match
from mappamundi.record import HIDDEN, SPECTATOR


def test_fields_are_turned_up_in_order() -> None:
    """L20 §4.1 Area above, area below, height above and so on, to the product below."""
    s = position(2, dict.fromkeys((1, 2, 3, 12), "0:FR"))
    for field, card in ((1, "FR"), (2, "FR"), (3, "FR"), (12, "FR")):
        assert s.field + 1 == field
        s.strip[0][s.field] = CARD_OF[card]
        GAME.do(s, 0, GAME.legal(s, 0)[0])
    assert s.phase == DEAL


def test_above_the_highest_below_the_lowest() -> None:
    """L21 §4.2 The two fields of a category are two tricks with cards of their own."""
    s = position(3, {1: "0:FR 1:RU 2:MC", 2: "0:DE 1:CA 2:MT"})
    assert s.field == 0
    assert waiting(s) == (1,)
    after(s, "1 lay FR eu", "1 lay RU closed", "1 lay MC closed")
    assert s.field == 1
    assert waiting(s) == (2,)
    assert piles(s, 1) == {"eu": "FR", "closed": "MC RU"}
    after(s, "2 lay DE eu", "2 lay CA closed", "2 lay MT eu")
    assert piles(s, 2) == {"eu": "DE MT", "closed": "CA"}


def test_a_field_is_turned_up_for_all_when_the_last_trick_is_split() -> None:
    """L22 §4.1 Until then nobody knows what lies on it."""
    s = position(3, {1: "0:FR 1:RU 2:MC", 2: "0:DE 1:CA 2:MT"})
    for viewer in (0, 1, SPECTATOR):
        known = GAME.known(s, viewer)
        assert [row[0] for row in known.strip[:3]] == [CARD_OF[c] for c in ("FR", "RU", "MC")]
        hidden = [known.strip[seat][1] == HIDDEN for seat in range(3)]
        assert hidden == [seat != viewer for seat in range(3)]
    after(s, "1 lay FR eu", "1 lay RU closed")
    assert GAME.known(s, SPECTATOR).strip[0][1] == HIDDEN
    after(s, "1 lay MC closed")
    assert GAME.known(s, SPECTATOR).strip[0][1] == CARD_OF["DE"]


def test_frost_is_lower() -> None:
    """L23 §4.2 -49.4 is lower than -0.4, which is lower than any degrees above nought."""
    assert VALUE[2][CARD_OF["AQ"]] == -494
    assert VALUE[2][CARD_OF["MN"]] == -4
    s = position(3, {6: "0:MN 1:AQ 2:IS"})
    assert waiting(s) == (1,)
    s = position(3, {6: "0:MN 2:IS"})
    assert waiting(s) == (0,)
    s = position(3, {5: "0:MN 1:AQ"})
    assert waiting(s) == (0,)


# Austria and Israel both print 8.9 million inhabitants, Denmark and Singapore 5.9.
def test_equals_take_back_their_own_cards() -> None:
    """L24 §4.3 Each lays its card freely, sealed; the other countries leave, the joker stays."""
    s = position(5, {8: "0:AT 1:IL 2:FR 3:J1 4:DE"})
    assert waiting(s) == (0, 1)
    assert legal(s, 0) == {"lay AT eu", "lay AT closed"}
    assert legal(s, 1) == {"lay IL as", "lay IL closed"}
    after(s, "1 lay IL closed")
    assert waiting(s) == (0,)
    assert GAME.known(s, 0).sealed[1][0] == HIDDEN
    assert GAME.known(s, SPECTATOR).sealed[1][0] == HIDDEN
    after(s, "1 take back", "1 lay IL as", "0 lay AT closed")
    assert piles(s, 0) == {"closed": "AT"}
    assert piles(s, 1) == {"as": "IL"}
    assert removed(s) == "DE FR"
    assert s.phase == JOKERS
    assert waiting(s) == (3,)


def test_equals_alone_remove_nothing() -> None:
    """L25 §4.3"""
    s = position(3, {8: "0:AT 1:IL 2:J1"})
    after(s, "0 lay AT eu", "1 lay IL closed")
    assert removed(s) == ""
    assert waiting(s) == (2,)


def test_a_tie_behind_the_best_means_nothing() -> None:
    """L26 §4.3"""
    s = position(3, {7: "0:AT 1:IL 2:FR"})
    assert waiting(s) == (2,)
    after(s, "2 lay AT eu", "2 lay IL as")
    assert piles(s, 2) == {"eu": "AT", "as": "IL", "closed": "FR"}


def test_removed_cards_are_public_and_score_for_nobody() -> None:
    """L27 §4.3"""
    s = position(3, {8: "0:AT 1:IL 2:FR"})
    after(s, "0 lay AT eu", "1 lay IL closed")
    assert scores(s) == [1, 1, 0]
    for viewer in (0, 1, 2, SPECTATOR):
        assert GAME.present.view(GAME.known(s, viewer), viewer).removed == ["FR"]


def test_a_single_country_is_laid_freely() -> None:
    """L28 §4.5 Also beside jokers; and jokers alone make no trick."""
    s = position(4, {3: "0:NP 1:J1", 4: "2:J2 3:J3"})
    assert waiting(s) == (0,)
    assert legal(s, 0) == {"lay NP as", "lay NP closed"}
    after(s, "0 lay NP closed")
    assert waiting(s) == (1,)
    after(s, "1 lay J1 sa")
    assert s.field == 3
    assert s.phase == JOKERS
    assert waiting(s) == (2, 3)


def test_an_empty_field_is_passed_over() -> None:
    """L59 §4.1"""
    s = position(3, {5: "0:FR", 9: "2:DE"})
    assert s.field == 4
    after(s, "0 lay FR eu")
    assert s.field == 8
    after(s, "2 lay DE eu")
    assert s.phase == DEAL


def test_a_joker_takes_nothing() -> None:
    """L40 §4.4 It neither wins nor loses, and is no card of the trick."""
    s = position(3, {1: "0:J1 1:FR 2:DE"})
    assert waiting(s) == (1,)
    assert s.choices == 2
    assert takers(s, 0) == 1 << 1


def test_a_card_laid_stays() -> None:
    """X7 §5.4 Once the trick is split nothing can be taken back."""
    s = position(3, {1: "0:J1 1:FR 2:DE"})
    after(s, "1 lay FR eu")
    assert not GAME.can_take_back(s, 1)
    match = Match.start("laender_toppen", 3)
    with pytest.raises(IllegalAction):
        match.take_back(0)


@pytest.mark.parametrize("field", range(12))
def test_beating_is_strict(field: int) -> None:
    """L21 §4.2"""
    is_above = field % 2 == 0
    assert beats(field, 3, 2) == is_above
    assert beats(field, 2, 3) == (not is_above)
    assert not beats(field, 2, 2)
    assert rules.is_above(field) == is_above


def test_a_trick_is_in_the_order_of_the_seats() -> None:
    """L30 §5.1 The winner is asked card by card."""
    s = position(4, {1: "0:FR 1:J1 2:DE 3:CA"})
    assert s.phase == TRICK
    assert legal(s, 3) == {"lay FR eu", "lay FR closed"}
    after(s, "3 lay FR closed")
    assert legal(s, 3) == {"lay DE eu", "lay DE closed"}
