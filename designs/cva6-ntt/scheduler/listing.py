"""Writes a schedule as assembly: one line per instruction, a blank line where a cycle of the plan ends.

Source: the RISC-V psABI (ilp32) for the frame; macros are those of the generated `xpqntt.inc`.
"""

from program import Node
from scheduler import Schedule


def line(node: Node) -> str:
    """One instruction in assembler syntax; the design's own by the macros of `xpqntt.inc`."""
    source, result = node.sources, node.destinations
    macro = node.op.replace(".", "_")
    match node.op:
        case "lw":
            return f"lw {result[0]}, {node.offset}({source[0]})"
        case "sw":
            return f"sw {source[0]}, {node.offset}({source[1]})"
        case "pq.lwp":
            return f"{macro} {result[0]}, {result[1]}, {node.offset}, {source[0]}"
        case "pq.bfct" | "pq.bfgs":
            return f"{macro} {source[0]}, {source[1]}, {source[2]}"
        case "addi":
            return f"addi {result[0]}, {source[0]}, {node.offset}"
        case _:
            return f"{macro} {', '.join([*result, *source])}"


def function(symbol: str, schedule: Schedule, setup: list[str], frame: int) -> list[str]:
    """The function's text from its label to its `ret`."""
    lines = [f"    .globl {symbol}", f"    .type {symbol}, @function", f"{symbol}:"]
    if frame:
        lines.append(f"    addi sp, sp, -{frame}")
    lines += [f"    {text}" for text in setup]
    lines += [f"    {line(node)}" for node in schedule.nodes]
    if frame:
        lines.append(f"    addi sp, sp, {frame}")
    return [*lines, "    ret", f"    .size {symbol}, . - {symbol}"]


def table(label: str, words: list[int], alignment: int) -> list[str]:
    """Constants in memory, four to a line."""
    rows = [words[i : i + 4] for i in range(0, len(words), 4)]
    return [
        "    .section .rodata",
        f"    .balign {alignment}",
        f"{label}:",
        *(f"    .word {', '.join(str(word) for word in row)}" for row in rows),
    ]
