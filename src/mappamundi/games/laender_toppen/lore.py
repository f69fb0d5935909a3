"""What the fields of Länder toppen! reveal, how somebody judged it, and what one can be asked."""

from __future__ import annotations

from mappamundi.games.laender_toppen.facts import (
    CARD_IDS,
    CATEGORIES,
    CERTAIN,
    CODES,
    MISSING,
    SIDES,
    STANDING,
    VALUE,
)
from mappamundi.games.laender_toppen.rules import beats, is_above
from mappamundi.games.laender_toppen.telling import figure
from mappamundi.learning import PICK, Heard, Posed, Revealed
from mappamundi.told import Told

# The categories of the strip, by the names that all games share.
TOPICS = ("area", "height", "temperature", "population", "life", "gdp")
RIVALS = 3  # cards of the others on a field that one is asked about


def recall(story: list[Heard], seat: int) -> list[Revealed]:
    """All that a story revealed to a seat: the cards of every field that was turned up."""
    judged: list[Revealed] = []
    shown: list[Heard] = []
    field = 0
    for line in story:
        if line.message == "laender-toppen-turned":
            judged += judged_field(field, shown, seat)
            field = line.numbers["field"] - 1
            shown = []
        elif line.message == "laender-toppen-shows":
            shown.append(line)
    return judged + judged_field(field, shown, seat)


def judged_field(field: int, shown: list[Heard], seat: int) -> list[Revealed]:
    """§4 Every figure on a field, the seat's own judged."""
    category = field // SIDES
    cards = [line.words["card"] for line in shown]
    return [
        Revealed(
            TOPICS[category],
            line.words["card"],
            verdict(field, line.words["card"], cards) if line.numbers["seat"] == seat else None,
        )
        for line in shown
    ]


def verdict(field: int, card: str, cards: list[str]) -> bool | None:
    """Who takes the field has judged rightly, who loses it in the worse half of the deck wrongly.

    Good figures that meet a better one are bad luck, and nobody to beat says nothing.
    """
    if len(cards) < 2:
        return None
    if is_best(field, card, cards):
        return True
    return None if is_good(field, card) else False


def is_best(field: int, card: str, cards: list[str]) -> bool:
    """§4.2 Does none of these cards beat it? Equals are level."""
    return not any(wins(field, other, card) for other in cards)


def wins(field: int, card: str, other: str) -> bool:
    """Is the figure of a card better there than that of another?"""
    return beats(field, value(field, card), value(field, other))


def value(field: int, card: str) -> int:
    """The figure that counts there."""
    return VALUE[field // SIDES][CARD_IDS.index(card)]


def is_good(field: int, card: str) -> bool:
    """Does it beat half of the deck?"""
    standing = STANDING[field // SIDES][CARD_IDS.index(card)]
    return standing * 2 >= CERTAIN if is_above(field) else standing * 2 <= CERTAIN


def pose(topic: str, country: str, others: list[str], lot: int) -> Posed | None:
    """Cards on an open field, one of them the country: which takes it?"""
    if topic not in TOPICS or country not in CODES:
        return None
    field = TOPICS.index(topic) * SIDES + lot % SIDES
    if value(field, country) == MISSING:
        return None
    met = rivals(field, country, others)
    if len(met) < RIVALS:
        return None
    spot = lot // SIDES % (RIVALS + 1)
    cards = [*met[:spot], country, *met[spot:]]
    best = [
        place
        for place, card in enumerate(cards)
        if not any(wins(field, each, card) for each in cards)
    ]
    about = {
        "category": CATEGORIES[field // SIDES],
        "side": "above" if is_above(field) else "below",
    }
    return Posed(
        PICK, Told("laender-toppen-lore-pick", about), country, cards, [], best, why(field, cards)
    )


def rivals(field: int, country: str, others: list[str]) -> list[str]:
    """Those whose figures are nearest."""
    own = STANDING[field // SIDES][CARD_IDS.index(country)]
    cards = [card for card in others if card in CODES and card != country]
    known = [card for card in cards if value(field, card) != MISSING]
    near = sorted(known, key=lambda card: abs(STANDING[field // SIDES][CARD_IDS.index(card)] - own))
    return near[:RIVALS]


def why(field: int, cards: list[str]) -> list[Told]:
    """Their figures, from less to more."""
    told = []
    for card in sorted(cards, key=lambda card: value(field, card)):
        parts = figure(field // SIDES, CARD_IDS.index(card))
        if parts is not None:
            told.append(Told("laender-toppen-lore-figure", {"card": card, **parts}))
    return told
