"""OpenSpiel's own tests, and ours: the same games, secrets, memories, imagined worlds, searches."""

from __future__ import annotations

import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts

from mappamundi.envs.openspiel import name
from mappamundi.envs.rewards import rewards
from mappamundi.errors import BadSetup, IllegalAction
from mappamundi.game import GAMES, TAKE_BACK
from mappamundi.match import Match, seen_log
from mappamundi.nature import Scripted
from mappamundi.tiny import TINY

every_game = pytest.mark.parametrize("slug", GAMES)
tiny_ones_too = pytest.mark.parametrize("slug", [*GAMES, *TINY])
# Short games, whose choices are also sealed where the usual ones are not.
PARAMETERS: dict[str, dict[str, Any]] = {"countries": {"rows": 2, "start": "guess"}}


def load(slug: str) -> Any:
    """A game at its fewest seats."""
    seats = {"players": GAMES[slug].seats.start}
    return pyspiel.load_game(name(slug), {**seats, **PARAMETERS.get(slug, {})})


def advance(state: Any, rng: random.Random, steps: int) -> None:
    """So many random actions, draws among them, or fewer if the game ends."""
    for _ in range(steps):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))


def to_decision(state: Any, rng: random.Random) -> None:
    """Let chance draw until a player decides."""
    while state.is_chance_node():
        advance(state, rng, 1)


def reaches(state: Any, player: int) -> tuple[Any, ...]:
    """All that a player is given."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player),
    )


@tiny_ones_too
def test_openspiel_finds_nothing(slug: str) -> None:
    pyspiel.random_sim_test(load(slug), num_sims=1, serialize=True, verbose=False)


@tiny_ones_too
def test_it_is_the_match_with_these_draws(slug: str) -> None:
    """The same actions and draws: the same lines for every seat, the same end."""
    game, rng = load(slug), random.Random(1)
    state, draws, moves = game.new_initial_state(), [], []
    while not state.is_terminal():
        player, action = state.current_player(), rng.choice(state.legal_actions())
        if state.is_chance_node():
            assert {chance for _, chance in state.chance_outcomes()} == {
                1 / len(state.legal_actions())
            }
            draws.append(action)
        else:
            moves.append((player, state.action_to_string(player, action)))
        state.apply_action(action)
    options = {key: str(value) for key, value in PARAMETERS.get(slug, {}).items()}
    match = Match.start(slug, game.num_players(), options, Scripted(draws))
    for seat, move in moves:
        assert match.waiting[0] == seat
        match.act(seat, move)
    assert match.is_over
    assert state.returns() == rewards(match.places)
    for seat in match.seats:
        player, *lines, digest = state.information_state_string(seat).splitlines()
        assert (int(player), lines) == (seat, seen_log(match.log, seat))
        assert len(bytes.fromhex(digest)) == 16


@tiny_ones_too
def test_no_player_can_tell_an_imagined_state_from_the_real_one(slug: str) -> None:
    rng, moved, seats = random.Random(2), 0, load(slug).num_players()
    state = load(slug).new_initial_state()
    while not state.is_terminal():
        for player in range(seats):
            world = state.resample_from_infostate(player, rng.random)
            moved += str(world) != str(state)
            assert world.history() == []
            assert world.current_player() == state.current_player()
            assert reaches(world, player) == reaches(state, player)
            if state.current_player() == player:
                action, real = rng.choice(state.legal_actions()), state.clone()
                real.apply_action(action)
                world.apply_action(action)
                if real.trail.known(player) == world.trail.known(player):  # nothing was opened
                    assert reaches(real, player) == reaches(world, player)
        advance(state, rng, 7)
    assert moved > 0


@every_game
def test_imagined_states_play_on_and_are_imagined_again(slug: str) -> None:
    rng = random.Random(3)
    state = load(slug).new_initial_state()
    advance(state, rng, 25)
    to_decision(state, rng)
    world = state.resample_from_infostate(state.current_player(), rng.random)
    advance(world, rng, 10)
    to_decision(world, rng)
    player = world.current_player()
    if player >= 0:
        again = world.resample_from_infostate(player, rng.random)
        assert reaches(again, player) == reaches(world, player)
    advance(world, rng, 100_000)
    assert sum(world.returns()) == pytest.approx(0)


def draw(game: Any, draws: list[str]) -> Any:
    """The state after these draws, in notation."""
    state = game.new_initial_state()
    for text in draws:
        outcomes = {state.action_to_string(each): each for each in state.legal_actions()}
        state.apply_action(outcomes[text])
    return state


def test_a_deal_tells_a_seat_nothing_of_what_others_got() -> None:
    """Two real games in which the first card of seat 0 and the last of seat 2 are exchanged."""
    state, rng, draws = load("null_nichtig").new_initial_state(), random.Random(7), []
    while state.is_chance_node():
        action = rng.choice(state.legal_actions())
        draws.append(state.action_to_string(action))
        state.apply_action(action)
    exchanged = [draws[0], draws[-1], *draws[2:-1], draws[1]]
    one, other = draw(load("null_nichtig"), draws), draw(load("null_nichtig"), exchanged)
    assert reaches(one, 1) == reaches(other, 1)
    assert reaches(one, 0) != reaches(other, 0)
    assert reaches(one, 2) != reaches(other, 2)


def test_what_is_sealed_is_seen_when_it_is_opened_and_never_forgotten() -> None:
    """X2: of two start cards nobody sees which it was, until all lie open."""
    state, rng = load("null_nichtig").new_initial_state(), random.Random(4)
    to_decision(state, rng)
    assert state.current_player() == 0
    one, other = state.clone(), state.clone()
    first, second = state.legal_actions()[:2]
    one.apply_action(first)
    other.apply_action(second)
    assert reaches(one, 1) == reaches(other, 1)
    assert reaches(one, 0) != reaches(other, 0)
    for _ in range(8):  # three start cards for each of three seats
        assert reaches(one, 1) == reaches(other, 1)
        action = max(one.legal_actions())
        one.apply_action(action)
        other.apply_action(action)
    assert one.current_player() == other.current_player()
    assert one.information_state_string(1) != other.information_state_string(1)
    before = one.information_state_string(1).splitlines()[:-1]
    advance(one, rng, 20)
    assert one.information_state_string(1).splitlines()[: len(before)] == before


@every_game
def test_a_search_of_openspiel_plays(slug: str) -> None:
    """IS-MCTS asks for imagined states, and for what every player would know in them."""
    game, luck, rng = load(slug), random.Random(5), np.random.RandomState(5)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), uct_c=2.0, max_simulations=8, random_state=rng
    )
    state = game.new_initial_state()
    to_decision(state, luck)
    advance(state, luck, 10)
    for _ in range(3):
        to_decision(state, luck)
        action = int(bot.step(state))
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_search_can_be_made_again() -> None:
    """OpenSpiel's own sampler goes by the clock; one of a seed can be given instead."""
    game = load("null_nichtig")

    def search() -> Any:
        rng = np.random.RandomState(6)
        bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 10, random_state=rng)
        bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
        state = game.new_initial_state()
        to_decision(state, random.Random(6))
        return bot.get_policy(state)

    assert search() == search()


def test_an_environment_of_openspiel_runs() -> None:
    environment = rl_environment.Environment(load("panstwa"))
    now = environment.reset()
    while not now.last():
        player = now.observations["current_player"]
        now = environment.step([now.observations["legal_actions"][player][0]])
    assert sum(now.rewards) == pytest.approx(0)


@every_game
def test_a_copy_goes_its_own_way(slug: str) -> None:
    game, rng = load(slug), random.Random(8)
    state = game.new_initial_state()
    advance(state, rng, 20)
    shown = str(state)
    assert str(game.deserialize_state(state.serialize())) == shown
    to_decision(state, rng)
    world = state.resample_from_infostate(0, rng.random)
    kept = pickle.loads(pickle.dumps(world.trail))
    assert kept.text(0) == world.trail.text(0)
    assert kept.text(1) == world.trail.text(1)
    shown, copy = str(state), state.clone()
    advance(copy, rng, 1)
    assert str(state) == shown != str(copy)


@tiny_ones_too
def test_a_pool_of_workers_can_be_sent_a_game(slug: str) -> None:
    game = pyspiel.load_game(name(slug), {"players": GAMES[slug].seats.start})
    sent = pickle.dumps(game)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    ended = subprocess.run(
        [sys.executable, "-c", code], input=sent, capture_output=True, timeout=120
    )
    assert ended.stdout.decode().strip() == str(game)


def test_the_search_in_cpp_refuses_what_would_end_the_process() -> None:
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    most_visited = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(7, evaluator, 2.0, 20, -1, most_visited, False, False)
    state = load("null_nichtig").new_initial_state()
    to_decision(state, random.Random(1))
    for asked in (bot.step, bot.get_policy, bot.step_with_policy):
        with pytest.raises(BadSetup, match="written in Python"):
            asked(state)
    theirs = pyspiel.load_game("kuhn_poker").new_initial_state()
    to_decision(theirs, random.Random(1))
    assert bot.step(theirs) in theirs.legal_actions()


def test_what_is_not_offered_is_refused_in_one_sentence() -> None:
    with pytest.raises(BadSetup, match="3 to 6 seats"):
        pyspiel.load_game(name("null_nichtig"), {"players": 2})
    with pytest.raises(BadSetup, match="teams"):
        pyspiel.load_game(f"{name('null_nichtig')}(players=5,teams=yes)")
    state = load("null_nichtig").new_initial_state()
    to_decision(state, random.Random(1))
    shown = str(state)
    for action in (TAKE_BACK, 65, next(a for a in range(65) if a not in state.legal_actions())):
        with pytest.raises(IllegalAction, match="is not allowed now"):
            state.apply_action(action)
        assert str(state) == shown
    public = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(BadSetup, match="one player"):
        load("null_nichtig").make_py_observer(public)


def test_python_ends_in_peace() -> None:
    """OpenSpiel lets go of what makes games when Python has gone."""
    code = "import pyspiel, mappamundi.envs.openspiel as o; pyspiel.load_game(o.name('panstwa'))"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=120)


@tiny_ones_too
def test_a_tensor_tells_apart_the_information_states_that_a_string_does(slug: str) -> None:
    """Of many states of several games, for every player: as many tensors as there are strings."""
    game, rng, pairs = load(slug), random.Random(5), set()
    for _ in range(3):
        state = game.new_initial_state()
        for _ in range(12):
            advance(state, rng, 3)
            for player in range(game.num_players()):
                told = state.information_state_string(player)
                pairs.add((told, tuple(state.information_state_tensor(player))))
    strings, tensors = ({pair[part] for pair in pairs} for part in (0, 1))
    assert len(strings) == len(tensors) == len(pairs) > 12
