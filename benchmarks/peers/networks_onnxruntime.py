"""The same networks in ONNX Runtime, on one thread, a position at a time.

In fractions, and in bytes as its own tool makes them (`quantize_dynamic`). It is given what is
shown as a row of numbers; ours looks at the state itself.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnxruntime
from onnx import TensorProto, helper, numpy_helper, save
from onnxruntime.quantization import QuantType, quantize_dynamic

OPSET = 17
ANSWER = 1 << 16  # of our whole numbers are one


def version() -> str:
    return str(onnxruntime.__version__)


def model(kept: Any) -> Any:
    """The network as a graph: a layer, two that add to it, and all answers at once."""
    layers = [("first", kept["first"], kept["first_bias"])]
    layers += [
        (f"deeper{i}", weights, bias)
        for i, (weights, bias) in enumerate(zip(kept["deeper"], kept["deeper_bias"], strict=True))
    ]
    nodes, constants, before = [], [], "shown"
    for name, weights, bias in (*layers, ("answers", kept["answers"], kept["answers_bias"])):
        constants += [
            numpy_helper.from_array(np.ascontiguousarray(weights), f"{name}.weights"),
            numpy_helper.from_array(np.ascontiguousarray(bias), f"{name}.bias"),
        ]
        nodes.append(helper.make_node("MatMul", [before, f"{name}.weights"], [f"{name}.product"]))
        nodes.append(helper.make_node("Add", [f"{name}.product", f"{name}.bias"], [f"{name}.sum"]))
        if name == "answers":
            continue
        nodes.append(helper.make_node("Relu", [f"{name}.sum"], [f"{name}.relu"]))
        after = f"{name}.relu"
        if name != "first":
            after = f"{name}.cells"
            nodes.append(helper.make_node("Add", [before, f"{name}.relu"], [after]))
        before = after
    row = helper.make_tensor_value_info
    graph = helper.make_graph(
        nodes,
        "network",
        [row("shown", TensorProto.FLOAT, [1, len(kept["first"])])],
        [row("answers.sum", TensorProto.FLOAT, [1, len(kept["answers_bias"])])],
        constants,
    )
    made = helper.make_model(graph, opset_imports=[helper.make_opsetid("", OPSET)])
    made.ir_version = 9
    return made


def session(folder: str, slug: str, kind: str) -> tuple[Any, list[Any]]:
    """The network at work, and the rows that are shown."""
    kept = np.load(Path(folder) / f"{slug}.npz")
    path = Path(folder) / f"{slug}.onnx"
    save(model(kept), str(path))
    if kind == "int8":
        small = path.with_suffix(".int8.onnx")
        quantize_dynamic(str(path), str(small), weight_type=QuantType.QInt8)
        path = small
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    made = onnxruntime.InferenceSession(str(path), options, providers=["CPUExecutionProvider"])
    return made, [{"shown": row[None]} for row in kept["shown"]]


def answers(folder: str, slug: str, kind: str) -> list[list[float]]:
    """What it says to every position, counted as ours."""
    asked, rows = session(folder, slug, kind)
    return [(asked.run(None, row)[0][0] * ANSWER).tolist() for row in rows]


def loop(name: str) -> Callable[[], int]:
    """Asks about all positions, one after the other; counted are the answers."""
    asked, rows = session(*name.split(" "))

    def ask() -> int:
        for row in rows:
            asked.run(None, row)
        return len(rows)

    return ask
