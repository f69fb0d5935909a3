"""A module in LLVM's language to WebAssembly, by the LLVM that comes with Numba."""

from __future__ import annotations

import hashlib
import tempfile
from pathlib import Path
from typing import Any

from mappamundi.compiling.cpu import cache_folder
from mappamundi.compiling.wasm.linking import Unlinkable, linked
from mappamundi.errors import Refusal

TARGET = "wasm32-unknown-unknown"
# What every browser of the last years has. Vectors, which all have since 2023, are for networks:
# loops over a hand of cards are too short.
FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext"
VECTORS = ",+simd128"
SPEED = 2  # of LLVM's levels; the next makes larger modules, but no faster ones


class NoAssembler(Refusal):
    """What makes WebAssembly could not be had."""


def assemble(source: str, has_vectors: bool = False) -> bytes:
    """Compile a source, or take what came of it before."""
    import llvmlite

    features = FEATURES + VECTORS if has_vectors else FEATURES
    options = (llvmlite.__version__, TARGET, features, SPEED)
    digest = hashlib.sha256(repr((source, options)).encode()).hexdigest()[:20]
    kept = cache_folder() / "wasm" / f"{digest}.wasm"
    if not kept.is_file():
        _keep(kept, _compiled(source, features))
    return kept.read_bytes()


def _compiled(source: str, features: str) -> bytes:
    from llvmlite import binding

    machine = _machine(binding, features)
    module = binding.parse_assembly(source)
    module.triple = TARGET
    module.data_layout = str(machine.target_data)
    module.verify()
    options = binding.create_pipeline_tuning_options(speed_level=SPEED)
    builder = binding.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    try:
        return linked(machine.emit_object(module))
    except Unlinkable as error:
        raise NoAssembler("wasm-failed", reason=str(error)) from error


def _machine(binding: Any, features: str) -> Any:
    """The LLVM of this installation, unless it was built without WebAssembly."""
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    try:
        target = binding.Target.from_triple(TARGET)
    except RuntimeError as error:
        raise NoAssembler("wasm-failed", reason=str(error)) from error
    return target.create_target_machine(opt=SPEED, features=features)


def _keep(path: Path, module: bytes) -> None:
    """Write it whole: whoever else looks finds all of it, or nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as draft:
        draft.write(module)
    Path(draft.name).replace(path)
