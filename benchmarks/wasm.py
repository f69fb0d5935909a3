"""Our rules as WebAssembly: the same whole random games, in Node.js."""

from __future__ import annotations

import gzip
import json
import runpy
import subprocess
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.compiled import BATCH, SEATS, SEED
from mappamundi.compiling.wasm import assemble
from mappamundi.edge.module import module_of
from mappamundi.edge.network import asks_network
from mappamundi.game import GAMES, LARGEST_CHOICE

ROOT = Path(__file__).parents[1]
PLAYER = Path(__file__).with_name("player.js")
WARM = 40  # batches after which what runs often has been optimised
A_LINE = 32  # batches for each line to a player: what lines cost is not what rules cost

players: dict[str, Player] = {}  # by game


def node() -> str:
    """Where Node.js is."""
    found: str = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["node"]()
    return found


def version() -> str:
    return subprocess.check_output([node(), "--version"], text=True).strip()


def cpu() -> float:
    """What the players have worked; that of this process is nothing."""
    return sum(player.seconds for player in players.values())


def close() -> None:
    """Let the players end."""
    for player in players.values():
        player.close()
    players.clear()


def size(name: str) -> int:
    """How many bytes of a game's module are sent, compressed."""
    game = GAMES[name]
    return len(gzip.compress(assemble(module_of(game).source, asks_network(game)), 9))


def loop(name: str, batch: int = BATCH) -> Callable[[], int]:
    """Random games of the game of that name."""
    game = GAMES[name]
    start = np.array([game.start(SEATS).pack()], game.rules.State.DTYPE)
    code = b64encode(assemble(module_of(game).source)).decode()
    state = b64encode(start.tobytes()).decode()
    player = players[name] = Player(
        code=code, state=state, batch=batch, seed=SEED, choices=LARGEST_CHOICE
    )
    played = 0

    def play() -> int:
        nonlocal played
        played += batch * A_LINE
        return player.ask(played - batch * A_LINE, A_LINE)

    for _ in range(WARM):  # a call each, as what has begun goes on as it was
        player.ask(0, 1)
    return play


class Player:
    """A process of Node.js that plays when it is told to; it ends with this one."""

    def __init__(self, **told: Any) -> None:
        pipe = subprocess.PIPE
        command = [node(), str(PLAYER)]
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        self.seconds = 0.0  # of CPU, since it began
        self._say(told)

    def ask(self, first: int, batches: int) -> int:
        """Play batches from the game of this number on; how many decisions they had."""
        self._say([first, batches])
        assert self.process.stdout is not None
        decisions: int
        decisions, self.seconds = json.loads(self.process.stdout.readline())
        return decisions

    def close(self) -> None:
        """Say that nothing more comes, and wait for the end."""
        self.process.communicate()

    def _say(self, told: Any) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(told) + "\n")
        self.process.stdin.flush()
