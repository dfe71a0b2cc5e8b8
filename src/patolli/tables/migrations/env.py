"""How Alembic runs the migrations: on the connection that it is handed, in its transaction."""

from alembic import context

from patolli.tables.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
