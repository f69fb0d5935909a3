"""Positions of Pingvasion in a few words, and the notation to play on from them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lines import Lines

from mappamundi import Match
from mappamundi.games.pingvasion import GAME, rules
from mappamundi.games.pingvasion.facts import AREA, CARDS, FIRST_DUMMY, VALUE
from mappamundi.games.pingvasion.notation import CARD_IDS, CARD_OF, DECKS
from mappamundi.games.pingvasion.rules import State
from mappamundi.games.pingvasion.viewing import hand as hand_of
from mappamundi.nature import Scripted
from mappamundi.record import NATURE, NONE

PHASES = {"pass": rules.PASS, "play": rules.EARLY, "late": rules.LATE, "over": rules.OVER}


def position(text: str) -> State:
    """A position before a decision, or at the end; cards it does not name are undrawn.

    "seats 3, round 2, play, hand 0: m5a c2a, tableau 1: a9a, twins 0, scouts 1 2"; rounds are the
    finished ones. Phases are `pass`, `play`, `late` and `over`. Further `deck printed`,
    `gift 0: m5a c2a` (to the left and right), `shown 0: m5a`, and of dummies `fresh 2: 5`,
    `pile 2: m5a`, `received 2: m5a c2a` (by A and B in turn).
    """
    numbers = {"seats": 3, "round": 0}
    clauses = [clause.strip().partition(" ") for clause in text.split(",")]
    numbers |= {word: int(rest) for word, _, rest in clauses if word in numbers}
    s = State()
    deck = next((DECKS.index(rest) for word, _, rest in clauses if word == "deck"), 0)
    rules.setup(s, numbers["seats"], deck)
    s.round = numbers["round"]
    for word, _, rest in clauses:
        if word in PHASES:
            s.phase = PHASES[word]
        elif word not in ("deck", *numbers):
            put(s, word, rest)
    return s


def put(s: State, word: str, rest: str) -> None:
    """Put what one clause says into its place."""
    if word in ("twins", "scouts"):
        for each in rest.split():
            getattr(s, word)[int(each)] = 1
        return
    chair, listed = int(rest.partition(":")[0]), rest.partition(":")[2]
    if word == "fresh":
        s.fresh[chair - FIRST_DUMMY] = int(listed)
        return
    for i, card in enumerate(cards(listed, s.deck)):
        if word != "gift":
            draw_out(s, card)
        match word:
            case "hand" | "pile":
                rules.pick_up(s, chair, card)
            case "tableau":
                s.laid[card] = chair
                s.strength[chair][AREA[card]] += VALUE[s.deck][card]
            case "received":
                s.received[chair - FIRST_DUMMY][i] = card
                s.got[chair - FIRST_DUMMY] += 1
            case "gift" | "shown":
                getattr(s, word)[chair][i] = card
            case _:
                raise ValueError(word)


def draw_out(s: State, card: int) -> None:
    """Take a card from the stock, which must have it."""
    rules.take(s, s.stock[: s.left].index(card))


def cards(text: str, deck: int = 0) -> list[int]:
    return [CARD_OF[deck][card] for card in text.split()]


def names(found: Iterable[int], deck: int = 0) -> str:
    """Card ids in order, by area and value."""
    return " ".join(CARD_IDS[deck][card] for card in sorted(found))


def held(s: State, chair: int) -> str:
    """What a chair holds, or a dummy has closed."""
    return names(hand_of(s, chair), s.deck)


def tableau(s: State, chair: int) -> str:
    """What lies before a chair."""
    return names((card for card in range(CARDS) if s.laid[card] == chair), s.deck)


def destroyed(s: State) -> str:
    return tableau(s, rules.DESTROYED)


def shown(s: State, chair: int) -> str:
    """What a chair has revealed, in the order chosen."""
    return " ".join(CARD_IDS[s.deck][card] for card in s.shown[chair] if card != NONE)


LINES = Lines(GAME)
act, can, legal = LINES.act, LINES.can, LINES.legal


def waiting(s: State) -> tuple[int, ...]:
    return GAME.waiting(s)


def play(s: State, *chosen: str) -> None:
    """Let the seats play, from seat 0 on: "m5a", or "m5a c2a" for two cards."""
    for seat, text in enumerate(chosen):
        for card in text.split():
            act(s, f"{seat} play {card}")


def pass_on(s: State, *chosen: str) -> None:
    """Let the seats pass, from seat 0 on: "m5a c2a" for the left and the right."""
    for seat, text in enumerate(chosen):
        left, right = text.split()
        act(s, f"{seat} left {left}", f"{seat} right {right}")


def settle(s: State) -> None:
    """Let NATURE draw whatever comes first until somebody must decide."""
    while GAME.waiting(s) == (NATURE,):
        rules.apply(s, NATURE, 0)


def next_play(s: State) -> None:
    """Go on to the next time troops are chosen; everyone passes on whatever is in hand first."""
    settle(s)
    while s.phase == rules.PASS:
        seat = GAME.waiting(s)[0]
        rules.apply(s, seat, GAME.legal(s, seat)[0])
    settle(s)


def dealt(seats: int, hands: Mapping[int, str], options: Mapping[str, str] | None = None) -> Match:
    """A match before the first passing, in which the hands begin as told."""
    s = GAME.start(seats, options)
    named = {seat: cards(hand, s.deck) for seat, hand in hands.items()}
    taken = {card for hand in named.values() for card in hand}
    spare = [card for card in range(CARDS) if card not in taken]
    draws = []
    while GAME.waiting(s) == (NATURE,):
        hand = named.get(rules.drawer(s), [])
        card = hand.pop(0) if hand else spare.pop()
        draws.append(s.stock.index(card))
        rules.apply(s, NATURE, draws[-1])
    return Match.start("pingvasion", seats, options, Scripted(draws + [0] * CARDS))
