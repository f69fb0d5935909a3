"""Binds a game as it is now into an edition: its folder, its atlas, and games played by it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from hashlib import blake2b
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from mappamundi.editions import __name__ as editions
from mappamundi.editions import named
from mappamundi.game import Game
from mappamundi.golden import played
from mappamundi.log import Log, game_of, replay
from mappamundi.match import story
from mappamundi.record import SPECTATOR

ATLAS = "mappamundi.atlas"
CORPUS = "corpus.json"
SOURCE, RULES, TABLE = ".py", ".md", ".csv"
# Nobody prints an old edition, or looks for what is wrong with its atlas.
LEFT_OUT = ("printing.py", "checking.py", "showing.py", "finding.py", "aliases.csv", "second.csv")


class Proof(msgspec.Struct, frozen=True):
    """A whole game, and what came of it when its edition was bound."""

    log: Log
    state: str  # a hash of the last state
    told: str  # a hash of what everybody was told


def bind(game: Game, shelf: Path) -> Path:
    """Write the edition of a game as it is now; the same game gives the same file."""
    name = named(game.slug, game.version)
    path = shelf / f"{name}.zip"
    with ZipFile(path, "w", ZIP_DEFLATED) as bound:
        for file, text in sorted(contents(game, name)):
            leaf = ZipInfo(f"{name}/{file}")  # of no date
            leaf.compress_type = ZIP_DEFLATED
            bound.writestr(leaf, text)
    return path


def contents(game: Game, name: str) -> Iterator[tuple[str, str]]:
    """The files of an edition, in which its modules import each other and not today's."""
    files = dict(texts(resources.files(game.package), SOURCE, RULES))
    if any(ATLAS in text for file, text in files.items() if file.endswith(SOURCE)):
        atlas = texts(resources.files(ATLAS), SOURCE, TABLE)
        files |= {f"atlas/{file}": text for file, text in atlas}
    for file, text in files.items():
        text = re.sub(rf"\b{re.escape(game.package)}\b", f"{editions}.{name}", text)
        yield file, re.sub(rf"\b{re.escape(ATLAS)}\b", f"{editions}.{name}.atlas", text)
    yield CORPUS, msgspec.json.encode(proofs(game)).decode()


def texts(folder: Traversable, *endings: str) -> Iterator[tuple[str, str]]:
    """The files of a folder with these endings."""
    for each in folder.iterdir():
        if each.name.endswith(endings) and each.name not in LEFT_OUT:
            yield each.name, each.read_text(encoding="utf-8")


def proofs(game: Game) -> list[Proof]:
    """Games of random choices, at the fewest and the most usual seats."""
    sizes = {game.seats.start, game.usual_seats}
    return [proof(played(game, seats)) for seats in sorted(sizes)]


def proof(log: Log) -> Proof:
    """What comes of a game under the edition that it was played by."""
    viewers = (*range(len(log.seats)), SPECTATOR)
    told = [list(story(log, viewer)) for viewer in viewers]
    return Proof(log, _hash(replay(log).to_bytes()), _hash(msgspec.json.encode(told)))


def corpus(game: Game) -> list[Proof]:
    """The games that were bound with an edition."""
    text = (resources.files(game.package) / CORPUS).read_bytes()
    return msgspec.json.decode(text, type=list[Proof])


def holds(game: Game) -> bool:
    """Does everything still come of the games of an edition that came of them then?"""
    return all(game_of(each.log) == game and proof(each.log) == each for each in corpus(game))


def _hash(content: bytes) -> str:
    return blake2b(content, digest_size=16).hexdigest()
