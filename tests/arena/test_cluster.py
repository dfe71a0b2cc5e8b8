"""Games on a real Ray cluster of this machine, one of whose processes is killed in the middle."""

import json
import os
import signal
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from cli.processes import descendants, is_running, lines_in, running, wait_until

pytest.importorskip("ray")

SLOWLY = {"PATOLLI_INTERPRETED": "1"}
"""The same games, slow enough for one to be under way when its process is killed."""


def addresses_listened_on(processes: dict[int, str]) -> set[str]:
    """Where these processes accept connections, as the kernel writes addresses."""
    sockets = set()
    for pid in processes:
        for descriptor in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(FileNotFoundError):  # closed meanwhile
                sockets.add(os.readlink(descriptor).removeprefix("socket:[").removesuffix("]"))
    listening = "0A"
    found = set()
    for table in ("/proc/net/tcp", "/proc/net/tcp6"):
        for line in Path(table).read_text().splitlines()[1:]:
            words = line.split()
            if words[3] == listening and words[9] in sockets:
                found.add(words[1].partition(":")[0])
    return found


LOOPBACK = {"0100007F", "0000000000000000FFFF00000100007F", "00000000000000000000000001000000"}


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_a_killed_process_of_a_cluster_loses_no_game_and_none_is_counted_twice(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run = ("arena", "greedy", "random", "--game", "maya", "--games", "120", "--seed", "3", "--json")
    with running(*run, "--on", "ray", "--workers", "2", "--out", path, **SLOWLY) as process:
        wait_until(lambda: lines_in(path) > 10, "the tenth game")
        cluster: dict[int, str] = {}
        playing: list[int] = []

        def a_game_is_under_way() -> bool:
            cluster.update(descendants(process.pid))
            playing.extend(pid for pid, words in cluster.items() if words.startswith("ray::attempt"))
            return bool(playing)

        wait_until(a_game_is_under_way, "a game under way")
        assert addresses_listened_on(cluster) <= LOOPBACK
        os.kill(playing[0], signal.SIGKILL)
        out, err = process.communicate(timeout=90)
    assert (process.returncode, err) == (0, "")
    lines = path.read_text().splitlines()[1:]
    assert Counter(json.loads(line)["game"] for line in lines) == Counter(range(120))
    assert json.loads(out)["games"] == 120
    wait_until(lambda: not any(is_running(pid) for pid in cluster), "the end of the cluster")
