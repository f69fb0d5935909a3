"""What no game of Pingvasion exceeds, for those who must make room before it begins."""

from __future__ import annotations

from mappamundi.contract import FeatureGroup, numbered
from mappamundi.games.pingvasion.facts import (
    AREA,
    AREA_LETTERS,
    AREA_NAMES,
    AREA_SIZE,
    CARDS,
    DUEL,
    DUEL_CHAIRS,
    DUMMIES,
    GIFTS,
    MOST_HELD,
    MOST_PLAYED,
    PRINTED_VALUES,
    REINFORCEMENTS,
    ROUNDS,
    RULEBOOK_VALUES,
    SEATS,
    START_CARDS,
    VALUE,
)
from mappamundi.games.pingvasion.features import (
    CHAIRS,
    CHOSEN,
    COUNT,
    DECK,
    GONE,
    GOT,
    HELD,
    LAID,
    PASSING,
    PLAYING,
    READY,
    ROUND,
    SCOUTS,
    STRENGTH,
    TWINS,
    WORTH,
)

OUTCOMES = CARDS  # any of them may be drawn
LARGEST_FEATURE = max(sum(RULEBOOK_VALUES), sum(PRINTED_VALUES))  # all the strength of an area

# By area and place in it, since the values on the cards are those of a deck.
CARD_NAMES = tuple(f"{AREA_LETTERS[AREA[card]]}-{card % AREA_SIZE}" for card in range(CARDS))
BY_CHAIR = numbered(SEATS)
GROUPS = (
    FeatureGroup("held", HELD, 1, (BY_CHAIR, CARD_NAMES)),
    FeatureGroup("laid", LAID, 2, (BY_CHAIR, CARD_NAMES)),
    FeatureGroup("chosen", CHOSEN, max(GIFTS, MOST_PLAYED), (CARD_NAMES,)),
    FeatureGroup("got", GOT, GIFTS, (CARD_NAMES,)),
    FeatureGroup("gone", GONE, 1, (CARD_NAMES,)),
    FeatureGroup("strength", STRENGTH, LARGEST_FEATURE, (BY_CHAIR, AREA_NAMES)),
    FeatureGroup("worth", WORTH, LARGEST_FEATURE, (AREA_NAMES,)),
    FeatureGroup("count", COUNT, 2 * MOST_HELD, (BY_CHAIR,)),  # of a dummy, what it received too
    FeatureGroup("twins", TWINS, 1, (BY_CHAIR,)),
    FeatureGroup("scouts", SCOUTS, 1, (BY_CHAIR,)),
    FeatureGroup("ready", READY, max(GIFTS, MOST_PLAYED), (BY_CHAIR,)),
    FeatureGroup("passing", PASSING, 1),
    FeatureGroup("playing", PLAYING, 2),
    FeatureGroup("round", ROUND, ROUNDS),
    FeatureGroup("chairs", CHAIRS, max(SEATS, DUEL_CHAIRS)),
    FeatureGroup("deck", DECK, len(VALUE) - 1),
)


def longest(seats: int, /, *options: int) -> int:
    """Start cards; in every round what is drawn, passed and played, by dummies too."""
    of_a_seat = REINFORCEMENTS + GIFTS + MOST_PLAYED
    of_dummies = DUMMIES * (DUEL + MOST_PLAYED) if seats == DUEL else 0
    return START_CARDS * seats + ROUNDS * (of_a_seat * seats + of_dummies)
