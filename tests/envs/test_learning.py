"""The example of a learner learns."""

from __future__ import annotations

from examples.learn import SEATS, Trainer

ROUNDS = 8
PAR = 1 / SEATS


def test_a_policy_learns_by_playing_itself() -> None:
    trainer = Trainer("null_nichtig", size=64)

    def share() -> float:
        return sum(trainer.exam(seat) for seat in range(SEATS)) / SEATS

    before = share()
    assert abs(before - PAR) < 0.1  # 256 games: it plays at random
    for _ in range(ROUNDS):
        trainer.learn()
    assert share() > before + 0.1
