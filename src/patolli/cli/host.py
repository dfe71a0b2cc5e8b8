"""For whoever runs a server: `patolli backup` and `patolli reset-password`."""

import asyncio
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from patolli.cli.arguments import WrongUsage
from patolli.cli.serve import DEFAULT_DATABASE

Database = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        help="The server's database: sqlite:///FILE or postgresql://HOST/NAME.",
        envvar="PATOLLI_DATABASE",
    ),
]


def backup(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A new file for the copy.")],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Copy a server's database into a file, while it runs.

    The copy of a SQLite file is one, ready to be served; that of a PostgreSQL database is for pg_restore.

    \b
    Examples:
      patolli backup monday.db
      patolli backup monday.dump --database postgresql://localhost/patolli
    """
    if path.exists():
        raise WrongUsage(f"{path} exists already; a backup goes into a new file.")
    if database.startswith("sqlite:///"):
        _copy_sqlite(Path(database.removeprefix("sqlite:///")), path)
    elif database.startswith("postgresql://"):
        _dump_postgresql(database, path)
    else:
        raise WrongUsage(f"That is no address of a database; it looks like {DEFAULT_DATABASE}.")
    print(f"{path} is a copy of the database, {path.stat().st_size:,} bytes.")


def _copy_sqlite(source: Path, target: Path) -> None:
    """With SQLite's own copying, which takes a consistent picture of a database in use."""
    if not source.is_file():
        raise WrongUsage(f"There is no database {source}.")
    unfinished = target.with_name(target.name + ".part")
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(unfinished)) as copy:
        live.backup(copy)
    unfinished.rename(target)


def _dump_postgresql(database: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise WrongUsage("A PostgreSQL database is copied by pg_dump, which is not installed here.")
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", f"--dbname={database}"],
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise WrongUsage(f"pg_dump failed: {done.stderr.strip()}")


def reset_password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="Who forgot their password.")],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Give somebody a new password, shown once, and end their sessions.

    \b
    Examples:
      patolli reset-password ana@home
    """
    password = asyncio.run(_reset(login, database))
    if password is None:
        raise WrongUsage(f"Nobody has the login {login!r}.")
    print(f"The new password of {login} is {password}")


async def _reset(login: str, database: str) -> str | None:
    from patolli.tables.database import open_database  # only who serves has what this needs
    from patolli.tables.people import People

    engine = await open_database(database)
    try:
        return await People(engine).reset_password(login)
    finally:
        await engine.dispose()
