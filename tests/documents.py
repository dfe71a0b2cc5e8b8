"""The documentation as tests see it: pages, and the blocks of code in them."""

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import patolli

PACKAGE: Final = Path(patolli.__file__).parent
ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = (ROOT / "README.md", *sorted(DOCS.rglob("*.md")))

BLOCK: Final = re.compile(
    r"(?:^<!-- (?P<remark>[^\n]*?) -->\n\n?)?"
    r"^```(?P<language>\w*)(?: title=\"(?P<title>[^\"\n]+)\")?\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
"""A fenced block; a comment right before it says why it is not run with its page."""
REMARK: Final = re.compile(r"(?P<how>not run|run by (?P<test>tests/\S+\.py)): (?P<reason>\S.+)")


@dataclass(frozen=True)
class Block:
    page: Path
    line: int
    language: str
    text: str
    title: str | None
    """The file that the block is, for one that is not run but written down."""
    remark: str | None

    @property
    def where(self) -> str:
        return f"{self.page.relative_to(ROOT)}, line {self.line}"


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(
            page,
            text.count("\n", 0, found.start("text")),
            found["language"],
            found["text"],
            found["title"],
            found["remark"],
        )
        for found in BLOCK.finditer(text)
    ]


def write_files(page: Path, folder: Path) -> None:
    """Write the blocks that are files where their titles say."""
    for block in blocks(page):
        if block.title:
            file = folder / block.title
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block.text, encoding="utf-8")


def complete_package(folder: Path, with_our_games: bool) -> None:
    """Put what a page has written of a package together with all that is in ours, by links."""
    for ours in [*PACKAGE.iterdir(), *(PACKAGE / "games").iterdir()]:
        link = folder / "src" / "patolli" / ours.relative_to(PACKAGE)
        is_game = ours.parent != PACKAGE and ours.is_dir()
        if not link.exists() and (with_our_games or not is_game):
            link.symlink_to(ours)


def environment(folder: Path) -> dict[str, str]:
    """Where the package of a page, if it has one, comes before ours, which has the compiled modules."""
    path = os.pathsep.join([str(folder / "src"), str(PACKAGE.parent)])
    return os.environ | {"PYTHONPATH": path, "NO_COLOR": "1", "PATOLLI_PORT": "0"}


def code_cells(notebook: Path) -> list[str]:
    cells = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def build_site(folder: Path) -> Path:
    """Build the site as `make docs` does; a warning is an error."""
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    switches = {"NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": str(PACKAGE.parent)}
    done = subprocess.run(
        command, cwd=ROOT, env=os.environ | switches, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder
