"""Where Alembic starts: the connection is the store's own."""

from __future__ import annotations

from alembic import context

from mappamundi.server.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    transactional_ddl=True,  # both engines can take a table back
)
with context.begin_transaction():
    context.run_migrations()
