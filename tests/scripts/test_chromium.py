"""A browser is found under any of its names, or installed; else one sentence says what to do."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "scripts" / "chromium.py"
WORKS, STUB = "#!/bin/sh\necho Chromium 1\n", "#!/bin/sh\necho install the snap\nexit 1\n"
# Stands in for playwright's command and for its driver, which says where its Chromium would lie.
PLAYWRIGHT = """
import os, sys
from pathlib import Path
from types import SimpleNamespace

OWN = Path(os.environ["OWN"])

class sync_playwright:
    def __enter__(self):
        return SimpleNamespace(chromium=SimpleNamespace(executable_path=str(OWN)))
    def __exit__(self, *_):
        pass

if __name__ == "__main__":
    if sys.argv[1:] == ["--version"]:
        sys.exit(not Path(os.environ["LIBRARY"]).exists())
    assert sys.argv[1:] == ["install", "chromium"]
    if os.environ["MAY_DOWNLOAD"] != "yes":
        sys.exit("no way out of here")
    OWN.write_text("#!/bin/sh\\n")
    OWN.chmod(0o755)
"""


class Machine:
    """A machine with nothing on its path but what a test lays there."""

    def __init__(self, root: Path) -> None:
        self.bin, self.own, self.library = root / "bin", root / "own-chromium", root / "libatomic"
        self.library.touch()
        self.may_download = False
        library = root / "library" / "playwright"
        for folder in (self.bin, library):
            folder.mkdir(parents=True)
        for name in ("__main__.py", "sync_api.py", "__init__.py"):
            (library / name).write_text(PLAYWRIGHT)
        for name in ("env", "sh", "cat", "chmod"):
            (self.bin / name).symlink_to(shutil.which(name) or name)
        self.places = {"OWN": str(self.own), "LIBRARY": str(self.library)}
        self.surroundings = {"PATH": str(self.bin), "PYTHONPATH": str(library.parent)}

    def lay(self, name: str, text: str = WORKS) -> str:
        path = self.bin / name
        path.write_text(text)
        path.chmod(0o755)
        return str(path)

    def lay_apt(self, name: str) -> None:
        """An apt-get that has one browser and installs it when asked, and a willing sudo."""
        path = self.bin / name
        script = f"cat >{path} <<'END'\n{WORKS}END\nchmod +x {path}\necho >{self.library}\n"
        asked = f'[ "$2 $6 $7" = "install libatomic1 {name}" ]'
        known = f'[ "$2" = update ] && exit 0\n{asked} || exit 100\n'
        self.lay("apt-get", f"#!/bin/sh\n{known}{script}")
        self.lay("sudo", '#!/bin/sh\n[ "$1" = -n ] || exit 1\nshift\nexec "$@"\n')

    def run(self, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
        may = "yes" if self.may_download else "no"
        return subprocess.run(
            [sys.executable, str(SCRIPT), *words],
            env={**self.surroundings, **self.places, "MAY_DOWNLOAD": may, **more},
            capture_output=True,
            text=True,
            timeout=120,
        )


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


@pytest.mark.parametrize(
    "name",
    [
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
        "google-chrome-stable",
    ],
)
def test_a_browser_is_found_under_each_of_its_names(machine: Machine, name: str) -> None:
    path = machine.lay(name)
    for words in ((), ("--find",)):
        found = machine.run(*words)
        assert (found.returncode, found.stdout, found.stderr) == (0, f"{path}\n", "")


def test_playwrights_own_is_found(machine: Machine) -> None:
    machine.own.write_text(WORKS)
    machine.own.chmod(0o755)
    assert machine.run("--find").stdout == f"{machine.own}\n"


def test_a_stub_that_does_not_start_is_passed_over(machine: Machine) -> None:
    machine.lay("chromium-browser", STUB)
    assert machine.run("--find").returncode != 0
    path = machine.lay("google-chrome")
    assert machine.run("--find").stdout == f"{path}\n"


def test_the_one_that_is_named_is_taken(machine: Machine) -> None:
    machine.lay("chromium")
    named = machine.lay("my-own")
    assert machine.run(MAPPAMUNDI_BROWSER=named).stdout == f"{named}\n"


def test_the_one_without_windows_is_taken_first(machine: Machine) -> None:
    machine.lay("chromium")
    path = machine.lay("chromium-headless-shell")
    assert machine.run("--find").stdout == f"{path}\n"


@pytest.mark.parametrize("name", ["chromium-headless-shell", "chromium"])
def test_where_there_is_none_debians_is_installed_and_that_is_said(
    machine: Machine, name: str
) -> None:
    machine.lay_apt(name)
    assert machine.run("--find").returncode != 0
    found = machine.run()
    assert found.returncode == 0
    assert found.stdout == f"{machine.bin / name}\n"
    assert "installing Debian's" in found.stderr


def test_a_browser_that_nothing_can_drive_is_none(machine: Machine) -> None:
    machine.library.unlink()
    machine.lay("chromium")
    assert machine.run("--find").returncode != 0
    machine.lay_apt("chromium")
    assert machine.run().returncode == 0


def test_where_nothing_may_be_installed_playwrights_is_downloaded(machine: Machine) -> None:
    machine.lay("apt-get", "#!/bin/sh\nexit 100\n")
    machine.may_download = True
    found = machine.run()
    assert found.returncode == 0
    assert found.stdout == f"{machine.own}\n"
    assert "downloading playwright's" in found.stderr


def test_where_nothing_is_possible_a_sentence_says_what_to_do(machine: Machine) -> None:
    found = machine.run()
    assert found.returncode != 0
    assert found.stdout == ""
    assert found.stderr.splitlines()[-1].startswith("The browser's tests need Chromium, and none")
    assert "Traceback" not in found.stderr
