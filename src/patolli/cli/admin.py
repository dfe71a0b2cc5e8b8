"""Administration of a server: `patolli backup` and `patolli reset-password`."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Annotated
from urllib.parse import unquote, urlsplit

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
    unfinished = path.with_name(path.name + ".part")
    driver, _, where = database.partition("://")
    kind = driver.partition("+")[0]
    try:
        unfinished.unlink(missing_ok=True)
        unfinished.touch(0o600)  # everybody's secrets are going to be in it
        if kind == "sqlite" and where.startswith("/"):
            _copy_sqlite(Path(where.removeprefix("/")), unfinished)
        elif kind == "postgresql":
            _dump_postgresql(f"{kind}://{where}", unfinished)
        else:
            raise WrongUsage(f"That is no address of a database; it looks like {DEFAULT_DATABASE}.")
        unfinished.rename(path)
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"{path} is a copy of the database, {path.stat().st_size:,} bytes.")


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copy with SQLite's own backup, which takes a consistent picture of a database in use."""
    if not source.is_file():
        raise WrongUsage(f"There is no database {source}.")
    with closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(target)) as copy:
        try:
            live.backup(copy)
        except sqlite3.DatabaseError as error:
            raise WrongUsage(f"{source} cannot be copied: {error}.") from None


def _dump_postgresql(database: str, target: Path) -> None:
    """Run pg_dump. The password goes by the environment: everybody on a machine can read a process's
    arguments."""
    program = shutil.which("pg_dump")
    if program is None:
        raise WrongUsage("A PostgreSQL database is copied by pg_dump, which is not installed here.")
    address = urlsplit(database)
    who, at, where = address.netloc.rpartition("@")
    user, _, password = who.partition(":")
    open_address = address._replace(netloc=f"{user}{at}{where}").geturl()
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", f"--dbname={open_address}"],
        env=os.environ | ({"PGPASSWORD": unquote(password)} if password else {}),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        raise WrongUsage(f"pg_dump failed: {done.stderr.strip()}")


def reset_password(
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="Who forgot their password.")],
    database: Database = DEFAULT_DATABASE,
) -> None:
    """Give somebody who forgot theirs a new password.

    It is shown once. All their sessions, and their programs' tokens, end.

    \b
    Examples:
      patolli reset-password ana@home
    """
    password = asyncio.run(_reset(login, database))
    if password is None:
        raise WrongUsage(f"Nobody has the login {login!r}.")
    print(f"The new password of {login} is {password}")


async def _reset(login: str, database: str) -> str | None:
    from patolli.tables.database import open_existing  # only who serves has what this needs
    from patolli.tables.people import People

    engine = await open_existing(database)
    try:
        return await People(engine).reset_password(login)
    finally:
        await engine.dispose()
