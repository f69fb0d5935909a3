"""Positions of Countries in a few words, and the notation to play on from them."""

from __future__ import annotations

from collections.abc import Mapping

from lines import Lines

from mappamundi import Match
from mappamundi.games.countries import GAME, rules
from mappamundi.games.countries.facts import CARDS, CATEGORY_WORDS, CODES, HAND
from mappamundi.games.countries.notation import CARD_OF
from mappamundi.games.countries.notation import hand as hand_of
from mappamundi.games.countries.rules import State
from mappamundi.nature import Scripted
from mappamundi.record import NATURE, NONE

NUMBERS = ("seats", "turn", "last", "finished", "limit", "spare", "pile")


def position(text: str) -> State:
    """A position in which a team is to play.

    "seats 3, turn 1, category population, row IS IN, hand 0: AO, hand 1: FR BR, top US"; also
    `last 0`, `laid IN IS` (the order in which the row was placed, if not from left to right),
    `finished 7` (rows), `limit 40`, `spare 2` (unnamed cards on top of the named ones in every
    hand), `turned FR`, `discard PL`. All other cards are in the pile or, with `pile 3`, all but
    three in the hand of the last team; without `top` the pile has no card at all.
    """
    words = dict(clause.strip().partition(" ")[::2] for clause in text.split(",") if clause)
    numbers = {word: int(words[word]) for word in NUMBERS if word in words}
    hands = {
        int(who): listed.split()
        for clause in text.split(",")
        if clause.strip().startswith("hand ")
        for who, _, listed in [clause.strip()[5:].partition(":")]
    }
    s = State()
    rules.setup(s, numbers["seats"], 0, numbers.get("limit", 40))
    s.phase, s.then = rules.PLAY, rules.PLAY
    s.turn = numbers["turn"]
    s.finished = numbers.get("finished", 0)
    set_category(s, words.get("category", "area"))
    row = words.get("row", "").split()
    s.last = numbers.get("last", (s.turn - 1) % s.seats if len(row) > 1 else NONE)
    for code in words.get("turned", "").split():
        s.turned[CARD_OF[code]] = 1
    put_cards(s, hands, row, words, numbers)
    return s


def set_category(s: State, word: str) -> None:
    """Make it the category of the row."""
    place, category = s.finished % len(s.order), CATEGORY_WORDS.index(word)
    other = s.order.index(category)
    s.order[place], s.order[other] = s.order[other], s.order[place]


def put_cards(
    s: State,
    hands: Mapping[int, list[str]],
    row: list[str],
    words: Mapping[str, str],
    numbers: Mapping[str, int],
) -> None:
    """Give every card its place."""
    discard = words.get("discard", "").split()
    top = words.get("top", "")
    named = [
        *row,
        *discard,
        *([top] if top else []),
        *(code for hand in hands.values() for code in hand),
    ]
    assert len(set(named)) == len(named), "a card is in two places"
    rest = [code for code in CODES if code not in named]
    for seat in range(s.seats):
        for _ in range(numbers.get("spare", 0)):
            rules.receive(s, seat, CARD_OF[rest.pop()])
        for code in hands.get(seat, []):
            rules.receive(s, seat, CARD_OF[code])
    keep = numbers.get("pile", len(rest)) if top else 0
    for code in rest[keep:]:
        rules.receive(s, s.seats - 1, CARD_OF[code])
    stock = [CARD_OF[code] for code in rest[:keep]]
    s.pile, s.discarded = len(stock), len(discard)
    s.stock = stock + [NONE] * (CARDS - len(stock) - len(discard))
    s.stock += [CARD_OF[code] for code in discard]
    s.top = CARD_OF[top] if top else NONE
    for i, code in enumerate(row):
        s.row[i] = CARD_OF[code]
    for i, code in enumerate(words.get("laid", "").split() or row):
        s.following[CARD_OF[code]] = i
    s.length = len(row)


LINES = Lines(GAME)
act, can, legal = LINES.act, LINES.can, LINES.legal


def held(s: State, seat: int) -> str:
    """The cards before a team, by their codes."""
    return " ".join(CODES[card] for card in hand_of(s, seat))


def row_of(s: State) -> str:
    return " ".join(CODES[card] for card in s.row[: s.length])


def top_of(s: State) -> str:
    return CODES[s.top] if s.top != NONE else ""


def place(s: State, seat: int, card: str, spot: int) -> None:
    """Choose a card and its place."""
    act(s, f"{seat} card {card}", f"{seat} at {spot}")


def dealt(
    hands: Mapping[int, str], tops: str, category: str = "area", start: str = "lot", first: int = 0
) -> Match:
    """A match in which the hands, the first category and the tops of the pile came as told."""
    options = {"start": start}
    s = GAME.start(len(hands), options)
    spare = [code for code in CODES if code not in f"{' '.join(hands.values())} {tops}".split()]
    lines = []
    for hand in hands.values():
        missing = HAND - len(hand.split())
        lines += [f"* deal {code}" for code in [*hand.split(), *spare[:missing]]]
        spare = spare[missing:]
    above, *below = tops.split()
    lines += [f"* category {category}", f"* top {above}"]
    if start == "lot":
        lines += [f"* first {first}", *(f"* top {code}" for code in below)]
    draws = []
    for line in lines:
        draws.append(GAME.read(s, NATURE, line[2:]))
        act(s, line)
    return Match.start("countries", len(hands), options, Scripted(draws))
