"""Kinds of instructions by their mnemonics, as rules and differences name them."""

from __future__ import annotations

_KINDS = {
    "multiply": "mul mulh mulhu mulhsu clmul clmulh clmulr",
    "divide": "div divu rem remu",
    "load": "lb lh lw lbu lhu",
    "store": "sb sh sw",
    "branch": "beq bne blt bge bltu bgeu beqz bnez",
    "csr": "csrrw csrrs csrrc csrrwi csrrsi csrrci",
    "fence": "fence fence.i",
}
_BY_MNEMONIC = {name: kind for kind, names in _KINDS.items() for name in names.split()}


def kind_of(text: str) -> str:
    """The kind of an instruction, of its assembly.

    >>> kind_of("c.lw a0, (a1)"), kind_of("jalr zero, 0(ra)"), kind_of("jal ra, 8"), kind_of("xor a0, a0, a1")
    ('load', 'return', 'call', 'alu')
    """
    words = text.replace(",", " ").split() or ["none"]
    name = words[0].removeprefix("c.").removesuffix("sp") if words[0].startswith("c.") else words[0]
    if name in {"jalr", "jr", "ret"}:
        return _indirect(name, words)
    if name in {"jal", "j"}:
        return "call" if words[0] == "c.jal" or (name == "jal" and words[1] in {"ra", "t0"}) else "jump"
    return _BY_MNEMONIC.get(name, "alu")


def _indirect(name: str, words: list[str]) -> str:
    through = words[-1].rpartition("(")[2].rstrip(")")
    link = words[1] if name == "jalr" and len(words) > 2 else ("ra" if name == "jalr" else "zero")
    if link in {"ra", "t0"}:
        return "indirect call"
    return "return" if name == "ret" or through in {"ra", "t0"} else "indirect jump"
