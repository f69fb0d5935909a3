"""Bots of others that play for levels of ours at the tables of a server."""

from __future__ import annotations

from collections.abc import Sequence

from mappamundi.bots import BOTS, Maker
from mappamundi.bots.catalogue import check_bot
from mappamundi.errors import BadSetup
from mappamundi.server.protocol import Level
from mappamundi.server.table.thinking import LEVELS

BY_NAME: dict[str, Level] = {each: each for each in LEVELS}
USUAL: Level = "master"  # for which a bot plays that is named alone


def stand_ins(named: Sequence[str]) -> dict[Level, Maker]:
    """Who plays for which level, written `LEVEL=BOT` or `BOT`; who cannot be had is refused."""
    found: dict[Level, Maker] = {}
    for text in named:
        level, sign, bot = text.partition("=")
        wanted = level.strip() if sign else USUAL
        known = BY_NAME.get(wanted)
        if known is None:
            raise BadSetup("unknown-bot", bot=wanted, offered=", ".join(LEVELS))
        maker = BOTS[(bot if sign else text).strip()]
        check_bot(maker)
        found[known] = maker
    return found
