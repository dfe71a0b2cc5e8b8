import pytest

from browser.schema import TYPES, generated


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # Litestar's about its next version
def test_the_clients_types_are_those_of_the_server() -> None:
    assert TYPES.read_text() == generated(), "`make web-types` makes them anew"
