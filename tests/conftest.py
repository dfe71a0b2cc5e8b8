"""What all tests share: which engine runs is said at the top, and random tests are the same in every run."""

import signal

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.internal.conjecture import engine as hypothesis_engine

from databases import database as database
from databases import postgresql as postgresql
from databases import postgresql_database as postgresql_database
from databases import shared_database as shared_database
from patolli.engine.build import COMPILED

EXAMPLES = 3
"""How many random games of each set-up a property is tried on."""

settings.register_profile(
    "patolli",
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate, Phase.shrink],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
# Other games in every run, and many: `pytest tests/contract --hypothesis-profile=soak`.
settings.register_profile(
    "soak", settings.get_profile("patolli"), max_examples=10 * EXAMPLES, derandomize=False
)
# For `make quick`, which is interpreted and checks a change in under a minute.
settings.register_profile("quick", settings.get_profile("patolli"), max_examples=1)
# For the engine as it is written, many times slower than compiled.
settings.register_profile("interpreted", settings.get_profile("patolli"), max_examples=2)
settings.load_profile("patolli")

# A bug breaks many properties at once, and games take long to shrink: 20 seconds each, not five minutes.
hypothesis_engine.MAX_SHRINKING_SECONDS = 20

# What a shell starts in the background ignores Ctrl-C, and every command under test would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_report_header() -> str:
    return f"patolli engine: {'compiled' if COMPILED else 'interpreted'}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest tests come first, so that no processor waits for them alone at the end."""
    items.sort(key=lambda item: item.path.name != "test_packaging.py")
