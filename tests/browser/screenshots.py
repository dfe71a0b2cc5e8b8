"""Writes a picture of every screen, at five sizes, into screenshots/. `make screenshots` runs it."""

from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from browser.rig import DESKTOP, PHONE, Person, chromium
from browser.screens import PARTS, Tables, screens
from server.rig import served

FOLDER: Final = Path(__file__).parents[2] / "screenshots"
DEVICES: Final[dict[str, dict[str, Any]]] = {
    "desktop": DESKTOP,
    "large": {"viewport": {"width": 1920, "height": 1080}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "phone": PHONE,
    "phone-on-its-side": PHONE | {"viewport": {"width": 844, "height": 390}},
}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    with (
        TemporaryDirectory() as folder,
        served(f"sqlite:///{folder}/patolli.db") as server,
        chromium() as browser,
    ):
        # Tables of its own for each part: who has looked around has played on.
        for screen in chain.from_iterable(screens(Tables(server), part) for part in PARTS):
            for colours in ("light", "dark"):
                for device, settings in DEVICES.items():
                    person = Person(browser, server.address, "Ana", color_scheme=colours, **settings)
                    screen.show(person)
                    person.page.wait_for_load_state("networkidle")
                    person.page.screenshot(
                        path=FOLDER / f"{screen.name}-{device}-{colours}.png", full_page=True
                    )
                    person.context.close()
        print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


if __name__ == "__main__":
    main()
