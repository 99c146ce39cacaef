"""Writes scheduled loops as an assembly file.

Source: the RISC-V psABI (ilp32) for the frame; a design's instructions are macros of the generated
`xpqntt.inc` or `xpqmont.inc`.
"""

from instar._core import print_function
from machine import COPROCESSOR
from program import Node
from scheduler import CALLEE_SAVED
from transforms import LIMIT, Loop

#: Instructions between the pointers' advance and the branch, so that the branch does not wait.
SLACK = 4


def instruction(node: Node, moved: dict[str, int]) -> str:
    """One instruction in assembler syntax; `moved` says by how much pointers have advanced already."""
    source, result = node.sources, node.destinations
    macro = node.op.replace(".", "_")
    match node.op:
        case "lw":
            return f"lw {result[0]}, {node.offset - moved.get(source[0], 0)}({source[0]})"
        case "sw":
            return f"sw {source[0]}, {node.offset - moved.get(source[1], 0)}({source[1]})"
        case "pq.lwp":
            return f"{macro} {result[0]}, {result[1]}, {node.offset}, {source[0]}"
        case "pq.bfct" | "pq.bfgs":
            return f"{macro} {source[0]}, {source[1]}, {source[2]}"
        case _:
            return f"{macro} {', '.join([*result, *source])}"


def loop_text(loop: Loop, nodes: list[Node], label: str) -> list[str]:
    """A loop: constants that stay, the body in the order of issue, the pointers' advance, the branch."""
    text = [f"lw {register}, {offset}(a1)" for register, offset in loop.kept]
    advance = [f"addi {register}, {register}, {step}" for register, step in loop.steps.items()]
    if loop.iterations == 1:
        text += [instruction(node, {}) for node in nodes] + advance
    else:
        slack = 0
        while slack < SLACK and nodes[-slack - 1].op != "pq.lwp":
            slack += 1
        cut = len(nodes) - slack
        text += [f"addi {LIMIT}, a0, {loop.steps['a0'] * loop.iterations}", f"{label}:"]
        text += [instruction(node, {}) for node in nodes[:cut]] + advance
        text += [instruction(node, loop.steps) for node in nodes[cut:]] + [f"bne a0, {LIMIT}, {label}"]
    return text + [
        f"addi {register}, {register}, {step}" for register, step in loop.afterwards.items() if step
    ]


def listing(
    title: str,
    symbol: str,
    loops: list[tuple[Loop, list[Node]]],
    setup: list[str],
    saves: int,
    table: list[int],
) -> str:
    """The file of one function."""
    frame = -(-4 * saves // 16) * 16
    saved = CALLEE_SAVED[:saves]
    lines = [f"addi sp, sp, -{frame}"] if frame else []
    lines += setup + [f"sw {register}, {4 * i}(sp)" for i, register in enumerate(saved)]
    for i, (loop, nodes) in enumerate(loops):
        lines += loop_text(loop, nodes, f".Lpass{i}")
    lines += [f"lw {register}, {4 * i}(sp)" for i, register in enumerate(saved)]
    lines += [f"addi sp, sp, {frame}"] if frame else []
    ops = {node.op for _, nodes in loops for node in nodes}
    extension = (
        "xpqmont" if ops & COPROCESSOR else "xpqntt" if any(op.startswith("pq.") for op in ops) else None
    )
    comments = [title, "From designs/cva6-ntt/scheduler; do not edit. SPDX-License-Identifier: Apache-2.0"]
    rows = [", ".join(map(str, table[i : i + 8])) for i in range(0, len(table), 8)]
    return print_function(comments, symbol, lines, include=extension, rows=rows)
