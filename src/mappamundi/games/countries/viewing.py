"""What a player or a spectator of Countries has before them."""

from __future__ import annotations

import msgspec

from mappamundi.games.countries.checks import (
    Misplaced,
    checked,
    checked_category,
    falls,
    is_won,
    misplaced,
)
from mappamundi.games.countries.facts import (
    CARDS,
    CATEGORIES,
    CATEGORY_WORDS,
    CODES,
    GUESS_OF,
    MOST_ROWS,
    printed,
)
from mappamundi.games.countries.notation import hand, lots, name, names
from mappamundi.games.countries.points import why
from mappamundi.games.countries.rules import (
    CATEGORY,
    DEAL,
    GUESS,
    LOT,
    OVER,
    PLACE,
    PLAY,
    TOP,
    State,
    current,
    place,
    score,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.told import Counted

PHASES = {
    DEAL: "deal",
    CATEGORY: "category",
    TOP: "top",
    LOT: "lot",
    GUESS: "guess",
    PLAY: "play",
    PLACE: "place",
    OVER: "over",
}


class Team(msgspec.Struct, frozen=True):
    """What lies before one team."""

    hand: list[str]
    guess: int | None  # its last guess for the start, once it is open
    ready: bool  # has sealed a guess
    points: int
    place: int  # as things lie now
    why: list[Counted]  # what the points are made of


class View(msgspec.Struct, frozen=True):
    """What somebody sitting at the table, or watching, has before them."""

    phase: str
    number: int  # of the row, from 1
    rows: int | None  # how many there will be at most
    category: str | None
    cycle: list[str]  # the categories in their order, as far as it was seen
    turn: int | None
    last: int | None  # team that placed last
    latest: str | None  # the card that it placed
    row: list[str]  # from Minus to Plus
    chosen: str | None  # card to be placed now
    top: str | None
    pile: int  # cards in the draw pile, its top included
    discard: int
    teams: list[Team]
    guess: int | None  # the viewer's own, sealed
    guessing: list[int]  # teams that guess for the start
    checked: list[str]  # the last row that was turned
    checked_category: str | None
    checked_right: bool | None
    checked_falls: list[int]  # places in it, from 0, where a card is smaller than its left one
    checked_misplaced: list[Misplaced]  # the cards that made it wrong
    drawer: int | None  # team that the check went against; a last card that lay right, nobody
    facts: dict[str, list[str]]  # all that was ever turned: card -> its six figures


def view(known: State, seat: int) -> View:
    """What the seat, or a spectator, is shown of a state redacted for it."""
    s = known
    row = checked(s)
    by = checked_category(s)
    fallen = falls(s, row, by) if row else []
    is_turn = s.phase in (PLAY, PLACE)
    return View(
        phase=PHASES[s.phase],
        number=s.finished + 1 if s.length or s.phase != OVER else s.finished,
        rows=None if s.limit == MOST_ROWS else s.limit,
        category=CATEGORY_WORDS[current(s)] if has_category(s) else None,
        cycle=[CATEGORY_WORDS[each] for each in s.order[: categories_seen(s)]],
        turn=s.turn if is_turn else None,
        last=s.last if s.last != NONE else None,
        latest=name(latest(s)),
        row=names(s.row[: s.length]),
        chosen=name(s.chosen),
        top=name(s.top),
        pile=s.pile + (s.top != NONE),
        discard=s.discarded,
        teams=[team(s, each) for each in range(s.seats)],
        guess=opened(s.sealed[seat][0]) if seat < s.seats else None,
        guessing=lots(s) if s.phase == GUESS else [],
        checked=names(row),
        checked_category=CATEGORY_WORDS[by] if row else None,
        checked_right=not fallen if row else None,
        checked_falls=fallen,
        checked_misplaced=misplaced(s, row, by) if fallen else [],
        drawer=None if s.drawer == NONE or is_won(s) else s.drawer,
        facts={CODES[card]: data_side(s, card) for card in range(CARDS) if s.turned[card]},
    )


def team(s: State, seat: int) -> Team:
    """What everybody sees of one team."""
    return Team(
        hand=names(hand(s, seat)),
        guess=opened(s.guessed[seat]),
        ready=s.sealed[seat][0] != NONE,
        points=score(s, seat),
        place=place(s, seat),
        why=why(s, seat),
    )


def has_category(s: State) -> bool:
    """Does a category lie open?"""
    return s.length > 0 or (s.finished == 0 and s.phase not in (DEAL, CATEGORY))


def categories_seen(s: State) -> int:
    """How much of the cycle is known."""
    return min(s.finished + has_category(s), CATEGORIES)


def latest(s: State) -> int:
    """§4.4 The card placed last in the row; the start card was not placed."""
    placed = [card for card in s.row[: s.length] if s.following[card] == s.length - 1]
    return placed[0] if placed and s.last != NONE else NONE


def data_side(s: State, card: int) -> list[str]:
    """The six figures of a card that was turned."""
    return [printed(category, s.rank[card][category]) for category in range(CATEGORIES)]


def opened(step: int) -> int | None:
    """The number of people that a guess means, if one may know it."""
    return None if step in (NONE, HIDDEN) else GUESS_OF[step]
