"""A Ray cluster to play or think on: one that is there, or a small one started here."""

import logging
import os
import secrets
import warnings
from collections.abc import Generator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from patolli.engine.errors import PatolliError

LOCAL_CLUSTER: Final = "ray"
REMOTE_CLUSTER: Final = "ray://"
RETRIES: Final = 4
"""How often Ray begins a task again whose process or machine is lost."""


class NoCluster(PatolliError):
    """Ray is not installed, or the cluster cannot be reached."""


@contextmanager
def ray_cluster(address: str | None, processors: int | None) -> Generator[None]:
    """As long as this lasts, Ray's tasks run on the cluster at an address; without one on a cluster of this
    machine, which ends with it."""
    _prepare_environment(is_local=address is None)
    try:
        import ray
    except ImportError:
        raise NoCluster("Playing on Ray needs it installed: pip install 'patolli[cluster]'.") from None
    with _short_temporary_folder() as folder:
        try:
            _connect(address, processors, folder)
            yield
        finally:
            ray.shutdown()


def _connect(address: str | None, processors: int | None, folder: str) -> None:
    import ray

    try:
        with warnings.catch_warnings(action="ignore"):
            if address is None:
                ray.init(
                    num_cpus=processors,
                    include_dashboard=False,
                    log_to_driver=False,
                    logging_level=logging.ERROR,
                    _node_ip_address="127.0.0.1",
                    _temp_dir=folder,
                )
            else:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    except Exception as error:
        words = " ".join(str(error).split()).rstrip(".")
        if address is None:
            raise NoCluster(f"Ray cannot be started here: {words}.") from None
        raise NoCluster(
            f"There is no way to the Ray cluster at {address}: {words}. "
            "If it asks for a token, set RAY_AUTH_MODE=token and RAY_AUTH_TOKEN."
        ) from None


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
