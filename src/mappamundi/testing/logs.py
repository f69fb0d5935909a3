"""The log is the truth: notation round-trips, replay gives the state, a wrong log is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mappamundi.draws import draw, stream
from mappamundi.errors import BadLog, BadNotation
from mappamundi.game import TAKE_BACK
from mappamundi.log import loads, replay, steps, verify
from mappamundi.match import Match, seen_log
from mappamundi.nature import Fast, Secure
from mappamundi.record import NATURE, SPECTATOR
from mappamundi.testing.held import SEEDS, tries
from mappamundi.testing.worlds import Setup, moment

MOST_TAKEN_BACK = 10  # times in a game


def played(setup: Setup, seed: int, secret: bytes | None = None) -> Match:
    """A finished match of random choices, with a choice taken back now and then."""
    nature = Secure(secret) if secret else Fast(seed)
    match = Match.start(setup.slug, setup.seats, dict(setup.options), nature)
    key, counter, taken_back = stream(seed, 2), 0, 0
    while not match.is_over:
        counter += 2
        seat = match.waiting[draw(key, counter, len(match.waiting))]
        choices = match.legal(seat)
        # Not for ever: ten sealed choices would never all be in.
        if counter % 10 == 0 and taken_back < MOST_TAKEN_BACK and match.can_take_back(seat):
            match.take_back(seat)
            taken_back += 1
        else:
            match.act(seat, choices[draw(key, counter + 1, len(choices))])
    return match


@tries(15)
@given(seed=SEEDS)
def test_notation_round_trips(setup: Setup, seed: int) -> None:
    game, here = setup.game, moment(setup, seed)
    for seat in game.waiting(here.state):
        texts = [game.write(here.state, seat, a) for a in game.legal(here.state, seat)]
        assert len(set(texts)) == len(texts)
        assert [game.read(here.state, seat, t) for t in texts] == game.legal(here.state, seat)
    assert game.read(here.state, here.actor, "take back") == TAKE_BACK


@tries(30)
@given(seed=SEEDS, text=st.text(max_size=12) | st.from_regex(r"(play|lay|left|deal) \w{1,4}"))
def test_nonsense_is_refused_and_never_crashes(setup: Setup, seed: int, text: str) -> None:
    game, here = setup.game, moment(setup, seed)
    for actor in (*range(setup.seats), NATURE):
        try:
            action = game.read(here.state, actor, text)
        except BadNotation:
            continue
        if game.can(here.state, actor, action):
            assert game.write(here.state, actor, action) == text


@tries(3)
@given(seed=SEEDS)
def test_replay_gives_the_same_state_to_any_point(setup: Setup, seed: int) -> None:
    match = played(setup, seed)
    log = loads(match.log.dumps())
    assert log == match.log
    assert replay(log).to_bytes() == match._state.to_bytes()
    hashes = [step.after.to_bytes() for step in steps(log)]
    for stop in {1, len(hashes) // 3, len(hashes) // 2, len(hashes) - 1}:
        assert replay(log, stop).to_bytes() == hashes[stop - 1]
    assert replay(log, 0) == setup.start()


def test_a_match_goes_on_from_its_log_where_it_was(setup: Setup) -> None:
    secret = bytes(range(256))
    whole = played(setup, 5, secret)
    cut = loads(whole.log.dumps())
    cut.secret = None
    lines = cut.actions
    for stop in (len(lines) // 4, len(lines) // 2):
        cut.actions = lines[:stop]
        drawn = sum(line.startswith("* ") for line in cut.actions)
        again = Match.resume(loads(cut.dumps()), Secure(secret, drawn))
        assert again.log.actions == lines[: len(again.log.actions)]
        assert len(again.log.actions) >= stop


def test_draws_can_be_checked_against_the_commitment(setup: Setup) -> None:
    log = played(setup, 3, bytes(range(255, -1, -1))).log
    assert verify(log) == sum(line.startswith("* ") for line in log.actions)
    other = loads(log.dumps())
    other.secret = bytes(256).hex()
    with pytest.raises(BadLog, match="committed"):
        verify(other)
    other.secret = "no hexadecimal number"
    with pytest.raises(BadLog, match="committed"):
        verify(other)
    running = loads(log.dumps())
    running.secret = None
    with pytest.raises(BadLog):
        verify(running)


def test_a_changed_draw_is_found_out(setup: Setup) -> None:
    secret = bytes(range(255, -1, -1))
    log = played(setup, 3, secret).log
    state, changed = setup.start(), loads(log.dumps())
    first = changed.actions[0]
    other = next(
        text
        for action in setup.game.legal(state, NATURE)
        if (text := setup.game.write(state, NATURE, action)) != first[2:]
    )
    changed.actions = [f"* {other}"]
    with pytest.raises(BadLog):
        verify(changed)


@tries(3)
@given(seed=SEEDS)
def test_a_seat_reads_only_the_lines_it_may(setup: Setup, seed: int) -> None:
    log = played(setup, seed).log
    for seat in (0, SPECTATOR):
        lines = seen_log(log, seat)
        for line, full, step in zip(lines, log.actions, steps(log), strict=True):
            sees = step.action == TAKE_BACK or setup.game.rules.sees(
                step.before, seat, step.actor, step.action
            )
            assert (line == full) == sees
            assert line.split()[:2] == full.split()[:2]
