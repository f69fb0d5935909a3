"""Games for the tests of analyses."""

from __future__ import annotations

from mappamundi import Match
from mappamundi.game import GAMES
from mappamundi.log import Log
from mappamundi.nature import Fast, Scripted

HIGH_CARD = GAMES.add("sixth")


def at_random(game: str, seats: int) -> Log:
    """A whole game in which everybody does anything."""
    match = Match.start(game, [f"Seat {seat}" for seat in range(seats)], nature=Fast(3))
    luck = Fast(1)
    while not match.is_over:
        seat = match.waiting[0]
        moves = match.legal(seat)
        match.act(seat, moves[luck.draw(len(moves))])
    return match.log


def duel(mine: tuple[int, int, int], theirs: tuple[int, int, int]) -> Match:
    """High card with these cards in hand, for one seat and for the other."""
    left, draws = list(range(9)), []
    for card in (card for pair in zip(mine, theirs, strict=True) for card in pair):
        draws.append(left.index(card))
        left.remove(card)
    return Match.start("high_card", ["Ada", "Bo"], nature=Scripted(draws))


def thrown_away() -> Log:
    """Ada must take both tricks that are left with 8 and 4, and lays the 4 against a high card.

    Whoever lays the 8 now and the 4 last, when the other has only a low card left, mostly wins.
    """
    match = duel((2, 8, 4), (3, 6, 0))
    for seat, card in ((0, 2), (1, 3), (0, 4), (1, 6)):
        match.act(seat, card)
    return match.log
