"""§5, §6: splitting tricks, laying jokers."""

from __future__ import annotations

from itertools import product

import pytest
from games.laender_toppen.positions import CARD_OF, after, legal, piles, position, scores, waiting

from mappamundi.games.laender_toppen import GAME
from mappamundi.games.laender_toppen.rules import DEAL, JOKERS
from mappamundi.record import HIDDEN, SPECTATOR

TRICK = {1: "0:FR 1:BR 2:CN"}  # China takes it
HOME = {"FR": "eu", "BR": "sa", "CN": "as"}


def test_two_cards_are_one_and_one() -> None:
    """L30 L62 §5.1 §5.3 The second goes where it must, without being asked for."""
    for first, second in (("eu", "closed"), ("closed", "as")):
        s = after(position(2, {1: "0:FR 1:CN"}), f"1 lay FR {first}")
        assert s.phase == DEAL
        assert piles(s, 1) == {first: "FR", second: "CN"}


@pytest.mark.parametrize("kinds", list(product(("open", "closed"), repeat=3)))
def test_three_cards_in_every_way_but_two(kinds: tuple[str, ...]) -> None:
    """L30 §5.1 At least one open and one closed; the rest as one likes."""
    s = position(3, TRICK)
    for card, kind in zip(HOME, kinds, strict=True):
        if waiting(s) == (2,):
            after(s, f"2 lay {card} {HOME[card] if kind == 'open' else 'closed'}")
    closed = {card for card, kind in zip(HOME, kinds, strict=True) if kind == "closed"}
    if len(closed) in (0, 3):
        closed ^= {"CN"}  # the last card was not asked for
    assert set(piles(s, 2)["closed"].split()) == closed


def test_the_last_card_is_asked_for_when_it_is_free() -> None:
    """L30 §5.3"""
    s = after(position(3, TRICK), "2 lay FR eu", "2 lay BR closed")
    assert legal(s, 2) == {"lay CN as", "lay CN closed"}


def test_a_split_may_be_changed_until_it_is_complete() -> None:
    """X7 L64 §5.3 Others watch; the next field is still face down."""
    s = position(3, TRICK)
    before = s.to_bytes()
    after(s, "2 lay FR eu")
    assert GAME.known(s, 0).sealed[2][0] == s.sealed[2][0] != HIDDEN
    after(s, "2 take back")
    assert s.to_bytes() == before


def test_a_closed_card_is_a_point() -> None:
    """L31 §8.5 Whichever it is, and whoever has most of its continent."""
    s = position(3, {}, {0: "closed MC AQ RU", 1: "eu FR DE"}, is_last=True)
    assert scores(s) == [3, 2, 0]


def test_an_open_card_lies_on_its_own_continent() -> None:
    """L32 §5.4"""
    s = position(3, TRICK)
    assert legal(s, 2) == {"lay FR eu", "lay FR closed"}


def test_cards_on_piles_are_never_asked_about_again() -> None:
    """L33 §5.4 But for Russia and Turkey before the score."""
    s = after(position(3, {**TRICK, 2: "0:DE"}), "2 lay FR eu", "2 lay BR sa")
    assert legal(s, 2) == set()
    assert legal(s, 0) == {"lay DE eu", "lay DE closed"}


def test_what_lies_closed_is_known() -> None:
    """L34 X5 §5.5 Everybody saw the trick and what was laid open of it."""
    s = after(position(3, TRICK), "2 lay FR eu", "2 lay BR sa")
    for viewer in (0, SPECTATOR):
        view = GAME.present.view(GAME.known(s, viewer), viewer)
        assert view.sides[2].closed == ["CN"]


def test_a_joker_waits_until_the_trick_is_split() -> None:
    """L40 §6.1 And the next field waits for the joker."""
    s = position(3, {1: "0:FR 1:J1 2:CN", 2: "0:DE"})
    after(s, "2 lay FR eu")
    assert s.phase == JOKERS
    assert s.field == 0
    assert waiting(s) == (1,)
    after(s, "1 lay J1 eu")
    assert s.field == 1


def test_a_joker_may_begin_a_pile_beside_another() -> None:
    """L41 §6.2 Either of its continents, whatever lies there already."""
    s = position(2, {1: "0:J1"}, {0: "eu FR"})
    assert legal(s, 0) == {"lay J1 eu", "lay J1 sa"}
    assert piles(after(s, "0 lay J1 sa"), 0) == {"sa": "J1", "eu": "FR"}


def test_a_joker_is_never_closed() -> None:
    """L42 §6.2"""
    for joker in ("J1", "J4", "J8"):
        s = position(2, {1: f"0:{joker}"})
        assert len(legal(s, 0)) == 2
        assert f"lay {joker} closed" not in legal(s, 0)


def test_several_jokers_are_laid_at_once() -> None:
    """L43 X2 §6.3 Sealed, until the last of their owners has chosen."""
    s = position(3, {12: "0:J1 1:FR 2:J2"})
    after(s, "1 lay FR eu")
    assert waiting(s) == (0, 2)
    after(s, "2 lay J2 na")
    for viewer in (0, 1, SPECTATOR):
        assert GAME.known(s, viewer).sealed[2][0] == HIDDEN
    assert piles(s, 2) == {}
    after(s, "0 lay J1 sa")
    assert piles(s, 2) == {"na": "J2"}
    assert s.where[CARD_OF["J1"]] >= 0
