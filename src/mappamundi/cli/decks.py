"""Look up a country, and print the decks."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console

from mappamundi.cli.app import GameName, Lang, app
from mappamundi.errors import BadSetup
from mappamundi.terminal.usage import listed, speaking


@app.command
def atlas(
    country: Annotated[
        str | None, Parameter(help="A country: its code, its name (any usual one), or its capital.")
    ] = None,
    /,
    *,
    check: Annotated[
        bool, Parameter(name="--check", negative="", help="Check every figure of the atlas.")
    ] = False,
    json: Annotated[
        bool, Parameter(name="--json", negative="", help="Print JSON: the country, or all of them.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Show what the atlas knows of a country, or check the whole of it.

    **Examples**

    - `mappamundi atlas FR`
    - `mappamundi atlas Wien --lang de`
    - `mappamundi atlas "Ivory Coast" --json`
    - `mappamundi atlas --check`
    """
    from mappamundi.atlas.checking import check as check_atlas
    from mappamundi.atlas.countries import COUNTRIES
    from mappamundi.atlas.finding import find
    from mappamundi.atlas.showing import report, shown, written

    speech = speaking(lang)
    if check:
        findings = check_atlas()
        for line in [written(findings)] if json else report(findings, speech):
            print(line)
        if findings:
            raise BadSetup("atlas-findings", count=len(findings))
    elif json:
        print(written(find(country, speech.language) if country else list(COUNTRIES.values())))
    elif country is None:
        raise BadSetup("usage-missing", name="COUNTRY")
    else:
        Console(highlight=False).print(shown(find(country, speech.language), speech))


@app.command(name="print")
def print_deck(
    game: GameName,
    /,
    *,
    output: Annotated[
        Path | None,
        Parameter(name=["--output", "-o"], help="The file, or the folder of pictures; GAME-LANG."),
    ] = None,
    cards: Annotated[
        str | None, Parameter(name="--cards", help="Only these cards, separated by commas.")
    ] = None,
    paper: Annotated[str, Parameter(name="--paper", help="Paper: a4 or letter.")] = "a4",
    form: Annotated[
        str,
        Parameter(name="--format", help="pdf, or png: each side of a card as a picture, 300 dpi."),
    ] = "pdf",
    bleed: Annotated[
        float,
        Parameter(name="--bleed", help="Colour beyond the cut in mm; card makers want about 3."),
    ] = 0.0,
    backs: Annotated[
        str | None,
        Parameter(
            name="--backs",
            help="light: thin lines, a tenth of the ink; or dark. Light for pdf, dark for png.",
        ),
    ] = None,
    lang: Lang = None,
) -> None:
    """Make a game to print and cut: cards with backs, what else is needed, the rules, the sources.

    Print the PDF on both sides, turned over the long edge, at 100 %. Who has cards made sends
    pictures: `--format png` writes `ID-front.png` and `ID-back.png`, or one `back.png` for all.

    **Examples**

    - `mappamundi print GAME --lang pl -o deck.pdf`
    - `mappamundi print GAME --paper letter --cards FR,DE,PL`
    - `mappamundi print GAME --backs dark`
    - `mappamundi print GAME --format png --bleed 3 -o cards`
    """
    from mappamundi.print import USUAL_BACKS, Finish, write_deck, write_pictures

    if form not in USUAL_BACKS:
        raise BadSetup("print-unknown-format", form=form, offered=", ".join(USUAL_BACKS))
    speech = speaking(lang)
    finish = Finish(paper, bleed, backs)
    name = f"{game}-{speech.language}"
    path = output or Path(name if form == "png" else f"{name}.pdf")

    def say(message: str, **arguments: str | int) -> None:
        print(speech.say(message, **arguments), file=sys.stderr)

    if form == "png":
        made = write_pictures(game, path, speech.language, listed(cards) or None, finish, say)
        print(speech.say("print-written-pictures", path=str(path), count=len(made)))
    else:
        write_deck(game, path, speech.language, finish, listed(cards) or None, say)
        print(speech.say("print-written", path=str(path)))
