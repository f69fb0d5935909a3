"""A game that went on elsewhere, more than once, is held to the secret of each of its parts."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from mappamundi.errors import BadLog
from mappamundi.log import Begun, Log, Stage, loads, verify
from mappamundi.match import Match
from mappamundi.nature import SECRET_BYTES, Handed, Secure

FIRST, SECOND = 6, 13  # draws that were made by the end of a part


def in_three_parts() -> Log:
    """A whole game, begun somewhere, tried out from the middle, and that from its middle again."""
    own = [Secure(bytes([i]) * SECRET_BYTES, drawn) for i, drawn in enumerate((0, FIRST, SECOND))]
    chance, nature = Random(1), Handed(Handed(own[0], FIRST, own[1]), SECOND, own[2])
    match = Match.start("panstwa", 2, nature=nature)
    while not match.is_over:
        seat = chance.choice(match.waiting)
        match.act(seat, chance.choice(match.legal(seat)))
    early = Stage(FIRST, own[0].commitment, own[0].secret.hex())
    begun = Begun(SECOND, own[1].commitment, own[1].secret.hex(), [early])
    sealed = {"commitment": own[2].commitment, "secret": own[2].secret.hex()}
    return msgspec.structs.replace(match.log, begun=begun, **sealed)


def test_every_part_is_held_to_its_secret() -> None:
    log = loads(in_three_parts().dumps())
    assert verify(log) > SECOND


@pytest.mark.parametrize("draws", [FIRST - 2, SECOND - 1])
def test_a_part_that_is_longer_or_shorter_than_it_says_is_found(draws: int) -> None:
    log = in_three_parts()
    assert log.begun
    early = msgspec.structs.replace(log.begun.earlier[0], draws=draws)
    log.begun = msgspec.structs.replace(log.begun, earlier=[early])
    with pytest.raises(BadLog) as refused:
        verify(log)
    assert refused.value.message == "log-draw"
