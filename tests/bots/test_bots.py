"""Every bot, in every game: it knows only its seat's part, and greedy is worth its name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from mappamundi import arena
from mappamundi.bots import BOTS, Greedy, Insider, Random
from mappamundi.errors import BadSetup
from mappamundi.game import GAMES, Game
from mappamundi.nature import Fast, Nature
from mappamundi.record import HIDDEN, NATURE

SEATS = 4
PLAIN = ("random", "greedy")


def every(bot: str) -> int:
    """Every how many positions a bot is asked: thinking takes longer, and a few of them do."""
    return 1 if bot in PLAIN else 23


def positions(game: Game, seed: int) -> Iterator[tuple[Any, int]]:
    """Every decision of one random game: the full state, and a seat that must decide."""
    state, nature = game.start(SEATS), Fast(seed)
    while waiting := game.waiting(state):
        for seat in waiting:
            if seat != NATURE:
                yield state, seat
        seat = waiting[nature.draw(len(waiting))]
        actions = game.legal(state, seat)
        game.do(state, seat, actions[nature.draw(len(actions))])


def decide(bot: str, game: Game, known: Any, seat: int, luck: int) -> int:
    """What a bot that has just sat down chooses, with all the time it wants."""
    decider: Any = BOTS[bot](game, Fast(luck))
    decider.clock = lambda: 0.0
    choice: int = decider.choose(known.copy(), seat, game.legal(known, seat))
    return choice


@pytest.mark.parametrize("slug", GAMES)
def test_greedy_beats_random(slug: str) -> None:
    """By chance alone its share would be a quarter; 0.4 of 240 games would be five deviations."""
    result = arena.run(slug, ["greedy", "random", "random", "random"], 240, jobs=1, seed=1)
    assert result.bots[0].win_share > 0.4
    assert result.bots[0].place_mean < min(each.place_mean for each in result.bots[1:])
    assert not result.failures


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("slug", GAMES)
def test_what_a_seat_cannot_know_changes_no_decision(slug: str, bot: str) -> None:
    game = GAMES[slug]
    changed = 0
    two_games = chain(positions(game, seed=2), positions(game, seed=3))  # some are short
    for number, (state, seat) in enumerate(islice(two_games, 0, None, every(bot))):
        known = game.known(state, seat)
        world = known.copy()
        game.rules.imagine(world, seat, number)
        changed += world != state
        again = game.known(world, seat)
        choice = decide(bot, game, known, seat, number)
        assert choice == decide(bot, game, again, seat, number)
        assert game.can(state, seat, choice)
    assert changed > 20 // every(bot)


@pytest.mark.parametrize("bot", BOTS)
def test_same_luck_same_decisions(bot: str) -> None:
    game = GAMES["null_nichtig"]
    asked = islice(positions(game, seed=3), 0, None, every(bot))
    for number, (state, seat) in enumerate(asked):
        known = game.known(state, seat)
        assert decide(bot, game, known, seat, number) == decide(bot, game, known, seat, number)


def test_random_chooses_every_action() -> None:
    bot = Random(GAMES["null_nichtig"], Fast(4))
    assert {bot.choose(None, 0, (3, 5, 8)) for _ in range(100)} == {3, 5, 8}


def test_greedy_takes_the_most_preferred_and_ties_at_random() -> None:
    bot = Greedy(GAMES["null_nichtig"], Fast(5))
    preferring: Any = SimpleNamespace(prefer=lambda known, seat, action: min(action, 5))
    bot.rules = preferring
    assert {bot.choose(None, 0, (3, 5, 8)) for _ in range(100)} == {5, 8}


class Spy:
    """Plays at random and keeps what it was shown."""

    seen: ClassVar[list[tuple[Any, int, Sequence[int]]]] = []

    def __init__(self, game: Game, nature: Nature) -> None:
        self.random = Random(game, nature)

    def choose(self, known: Any, seat: int, actions: Sequence[int]) -> int:
        self.seen.append((known.copy(), seat, actions))
        return self.random.choose(known, seat, actions)


@pytest.mark.parametrize("slug", GAMES)
def test_the_arena_shows_a_bot_only_what_its_seat_knows(slug: str) -> None:
    Spy.seen.clear()
    arena.run(slug, [Insider(Spy)] * SEATS, 4, jobs=1)
    game = GAMES[slug]
    assert Spy.seen
    for known, seat, actions in Spy.seen:
        assert known == game.known(known, seat)
        assert list(actions) == game.legal(known, seat)
    assert any(HIDDEN in known.numbers() for known, _, _ in Spy.seen)


def test_other_hands_and_undealt_cards_are_blank() -> None:
    """The same for one game, cell by cell, without asking its `redact`."""
    Spy.seen.clear()
    arena.run("null_nichtig", [Insider(Spy)] * SEATS, 4, jobs=1)
    for s, seat, _ in Spy.seen:
        for other in range(SEATS):
            hand = s.cards[other * 13 : other * 13 + s.held[other]]
            assert (HIDDEN in hand) == (other != seat and bool(hand))
            assert other == seat or set(hand) <= {HIDDEN}
            assert other == seat or all(choice < 0 for choice in s.sealed[other])
        assert set(s.cards[SEATS * 13 :]) == {HIDDEN}


def test_unknown_bot() -> None:
    assert "deep_thought" not in BOTS
    with pytest.raises(BadSetup) as refused:
        BOTS["deep_thought"]
    assert refused.value.message == "unknown-bot"
    offered = "random, greedy, novice, steady, strong, master, grandmaster, learned"
    assert refused.value.arguments == {"bot": "deep_thought", "offered": offered}
