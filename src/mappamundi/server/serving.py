"""Run the server: bind, open the house, say where, and stop when asked to."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TextIO, cast

import structlog
import uvicorn
from msgspec.structs import replace

from mappamundi.errors import BadSetup
from mappamundi.server.app import build, close_house, open_house
from mappamundi.server.discretion import name_nobody
from mappamundi.server.house import House
from mappamundi.server.http.door import door
from mappamundi.server.line.files import raise_limit
from mappamundi.server.line.wire import Wire
from mappamundi.server.metrics import METRICS
from mappamundi.server.people.identity import LEAST_SECRET, Signer
from mappamundi.server.protocol import LONGEST_FRAME
from mappamundi.server.prudence import check
from mappamundi.server.settings import ServerSettings
from mappamundi.server.stopping import Stop
from mappamundi.server.store import open_store
from mappamundi.server.tidying import tidy_seldom

SECRET = "server.secret"
LISTENER = "MAPPAMUNDI_LISTENER"  # the number of a socket that is open already
CREW = "MAPPAMUNDI_CREW"  # which of the processes behind that socket this is
PRIVATE = 0o600
PING = 15.0  # seconds between two signs of life
PONG = 10.0  # seconds to answer one
STOPPING = 5  # seconds that requests have to finish
TICK = 0.1  # seconds between two looks whether somebody wants us to stop
ANYWHERE = ("0.0.0.0", "::")
HERE = ("localhost", "127.0.0.1", "[::1]")


class Server(uvicorn.Server):
    """Opens a house, says where it is, and closes it again whatever happens."""

    def __init__(self, config: uvicorn.Config, house: House, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.house = house
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the house first; why that cannot be done is for whoever started us to hear."""
        opening = asyncio.create_task(open_house(self.house))
        while not opening.done() and not self.should_exit:
            await asyncio.wait([opening], timeout=TICK)
        if not opening.done():
            opening.cancel()
            await asyncio.wait([opening])
            return
        opening.result()
        await super().startup(sockets)
        tidy_seldom()
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Hand the tables to other nodes, if there are any; let requests finish, and the store."""
        await self.house.hall.cluster.leave()
        await super().shutdown(sockets)
        await close_house(self.house)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Leave signals alone: they are heard already, and will be until the process ends."""
        yield

    def stop(self) -> None:
        """Stopping when asked to is no failure."""
        self.should_exit = True


def serve(settings: ServerSettings, ready: Callable[[str], None], stop: Stop) -> None:
    """Serve until somebody stops it; `ready` is told the address."""
    check(settings)
    keep_log(settings.log_level)
    listener = inherited()
    if listener is not None:
        stop.follow(sys.stdin.fileno())  # held by whoever has opened it
    listener = listener or bind(settings)
    port = listener.getsockname()[1]
    settings = replace(settings, port=port, origins=settings.origins or origins(settings, port))
    house = furnish(settings)
    server = Server(configure(settings, house), house, lambda: ready(settings.origins[0]))
    stop.then(server.stop)
    server.run(sockets=[listener])


def furnish(settings: ServerSettings) -> House:
    """The house that is served, not open yet."""
    store = open_store(settings.store_address, METRICS)
    signer = Signer(own_secret(settings.home))
    house = House(store, signer, settings.origins, settings.home, settings)
    if settings.bus:
        join(house, settings)
    return house


def join(house: House, settings: ServerSettings) -> None:
    """Make it one of several nodes; what that takes is loaded only where it is so."""
    try:
        from mappamundi.server.nodes.crew import Crewmate
        from mappamundi.server.nodes.nats import NatsBus
        from mappamundi.server.nodes.node import ServerNode
        from mappamundi.server.store.leases import Leases
    except ModuleNotFoundError as error:
        raise BadSetup("cluster-no-extra", extra="cluster") from error
    crew = Crewmate.read(os.environ.get(CREW, ""))
    ServerNode(house, NatsBus(settings.bus), Leases(settings.store_address), crew).join()


def configure(settings: ServerSettings, house: House) -> uvicorn.Config:
    """How uvicorn serves us: small frames, no deflate, its own lines in our log."""
    return uvicorn.Config(
        build(house),
        http=door(house, raise_limit()),
        ws=Wire,
        ws_max_size=LONGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=STOPPING,
    )


def inherited() -> socket.socket | None:
    """The socket that whoever has started us has opened for us and others, if so."""
    handle = os.environ.pop(LISTENER, "")
    return socket.socket(fileno=int(handle)) if handle else None


def bind(settings: ServerSettings) -> socket.socket:
    """The address is ours from here on; port 0 takes a free one."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadSetup("cannot-listen", port=str(settings.port), reason=reason) from error


def origins(settings: ServerSettings, port: int) -> tuple[str, ...]:
    """The addresses by which browsers in the house may know us."""
    if settings.host not in ANYWHERE:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        names = [host, *(HERE if host in HERE else ())]
    else:
        names = [*HERE, *own_addresses(), socket.gethostname().lower()]
    return tuple(dict.fromkeys(f"http://{name}:{port}" for name in names))


def own_addresses() -> list[str]:
    """By which others on the network reach this machine."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: only the way is looked up
        except OSError:
            return []
        return [probe.getsockname()[0]]


def own_secret(home: Path) -> bytes:
    """What cookies are signed with: made on the first start, for the owner's eyes only."""
    home.mkdir(parents=True, exist_ok=True)
    path = home / SECRET
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        return read_secret(path)
    with os.fdopen(handle, "wb") as file:
        file.write(secrets.token_bytes(LEAST_SECRET))
    return read_secret(path)


def read_secret(path: Path) -> bytes:
    """A secret that others can read is none."""
    if path.stat().st_mode & 0o077:
        raise BadSetup("secret-is-open", path=str(path))
    secret = path.read_bytes()
    if len(secret) < LEAST_SECRET:
        raise BadSetup("secret-is-short", path=str(path))
    return secret


class Steadfast:
    """Where the log goes; a line that finds no room, on a disk that is full, is left out."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> None:
        """Write to a stream that may have been closed by whoever read it."""
        with suppress(OSError):
            self.stream.write(text)

    def flush(self) -> None:
        """Write out what is waiting, if anybody still reads it."""
        with suppress(OSError):
            self.stream.flush()


def keep_log(level: str) -> None:
    """One JSON object a line on standard error, uvicorn's lines too."""
    number = logging.getLevelNamesMapping().get(level.upper())
    if number is None:
        raise BadSetup("unknown-log-level", level=level)
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.format_exc_info,
        name_nobody,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer()],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.PrintLoggerFactory(cast("TextIO", Steadfast(sys.stderr))),
    )
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            processor=structlog.processors.JSONRenderer(), foreign_pre_chain=shared
        )
    )
    logging.basicConfig(handlers=[handler], level=max(number, logging.WARNING), force=True)
