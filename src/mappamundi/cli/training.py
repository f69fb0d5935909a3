"""Let a network learn a game by playing it against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import GameName, Lang, Options, Seed, app
from mappamundi.errors import BadSetup
from mappamundi.terminal.usage import settings, speaking

TRIED = 512  # games in which a network shows what it has learned
SHOWN = 20  # lessons from one line of progress to the next


@app.command
def train(
    game: GameName,
    /,
    *,
    out: Annotated[
        Path, Parameter(name=["--out", "-o"], help="A folder; what lies there is gone on with.")
    ],
    decisions: Annotated[
        int, Parameter(name="--decisions", help="How many decisions are played in all.")
    ] = 2_000_000_000,
    size: Annotated[
        int | None,
        Parameter(name="--size", help="Games at a time; 49152 on a GPU, 1024 on a core."),
    ] = None,
    width: Annotated[int, Parameter(name="--width", help="Cells in a layer, at most 512.")] = 512,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Let a network learn a game by playing it against itself, on a GPU if there is one.

    The network lies in the folder as `network.npz`, as the package keeps it, from the first line
    of progress on. A course that was broken off goes on when the same command is given again.

    **Examples**

    - `mappamundi train GAME --out learned`
    - `mappamundi train GAME --out tiny --decisions 2_000_000 --width 64`
    """
    try:
        from mappamundi.training import course, quantising, tables
    except ModuleNotFoundError as error:
        raise BadSetup("train-no-extra", extra="train") from error
    from mappamundi.bots.networks import weights

    speech, console = speaking(lang), Console(highlight=False)
    if not 1 <= width <= quantising.WIDEST:
        raise BadSetup("train-width", most=quantising.WIDEST)
    many = size or (49_152 if tables.has_gpu() else 1024)
    given, sown = settings(option), seed or 0
    going = course.TrainingCourse(
        course.Plan(decisions, width=width, seed=sown),
        tables.field_of(game, many, sown, given),
        out,
    )
    if going.resume():
        console.print(speech.say("train-resumed", made=going.made))
    tried = tables.field_of(game, TRIED, sown + TRIED, given, wins=1)
    for number, moment in enumerate(going.run()):
        is_last = moment.made >= decisions
        if number % SHOWN and not is_last:
            continue
        going.keep()
        with (out / weights.FILE).open("wb") as file:
            weights.write(quantising.quantised(moment.network), file)
        share = course.win_share(moment.network, tried)
        part = speech.percent(min(moment.made / decisions, 1))
        won = speech.percent(share)
        console.print(speech.say("train-moment", part=part, made=moment.made, share=won))
