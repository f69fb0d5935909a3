"""Positions of Länder toppen! in a few words, and the notation to play on from them."""

from __future__ import annotations

from collections.abc import Mapping

from mappamundi import Match
from mappamundi.games.laender_toppen import GAME, rules
from mappamundi.games.laender_toppen.facts import CARD_IDS, CARDS, PILE_IDS, PILES, ROUNDS
from mappamundi.games.laender_toppen.present import lying
from mappamundi.games.laender_toppen.rules import JOKERS, State
from mappamundi.nature import Scripted
from mappamundi.record import NATURE, NONE
from mappamundi.turn import parse

CARD_OF = {name: card for card, name in enumerate(CARD_IDS)}


def position(
    seats: int,
    fields: Mapping[int, str],
    piles: Mapping[int, str] | None = None,
    *,
    quick: int = 0,
    early: int = 0,
    is_last: bool = False,
) -> State:
    """The moment after placing, with the first field that needs a decision open.

    `fields` says what lies where, by field from 1 on: {1: "0:BO 2:KZ"}; `piles` what each seat
    has won before: {0: "eu FR DE, closed MC"}. Other cards do not matter.
    """
    s = State()
    rules.setup(s, seats, quick, early)
    s.round = ROUNDS[seats] - 1 if is_last else 0
    s.dealt = seats * rules.hand_size(s)
    for seat, text in (piles or {}).items():
        for pile in text.split(","):
            name, *cards = pile.split()
            for card in cards:
                rules.lay(s, seat, CARD_OF[card], PILE_IDS.index(name))
    for field, text in fields.items():
        for pair in text.split():
            seat_text, card = pair.split(":")
            s.strip[int(seat_text)][field - 1] = CARD_OF[card]
    s.phase, s.field = JOKERS, NONE
    rules.settle(s)
    return s


def scored(seats: int, piles: Mapping[int, str], quick: int = 0, early: int = 0) -> State:
    """The end of a game in which these piles were won; Russia and Turkey may be unassigned."""
    return position(seats, {}, piles, quick=quick, early=early, is_last=True)


def after(s: State, *lines: str) -> State:
    """The state itself, once the lines of a log are done."""
    for line in lines:
        seat, text, _ = parse(line)
        action = GAME.read(s, seat, text)
        assert GAME.can(s, seat, action), f"not legal: {line}"
        GAME.do(s, seat, action)
    return s


def legal(s: State, seat: int) -> set[str]:
    """What the seat may do, in notation."""
    return {GAME.write(s, seat, action) for action in GAME.legal(s, seat)}


def piles(s: State, seat: int) -> dict[str, str]:
    """What lies on each pile of a seat."""
    won = {name: " ".join(lying(s)[seat * PILES + i]) for i, name in enumerate(PILE_IDS)}
    return {name: cards for name, cards in won.items() if cards}


def removed(s: State) -> str:
    """The cards out of the game."""
    return " ".join(lying(s)[rules.REMOVED])


def scores(s: State) -> list[int]:
    return [rules.score(s, seat) for seat in range(s.seats)]


def places(s: State) -> list[int]:
    return [rules.place(s, seat) for seat in range(s.seats)]


def waiting(s: State) -> tuple[int, ...]:
    return GAME.waiting(s)


def dealt(
    seats: int, hands: Mapping[int, str] | None = None, options: Mapping[str, str] | None = None
) -> Match:
    """A match in which (the beginning of) each first hand came as told; later draws are the last
    card of the stock."""
    s = GAME.start(seats, options)
    named = {seat: [CARD_OF[card] for card in hand.split()] for seat, hand in (hands or {}).items()}
    taken = {card for hand in named.values() for card in hand}
    spare = [card for card in range(1, CARDS) if card not in taken]
    draws = []
    for seat in range(seats):
        hand = named.get(seat, [])
        missing = rules.hand_size(s) - len(hand)
        hand, spare = hand + spare[:missing], spare[missing:]
        for card in hand:
            draws.append(GAME.read(s, NATURE, f"deal {CARD_IDS[card]}"))
            rules.apply(s, NATURE, draws[-1])
    return Match.start("laender_toppen", seats, options, Scripted(draws + [0] * CARDS))


def place(match: Match, seat: int, fields: str) -> None:
    """Place the whole hand, in its order, on these fields."""
    hand = match.look(seat).hand
    spots = fields.split()
    match.act(seat, *(f"place {card} {f}" for card, f in zip(hand, spots, strict=True)))


def hand(match: Match, seat: int) -> str:
    """The cards a seat holds."""
    return " ".join(match.look(seat).hand)
