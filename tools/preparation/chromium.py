"""A browser for the tests."""

import os
import shutil
from typing import Final

from preparation.lanes import Step
from preparation.workshop import Workshop

NAMES: Final = ("chromium", "chromium-browser", "google-chrome")


class Chromium:
    """Chromium, where we may install it; elsewhere the tests say what to install."""

    def __init__(self, goal: str, workshop: Workshop) -> None:
        self.goal = goal
        self.workshop = workshop

    def steps(self) -> list[Step]:
        if self.goal != "test" or find_chromium() or os.getuid() or not shutil.which("apt-get"):
            return []
        return [Step("installing Chromium", 25, self.install)]

    def install(self, step: Step) -> None:
        self.workshop.run("chromium", ["apt-get", "update", "-qq"])
        install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"]
        self.workshop.run("chromium", install, environment={"DEBIAN_FRONTEND": "noninteractive"})


def find_chromium() -> str | None:
    named = os.environ.get("PATOLLI_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)
