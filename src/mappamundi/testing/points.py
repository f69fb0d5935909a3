"""Points: every score can be asked why; its parts are told in every language and sum up to it."""

from __future__ import annotations

from hypothesis import given

from mappamundi.narrator import Narrator
from mappamundi.record import SPECTATOR
from mappamundi.speech import LANGUAGES, Speech
from mappamundi.testing.counting import counted, view_of
from mappamundi.testing.held import SEEDS, Held, tries
from mappamundi.testing.worlds import Setup, moments, setups

EVERY = 5  # of how many states one is looked at


@tries(2)
@given(seed=SEEDS)
def test_the_parts_of_a_score_sum_up_to_it(counting: Setup, seed: int) -> None:
    states = [each.state for each in moments(counting, seed)]
    for state in [*states[::EVERY], states[-1]]:
        for viewer in (0, counting.seats - 1, SPECTATOR):
            for points, parts in counted(view_of(counting.game, state, viewer)):
                assert sum(part.points for part in parts) == points


def test_at_the_end_the_parts_are_the_score_of_the_rules(counts: Held) -> None:
    game, setup = counts.game, setups(counts.slug)[0]
    state = [each.state for each in moments(setup, 7)][-1]
    shown = list(counted(view_of(game, state, SPECTATOR)))
    for seat in range(setup.seats):
        points, parts = shown[seat]
        assert sum(part.points for part in parts) == points == game.rules.score(state, seat)


def test_every_part_of_a_score_is_a_sentence_in_every_language(counts: Held) -> None:
    states = [each.state for each in moments(setups(counts.slug)[0], 3)]
    views = [view_of(counts.game, state, 0) for state in [*states[::EVERY], states[-1]]]
    for language in LANGUAGES:
        narrator = Narrator(Speech(language), ["Ada", "Ben"])
        parts = [part for view in views for _, why in counted(view) for part in why]
        said = {narrator.tell(part.told): part.told.message for part in parts}
        assert said
        assert not [text for text, name in said.items() if "{" in text or name in text]
