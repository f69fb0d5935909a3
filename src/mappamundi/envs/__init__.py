"""The games as environments for those who research and train."""

from mappamundi.envs.batch import Batch, Snapshot

__all__ = ["Batch", "Snapshot"]
