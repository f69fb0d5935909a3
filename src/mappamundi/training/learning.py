"""What was played is learned from: advantages, and steps of proximal policy optimisation."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from mappamundi.training.network import Network, consider

TRACE = 0.97  # how far an advantage looks beyond the next decision
CLIP = 0.2
HOPE_WEIGHT = 0.5
STEEPEST = 0.5  # the length of a gradient at most
DECAYS = (0.9, 0.999)
LEAST = 1e-5


class DecisionsPlayed(NamedTuple):
    """Decisions by time and game: what was asked, done and thought, and what came of it.

    Features and legal actions lie by time, cell and game, as a batch on a GPU writes them.
    """

    features: Any
    legal: Any
    seat: Any
    action: Any
    chance: Any  # its logarithm, when it was chosen
    hope: Any
    is_own: Any  # whether it was the pupil's, and not somebody else's whom it plays against
    is_over: Any
    rewards: Any


class Pupil(NamedTuple):
    """A network while it learns: with the moments of its gradients, and how often it was taught."""

    network: Network
    mean: Network
    square: Network
    lessons: Any


class Lesson(NamedTuple):
    """How one pass over a memory went."""

    policy_loss: Any
    hope_loss: Any
    entropy: Any


def fresh(network: Network) -> Pupil:
    """Return a pupil that was taught nothing; it has a copy, as what learns is written over."""
    network = jax.tree.map(jnp.copy, network)
    mean, square = (jax.tree.map(jnp.zeros_like, network) for _ in range(2))
    return Pupil(network, mean, square, jnp.zeros((), jnp.int32))


@jax.jit
def advantages(memory: DecisionsPlayed) -> tuple[Any, Any]:
    """Return how much better each decision turned out than hoped, and whether that is known.

    A seat's next decision says how it went on; of the last ones in the memory nothing is known.
    """
    games, seats = memory.rewards.shape[1:]
    every = jnp.arange(games)
    nothing = jnp.zeros((games, seats))

    def back(
        future: tuple[Any, ...], now: DecisionsPlayed
    ) -> tuple[tuple[Any, ...], tuple[Any, Any]]:
        hope, gain, reward, known = future
        over = now.is_over[:, None] > 0
        hope, gain = jnp.where(over, 0, hope), jnp.where(over, 0, gain)
        reward, known = jnp.where(over, now.rewards, reward), known | over
        here = (every, now.seat)
        found = reward[here] + hope[here] - now.hope + TRACE * gain[here]
        is_known = known[here]
        found = jnp.where(is_known, found, 0)
        then = (
            hope.at[here].set(now.hope), gain.at[here].set(found), reward.at[here].set(0),
            known.at[here].set(True),
        )  # fmt: skip
        return then, (found, is_known)

    start = (nothing, nothing, nothing, jnp.zeros((games, seats), bool))
    return jax.lax.scan(back, start, memory, reverse=True)[1]


@partial(jax.jit, static_argnames=("passes", "portion"), donate_argnames=("pupil",))
def learn(
    pupil: Pupil,
    memory: DecisionsPlayed,
    key: Any,
    rate: Any,
    curiosity: Any,
    passes: int,
    portion: int,
) -> tuple[Pupil, Lesson]:
    """Go over a memory some times, a random portion of it after the other."""
    gains, known = advantages(memory)
    known &= memory.is_own
    goals = gains + memory.hope
    mean = jnp.sum(gains * known) / jnp.sum(known)
    spread = jnp.sqrt(jnp.sum(known * (gains - mean) ** 2) / jnp.sum(known)) + 1e-6
    shown = [each.swapaxes(1, 2).reshape(-1, each.shape[1]) for each in memory[:2]]
    rest = (memory.action, memory.chance, (gains - mean) / spread, goals, known)
    flat = (*shown, *(each.reshape(-1) for each in rest))
    total = memory.action.size
    portions = total // portion
    order = jnp.concatenate(
        [jax.random.permutation(each, total)[: portions * portion]
         for each in jax.random.split(key, passes)]
    ).reshape(passes * portions, portion)  # fmt: skip

    def teach(pupil: Pupil, chosen: Any) -> tuple[Pupil, Lesson]:
        part = jax.tree.map(lambda each: each[chosen], flat)
        slope, lesson = jax.grad(loss, has_aux=True)(pupil.network, part, curiosity)
        return step(pupil, slope, rate), lesson

    pupil, lessons = jax.lax.scan(teach, pupil, order)
    return pupil, jax.tree.map(jnp.mean, lessons)


def loss(network: Network, part: Any, curiosity: Any) -> tuple[Any, Lesson]:
    """Return what is to be made small: regretted choices, wrong hopes, narrow minds."""
    features, legal, action, chance, gain, goal, known = part
    opinion = consider(network, features, legal)
    chosen = jnp.take_along_axis(opinion.chances, action[:, None], 1)[:, 0]
    ratio = jnp.exp(chosen - chance)
    better = jnp.minimum(ratio * gain, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gain)
    count = jnp.maximum(known.sum(), 1)
    policy = -jnp.sum(better * known) / count
    hope = jnp.sum((opinion.hope - goal) ** 2 * known) / count
    likely = jnp.exp(opinion.chances)
    entropy = -jnp.sum(likely * jnp.maximum(opinion.chances, -30)) / len(action)
    total = policy + HOPE_WEIGHT * hope - curiosity * entropy
    return total, Lesson(policy, hope, entropy)


def step(pupil: Pupil, slope: Network, rate: Any) -> Pupil:
    """Go a step down the slope, by Adam; the scale of the features stays as it is."""
    slope = slope._replace(scale=jnp.zeros_like(slope.scale))
    length = jnp.sqrt(sum(jnp.sum(each**2) for each in jax.tree.leaves(slope)))
    slope = jax.tree.map(lambda each: each * jnp.minimum(1, STEEPEST / (length + 1e-9)), slope)
    lessons = pupil.lessons + 1
    first, second = DECAYS
    mean = jax.tree.map(lambda m, g: first * m + (1 - first) * g, pupil.mean, slope)
    square = jax.tree.map(lambda v, g: second * v + (1 - second) * g * g, pupil.square, slope)
    early, late = 1 - first**lessons, 1 - second**lessons

    def moved(weight: Any, m: Any, v: Any) -> Any:
        return weight - rate * (m / early) / (jnp.sqrt(v / late) + LEAST)

    return Pupil(jax.tree.map(moved, pupil.network, mean, square), mean, square, lessons)
