"""By which push services know this server again: a key of its own, and what it signs (RFC 8292)."""

from __future__ import annotations

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_der_private_key,
)

from mappamundi.server.calls.envelope import CURVE, point_of
from mappamundi.server.people.identity import encoded

LASTS = 12 * 3600  # seconds that a signature is good for
HALF = 32  # bytes of each of the two numbers that a signature consists of


class Voucher:
    """Signs for this server, and only for one push service at a time."""

    def __init__(self, private: bytes, contact: str) -> None:
        key = load_der_private_key(private, None)
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise TypeError(type(key))
        self._key = key
        self.contact = contact
        self.public = encoded(point_of(key.public_key()))

    def vouch(self, service: str, at: int) -> str:
        """The header that says who sends something, good at this service for a while."""
        claims = {"aud": service, "exp": at + LASTS}
        if self.contact.startswith("https://"):
            claims["sub"] = self.contact
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        text = ".".join(encoded(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._key.sign(text.encode(), ec.ECDSA(SHA256())))
        signature = b"".join(number.to_bytes(HALF, "big") for number in numbers)
        return f"vapid t={text}.{encoded(signature)}, k={self.public}"


def new_key() -> bytes:
    """A private key, as the store keeps it."""
    key = ec.generate_private_key(CURVE)
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())
