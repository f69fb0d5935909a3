"""What lies in the piles of Null & Nichtig, and what a trick would do to them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mappamundi.games.null_nichtig.cards import laid, name, names
from mappamundi.games.null_nichtig.facts import COLOUR, COLOURS
from mappamundi.games.null_nichtig.rules import (
    OVER,
    PLAY,
    State,
    showing,
    stack,
    start_cards,
    trick_winner,
)
from mappamundi.record import NONE

LOWEST = 0  # a zero: played late it beats nothing, so it may stand for a card not played yet


class Outlook(msgspec.Struct, frozen=True):
    """Whose a trick would be if no more cards were played, and what it would do there."""

    seat: int
    tops: list[str | None]  # of the seat's piles, by colour
    showing: int  # what they would be worth


def outlook(s: State) -> Outlook | None:
    """The trick as it lies."""
    if s.phase != PLAY or s.table[s.lead] == NONE:
        return None
    trial = s.copy()
    for seat in range(s.seats):
        if s.table[seat] == NONE:
            trial.table[seat] = LOWEST
    winner = trick_winner(trial)
    for seat in clockwise(s, winner):
        if s.table[seat] != NONE:
            stack(trial, winner, s.table[seat])
    return Outlook(winner, [name(top) for top in trial.top[winner]], showing(trial, winner))


def outlooks(s: State, cards: list[int]) -> dict[str, Outlook]:
    """The trick as it would lie after each of these cards, which the seat in turn could play."""
    seen = {}
    for card in cards:
        trial = s.copy()
        trial.table[s.turn] = card
        after = outlook(trial)
        if after is not None:
            seen[names([card])[0]] = after
    return seen


def piles(s: State) -> list[list[list[str]]]:
    """§8.2 By seat and colour all cards of a pile, the covered ones first."""
    stacked: list[list[list[str]]] = [[[] for _ in range(COLOURS)] for _ in range(s.seats)]
    for seat, card in stackings(s):
        stacked[seat][COLOUR[card]] += names([card])
    return stacked


def stackings(s: State) -> Iterator[tuple[int, int]]:
    """Every card that came onto a pile in this round, and whose pile, in that order."""
    if s.phase not in (PLAY, OVER):
        return
    rows = [laid(s, seat) for seat in range(s.seats)]
    for seat, row in enumerate(rows):
        yield from ((seat, card) for card in row[: start_cards(s)])
    trick = s.copy()
    trick.lead = s.first
    for turn in range(start_cards(s), min(len(row) for row in rows)):
        trick.table[: s.seats] = [row[turn] for row in rows]
        trick.lead = trick_winner(trick)
        yield from ((trick.lead, trick.table[seat]) for seat in clockwise(s, trick.lead))


def clockwise(s: State, first: int) -> list[int]:
    """All seats, from this one on."""
    return [(first + step) % s.seats for step in range(s.seats)]
