"""A game in figures, as tables: every bot a column."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.arena.metrics import GameMetrics, Portrait, Spread
from mappamundi.game import GAMES
from mappamundi.speech import Speech
from mappamundi.terminal.figures import add, empty, p_value
from mappamundi.terminal.standings import standings


def measures(metrics: GameMetrics, speech: Speech) -> RenderableType:
    """Length, choices, lead, seats and events; then the ladder of the bots."""
    game = GAMES[metrics.game].title
    said = speech.say("metrics-title", game=game, seats=metrics.seats)
    parts: list[RenderableType] = [Text(said + "\n", "bold")]
    parts += [shape(metrics.portraits, speech), Text(), chairs(metrics.portraits, speech), Text()]
    parts += [happenings(metrics, speech), Text()]
    if metrics.ladder is not None:
        parts.append(standings(metrics.ladder, speech))
    return Group(*parts)


def shape(portraits: Sequence[Portrait], speech: Speech) -> Table:
    """How long games are, how much there is to choose, and how the lead moves."""
    table = empty([speech.say("metrics-against-itself")], [each.bot for each in portraits])
    rows = [list(figures(each, speech)) for each in portraits]
    for cells in zip(*rows, strict=True):
        add(table, (cells[0][0], *(value for _, value in cells)))
    return table


def figures(portrait: Portrait, speech: Speech) -> Iterator[tuple[str, str]]:
    """The rows of one column, each with its name."""
    yield speech.say("metrics-games"), str(portrait.games)
    yield speech.say("metrics-decisions"), span(portrait.decisions, speech)
    if portrait.rounds is not None:
        yield speech.say("metrics-rounds"), span(portrait.rounds, speech)
    yield speech.say("metrics-branching"), speech.decimal(portrait.branching)
    yield speech.say("metrics-widest"), str(portrait.widest)
    yield speech.say("metrics-forced"), speech.percent(portrait.forced)
    yield speech.say("metrics-lead-changes"), span(portrait.lead_changes, speech)
    yield speech.say("metrics-settled"), speech.percent(portrait.settled)


def span(spread: Spread, speech: Speech) -> str:
    """The mean, and where nine games in ten lie unless all are alike."""
    mean = speech.decimal(spread.mean)
    if spread.low == spread.high:
        return mean
    return f"{mean} ({spread.low:.0f} – {spread.high:.0f})"


def chairs(portraits: Sequence[Portrait], speech: Speech) -> Table:
    """What each seat wins, and how likely chance alone is."""
    table = empty([speech.say("metrics-chair")], [each.bot for each in portraits])
    for seat, row in enumerate(zip(*(each.chairs for each in portraits), strict=True)):
        shares = [
            f"{speech.percent(chair.win_share.mean)} (p {p_value(chair.win_share.p, speech)})"
            for chair in row
        ]
        add(table, (speech.say("metrics-seat", seat=seat), *shares))
    return table


def happenings(metrics: GameMetrics, speech: Speech) -> Table:
    """How often each kind of event is told in a game, and in how many games at all."""
    table = empty([speech.say("metrics-event")], [each.bot for each in metrics.portraits])
    names = {event.event: None for each in metrics.portraits for event in each.events}
    seen = [{event.event: event for event in each.events} for each in metrics.portraits]
    for name in names:
        cells = [
            f"{speech.decimal(one[name].mean, 2)} ({speech.percent(one[name].games)})"
            if name in one
            else "–"
            for one in seen
        ]
        add(table, (short(name, metrics.game), *cells))
    return table


def short(event: str, game: str) -> str:
    """An event's id without the game it belongs to."""
    return event.removeprefix(game.replace("_", "-") + "-")
