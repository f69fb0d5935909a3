"""Several nodes on this machine behind one port: started together, made anew, stopped together."""

from __future__ import annotations

import os
import secrets
import select
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping
from time import monotonic, sleep

import structlog

from mappamundi.errors import BadSetup
from mappamundi.server.prudence import check
from mappamundi.server.serving import CREW, LISTENER, bind, keep_log, own_secret
from mappamundi.server.settings import PREFIX, ServerSettings
from mappamundi.server.stopping import Stop
from mappamundi.server.trial import Tell, is_trial, trial

LOG = structlog.get_logger()
STORE, BUS = PREFIX + "STORE", PREFIX + "BUS"
TICK = 0.1  # seconds between two looks whether all are there
STARTING = 180.0  # seconds that one has until it serves
AGAIN = 1.0  # seconds until one that has ended is started again
PARTING = 20.0  # seconds that they have to hand over, and to end


def serve_many(
    settings: ServerSettings, count: int, ready: Callable[[str], None], stop: Stop, tell: Tell
) -> None:
    """Serve by so many processes until somebody stops them; they accept from one socket.

    What one of them has not accepted yet another does: nobody is turned away when one dies. What
    they need and nobody has given is started for a try.
    """
    check(settings)
    if settings.bus:
        serve_all(settings, count, ready, stop)
    elif is_trial(settings):
        with trial(settings, tell) as complete:
            serve_all(complete, count, ready, stop)
    else:
        raise BadSetup("processes-without-bus")


def serve_all(
    settings: ServerSettings, count: int, ready: Callable[[str], None], stop: Stop
) -> None:
    """Serve by so many processes that have all they need."""
    keep_log(settings.log_level)
    own_secret(settings.home)  # made once, before all want it
    with bind(settings) as listener:
        shared = {STORE: settings.store_address, BUS: settings.bus}
        processes = Processes(listener, shared)
        try:
            processes.start(count, stop)
            if not stop.is_asked:
                ready(processes.address)
            while not stop.is_asked:
                processes.look_after()
                sleep(TICK)
        finally:
            processes.stop()


class Processes:
    """The processes, each the same command as this one, with a socket that is open already.

    Each has one end of a pipe, and ends when nobody holds the other any more: killed without a
    word, this process leaves nobody behind.
    """

    def __init__(self, listener: socket.socket, shared: Mapping[str, str]) -> None:
        self.listener = listener
        self.shared = shared  # what the environment tells all of them
        self.address = ""
        self.crew = secrets.token_hex(8)
        self._nodes: list[subprocess.Popen[str]] = []

    def start(self, count: int, stop: Stop) -> None:
        """Start all of them, and wait until they serve; who cannot has said why."""
        for number in range(count):
            self._nodes.append(self._begin(number))
        end = monotonic() + STARTING
        for node in self._nodes:
            while not has_spoken(node) and monotonic() < end and not stop.is_asked:
                pass
            if stop.is_asked:
                return
            self.address = said(node)

    def look_after(self) -> None:
        """Start those again that have ended."""
        for number, node in enumerate(self._nodes):
            if node.poll() is not None:
                LOG.error("node-ended", code=node.returncode)
                sleep(AGAIN)
                self._nodes[number] = self._begin(number)

    def stop(self) -> None:
        """Let all of them hand over and end."""
        for node in self._nodes:
            node.terminate()
        end = monotonic() + PARTING
        for node in self._nodes:
            try:
                node.wait(max(0.0, end - monotonic()))
            except subprocess.TimeoutExpired:
                node.kill()
                node.wait()
            for pipe in (node.stdin, node.stdout):
                if pipe is not None:
                    pipe.close()

    def _begin(self, number: int) -> subprocess.Popen[str]:
        handle = self.listener.fileno()
        own = {LISTENER: str(handle), CREW: f"{self.crew}:{number}"}
        return subprocess.Popen(
            [sys.executable, "-m", "mappamundi", *sys.argv[1:]],
            env={**os.environ, **self.shared, **own},
            pass_fds=[handle],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )


def has_spoken(node: subprocess.Popen[str]) -> bool:
    """Is there something to be read of it, or will there never be?"""
    assert node.stdout is not None
    return bool(select.select([node.stdout], [], [], TICK)[0])


def said(node: subprocess.Popen[str]) -> str:
    """The address at which it serves."""
    if not has_spoken(node):
        LOG.error("node-silent", seconds=STARTING)
        raise SystemExit(1)
    assert node.stdout is not None  # as it was begun
    line = node.stdout.readline().strip()
    if not line:
        raise SystemExit(node.wait())
    return line
