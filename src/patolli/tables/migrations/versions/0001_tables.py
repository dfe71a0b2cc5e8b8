"""People, tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), nullable=False),
        sa.Column("value", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(8), nullable=False, server_default="en"),
        sa.Column("login", sa.String(60), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("version", sa.Integer, nullable=False, server_default="0"),
        sa.Column("forgotten", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("forget_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_index("uq_people_login", "people", ["login"], unique=True)
    op.create_index("ix_people_forget_at", "people", ["forget_at"])
    op.create_table(
        "editions",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_editions"),
    )
    op.create_index("ix_editions_digest", "editions", ["digest"])
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("seed", sa.String(80), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("due_at", sa.BigInteger, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
        sa.ForeignKeyConstraint(["edition"], ["editions.key"], name="fk_tables_edition"),
    )
    op.create_index("ix_tables_listed", "tables", ["listed", "phase", "changed_at"])
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index("ix_tables_phase", "tables", ["phase", "changed_at"])
    op.create_index("ix_tables_host", "tables", ["host", "phase"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("token", sa.String(64), nullable=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id", ondelete="CASCADE"),
    )
    op.create_index("uq_events_token", "events", ["table_id", "token"], unique=True)
    of_a_person = sa.text("person IS NOT NULL")
    op.create_index(
        "ix_events_person", "events", ["person"], sqlite_where=of_a_person, postgresql_where=of_a_person
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_snapshots"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_snapshots_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "chat",
        sa.Column("number", sa.Integer, nullable=False, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("token", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person"),
    )
    op.create_index("ix_chat_table_id", "chat", ["table_id", "number"])
    op.create_index("uq_chat_token", "chat", ["table_id", "person", "token"], unique=True)
    op.create_table(
        "replays",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("journal", sa.Text, nullable=False),
        sa.Column("edition", sa.Text, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_replays"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_replays_person"),
    )
    op.create_index("ix_replays_person", "replays", ["person", "created_at"])
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=True),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_results"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_results_table_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_results_person"),
    )
    op.create_index("ix_results_person", "results", ["person", "ended_at"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name="pk_ratings"),
    )
    op.create_table(
        "bot_tokens",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("label", sa.String(40), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "label", name="pk_bot_tokens"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_bot_tokens_person"),
    )
    op.create_index("uq_bot_tokens_hash", "bot_tokens", ["hash"], unique=True)
