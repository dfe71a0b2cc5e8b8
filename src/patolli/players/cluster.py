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
    """Run Ray's tasks on the cluster at an address for as long as the context lasts; without one, on a local
    cluster that ends with it."""
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
    """Set the variables that Ray reads when it is imported: no telemetry, and no connections from outside."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    # Ray would tell of every lost process on standard output, in the middle of our JSON.
    os.environ["RAY_DEDUP_LOGS_SKIP_REGEX"] = "."
    if is_local:
        # Whatever its name says, it decides on every system whether Ray listens beyond the loopback address.
        os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
        # Only this run may use its cluster; Ray itself would keep a token for all in the home folder.
        os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}


def _short_temporary_folder() -> TemporaryDirectory[str]:
    """Make a folder for Ray's sockets and logs. A socket's path has about a hundred characters, which the
    system's temporary folder may nearly use up."""
    short = "/tmp"
    is_there = os.path.isdir(short) and os.access(short, os.W_OK)
    return TemporaryDirectory(prefix="ray-", dir=short if is_there else None, ignore_cleanup_errors=True)
