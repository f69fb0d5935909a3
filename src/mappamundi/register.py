"""The games by name: ours, those of installed packages, and their earlier editions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from mappamundi import editions
from mappamundi.errors import UnknownEdition, UnknownGame
from mappamundi.fitting import Misfit
from mappamundi.plugins import offered

if TYPE_CHECKING:
    from mappamundi.game import Game

PLUG_INS = "mappamundi.games"  # the group of entry points under which packages offer games


class Games(Mapping[str, "Game"]):
    """The games by slug, each loaded when first asked for; those of others only by name."""

    def __init__(self, slugs: tuple[str, ...]) -> None:
        self.slugs = slugs
        self._guests: dict[str, str] = {}  # slug -> package

    def add(self, package: str) -> Game:
        """Let a game of somebody else be played by its name, and its words be spoken.

        It is not among those offered: there is no board for it in the browser.
        """
        module = import_module(package)
        game: Game = module.GAME
        if game.slug in self.slugs or self._guests.setdefault(game.slug, package) != package:
            raise Misfit(game.slug, package, "there is a game of that name")
        from mappamundi.speech import learn  # a machine that only plays matches has no words

        learn(Path(str(module.__file__)).parent / "locale")
        return game

    def __getitem__(self, slug: str) -> Game:
        if slug in self.slugs:
            game: Game = import_module(f"mappamundi.games.{slug}").GAME
            return game
        package = self._guests.get(slug) or offered(PLUG_INS).get(slug)
        if package is None:
            raise UnknownGame("unknown-game", game=slug, offered=", ".join(self.slugs))
        return self.add(package)

    def edition(self, slug: str, version: int) -> Game:
        """A game by the rules of a version: today's, or what was kept of earlier ones."""
        present = self[slug]
        if version == present.version:
            return present
        name = f"{editions.__name__}.{editions.named(slug, version)}"
        if version > present.version or find_spec(name) is None:
            ours = present.version
            raise UnknownEdition("log-version", game=present.title, theirs=version, ours=ours)
        kept: Game = import_module(name).GAME
        return kept

    def earlier(self, slug: str) -> list[Game]:
        """All editions before today's, the oldest first; one that was not kept is refused."""
        return [self.edition(slug, version) for version in range(1, self[slug].version)]

    def __contains__(self, slug: object) -> bool:
        return slug in self.slugs or slug in self._guests or slug in offered(PLUG_INS)

    def __iter__(self) -> Iterator[str]:
        return iter(self.slugs)

    def __len__(self) -> int:
        return len(self.slugs)
