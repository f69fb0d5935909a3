"""Contests between bots as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.arena import BotProfile, BotStanding, CrossTable, Result
from mappamundi.arena.duel import Duel
from mappamundi.game import GAMES
from mappamundi.speech import Speech
from mappamundi.terminal.figures import (
    add,
    empty,
    in_hundredths,
    interval,
    milliseconds,
    p_value,
    signed,
    signed_interval,
)


def standings(result: Result | CrossTable, speech: Speech) -> RenderableType:
    """A contest, or those of all pairs."""
    if isinstance(result, CrossTable):
        return cross_table(result, speech)
    return contest(result, speech)


def contest(result: Result, speech: Speech) -> RenderableType:
    """Who won how much, in the order given; then every bot, and every two bots compared."""
    table = headed(("bot",), ("share", "interval", "points", "place"), speech)
    best = max(bot.win_share for bot in result.bots)
    for bot in result.bots:
        add(table, standing(bot, speech), bot.win_share == best)
    parts: list[RenderableType] = [title(result, speech), table, Text()]
    parts += [strengths(result.profiles, speech), Text()]
    if result.duels:
        parts += [gaps(result.duels, speech), Text()]
    return Group(*parts, *closing(result, speech))


def cross_table(result: CrossTable, speech: Speech) -> RenderableType:
    """The share of every bot against every other, then the same with how sure it is."""
    parts: list[RenderableType] = [
        title(result, speech),
        *(matrix(result, speech), Text()),
        *(strengths(result.profiles, speech), Text()),
        *(halves(result.duels, speech), Text()),
    ]
    return Group(*parts, *closing(result, speech))


def headed(words: Sequence[str], numbers: Sequence[str], speech: Speech) -> Table:
    """A table with headings of the arena's."""
    said = [[speech.say(f"arena-{name}") for name in names] for names in (words, numbers)]
    return empty(*said)


def title(result: Result | CrossTable, speech: Speech) -> Text:
    """Return what was played."""
    game = GAMES[result.game].title
    said = speech.say("arena-title", game=game, seats=result.seats, games=result.games)
    return Text(said + "\n", "bold")


def standing(bot: BotStanding, speech: Speech) -> tuple[str, ...]:
    """Return one line of the first table."""
    return (
        bot.name,
        speech.percent(bot.win_share),
        interval(bot.ci95, speech),
        speech.decimal(bot.points_mean),
        speech.decimal(bot.place_mean, 2),
    )


def strengths(profiles: Sequence[BotProfile], speech: Speech) -> Table:
    """How strong and how fast each bot is."""
    table = headed(("bot",), ("rating", "mean", "most", "limit"), speech)
    best = max(each.rating for each in profiles)
    for each in profiles:
        rating = f"{speech.decimal(each.rating)} ± {speech.decimal(2 * each.deviation)}"
        times = (each.milliseconds, each.milliseconds_p99, each.limit)
        cells = (each.name, rating, *(milliseconds(time, speech) for time in times))
        add(table, cells, each.rating == best)
    return table


def gaps(duels: Sequence[Duel], speech: Speech) -> Table:
    """How far apart two bots are, by deals."""
    how_sure = speech.say("arena-interval")
    heads = [f"{speech.say(f'arena-{name}')}\n{how_sure}" for name in ("gap", "points-gap")]
    table = empty([speech.say("arena-pair")], [*heads, speech.say("arena-p")])
    for each in duels:
        points = each.points_gap
        wins = "  ".join(in_hundredths(each.win_gap, speech))
        more = f"{signed(points.mean, speech)}  {signed_interval(points.ci95, speech)}"
        add(table, (" : ".join(each.bots), wins, more, p_value(each.win_gap.p, speech)))
    return table


def halves(duels: Sequence[Duel], speech: Speech) -> Table:
    """How two bots share the wins when they fill the table half and half."""
    table = headed(("pair",), ("share", "interval", "p", "points-gap", "p"), speech)
    for each in duels:
        assert each.share is not None  # pairs always sit half and half
        points = each.points_gap
        cells = (
            " : ".join(each.bots),
            speech.percent(each.share.mean),
            interval(each.share.ci95, speech),
            p_value(each.share.p, speech),
            signed(points.mean, speech),
            p_value(points.p, speech),
        )
        add(table, cells)
    return table


def matrix(result: CrossTable, speech: Speech) -> Table:
    """The share of the bot of a row against the bot of a column."""
    names = [each.name for each in result.profiles]
    shares = {each.bots: each.share.mean for each in result.duels if each.share is not None}
    shares |= {(other, one): 1 - share for (one, other), share in shares.items()}
    table = empty([speech.say("arena-share")], names)
    for one in names:
        row = [shares.get((one, other)) for other in names]
        add(table, (one, *("·" if share is None else speech.percent(share) for share in row)))
    return table


def closing(result: Result | CrossTable, speech: Speech) -> Iterator[Text]:
    """How long it took, and who failed or was late."""
    seconds = speech.decimal(result.seconds)
    yield Text(speech.say("arena-closing", deals=result.deals, seconds=seconds), "dim")
    for late in result.profiles:
        if late.overruns:
            times = {"limit": milliseconds(late.limit, speech), "longest": round(late.longest)}
            said = speech.say("arena-overrun", bot=late.name, count=late.overruns, **times)
            yield Text(said, "yellow")
    for failed in result.failures:
        error = {"count": failed.decisions, "error": failed.error}
        yield Text(speech.say("arena-failure", bot=failed.name, **error), "red")
