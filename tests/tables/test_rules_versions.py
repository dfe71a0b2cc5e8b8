"""A game goes on by the rules and the edition it began with, whatever a newer patolli has."""

import shutil
import subprocess
import sys
from pathlib import Path

DUEL = Path(__file__).parents[1] / "cli" / "toys" / "duel"

NEW_RULES = """
from dataclasses import replace
from patolli.games.duel.rules1 import GAME as FIRST_RULES
from patolli.games.duel.rules1 import DuelState

class NewState(DuelState):
    def clone(self):
        return NewState(self.setup, self.players, self.cells[:])
    def tally(self, into):
        for seat in range(self.players):
            into[seat] = 100 + seat

def start(setup, source):
    return NewState(setup, setup.players, FIRST_RULES.start(setup, source).cells)

GAME = replace(FIRST_RULES, package=__name__, rules_version=2, start=start)
OLDER = (FIRST_RULES,)
"""

SCRIPT = """
import asyncio, sys
from functools import partial
from importlib import import_module
games, database, what = sys.argv[1:]
import_module("patolli.games").__path__.append(games)
import patolli
from patolli.tables.database import open_database
from patolli.tables.hall import Hall
from patolli.tables.live import now
from patolli.tables.settings import Settings
from patolli.tables.store import Store
from patolli.tables.table import Table
from patolli.tables.bot_pool import BotPool

async def begin(hall):
    duel = patolli.game("duel")
    edition = duel.standard_edition
    ids = [(await hall.store.people.add(name, now())).id for name in ("ana", "ben")]
    settings = Settings(game="duel", rules=duel.rules_version, edition=edition.digest, seats=2)
    live = await hall.create(ids[0], settings, edition, duel.edition_text(), {})
    for id in ids:
        await live.do(partial(Table.join, person=id, name=id, seat=None, nonce=""))
    await live.do(partial(Table.start, person=ids[0]))
    await live.do(lambda table: table.move(0, table.seq, 4))
    print(live.table.id)

async def go_on(hall):
    live = await hall.open(what)
    while pending := live.table.pending():
        seat = pending[0]
        legal = live.table.match.state.legal_actions(seat)
        await live.do(lambda table: table.move(seat, table.seq, legal[0]))
    settings = live.table.settings
    print(patolli.game("duel").rules_version, settings.rules, live.table.match.state.scores())

async def main():
    hall = Hall(Store(await open_database(database)), BotPool(1))
    await (begin(hall) if what == "begin" else go_on(hall))
    await hall.close()

asyncio.run(main())
"""


def run(games: Path, database: str, what: str) -> str:
    command = [sys.executable, "-c", SCRIPT, str(games), database, what]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_a_game_that_began_by_older_rules_ends_by_them(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/patolli.db"
    old, new = tmp_path / "old", tmp_path / "new"
    shutil.copytree(DUEL, old / "duel")
    table = run(old, database, "begin")
    shutil.copytree(DUEL, new / "duel" / "rules1")
    (new / "duel" / "__init__.py").write_text(NEW_RULES)
    edition = (DUEL / "edition.toml").read_text()
    assert "points = 3" in edition
    (new / "duel" / "edition.toml").write_text(edition.replace("points = 3", "points = 4"))
    assert run(new, database, table) == "2 1 [7, 3]"
