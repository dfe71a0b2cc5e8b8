"""Computer players of a server that think on a real Ray cluster of this machine."""

import sys
from pathlib import Path

import pytest

from cli.command import patolli, refused
from cli.processes import descendants, is_running, wait_until
from server.rig import MANY_REQUESTS, Guest, play_to_the_end, served

pytestmark = pytest.mark.anyio


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
async def test_computer_players_think_on_ray(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    with served(f"sqlite:///{tmp_path}/patolli.db", [*MANY_REQUESTS, "--think-on", "ray"]) as server:
        ana = Guest(server, "Ana")
        table = ana.post("/tables", {"game": "gold", "seats": 2, "bots": {"1": "strong"}})["table"]["id"]
        ana.post(f"/tables/{table}/join", {})
        ana.post(f"/tables/{table}/start")
        assert '"result"' in (await play_to_the_end(ana, table, 1))[-1]
        processes = descendants(server.process.pid)
        assert any("raylet" in words for words in processes.values())
        assert any(words.startswith("ray::") for words in processes.values())
    wait_until(lambda: not any(is_running(pid) for pid in processes), "the end of the cluster")


def test_where_nobody_can_think(tmp_path: Path) -> None:
    serve = ("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/patolli.db", "--think-on")
    assert refused(*serve, "mars") == (
        "--think-on cannot be 'mars'; it is ray, or ray://HOST:PORT for one that is there."
    )
    (tmp_path / "ray.py").write_text("raise ImportError\n")
    done = patolli(*serve, "ray", PYTHONPATH=f"{tmp_path}:{':'.join(sys.path)}")
    assert (done.code, done.err) == (
        2,
        "Playing on Ray needs it installed: pip install 'patolli[cluster]'.\n",
    )


def test_a_cluster_is_started_only_if_there_is_something_to_serve(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise SystemExit('Ray was started.')\n")
    serve = ("serve", "--port", "0", "--database", "sqlite:////nowhere/patolli.db", "--think-on", "ray")
    done = patolli(*serve, PYTHONPATH=f"{tmp_path}:{':'.join(sys.path)}")
    assert done.code == 2
    assert "cannot be opened" in done.err
