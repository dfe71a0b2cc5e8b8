"""The codes of errors, which programs go by, and the page that lists them."""

import ast
import re
from pathlib import Path

import patolli.server.app
from documents import DOCS
from patolli.engine.errors import PatolliError
from patolli.server.refusals import WrongDecision, code, status
from patolli.tables.database import UnusableDatabase
from patolli.tables.positions import UnreadablePosition
from patolli.wire.live import Refusal

SERVER = Path(patolli.server.app.__file__).parent
LAYERS = ("patolli.engine.", "patolli.tables.", "patolli.server.")
NEVER_SENT = {
    WrongDecision,  # sent as what it wraps
    UnusableDatabase,  # the server does not start
    UnreadablePosition,  # raised by who reads what the server sent
}
ROW = re.compile(r"^\| `([a-z-]+)` \| (\d{3}|any|none) \| \S.* \|$", re.MULTILINE)


def kinds_of(error: type[PatolliError]) -> set[type[PatolliError]]:
    """All kinds of an error, kinds of kinds included."""
    kinds = set(error.__subclasses__())
    return kinds.union(*map(kinds_of, kinds))


def raised() -> dict[str, int]:
    """The codes of what commands may raise, with their statuses."""
    kinds = [kind for kind in kinds_of(PatolliError) - NEVER_SENT if kind.__module__.startswith(LAYERS)]
    return {code(kind): status(kind) for kind in kinds}


def written_out() -> set[str]:
    """The codes that stand in the server's own code."""
    found = set[str]()
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == Refusal.__name__:
                given = next(each.value for each in node.keywords if each.arg == "error")
                values = [each.value for each in ast.walk(given) if isinstance(each, ast.Constant)]
                found |= {value for value in values if isinstance(value, str)}
    return found


def test_the_guide_lists_every_code_with_its_status() -> None:
    listed = dict(ROW.findall((DOCS / "bots.md").read_text(encoding="utf-8")))
    assert listed.keys() == raised().keys() | written_out()
    assert {each: listed[each] for each in raised()} == {each: str(of) for each, of in raised().items()}


def test_no_two_errors_share_a_code() -> None:
    assert raised().keys() & written_out() == set()
    kinds = [kind for kind in kinds_of(PatolliError) if kind.__module__.startswith(LAYERS)]
    assert len({code(kind) for kind in kinds}) == len(kinds)
