"""The example of a learner learns."""

from __future__ import annotations

from examples.learn import EXAMS, SEATS, Trainer

ROUNDS = 8
PAR = 1 / SEATS


def test_a_policy_learns_by_playing_itself() -> None:
    trainer = Trainer("null_nichtig", size=64, against="random")

    def share() -> float:
        return sum(trainer.exam() for _ in range(EXAMS)) / EXAMS

    before = share()
    assert abs(before - PAR) < 0.1  # 256 games: it plays at random
    for _ in range(ROUNDS):
        trainer.learn()
    assert share() > before + 0.1


def test_a_policy_that_spars_with_greedy_passes_it() -> None:
    trainer = Trainer("null_nichtig", size=64, against="greedy", sparring="greedy")
    for _ in range(2 * ROUNDS):
        trainer.learn()
    assert trainer.exam() > 2 * PAR
