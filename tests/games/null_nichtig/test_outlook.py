"""What a view says of piles, and of a trick that is not over yet."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import position

from mappamundi import Match
from mappamundi.games.null_nichtig import GAME, rules
from mappamundi.games.null_nichtig.cards import CARD_OF
from mappamundi.games.null_nichtig.outlook import Outlook
from mappamundi.games.null_nichtig.present import View, public, view
from mappamundi.games.null_nichtig.rules import State
from mappamundi.nature import Fast
from mappamundi.record import NONE, SPECTATOR


def seen(s: State, seat: int) -> View:
    return view(GAME.known(s, seat), seat)


def test_trick_as_it_lies() -> None:
    """§4.3, §4.4 The best card so far would take all cards so far, its own one first."""
    s = position("seats 3, lead 0, table 0:g4 1:g10, hand 2: b1 y11, pile 1: r3")
    everybody = [seen(s, viewer).taking for viewer in (0, 1, 2, SPECTATOR)]
    assert everybody == 4 * [Outlook(1, [None, "g4", None, "r3", None], 7)]


def test_trick_after_each_card() -> None:
    """§4.4 What is stacked after the own card covers it, and of equals the first is higher."""
    s = position("seats 3, lead 0, table 0:g4 1:g10, hand 2: g0a y11 b10, pile 2: g7")
    outlooks = seen(s, 2).outlooks
    assert outlooks["g0a"] == Outlook(1, [None, "g4", None, None, None], 4)
    assert outlooks["y11"] == Outlook(2, [None, "g10", None, None, "y11"], 21)
    assert outlooks["b10"].seat == 1, "the first of equals is higher"


def test_only_whose_turn_it_is_looks_ahead() -> None:
    """§8.1 What others could play is theirs to know."""
    s = position("seats 3, lead 0, table 0:g4, hand 1: b1, hand 2: y11")
    assert seen(s, 1).outlooks.keys() == {"b1"}
    assert seen(s, 2).outlooks == seen(s, SPECTATOR).outlooks == {}


def test_no_trick_no_outlook() -> None:
    """Before the lead nothing is taken; after it the leader's own card is."""
    s = position("seats 3, lead 0, hand 0: b1")
    assert seen(s, 0).taking is None
    assert seen(s, 0).outlooks == {"b1": Outlook(0, ["b1", None, None, None, None], 1)}


@pytest.mark.parametrize("seats", [3, 6])
def test_piles_are_what_was_stacked(seats: int) -> None:
    """§8.2 In every position the piles have the tops and the heights that count."""
    match = Match.start("null_nichtig", seats, nature=Fast(5))
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
        for side in seen(match._state, SPECTATOR).sides:
            assert [pile[-1] if pile else None for pile in side.piles] == side.tops
            assert [len(pile) for pile in side.piles] == side.heights


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_outlooks_are_what_the_rules_do(seats: int) -> None:
    """§4.3, §4.4 A card that ends a trick does what was said before; the others would, if no
    more were played."""
    match = Match.start("null_nichtig", seats, nature=Fast(6))
    while not match.is_over:
        seat, s = match.waiting[0], match._state
        outlooks = seen(s, seat).outlooks
        for card, expected in outlooks.items():
            after = s.copy()
            rules.apply(after, seat, CARD_OF[card])
            if after.table[after.lead] == NONE and after.phase == rules.PLAY:
                side = seen(after, SPECTATOR).sides[after.lead]
                assert expected == Outlook(after.lead, side.tops, side.showing)
            elif after.phase == rules.PLAY:
                assert expected == seen(after, SPECTATOR).taking
        match.act(seat, match.legal(seat)[0])


def test_a_team_shares_its_place() -> None:
    """§6.3 Whoever has most points is behind if the partner has few."""
    s = position("seats 4, teams 1, lead 0, total 0:30 1:20 2:0 3:20")
    assert [side.place for side in seen(s, SPECTATOR).sides] == [2, 1, 2, 1]


def test_places_change_for_those_whose_piles_did_not() -> None:
    """What is reused of an earlier view is never an old place."""
    s = position("seats 3, lead 0, table 0:g4 1:g10, hand 2: b1, pile 0: b5")
    earlier = public(s)
    s.top[1][0] = CARD_OF["b11"]
    s.height[1][0] += 1
    later = public(s, earlier)
    assert [side.place for side in later.sides] == [2, 1, 3]
