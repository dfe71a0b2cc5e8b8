"""The tables of the database. `migrations/` brings a database of any age to this."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""What all server processes share and nobody else knows, like the key that cookies are signed with."""

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("locale", String(8), nullable=False, server_default="en"),
    Column("login", String(60), nullable=True),
    Column("password", String(200), nullable=True),
    Column("version", Integer, nullable=False, server_default="0"),
    Column("forgotten", Boolean, nullable=False, server_default=false()),
    Column("forget_at", BigInteger, nullable=True),
    Index("uq_people_login", "login", unique=True),
    Index("ix_people_forget_at", "forget_at"),
)
"""Guests, and people with an account: a name to log in with and an argon2 hash. Cookies carry the version, so
that raising it ends all sessions. Who was forgotten has, for a while, a time when that is made sure of once
more."""

editions = Table(
    "editions",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("digest", String(16), nullable=False),
    Column("game", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Index("ix_editions_digest", "digest"),
)
"""Every edition that anybody has played with, so that a changed file breaks no running game. The key is the
SHA-256 of the text: the same values under another name, or with other remarks, are another edition."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("settings", Text, nullable=False),
    Column("edition", String(64), ForeignKey("editions.key"), nullable=False),
    Column("seed", String(80), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", String(16), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("due_at", BigInteger, nullable=True),
    Index("ix_tables_listed", "listed", "phase", "changed_at"),
    Index("ix_tables_due_at", "due_at"),
    Index("ix_tables_phase", "phase", "changed_at"),
    Index("ix_tables_host", "host", "phase"),
)
"""What is settled about a table, and where its log has led to."""

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Index("ix_seats_person", "person"),
)
"""Where people sit: to find their games. The log is the truth about it."""

IS_OF_A_PERSON = text("person IS NOT NULL")
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("token", String(64), nullable=True),
    Column("event", Text, nullable=False),
    Column("person", String(32), nullable=True),
    Index("uq_events_token", "table_id", "token", unique=True),
    Index("ix_events_person", "person", sqlite_where=IS_OF_A_PERSON, postgresql_where=IS_OF_A_PERSON),
)
"""The logs. Rows are only ever added; two who want to add the same number cannot both succeed. People's names
are in those that tell who joined; these say whom they name, to be found when somebody wants to be
forgotten."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("content", LargeBinary, nullable=False),
)
"""Tables as they were after some event, so that a long log need not be played again from its beginning."""

chat = Table(
    "chat",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("text", String(300), nullable=False),
    Column("token", String(32), nullable=False),
    Index("ix_chat_table_id", "table_id", "number"),
    Index("uq_chat_token", "table_id", "person", "token", unique=True),
)
"""What people said to each other at tables. Names are looked up where they sit."""

bot_tokens = Table(
    "bot_tokens",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("label", String(40), primary_key=True),
    Column("hash", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("uq_bot_tokens_hash", "hash", unique=True),
)
"""What programs that play in somebody's name are known by: SHA-256 of 256 random bits."""

replays = Table(
    "replays",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("journal", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Index("ix_replays_person", "person", "created_at"),
)
"""Journals that people brought, each with the text of the edition it was played with."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(64), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=True),
    Column("game", String(32), nullable=False),
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_results_person", "person", "ended_at"),
)
"""How finished games ended."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)
"""OpenSkill ratings, of people and of computer players."""
