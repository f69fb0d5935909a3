"""How Null & Nichtig is written down, shown and told."""

from __future__ import annotations

import msgspec
from msgspec.structs import asdict, replace

from mappamundi.errors import BadNotation
from mappamundi.games.null_nichtig.cards import CARD_IDS, CARD_OF, hand, laid, name, names
from mappamundi.games.null_nichtig.outlook import Outlook, grown, outlook, outlooks, piles
from mappamundi.games.null_nichtig.points import why
from mappamundi.games.null_nichtig.rules import (
    DEAL,
    LAY,
    LOT,
    OVER,
    PLAY,
    State,
    hand_size,
    place,
    score,
    showing,
    side_of,
    side_score,
    start_cards,
)
from mappamundi.record import HIDDEN, NONE
from mappamundi.sealing import sealed
from mappamundi.told import Counted, Told

PHASES = {LOT: "lot", DEAL: "deal", LAY: "lay", PLAY: "play", OVER: "over"}
VERBS = {LOT: "dealer", DEAL: "deal", LAY: "lay", PLAY: "play"}


def write(s: State, actor: int, action: int) -> str:
    """`dealer 2`, `deal r7`, `lay r7`, `play r7`."""
    if s.phase == LOT:
        return f"dealer {action}"
    card = s.cards[s.dealt + action] if s.phase == DEAL else action
    return f"{VERBS[s.phase]} {CARD_IDS[card]}"


def read(s: State, actor: int, text: str) -> int:
    """The action that a notation stands for in this phase."""
    verb, _, what = text.partition(" ")
    if s.phase == OVER or verb != VERBS[s.phase]:
        raise BadNotation("bad-notation", text=text)
    if s.phase == LOT and what in map(str, range(s.seats)):
        return int(what)
    if what not in CARD_OF:
        raise BadNotation("bad-notation", text=text)
    card = CARD_OF[what]
    if s.phase == DEAL:
        rest = s.cards[s.dealt :]
        return rest.index(card) if card in rest else NONE
    return card


class Side(msgspec.Struct, frozen=True):
    """What lies before one seat."""

    team: int | None  # 0 or 1, if there are teams
    held: int  # cards in hand
    ready: bool  # has chosen its start cards
    played: str | None  # its card in the trick
    tops: list[str | None]  # by colour
    heights: list[int]
    piles: list[list[str]]  # by colour all that lies there, the covered cards first
    showing: int  # what its piles are worth now
    scored: int  # points of the last finished round
    total: int  # points of all finished rounds
    points: int  # total and what shows
    place: int  # as things lie now; a team's seats share theirs
    why: list[Counted]  # what the points are made of


class View(msgspec.Struct, frozen=True):
    """What somebody sitting at the table, or watching, has before them."""

    phase: str
    round: int  # from 1
    rounds: int | None  # how many there will be, or None when played to a target
    target: int | None
    teams: list[int] | None  # points of the two sides, if there are teams
    lead: int | None
    turn: int | None
    trick: int  # tricks played in this round
    hand: list[str]  # the viewer's own cards
    chosen: list[str]  # start cards the viewer has sealed, in their order
    to_choose: int  # start cards to choose
    taking: Outlook | None  # the trick as it lies
    outlooks: dict[str, Outlook]  # the same after each card that the viewer could play now
    sides: list[Side]


class Public(msgspec.Struct, frozen=True):
    """The part of a view that is the same for everybody."""

    phase: str
    round: int
    rounds: int | None
    target: int | None
    teams: list[int] | None
    lead: int | None
    turn: int | None
    trick: int
    to_choose: int
    taking: Outlook | None
    sides: list[Side]


class Private(msgspec.Struct, frozen=True):
    """The part that is the viewer's own."""

    hand: list[str]
    chosen: list[str]
    outlooks: dict[str, Outlook]


def view(known: State, seat: int) -> View:
    """What the seat, or a spectator, is shown of a state redacted for it."""
    return View(**asdict(public(known)), **asdict(private(known, seat)))


def public(s: State, earlier: Public | None = None) -> Public:
    """What a spectator knows is enough for it; what has not changed since `earlier` is reused."""
    is_play = s.phase == PLAY
    return Public(
        phase=PHASES[s.phase],
        round=s.round if s.phase == OVER else s.round + 1,
        rounds=None if s.limit else s.seats,
        target=s.limit or None,
        teams=[side_score(s, 0), side_score(s, 1)] if s.teams else None,
        lead=s.lead if is_play else None,
        turn=s.turn if is_play else None,
        trick=hand_size(s) - start_cards(s) - max(s.held[: s.seats]) if is_play else 0,
        to_choose=start_cards(s),
        taking=outlook(s),
        sides=sides(s, earlier),
    )


def private(known: State, seat: int) -> Private:
    """What a seat alone knows; a spectator, nothing."""
    s = known
    if seat >= s.seats:
        return Private([], [], {})
    own = hand(s, seat)
    return Private(
        hand=names(own),
        chosen=[CARD_IDS[card] for card in s.sealed[seat] if card != NONE],
        outlooks=outlooks(s, own) if s.phase == PLAY and s.turn == seat else {},
    )


def sides(s: State, earlier: Public | None) -> list[Side]:
    """What lies before each seat; piles that have grown no higher in a round are the same."""
    this_round = PHASES[PLAY], s.round + 1
    if earlier is None or s.phase != PLAY or (earlier.phase, earlier.round) != this_round:
        stacked = piles(s)
        return [side(s, seat, stacked[seat]) for seat in range(s.seats)]
    return [
        played_on(s, seat, before)
        if before.heights == s.height[seat]
        else side(s, seat, grown(s, seat, before.piles))
        for seat, before in enumerate(earlier.sides)
    ]


def side(s: State, seat: int, piles: list[list[str]]) -> Side:
    """What everybody sees of one seat, whose piles are these."""
    return Side(
        team=side_of(s, seat) if s.teams else None,
        held=s.held[seat],
        ready=s.phase == LAY and sealed(s, seat) == start_cards(s),
        played=name(s.table[seat]),
        tops=[name(top) for top in s.top[seat]],
        heights=s.height[seat][:],
        piles=piles,
        showing=showing(s, seat),
        scored=s.scored[seat],
        total=s.total[seat],
        points=score(s, seat),
        place=place(s, seat),
        why=why(s, seat),
    )


def played_on(s: State, seat: int, before: Side) -> Side:
    """A side as it was, but for what changes while no trick comes to the seat's piles."""
    held, played, rank = s.held[seat], name(s.table[seat]), place(s, seat)
    if (held, played, rank) == (before.held, before.played, before.place):
        return before
    return replace(before, held=held, played=played, place=rank)


def tell(before: State, after: State, actor: int, action: int) -> list[Told]:
    """What happened, to somebody who knows no more than these two states."""
    if before.phase == LOT:
        return [Told("null-nichtig-dealer", {"seat": action, "seat_first": after.first})]
    if before.phase == DEAL:
        return tell_deal(after)
    if before.phase == LAY:
        return tell_choice(before, after, actor, action)
    return tell_play(before, after, actor, action)


def tell_deal(after: State) -> list[Told]:
    """Only the end of a deal is worth a word."""
    if after.phase != LAY:
        return []
    cards, start = hand_size(after), start_cards(after)
    return [Told("null-nichtig-dealt", {"round": after.round + 1, "count": cards, "start": start})]


def tell_choice(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A seat is ready; with the last one, what everybody has laid."""
    told = []
    if action != HIDDEN:
        told.append(Told("null-nichtig-chose", {"seat": actor, "card": CARD_IDS[action]}))
    if sealed(before, actor) + 1 == start_cards(before):
        told.append(Told("null-nichtig-ready", {"seat": actor}))
    if after.phase == PLAY:
        for seat in range(after.seats):
            cards = names(laid(after, seat))
            told.append(Told("null-nichtig-laid", {"seat": seat, "cards": cards}))
        told.append(Told("null-nichtig-leads", {"seat": after.first}))
    return told


def tell_play(before: State, after: State, actor: int, action: int) -> list[Told]:
    """A card was played; perhaps it ended a trick, a round or the game."""
    told = [Told("null-nichtig-played", {"seat": actor, "card": CARD_IDS[action]})]
    if (actor + 1) % before.seats != before.lead:
        return told
    winner, trick = after.lead, before.table[: before.seats]  # who takes a trick leads the next
    trick[actor] = action
    cards = names(trick[winner:] + trick[:winner])
    told.append(Told("null-nichtig-took", {"seat": winner, "cards": cards}))
    if after.round > before.round:
        told += tell_round(before, after, action)
    return told


def tell_round(before: State, after: State, last: int) -> list[Told]:
    """The score sheet gets a new line; what it counts are the tops with the last card's trick."""
    told = []
    trick = outlooks(before, [last])[CARD_IDS[last]]
    for seat in range(after.seats):
        tops = trick.tops if seat == trick.seat else [name(top) for top in before.top[seat]]
        points = {"seat": seat, "points": after.scored[seat], "total": after.total[seat]}
        cards = [str(top) for top in tops if top is not None]
        told.append(Told("null-nichtig-scored", {"round": after.round, **points, "cards": cards}))
    return told
