"""Pack the browser's engine for anybody's JavaScript, as a package of npm in `build/engine`.

What is packed is JavaScript with its types; the games' modules and networks lie beside it.
"""

from __future__ import annotations

import json
import runpy
import shutil
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BROWSER = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
ENGINE = ROOT / "web" / "engine"
BUILT = ROOT / "build" / "engine"
BESIDE = ("*.wasm", "*.bin")  # what is no text
EXPORTS = {
    "./generated/*.wasm": "./generated/*.wasm",
    "./generated/*.bin": "./generated/*.bin",
    "./generated/*": {"types": "./generated/*.d.ts", "default": "./generated/*.js"},
    "./*": {"types": "./src/*.d.ts", "default": "./src/*.js"},
}


def compile_engine() -> None:
    """Write JavaScript and types, and lay beside them what they load."""
    shutil.rmtree(BUILT, ignore_errors=True)
    BROWSER["npm"]("exec", "--", "tsc", "-p", str(ENGINE), "--outDir", str(BUILT))
    for pattern in BESIDE:
        for path in (ENGINE / "generated").glob(pattern):
            shutil.copyfile(path, BUILT / "generated" / path.name)
    for path in (ENGINE / "README.md", ROOT / "LICENSE"):
        shutil.copyfile(path, BUILT / path.name)


def describe() -> None:
    """Write what npm is told of the package: its files are JavaScript now."""
    said = json.loads((ENGINE / "package.json").read_text(encoding="utf-8"))
    said["exports"] = EXPORTS
    (BUILT / "package.json").write_text(json.dumps(said, indent=2) + "\n", encoding="utf-8")


def pack() -> Path:
    """Make the package; where it is."""
    with BROWSER["alone"]():
        BROWSER["fetch"]()
        BROWSER["generate"]()
        compile_engine()
    describe()
    BROWSER["npm"]("pack", str(BUILT), "--pack-destination", str(BUILT), "--silent")
    return next(BUILT.glob("*.tgz"))


if __name__ == "__main__":
    print(pack())
