"""Where things are in a copy of the sources, and the stamps that say what was made of which inputs."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Tree:
    """A copy of the sources, and what is made in it."""

    root: Path

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def python(self) -> Path:
        return self.venv / "bin" / "python"

    @property
    def stamps(self) -> Path:
        return self.root / "build" / "stamps"

    @property
    def logs(self) -> Path:
        return self.root / "build" / "logs"

    @property
    def package(self) -> Path:
        return self.root / "src" / "patolli"

    @property
    def web(self) -> Path:
        return self.root / "web"

    def lock(self, name: str) -> Path:
        return self.root / "requirements" / f"{name}.lock"

    def digest(self, paths: Iterable[Path]) -> str:
        """Return a name for the contents of files."""
        found = hashlib.sha256()
        for path in sorted(paths):
            found.update(f"{path.relative_to(self.root)}\0{path.stat().st_size}\0".encode())
            found.update(path.read_bytes())
        return found.hexdigest()


def files(folder: Path, pattern: str = "**/*") -> list[Path]:
    return [path for path in folder.glob(pattern) if path.is_file()]


def stamped(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def put_stamp(stamp: Path, text: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(text, encoding="utf-8")
