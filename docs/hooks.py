"""What MkDocs does with our pages before it builds the site of them.

Nothing is written twice. The pages of the rules take their words from the browser client's Fluent files and
their numbers from the editions (`{{ yaxha-rules-setup-text }}`, `{{ numbers maya-pyramids }}`); notebooks and
the changelog become pages.
"""

import base64
import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Final, cast

from fluent.runtime import FluentBundle, FluentResource
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import patolli
from patolli.games.maori.edition import MaoriEdition, Print
from patolli.games.maya.edition import MayaEdition
from patolli.games.yaxha.cards import CARD_NAMES, CARD_TEXTS
from patolli.games.yaxha.edition import YaxhaEdition

ROOT: Final = Path(__file__).parents[1]
ENGLISH: Final = Path(patolli.__file__).parent / "locale" / "en"
NOTEBOOKS: Final = ROOT / "docs" / "notebooks"
PLACEHOLDER: Final = re.compile(r"\{\{ (numbers )?([a-z0-9-]+)((?: \w+=\w+)*) \}\}")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are made of other files."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    files.append(File.generated(config, "changelog.md", content=changelog))
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        for name, content in pages_of(notebook).items():
            files.append(File.generated(config, f"notebooks/{name}", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return filled_in(markdown).replace(".ipynb)", ".md)")


# Words and numbers of the games


def filled_in(markdown: str) -> str:
    """A page with every placeholder replaced by the words or the table it names."""
    return PLACEHOLDER.sub(_replacement, markdown)


def _replacement(found: re.Match[str]) -> str:
    wants_numbers, name, arguments = found.groups()
    if wants_numbers:
        return NUMBERS[name]()
    return words(name, dict(each.split("=") for each in arguments.split()))


def words(message: str, arguments: dict[str, str]) -> str:
    """A message of the client, in English. Its lists and bold words are written as in Markdown."""
    bundle = _english()
    if not bundle.has_message(message) or (pattern := bundle.get_message(message).value) is None:
        raise PluginError(f"There is no message {message!r} in src/patolli/locale/en.")
    values = {name: int(value) if value.isdecimal() else value for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise PluginError(f"The message {message!r} cannot be put in words: {errors[0]}.")
    return cast(str, text)


@cache
def _english() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(ENGLISH.glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(map(str, line)) + " |" for line in lines)


def yaxha_groups() -> str:
    points = _yaxha().groups.points
    sizes = [str(size) for size in range(1, len(points) - 1)] + [f"{len(points) - 1} or more"]
    return table(["size", *sizes], [["points", *points[1:]]])


def yaxha_cards(names: Sequence[str]) -> str:
    """Each with what everybody gets its points for."""
    points = _yaxha().cards.points
    return "\n".join(f"- {points} points for {CARD_TEXTS[CARD_NAMES.index(name)]}" for name in names)


def _yaxha() -> YaxhaEdition:
    return cast(YaxhaEdition, patolli.game("yaxha").standard_edition)


def maya_pyramids() -> str:
    edition = _maya()
    used = {
        pyramid.name: [str(board.players) for board in edition.boards if pyramid.name in board.pyramids]
        for pyramid in edition.pyramids
    }
    return table(
        ["pyramid", "with … players", "spaces", "gold for most / second most cubes"],
        [
            [
                pyramid.name,
                ", ".join(used[pyramid.name]),
                ", ".join(map(str, pyramid.spaces)),
                ", ".join(f"{most} / {second}" for most, second in pyramid.gold),
            ]
            for pyramid in edition.pyramids
        ],
    )


def maya_quarries() -> str:
    rows = [
        [quarries.players, quarry.marker, quarry.places, " / ".join(map(str, quarry.cubes))]
        for quarries in _maya().quarries
        for quarry in quarries.row
    ]
    return table(["players", "marker", "card places", "cubes"], rows)


def _maya() -> MayaEdition:
    return cast(MayaEdition, patolli.game("maya").standard_edition)


def maori_tiles() -> str:
    edition = cast(MaoriEdition, patolli.game("maori").standard_edition)
    return table(
        ["shape", "tiles", "what is printed on them"],
        [
            [
                tiles.shape,
                sum(each.count for each in tiles.prints),
                " · ".join(f"{each.count} with {symbols(each)}" for each in tiles.prints),
            ]
            for tiles in edition.tiles
        ],
    )


def symbols(tile: Print) -> str:
    counted = {"palm": tile.palms, "boat": tile.boats, "shell": tile.shells, "half lei": len(tile.lei)}
    found = [f"{number} {name}{'s' * (number > 1)}" for name, number in counted.items() if number]
    return ", ".join(found + ["a hut"] * tile.hut) or "nothing"


NUMBERS: Final[dict[str, Callable[[], str]]] = {
    "yaxha-groups": yaxha_groups,
    "yaxha-first-cards": lambda: yaxha_cards(_yaxha().cards.first_game),
    "yaxha-further-cards": lambda: yaxha_cards(_yaxha().cards.further),
    "maya-pyramids": maya_pyramids,
    "maya-quarries": maya_quarries,
    "maori-tiles": maori_tiles,
}


# Notebooks


def pages_of(notebook: Path) -> dict[str, str | bytes]:
    """A notebook as a page, with its pictures beside it."""
    name = notebook.stem
    parts: list[str] = []
    made: dict[str, str | bytes] = {}
    for cell in json.loads(notebook.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", []):
            if text := output.get("text"):
                parts.append(f"```text\n{''.join(text)}```")
            if picture := output.get("data", {}).get("image/png"):
                file = f"{name}-{len(made) + 1}.png"
                made[file] = base64.b64decode(picture)
                parts.append(f"![{output['data']['text/plain'][0]}]({file})")
    return {f"{name}.md": "\n\n".join(parts) + "\n", **made}
