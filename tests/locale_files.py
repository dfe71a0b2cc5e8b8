"""The messages of the Fluent files, and what each is made of."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[1] / "src" / "patolli" / "locale"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class Mentioned(Visitor):
    """The variables of a message, and the other messages that it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str, file: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


@cache
def variables(language: str, file: str) -> dict[str, set[str]]:
    """The variables of every message in a file, with those of the messages it is made of."""
    mentioned: dict[str, Mentioned] = {}
    for name, message in messages(language, file).items():
        mentioned[name] = Mentioned()
        mentioned[name].visit(message)

    def of(id: str) -> set[str]:
        return mentioned[id].variables.union(*(of(other) for other in mentioned[id].messages))

    return {id: of(id) for id in mentioned}
