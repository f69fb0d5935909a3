"""S1 No byte sent to anybody names a card that is not theirs; S2 nor depends on one.

Who runs the rules is sent numbers: exactly those of the redacted state, and of actions, which are
searched in notation.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from trust.aliases import give_aliases, named
from trust.knower import Knower
from trust.tabled import Tabled
from trust.untouched import Untouched

from mappamundi.game import GAMES
from mappamundi.server.eyes.sight import Sight
from mappamundi.server.eyes.trail import KnownTrail
from mappamundi.turn import Turn

FULL_LOOKS = 25  # every so many turns somebody comes who has seen nothing


@pytest.mark.parametrize("slug", GAMES)
def test_no_hidden_card_is_named(
    slug: str,
    monkeypatch: pytest.MonkeyPatch,
    often: Callable[[int, int], int],
    figures: Callable[..., None],
) -> None:
    """S1"""
    searched = 0
    games = often(200, 10_000)
    for seed in range(games):
        with monkeypatch.context() as patch:
            aliases = give_aliases(slug, patch, seed)
            searched += search(Tabled(slug, GAMES[slug].seats.start, {}, seed), aliases)
    figures("S1", game=slug, games=games, bytes=searched)


def search(tabled: Tabled, aliases: set[str]) -> int:
    """Look through everything that is sent in one game; how much that was."""
    setting = tabled.standing.setting
    secrets = Untouched(tabled.game, setting.seats, setting.options, tabled.viewers, aliases)
    knowers = {viewer: Knower(tabled.game, known) for viewer, known in tabled.known.items()}
    searched = 0
    hidden = 0
    for number, turn in enumerate(tabled.turns()):
        secrets.follow(turn.lines)
        if not tabled.standing.waiting:
            break  # when all is over hands may be shown
        for viewer in tabled.viewers:
            course = tabled.course(viewer)
            text = tabled.news(viewer) + course + " ".join(knowers[viewer].read(course))
            assert knowers[viewer].state == tabled.known_by(viewer)
            if number % FULL_LOOKS == 0:
                text += tabled.everything(viewer)
            secret = secrets.cards[viewer]
            assert not named(text, secret), (viewer, named(text, secret))
            searched += len(text)
            hidden += len(secret)
    assert hidden > 0, "nothing was hidden"
    return searched


@pytest.mark.parametrize("slug", GAMES)
def test_nothing_sent_depends_on_what_is_hidden(
    slug: str, often: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    """S2"""
    wanted, pairs, seed = often(500, 10_000), 0, 0
    while pairs < wanted:
        tabled = Tabled(slug, GAMES[slug].usual_seats, {}, seed)
        for number, _ in enumerate(tabled.turns()):
            viewer = tabled.viewers[number % len(tabled.viewers)]
            pairs += is_the_same(tabled, viewer, 1000 * seed + number)
        seed += 1
    figures("S2", game=slug, pairs=pairs)


def is_the_same(tabled: Tabled, viewer: int, seed: int) -> bool:
    """Permute what the viewer cannot see, and compare what is sent; was anything permuted?"""
    play = tabled.standing.play
    assert play is not None
    state, sight = play.state, tabled.sights[viewer]
    seen = tabled.afresh(viewer, sight)
    world: Any = tabled.game.known(state, viewer)
    tabled.game.rules.imagine(world, viewer, seed)
    assert KnownTrail(tabled.game, viewer, world).whole() == tabled.known_by(viewer)
    other = Sight(tabled.game, viewer, world, sight.since)
    other.lines = sight.lines
    play.adopt(Turn(play.game, world))
    try:
        assert tabled.afresh(viewer, other) == seen
    finally:
        play.adopt(Turn(play.game, state))
    return bool(world != state)


@pytest.mark.parametrize("slug", GAMES)
def test_how_it_goes_on_does_not_depend_on_what_is_done_unseen(
    slug: str, often: Callable[[int, int], int], figures: Callable[..., None]
) -> None:
    """S2, of who runs the rules: whatever somebody does that a viewer may not read."""
    wanted, pairs, turns, seed = often(200, 10_000), 0, 0, 0
    while pairs < wanted and turns < 5 * wanted:
        tabled, luck = Tabled(slug, GAMES[slug].usual_seats, {}, seed), Random(seed)
        for _ in tabled.turns():
            viewer = luck.choice(tabled.viewers)
            pairs += goes_on_the_same(tabled, viewer, luck)
            turns += 1
        seed += 1
    is_ever_unseen = slug not in {"panstwa", "countries"}
    assert (pairs >= wanted) == is_ever_unseen
    figures("S2", game=slug, unseen=pairs)


def goes_on_the_same(tabled: Tabled, viewer: int, luck: Random) -> bool:
    """Let somebody do something in two worlds, and compare what is sent, if it was not the same."""
    game, play = tabled.game, tabled.standing.play
    assert play is not None
    others = [seat for seat in play.waiting if seat != viewer]
    if not others:
        return False
    actor, world = luck.choice(others), game.known(play.state, viewer)
    game.rules.imagine(world, viewer, luck.getrandbits(60))
    done, sent = list[int](), list[tuple[bytes, bytes]]()
    for state in (play.state, world):
        action = luck.choice(game.legal(state, actor))
        if game.rules.sees(state, viewer, actor, action):
            return False
        trail, turn = KnownTrail(game, viewer, state), Turn(game, state)
        turn.take(actor, action)
        trail.follow(turn)
        done.append(action)
        sent.append((trail.whole(), msgspec.json.encode(trail.course(is_asked=False))))
    if len({whole for whole, _ in sent}) > 1:
        return False  # what was unseen has been opened
    assert len({course for _, course in sent}) == 1
    return len(set(done)) > 1
