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


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        # The card placed later, whichever side it lies on; it shows once both are turned.
        ("row BJ NE AZ, laid AZ NE BJ", {"BJ": 2}),
        ("row BJ NE AZ, laid AZ BJ NE", {"NE": 2}),
        # Every card that came to lie wrong, also where it is not beside the one it contradicts.
        ("row JP IT AO, laid AO JP IT", {"JP": 3, "IT": 3}),
        ("row JP IT AO, laid JP IT AO", {"IT": 2, "AO": 3}),
        # What contradicts only a card that lies wrong itself is right.
        ("row JP BJ AZ, laid BJ JP AZ", {"JP": 2}),
        ("row NE BJ AZ, laid NE BJ AZ", {}),
    ],
)
def test_a_view_says_which_cards_made_the_row_wrong(text: str, wrong: dict[str, int]) -> None:
    """§5.2 Of two that lie the wrong way round, the one placed later."""
    s = doubted(f"seats 2, turn 1, category age, {text}, spare 3, top US", "PL", "CZ")
    view = GAME.present.view(GAME.known(s, 0), 0)
    assert {each.card: each.turned for each in view.checked_misplaced} == wrong
    assert view.checked_right == (not wrong)


def test_a_start_card_came_first_even_if_it_lay_in_a_row_before() -> None:
    """§4.1 §7.1 Czechia was the sixth card of a row that was shuffled into the pile."""
    s = position("seats 2, turn 1, row IN IS, hand 1: AO, spare 3, top US, category area")
    s.following[CARD_OF["CZ"]] = 5
    act(s, "1 doubt", "* top PL", "* top CZ", "* category population", "* top SK")
    assert row_of(s) == "CZ"
    place(s, 1, "AO", 1)
    act(s, "0 doubt", "* top FR", "* top DE")
    view = GAME.present.view(GAME.known(s, 0), 0)
    assert [each.card for each in view.checked_misplaced] == ["AO"]


@pytest.mark.parametrize("row", ["IS FR MN", "IS MN FR"])
def test_equals_contradict_nobody(row: str) -> None:
    """§5.2 Also where the one that lies further left came later; Iceland is north of both."""
    text = f"seats 2, turn 1, category latitude, row {row}, laid FR MN IS, spare 3, top US"
    view = GAME.present.view(GAME.known(doubted(text, "PL", "CZ"), 0), 0)
    assert [each.card for each in view.checked_misplaced] == ["IS"]


def test_a_view_says_which_card_was_placed_last() -> None:
    """§4.4 §5.3 Whether to doubt depends on it, and who pays for it; of the start card nobody."""
    s = position("seats 2, turn 0, row IN, hand 0: AO, hand 1: IS, spare 3, top US")
    seen = []
    for seat, card in ((0, "AO"), (1, "IS")):
        seen.append(GAME.present.view(GAME.known(s, seat), seat).latest)
        place(s, seat, card, 1)
    view = GAME.present.view(GAME.known(s, 0), 0)
    assert [*seen, view.latest, view.last] == [None, "AO", "IS", 1]


def test_nobody_draws_for_a_last_card_that_lies_right() -> None:
    """§6.1 Whoever drew for the row before; §5.3 for a row that was cleared away somebody did."""
    s = position("seats 2, turn 1, category population, row IN IS, hand 1: AO, spare 3, top US")
    act(s, "1 doubt", "* top PL", "* top CZ", "* category area", "* top SK")
    view = GAME.present.view(GAME.known(s, 0), 0)
    assert view.drawer == 0
    won = position("seats 2, turn 1, category population, row IS, hand 1: IN, spare 0, top US")
    won.drawer = 0
    act(won, "1 card IN", "1 at 2")
    view = GAME.present.view(GAME.known(won, 0), 0)
    assert (view.phase, view.checked_right, view.drawer) == ("over", True, None)
