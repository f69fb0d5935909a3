"""How long decisions took, in a form that can be added up in any order."""

from __future__ import annotations

from math import floor, log2

import msgspec

STEPS = 8  # buckets to a doubling, so that a quantile is off by less than a tenth
MICROS = 1e6
MILLI = 1e3


class DecisionTimes(msgspec.Struct):
    """The decision times of one bot; whole microseconds."""

    decisions: int = 0
    micros: int = 0  # all of them together
    longest: int = 0
    overruns: int = 0  # decisions that took longer than the bot is allowed
    buckets: dict[int, int] = {}  # decisions by the logarithm of their time

    def note(self, seconds: float, limit: float | None) -> None:
        """One more decision; the limit is in milliseconds."""
        micros = round(seconds * MICROS)
        bucket = floor(STEPS * log2(micros + 1))
        self.decisions += 1
        self.micros += micros
        self.longest = max(self.longest, micros)
        self.overruns += limit is not None and micros > limit * MILLI
        self.buckets[bucket] = self.buckets.get(bucket, 0) + 1

    def add(self, other: DecisionTimes) -> None:
        """Count in decisions of other games."""
        self.decisions += other.decisions
        self.micros += other.micros
        self.longest = max(self.longest, other.longest)
        self.overruns += other.overruns
        for bucket, count in other.buckets.items():
            self.buckets[bucket] = self.buckets.get(bucket, 0) + count

    @property
    def mean(self) -> float:
        """Milliseconds a decision takes on average."""
        return self.micros / MILLI / max(1, self.decisions)

    def quantile(self, share: float) -> float:
        """Milliseconds that this share of the decisions stays within: the end of a bucket."""
        seen = 0
        for bucket, count in sorted(self.buckets.items()):
            seen += count
            if seen >= share * self.decisions:
                end = 2 ** ((bucket + 1) / STEPS) - 1
                return min(end, self.longest) / MILLI
        return 0.0
