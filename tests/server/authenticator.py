"""A passkey in software: what a phone does when a browser asks it."""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from mappamundi.server.people.identity import decoded, encoded

PRESENT_AND_VERIFIED = 0x05
HAS_KEY = 0x40


class Authenticator:
    """Holds one key, made for one server."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.uses = 0

    def register(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer navigator.credentials.create()."""
        key = len(self.id).to_bytes(2, "big") + self.id + self._cose()
        described = self._described(options["rp"]["id"], HAS_KEY) + bytes(16) + key
        attested = {"fmt": "none", "attStmt": {}, "authData": described}
        return self._answer(
            clientDataJSON=self._client("webauthn.create", options),
            attestationObject=cbor2.dumps(attested),
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer navigator.credentials.get()."""
        self.uses += 1
        client = self._client("webauthn.get", options)
        described = self._described(options["rpId"])
        signed = described + hashlib.sha256(client).digest()
        return self._answer(
            clientDataJSON=client,
            authenticatorData=described,
            signature=self.key.sign(signed, ec.ECDSA(hashes.SHA256())),
        )

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        challenge = encoded(decoded(options["challenge"]) or b"")
        client = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(client).encode()

    def _described(self, server: str, flags: int = 0) -> bytes:
        named = hashlib.sha256(server.encode()).digest()
        return named + bytes([PRESENT_AND_VERIFIED | flags]) + self.uses.to_bytes(4, "big")

    def _cose(self) -> bytes:
        point = self.key.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        return cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})

    def _answer(self, **parts: bytes) -> dict[str, Any]:
        response = {name: encoded(part) for name, part in parts.items()}
        named = encoded(self.id)
        return {"id": named, "rawId": named, "type": "public-key", "response": response}
