"""Let a network learn a game by playing it against itself."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import GameName, Lang, Options, Seed, app
from mappamundi.errors import BadSetup
from mappamundi.speech import Speech
from mappamundi.terminal.usage import listed, settings, speaking

if TYPE_CHECKING:
    from mappamundi.training.plan import TableKind
    from mappamundi.training.schooling import CourseProgress, Schooling

RANDOM = "random"
ON_GPU, ON_CORES = 49_152, 1024  # games at a time


@app.command
def train(
    game: GameName,
    /,
    *,
    out: Annotated[
        Path, Parameter(name=["--out", "-o"], help="A folder; what lies there is gone on with.")
    ],
    decisions: Annotated[
        int, Parameter(name="--decisions", help="How many are played in all; more, later, go on.")
    ] = 2_000_000_000,
    size: Annotated[
        int | None,
        Parameter(name="--size", help="Games at a time; 49152 on a GPU, 1024 on a core."),
    ] = None,
    width: Annotated[int, Parameter(name="--width", help="Cells in a layer, at most 512.")] = 512,
    rate: Annotated[
        float, Parameter(name="--rate", help="How fast it learns at first; it falls to the end.")
    ] = 5e-4,
    curiosity: Annotated[
        float, Parameter(name="--curiosity", help="What trying things is worth at first.")
    ] = 0.02,
    points: Annotated[
        float, Parameter(name="--points", help="Part of the reward that is for points at first.")
    ] = 0.0,
    past: Annotated[
        float, Parameter(name="--past", help="Part of the games against what it was before.")
    ] = 0.0,
    origin: Annotated[
        str | None,
        Parameter(name="--from", help="A network to begin with: a file, a folder, or learned."),
    ] = None,
    exploit: Annotated[
        str | None,
        Parameter(name="--exploit", help="A bot that has all other seats: how can it be beaten?"),
    ] = None,
    rivals: Annotated[
        str, Parameter(name="--against", help="Bots it is tried against besides, with commas.")
    ] = "greedy",
    plots: Annotated[
        bool, Parameter(name="--plots", negative="", help="Draw its course, too, in the folder.")
    ] = False,
    option: Options = None,
    beside: Annotated[
        list[str] | None,
        Parameter(
            name="--beside", negative="", help="Part of the games with options, as 0.2:NAME=VALUE."
        ),
    ] = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Let a network learn a game by playing it against itself, on a GPU if there is one.

    The network lies in the folder as `network.npz`, as the package keeps it, from the first line
    of progress on. A course that was broken off goes on when the same command is given again.

    **Examples**

    - `mappamundi train GAME --out learned`
    - `mappamundi train GAME --out tiny --decisions 2_000_000 --width 64`
    - `mappamundi train GAME --out learned --against greedy,steady --plots`
    - `mappamundi train GAME --out better --from learned --rate 0.0004 --past 0.2`
    - `mappamundi train GAME --out answer --exploit steady`
    """
    try:
        from mappamundi.training import quantising, schooling, tables
    except ModuleNotFoundError as error:
        raise BadSetup("train-no-extra", extra="train") from error
    from mappamundi.arena.plots import require
    from mappamundi.training.plan import Plan

    if not 1 <= width <= quantising.WIDEST:
        raise BadSetup("train-width", most=quantising.WIDEST)
    for name, part in (("--points", points), ("--past", past)):
        check_part(name, part)
    if plots:
        require()
    first, known = schooling.beginning(game, origin) if origin else (None, "")
    plan = Plan(
        game=game,
        decisions=decisions,
        size=size or (ON_GPU if tables.has_gpu() and exploit is None else ON_CORES),
        options=settings(option),
        beside=tuple(kinds(beside or ())),
        width=width,
        rate=rate,
        curiosity=curiosity,
        points=points,
        past=past,
        rival=exploit or "",
        origin=known,
        seed=seed or 0,
    )
    tell(schooling.Schooling(plan, out, listed(rivals), first), speaking(lang), plots)


def tell(school: Schooling, speech: Speech, plots: bool) -> None:
    """Have a network taught, and say how it goes."""
    console = Console(highlight=False)
    if school.course.resume():
        console.print(speech.say("train-resumed", made=school.course.made))
    for progress in school.run():
        for line in lines(progress, school.plan.decisions, speech):
            console.print(line)
        if plots and progress.shares:
            school.draw(speech)
    for line in closing(school, speech):
        console.print(line)


def lines(progress: CourseProgress, decisions: int, speech: Speech) -> list[str]:
    """Say how far it is, and how often the network wins."""
    made, part = progress.made, speech.percent(min(progress.made / decisions, 1))
    shares = {bot: speech.percent(share) for bot, share in progress.shares.items()}
    if RANDOM not in shares:
        return [speech.say("train-going", part=part, made=made)]
    told = [speech.say("train-moment", part=part, made=made, share=shares.pop(RANDOM))]
    told += [speech.say("train-rival", bot=bot, share=share) for bot, share in shares.items()]
    return told


def closing(school: Schooling, speech: Speech) -> list[str]:
    """Say what came of it: what rounding has cost, or how a rival can be beaten."""
    rival = school.plan.rival
    if rival:
        found, par = school.exploited(), 1 / school.usual_seats
        won = {"share": found.won, "reach": found.reach, "par": par}
        percents = {name: speech.percent(share) for name, share in won.items()}
        return [speech.say("train-exploited", bot=rival, games=found.games, **percents)]
    bot = next((each for each in school.exams if each != RANDOM), None)
    if bot is None:
        return []
    before, after = (speech.percent(share) for share in school.rounded(bot))
    return [speech.say("train-rounded", bot=bot, before=before, after=after)]


def kinds(given: Sequence[str]) -> list[TableKind]:
    """Read which parts of the games have which options, written as PART:NAME=VALUE,…"""
    from mappamundi.training.plan import TableKind

    found = []
    for text in given:
        part, sign, options = text.partition(":")
        try:
            share = float(part if sign else "")
        except ValueError as error:
            raise BadSetup("train-beside", text=text) from error
        check_part("--beside", share)
        found.append(TableKind(share, settings(listed(options))))
    check_part("--beside", sum(kind.share for kind in found))
    return found


def check_part(name: str, part: float) -> None:
    """Refuse what is no part of a whole."""
    if not 0 <= part <= 1:
        raise BadSetup("usage-bad-value", name=name, value=str(part))
