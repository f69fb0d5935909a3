"""What rows of Countries reveal, how somebody judged it, and what one can be asked about it."""

from __future__ import annotations

from mappamundi.games.countries.facts import (
    CATEGORY_WORDS,
    CODES,
    RANK,
    printed,
)
from mappamundi.games.countries.telling import figure
from mappamundi.learning import DOUBT, PICK, PLACE, RIGHT, WRONG, Heard, Posed, Revealed
from mappamundi.told import Told

TOPICS = CATEGORY_WORDS
PLACED = ("countries-placed", "countries-placed-least", "countries-placed-most")
VERDICTS = ("countries-row-right", "countries-row-wrong")
GUESSED = ("countries-first", "countries-guess-tied")

# A guess was good that is off by no more than a half.
NEAR, FAR = 2, 3
ROW = 3  # cards that another is placed among
PASSED = 1  # card too near for a fair question
KINDS = 3  # of questions
HITS = (60, 75, 85, 93, 97)  # of a hundred questions, by rank: what bots know (C38)


def recall(story: list[Heard], seat: int) -> list[Revealed]:
    """All that a story revealed to a seat: each row that was turned, and each guess."""
    judged: list[Revealed] = []
    row: list[Heard] = []  # placements in this row
    turned: list[Heard] = []
    guesses: list[int] = []  # of the seat
    doubted = False
    for line in story:
        if line.message in PLACED:
            row.append(line)
        elif line.message == "countries-doubted":
            doubted = line.numbers["seat"] == seat
        elif line.message == "countries-guess-was" and line.numbers["seat"] == seat:
            guesses.append(line.numbers["people"])
        elif line.message == "countries-figure":
            turned.append(line)
        elif line.message in GUESSED and turned:
            judged += revealed(turned) + judged_guess(turned[0], guesses)
            turned = []
            guesses = []
        elif line.message in VERDICTS and turned:
            judged += revealed(turned) + judged_row(turned, row, seat)
            if doubted:
                judged += judged_doubt(turned, row)
            row = []
            turned = []
            doubted = False
    return judged


def revealed(turned: list[Heard]) -> list[Revealed]:
    """Cards that are turned show all six of their figures."""
    return [Revealed(topic, line.words["card"], None) for line in turned for topic in TOPICS]


def judged_guess(turned: Heard, guesses: list[int]) -> list[Revealed]:
    """Was a guess near enough to count as knowing?"""
    people = turned.numbers["number"]
    return [
        Revealed(turned.words["category"], turned.words["card"], is_near(guess, people))
        for guess in guesses
    ]


def is_near(guess: int, people: int) -> bool:
    """Is neither number more than half as large again as the other?"""
    return guess * NEAR <= people * FAR and people * NEAR <= guess * FAR


def judged_row(turned: list[Heard], row: list[Heard], seat: int) -> list[Revealed]:
    """The seat's own cards, each by the neighbours that it was placed between."""
    topic = turned[0].words["category"]
    category = TOPICS.index(topic)
    return [
        Revealed(topic, line.words["card"], fits(line, category))
        for line in row
        if line.numbers["seat"] == seat and is_fair(line, category)
    ]


def is_fair(line: Heard, category: int) -> bool:
    """Were the neighbours in order, so that a card could lie right between them?"""
    left, right = line.words.get("card_left"), line.words.get("card_right")
    if left is None or right is None:
        return True
    return rank_of(left, category) <= rank_of(right, category)


def fits(line: Heard, category: int) -> bool:
    """Is the placed card no smaller than its left neighbour, and no larger than its right one?"""
    own = rank_of(line.words["card"], category)
    left, right = line.words.get("card_left"), line.words.get("card_right")
    if left is not None and rank_of(left, category) > own:
        return False
    return right is None or rank_of(right, category) >= own


def judged_doubt(turned: list[Heard], row: list[Heard]) -> list[Revealed]:
    """A right doubt saw the cards that lay wrong; a wrong one is taken to mean the last placed."""
    topic = turned[0].words["category"]
    category = TOPICS.index(topic)
    cards = [line.words["card"] for line in turned]
    ranks = [rank_of(card, category) for card in cards]
    falls = [place for place in range(1, len(cards)) if ranks[place] < ranks[place - 1]]
    if falls:
        return [Revealed(topic, card, True) for i in falls for card in cards[i - 1 : i + 1]]
    return [Revealed(topic, line.words["card"], False) for line in row[-1:]]


def rank_of(card: str, category: int) -> int:
    """The place of a card's figure among all."""
    return RANK[CODES.index(card)][category]


def pose(topic: str, country: str, others: list[str], lot: int) -> Posed | None:
    """A question about a figure of a country, compared with some of the others."""
    if topic not in TOPICS or country not in CODES:
        return None
    category = TOPICS.index(topic)
    row = rivals(category, country, others)
    if len(row) < ROW:
        return None
    if lot % KINDS == 0:
        return which_is_more(category, country, row[0], lot // KINDS)
    row = sorted(row, key=lambda card: rank_of(card, category))
    spots = right_spots(category, country, row)
    if lot % KINDS == 1:
        return asked(PLACE, category, country, row, spots, row)
    return is_it_right(category, country, row, spots, lot // KINDS)


def rivals(category: int, country: str, others: list[str]) -> list[str]:
    """Those nearest to it but for the very nearest; none that is level with it."""
    own = rank_of(country, category)
    cards = [card for card in others if card in CODES and rank_of(card, category) != own]
    near = sorted(cards, key=lambda card: abs(rank_of(card, category) - own))
    return near[PASSED : PASSED + ROW]


def which_is_more(category: int, country: str, rival: str, lot: int) -> Posed:
    """Two cards: which of them belongs further to the right?"""
    cards = [country, rival] if lot % 2 == 0 else [rival, country]
    most = 0 if rank_of(cards[0], category) > rank_of(cards[1], category) else 1
    return asked(PICK, category, country, cards, [most], [rival])


def right_spots(category: int, country: str, row: list[str]) -> list[int]:
    """§4.4 The places of a row in rising order where a card lies right."""
    own = rank_of(country, category)
    return [
        spot
        for spot in range(len(row) + 1)
        if (spot == 0 or rank_of(row[spot - 1], category) <= own)
        and (spot == len(row) or own <= rank_of(row[spot], category))
    ]


def is_it_right(category: int, country: str, row: list[str], spots: list[int], lot: int) -> Posed:
    """§4.2 The card has been placed: let it be, or doubt it?"""
    spot = spots[0]
    if lot % 2 == 1:
        spot = (spot + 1 + lot // 2 % ROW) % (ROW + 1)
    verdict = RIGHT if spot in spots else WRONG
    return asked(DOUBT, category, country, [*row[:spot], country, *row[spot:]], [verdict], row)


def asked(
    kind: str, category: int, country: str, cards: list[str], right: list[int], row: list[str]
) -> Posed:
    """A question with the figures that decide it, from less to more."""
    shown = sorted([country, *row], key=lambda card: rank_of(card, category))
    prompt = Told(f"countries-lore-{kind}", {"category": TOPICS[category], "card": country})
    return Posed(kind, prompt, country, cards, [], right, [told(card, category) for card in shown])


def told(card: str, category: int) -> Told:
    """The figure of a card, in words."""
    text = printed(category, rank_of(card, category))
    return Told("countries-figure", {"card": card, **figure(text, category)})
