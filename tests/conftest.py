"""Settings of all tests."""

from hypothesis import HealthCheck, settings

# Games are long and the machine may be busy: a slow example is no failure.
settings.register_profile(
    "mappamundi", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("mappamundi")
