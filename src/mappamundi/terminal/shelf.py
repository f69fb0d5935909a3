"""Where games lie between two evenings: the log, and beside it what nobody else may read."""

from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

import msgspec

from mappamundi.errors import BadLog
from mappamundi.log import load
from mappamundi.match import Match
from mappamundi.nature import Secure, commitment
from mappamundi.turn import draws_in

HOME = "MAPPAMUNDI_HOME"
LOG = ".json"
SECRET = ".secret"
PRIVATE = 0o600


class Keepsake(msgspec.Struct, forbid_unknown_fields=True):
    """What it takes to go on with a game besides its log."""

    secret: str  # behind the draws to come
    bots: list[str]  # the kind of bot in each seat, or nothing for a person
    language: str = ""  # that the table speaks; empty in games begun long ago


def home(environment: Mapping[str, str]) -> Path:
    """The folder of everything this user keeps."""
    if environment.get(HOME):
        return Path(environment[HOME])
    share = environment.get("XDG_DATA_HOME")
    return (Path(share) if share else Path.home() / ".local" / "share") / "mappamundi"


class Shelf:
    """The folder of games begun."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def place(self, slug: str, now: datetime) -> Path:
        """A file of its own for a new game."""
        self.folder.mkdir(parents=True, exist_ok=True)
        stem = f"{now:%Y-%m-%d-%H%M%S}-{slug}"
        number = 1
        while True:
            path = self.folder / f"{stem}{f'-{number}' if number > 1 else ''}{LOG}"
            try:
                path.touch(mode=PRIVATE, exist_ok=False)
            except FileExistsError:
                number += 1
            else:
                return path

    def find(self, name: str) -> Path:
        """The file somebody means: a path, or the name of a game on this shelf."""
        path = Path(name)
        if path.exists():
            return path
        for candidate in (self.folder / name, self.folder / f"{name}{LOG}"):
            if candidate.exists():
                return candidate
        return path

    def name(self, path: Path) -> str:
        """The shortest text that `find` takes for this file."""
        return path.stem if path.parent == self.folder else str(path)

    def unfinished(self) -> list[Path]:
        """The games that can be taken up again, the latest last."""
        return sorted(path.with_suffix(LOG) for path in self.folder.glob(f"*{SECRET}"))


def keep(path: Path, keepsake: Keepsake) -> None:
    """Lay the keepsake beside its log, for the owner's eyes only."""
    beside = path.with_suffix(SECRET)
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(handle, "wb") as file:
        file.write(msgspec.json.encode(keepsake))


def kept(path: Path) -> Keepsake | None:
    """The keepsake of a log, if it was begun here and is not over."""
    try:
        content = path.with_suffix(SECRET).read_bytes()
    except OSError:
        return None
    try:
        return msgspec.json.decode(content, type=Keepsake)
    except msgspec.DecodeError as error:
        raise BadLog("keepsake-broken", path=str(path.with_suffix(SECRET))) from error


def discard(path: Path) -> None:
    """A game that is over has no secrets left."""
    path.with_suffix(SECRET).unlink(missing_ok=True)


def take_up(path: Path) -> tuple[Match, list[str] | None]:
    """The match in a file with the draws it was committed to, and the bots that sat there."""
    log = load(path)
    keepsake = kept(path)
    if keepsake is None:
        return Match.resume(log), None
    try:
        secret = bytes.fromhex(keepsake.secret)
    except ValueError:
        secret = b""
    if commitment(secret) != log.commitment or len(keepsake.bots) != len(log.seats):
        raise BadLog("keepsake-broken", path=str(path.with_suffix(SECRET)))
    return Match.resume(log, Secure(secret, draws_in(log.actions))), keepsake.bots
