"""The games that can be played here."""

from __future__ import annotations

from typing import get_args

from mappamundi.game import GAMES, Amount, Choice, Game
from mappamundi.server.house import Visit
from mappamundi.server.http.api import GameOffer, Option
from mappamundi.server.http.router import Endpoints
from mappamundi.server.protocol import Level

ENDPOINTS = Endpoints()


@ENDPOINTS.add("GET", "/api/games", is_public=True)
async def list_games(visit: Visit) -> list[GameOffer]:
    """What can be played, and what can be set."""
    return [offer(game) for game in GAMES.values()]


def offer(game: Game) -> GameOffer:
    """A game as it is offered."""
    return GameOffer(
        slug=game.slug,
        title=game.title,
        seats=(game.seats.start, game.seats.stop - 1),
        usual_seats=game.usual_seats,
        options=[_option(option) for option in game.options],
        bots=list(get_args(Level)),
        can_race=game.rhythm is not None,
        race=dict(game.rhythm.OPTIONS) if game.rhythm else {},
    )


def _option(option: Choice | Amount) -> Option:
    if isinstance(option, Choice):
        return Option(option.name, option.default, words=list(option.words))
    low, high = option.span.start, option.span.stop - 1
    return Option(option.name, option.default, low=low, high=high)
