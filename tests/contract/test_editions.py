"""R17: what was begun by earlier rules goes on by them, and finished games replay for ever."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import TypeAlias
from zipfile import ZipFile

import pytest
from contract.games import HELD
from rich.console import Console

from mappamundi import editions
from mappamundi.binder import bind, corpus, holds
from mappamundi.bots import BOTS
from mappamundi.compiling.script import write_all
from mappamundi.compiling.unit import gather
from mappamundi.edge.facts import write_facts
from mappamundi.edge.shelf import shelf
from mappamundi.errors import BadLog, UnknownEdition
from mappamundi.game import GAMES, Game
from mappamundi.log import loads
from mappamundi.match import Match
from mappamundi.nature import Fast
from mappamundi.rulebook import rulebook
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.terminal.retelling import retell
from mappamundi.testing import endings

Bound: TypeAlias = Callable[[str], Path]


@pytest.fixture(scope="module")
def bound(tmp_path_factory: pytest.TempPathFactory) -> Bound:
    """Every game as it is now, bound when first asked for."""
    shelf = tmp_path_factory.mktemp("shelf")
    return cache(lambda slug: bind(GAMES[slug], shelf))


@pytest.fixture(params=GAMES)
def kept(request: pytest.FixtureRequest, bound: Bound, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game as it is now, from its edition: the rules of the day are the next version."""
    present = GAMES[request.param]
    path = bound(present.slug)
    monkeypatch.setattr(editions, "__path__", [*editions.__path__, str(path)])
    newer = replace(present, version=present.version + 1)
    monkeypatch.setattr(import_module(present.package), "GAME", newer)
    return GAMES.edition(present.slug, present.version)


def test_every_earlier_edition_is_kept_and_plays_as_it_did() -> None:
    """If this fails because there is none: `mappamundi edition`, with the rules as they were."""
    for slug in GAMES:
        for version in range(1, GAMES[slug].version):
            assert holds(GAMES.edition(slug, version))


def test_an_edition_is_another_game_of_the_same_name(kept: Game) -> None:
    """Its games come to the same as when it was bound, and it is what a copy of it is."""
    present = GAMES[kept.slug]
    assert kept.version == present.version - 1
    assert kept.rules is not present.rules
    assert holds(kept)
    assert pickle.loads(pickle.dumps(kept)) is kept
    assert rulebook(kept.package, "en") == rulebook(present.package, "en")


def test_an_edition_knows_nothing_of_the_game_or_the_atlas_of_today(kept: Game) -> None:
    folder = Path(editions.__path__[-1])
    with ZipFile(folder) as leaves:
        sources = [leaves.read(name).decode() for name in leaves.namelist() if ".py" in name]
    for source in sources:
        assert "mappamundi.games" not in source
        assert "mappamundi.atlas" not in source


def test_the_same_game_is_bound_into_the_same_file(bound: Bound, tmp_path: Path) -> None:
    assert bind(GAMES["panstwa"], tmp_path).read_bytes() == bound("panstwa").read_bytes()


def test_its_fixtures_end_as_they_did(kept: Game) -> None:
    """Logs of the earlier version lie about; nobody writes them anew."""
    held = next(each for each in HELD if each.slug == kept.slug)
    for name in held.own.ENDINGS:
        ending = endings.load(endings.path(held, name))
        assert ending.log.rules == kept.version
        assert endings.Ending.of(ending.log) == ending


def test_its_games_are_told_and_shown_in_every_language(kept: Game) -> None:
    for language in LANGUAGES:
        console = Console(file=StringIO(), width=120)
        for line in retell(corpus(kept)[0].log, None, False, console, Speech(language)):
            console.print(line)


def test_it_goes_on_with_bots(kept: Game) -> None:
    """A game half played is taken up by its edition, and greedy bots bring it to its end."""
    log = corpus(kept)[0].log
    log.actions = log.actions[: len(log.actions) // 2]
    match = Match.resume(loads(log.dumps()), Fast(7))
    assert match.game is kept
    while not match.is_over:
        seat = match.waiting[0]
        bot = BOTS["greedy"](kept, Fast(seat))
        known = match.known(seat)
        match.act(seat, kept.write(known, seat, bot.choose(known, seat, kept.legal(known, seat))))


def test_its_search_is_compiled_from_its_own_sources(kept: Game) -> None:
    """The text is the same as long as the rules are, so compiled code is shared."""
    texts = []
    for game in (kept, GAMES[kept.slug]):
        unit = gather(game.rules, [game.rules.apply, game.rules.legal, game.bots.prefer])
        texts.append(unit.source("", lambda name: ""))
    assert texts[0] == texts[1]


def test_it_goes_to_the_edge_beside_the_game_of_today(kept: Game, tmp_path: Path) -> None:
    """A table in a browser goes on by the rules it began with, too."""
    slug, name = kept.slug, editions.named(kept.slug, kept.version)
    games = {each: game for each, game in shelf().items() if game.slug == slug}
    earlier = [editions.named(slug, each) for each in range(1, kept.version + 1)]
    assert list(games) == [slug, *earlier]
    assert games[name] is kept
    write_all(games, tmp_path)
    write_facts(games, tmp_path)
    for path in (tmp_path / slug).iterdir():
        now, then = path.read_text(), (tmp_path / name / path.name).read_text()
        assert now.partition("\n")[2] == then.partition("\n")[2]  # below where it is from
    now, then = (tmp_path / "facts.ts").read_text().split("EARLIER")
    assert f'"{slug}":' in now
    assert f'"{name}":' in then
    assert f'import("./{name}/index.ts")' in (tmp_path / "parts.ts").read_text()


def test_rules_that_nobody_has_are_refused_by_name() -> None:
    for slug in GAMES:
        version = GAMES[slug].version + 1
        for wrong in (version, 0, -1):
            with pytest.raises(UnknownEdition):
                GAMES.edition(slug, wrong)
        log = Match.start(slug, nature=Fast(1)).log
        log.rules = version
        with pytest.raises(BadLog, match=f"version {version} of the rules"):
            loads(log.dumps())
