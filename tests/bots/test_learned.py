"""Networks: the same answers at both speeds, nothing but what a seat knows, and they learn."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from jax import numpy as jnp

from mappamundi import arena
from mappamundi.bots import BOTS
from mappamundi.bots.networks.asking import ANSWER
from mappamundi.bots.networks.learned import Adviser, Learned, adviser_of, asking
from mappamundi.bots.networks.weights import FILE, has_network, read, weights_of, write
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast
from mappamundi.record import NATURE
from mappamundi.training.network import Network, consider, random_network
from mappamundi.training.quantising import quantised

LEARNED = [slug for slug in GAMES if has_network(GAMES[slug])]
SMALL = 48  # cells: as it is written, a network of the package takes seconds for an answer


def positions(game: Game, seed: int) -> Iterator[tuple[Any, int]]:
    """What seats know in a game at random, and who of them decides."""
    state, nature = game.start(game.usual_seats), Fast(seed)
    while waiting := game.waiting(state):
        seat = waiting[nature.draw(len(waiting))]
        actions = game.legal(state, seat)
        if seat != NATURE and len(actions) > 1:
            yield state, seat
        game.do(state, seat, actions[nature.draw(len(actions))])


def beginner(game: Game) -> Network:
    """A network that knows nothing, with opinions all the same."""
    import jax

    key, shown = jax.random.key(3), game.features
    made = random_network(key, shown.FEATURES, shown.ACTIONS, SMALL, jnp.full(shown.FEATURES, 0.3))
    loud = made.policy._replace(weights=made.policy.weights * 100)
    return made._replace(policy=loud)


@pytest.mark.parametrize("slug", LEARNED)
def test_compiled_and_written_answer_alike_to_the_last_bit(slug: str) -> None:
    game = GAMES[slug]
    weights = quantised(beginner(game))
    fast, plain = Adviser(game, weights, True), Adviser(game, weights, False)
    answers = set()
    for state, seat in islice(positions(game, seed=4), 0, 40, 4):
        known, actions = game.known(state, seat), game.legal(state, seat)
        answer = fast.ask(known, seat, actions)
        assert answer == plain.ask(known, seat, actions)
        answers.add(repr(answer))
    assert len(answers) > 5


@pytest.mark.parametrize("slug", LEARNED)
def test_in_whole_numbers_it_thinks_what_it_thought_in_fractions(slug: str) -> None:
    game = GAMES[slug]
    network = beginner(game)
    adviser = Adviser(game, quantised(network), True)
    gaps = []
    for state, seat in islice(positions(game, seed=5), 40):
        known, actions = game.known(state, seat), game.legal(state, seat)
        likings, hope = adviser.ask(known, seat, actions)
        shown = [0] * game.features.FEATURES
        game.features.features(known, seat, shown)
        legal = np.zeros((1, game.features.ACTIONS), bool)
        legal[0, actions] = True
        opinion = consider(network, jnp.array([shown]), jnp.array(legal))
        chances = np.asarray(opinion.chances)[0, actions]
        whole = np.array(likings) / (1 << ANSWER)
        gaps.append(np.abs((whole - whole.mean()) - (chances - chances.mean())).mean())
        assert abs(hope / (1 << ANSWER) - float(opinion.hope[0])) < 0.1
    spread = np.std(chances)
    assert np.mean(gaps) < 0.1 * max(spread, 1)


@pytest.mark.parametrize("slug", LEARNED)
def test_what_a_seat_cannot_know_changes_nothing(slug: str) -> None:
    game = GAMES[slug]
    changed = 0
    for number, (state, seat) in enumerate(islice(positions(game, seed=6), 60)):
        known, actions = game.known(state, seat), game.legal(state, seat)
        world = known.copy()
        game.rules.imagine(world, seat, number)
        changed += world != state
        again = game.known(world, seat)
        adviser = adviser_of(game)
        assert adviser.ask(known, seat, actions) == adviser.ask(again, seat, actions)
    assert changed > 20


@pytest.mark.parametrize("slug", LEARNED)
def test_it_beats_those_who_only_look(slug: str) -> None:
    """By chance alone its share would be a quarter; half of 80 games would be five deviations."""
    result = arena.run(slug, ["learned", "random", "random", "random"], 80, jobs=1, seed=1)
    assert result.bots[0].win_share > 0.7
    assert not result.failures


@pytest.mark.parametrize("slug", LEARNED)
def test_the_networks_of_the_package_fit_their_games_and_are_small(slug: str) -> None:
    weights = weights_of(GAMES[slug])
    assert weights.fits(GAMES[slug])
    file = BytesIO()
    write(weights, file)
    assert file.tell() < 1_500_000
    file.seek(0)
    again = read(file)
    assert all((again.arrays[name] == each).all() for name, each in weights.arrays.items())


def test_the_document_tells_of_these_very_networks() -> None:
    told = Path(__file__).parents[2].joinpath("docs", "train.md").read_text(encoding="utf-8")
    for slug in LEARNED:
        data = files(GAMES[slug].package).joinpath(FILE).read_bytes()
        assert hashlib.sha256(data).hexdigest()[:16] in told, slug


@pytest.mark.parametrize("slug", LEARNED)
def test_it_is_compiled_once_for_all_networks(slug: str) -> None:
    """Another order in memory would be another function: compiled at the first question."""
    game = GAMES[slug]
    state, seat = next(positions(game, seed=1))
    known, actions = game.known(state, seat), game.legal(state, seat)
    for weights in (weights_of(game), quantised(beginner(game))):
        Adviser(game, weights, True).ask(known, seat, actions)
    assert len(asking(game, True).signatures) == 1


def test_it_says_what_it_thinks() -> None:
    game = GAMES[LEARNED[0]]
    state, seat = next(positions(game, seed=1))
    known, actions = game.known(state, seat), game.legal(state, seat)
    bot = Learned(game, Fast(1))
    thought = bot.think(known, seat, actions)
    assert thought.candidates[0].action == bot.choose(known, seat, actions)
    assert sum(each.chance for each in thought.candidates) == pytest.approx(1)


def test_a_game_without_a_network_is_refused_by_name() -> None:
    bare = next(game for game in GAMES.values() if not has_network(game))
    with pytest.raises(BadSetup, match=bare.title[:5]):
        BOTS["learned"](bare, Fast(1))


def test_only_who_is_asked_reads_a_network_and_only_once() -> None:
    """A server with bots of all games at its tables starts without any, and without JAX."""
    source = (
        "import sys\n"
        "opened = []\n"
        "def heard(name, told):\n"
        "    if name == 'open': opened.append(str(told[0]))\n"
        "sys.addaudithook(heard)\n"
        "from mappamundi.bots import BOTS\n"
        "from mappamundi.game import GAMES\n"
        "from mappamundi.match import Match\n"
        "from mappamundi.nature import Fast\n"
        "bots = {slug: BOTS['master'](GAMES[slug], Fast(1)) for slug in GAMES}\n"
        "read = lambda: [each for each in opened if each.endswith('network.npz')]\n"
        "assert not read(), read()\n"
        "match = Match.start('null_nichtig', nature=Fast(1))\n"
        "for luck in (1, 2):\n"
        "    bot = BOTS['master'](match.game, Fast(luck))\n"
        "    bot.clock = lambda: 0.0\n"
        "    seat = match.waiting[0]\n"
        "    known = match.known(seat)\n"
        "    bot.choose(known, seat, match.game.legal(known, seat))\n"
        "assert len(read()) == 1 and 'null_nichtig' in read()[0], read()\n"
        "assert not {'jax', 'matplotlib', 'starlette'} & set(sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
