"""What is logged, and what never is."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Column, insert, select

from patolli.server.logs import failure
from patolli.tables.database import open_database, writing
from patolli.tables.schema import people, secrets, tables
from server.rig import MANY_REQUESTS, Guest, play_to_the_end, served

pytestmark = pytest.mark.anyio


async def kept_secret(database: str) -> set[str]:
    columns: tuple[Column[str], ...] = (secrets.c.value, tables.c.seed, tables.c.id, people.c.password)
    engine = await open_database(database)
    async with engine.connect() as connection:
        found = {value for column in columns for value in await connection.scalars(select(column))}
    await engine.dispose()
    return found - {None}


async def test_what_gives_access_to_anything_is_in_no_log_however_much_is_logged(
    database: str, tmp_path: Path
) -> None:
    path = tmp_path / "log"
    with (
        path.open("w") as logs,
        served(database, [*MANY_REQUESTS, "--log-level", "debug"], logs) as server,
    ):
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        ana.post("/account", {"login": "ana", "password": "a long word"})
        assert "already taken" in ben.refused("/account", {"login": "ana", "password": "a long word"})
        table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
        for guest in (ana, ben):
            guest.post(f"/tables/{table}/join", {})
        ana.post(f"/tables/{table}/start")
        await asyncio.gather(play_to_the_end(ana, table, 1), play_to_the_end(ben, table, 2))
    said = path.read_text()
    assert "/api/tables/{table_id}/start" in [json.loads(line).get("route") for line in said.splitlines()]
    secret = await kept_secret(database)
    assert len(secret) == 4
    assert [each for each in secret | {"a long word"} if each in said] == []


async def test_an_error_of_the_database_is_logged_without_what_is_in_it(database: str) -> None:
    engine = await open_database(database)
    values = {"name": "Ana", "created_at": 0, "login": "the login of Ana"}
    try:
        async with writing(engine) as connection:
            await connection.execute(insert(people), [{"id": "1", **values}, {"id": "2", **values}])
    except Exception as error:
        said = failure((type(error), error, error.__traceback__))
    await engine.dispose()
    assert "the login of Ana" not in said
    assert "IntegrityError: 23505" in said or "IntegrityError: SQLITE_CONSTRAINT_UNIQUE" in said
    assert "test_logs.py" in said


async def test_a_failure_is_answered_with_a_sentence_and_logged_once(tmp_path: Path) -> None:
    database, path = f"sqlite:///{tmp_path}/patolli.db", tmp_path / "log"
    with path.open("w") as logs, served(database, logs=logs) as server:
        ana = Guest(server, "Ana")
        with closing(sqlite3.connect(tmp_path / "patolli.db")) as connection:
            connection.execute("DROP TABLE results")
        answer = ana.http.get("/me/history")
    assert (answer.status_code, answer.json()["error"]) == (500, "failure")
    assert answer.json()["message"] == "Something went wrong on the server and has been logged; try again."
    lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert [line["event"] for line in lines if line["level"] == "error"] == ["a request failed"]


def test_other_errors_are_logged_with_their_causes() -> None:
    try:
        try:
            raise ValueError("the cause")
        except ValueError as cause:
            raise ExceptionGroup("several", [RuntimeError("what came of it")]) from cause
    except ExceptionGroup as error:
        said = failure((type(error), error, error.__traceback__))
    assert said.index("ValueError: the cause") < said.index("several") < said.index("what came of it")
