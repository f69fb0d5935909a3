"""What a bot of Null & Nichtig knows: tricks at first sight, and what a position is worth."""

from __future__ import annotations

import pytest
from games.null_nichtig.positions import after_round, cards, position

from mappamundi.games.null_nichtig import GAME, bots


def best(text: str, seat: int) -> str:
    """The card that is preferred at first sight, in notation."""
    s = position(text)
    card = max(GAME.legal(s, seat), key=lambda card: bots.prefer(s, seat, card))
    return GAME.write(s, seat, card)


@pytest.mark.parametrize(
    ("text", "card"),
    [
        ("seats 3, lead 1, table 1:b10 2:g9, hand 0: r11 r0a", "r11"),  # worth taking
        ("seats 3, lead 1, table 1:b0a 2:g0a, pile 0: b11 g11, hand 0: r11 y0a", "y0a"),  # not
        ("seats 3, lead 1, table 1:b9 2:g1, pile 1: r11, hand 0: r0a y8", "r0a"),  # spoil his pile
        (
            "seats 4, teams 1, lead 2, table 2:b9 3:g1, pile 2: r11, hand 0: r0a y8",
            "y8",  # but not my partner's
        ),
    ],
)
def test_the_last_to_play_knows_what_a_card_brings(text: str, card: str) -> None:
    s = position(text)
    assert best(text, s.turn) == f"play {card}"
    before = s.to_bytes()
    bots.prefer(s, s.turn, GAME.legal(s, s.turn)[0])
    assert s.to_bytes() == before


def test_only_the_uppermost_card_of_a_colour_counts() -> None:
    """The winner stacks its own card first: of two blue ones the later lies on top."""
    s = position("seats 3, lead 0, table 0:b11 1:b2, hand 2: g3, pile 0: b5 g7")
    (s.table[2],) = cards("g3")
    assert bots.worth(s, 0) == (2 - 5) + (3 - 7)
    assert bots.leader_so_far(s) == 0


def test_a_lead_is_likelier_to_take_the_higher_and_the_fewer_follow() -> None:
    three = position("seats 3, lead 0, hand 0: b5 b9")
    five = position("seats 5, lead 0, hand 0: b5 b9")
    low, high = cards("b5 b9")
    assert bots.chance_to_take(three, 0, low) == 1000 * 6 * 6 // (12 * 12)
    assert bots.chance_to_take(three, 0, low) < bots.chance_to_take(three, 0, high)
    assert bots.chance_to_take(five, 0, high) < bots.chance_to_take(three, 0, high)


def test_a_position_is_worth_its_points_to_a_seat_or_its_team() -> None:
    text = "seats 4, lead 0, pile 0: b3, pile 2: g4, total 0:10 1:7 2:20 3:0"
    alone, team = position(text), position(f"{text}, teams 1")
    assert [bots.value(alone, seat) for seat in range(4)] == [1300, 700, 2400, 0]
    assert [bots.value(team, seat) for seat in range(4)] == [3700, 700, 3700, 700]


def test_a_round_is_the_horizon() -> None:
    assert not bots.is_horizon(position("seats 3, lead 0, hand 0: b5"))
    assert bots.is_horizon(after_round("seats 3, lead 0", "b5 b6 b7"))


def test_totals_move_less_the_fewer_rounds_are_left() -> None:
    swings = [bots.swing(position(f"seats 4, lead 0, round {done}")) for done in range(4)]
    assert swings == sorted(swings, reverse=True)
    assert swings[-1] == bots.ROUND_SWING
    near = position("seats 4, lead 0, limit 100, total 1:95")
    far = position("seats 4, lead 0, limit 100")
    assert bots.swing(near) == bots.ROUND_SWING < bots.swing(far)
