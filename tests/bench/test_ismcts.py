"""`scripts/bench ismcts match`: each of our bots has a match of its own against the peer."""

from __future__ import annotations

from pathlib import Path

import msgspec

from benchmarks.ismcts import kept, summary
from benchmarks.matches import OURS, Deal, Sitting
from mappamundi.bots import Searcher
from mappamundi.bots.forecaster import Forecaster


def sitting(deal: int, turn: int, bot: str, share: float) -> Sitting:
    made = Sitting(deal, turn, bot, share=share)
    made.our_moves = made.peer_moves = 1
    made.our_seconds, made.peer_seconds = 0.004, 0.2
    return made


def test_a_file_keeps_the_matches_of_several_bots_apart(tmp_path: Path) -> None:
    path = tmp_path / "ismcts.jsonl"
    assert list(summary(kept(path, "master"))) == []
    played = [
        sitting(deal, turn, bot, share)
        for bot, share in (("master", 1.0), ("strong", 0.5))
        for deal in (0, 1)
        for turn in (0, 1)
    ]
    lines = [msgspec.json.encode(each) for each in played]
    before = lines[-1].replace(b',"bot":"strong"', b"")  # as it was written when there was one bot
    assert before != lines[-1]
    path.write_bytes(b"\n".join([*lines[:-1], before]))
    assert kept(path, "strong") == played[4:]
    assert "master wins 100.0%" in " ".join(summary(kept(path, "master")))
    assert "strong wins 50.0%" in " ".join(summary(kept(path, "strong")))


def test_whoever_was_asked_for_sits_in_our_seats() -> None:
    for name, kind in (("strong", Searcher), ("former", Searcher), ("master", Forecaster)):
        assert name in OURS
        table = Deal(0, 1, name)
        assert set(table.bots) == {1, 3}
        assert all(isinstance(bot, kind) for bot in table.bots.values())
