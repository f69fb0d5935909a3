"""What goes through a push service is sealed: only the browser it is for can open it (RFC 8291)."""

from __future__ import annotations

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
ENCODING = "aes128gcm"
RECORD = 4096  # bytes: what a push service must be able to carry
ROOM = 512  # every message is as long as this, so that its length tells nothing
SALT, SECRET, KEY, NONCE = 16, 32, 16, 12  # bytes
LAST = b"\x02"  # ends the words of the last record; what follows is padding
POINT = 65  # bytes of a public key, uncompressed


def reader_of(point: bytes) -> ec.EllipticCurvePublicKey:
    """The public key of a browser; ValueError if it is none."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as it is sent."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def seal(
    words: bytes,
    reader: bytes,
    auth: bytes,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
    room: int = ROOM,
) -> bytes:
    """The words for one browser, by a key that is made for them and thrown away."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(SALT)
    sender = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), reader_of(reader))
    secret = derived(auth, shared, b"WebPush: info\0" + reader + sender, SECRET)
    key = derived(salt, secret, f"Content-Encoding: {ENCODING}\0".encode(), KEY)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", NONCE)
    sealed = AESGCM(key).encrypt(nonce, (words + LAST).ljust(room, b"\0"), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([POINT]) + sender + sealed


def derived(salt: bytes, secret: bytes, purpose: bytes, length: int) -> bytes:
    """A key for one purpose."""
    return HKDF(SHA256(), length, salt, purpose).derive(secret)
