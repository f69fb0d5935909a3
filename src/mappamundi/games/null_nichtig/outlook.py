"""What lies in the piles of Null & Nichtig, and what a trick would do to them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mappamundi.games.null_nichtig.cards import CARD_IDS, laid, name
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
    return taken(s, s.table, s.copy())


def outlooks(s: State, cards: list[int]) -> dict[str, Outlook]:
    """The trick as it would lie after each of these cards, which the seat in turn could play."""
    table, trial = s.table[:], s.copy()
    seen = {}
    for card in cards:
        table[s.turn] = card
        seen[CARD_IDS[card]] = taken(s, table, trial)
    return seen


def taken(s: State, table: list[int], trial: State) -> Outlook:
    """What the trick on this table would do; `trial` is a copy of the state to try it on."""
    trial.table = [LOWEST if card == NONE else card for card in table]
    winner = trick_winner(trial)
    trial.top[winner] = s.top[winner][:]
    for seat in clockwise(s, winner):
        if table[seat] != NONE:
            stack(trial, winner, table[seat])
    return Outlook(winner, [name(top) for top in trial.top[winner]], showing(trial, winner))


def piles(s: State) -> list[list[list[str]]]:
    """§8.2 By seat and colour all cards of a pile, the covered ones first."""
    stacked: list[list[list[str]]] = [[[] for _ in range(COLOURS)] for _ in range(s.seats)]
    if s.phase in (PLAY, OVER):
        rows = [laid(s, seat) for seat in range(s.seats)]
        for seat, row in enumerate(rows):
            put(stacked[seat], row[: start_cards(s)])
        for winner, cards in tricks(s, rows):
            put(stacked[winner], cards)
    return stacked


def put(pile: list[list[str]], cards: list[int]) -> None:
    """Cards onto the piles of a seat, each by its colour."""
    for card in cards:
        pile[COLOUR[card]].append(CARD_IDS[card])


def tricks(s: State, rows: list[list[int]]) -> Iterator[tuple[int, list[int]]]:
    """Who took each trick of this round, and its cards in the order in which they were stacked."""
    trick = s.copy()
    trick.lead = s.first
    for turn in range(start_cards(s), min(len(row) for row in rows)):
        trick.table = [row[turn] for row in rows]
        trick.lead = trick_winner(trick)
        yield trick.lead, trick.table[trick.lead :] + trick.table[: trick.lead]


def clockwise(s: State, first: int) -> list[int]:
    """All seats, from this one on."""
    return [(first + step) % s.seats for step in range(s.seats)]
