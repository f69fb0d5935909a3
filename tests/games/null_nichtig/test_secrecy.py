"""§8: what a seat knows, and what it is told."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import dealt, held, lay, play, position

from mappamundi import Match
from mappamundi.games.null_nichtig import GAME
from mappamundi.games.null_nichtig.cards import CARD_OF
from mappamundi.games.null_nichtig.facts import CARDS
from mappamundi.games.null_nichtig.rules import State, hand_size, imagine
from mappamundi.match import seen_log
from mappamundi.nature import Fast
from mappamundi.record import HIDDEN, SPECTATOR

HANDS = {0: "b1 b2 b3 g4", 1: "r5 r6 v7 y0a", 2: "y8 y9 g10 g11"}


def started() -> Match:
    """Three seats, start cards laid, seat 0 to lead."""
    match = dealt(3, HANDS, dealer=2)
    lay(match, 0, "b1 b2 b3")
    lay(match, 1, "r5 r6 v7")
    lay(match, 2, "y8 y9 g10")
    return match


def blank(s: State) -> set[int]:
    return {i for i in range(CARDS) if s.cards[i] == HIDDEN}


def test_hands_are_hidden() -> None:
    """N28 §8.1 Each seat knows its own hand only, a spectator none."""
    s = position("seats 3, lead 0, hand 0: b1 b2, hand 1: g1 g2, hand 2: r1 r2")
    for seat in range(3):
        known = GAME.known(s, seat)
        assert held(known, seat) == held(s, seat)
        for other in {0, 1, 2} - {seat}:
            base = other * 13
            assert known.cards[base : base + 2] == [HIDDEN, HIDDEN]
    assert {0, 1, 13, 14, 26, 27} <= blank(GAME.known(s, SPECTATOR))


@pytest.mark.parametrize(("seats", "rest"), [(3, 26), (4, 13), (5, 0), (6, 5)])
def test_cards_that_sit_out_are_hidden(seats: int, rest: int) -> None:
    """N28 §8.1 From everybody, also when the game is over."""
    match = Match.start("null_nichtig", seats, nature=Fast(8))
    size = hand_size(match._state)
    unseen = set(range(CARDS - rest, CARDS))
    for seat in range(seats):
        others = set(range(size * seats)) - set(range(size * seat, size * seat + size))
        assert blank(match.known(seat)) == unseen | others
    while not match.is_over:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    for seat in (*range(seats), SPECTATOR):
        assert blank(match.known(seat)) == unseen


def test_sealed_start_cards_are_hidden() -> None:
    """N28 X2 §8.1 How many are sealed is seen, not which."""
    match = dealt(3, HANDS)
    lay(match, 1, "r5 r6")
    assert match.known(0).sealed[1] == [HIDDEN, HIDDEN, -1]
    assert match.known(SPECTATOR).sealed[1] == [HIDDEN, HIDDEN, -1]
    assert match.known(1).sealed[1] == [CARD_OF["r5"], CARD_OF["r6"], -1]


def test_everything_laid_is_public() -> None:
    """N28 §8.2 Start cards, the trick, tops, heights and hand sizes."""
    match = started()
    match.act(0, "play g4")
    shown = match.look(SPECTATOR)
    assert [side.played for side in shown.sides] == ["g4", None, None]
    assert [side.tops for side in shown.sides] == [
        ["b3", None, None, None, None],
        [None, None, "v7", "r6", None],
        [None, "g10", None, None, "y9"],
    ]
    assert [side.heights for side in shown.sides] == [
        [3, 0, 0, 0, 0],
        [0, 0, 1, 2, 0],
        [0, 1, 0, 0, 2],
    ]
    assert [side.held for side in shown.sides] == [9, 10, 10]
    assert shown.hand == []
    assert [side.showing for side in shown.sides] == [3, 13, 19]


def test_covered_cards_stay_public() -> None:
    """N9 X5 §8.2 Whatever lay open is known to all for the round, covered or taken."""
    match = started()
    match.act(0, "play g4")
    match.act(1, "play y0a")
    match.act(2, "play g11")
    open_cards = {"b1", "b2", "b3", "r5", "r6", "v7", "y8", "y9", "g10", "g4", "y0a", "g11"}
    for viewer in (0, 1, 2, SPECTATOR):
        known = match.known(viewer)
        assert {CARD_OF[card] for card in open_cards} <= set(known.cards)
    seen = match.known(SPECTATOR).cards
    assert {card for card in seen if card != HIDDEN} == {CARD_OF[card] for card in open_cards}
    shown = match.look(SPECTATOR).sides[2]
    assert shown.tops == [None, "g4", None, None, "y0a"]
    assert shown.heights == [0, 3, 0, 0, 3]


def test_memory_ends_with_the_round() -> None:
    """X5 §8.2 Once all cards are shuffled together again, nobody knows where one is."""
    match = Match.start("null_nichtig", 3, nature=Fast(9))
    while match.known(SPECTATOR).round == 0:
        seat = match.waiting[0]
        match.act(seat, match.legal(seat)[0])
    assert len(blank(match.known(SPECTATOR))) == CARDS
    assert len(blank(match.known(0))) == CARDS - 13


def test_partners_know_no_more_than_opponents() -> None:
    """N23 §8.3 The table opens nothing between partners, and gives them nothing to talk with."""
    for seats in (4, 6):
        alone = Match.start("null_nichtig", seats, {}, Fast(3))
        team = Match.start("null_nichtig", seats, {"teams": "yes"}, Fast(3))
        for seat in range(seats):
            assert blank(team.known(seat)) == blank(alone.known(seat))
            assert all(text.startswith("lay ") for text in team.legal(seat))
            known = team.known(seat)
            known.teams = 0
            assert known == alone.known(seat)


def test_the_log_as_a_seat_may_read_it() -> None:
    """N28 §8.1 Others' deals and choices are a question mark, what was played is not."""
    match = dealt(3, HANDS, dealer=2)
    lay(match, 0, "b1 b2 b3")
    match.take_back(0)
    lay(match, 0, "b3 b2 b1")
    lay(match, 1, "r5 r6 v7")
    lay(match, 2, "y8 y9 g10")
    match.act(0, "play g4")
    lines = seen_log(match.log, 1)
    assert lines[0] == "* dealer 2"
    assert lines[1:14] == ["* deal ?"] * 13
    assert lines[14:18] == ["* deal r5", "* deal r6", "* deal v7", "* deal y0a"]
    assert lines[27:40] == ["* deal ?"] * 13
    assert lines[40:47] == [*["0 lay ?"] * 3, "0 take back", *["0 lay ?"] * 3]
    assert lines[47:50] == ["1 lay r5", "1 lay r6", "1 lay v7"]
    assert lines[50:53] == ["2 lay ?"] * 3
    assert lines[53] == "0 play g4"
    outside = seen_log(match.log, SPECTATOR)
    assert [line for line in outside if "?" not in line] == [
        "* dealer 2",
        "0 take back",
        "0 play g4",
    ]


def test_what_a_seat_cannot_know_changes_nothing_for_it() -> None:
    """N28 §8.1 Two deals that differ in other hands look the same, are told the same."""
    mine = {0: "b1 b2 b3 g4 g5 g6 g7 g8 g9 r1 r2 r3 r4"}
    one = dealt(3, {**mine, 1: "y1 y2 y3", 2: "v1 v2 v3"})
    two = dealt(3, {**mine, 1: "v1 v2 v3", 2: "y1 y2 y3"})
    lay(one, 1, "y1 y2 y3")
    lay(two, 1, "v3 v2 v1")
    assert one.known(0) == two.known(0)
    assert one.look(0) == two.look(0)
    assert one.legal(0) == two.legal(0)
    assert list(one.story(0)) == list(two.story(0))
    assert seen_log(one.log, 0) == seen_log(two.log, 0)
    assert list(one.story(1)) != list(two.story(1))


def test_imagined_worlds_agree_with_what_is_known() -> None:
    """N28 §8.1 Each card once, the known ones where they are, the others anywhere."""
    s = position("seats 3, lead 1, table 1:y9, hand 0: b1 b2, hand 1: g1, hand 2: r1 r2, spare 1")
    known = GAME.known(s, 2)
    hands = set()
    for seed in range(200):
        world = known.copy()
        imagine(world, 2, seed)
        assert sorted(world.cards) == list(range(CARDS))
        assert GAME.known(world, 2) == known
        hands.update(held(world, 0).split())
    unseen = {card for i, card in enumerate(s.cards) if known.cards[i] == HIDDEN}
    assert {CARD_OF[card] for card in hands} == unseen


def test_imagined_choices_are_cards_of_the_imagined_hand() -> None:
    """X2 §8.1 A sealed start card may be any that the seat may hold."""
    match = dealt(3, HANDS)
    lay(match, 1, "r5 r6")
    known = match.known(0)
    first = set()
    for seed in range(300):
        world = known.copy()
        imagine(world, 0, seed)
        chosen = world.sealed[1][:2]
        assert len(set(chosen)) == 2
        assert set(chosen) <= set(world.cards[13:26])
        assert GAME.known(world, 0) == known
        first.add(chosen[0])
    assert len(first) > 45  # of the 52 cards seat 0 does not hold


def test_a_trick_in_play_is_seen_by_all() -> None:
    """N28 §8.2"""
    s = position("seats 3, lead 2, hand 0: b1, hand 1: g1, hand 2: r1, spare 1")
    play(s, "r1 b1")
    for viewer in (0, 1, 2, SPECTATOR):
        assert GAME.known(s, viewer).table == s.table


def test_a_blank_is_no_card_to_play() -> None:
    """N28 §8.1 Where a hand is blank, nothing can be played from it."""
    s = position("seats 3, lead 0, hand 0: b1 b2")
    assert GAME.can(s, 0, CARD_OF["b1"])
    for viewer in (1, 2, SPECTATOR):
        known = GAME.known(s, viewer)
        assert not GAME.can(known, 0, HIDDEN)
        assert not GAME.can(known, 0, CARD_OF["b1"])
