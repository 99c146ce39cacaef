"""Compressed instructions as what they stand for (ISA manual, "C", "Zcb"), for tools without them."""

from __future__ import annotations

#: `c.add t0, t1` is `add t0, t0, t1`.
_TWICE = frozenset(
    ["add", "sub", "xor", "or", "and", "andi", "mul", "slli", "srli", "srai", "addi", "addi16sp"]
)
#: Operands as they are.
_SAME = {"lwsp": "lw", "swsp": "sw", "addi4spn": "addi"}
_SAME |= {name: name for name in ["lw", "sw", "lbu", "lhu", "lh", "sb", "sh", "lui"]}
#: With the one register twice.
_ONE = {"sext.b": "sext.b", "sext.h": "sext.h", "zext.h": "zext.h"}


def wide(text: str) -> str:
    """`c.addi t0, 1` → `addi t0, t0, 1`; what is not compressed stays.

    Raises `ValueError` for one that is not listed.
    """
    text = " ".join(text.split())
    if not text.startswith("c."):
        return text
    mnemonic, _, operands = text.removeprefix("c.").partition(" ")
    first = operands.split(",")[0]
    if mnemonic in _TWICE:
        return f"{mnemonic.removesuffix('16sp')} {first}, {operands}"
    if mnemonic in _SAME:
        return f"{_SAME[mnemonic]} {operands}"
    if mnemonic in _ONE:
        return f"{_ONE[mnemonic]} {first}, {first}"
    forms = {
        "li": f"addi {operands.replace(', ', ', zero, ', 1)}",
        "mv": f"addi {operands}, 0",
        "not": f"xori {first}, {first}, -1",
        "zext.b": f"andi {first}, {first}, 255",
        "nop": "addi zero, zero, 0",
        "j": f"jal zero, {operands}",
        "jal": f"jal ra, {operands}",
        "jr": f"jalr zero, 0({first})",
        "jalr": f"jalr ra, 0({first})",
        "beqz": f"beq {operands.replace(', ', ', zero, ', 1)}",
        "bnez": f"bne {operands.replace(', ', ', zero, ', 1)}",
    }
    if mnemonic not in forms:
        raise ValueError(f"{text}: no form of four bytes is known")
    return forms[mnemonic]
