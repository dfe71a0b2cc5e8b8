"""The browser client: static files from memory, compressed once, with ETags."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Annotated, Final

from litestar import Request, Response, get
from litestar.params import Parameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED, HTTP_404_NOT_FOUND

ADDRESSES: Final = [
    "/",
    "/new",
    "/me",
    "/t/{id:str}",
    "/t/{id:str}/replay",
    "/r/{id:str}",
    "/rules/{id:str}",
]
FOLDER: Final = "web"
FIRST_PAGE: Final = "index.html"
WORTH_COMPRESSING: Final = 512
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""Cache-Control for `assets/`, whose names contain a hash of their content."""
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = (
    "<!doctype html><title>patolli</title><p>The browser client is not built; <code>make web</code> does it. "
    'Programs find what they need in <a href="/schema/openapi.json">the schema</a>.'
)


@dataclass(frozen=True)
class File:
    """A static file, ready to send."""

    content: bytes
    compressed: bytes | None
    media_type: str
    tag: str
    """A weak ETag: the same whether the file is sent compressed or not."""
    cache: str


@get(ADDRESSES, include_in_schema=False)
async def page(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """Serve the client's page at every address that its router knows."""
    file = _files().get(FIRST_PAGE)
    if file is None:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=HTTP_404_NOT_FOUND)
    return _answer(file, request)


@get("/{name:path}", include_in_schema=False)
async def file(name: Annotated[str, Parameter(max_length=100)], request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """Serve a static file."""
    found = _files().get(name.lstrip("/"))
    if found is not None:
        return _answer(found, request)
    first = _files().get(FIRST_PAGE)
    if first is None or "text/html" not in request.headers.get("accept", ""):
        return Response(b"", status_code=HTTP_404_NOT_FOUND, media_type="text/plain")
    # A browser gets the client, which shows a page for addresses that do not exist.
    return Response(first.content, status_code=HTTP_404_NOT_FOUND, media_type=first.media_type)


def _answer(file: File, request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    headers = {"etag": file.tag, "cache-control": file.cache, "vary": "accept-encoding"}
    if _has(request, file.tag):
        return Response(b"", status_code=HTTP_304_NOT_MODIFIED, headers=headers, media_type=file.media_type)
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(file.compressed, headers=headers, media_type=file.media_type)
    return Response(file.content, headers=headers, media_type=file.media_type)


def _has(request: Request, tag: str) -> bool:  # type: ignore[type-arg]
    """Tell whether the client's cache is valid: If-None-Match, compared weakly."""
    shown = (each.strip() for each in request.headers.get("if-none-match", "").split(","))
    return any(each in ("*", tag, tag.removeprefix("W/")) for each in shown)


def has_client() -> bool:
    """Tell whether the browser client was built."""
    return FIRST_PAGE in _files()


@cache
def _files() -> dict[str, File]:
    """Load the client's files, by path; none if it was not built."""
    folder = resources.files("patolli.server") / FOLDER
    return {name: _read(name, content) for name, content in _walk(folder, "")} if folder.is_dir() else {}


def _walk(folder: Traversable, before: str) -> list[tuple[str, bytes]]:
    found = []
    for each in folder.iterdir():
        if each.is_dir():
            found += _walk(each, f"{before}{each.name}/")
        else:
            found.append((before + each.name, each.read_bytes()))
    return found


def _read(name: str, content: bytes) -> File:
    media_type, _ = mimetypes.guess_type(name)
    compressed = gzip.compress(content, mtime=0) if len(content) >= WORTH_COMPRESSING else None
    return File(
        content,
        compressed if compressed and len(compressed) < len(content) else None,
        media_type or "application/octet-stream",
        f'W/"{sha256(content).hexdigest()[:16]}"',
        FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
    )
