"""Where a run took place, without anything that tells whose machine it was."""

import platform
import subprocess
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from patolli.engine.build import COMPILED

PEERS: Final = ("open_spiel", "pettingzoo", "catanatron", "numpy")


@dataclass(frozen=True)
class Conditions:
    date: str
    engine: str
    patolli: str
    python: str
    system: str
    cpu: str
    pinned_to_one_cpu: bool
    rounds: int
    slice_ms: float
    typical_share: float
    """The rate of a typical slice as a share of its contest's best: low where other work disturbed."""
    peers: dict[str, str]


def conditions(pinned: bool, rounds: int, slice_seconds: float, typical_share: float) -> Conditions:
    return Conditions(
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        engine="compiled" if COMPILED else "interpreted",
        patolli=installed_version("patolli"),
        python=f"{platform.python_implementation()} {platform.python_version()}",
        system=f"{platform.system()} {platform.machine()}",
        cpu=cpu_name(),
        pinned_to_one_cpu=pinned,
        rounds=rounds,
        slice_ms=slice_seconds * 1000,
        typical_share=typical_share,
        peers={name: installed_version(name) for name in PEERS},
    )


def installed_version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return "not installed"


def cpu_name() -> str:
    """The processor in its maker's words; Python itself knows it on few systems."""
    if platform.system() == "Linux":
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    if platform.system() == "Darwin":
        return subprocess.run(
            ["sysctl", "-n", "machdep.cpu.brand_string"], capture_output=True, text=True, check=True
        ).stdout.strip()
    return platform.processor() or platform.machine()
