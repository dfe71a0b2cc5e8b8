"""The messages of the Fluent files, and what each is made of."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(__file__).parents[1] / "src" / "patolli" / "locale"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


class Mentioned(Visitor):
    """The variables of a message, those that it shows, and the other messages that it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.messages: set[str] = set()

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if isinstance(node.expression, ast.VariableReference):
            self.shown.add(node.expression.id.name)
        self.generic_visit(node)

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
    found = _mentioned(language, file)
    return {
        id: found[id].variables.union(*(found[other].variables for other in of))
        for id, of in mentioned(language, file).items()
    }


@cache
def shown(language: str, file: str) -> dict[str, set[str]]:
    """The variables that every message shows as they are, unlike those that it only chooses by."""
    found = _mentioned(language, file)
    return {
        id: found[id].shown.union(*(found[other].shown for other in of))
        for id, of in mentioned(language, file).items()
    }


@cache
def mentioned(language: str, file: str) -> dict[str, set[str]]:
    """The messages that every message in a file is made of."""
    found = _mentioned(language, file)

    def of(id: str) -> set[str]:
        return found[id].messages.union(*(of(other) for other in found[id].messages))

    return {id: of(id) for id in found}


@cache
def _mentioned(language: str, file: str) -> dict[str, Mentioned]:
    found: dict[str, Mentioned] = {}
    for name, message in messages(language, file).items():
        found[name] = Mentioned()
        found[name].visit(message)
    return found
