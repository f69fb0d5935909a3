"""What a bot would do at a position of a log, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from mappamundi.bots import BOTS, Candidate, Thoughtful
from mappamundi.errors import BadSetup
from mappamundi.game import Game
from mappamundi.log import Log, game_of, replay
from mappamundi.nature import Fast, Nature
from mappamundi.record import NATURE
from mappamundi.speech import Speech
from mappamundi.terminal.answer import object_of
from mappamundi.terminal.figures import empty
from mappamundi.terminal.screen import Screen
from mappamundi.told import Told

BEST_BOT = "master"  # of whom a hint is asked
MOST_CANDIDATES = 12  # that are shown; the JSON has them all


class Advised(msgspec.Struct, frozen=True):
    """One move that was weighed."""

    move: str  # in notation
    chance: float  # with which the bot chooses it
    points: float  # that the seat is expected to have in the end
    worth: float  # 0 to 1: what the bot maximises, mostly the chance to win
    visits: int


class PrintedHint(msgspec.Struct, frozen=True):
    """What a bot would do, as `mappamundi hint --json` prints it."""

    game: str
    line: int  # after so many lines of the log
    seat: int
    bot: str
    moves: list[Advised]  # the best first
    simulations: int
    seconds: float
    reason: Told | None = None  # that speaks for the first
    possible: int = 0  # moves that are allowed, whether they were weighed or not


def advise(log: Log, bot: str, seat: int | None = None, seed: int = 0) -> PrintedHint:
    """Let a bot think for a seat where the log ends, with nothing but what that seat knows."""
    game, state = game_of(log), replay(log)
    seat = decider(log, game, state, seat)
    return advise_knowing(game, game.known(state, seat), seat, bot, len(log.actions), Fast(seed))


def advise_knowing(
    game: Game, known: Any, seat: int, bot: str, line: int, nature: Nature
) -> PrintedHint:
    """Let a bot think for a seat that knows this after so many lines."""
    thinker = BOTS[bot](game, nature)
    if not isinstance(thinker, Thoughtful):
        makers = BOTS.items()
        thinking = [name for name, make in makers if isinstance(make(game, Fast(0)), Thoughtful)]
        raise BadSetup("hint-no-thought", bot=bot, offered=", ".join(thinking))
    legal = tuple(game.legal(known, seat))
    thought = thinker.think(known.copy(), seat, legal)
    moves = [advised(game, known, seat, each) for each in thought.candidates]
    told = game.counsel and game.counsel(known, seat, [thought.candidates[0].action])
    effort = thought.simulations, thought.seconds
    return PrintedHint(game.slug, line, seat, bot, moves, *effort, told, len(legal))


def decider(log: Log, game: Game, state: Any, seat: int | None) -> int:
    """The seat that is to be advised: the one asked for, or the first that must decide."""
    line, waiting = len(log.actions), game.waiting(state)
    if not waiting:
        raise BadSetup("hint-over", line=line)
    if waiting == (NATURE,):
        raise BadSetup("hint-nature", line=line)
    if seat is None:
        return waiting[0]
    if seat not in waiting:
        listed = ", ".join(str(each) for each in waiting)
        raise BadSetup("hint-not-waiting", line=line, seat=seat, waiting=listed)
    return seat


def advised(game: Game, known: Any, seat: int, candidate: Candidate) -> Advised:
    """Return a candidate in notation."""
    move = game.write(known, seat, candidate.action)
    return Advised(move, candidate.chance, candidate.points, candidate.worth, candidate.visits)


def show_hint(hint: PrintedHint, screen: Screen) -> RenderableType:
    """The table as the seat sees it is not drawn again: `replay` does that."""
    speech, name = screen.speech, screen.names[hint.seat]
    title = speech.say("hint-title", name=name, line=hint.line, bot=hint.bot)
    effort = "hint-thought" if hint.simulations else "hint-weighed"
    spent = {"simulations": hint.simulations, "seconds": speech.decimal(hint.seconds, 2)}
    return Group(
        Text(title + "\n", "bold"),
        weighed(hint.moves[:MOST_CANDIDATES], screen, speech),
        Text(),
        *([screen.sentence(hint.reason)] if hint.reason else []),
        Text(reason(hint.moves, hint.possible, speech)),
        Text(speech.say(effort, **spent), "dim"),
    )


def weighed(moves: Sequence[Advised], screen: Screen, speech: Speech) -> Table:
    """Return the candidates, the best first, with the figures in which they differ."""
    figures = {
        "chance": [speech.percent(each.chance) for each in moves],
        "points": [speech.decimal(each.points) for each in moves],
        "worth": [speech.decimal(each.worth, 3) for each in moves],
        "visits": [str(each.visits) for each in moves],
    }
    shown = {name: cells for name, cells in figures.items() if len(set(cells)) > 1}
    table = empty([speech.say("hint-move"), ""], [speech.say(f"hint-{name}") for name in shown])
    for each, *cells in zip(moves, *shown.values(), strict=True):
        cards = " ".join(screen.card(word) for word in object_of(each.move).split())
        style = "bold" if each is moves[0] else ""
        plain = [Text(cell, style) for cell in cells]
        table.add_row(Text(each.move, style), Text.from_markup(cards), *plain)
    return table


def reason(moves: Sequence[Advised], possible: int, speech: Speech) -> str:
    """Return why the best is the best: by what it is expected to bring, or by what it is worth."""
    if len(moves) == 1:
        only = "hint-only" if possible == 1 else "hint-untried"
        return speech.say(only, move=moves[0].move, count=possible)
    best, other = moves[:2]
    names = {"move": best.move, "other": other.move}
    points = speech.decimal(best.points), speech.decimal(other.points)
    worth = speech.decimal(best.worth, 3), speech.decimal(other.worth, 3)
    if points[0] != points[1]:
        return speech.say("hint-why", **names, points=points[0], less=points[1])
    if worth[0] != worth[1]:
        return speech.say("hint-why-worth", **names, worth=worth[0], less=worth[1])
    return speech.say("hint-even", **names)
