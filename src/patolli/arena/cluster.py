"""Games on a Ray cluster."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from patolli.arena.game import Contest, Failed, Games, Played, attempt
from patolli.players.cluster import RETRIES, ray_cluster

AHEAD: Final = 2
LOOK_UP_SECONDS: Final = 0.2


@dataclass(frozen=True)
class RayCluster:
    """A runner of games as Ray tasks, `workers` at once. Ray itself restarts a game whose process is lost."""

    address: str | None
    """None starts a cluster on this machine, which ends with the run."""
    workers: int | None
    """None is as many as the cluster has processors."""

    def __call__(self, contest: Contest, numbers: Iterator[int], stop: Callable[[], bool]) -> Games:
        with ray_cluster(self.address, self.workers):
            yield from self._play(contest, numbers, stop)

    def _play(self, contest: Contest, numbers: Iterator[int], stop: Callable[[], bool]) -> Games:
        import ray
        from ray.exceptions import RayError

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
                except RayError as error:
                    yield Failed(number, _first_sentence(error))


def _first_sentence(error: Exception) -> str:
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0].rstrip('.') if lines else 'no reason given'}"
