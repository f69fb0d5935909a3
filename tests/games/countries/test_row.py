"""§4: the start card, placing, and when one may doubt."""

from __future__ import annotations

import pytest
from games.countries.positions import act, can, dealt, held, legal, place, position, row_of

from mappamundi import Match
from mappamundi.errors import IllegalAction
from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import CODES
from mappamundi.games.countries.rules import State
from mappamundi.record import NONE


def rulebook(category: str) -> State:
    """India has been laid; team 0 has Iceland, team 1 Angola."""
    match = dealt({0: "IS", 1: "AO", 2: "FR"}, "IN US", category)
    state: State = match._state
    return state


def test_the_example_of_the_rulebook_by_population() -> None:
    """C9 §4.4 Iceland left of India, then Angola between the two: a right row."""
    s = rulebook("population")
    place(s, 0, "IS", 1)
    assert row_of(s) == "IS IN"
    assert rules.is_right(s)
    place(s, 1, "AO", 2)
    assert row_of(s) == "IS AO IN"
    assert rules.is_right(s)


def test_the_example_of_the_rulebook_by_latitude() -> None:
    """C9 §4.4 India lies south of Iceland, so on its left."""
    s = rulebook("latitude")
    wrong = s.copy()
    place(s, 0, "IS", 2)
    assert row_of(s) == "IN IS"
    assert rules.is_right(s)
    place(wrong, 0, "IS", 1)
    assert not rules.is_right(wrong)


def test_the_top_card_starts_the_row() -> None:
    """C14 §4.1 Alone, and the next top is uncovered."""
    match = dealt({0: "IS", 1: "AO"}, "IN US")
    view = match.look(0)
    assert view.row == ["IN"]
    assert view.top == "US"
    assert view.last is None


def test_the_first_team_must_place() -> None:
    """C15 §4.2 A row of one card cannot be doubted."""
    s = position("seats 2, turn 0, row IN, hand 0: IS AO, hand 1: FR, top US")
    assert legal(s, 0) == {"card IS", "card AO"}
    assert not can(s, "0 doubt")


def test_later_teams_place_or_doubt() -> None:
    """C16 §4.3 One of the two, and nothing else."""
    s = position("seats 2, turn 1, row IS IN, hand 0: FR, hand 1: AO BR, top US")
    assert legal(s, 1) == {"card AO", "card BR", "doubt"}
    act(s, "1 card AO")
    assert legal(s, 1) == {"at 1", "at 2", "at 3"}


@pytest.mark.parametrize(
    ("spot", "row"),
    [(1, "AO IS IN FR"), (2, "IS AO IN FR"), (3, "IS IN AO FR"), (4, "IS IN FR AO")],
)
def test_a_card_goes_anywhere_and_moves_no_other(spot: int, row: str) -> None:
    """C17 §4.4 Ends and gaps; the others keep their order."""
    s = position("seats 2, turn 1, row IS IN FR, hand 0: CN, hand 1: AO BR, top US")
    place(s, 1, "AO", spot)
    assert row_of(s) == row
    assert held(s, 1) == "BR"
    assert s.chosen == NONE


def test_placing_gives_up_the_doubt() -> None:
    """C18 §4.4 Who has placed is not asked again; the row stays as it is, right or wrong."""
    s = position("seats 3, turn 1, category population, row IN IS, spare 3, top US")
    card = CODES[s.first[1]]
    place(s, 1, card, 1)
    assert GAME.waiting(s) == (2,)
    assert s.last == 1
    assert not any(s.turned)


def test_a_card_named_is_not_taken_back() -> None:
    """C48 X7 §4.4 After the card only its place is open."""
    s = position("seats 2, turn 1, row IS IN, hand 0: FR, hand 1: AO BR, top US")
    act(s, "1 card AO")
    assert not can(s, "1 card BR")
    assert not can(s, "1 doubt")
    assert not can(s, "1 take back")
    assert held(s, 1) == "AO BR"


def test_card_and_place_may_be_sent_together() -> None:
    """C48 §4.4 Both or neither."""
    match = dealt({0: "IS", 1: "AO"}, "IN US")
    before = list(match.log.actions)
    with pytest.raises(IllegalAction):
        match.act(0, "card IS", "at 3")
    assert match.log.actions == before
    match.act(0, "card IS", "at 2")
    assert match.look(1).row == ["IN", "IS"]


def test_nobody_doubts_out_of_turn() -> None:
    """C21 §4.3 Only the team whose turn it is."""
    s = position("seats 3, turn 1, row IS IN, spare 2, top US")
    assert can(s, "1 doubt")
    assert not can(s, "0 doubt")
    assert not can(s, "2 doubt")


def test_only_own_cards_are_placed() -> None:
    s = position("seats 2, turn 1, row IS IN, hand 0: FR, hand 1: AO BR, top US")
    for code in ("FR", "IS", "US", "PL"):
        assert not can(s, f"1 card {code}")


def test_play_goes_clockwise() -> None:
    """X3 §1.3 Past the last seat to the first."""
    s = position("seats 3, turn 1, row IS IN, spare 3, top US")
    order = []
    for _ in range(4):
        order.append(s.turn)
        place(s, s.turn, CODES[s.first[s.turn]], 1)
    assert order == [1, 2, 0, 1]


def test_the_start_card_is_nobodys() -> None:
    """C31 §4.1 It counts in no hand, and laying it ends no game."""
    match = Match.start("countries", 2)
    view = match.look(0)
    assert [len(team.hand) for team in view.teams] == [7, 7]
    assert view.row[0] not in {code for team in view.teams for code in team.hand}
