"""TorchRL around a game: its specs are checked, and games of random legal choices are played.

pip install "mappamundi[pettingzoo]" torchrl
python examples/torchrl_table.py null_nichtig
"""

from __future__ import annotations

import sys

from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

from mappamundi.envs.pettingzoo import raw_env

LONGEST = 2_000  # decisions of a game, more than any has


def main() -> None:
    """Play one game, all seats by turns."""
    game = sys.argv[1] if len(sys.argv) > 1 else "null_nichtig"
    table = PettingZooWrapper(raw_env(game), use_mask=True, seed=1)
    check_env_specs(table)
    played = table.rollout(LONGEST)
    ended = played["next"]["done"][-1].item()
    print(f"{game}: {len(played)} decisions, over: {ended}")


if __name__ == "__main__":
    main()
