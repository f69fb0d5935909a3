"""How Państwa runs in real time: when tiles unlock, how long one may think, how fast bots are."""

from __future__ import annotations

from mappamundi.games.panstwa.present import View
from mappamundi.nature import Nature

OPTIONS = {"mode": "race"}
ROLLING = 1.6  # §2.3 seconds until the last die lies still
OPENING = 5.0  # §3.5 seconds to look at the tiles before the first roll
COUNTING = 6.0  # §3.5 seconds that the points of a round lie open before the next roll
LIMIT = 20.0  # §3.5 seconds a seat has from then on

FASTEST = 400  # §9.3 milliseconds that no bot may undercut
DRAWS = 3  # a reaction is the sum of so many even draws: mostly middling, seldom extreme
# §9.3 Bot -> shortest and longest reaction in milliseconds. Whoever knows more decides sooner.
REACTIONS = {
    "random": (5_500, 17_000),
    "novice": (5_000, 16_000),
    "greedy": (2_400, 10_500),
    "steady": (2_300, 9_500),
    "strong": (1_700, 7_000),
    "master": (1_200, 4_500),
    "grandmaster": (1_000, 3_900),
}
USUAL_REACTION = REACTIONS["greedy"]


def is_race(view: View) -> bool:
    """Is this game played in real time?"""
    return view.mode == OPTIONS["mode"]


def reaction(bot: str, nature: Nature) -> float:
    """§9.3 Seconds from the unlocking until a bot of this kind touches a tile."""
    shortest, longest = REACTIONS.get(bot, USUAL_REACTION)
    span = (longest - shortest) // DRAWS
    waited = shortest + sum(nature.draw(span + 1) for _ in range(DRAWS))
    return max(FASTEST, waited) / 1000
