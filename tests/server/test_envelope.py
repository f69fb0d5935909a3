"""What is sealed for a browser, and signed for a push service, is as the standards say."""

from __future__ import annotations

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from server.pushing import opened

from mappamundi.server.calls.envelope import CURVE, ROOM, point_of, reader_of, seal
from mappamundi.server.calls.voucher import LASTS, Voucher, new_key
from mappamundi.server.people.identity import decoded

# The example of RFC 8291, appendix A.
WORDS = b"When I grow up, I want to be a watermelon"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
READER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6T"
    "lzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a"
    "-fN"
)


def bytes_of(text: str) -> bytes:
    found = decoded(text)
    assert found is not None
    return found


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(bytes_of(text), "big"), CURVE)


def test_the_example_of_the_standard_is_sealed_to_the_same_bytes() -> None:
    reader = point_of(private(READER).public_key())
    sealed = seal(WORDS, reader, bytes_of(AUTH), private(SENDER), bytes_of(SALT), room=0)
    assert sealed == bytes_of(SEALED)


def test_every_message_has_the_same_length_and_opens_again() -> None:
    key, auth = ec.generate_private_key(CURVE), bytes(16)
    sealed = [seal(words, point_of(key.public_key()), auth) for words in (b"{}", b"x" * 200)]
    assert len({len(each) for each in sealed}) == 1
    assert ROOM < len(sealed[0]) < 4096
    assert [opened(each, key, auth) for each in sealed] == [b"{}", b"x" * 200]


def test_a_signature_names_one_service_and_runs_out() -> None:
    voucher = Voucher(new_key(), "https://play.example.org")
    scheme, _, parts = voucher.vouch("https://push.example.org", 1000).partition(" ")
    token, key = (part.strip().partition("=")[2] for part in parts.split(","))
    assert scheme == "vapid"
    assert key == voucher.public
    text, _, signature = token.rpartition(".")
    halves = bytes_of(signature)[:32], bytes_of(signature)[32:]
    numbers = encode_dss_signature(*(int.from_bytes(half, "big") for half in halves))
    reader_of(bytes_of(key)).verify(numbers, text.encode(), ec.ECDSA(SHA256()))
    claims = msgspec.json.decode(bytes_of(text.partition(".")[2]))
    wanted = {"aud": "https://push.example.org", "exp": 1000 + LASTS}
    assert claims == wanted | {"sub": "https://play.example.org"}
