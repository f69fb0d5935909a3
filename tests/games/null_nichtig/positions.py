"""Positions of Null & Nichtig in a few words, and the notation to play on from them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from mappamundi import Match
from mappamundi.games.null_nichtig import GAME, rules
from mappamundi.games.null_nichtig.cards import CARD_IDS, CARD_OF
from mappamundi.games.null_nichtig.cards import hand as hand_of
from mappamundi.games.null_nichtig.facts import CARDS, COLOURS
from mappamundi.games.null_nichtig.rules import State
from mappamundi.nature import Scripted
from mappamundi.record import NATURE, NONE
from mappamundi.turn import parse

CardsBySeat = dict[int, list[int]]


@dataclass
class Sketch:
    """What the words of a position say; everything else is filled up."""

    numbers: dict[str, int] = field(default_factory=dict)
    hands: CardsBySeat = field(default_factory=dict)
    piles: CardsBySeat = field(default_factory=dict)  # bottom first
    table: dict[int, int] = field(default_factory=dict)
    totals: dict[int, int] = field(default_factory=dict)

    def unnamed(self) -> list[int]:
        """The cards the position does not speak of."""
        rows = [*self.hands.values(), *self.piles.values(), list(self.table.values())]
        named = [card for row in rows for card in row]
        assert len(named) == len(set(named)), "a card is in two places"
        return [card for card in range(CARDS) if card not in named]


def position(text: str) -> State:
    """A position amid the tricks of a round.

    "seats 4, lead 0, table 0:y9 1:v2, hand 2: y0a b3, pile 0: b1 r3, total 0:20 1:9"; also
    `teams 1`, `limit 100`, `round 2` (finished ones), `first 1` (who led the round) and
    `spare 1` (unnamed cards on top of the named ones in every hand). Piles go bottom first.
    """
    sketch = read_sketch(text)
    numbers = sketch.numbers
    s = State()
    limit = numbers.get("limit", 0)
    rules.setup(s, numbers["seats"], numbers.get("teams", 0), int(limit > 0), limit)
    s.phase = rules.PLAY
    s.round = numbers.get("round", 0)
    s.lead = numbers["lead"]
    s.first = numbers.get("first", s.lead)
    put_cards(s, sketch)
    for seat, points in sketch.totals.items():
        s.total[seat] = points
    s.turn = s.lead
    while s.table[s.turn] != NONE:
        s.turn = rules.after(s, s.turn)
    return s


def read_sketch(text: str) -> Sketch:
    sketch = Sketch()
    for clause in text.split(","):
        word, _, rest = clause.strip().partition(" ")
        seat, _, listed = rest.partition(":")
        match word:
            case "hand":
                sketch.hands[int(seat)] = cards(listed)
            case "pile":
                sketch.piles[int(seat)] = cards(listed)
            case "table":
                sketch.table = {seat: CARD_OF[card] for seat, card in pairs(rest)}
            case "total":
                sketch.totals = {seat: int(points) for seat, points in pairs(rest)}
            case "seats" | "lead" | "first" | "round" | "teams" | "limit" | "spare":
                sketch.numbers[word] = int(rest)
            case _:
                raise ValueError(clause)
    return sketch


def put_cards(s: State, sketch: Sketch) -> None:
    """Give every card its cell: hands first, then what was laid, then what sits out."""
    size = rules.hand_size(s)
    unnamed = sketch.unnamed()
    rest = [card for pile in sketch.piles.values() for card in pile]
    s.dealt = size * s.seats
    free: list[int] = []
    for seat in range(s.seats):
        held = list(sketch.hands.get(seat, []))
        for _ in range(sketch.numbers.get("spare", 0)):
            held.append(unnamed.pop())
        s.held[seat] = len(held)
        if seat in sketch.table:
            s.table[seat] = sketch.table[seat]
            held.append(s.table[seat])
        for i, card in enumerate(held):
            s.cards[seat * size + i] = card
        free += range(seat * size + len(held), (seat + 1) * size)
    free += range(s.dealt, CARDS)
    for cell, card in zip(free, rest + unnamed, strict=True):
        s.cards[cell] = card
    for seat, pile in sketch.piles.items():
        for card in pile:
            rules.stack(s, seat, card)


def after_trick(text: str, trick: str, spare: int = 1) -> State:
    """The position after the trick, from the leader on; without spare cards it ends the round."""
    numbers = read_sketch(text).numbers
    seats, lead = numbers["seats"], numbers["lead"]
    hands = [f"hand {(lead + i) % seats}: {card}" for i, card in enumerate(trick.split())]
    s = position(", ".join([text, f"spare {spare}", *hands]))
    play(s, trick)
    return s


def after_round(text: str, trick: str) -> State:
    """The position after the last trick of a round."""
    return after_trick(text, trick, spare=0)


def play(s: State, trick: str) -> None:
    """Let each seat, from the one to play on, play its card."""
    for card in trick.split():
        act(s, f"{s.turn} play {card}")


def act(s: State, *lines: str) -> None:
    """Do the lines of a log."""
    for line in lines:
        seat, text, _ = parse(line)
        action = GAME.read(s, seat, text)
        assert GAME.can(s, seat, action), f"not legal: {line}"
        GAME.do(s, seat, action)


def legal(s: State, seat: int) -> set[str]:
    """What the seat may do, in notation."""
    return {GAME.write(s, seat, action) for action in GAME.legal(s, seat)}


def can(s: State, line: str) -> bool:
    """Is this line of a log allowed now?"""
    seat, text, _ = parse(line)
    return GAME.can(s, seat, GAME.read(s, seat, text))


def tops(s: State, seat: int) -> str:
    """The tops of the seat's piles, in the order of the colours."""
    return " ".join(CARD_IDS[card] for card in s.top[seat] if card != NONE)


def heights(s: State, seat: int) -> list[int]:
    """How high the piles are: blue, green, violet, red, yellow."""
    return [s.height[seat][colour] for colour in range(COLOURS)]


def held(s: State, seat: int) -> str:
    """The cards in a hand, in order."""
    return " ".join(CARD_IDS[card] for card in hand_of(s, seat))


def cards(text: str) -> list[int]:
    return [CARD_OF[card] for card in text.split()]


def pairs(text: str) -> list[tuple[int, str]]:
    """ "0:y9 1:v2" by seat."""
    split = [pair.split(":") for pair in text.split()]
    return [(int(seat), what) for seat, what in split]


def dealt(
    seats: int,
    hands: Mapping[int, str] | None = None,
    options: Mapping[str, str] | None = None,
    dealer: int = 0,
) -> Match:
    """A match in which the dealer and (the beginning of) each hand came as told."""
    s = GAME.start(seats, options)
    named = {seat: cards(hand) for seat, hand in (hands or {}).items()}
    spare = Sketch(hands=named).unnamed()
    act(s, f"* dealer {dealer}")
    draws = [dealer]
    for seat in range(seats):
        hand = named.get(seat, [])
        missing = rules.hand_size(s) - len(hand)
        hand, spare = hand + spare[:missing], spare[missing:]
        for card in hand:
            draws.append(GAME.read(s, NATURE, f"deal {CARD_IDS[card]}"))
            rules.apply(s, NATURE, draws[-1])
    return Match.start("null_nichtig", seats, options, Scripted(draws))


def lay(match: Match, seat: int, chosen: str) -> None:
    """Choose start cards, all at once."""
    match.act(seat, *(f"lay {card}" for card in chosen.split()))
