"""What MkDocs does with our pages before it builds the site of them.

Nothing is written twice: notebooks and the changelog become pages. The pages of the rules are files, which
`make rules` writes.
"""

import base64
import json
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT: Final = Path(__file__).parents[1]
NOTEBOOKS: Final = ROOT / "docs" / "notebooks"


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages that are made of other files."""
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    files.append(File.generated(config, "changelog.md", content=changelog))
    for notebook in sorted(NOTEBOOKS.glob("*.ipynb")):
        for name, content in pages_of(notebook).items():
            files.append(File.generated(config, f"notebooks/{name}", content=content))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    return markdown.replace(".ipynb)", ".md)")


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
