"""A network is asked about a position, in the dialect: the same answer to the last bit everywhere.

Numbers are whole: what a layer takes in counts 256ths, sums of the first layer 1,048,576ths, and a
liking or a hope 65,536ths. Weights are bytes; a row of them, or a column, shares one scale.
"""

from typing import Any

FINE = 20  # bits after the point in a scale, and in the sums of the first layer
COARSE = 8  # in what a layer takes in
ANSWER = 16  # in a liking or a hope
LARGEST = 32767  # that a cell may take in: 512 of them times a weight are still 32 bits


def like(
    rules: Any, s: Any, seat: int, out: Any, inner: Any, sums: Any, first: Any, first_scale: Any,
    first_bias: Any, deeper: Any, deeper_scale: Any, deeper_bias: Any, answers: Any,
    answers_scale: Any, answers_bias: Any, actions: Any, count: int, likings: Any,
) -> int:  # fmt: skip
    """Write how much each of these actions is liked, and return the seat's hope for the end."""
    rules.features(s, seat, out)
    see(out, first, first_scale, first_bias, inner)
    for layer in range(len(deeper_scale)):
        deepen(inner, sums, deeper[layer], deeper_scale[layer], deeper_bias[layer])
    for i in range(count):
        likings[i] = answer(inner, answers, answers_scale, answers_bias, actions[i])
    return answer(inner, answers, answers_scale, answers_bias, len(answers_scale) - 1)


def see(out: Any, first: Any, first_scale: Any, first_bias: Any, inner: Any) -> None:
    """Take in what is shown: most cells are 0, and only the others cost anything."""
    for j in range(len(first_bias)):
        inner[j] = first_bias[j]
    for i in range(len(first_scale)):
        if out[i] != 0:
            much = int(out[i]) * int(first_scale[i])
            for j in range(len(first_bias)):
                inner[j] += much * first[i][j]
    for j in range(len(first_bias)):
        inner[j] = min(max(inner[j], 0) >> FINE - COARSE, LARGEST)


def deepen(inner: Any, sums: Any, weights: Any, scale: Any, bias: Any) -> None:
    """Add to every cell what a layer makes of all of them, unless it is negative."""
    for j in range(len(bias)):
        sums[j] = 0
    for i in range(len(bias)):
        if inner[i] != 0:
            for j in range(len(bias)):
                sums[j] += inner[i] * weights[i][j]
    for j in range(len(bias)):
        more = bias[j] + (int(sums[j]) * int(scale[j]) >> FINE)
        inner[j] = min(inner[j] + max(more, 0), LARGEST)


def answer(inner: Any, answers: Any, answers_scale: Any, answers_bias: Any, i: int) -> int:
    """Return one of the network's answers: the liking of an action, or the hope."""
    total = 0
    for j in range(len(inner)):
        total += inner[j] * answers[i][j]
    return int(answers_bias[i]) + (total * int(answers_scale[i]) >> FINE + COARSE - ANSWER)
