"""§5: the row is turned, somebody draws two, a new row begins."""

from __future__ import annotations

import pytest
from games.countries.positions import act, held, place, position, row_of, top_of

from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import CATEGORY_WORDS, CODES, RANK
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.games.countries.rules import State
from mappamundi.record import HIDDEN, SPECTATOR

RIGHT = "seats 3, turn 1, category population, row IS AO IN, spare 3, top US"
WRONG = "seats 3, turn 1, category population, row IS IN AO, spare 3, top US"


def doubted(text: str, *tops: str) -> State:
    """Somebody doubts, and these cards come up on the pile."""
    s = position(text)
    act(s, f"{s.turn} doubt", *(f"* top {code}" for code in tops))
    return s


def test_the_whole_row_is_turned() -> None:
    """C19 C25 §5.1 Nobody says where the mistake is; all six figures are open from now on."""
    s = doubted(WRONG)
    for code in ("IS", "IN", "AO"):
        assert GAME.known(s, SPECTATOR).rank[CARD_OF[code]] == list(RANK[CARD_OF[code]])
    assert sum(s.turned) == 3
    assert GAME.known(s, SPECTATOR).rank[CARD_OF["US"]] == [HIDDEN] * 6


def test_a_wrong_row_costs_who_placed_last() -> None:
    """C22 §5.3 Team 0 placed last: it draws two, whoever made the mistake."""
    s = doubted(WRONG, "PL", "CZ")
    assert [s.held[seat] for seat in range(3)] == [5, 3, 3]
    assert {"US", "PL"} <= set(held(s, 0).split())


def test_even_if_the_mistake_was_not_its_own() -> None:
    """C22 §5.3 India and Iceland lay wrong before team 1 added Angola where it may lie."""
    s = position("seats 3, turn 1, category population, row IN IS, hand 1: AO, spare 3, top US")
    place(s, 1, "AO", 1)
    act(s, "2 doubt", "* top PL", "* top CZ")
    assert s.drawer == 1


def test_a_right_row_costs_who_doubted() -> None:
    """C22 §5.3 Team 1 doubted a row that is right."""
    s = doubted(RIGHT, "PL", "CZ")
    assert [s.held[seat] for seat in range(3)] == [3, 5, 3]
    assert {"US", "PL"} <= set(held(s, 1).split())


@pytest.mark.parametrize(
    ("row", "category", "is_right"),
    [
        ("FR MN IS", "latitude", True),
        ("MN FR IS", "latitude", True),
        ("IS FR MN", "latitude", False),
        ("NP CN", "height", True),
        ("CN NP", "height", True),
        ("IS IN", "age", False),
        ("AO IN IS", "age", True),
        ("IS AO IN", "longitude", True),
        ("MX US FJ", "longitude", True),
        ("FJ MX", "longitude", False),
        ("IS AO IN", "area", True),
        ("IS IN AO", "area", False),
    ],
)
def test_equal_figures_may_lie_either_way(row: str, category: str, is_right: bool) -> None:
    """C20 §5.2 A row must not fall; France and Mongolia are equally far north."""
    s = position(f"seats 2, turn 0, category {category}, row {row}, spare 2, top PL")
    assert rules.is_right(s) == is_right


def test_the_open_card_is_drawn_first() -> None:
    """C41 §5.4 Then the one that comes up."""
    s = position(RIGHT)
    act(s, "1 doubt")
    assert "US" in held(s, 1).split()
    assert top_of(s) == ""
    act(s, "* top PL")
    assert "PL" in held(s, 1).split()
    act(s, "* top CZ")
    assert top_of(s) == "CZ"


@pytest.mark.parametrize("seats", range(2, 13))
def test_doubter_and_last_placer_differ(seats: int) -> None:
    """C23 §5.3 With two teams or more, whoever placed last is not whose turn it is."""
    s = position(f"seats {seats}, turn 0, row IN, spare 3, top US")
    for _ in range(seats + 1):
        place(s, s.turn, CODES[s.first[s.turn]], 1)
        assert s.last != s.turn
        assert rules.after(s, s.last) == s.turn


def test_who_doubts_rightly_begins() -> None:
    """C24 §5.7 Team 0 drew, so team 1, which doubted, begins."""
    s = position(WRONG)
    act(s, "1 doubt", "* top PL", "* top CZ", "* category age", "* top FR")
    assert GAME.waiting(s) == (1,)


def test_after_a_wrong_doubt_the_next_team_begins() -> None:
    """C24 §5.7 Team 1 doubted and drew, so team 2 begins."""
    s = position(RIGHT)
    act(s, "1 doubt", "* top PL", "* top CZ", "* category age", "* top FR")
    assert GAME.waiting(s) == (2,)


def test_a_new_row_with_the_next_category() -> None:
    """C26 §5.6 The row is cleared, another category comes up, the open card starts the row."""
    s = position(RIGHT)
    act(s, "1 doubt", "* top PL", "* top CZ")
    assert row_of(s) == ""
    assert s.finished == 1
    assert s.phase == rules.CATEGORY
    assert rules.outcomes(s) == 5
    act(s, "* category age", "* top FR")
    assert row_of(s) == "CZ"
    assert CATEGORY_WORDS[rules.current(s)] == "age"
    assert top_of(s) == "FR"


def test_when_all_categories_were_seen_none_is_drawn() -> None:
    """C5 C26 §2.4, §5.6 The seventh row goes by the category of the first."""
    s = position(RIGHT + ", finished 5")
    first = s.order[0]
    act(s, "1 doubt", "* top PL", "* top CZ")
    assert row_of(s) == "CZ"
    assert rules.current(s) == first


def test_cleared_cards_go_to_the_discard() -> None:
    """C25 §5.5 They are out of the row, and still known."""
    s = doubted(RIGHT, "PL", "CZ")
    assert s.discarded == 3
    assert {CODES[card] for card in s.stock[-3:]} == {"IS", "AO", "IN"}
    view = GAME.present.view(GAME.known(s, 2), 2)
    assert view.checked == ["IS", "AO", "IN"]
    assert view.checked_category == "population"
    assert view.checked_right
    assert set(view.facts) == {"IS", "AO", "IN"}


def test_what_was_turned_stays_known() -> None:
    """X5 C25 §5.1 Also when the card comes back into a hand."""
    s = position("seats 2, turn 0, category population, row IS IN, spare 3, top US, turned US")
    act(s, "0 doubt")
    assert "US" in held(s, 0).split()
    assert "US" in GAME.present.view(GAME.known(s, 1), 1).facts


def test_a_hand_has_no_limit() -> None:
    """C40 §5.3 Two more, however many there are."""
    s = position("seats 2, turn 0, category population, row IS IN, spare 60, top US")
    act(s, "0 doubt", "* top " + CODES[s.stock[0]])
    assert s.held[0] == 62


def test_a_view_says_where_the_row_falls() -> None:
    """§5.2 The card that is smaller than its left neighbour; none in a row that is right."""
    wrong, right = (GAME.known(doubted(text, "PL", "CZ"), 0) for text in (WRONG, RIGHT))
    assert GAME.present.view(wrong, 0).checked_falls == [2]
    assert GAME.present.view(right, 0).checked_falls == []
