"""Write the pages for a web host that is no server of ours."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from mappamundi.cli.app import Lang, app
from mappamundi.terminal.usage import speaking


@app.command
def site(
    *,
    output: Annotated[Path, Parameter(name=["--output", "-o"], help="The folder to write into.")],
    force: Annotated[
        bool, Parameter(negative="", help="Write also where something lies; nothing is deleted.")
    ] = False,
    lang: Lang = None,
) -> None:
    """Write the pages as a static site: games against bots, lessons, rules and atlas.

    Any web host can serve the folder, at any address and in any folder of its own: nothing has to
    run there. Whoever has opened it once can play without a network. Tables with other people need
    `mappamundi serve` instead.

    **Examples**

    - `mappamundi site -o public`
    - `mappamundi site -o public --force`
    - `python -m http.server -d public`
    """
    from mappamundi.server.http.site import FILES
    from mappamundi.server.publishing import publish

    speech = speaking(lang)
    sizes: dict[str, list[int]] = defaultdict(list)
    for path in publish(FILES, output, is_forced=force):
        first, *rest = path.parts
        sizes[f"{first}/" if rest else first].append((output / path).stat().st_size)
    for name, each in sizes.items():
        print(speech.say("site-part", name=name, files=len(each), size=kilobytes(sum(each))))
    every = [size for each in sizes.values() for size in each]
    total = {"files": len(every), "size": kilobytes(sum(every))}
    print(speech.say("site-written", folder=str(output), **total))


def kilobytes(size: int) -> int:
    """A size to read: a part of a kilobyte is one."""
    return -(-size // 1000)
