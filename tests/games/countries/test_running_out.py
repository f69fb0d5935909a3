"""§7: when the pile, the discard, and at last everything has run out."""

from __future__ import annotations

from games.countries.laws import assert_complete
from games.countries.positions import act, held, place, position, row_of, top_of

from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import CODES
from mappamundi.games.countries.rules import State
from mappamundi.record import NATURE

FIRST = CODES[0]  # the card that is left in a pile of one


def pile_of(s: State) -> set[str]:
    return {CODES[card] for card in s.stock[: s.pile]}


def test_the_discard_becomes_the_pile_at_once() -> None:
    """C32 §7.1 Without the row just turned: the last card drawn uncovers one of the discard."""
    s = position(
        "seats 2, turn 0, category population, row IS IN, hand 0: FR BE, discard PL CZ SK, "
        f"top {FIRST}, pile 0"
    )
    act(s, "0 doubt")
    assert FIRST in held(s, 0).split()
    assert pile_of(s) == {"PL", "CZ", "SK"}
    assert s.discarded == 0
    act(s, "* top PL")
    assert "PL" in held(s, 0).split()
    act(s, "* top SK")
    assert pile_of(s) == {"CZ"}
    assert s.discarded == 2  # the row, which has been cleared by now


def test_it_is_shuffled() -> None:
    """C32 §7.1 Any of its cards may come up."""
    s = position(
        "seats 2, turn 0, category population, row IS IN, hand 0: FR BE, discard PL CZ SK, "
        f"top {FIRST}, pile 0"
    )
    act(s, "0 doubt")
    assert {GAME.write(s, NATURE, pick) for pick in GAME.legal(s, NATURE)} == {
        "top PL",
        "top CZ",
        "top SK",
    }


def test_one_draws_what_there_is() -> None:
    """C33 §7.2 One card instead of two; the start card comes out of the row just cleared."""
    s = position(
        f"seats 2, turn 0, category population, row IS IN, hand 0: FR BE, top {FIRST}, pile 0"
    )
    act(s, "0 doubt")
    assert s.held[0] == 3
    assert pile_of(s) == {"IS", "IN"}
    act(s, "* top IN", "* category age", "* top IS")
    assert row_of(s) == "IN"
    assert top_of(s) == "IS"
    assert GAME.waiting(s) == (1,)
    assert_complete(s)


def test_nothing_at_all_to_draw() -> None:
    """C33 §7.2 Nobody draws; the row goes on with its own cards."""
    s = position("seats 2, turn 0, category population, row IS IN, hand 0: FR BE")
    assert top_of(s) == ""
    act(s, "0 doubt")
    assert s.held[0] == 2
    act(s, "* top IS", "* category age", "* top IN")
    assert row_of(s) == "IS"
    assert_complete(s)


def test_a_row_may_start_with_the_last_card_there_is() -> None:
    """C33 §7.2 Then no top is open, and the game goes on."""
    s = position(
        "seats 2, turn 0, category population, row IS IN, finished 6, hand 0: FR BE, top AE, pile 2"
    )
    act(s, "0 doubt", "* top AF", "* top AL")
    assert row_of(s) == "AL"
    act(s, "* top IS")
    assert pile_of(s) == {"IN"}
    assert_complete(s)


def test_no_team_goes_on_without_a_card() -> None:
    """C44 §7.3 A wrong last card, and nothing to draw: one card of the row comes back."""
    s = position("seats 2, turn 0, category population, row IN IS, hand 0: FR")
    place(s, 0, "FR", 1)
    assert s.held[0] == 0
    assert pile_of(s) == {"FR", "IN", "IS"}
    act(s, "* top FR", "* top IS")
    assert held(s, 0) == "FR"
    assert s.finished == 1
    act(s, "* category age", "* top IN")
    assert row_of(s) == "IS"
    assert GAME.waiting(s) == (1,)
    assert_complete(s)


def test_nor_wins_by_it_in_the_last_row() -> None:
    """C44 §7.3 The card comes before the count."""
    s = position("seats 2, turn 0, category population, row IN IS, hand 0: FR, finished 5, limit 6")
    place(s, 0, "FR", 1)
    assert s.phase == rules.TOP
    act(s, "* top FR", "* top IS")
    assert s.phase == rules.OVER
    assert [s.held[0], rules.place(s, 0)] == [1, 1]
    assert_complete(s)
