"""Settings of all tests."""

import pytest
from dealing import deal
from hypothesis import HealthCheck, settings
from watch import watch_over

# Games are long and the machine may be busy: a slow example is no failure.
settings.register_profile(
    "mappamundi", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("mappamundi")


def pytest_configure(config: pytest.Config) -> None:
    watch_over(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    deal(config, items)
