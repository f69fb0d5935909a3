"""How Countries is written down, shown and told."""

from __future__ import annotations

import msgspec

from mappamundi.errors import BadNotation
from mappamundi.games.countries.facts import (
    CARDS,
    CATEGORIES,
    CATEGORY_WORDS,
    CODES,
    GUESS_OF,
    HAND,
    MOST_ROWS,
    SIDES,
    printed,
)
from mappamundi.games.countries.rules import (
    CATEGORY,
    DEAL,
    DOUBT,
    GUESS,
    LOT,
    OVER,
    PLACE,
    PLAY,
    TOP,
    State,
    current,
    score,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.told import Told

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
DOUBT_TEXT = "doubt"
CARD_OF = {code: card for card, code in enumerate(CODES)}


def write(s: State, actor: int, action: int) -> str:
    """`deal IS`, `category area`, `top IS`, `first 2`, `guess 5100000`, `card IS`, `at 3`, …"""
    if s.phase == PLAY:
        return DOUBT_TEXT if action == DOUBT else f"card {CODES[action]}"
    if s.phase == PLACE:
        return f"at {action + 1}"
    if s.phase == GUESS:
        return f"guess {GUESS_OF[action]}"
    if s.phase == LOT:
        return f"first {lots(s)[action]}"
    if s.phase == CATEGORY:
        return f"category {CATEGORY_WORDS[s.order[s.finished + action]]}"
    return f"{'deal' if s.phase == DEAL else 'top'} {CODES[s.stock[action]]}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for; what is no action now is none that is legal."""
    verb, _, what = text.partition(" ")
    readings = {
        "card": (PLAY, CODES),
        "at": (PLACE, tuple(str(spot) for spot in range(1, CARDS + 1))),
        "guess": (GUESS, tuple(map(str, GUESS_OF))),
        "first": (LOT, tuple(map(str, lots(s)))),
        "category": (CATEGORY, tuple(CATEGORY_WORDS[each] for each in s.order[s.finished :])),
        "deal": (DEAL, tuple(CODES[card] for card in s.stock[: s.pile])),
        "top": (TOP, tuple(CODES[card] for card in s.stock[: s.pile])),
    }
    if text == DOUBT_TEXT:
        return DOUBT if s.phase == PLAY else NONE
    if verb not in readings or not is_plain(what):
        raise BadNotation("bad-notation", text=text)
    phase, words = readings[verb]
    return words.index(what) if phase == s.phase and what in words else NONE


def is_plain(what: str) -> bool:
    """Could this be the object of an action: a code, a number or a category?"""
    return what in CARD_OF or what in CATEGORY_WORDS or (what.isascii() and what.isdigit())


def lots(s: State) -> list[int]:
    """The teams that may be drawn to begin."""
    return [seat for seat in range(s.seats) if s.tied >> seat & 1]


class Team(msgspec.Struct, frozen=True):
    """What lies before one team."""

    hand: list[str]
    guess: int | None  # its last guess for the start, once it is open
    ready: bool  # has sealed a guess
    points: int


class View(msgspec.Struct, frozen=True):
    """What somebody sitting at the table, or watching, has before them."""

    phase: str
    number: int  # of the row, from 1
    rows: int | None  # how many there will be at most
    category: str | None
    cycle: list[str]  # the categories in their order, as far as it was seen
    turn: int | None
    last: int | None  # team that placed last
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
    drawer: int | None  # team that the check went against
    facts: dict[str, list[str]]  # all that was ever turned: card -> its six figures


def view(known: State, seat: int) -> View:
    """What the seat, or a spectator, is shown of a state redacted for it."""
    s = known
    row = checked(s)
    is_turn = s.phase in (PLAY, PLACE)
    return View(
        phase=PHASES[s.phase],
        number=s.finished + 1 if s.length or s.phase != OVER else s.finished,
        rows=None if s.limit == MOST_ROWS else s.limit,
        category=CATEGORY_WORDS[current(s)] if has_category(s) else None,
        cycle=[CATEGORY_WORDS[each] for each in s.order[: categories_seen(s)]],
        turn=s.turn if is_turn else None,
        last=s.last if s.last != NONE else None,
        row=names(s.row[: s.length]),
        chosen=name(s.chosen),
        top=name(s.top),
        pile=s.pile + (s.top != NONE),
        discard=s.discarded,
        teams=[team(s, each) for each in range(s.seats)],
        guess=opened(s.sealed[seat][0]) if seat < s.seats else None,
        guessing=lots(s) if s.phase == GUESS else [],
        checked=names(row),
        checked_category=CATEGORY_WORDS[checked_category(s)] if row else None,
        checked_right=is_rising(s, row, checked_category(s)) if row else None,
        drawer=s.drawer if s.drawer != NONE else None,
        facts={CODES[card]: data_side(s, card) for card in range(CARDS) if s.turned[card]},
    )


def team(s: State, seat: int) -> Team:
    """What everybody sees of one team."""
    return Team(
        hand=names(hand(s, seat)),
        guess=opened(s.guessed[seat]),
        ready=s.sealed[seat][0] != NONE,
        points=score(s, seat),
    )


def has_category(s: State) -> bool:
    """Does a category lie open?"""
    return s.length > 0 or (s.finished == 0 and s.phase not in (DEAL, CATEGORY))


def categories_seen(s: State) -> int:
    """How much of the cycle is known."""
    return min(s.finished + has_category(s), CATEGORIES)


def checked(s: State) -> list[int]:
    """The row that was turned last, as far as it still lies on the table or on the discard."""
    if s.phase == OVER and s.length:
        return s.row[: s.length]
    start = CARDS - s.discarded
    return s.stock[start : start + s.checked][::-1]


def checked_category(s: State) -> int:
    """What that row went by."""
    if s.phase == OVER and s.length:
        return current(s)
    return s.order[(s.finished - 1) % CATEGORIES]


def is_rising(s: State, row: list[int], category: int) -> bool:
    """Was a turned row right?"""
    ranks = [s.rank[card][category] for card in row]
    return ranks == sorted(ranks)


def data_side(s: State, card: int) -> list[str]:
    """The six figures of a card that was turned."""
    return [printed(category, s.rank[card][category]) for category in range(CATEGORIES)]


def hand(s: State, seat: int) -> list[int]:
    """The cards before a team, by their codes."""
    cards = []
    card = s.first[seat]
    while card != NONE:
        cards.append(card)
        card = s.following[card]
    return sorted(cards)


def names(cards: list[int]) -> list[str]:
    """Card ids."""
    return [CODES[card] for card in cards]


def name(card: int) -> str | None:
    """The id of a card, if there is one."""
    return None if card == NONE else CODES[card]


def opened(step: int) -> int | None:
    """The number of people that a guess means, if one may know it."""
    return None if step in (NONE, HIDDEN) else GUESS_OF[step]


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase == DEAL:
        return tell_deal(after)
    tellers = {LOT: tell_lot, GUESS: tell_guess, PLAY: tell_play, PLACE: tell_place}
    told = []
    if before.phase in tellers:
        told += tellers[before.phase](before, after, actor, action)
    return told + tell_drawn(before, after) + tell_row(before, after)


def tell_deal(after: State) -> list[Told]:
    """Only the end of the deal is worth a word."""
    return [Told("countries-dealt", {"count": HAND})] if after.phase != DEAL else []


def tell_lot(before: State, after: State, actor: int, action: int) -> list[Told]:
    """Who begins."""
    return [Told("countries-first", {"seat": lots(before)[action]})]


def tell_guess(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A team has guessed; with the last one, who was closest."""
    told = [Told("countries-ready", {"seat": actor})]
    if action != HIDDEN:
        told = [Told("countries-guessed", {"seat": actor, "people": GUESS_OF[action]})]
    if not after.turned[before.top]:
        return told
    for seat in lots(before):
        told.append(
            Told("countries-guess-was", {"seat": seat, "people": GUESS_OF[after.guessed[seat]]})
        )
    told += tell_figures(after, [before.top], CATEGORY_WORDS.index("population"))
    closest = lots(after)
    if len(closest) == 1:
        return [*told, Told("countries-first", {"seat": closest[0]})]
    return [*told, Told("countries-guess-tied", {"seats": list(closest)})]


def tell_play(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A doubt; a card that is only chosen is told when it is placed."""
    if action != DOUBT:
        return []
    doubted = Told("countries-doubted", {"seat": actor})
    return [doubted, *tell_check(before, after, before.row[: before.length])]


def tell_place(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A card was placed; the last one of a hand is checked."""
    row = before.row[: before.length]
    row.insert(action, before.chosen)
    left = name(row[action - 1]) if action > 0 else None
    right = name(row[action + 1]) if action + 1 < len(row) else None
    told = [placed(actor, CODES[before.chosen], left, right)]
    if before.held[actor] == 1:
        told += [Told("countries-last-card", {"seat": actor}), *tell_check(before, after, row)]
        if after.phase == OVER and after.held[actor] == 0:
            told.append(Told("countries-won", {"seat": actor}))
    return told


def placed(seat: int, card: str, left: str | None, right: str | None) -> Told:
    """Where a card went, by its neighbours."""
    if left is None:
        return Told(
            "countries-placed-least", {"seat": seat, "card": card, "card_right": str(right)}
        )
    if right is None:
        return Told("countries-placed-most", {"seat": seat, "card": card, "card_left": left})
    where = {"card_left": left, "card_right": right}
    return Told("countries-placed", {"seat": seat, "card": card, **where})


def tell_check(before: State, after: State, row: list[int]) -> list[Told]:
    """The row is turned, card by card; was it right?"""
    category = current(before)
    verdict = "right" if is_rising(after, row, category) else "wrong"
    return [*tell_figures(after, row, category), Told(f"countries-row-{verdict}")]


def tell_figures(after: State, row: list[int], category: int) -> list[Told]:
    """One figure of each of these cards, which have been turned."""
    return [
        Told("countries-figure", {"card": CODES[card], **figure(printed(category, rank), category)})
        for card in row
        for rank in (after.rank[card][category],)
    ]


def figure(text: str, category: int) -> dict[str, int | str]:
    """A printed figure taken apart, for a sentence in any language."""
    side, part = "", ""
    if category in SIDES:
        whole, part, side = text.split()
    else:
        whole, _, part = text.partition(".")
    return {
        "category": CATEGORY_WORDS[category],
        "number": int(whole),
        "part": part,
        "side": side.lower(),
    }


def tell_drawn(before: State, after: State) -> list[Told]:
    """Who has drawn which card."""
    return [
        Told("countries-drew", {"seat": seat, "card": CODES[card]})
        for seat in range(after.seats)
        for card in set(hand(after, seat)) - set(hand(before, seat))
    ]


def tell_row(before: State, after: State) -> list[Told]:
    """A row was begun, or it was the last."""
    if after.length == 1 != before.length:
        start = {"category": CATEGORY_WORDS[current(after)], "card": CODES[after.row[0]]}
        number = {"number": after.finished + 1, "seat": after.turn}
        return [Told("countries-row", {**number, **start})]
    if after.phase == OVER and after.finished > before.finished:
        return [Told("countries-limit", {"rows": after.limit})]
    return []
