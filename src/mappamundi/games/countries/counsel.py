"""Why a master of Countries would do that, in one sentence: which order it believes in."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.draws import stream
from mappamundi.games.countries.beliefs import likely, unsure
from mappamundi.games.countries.bots import LEARNT
from mappamundi.games.countries.chances import apart
from mappamundi.games.countries.facts import CARDS, CATEGORIES, CATEGORY_WORDS
from mappamundi.games.countries.knowledge import MARK
from mappamundi.games.countries.notation import names
from mappamundi.games.countries.rules import DOUBT, GUESS, PLACE, PLAY, State, current
from mappamundi.told import Told

MASTER = 3  # the rank of whoever advises
KEY = stream(0, LEARNT)
_UNTURNED = State()
# card, category -> what it takes the figure to be until the card is turned, and how far that is off
BELIEVED = tuple(
    tuple(likely(_UNTURNED, card, category, MASTER, KEY) for category in range(CATEGORIES))
    for card in range(CARDS)
)
UNSURE = tuple(
    tuple(unsure(_UNTURNED, card, category, MASTER) for category in range(CATEGORIES))
    for card in range(CARDS)
)


def counsel(s: State, seat: int, actions: Sequence[int]) -> Told:
    """A guess, a doubt, or a card with its place."""
    if s.phase == GUESS:
        return Told("countries-reason-guess", {"card": names([s.top])[0]})
    if s.phase == PLAY and actions[0] == DOUBT:
        return reason_to_doubt(s)
    card, spot = (s.chosen if s.phase == PLACE else actions[0]), actions[-1]
    if s.phase == PLAY and len(actions) == 1:
        return Told("countries-reason-card", {"category": CATEGORY_WORDS[current(s)]})
    around = [*s.row[max(spot - 1, 0) : spot], card, *s.row[spot : min(spot + 1, s.length)]]
    return Told("countries-reason-place", {**category(s), "cards": names(around)})


def reason_to_doubt(s: State) -> Told:
    """The two neighbours that most likely lie the wrong way round."""
    pairs = list(zip(s.row[: s.length - 1], s.row[1 : s.length], strict=True))
    worst = min(pairs, key=lambda pair: rise(s, pair[0], pair[1]))
    left, right = names(list(worst))
    return Told("countries-reason-doubt", {**category(s), "card_left": left, "card_right": right})


def rise(s: State, left: int, right: int) -> int:
    """How far it takes the right card to lie above the left one, as `chances.rise` counts it."""
    by = current(s)
    doubts = [0 if s.turned[card] else UNSURE[card][by] for card in (left, right)]
    return apart(mark(s, right, by) - mark(s, left, by), doubts[0], doubts[1])


def mark(s: State, card: int, by: int) -> int:
    """The mark it goes by: what was turned, else what it has learnt."""
    return MARK[s.rank[card][by]][by] if s.turned[card] else BELIEVED[card][by]


def category(s: State) -> dict[str, str]:
    """What the row goes by."""
    return {"category": CATEGORY_WORDS[current(s)]}
