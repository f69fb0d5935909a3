"""What is told of a master's decision: one thing to do that is not done yet, and why."""

from __future__ import annotations

from typing import Any

import pytest

from mappamundi.bots import BOTS
from mappamundi.game import GAMES
from mappamundi.nature import Fast
from mappamundi.server.table.hinting import Part, chosen, whole
from mappamundi.server.table.thinking import first_decision

GAME = GAMES["laender_toppen"]


@pytest.fixture(scope="module")
def placed() -> tuple[int, list[Part]]:
    """Somebody's whole hand, placed at first sight."""
    state: Any = first_decision(GAME)
    seat = GAME.waiting(state)[0]
    bot = BOTS["greedy"](GAME, Fast(1))
    first = bot.choose(GAME.known(state, seat), seat, tuple(GAME.legal(state, seat)))
    return seat, whole(bot, GAME, state, seat, GAME.write(state, seat, first))


def test_of_many_cards_one_is_told_with_its_reason(placed: tuple[int, list[Part]]) -> None:
    seat, parts = placed
    actions, reason = chosen(GAME, seat, parts, [])
    assert actions == [parts[0].text]
    assert reason is not None
    assert reason.message.startswith("laender-toppen-reason")


def test_what_is_laid_out_is_not_told_again(placed: tuple[int, list[Part]]) -> None:
    seat, parts = placed
    actions, _ = chosen(GAME, seat, parts, [parts[0].text, parts[2].text])
    assert actions == [parts[1].text]


def test_a_card_whose_field_is_taken_is_told_last(placed: tuple[int, list[Part]]) -> None:
    seat, parts = placed
    field = parts[0].text.split()[2]
    other = parts[1].text.split()[1]
    actions, _ = chosen(GAME, seat, parts, [f"place {other} {field}"])
    assert actions == [parts[2].text]


def test_who_has_laid_all_as_a_master_would_is_told_so(placed: tuple[int, list[Part]]) -> None:
    seat, parts = placed
    actions, reason = chosen(GAME, seat, parts, [part.text for part in parts])
    assert actions == []
    assert reason is not None
    assert reason.message == "hint-laid-well"


def test_a_decision_of_few_parts_is_told_whole(placed: tuple[int, list[Part]]) -> None:
    seat, parts = placed
    actions, _ = chosen(GAME, seat, parts[-2:], [])
    assert actions == [part.text for part in parts[-2:]]
