"""Passkeys: found again by what lives in one's phone or computer, without a password."""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import msgspec
import webauthn
from sqlalchemy import delete, insert, select, update
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from mappamundi.errors import Refusal
from mappamundi.server.http.account import Ceremony, PasskeyNote
from mappamundi.server.people.identity import Signer, decoded, encoded
from mappamundi.server.people.people import now
from mappamundi.server.protocol import Person
from mappamundi.server.store import Conflict, Store
from mappamundi.server.store.people import PASSKEYS, SPENT
from mappamundi.server.writing import harmless

HOUSE = "Mappamundi"
PATIENCE = 300  # seconds from the question to the answer
CHALLENGE_BYTES = 32
MOST_PASSKEYS = 10  # of one person
LONGEST_NAME = 40
LONGEST_ID = 1023  # bytes, by the standard
REGISTERING = "passkey-register"
SIGNING_IN = "passkey-sign-in"


class BadPasskey(Refusal):
    """An answer that proves nothing."""


class Passkeys:
    """Asks authenticators and checks their answers; a challenge is good for one answer."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer

    async def ask_for_new(self, person: Person, origin: str) -> Ceremony:
        """What a browser needs to make a passkey for somebody."""
        known = await self._known(person.id)
        if len(known) >= MOST_PASSKEYS:
            raise BadPasskey("passkey-enough", most=MOST_PASSKEYS)
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        options = webauthn.generate_registration_options(
            rp_id=host(origin),
            rp_name=HOUSE,
            user_id=person.id.encode(),
            user_name=person.name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.PREFERRED,
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=each) for each in known],
        )
        return self._ceremony(REGISTERING, challenge + person.id.encode(), options)

    async def add(
        self, person: str, ticket: str, credential: dict[str, Any], origin: str, name: str = ""
    ) -> None:
        """Take up the passkey that was made."""
        content = self._challenge(REGISTERING, ticket)
        if content[CHALLENGE_BYTES:] != person.encode():
            raise BadPasskey("passkey-wrong")
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=content[:CHALLENGE_BYTES],
                expected_rp_id=host(origin),
                expected_origin=origin,
            )
        except Exception as error:  # whatever it was: it proves nothing
            raise BadPasskey("passkey-wrong") from error
        if len(made.credential_id) > LONGEST_ID:
            raise BadPasskey("passkey-wrong")
        fields = {"public_key": made.credential_public_key, "uses": made.sign_count}
        fields["name"] = harmless(name)[:LONGEST_NAME].strip()
        row = insert(PASSKEYS).values(id=made.credential_id, person=person, made=now(), **fields)
        await self._spend(ticket, row)

    def ask_who(self, origin: str) -> Ceremony:
        """What a browser needs to let somebody choose one of their passkeys."""
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        options = webauthn.generate_authentication_options(rp_id=host(origin), challenge=challenge)
        return self._ceremony(SIGNING_IN, challenge, options)

    async def find(self, ticket: str, credential: dict[str, Any], origin: str) -> str:
        """Return who has signed the challenge."""
        challenge = self._challenge(SIGNING_IN, ticket)
        key = await self._key(credential)
        try:
            used = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host(origin),
                expected_origin=origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=key.uses,
            )
        except Exception as error:  # whatever it was: it proves nothing
            raise BadPasskey("passkey-wrong") from error
        found = update(PASSKEYS).where(PASSKEYS.c.id == key.id)
        counted = found.values(uses=used.new_sign_count, used=now())
        await self._spend(ticket, counted)
        return str(key.person)

    async def notes(self, person: str) -> list[PasskeyNote]:
        """Return a person's passkeys, as far as that is their business."""
        question = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.made)
        rows = await self.store.fetch(question)
        return [PasskeyNote(encoded(row.id), row.made, row.name, row.used) for row in rows]

    async def remove(self, person: str, key: str) -> bool:
        """From now on a passkey of this person opens nothing; was there one?"""
        own = (PASSKEYS.c.id == (decoded(key) or b"")) & (PASSKEYS.c.person == person)
        return await self.store.write(delete(PASSKEYS).where(own)) > 0

    async def _known(self, person: str) -> list[bytes]:
        question = select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)
        return [row.id for row in await self.store.fetch(question)]

    async def _key(self, credential: Mapping[str, Any]) -> Any:
        named = credential.get("id")
        key = decoded(named) if isinstance(named, str) else None
        rows = await self.store.fetch(select(PASSKEYS).where(PASSKEYS.c.id == (key or b"")))
        if not rows:
            raise BadPasskey("passkey-unknown")
        return rows[0]

    def _ceremony(self, purpose: str, content: bytes, options: Any) -> Ceremony:
        ticket = self.signer.sign_until(purpose, content, PATIENCE)
        return Ceremony(ticket, msgspec.json.decode(webauthn.options_to_json(options)))

    def _challenge(self, purpose: str, ticket: str) -> bytes:
        content = self.signer.read_in_time(purpose, ticket)
        if content is None:
            raise BadPasskey("passkey-late")
        return content

    async def _spend(self, ticket: str, change: Any) -> None:
        """Run a job together with noting that its ticket is used, or not at all."""
        number = hashlib.sha256(ticket.encode()).digest()
        until = now() + 1000 * PATIENCE
        try:
            await self.store.write(
                delete(SPENT).where(SPENT.c.until < now()),
                insert(SPENT).values(ticket=number, until=until),
                change,
            )
        except Conflict as error:
            raise BadPasskey("passkey-late") from error


def host(origin: str) -> str:
    """The name that passkeys are bound to; a bare address of the network has none."""
    name = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name
    raise BadPasskey("passkey-needs-name")
