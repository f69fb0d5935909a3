"""What a view says for choices to be arranged before they are sent, and to look back."""

from __future__ import annotations

import pytest
from games.laender_toppen.positions import after, dealt, legal, piles, position

from mappamundi.games.laender_toppen import GAME
from mappamundi.games.laender_toppen.facts import COUNTRY_CARDS
from mappamundi.games.laender_toppen.present import View, view
from mappamundi.games.laender_toppen.rules import State
from mappamundi.record import SPECTATOR

TRICK = {1: "0:FR 1:BR 2:CN"}  # China takes it


def seen(s: State, seat: int) -> View:
    return view(GAME.known(s, seat), seat)


def test_where_each_card_in_hand_may_lie() -> None:
    """§3.3 Antarctica not on its dashes, everything else anywhere."""
    match = dealt(2, {0: "AQ FR J1"})
    shown = seen(match._state, 0)
    assert list(shown.tasks) == shown.hand
    assert shown.tasks["AQ"] == ["1", "2", "3", "4", "5", "6"]
    assert len(shown.tasks["FR"]) == len(shown.tasks["J1"]) == 12
    assert not shown.is_mixed


def test_where_each_card_of_a_trick_may_lie() -> None:
    """§5.1, §5.4 The winner alone splits; before and after the first card is laid."""
    s = position(3, TRICK)
    whole = {"FR": ["eu", "closed"], "BR": ["sa", "closed"], "CN": ["as", "closed"]}
    assert seen(s, 2).tasks == seen(after(s, "2 lay FR eu"), 2).tasks == whole
    assert seen(s, 2).is_mixed
    for other in (0, 1, SPECTATOR):
        assert seen(s, other).tasks == seen(s, other).splits == {}
        assert not seen(s, other).is_mixed


@pytest.mark.parametrize("early", [0, 1])
@pytest.mark.parametrize("cards", ["FR BR", "FR BR CN", "BR CN RU", "RU TR FR BR"])
def test_the_ways_to_split_a_trick_are_those_that_the_rules_allow(cards: str, early: int) -> None:
    """§5.1, §5.3 All that can be chosen one after the other, and how many choices that takes."""
    fields = {1: " ".join(f"{seat}:{card}" for seat, card in enumerate(cards.split()))}
    s = position(4, fields, early=early)
    (seat,) = GAME.waiting(s)
    shown = seen(s, seat)
    assert shown.splits == walked(s, seat, list(shown.tasks))
    assert len(shown.splits) >= len(shown.tasks) > 1


def walked(s: State, seat: int, cards: list[str], made: int = 0) -> dict[str, int]:
    """Where all these cards come to lie, by every way to choose, and how many choices it took."""
    if GAME.waiting(s) != (seat,):
        lies = {card: pile for pile, won in piles(s, seat).items() for card in won.split()}
        return {" ".join(lies[card] for card in cards): made}
    ways: dict[str, int] = {}
    for line in legal(s, seat):
        ways |= walked(after(s.copy(), f"{seat} {line}"), seat, cards, made + 1)
    return ways


def test_a_lone_card_need_not_be_mixed() -> None:
    """§4.5 It is laid freely."""
    shown = seen(position(3, {1: "0:FR"}), 0)
    assert shown.tasks == {"FR": ["eu", "closed"]}
    assert not shown.is_mixed


def test_russia_and_turkey_lie_between() -> None:
    """§7.1"""
    assert seen(position(3, {1: "0:RU"}), 0).tasks == {"RU": ["eu-as", "closed"]}


def test_fields_turned_up_stay_to_be_seen() -> None:
    """§4.1 Whose trick each was, with the figures of its cards."""
    s = position(3, {1: "0:FR 1:BR", 2: "0:IT 2:CN", 3: "1:ES"})
    assert seen(s, SPECTATOR).tricks == [[1]]
    assert set(seen(s, SPECTATOR).figures) == {"FR", "BR"}
    after(s, "1 lay FR eu")
    assert seen(s, SPECTATOR).tricks == [[1], [0]]
    assert set(seen(s, SPECTATOR).figures) == {"FR", "BR", "IT", "CN"}


def test_continents_of_all_cards_in_sight() -> None:
    """§1.4 Countries, jokers, cards on piles."""
    s = position(3, {1: "0:RU 1:J1"}, {2: "sa BR"})
    shown = seen(s, SPECTATOR)
    assert shown.continents["RU"] == ["eu", "as"]
    assert shown.continents["BR"] == ["sa"]
    assert len(shown.continents["J1"]) == 2
    assert sum(shown.deck.values()) == COUNTRY_CARDS + 2, "Russia and Turkey count twice"


def test_what_each_pile_brings() -> None:
    """§8.2 to §8.4 The highest pile alone, equals their share, and every closed card."""
    s = position(3, TRICK, {0: "eu DE ES, closed MC", 1: "eu IT, af KE", 2: "af EG"})
    sides = seen(s, SPECTATOR).sides
    assert [side.brings for side in sides] == [{"eu": 2, "closed": 1}, {"af": 1}, {"af": 1}]
    assert all(side.points == sum(side.brings.values()) for side in sides)
