"""What each goal needs."""

import argparse
import fcntl
import signal
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from types import FrameType
from typing import Final

from preparation.chromium import Chromium
from preparation.client import Client, has_node
from preparation.engine import Engine
from preparation.environment import Environment
from preparation.lanes import Lane, Step, run_lanes
from preparation.tree import Tree
from preparation.workshop import Failed, Workshop

GOALS: Final = ("play", "web", "build", "tools", "dev", "test")


class Preparation:
    """What one goal needs, as lanes of steps."""

    def __init__(self, goal: str, tree: Tree, workshop: Workshop) -> None:
        self.goal = goal
        self.environment = Environment(goal, tree, workshop)
        self.engine = Engine(goal, tree, workshop, self.environment)
        self.client = Client(goal, tree, workshop, self.environment)
        self.chromium = Chromium(goal, workshop)

    def lanes(self) -> list[Lane]:
        lanes = [Lane(self.python_steps()), Lane(self.client.steps()), Lane(self.chromium.steps())]
        return [lane for lane in lanes if lane.steps]

    def python_steps(self) -> list[Step]:
        if self.goal == "web":
            return [] if has_node() else self.environment.making_steps()
        steps = [*self.environment.making_steps(), *self.environment.installing_steps()]
        if self.goal != "tools":
            steps += self.engine.steps()
        return steps


@contextmanager
def alone_in(tree: Tree) -> Generator[None]:
    """Let nobody else prepare the same tree meanwhile, and wait for whoever does."""
    lock = tree.root / "build" / "lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("waiting for another make", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield


def interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def main() -> None:
    parser = argparse.ArgumentParser(description="Get patolli ready; what is ready already is left alone.")
    parser.add_argument("goal", choices=GOALS)
    goal = parser.parse_args().goal
    # Commands have sessions of their own, so nobody but us ends them.
    for number in (signal.SIGTERM, signal.SIGHUP):
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, interrupt)
    try:
        prepare(goal)
    except Failed as error:
        sys.exit(f"{error}")
    except KeyboardInterrupt:
        sys.exit(130)


def prepare(goal: str) -> None:
    """Do what a goal needs, and say what was done."""
    tree = Tree(Path(__file__).resolve().parents[2])
    workshop = Workshop(tree)
    with alone_in(tree):
        preparation = Preparation(goal, tree, workshop)
        lanes = preparation.lanes()
        began = monotonic()
        if lanes:
            run_lanes(lanes, workshop)
            print(f"Ready after {monotonic() - began:.0f} s.", flush=True)
    for news in preparation.engine.news:
        print(f"\n{news}\n", flush=True)
