"""What greedy sees in a position."""

from __future__ import annotations

from games.laender_toppen.positions import CARD_OF, dealt, position, scored

from mappamundi import arena
from mappamundi.games.laender_toppen.bots import prefer
from mappamundi.games.laender_toppen.facts import PILE_IDS
from mappamundi.games.laender_toppen.placing import chance_to_win


def test_greedy_wins_most_games_against_three_at_random() -> None:
    """By chance it would be a quarter."""
    result = arena.run("laender_toppen", ["greedy", "random", "random", "random"], 40, jobs=1)
    assert result.bots[0].win_share > 0.55


def test_a_great_country_wins_above_and_a_small_one_below() -> None:
    s = dealt(4).known(0)
    russia, monaco, joker = CARD_OF["RU"], CARD_OF["MC"], CARD_OF["J1"]
    assert chance_to_win(s, russia, 0) == 1000
    assert chance_to_win(s, monaco, 1) == 1000
    assert chance_to_win(s, russia, 1) == chance_to_win(s, monaco, 0) < 100
    assert chance_to_win(s, joker, 0) == 0


def test_a_card_leaves_a_field_to_a_better_one() -> None:
    """Canada is placed first: not where Monaco, still in hand, is sure to win."""
    s = dealt(4, {0: "CA CN DZ IN KZ MC RU US"}).known(0)
    assert prefer(s, 0, 1) < 0
    others = [prefer(s, 0, field) for field in (0, 4, 5, 8, 9, 10)]
    assert min(others) > prefer(s, 0, 1)


def test_greedy_opens_in_a_close_race_and_closes_in_a_lost_one() -> None:
    europe, closed = PILE_IDS.index("eu"), PILE_IDS.index("closed")
    close = position(2, {1: "0:FR"}, {0: "eu DE", 1: "eu ES"})
    assert prefer(close, 0, europe) > prefer(close, 0, closed)
    lost = position(2, {1: "0:FR"}, {1: "eu ES IT PL SE DK"})
    assert prefer(lost, 0, europe) < prefer(lost, 0, closed)


def test_russia_goes_where_it_wins() -> None:
    europe, asia = PILE_IDS.index("eu"), PILE_IDS.index("as")
    s = scored(2, {0: "eu-as RU, as CN", 1: "eu FR DE, as IN"})
    before = s.to_bytes()
    assert prefer(s, 0, asia) > prefer(s, 0, europe)
    assert s.to_bytes() == before
