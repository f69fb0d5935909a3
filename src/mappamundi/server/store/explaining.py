"""Why a store cannot be used, in one sentence for whoever starts the server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import structlog
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from mappamundi.errors import BadSetup, Refusal

LOG = structlog.get_logger()


@contextmanager
def explained(address: str) -> Iterator[None]:
    """Whatever goes wrong with the store at an address becomes a refusal that says so."""
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        LOG.debug("store-unusable", exc_info=True)
        raise BadSetup("store-unusable", store=shown(address), reason=reason(error)) from error


def shown(address: str) -> str:
    """The address of a store without the password in it."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):  # which is why it cannot be used
        return address.partition("://")[0]


def reason(error: Exception) -> str:
    """What the engine itself says, without what it was doing."""
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    return str(cause).strip().partition("\n")[0] or type(cause).__name__
