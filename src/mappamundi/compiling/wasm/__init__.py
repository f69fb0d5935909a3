"""The fourth target: a translation unit as a WebAssembly module, for browsers and Node.js."""

from mappamundi.compiling.wasm.build import NoAssembler, assemble
from mappamundi.compiling.wasm.module import WasmModule, wasm_module

__all__ = ["NoAssembler", "WasmModule", "assemble", "wasm_module"]
