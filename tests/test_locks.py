"""The locks agree with pyproject.toml, with each other, and can be checked by whoever installs them.

Without a network: whether newer versions fit is asked by `make lock`, which also mends what fails here.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from lock import DEV, FOLDER, LOCKS, NODE, SERVE, Lock

ROOT = Path(__file__).parents[1]
PYPROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")
OURS = "patolli (pyproject.toml"
"""How uv names what is asked for by us, and not by another package."""
ENVIRONMENTS = [
    {"sys_platform": platform, "python_version": python, "python_full_version": f"{python}.9"}
    for platform, python in product(("linux", "darwin", "win32"), ("3.11", "3.12", "3.13", "3.14"))
]
"""Where people are who install patolli."""
each_lock = pytest.mark.parametrize("lock", LOCKS, ids=[lock.name for lock in LOCKS])


@dataclass
class Pin:
    """A package in a lock."""

    requirement: Requirement
    hashes: list[str] = field(default_factory=list)
    wanted_by: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return canonicalize_name(self.requirement.name)

    @property
    def version(self) -> str:
        (pin,) = self.requirement.specifier
        assert pin.operator == "==", self.requirement
        return pin.version


def read(lock: Lock) -> list[Pin]:
    """Read a lock; whatever is not a package, its hashes or what wants it has no place there."""
    pins: list[Pin] = []
    for line in lock.path.read_text(encoding="utf-8").splitlines():
        text = line.strip().removesuffix("\\").strip()
        if line.startswith("#"):
            continue
        if not line.startswith(" "):
            pins.append(Pin(Requirement(text)))
        elif HASH.fullmatch(text):
            pins[-1].hashes.append(text)
        elif text.startswith("#"):
            pins[-1].wanted_by.append(text.removeprefix("#").strip().removeprefix("via").strip())
        else:
            pytest.fail(f"{lock.path.name}: {line}")
    return pins


def direct(lock: Lock) -> list[Requirement]:
    """List what pyproject.toml itself asks for, of all that goes into a lock."""
    project = PYPROJECT["project"]
    texts = [each for extra in lock.extras for each in project["optional-dependencies"][extra]]
    texts += [each for group in lock.groups for each in members(group)]
    return [*map(Requirement, texts + project["dependencies"] * lock.with_project)]


def members(group: str) -> Iterator[str]:
    """Yield the requirements of a dependency group, and of those that it includes."""
    for each in PYPROJECT["dependency-groups"][group]:
        if isinstance(each, str):
            yield each
        else:
            yield from members(each["include-group"])


def holds(requirement: Requirement, environment: dict[str, str]) -> bool:
    return requirement.marker is None or requirement.marker.evaluate(environment)


def test_there_is_no_lock_that_nobody_renews() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {lock.path.name for lock in LOCKS}


@each_lock
def test_what_pyproject_asks_for_is_locked_at_a_version_that_it_allows(lock: Lock) -> None:
    pins = read(lock)
    for requirement, environment in product(direct(lock), ENVIRONMENTS):
        if not holds(requirement, environment):
            continue
        name = canonicalize_name(requirement.name)
        versions = [pin.version for pin in pins if pin.name == name and holds(pin.requirement, environment)]
        assert len(versions) == 1, f"{requirement} {environment}"
        assert versions[0] in requirement.specifier, requirement


@each_lock
def test_nothing_is_locked_that_is_no_longer_needed(lock: Lock) -> None:
    pins = read(lock)
    ours = {pin.name for pin in pins if any(by.startswith(OURS) for by in pin.wanted_by)}
    assert ours == {canonicalize_name(requirement.name) for requirement in direct(lock)}
    reached, last = ours, set[str]()
    while reached != last:
        last = reached
        reached = last | {pin.name for pin in pins if last.intersection(pin.wanted_by)}
    assert reached == {pin.name for pin in pins}


@each_lock
def test_every_file_has_a_hash_and_none_has_an_address(lock: Lock) -> None:
    """What is installed is what was tested, from whichever registry it comes."""
    text = lock.path.read_text(encoding="utf-8")
    assert "make lock" in text.partition("==")[0]
    assert "://" not in text
    assert str(ROOT) not in text
    for pin in read(lock):
        assert pin.hashes, pin.requirement
        assert not pin.requirement.url


def test_players_get_the_versions_that_developers_test() -> None:
    tested = {(pin.name, pin.version): pin.hashes for pin in read(DEV)}
    assert {(pin.name, pin.version): pin.hashes for pin in read(SERVE)}.items() <= tested.items()


def test_building_without_isolation_takes_the_same_as_with_it() -> None:
    assert sorted(members("build")) == sorted(PYPROJECT["build-system"]["requires"])


def test_developers_get_every_group_but_node() -> None:
    """Most machines have a Node already; the others get it apart."""
    groups = set(PYPROJECT["dependency-groups"]) - {"dev", *NODE.groups}
    assert set(members("dev")) >= {each for group in groups for each in members(group)}
    assert not {pin.name for pin in read(NODE)} & {pin.name for pin in read(DEV)}
