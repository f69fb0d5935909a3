"""Words: all told is a sentence in every language; rules and presentation keep their dialects."""

from __future__ import annotations

import inspect
from importlib import import_module

from mappamundi.compiling import script
from mappamundi.compiling.cpu import unit_of
from mappamundi.compiling.dialect import strays
from mappamundi.narrator import Narrator
from mappamundi.record import SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.testing.held import Held
from mappamundi.testing.secrecy import told
from mappamundi.testing.worlds import moments, setups


def test_all_that_is_told_is_a_sentence_in_every_language(held: Held) -> None:
    game, setup = held.game, setups(held.slug)[0]
    names = [f"seat {seat}" for seat in range(setup.seats)]
    narrators = [Narrator(Speech(language), names) for language in LANGUAGES]
    for here in list(moments(setup, 1))[:-1]:
        after = here.state.copy()
        game.do(after, here.actor, here.action)
        for viewer in (here.actor, SPECTATOR):
            for each in told(game, here.state, after, viewer, here.actor, here.action):
                assert all(narrator.tell(each) for narrator in narrators)


def test_a_game_is_written_in_the_dialect(held: Held) -> None:
    game = held.game
    for met in sorted(unit_of(game).modules()):
        if met.startswith(game.package):
            source = inspect.getsource(import_module(met))
            found = strays(source, game.rules.State, game.package)
            assert not found, f"{met}: {'; '.join(map(str, found))}"


def test_presentation_is_written_in_its_dialect(held: Held) -> None:
    """Presentation can be translated for the browser."""
    assert [str(stray) for stray in script.strays(held.game)] == []
