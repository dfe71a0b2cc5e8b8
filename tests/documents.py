"""The documentation as tests see it: pages, and the blocks of code in them."""

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

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
