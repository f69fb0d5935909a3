"""Everything about a server that can be set, by flags and by the environment."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from mappamundi.server.protocol import Pace
from mappamundi.server.table.clock import HOUR, SECOND, Timing

PREFIX = "MAPPAMUNDI_"


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """What holds where nothing else is said."""

    home: Path  # where data lies
    host: str = "127.0.0.1"
    port: int = 8080
    store: str = ""  # an address; empty for a file at home
    bus: str = ""  # the address of the NATS that nodes talk over; empty: this is the only one
    origins: tuple[str, ...] = ()  # the addresses that browsers know us by
    production: bool = False  # refuse what is good enough only at home
    proxies: str = "127.0.0.1"  # whose word about an address and https is believed
    admin_token: str = ""  # who shows it runs the server; empty: nobody can

    sockets_per_person: int = 12
    sockets_per_address: int = 120
    sockets: int = 20_000
    tables_per_person: int = 40  # open or running
    bots_per_person: int = 5  # of their own, that they may bring
    sockets_per_bot: int = 2
    tables_per_bot: int = 8  # where one sits that are open or running
    bot_messages_per_second: float = 10.0  # that one may spend on and on
    bot_messages_at_once: float = 100.0  # and in one go
    tables_per_address: int = 200  # made there in a day and not over
    unplayed_hours: float = 48.0  # after which a table that nobody plays is taken away; 0: never
    messages_per_second: float = 20.0  # that one person may spend on and on; a move costs 1
    messages_at_once: float = 200.0  # and in one go
    words_per_second: float = 1.0  # and reactions, that one person may say on and on
    words_at_once: float = 20.0  # and in one go
    requests_per_second: float = 100.0  # that all at one address may spend on and on
    requests_at_once: float = 1000.0  # and in one go
    everybody_per_second: float = 1000.0  # that everybody together may spend on dear things
    everybody_at_once: float = 5000.0  # and in one go
    connections_per_address: int = 200  # over HTTP, beside the sockets
    request_seconds: float = 10.0  # in which a request must have come, its content too
    push_hosts: tuple[str, ...] = (  # where people may be called; `*.` before any part of a name
        "fcm.googleapis.com",
        "updates.push.services.mozilla.com",
        "*.notify.windows.com",
        "*.push.apple.com",
    )
    push_after_seconds: float = 10.0  # in which who is away may come back before being called
    metrics_token: str = ""  # who shows it may see the figures from elsewhere

    live_seconds: float = 45.0  # for a decision at a live table
    live_reserve_seconds: float = 180.0  # and beyond that for all of them together
    daily_hours: float = 24.0  # for a decision at a daily table
    bot_haste: float = 1.0  # a factor of the time that bots take
    bots: tuple[str, ...] = ()  # of others, that play for a level: `LEVEL=BOT`
    bot_search: bool = True  # False: bots go by first sight, and nothing is compiled
    idle_minutes: float = 10.0  # after which a table nobody looks at leaves memory
    log_level: str = "info"

    def timing(self, pace: Pace) -> Timing | None:
        """How much time people have at tables of a pace."""
        if pace == "live":
            return Timing(int(self.live_seconds * SECOND), int(self.live_reserve_seconds * SECOND))
        return Timing(int(self.daily_hours * HOUR), 0) if pace == "daily" else None

    @property
    def store_address(self) -> str:
        """The address of the store."""
        return self.store or f"sqlite:///{self.home / 'server.db'}"


def from_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """What the environment says, by the names of the settings."""
    names = {PREFIX + field.upper(): field for field in ServerSettings.__struct_fields__}
    return {names[name]: value for name, value in environment.items() if name in names and value}
