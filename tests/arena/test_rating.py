"""Ratings: a better place never gains less, ties move alike, and no order matters."""

from __future__ import annotations

from math import exp, sqrt

import pytest

from mappamundi.arena.rating import BotRating, Placing, one_pass, rate, shuffled
from mappamundi.nature import Fast

NAMES = "abcdef"
PAR = 25.0


def random_game(luck: Fast) -> Placing:
    """Some bots, with ties as they come."""
    seats = 2 + luck.draw(5)
    return tuple((NAMES[seat], 1 + luck.draw(seats)) for seat in range(seats))


def test_a_better_place_never_gains_less_and_ties_move_alike() -> None:
    luck = Fast(1)
    for _ in range(10_000):
        game = random_game(luck)
        ratings = one_pass([game])
        for one, place in game:
            for other, their_place in game:
                if place == their_place:
                    assert ratings[one].mean == pytest.approx(ratings[other].mean)
                if place < their_place:
                    assert ratings[one].mean > ratings[other].mean


def test_the_order_of_seats_does_not_matter() -> None:
    luck = Fast(2)
    for _ in range(300):
        game = random_game(luck)
        turned = game[1:] + game[:1]
        one, other = one_pass([game]), one_pass([turned])
        for name in one:
            assert one[name].mean == pytest.approx(other[name].mean)
            assert one[name].deviation == pytest.approx(other[name].deviation)


def test_the_order_of_games_does_not_matter() -> None:
    luck = Fast(3)
    games = [random_game(luck) for _ in range(60)]
    assert rate(games) == rate(games[::-1]) == rate(shuffled(games, Fast(4)))


def test_shuffling_keeps_every_game() -> None:
    luck = Fast(3)
    games = [random_game(luck) for _ in range(60)]
    assert sorted(shuffled(games, Fast(4))) == sorted(games)
    assert shuffled(games, Fast(4)) != games


@pytest.mark.parametrize("tenths", [5, 6, 8])
def test_the_gap_foretells_the_wins(tenths: int) -> None:
    """The gap of two ratings says how often the better one wins (beta is a sixth of 25)."""
    luck = Fast(tenths)
    games: list[Placing] = [
        (("a", 1), ("b", 2)) if luck.draw(10) < tenths else (("a", 2), ("b", 1))
        for _ in range(1500)
    ]
    won = sum(game[0][1] == 1 for game in games) / len(games)
    ratings = rate(games)
    gap = ratings["a"].mean - ratings["b"].mean
    assert 1 / (1 + exp(-gap / (sqrt(2) * PAR / 6))) == pytest.approx(won, abs=0.03)


def test_a_bot_learns_nothing_from_itself() -> None:
    assert rate([(("a", 1), ("a", 2))]) == {"a": BotRating(PAR, PAR / 3)}
    alone = one_pass([(("a", 1), ("b", 2))])
    among = one_pass([(("a", 1), ("b", 2), ("b", 2))])
    assert among["a"].mean - PAR == pytest.approx(2 * (alone["a"].mean - PAR))


def test_more_games_make_it_surer() -> None:
    few = rate([(("a", 1), ("b", 2)), (("a", 2), ("b", 1))] * 2)
    many = rate([(("a", 1), ("b", 2)), (("a", 2), ("b", 1))] * 50)
    assert many["a"].deviation < few["a"].deviation < PAR / 3
