"""One number for the strength of each bot, from all games it played.

Bradley–Terry over every pair of seats of every game (openskill's BradleyTerryFull, which treats
ties as ties); two seats of the same bot show nothing and are passed over. The update is made game
by game and so depends on their order a little; the games are therefore put in an order of their
own, several times, and the ratings of these passes averaged.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from statistics import fmean
from typing import Any, TypeAlias

import msgspec

from mappamundi.nature import Fast

PASSES = 2
ORDERS = 0x0DE2  # the seed of the orders

Placing: TypeAlias = tuple[tuple[str, int], ...]  # the bot and the place of every seat of a game


class BotRating(msgspec.Struct, frozen=True):
    """The strength of a bot: 25 is par; a deviation says how sure that is."""

    mean: float
    deviation: float


def rate(games: Sequence[Placing]) -> dict[str, BotRating]:
    """The ratings of all bots that took part, by name."""
    games = sorted(games)  # whichever order they come in
    passes = [one_pass(shuffled(games, Fast(ORDERS, number))) for number in range(PASSES)]
    return {
        name: BotRating(
            fmean(ratings[name].mean for ratings in passes),
            fmean(ratings[name].deviation for ratings in passes),
        )
        for name in passes[0]
    }


def shuffled(games: Sequence[Placing], luck: Fast) -> list[Placing]:
    """Return the games in another order, the same one for the same seed."""
    left = list(games)
    for last in range(len(left) - 1, 0, -1):
        other = luck.draw(last + 1)
        left[last], left[other] = left[other], left[last]
    return left


def one_pass(games: Sequence[Placing]) -> dict[str, BotRating]:
    """Game by game, everybody moved by how he did against everybody else."""
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0)  # a bot does not grow stronger from game to game
    names = sorted({name for game in games for name, _ in game})
    ratings = {name: BotRating(model.mu, model.sigma) for name in names}
    for game in games:
        after_game(model, ratings, game)
    return ratings


def after_game(model: Any, ratings: dict[str, BotRating], game: Placing) -> None:
    """Move all who played at once, by the sum of what each pair of seats says."""
    before = dict(ratings)
    for (one, place), (other, their_place) in combinations(game, 2):
        if one != other:
            teams = [
                [model.rating(*msgspec.structs.astuple(before[name]))] for name in (one, other)
            ]
            moved = model.rate(teams, ranks=[place, their_place])
            for name, (rating,) in zip((one, other), moved, strict=True):
                ratings[name] = shifted(ratings[name], before[name], rating)


def shifted(now: BotRating, before: BotRating, moved: Any) -> BotRating:
    """The rating now, moved as far as one comparison would have moved it before the game."""
    deviation = now.deviation * moved.sigma / before.deviation
    return BotRating(now.mean + moved.mu - before.mean, deviation)
