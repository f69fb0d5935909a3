"""§1, §2: the cards, the deal, how many one holds."""

from __future__ import annotations

from collections import Counter

import pytest
from games.pingvasion.positions import (
    held,
    next_play,
    play,
    position,
    settle,
    tableau,
)

from mappamundi.errors import BadSetup
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.facts import ABILITY, AREA, AREAS, CARDS, HIGHEST, VALUE
from mappamundi.games.pingvasion.notation import ABILITIES, CARD_IDS, DECKS
from mappamundi.record import NATURE

RULEBOOK, PRINTED = range(len(DECKS))


@pytest.mark.parametrize(
    ("deck", "copies"),
    [(RULEBOOK, [2, 2, 2, 2, 2, 2, 2, 2, 2]), (PRINTED, [1, 1, 2, 3, 4, 3, 2, 1, 1])],
)
def test_how_often_each_value_is_in_an_area(deck: int, copies: list[int]) -> None:
    """P1 §1.1 18 cards in each of five areas."""
    for area in range(AREAS):
        values = Counter(VALUE[deck][card] for card in range(CARDS) if AREA[card] == area)
        assert [values[value] for value in range(1, HIGHEST + 1)] == copies
    assert len(set(CARD_IDS[deck])) == CARDS == 90


def test_the_rulebook_deck_is_the_default() -> None:
    """P1 §1.1"""
    assert (
        GAME.start(3) == GAME.start(3, {"deck": "rulebook"}) != GAME.start(3, {"deck": "printed"})
    )
    with pytest.raises(BadSetup):
        GAME.start(3, {"deck": "tin"})


def test_which_cards_have_which_ability() -> None:
    """P2 §1.3 In each area one 1, one 2 and both 3s."""
    for deck in (RULEBOOK, PRINTED):
        wanted: dict[str, str] = {}
        for letter in "adjcm":
            wanted |= {f"{letter}1a": "ninja-twins", f"{letter}2a": "kamikaze"}
            wanted |= {f"{letter}3a": "scout", f"{letter}3b": "scout"}
        assert ABILITIES[deck] == wanted
        assert sum(ability != 0 for ability in ABILITY[deck]) == 20


def test_the_second_1_and_2_of_the_rulebook_deck_are_plain() -> None:
    """P2 §1.3"""
    s = position("seats 3, play, hand 0: a1b j4a, hand 1: a2b j4b, hand 2: d9a j5a")
    play(s, "a1b", "a2b", "d9a")
    assert s.twins == [0] * 5
    assert tableau(s, 2) == "d9a"


def test_cards_with_abilities_keep_their_value() -> None:
    """P3 §1.3 In the tableau and in the hand."""
    s = position("seats 3, round 7, play, hand 0: a1a a2a a3a, hand 1: j4a, hand 2: c4a")
    play(s, "a3a", "j4a", "c4a")
    assert s.strength[0] == [3, 0, 0, 0, 0]
    assert rules.score(s, 0) == 1 + 2


@pytest.mark.parametrize(("seats", "out"), [(2, 18), (3, 36), (4, 18), (5, 0)])
def test_cards_that_stay_out_of_the_game(seats: int, out: int) -> None:
    """P4 §1.2 18 each; the rest is never drawn."""
    s = GAME.start(seats)
    draws = 0
    while waiting := GAME.waiting(s):
        draws += waiting == (NATURE,) and s.phase in (rules.DEAL, rules.DRAW)
        rules.apply(s, waiting[0], GAME.legal(s, waiting[0])[0])
    assert draws == 18 * seats
    assert s.left == out


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hand_sizes(seats: int) -> None:
    """P5 §2.2 In round r, r+3 cards before passing, r+2 after the round; at last no pile."""
    s = GAME.start(seats)
    for number in range(1, 9):
        settle(s)
        assert s.phase == rules.PASS
        assert s.held[:seats] == [number + 3] * seats
        piles = [chair.pile for chair in GAME.present.view(s, 0).chairs]
        assert piles[:seats] == [16 - 2 * number] * seats
        next_play(s)
        assert s.held[:seats] == [number + 3] * seats
        while s.phase in (rules.EARLY, rules.LATE):
            play_highest(s)
        while s.phase in (rules.EARLY_DUMMIES, rules.LATE_DUMMIES):
            rules.apply(s, NATURE, 0)
        assert s.held[:seats] == [number + 2] * seats
    assert s.phase == rules.OVER
    assert sum(s.twins) == 0


def play_highest(s: rules.State) -> None:
    """Everybody at turn plays a card without an ability."""
    for seat in GAME.waiting(s):
        highest = max(GAME.legal(s, seat), key=lambda card: VALUE[0][card])
        assert ABILITY[0][highest] == 0
        rules.apply(s, seat, highest)


def test_ninja_twins_cost_a_card_in_hand() -> None:
    """P5 §2.2 One less at the end for each time two cards were played."""
    s = position("seats 3, round 6, play, hand 0: a1a a4a a5a, hand 1: j4a j5a, hand 2: c4a c5a")
    play(s, "a1a", "j4a", "c4a")
    next_play(s)
    assert s.held[:3] == [4, 3, 3]
    before = held(s, 0).split()
    play(s, " ".join(before[:2]), held(s, 1).split()[0], held(s, 2).split()[0])
    assert s.phase == rules.OVER
    assert s.held[:3] == [2, 2, 2]
