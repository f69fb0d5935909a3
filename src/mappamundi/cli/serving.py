"""Serve tables to browsers."""

from __future__ import annotations

import os
import sys
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter

from mappamundi.cli.app import Lang, app
from mappamundi.errors import BadSetup
from mappamundi.server.stopping import Stop
from mappamundi.terminal.shelf import home
from mappamundi.terminal.usage import speaking

NONE = "none"  # of what there could be several


@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="Where to listen; 0.0.0.0 for everywhere.")] = None,
    port: Annotated[int | None, Parameter(help="The port; 0 takes a free one.")] = None,
    store: Annotated[
        str | None, Parameter(help="Where tables are kept: sqlite:///FILE or postgresql://….")
    ] = None,
    bus: Annotated[
        str | None,
        Parameter(help="Be one of several nodes, which talk over this NATS: nats://…."),
    ] = None,
    origin: Annotated[
        list[str] | None,
        Parameter(name="--origin", negative="", help="An address browsers know the server by."),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(name="--bots", help="Bots of others, separated by commas, each as LEVEL=BOT."),
    ] = None,
    production: Annotated[
        bool | None, Parameter(negative="", help="Refuse settings that are unsafe in public.")
    ] = None,
    processes: Annotated[
        int, Parameter(help="So many nodes on this machine, behind one port.")
    ] = 1,
    lang: Lang = None,
) -> None:
    """Serve tables: people open the address in a browser and play.

    Everything else that can be set is set by the environment, see docs/operation.md.

    **Examples**

    - `mappamundi serve`
    - `mappamundi serve --host 0.0.0.0 --port 8000`
    - `mappamundi serve --bots master=my_bots:Cautious,novice="node last.mjs"`
    - `mappamundi serve --store postgresql://tables@db/tables --origin https://play.example.org`
    - `mappamundi serve --store postgresql://tables@db/tables --bus nats://token@bus:4222`
    - `mappamundi serve --processes 2`
    - `mappamundi serve --processes 4 --store postgresql://tables@db/tables --bus nats://bus:4222`
    """
    stop = Stop.listen()
    from mappamundi.server.serving import LISTENER
    from mappamundi.server.serving import serve as run

    given = {"host": host, "port": port, "store": store, "bus": bus}
    given |= {"bots": bots, "production": production}
    settings = settings_of(given, origin)
    if processes > 1 and LISTENER not in os.environ:
        from mappamundi.server.processes import serve_many

        speech = speaking(lang)

        def tell(message: str, **arguments: str) -> None:
            print(speech.say(message, **arguments), file=sys.stderr, flush=True)

        serve_many(settings, processes, lambda address: print(address, flush=True), stop, tell)
    else:
        run(settings, lambda address: print(address, flush=True), stop)


@app.command
def host(
    *,
    port: Annotated[int | None, Parameter(help="The port; 0 takes a free one.")] = None,
    quiet: Annotated[bool, Parameter(negative="", help="Do not open a browser.")] = False,
    lang: Lang = None,
) -> None:
    """Open the tables in your browser, and to everybody on your network.

    **Examples**

    - `mappamundi host`
    - `mappamundi host --port 9000 --quiet`
    """
    stop = Stop.listen()
    from mappamundi.server.hosting import Invitation
    from mappamundi.server.serving import serve as run

    invitation = Invitation(speaking(lang), is_opening=not quiet)
    run(settings_of({"host": "0.0.0.0", "port": port}, None), invitation.show, stop)


def settings_of(given: dict[str, Any], origins: list[str] | None) -> Any:
    """Flags over the environment over what is usual."""
    from mappamundi.server.settings import ServerSettings, from_environment

    said: dict[str, Any] = {"home": home(os.environ), **from_environment(os.environ)}
    said |= {name: value for name, value in given.items() if value is not None}
    if origins:
        said["origins"] = origins
    for several in ("origins", "push_hosts", "bots"):
        if isinstance(said.get(several), str):
            said[several] = [] if said[several] == NONE else said[several].split(",")
    try:
        return msgspec.convert(
            said, ServerSettings, strict=False, dec_hook=lambda kind, value: kind(value)
        )
    except msgspec.ValidationError as error:
        raise BadSetup("bad-setting", reason=str(error)) from error
