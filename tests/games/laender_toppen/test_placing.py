"""§3: the strip, its fields, and what may lie on them."""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import dealt, hand, legal, place

from mappamundi import Match
from mappamundi.errors import IllegalAction
from mappamundi.games.laender_toppen import GAME
from mappamundi.games.laender_toppen.facts import CATEGORIES, FIELDS
from mappamundi.games.laender_toppen.rules import PLACE, is_above
from mappamundi.log import replay
from mappamundi.match import seen_log
from mappamundi.record import HIDDEN, NONE, SPECTATOR


@pytest.fixture
def match() -> Match:
    hands = {
        0: "AQ FR DE ES IT PL SE J1",
        1: "AR BO BR CL CO EC PE J2",
        2: "AU CN IN JP KR MY NP TH",
        3: "AO BW CD CM DZ EG ET GH",
    }
    return dealt(4, hands)


def texts(card: str, fields: range) -> set[str]:
    return {f"place {card} {field}" for field in fields}


def place_all_but_the_joker(match: Match) -> None:
    *countries, _ = hand(match, 0).split()
    match.act(0, *(f"place {card} {field}" for field, card in enumerate(countries, 1)))


def test_fields_of_the_strip() -> None:
    """L20 §3.1 1 is the area above, 2 the area below, and so on to 12, the product below."""
    assert FIELDS == 12
    assert CATEGORIES == ("area", "height", "temperature", "inhabitants", "life", "gdp")
    assert [is_above(field) for field in range(4)] == [True, False, True, False]


def test_every_card_is_placed_on_a_field_of_its_own(match: Match) -> None:
    """L11 §3.2 One card a field, all of the hand."""
    assert hand(match, 1) == "AR BO BR CL CO EC PE J2"
    for number, card in enumerate(["AR", "BO", "BR", "CL", "CO", "EC", "PE", "J2"], 1):
        assert set(match.legal(1)) == texts(card, range(number, 13))
        match.act(1, f"place {card} {number}")
    assert 1 not in match.waiting


def test_no_card_is_kept_back(match: Match) -> None:
    """L12 §3.2 There is nothing else to do, and nobody goes on before all cards are placed."""
    for seat in (1, 2, 3):
        place(match, seat, "1 2 3 4 5 6 7 8")
    place_all_but_the_joker(match)
    assert match.waiting == (0,)
    assert {text.split()[0] for text in match.legal(0)} == {"place"}


@pytest.mark.parametrize(("seats", "empty"), [(2, 2), (3, 2), (4, 4), (5, 4), (6, 5)])
def test_fields_stay_empty_not_categories(seats: int, empty: int) -> None:
    """L13 §3.2 As many as the hand has fewer than twelve cards."""
    match = dealt(seats)
    held = len(match.look(0).hand)
    for seat in range(seats):
        place(match, seat, " ".join(str(12 - i) for i in range(held)))
    assert match.known(0).strip[0].count(NONE) == empty


def test_two_cards_of_one_category(match: Match) -> None:
    """L14 §3.2 One above and one below."""
    place(match, 1, "1 2 3 4 5 6 7 8")
    assert match.look(1).sides[1].chosen[:2] == ["1", "2"]


def test_antarctica_lies_on_six_fields_only(match: Match) -> None:
    """L15 §3.3 Not with inhabitants, life expectancy or product; and there is always a field."""
    assert set(match.legal(0)) == texts("AQ", range(1, 7))
    match.act(0, "place AQ 6")
    assert set(match.legal(0)) == texts("DE", range(1, 13)) - {"place DE 6"}


def test_a_joker_may_lie_anywhere(match: Match) -> None:
    """L16 §3.3 Also where Antarctica may not."""
    place_all_but_the_joker(match)
    assert set(match.legal(0)) == texts("J1", range(8, 13))


def test_others_see_no_placement_before_all_are_done(match: Match) -> None:
    """L17 X2 §3.4 Then everybody sees which fields are taken, and still no face."""
    place(match, 0, "1 2 3 4 5 6 7 12")
    known = match.known(1)
    assert known.sealed[0][:8] == [HIDDEN] * 8
    assert known.strip[0] == [NONE] * 12
    assert match.look(1).sides[0].is_ready
    for seat in (1, 2, 3):
        place(match, seat, "1 2 3 4 5 6 7 8")
    strip = match.look(1).sides[0].strip
    assert strip == ["AQ", "?", "?", "?", "?", "?", "?", None, None, None, None, "?"]
    assert match.look(SPECTATOR).sides[0].strip == strip
    assert match.look(0).sides[0].strip[1] == "DE"


def test_a_placement_may_be_changed_until_all_are_done(match: Match) -> None:
    """L18 X2 X7 §3.4"""
    before = match.known(0).to_bytes()
    place(match, 0, "1 2 3 4 5 6 7 12")
    match.take_back(0)
    assert match.known(0).to_bytes() == before
    place(match, 0, "2 1 3 4 5 6 7 12")
    for seat in (1, 2, 3):
        place(match, seat, "1 2 3 4 5 6 7 8")
    assert match.look(0).sides[0].strip[:2] == ["DE", "AQ"]
    with pytest.raises(IllegalAction):
        match.take_back(0)


def test_a_seat_whose_time_is_up(match: Match) -> None:
    """L19 X6 §11.1 Somebody places the whole hand, or splits a trick, and the log says who."""
    place(match, 0, "1 2 3 4 5 6 7 12")
    for seat in (1, 2):
        place(match, seat, "1 2 3 4 5 6 7 8")
    cards = hand(match, 3).split()
    moves = [f"place {card} {field}" for field, card in enumerate(cards, 1)]
    match.act(3, *moves, mark="clock")
    assert match.log.actions[-1] == f"3 {moves[-1]} @clock"
    winner = match.waiting[0]
    match.act(winner, match.legal(winner)[0], mark="clock")
    assert match.log.actions[-1].endswith("@clock")
    assert replay(match.log).numbers() == match._state.numbers()


def test_there_is_no_bidding(match: Match) -> None:
    """L7 §3.4 All that a seat ever does is to place, to lay and to assign."""
    for seat in range(4):
        place(match, seat, "1 2 3 4 5 6 7 8")
    verbs = set()
    while not match.is_over:
        seat = match.waiting[0]
        verbs |= {text.split()[0] for text in match.legal(seat)}
        match.act(seat, match.legal(seat)[0])
    assert verbs - {"assign"} == {"place", "lay"}


def test_a_seat_reads_its_own_placement_only(match: Match) -> None:
    """L17 §10.1"""
    place(match, 0, "1 2 3 4 5 6 7 12")
    assert seen_log(match.log, 0)[-1] == "0 place J1 12"
    assert seen_log(match.log, 1)[-1] == "0 place ?"


def test_notation_of_another_card_is_not_legal(match: Match) -> None:
    """§3.2 Cards are placed in the order of the hand."""
    s = match.known(0)
    assert s.phase == PLACE
    assert GAME.read(s, 0, "place FR 3") == NONE
    assert not GAME.can(s, 0, NONE)
    assert legal(s, 0) == texts("AQ", range(1, 7))
