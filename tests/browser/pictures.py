"""Writes the pictures of the README into docs/pictures/: games in their middle, not played badly; and
the icons that phones want as PNG, from the one that is drawn.

`make pictures` runs it."""

from base64 import b64decode
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from playwright.sync_api import Browser, expect

from browser.rig import LONGEST_WAIT, Person, chromium, table_of
from server.rig import Guest, Server, served

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "docs" / "pictures"
PUBLIC: Final = ROOT / "web" / "public"
PAPER: Final = "#f6f1e7"
WHOLE: Final = 0.75
"""How large the icon is drawn where phones cut the corners off."""
QUALITY: Final = 55
WIDE: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 760}}
NARROW: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
NAMES: Final = ("Ana", "Ben", "Cleo")
MIDDLE: Final = {"yaxha": 75, "maya": 55, "maori": 120, "gold": 60}
"""After about how many decisions the middle of a game is shown."""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/patolli.db") as server,
        chromium() as browser,
    ):
        for size in (192, 512):
            draw_icon(browser, f"icon-{size}", size)
        draw_icon(browser, "icon-whole", 512, WHOLE, PAPER)
        draw(browser, server, "lobby", "/", None, WIDE)
        for game, decisions in MIDDLE.items():
            table, guest = played(server, game, decisions)
            draw(browser, server, game, f"/t/{table}", guest, WIDE)
            if game == "yaxha":
                draw(browser, server, "phone", f"/t/{table}", guest, NARROW)


def draw_icon(
    browser: Browser, name: str, size: int, scale: float = 1, background: str = "transparent"
) -> None:
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content((PUBLIC / "icon.svg").read_text())
    page.add_style_tag(content=f"body {{ margin: 0; background: {background} }} svg {{ scale: {scale} }}")
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
    page.close()


def played(server: Server, game: str, decisions: int) -> tuple[str, Guest]:
    """A table where all took hints, until the first of them decides after so many decisions."""
    random = Random(game)
    table, guests = table_of(server, game, list(NAMES))
    for made in range(10 * decisions):
        seat = _now(guests[0], table)["pending"][0]
        if made >= decisions and seat == 0:
            break
        now = _now(guests[seat], table)
        hints = guests[seat].http.get(f"/tables/{table}/hint").json()
        # Where all follow the best one, nobody bids for anything.
        move = (random.choice(hints) if game == "gold" else hints[0])["notation"]
        play = {"type": "play", "seq": now["seq"], "move": move, "request_id": str(now["seq"])}
        guests[seat].post(f"/tables/{table}/moves", play)
    return table, guests[0]


def _now(guest: Guest, table: str) -> dict[str, Any]:
    found: dict[str, Any] = guest.http.get(f"/tables/{table}").json()["now"]
    return found


def draw(
    browser: Browser, server: Server, name: str, address: str, guest: Guest | None, settings: dict[str, Any]
) -> None:
    person = Person(browser, server.address, "Ana", **settings)
    if guest:
        person.be(guest)
    person.page.goto(address)
    shown = person.page.locator(".board h1" if guest else "article").first
    expect(shown).to_be_visible(timeout=LONGEST_WAIT)
    person.page.wait_for_load_state("networkidle")
    # Playwright itself makes no pictures of this kind, which is a third as large.
    session = person.context.new_cdp_session(person.page)
    picture = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (FOLDER / f"{name}.webp").write_bytes(b64decode(picture["data"]))
    person.context.close()


if __name__ == "__main__":
    main()
