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
        Path | None, Parameter(name=["--output", "-o"], help="The file; GAME-LANG.pdf.")
    ] = None,
    cards: Annotated[
        str | None, Parameter(name="--cards", help="Only these cards, separated by commas.")
    ] = None,
    paper: Annotated[str, Parameter(name="--paper", help="Paper: a4 or letter.")] = "a4",
    lang: Lang = None,
) -> None:
    """Make a PDF of a game to print and cut: cards with backs, what else is needed, the rules.

    Print it on both sides, turned over the long edge, at 100 %.

    **Examples**

    - `mappamundi print GAME --lang pl -o deck.pdf`
    - `mappamundi print GAME --paper letter --cards FR,DE,PL`
    """
    from mappamundi.print import write_deck

    speech = speaking(lang)
    path = output or Path(f"{game}-{speech.language}.pdf")
    write_deck(
        game,
        path,
        speech.language,
        paper,
        listed(cards) or None,
        say=lambda message: print(speech.say(message), file=sys.stderr),
    )
    print(speech.say("print-written", path=str(path)))
