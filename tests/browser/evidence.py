"""What a browser shows when a test fails, asked of the browser itself: Playwright may be what hangs."""

import json
import re
from base64 import b64decode
from pathlib import Path
from typing import Any, Final

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

FOLDER: Final = Path(__file__).parents[2] / "build" / "failures"
LONGEST_ANSWER: Final = 10.0


def screenshots(port: int, test: str) -> list[str]:
    """Take a picture of every page that a browser has open; return a line about each."""
    try:
        targets: list[dict[str, Any]] = httpx.get(f"http://127.0.0.1:{port}/json/list").json()
        pages = [each for each in targets if each["type"] == "page" and each["url"].startswith("http")]
    except (httpx.HTTPError, KeyError, ValueError) as error:
        return [f"the browser does not answer as it should: {error!r}"]
    name = re.sub(r"[^\w=-]+", "-", test)
    return [_screenshot(page, f"{name}-{number}") for number, page in enumerate(pages)]


def _screenshot(page: dict[str, Any], name: str) -> str:
    try:
        picture = b64decode(_ask(page["webSocketDebuggerUrl"], "Page.captureScreenshot")["data"])
    except (OSError, TimeoutError, WebSocketException, KeyError, ValueError) as error:
        return f"{page['url']}: no picture, because the page does not answer as it should ({error!r})"
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = FOLDER / f"{name}.png"
    path.write_bytes(picture)
    return f"{page['url']}: {path.relative_to(FOLDER.parents[1])}"


def _ask(address: str, method: str) -> dict[str, Any]:
    with connect(address, open_timeout=LONGEST_ANSWER, close_timeout=1, max_size=None) as socket:
        socket.send(json.dumps({"id": 1, "method": method}))
        while True:
            message: dict[str, Any] = json.loads(socket.recv(timeout=LONGEST_ANSWER))
            if message.get("id") == 1:
                return dict(message["result"])
