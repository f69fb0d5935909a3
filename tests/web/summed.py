"""What the rounds of a game have brought, reckoned from the server's news alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from web.staged import VERDICTS, News, Told, View

from mappamundi.atlas import COUNTRIES
from mappamundi.speech import Speech

SPEECH = Speech("en")
MINUS = "−"


@dataclass(frozen=True)
class Share:
    """What a seat has from a round, and the words that must give the reason."""

    seat: int
    gained: int | None
    total: int | None
    why: tuple[str, ...] = ()  # words of the reason
    sum: int | None = None  # of the numbers in it


@dataclass(frozen=True)
class Round:
    """A round that is over."""

    words: tuple[str, ...]  # of its title
    shares: list[Share] = field(default_factory=list)


def summed(slug: str, news: list[News]) -> list[Round]:
    """Every round of a game that is over."""
    return list(SUMMED[slug](news))


def null_nichtig(news: list[News]) -> Iterator[Round]:
    """The tops of the piles are the points."""
    for each in news:
        scored = each.all("null-nichtig-scored")
        shares = [
            Share(one["seat"], one["points"], one["total"], sum=one["points"]) for one in scored
        ]
        if scored:
            yield Round((f"Round {scored[0]['round']} ",), shares)


def panstwa(news: list[News]) -> Iterator[Round]:
    """A tile, and the dice that it matches."""
    for each in news:
        turned = each.all("panstwa-turned")
        shares = [
            Share(one["seat"], one["points"], one["total"], tuple(tile(one))) for one in turned
        ]
        if turned:
            yield Round((f"Round {each.before['round']} ",), shares)


def tile(turned: dict[str, Any]) -> Iterator[str]:
    yield COUNTRIES[turned["card"]].names["en"]
    yield from (SPEECH.say("panstwa-face", face=face) for face in turned["cards"])
    if not turned["cards"]:
        yield "no match"


def laender_toppen(news: list[News]) -> Iterator[Round]:
    """The cards won on the fields; points besides, for those who split tricks as they like."""
    won: Counter[int] = Counter()
    points: dict[int, int] = {}
    for each in news:
        is_over = each.view["phase"] == "over" != each.before["phase"]
        is_next = each.view["round"] != each.before["round"]
        dealt = [one["message"] == "laender-toppen-dealt" for one in each.told]
        at = dealt.index(True) if True in dealt else len(dealt)
        won += takings(each.told[:at])
        if not (is_over or is_next):
            continue
        totals = {seat: side["points"] for seat, side in enumerate(each.view["sides"])}
        yield Round(
            (f"Round {each.before['round']} ",),
            [
                Share(seat, now - points.get(seat, 0), now, (cards(won[seat]),))
                for seat, now in totals.items()
            ],
        )
        won, points = takings(each.told[at:]), totals


def takings(told: list[Told]) -> Counter[int]:
    """By seat, how many cards it took."""
    won: Counter[int] = Counter()
    for each in told:
        about = each["arguments"]
        if each["message"] == "laender-toppen-took":
            won[about["seat"]] += about["count"]
        elif each["message"] == "laender-toppen-level":
            won.update(about["seats"])
    return won


def cards(count: int) -> str:
    return {0: "Won nothing", 1: "Won one card: "}.get(count, f"Won {count} cards: ")


def countries(news: list[News]) -> Iterator[Round]:
    """Who has placed and drawn how much since a row began, and who drew because of its end."""
    begun: dict[str, Any] = {}
    row: list[Told] = []
    for each in news:
        for one in each.told:
            if one["message"] == "countries-row":
                begun, row = one["arguments"], []
            row.append(one)
            if one["message"] in VERDICTS:
                rest = each.told[each.told.index(one) + 1 :]
                ends = [i for i, other in enumerate(rest) if other["message"] == "countries-row"]
                told = [*row, *rest[: ends[0] if ends else None]]
                yield turned(begun, told, each.view, one["message"])


def turned(begun: dict[str, Any], told: list[Told], view: View, verdict: str) -> Round:
    shares = []
    for seat, team in enumerate(view["teams"]):
        own = [each["message"] for each in told if each["arguments"].get("seat") == seat]
        placed = sum(each.startswith("countries-placed") for each in own)
        why = (
            f"{placed} placed",
            f"{own.count('countries-drew')} drawn",
            f"{len(team['hand'])} st",
        )
        shares.append(Share(seat, team["points"] - begun["points"][seat], team["points"], why))
    return Round((f"Row {begun['number']}", SPEECH.say(verdict)), shares)


def pingvasion(news: list[News]) -> Iterator[Round]:
    """What was sent out, and where somebody has the majority since; points only in the end."""
    for each in news:
        is_over = each.view["phase"] == "over" != each.before["phase"]
        if each.view["round"] == each.before["round"] and not is_over:
            continue
        shares = []
        for seat in each.view["order"]:
            chair = each.view["chairs"][seat]
            was = each.before["chairs"][seat]
            had = list(zip(was["majority"], was["tableau"], strict=True))
            why = tuple(troops(chair, had, each.view["areas"]))
            shares.append(Share(seat, None, chair["points"] if is_over else None, why))
        yield Round((f"Round {each.before['round']} ",), shares)


def troops(
    chair: dict[str, Any], had: list[tuple[bool, list[str]]], areas: list[str]
) -> Iterator[str]:
    for card in chair["shown"]:
        yield SPEECH.say("pingvasion-card", area=card[0], value=card[1])
    for i, area in enumerate(areas):
        name = SPEECH.say("pingvasion-card", area=area[0], value="").strip()
        is_held = chair["majority"][i] and bool(chair["tableau"][i])
        was_held = had[i][0] and bool(had[i][1])
        if is_held:
            yield name if was_held else f"{name} (new)"
        elif was_held:
            yield "Lost: "
            yield name


SUMMED: dict[str, Callable[[list[News]], Iterator[Round]]] = {
    "null_nichtig": null_nichtig,
    "laender_toppen": laender_toppen,
    "countries": countries,
    "pingvasion": pingvasion,
    "panstwa": panstwa,
}


def reckoned(words: str) -> int:
    """A number as it is printed."""
    return int(re.sub(r"[^\d-]", "", words.replace(MINUS, "-")))
