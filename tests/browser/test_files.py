"""The client's files, as a browser or a cache between asks for them."""

import re

import httpx
import pytest

from server.rig import Server


@pytest.fixture
def script(server: Server) -> str:
    """The address of a file that is worth compressing."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', httpx.get(server.address).text)
    assert found
    return server.address + found[1]


def test_a_file_has_one_weak_tag_however_it_is_sent(script: str) -> None:
    plain, compressed = (httpx.get(script, headers={"accept-encoding": way}) for way in ("identity", "gzip"))
    assert compressed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert plain.content == compressed.content
    assert plain.headers["vary"] == compressed.headers["vary"] == "accept-encoding"
    assert plain.headers["etag"] == compressed.headers["etag"]
    assert plain.headers["etag"].startswith('W/"')


def test_a_file_that_is_there_already_is_not_sent_again(script: str) -> None:
    tag = httpx.get(script).headers["etag"]
    for shown in (tag, tag.removeprefix("W/"), f'"another", {tag}', "*"):
        answer = httpx.get(script, headers={"if-none-match": shown})
        assert (answer.status_code, answer.content, answer.headers["etag"]) == (304, b"", tag)
    assert httpx.get(script, headers={"if-none-match": '"another"'}).status_code == 200


def test_what_phones_install_and_are_told_by_is_there(server: Server) -> None:
    manifest = httpx.get(server.address + "/manifest.webmanifest").json()
    wanted = {**{icon["src"]: icon["type"] for icon in manifest["icons"]}, "/worker.js": "text/javascript"}
    for address, media_type in wanted.items():
        answer = httpx.get(server.address + address)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith(media_type)
        assert answer.headers["cache-control"] == "no-cache"
