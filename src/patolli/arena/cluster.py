"""Games on a Ray cluster: one that is there, or a small one started here for the run."""

import logging
import os
import secrets
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from tempfile import TemporaryDirectory
from typing import Final

from patolli.arena.game import Contest, Failed, Games, Played, attempt
from patolli.engine.errors import PatolliError

LOCAL_CLUSTER: Final = "ray"
REMOTE_CLUSTER: Final = "ray://"
RETRIES: Final = 4
"""How often Ray begins a game again whose process or machine is lost."""
AHEAD: Final = 2
LOOK_UP_SECONDS: Final = 0.2


class NoCluster(PatolliError):
    """Ray is not installed, or the cluster cannot be reached."""


@dataclass(frozen=True)
class RayCluster:
    """Plays games as Ray tasks, so many at once. Ray itself begins a game again whose process is lost."""

    address: str | None
    """None starts a cluster on this machine, which ends with the run."""
    workers: int | None
    """None is as many as the cluster has processors."""

    def __call__(self, contest: Contest, numbers: Iterator[int], stop: Callable[[], bool]) -> Games:
        _prepare_environment(is_local=self.address is None)
        try:
            import ray
        except ImportError:
            raise NoCluster("Playing on Ray needs it installed: pip install 'patolli[cluster]'.") from None
        with _short_temporary_folder() as folder:
            try:
                self._connect(folder)
                yield from self._play(contest, numbers, stop)
            finally:
                ray.shutdown()

    def _connect(self, folder: str) -> None:
        import ray

        try:
            with warnings.catch_warnings(action="ignore"):
                if self.address is None:
                    ray.init(
                        num_cpus=self.workers,
                        include_dashboard=False,
                        log_to_driver=False,
                        logging_level=logging.ERROR,
                        _node_ip_address="127.0.0.1",
                        _temp_dir=folder,
                    )
                else:
                    ray.init(self.address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:
            words = " ".join(str(error).split()).rstrip(".")
            if self.address is None:
                raise NoCluster(f"Ray cannot be started here: {words}.") from None
            raise NoCluster(
                f"There is no way to the Ray cluster at {self.address}: {words}. "
                "If it asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN."
            ) from None

    def _play(self, contest: Contest, numbers: Iterator[int], stop: Callable[[], bool]) -> Games:
        import ray

        at_once = self.workers or int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]
        task = ray.remote(max_retries=RETRIES, num_cpus=1)(attempt)
        shared = ray.put(contest)
        running: dict[ray.ObjectRef[Played | Failed], int] = {}
        while not stop():
            for number in islice(numbers, at_once * AHEAD - len(running)):
                running[task.remote(shared, number)] = number
            if not running:
                return
            finished, _ = ray.wait(list(running), timeout=LOOK_UP_SECONDS)
            for reference in finished:
                number = running.pop(reference)
                try:
                    yield ray.get(reference)
                except ray.exceptions.RayError as error:
                    yield Failed(number, _first_sentence(error))


def _prepare_environment(is_local: bool) -> None:
    """What Ray reads when it is imported: nothing is reported to anybody, nothing heard from outside."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Ray would tell of every lost process on standard output, in the middle of our JSON.
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."
    if is_local:
        # Whatever its name says, it decides on every system whether Ray listens beyond the loopback address.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        # Only this run may use its cluster; Ray itself would keep a token for all in the home folder.
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


def _short_temporary_folder() -> TemporaryDirectory[str]:
    """For Ray's sockets and logs. The name of a socket has about a hundred letters, which the system's own
    temporary folder may nearly use up."""
    short = "/tmp"
    is_there = os.path.isdir(short) and os.access(short, os.W_OK)
    return TemporaryDirectory(prefix="ray-", dir=short if is_there else None, ignore_cleanup_errors=True)


def _first_sentence(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0].rstrip('.') if lines else 'no reason given'}"
