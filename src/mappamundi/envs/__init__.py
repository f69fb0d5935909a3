"""The games as environments for those who research and train."""

from mappamundi.envs.batch import Batch, Snapshot
from mappamundi.envs.legend import feature_groups, feature_names, largest_features

__all__ = ["Batch", "Snapshot", "feature_groups", "feature_names", "largest_features"]
