"""The example of a learner learns."""

from __future__ import annotations

from examples.learn import EXAMS, SEATS, Trainer

ROUNDS = 8
PAR = 1 / SEATS


def test_a_policy_that_learns_by_playing_itself_passes_greedy() -> None:
    trainer = Trainer("null_nichtig", size=64, against="greedy")

    def share() -> float:
        return sum(trainer.exam() for _ in range(EXAMS)) / EXAMS

    before = share()
    assert abs(before - PAR) < 0.1  # 256 games: it plays at random
    for _ in range(ROUNDS):
        trainer.learn()
    assert share() > before + 0.1
