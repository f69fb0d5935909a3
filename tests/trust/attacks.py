"""All that is tried, by name: `python -m trust.attacks ATTACK HOST PORT TABLE`."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from trust.doors import bringing, errands, exporting, hints
from trust.rascal import (
    Rascal,
    beside,
    chat,
    deaf,
    half,
    lobby,
    ping,
    replay,
    sockets,
    tables,
    watch,
)

LONGEST = 900.0  # seconds, if nobody ends it
TRIED = (
    *(watch, replay, lobby, chat, ping, half, deaf, tables, sockets),
    *(bringing, exporting, hints, errands),
)
ATTACKS = {each.__name__: each for each in TRIED}

if __name__ == "__main__":
    name, host, port, table = sys.argv[1:]
    with suppress(TimeoutError):
        deed = {**ATTACKS, beside.__name__: beside}[name]
        asyncio.run(asyncio.wait_for(deed(Rascal(host, int(port), table)), LONGEST))
