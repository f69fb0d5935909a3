"""Find a Chromium for the tests and the benchmarks, or install one; the only place that looks.

Run as a script it prints the path. With `--find` it installs nothing: its exit code says whether
there is one.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

CHOSEN = "MAPPAMUNDI_BROWSER"  # the path of a browser that is to be taken instead
PLAYWRIGHT = (sys.executable, "-m", "playwright")
# The one without windows comes first: it opens a page with an eighth of the work.
SHELL = "chromium-headless-shell"
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
PACKAGES = (SHELL, "chromium")  # Debian's, the first that it has
BESIDE = ("fonts-liberation", "libatomic1")  # the last is what playwright's driver needs
PATIENCE = 120  # seconds for a browser to say its version, on a machine with other things to do
ADVICE = (
    "The browser's tests need Chromium, and none could be installed here: install the packages"
    f" {', '.join((PACKAGES[-1], *BESIDE))}, or Google Chrome, or name the path of one in {CHOSEN}."
)


def say(sentence: str) -> None:
    """Tell whoever waits what takes so long."""
    print(sentence, file=sys.stderr, flush=True)


def is_working(*words: str) -> bool:
    """Does it start? Some systems have a stub of that name which only tells how to get one."""
    try:
        asked = subprocess.run([*words, "--version"], capture_output=True, timeout=PATIENCE)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return asked.returncode == 0


def playwrights_own() -> str:
    """Where playwright keeps the Chromium it downloads, whether it is there or not."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return playwright.chromium.executable_path


def found() -> str | None:
    """The path of a browser that works, if there is also what drives it."""
    if not is_working(*PLAYWRIGHT):
        return None
    if chosen := os.environ.get(CHOSEN):
        return chosen if is_working(chosen) else None
    for name in NAMES:
        path = shutil.which(name)
        if path is not None and is_working(path):
            return path
    own = playwrights_own()
    return own if is_working(own) else None


def wanted() -> str:
    """The path of a browser, for who cannot go on without."""
    path = found()
    if path is None:
        raise LookupError(ADVICE)
    return path


def is_done(*words: str) -> bool:
    """Run a command of the machine, say which, and let it complain."""
    say(f"  {' '.join(words)}")
    return subprocess.run(words, stdout=subprocess.DEVNULL).returncode == 0


def root() -> tuple[str, ...] | None:
    """What to say first to act as root without being asked for a password."""
    if os.geteuid() == 0:
        return ()
    sudo = shutil.which("sudo")
    if sudo and subprocess.run([sudo, "-n", "true"], capture_output=True).returncode == 0:
        return (sudo, "-n")
    return None


def is_installed_by_apt() -> bool:
    """Debian's own, where packages may be installed."""
    before = root()
    if shutil.which("apt-get") is None or before is None:
        return False
    say("No Chromium was found: installing Debian's ...")
    apt = (*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq")
    install = (*apt, "install", "-y", "--no-install-recommends", *BESIDE)
    return is_done(*apt, "update") and any(is_done(*install, each) for each in PACKAGES)


def is_installed_by_playwright() -> bool:
    """The one that playwright downloads, for this user alone."""
    say("No Chromium was found: downloading playwright's ...")
    return is_done(*PLAYWRIGHT, "install", "chromium")


def ensured() -> str:
    """The path of a browser; where there is none, one is installed first."""
    path = found()
    for is_installed in (is_installed_by_apt, is_installed_by_playwright):
        if path is None and is_installed():
            path = found()
    if path is None:
        raise SystemExit(ADVICE)
    return path


def main(words: Sequence[str]) -> None:
    """Print the path of a browser, or only look for one."""
    if "--find" not in words:
        print(ensured())
    elif (path := found()) is not None:
        print(path)
    else:
        raise SystemExit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
