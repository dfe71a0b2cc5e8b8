"""What `patolli serve` says at its start; that it serves is tested in `tests/server`."""

import re

from patolli.cli.serve import NO_CLIENT, greeting


def test_who_listens_here_is_told_the_address() -> None:
    assert (
        greeting("127.0.0.1", 8000, https=False, has_client=True)
        == "patolli is at http://127.0.0.1:8000 (Ctrl-C ends it)"
    )
    assert "http://[::1]:8000 " in greeting("::1", 8000, https=False, has_client=True)


def test_who_listens_everywhere_is_told_the_address_for_others() -> None:
    """Nobody can open 0.0.0.0; a machine without a network has no other address."""
    pattern = (
        r"patolli is at http://127\.0\.0\.1:80 \(.+\)(, for others in this network at http://[\d.]+:80)?"
    )
    assert re.fullmatch(pattern, greeting("0.0.0.0", 80, https=False, has_client=True))


def test_without_a_browser_client_it_is_said_how_to_build_one() -> None:
    address, missing = greeting("127.0.0.1", 8000, https=False, has_client=False).split("\n")
    assert address == greeting("127.0.0.1", 8000, https=False, has_client=True)
    assert missing == NO_CLIENT


def test_behind_a_proxy_people_come_to_the_proxy() -> None:
    assert "behind its proxy" in greeting("127.0.0.1", 8000, https=True, has_client=True)
