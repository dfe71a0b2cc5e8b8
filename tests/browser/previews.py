"""Asks the client what its boards reckon themselves. Its own TypeScript answers, run by Node."""

import os
import subprocess
from collections.abc import Iterable
from typing import Any

import msgspec

from browser.schema import NODE_FROM_PYPI, WEB

Question = tuple[object, ...]
"""Its name in `web/src/harness/previews.ts`, and what is given."""


def answers(questions: Iterable[Question]) -> list[Any]:
    asked = b"".join(msgspec.json.encode(question) + b"\n" for question in questions)
    environment = os.environ | {"PATH": f"{NODE_FROM_PYPI}:{os.environ['PATH']}"}
    done = subprocess.run(
        ["node", "previews.mjs"], input=asked, capture_output=True, cwd=WEB, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]
