"""Faults in values and branches."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    ARGUMENTS,
    BRANCHES,
    IMMEDIATES,
    LOADS,
    RA,
    STORES,
    TEMPORARIES,
    TWO,
    Function,
    Ins,
)
from tests.adversary.pairs.wrong.change import put, some, where


def constant(function: Function, random: Random) -> Function | None:
    """Another immediate."""
    kinds = (*IMMEDIATES, "li", *LOADS, *STORES)
    at = some(random, where(function, lambda ins: ins.op in kinds and not ins.sym))
    if at is None:
        return None
    ins = function.body[at]
    changed = random.choice((ins.imm + 1, ins.imm - 1, ins.imm ^ 4, ins.imm ^ 1024, ins.imm + 4, -ins.imm))
    return put(function, at, replace(ins, imm=changed)) if changed != ins.imm else None


def rounds(function: Function, random: Random) -> Function | None:
    """A round more or less."""
    names = {ins.label for ins in function.body if ins.op == "label"}
    backward = [
        at
        for at, ins in enumerate(function.body)
        if ins.op in BRANCHES and ins.label in names and _at(function, ins.label) < at
    ]
    at = some(random, backward)
    if at is None:
        return None
    counter = function.body[at].rs1
    begin = _at(function, function.body[at].label)
    starts = [
        n for n in range(begin) if function.body[n].rd == counter and function.body[n].op in ("li", "mv")
    ]
    ends = [
        n
        for n in range(begin)
        if function.body[n].rd == function.body[at].rs2 and function.body[n].op == "addi"
    ]
    if starts and function.body[starts[-1]].op == "li":
        start = function.body[starts[-1]]
        return put(function, starts[-1], replace(start, imm=start.imm + random.choice((-1, 1))))
    if ends:
        end = function.body[ends[-1]]
        return put(function, ends[-1], replace(end, imm=end.imm + random.choice((-4, 4, -1))))
    if starts:
        step = random.choice((-1, 1))
        start = function.body[starts[-1]]
        return put(function, starts[-1], Ins("addi", rd=start.rd, rs1=start.rs1, imm=step))
    return None


def _at(function: Function, label: str) -> int:
    return next(n for n, ins in enumerate(function.body) if ins.op == "label" and ins.label == label)


def exchanged(function: Function, random: Random) -> Function | None:
    """Operands the other way round."""
    ordered = (
        "sub",
        "sltu",
        "slt",
        "sll",
        "srl",
        "sra",
        "div",
        "divu",
        "rem",
        "remu",
        "andn",
        "orn",
        *BRANCHES,
    )
    at = some(
        random, where(function, lambda ins: ins.op in (*ordered, "sh1add", "sh2add", "sh3add", "mulhsu"))
    )
    if at is None:
        return None
    ins = function.body[at]
    return put(function, at, replace(ins, rs1=ins.rs2, rs2=ins.rs1))


_SIGNS = {
    "blt": "bltu",
    "bltu": "blt",
    "bge": "bgeu",
    "bgeu": "bge",
    "beq": "bne",
    "bne": "beq",
    "lb": "lbu",
    "lbu": "lb",
    "lh": "lhu",
    "lhu": "lh",
    "sra": "srl",
    "srl": "sra",
    "slt": "sltu",
    "sltu": "slt",
    "div": "divu",
    "divu": "div",
    "rem": "remu",
    "remu": "rem",
    "mulh": "mulhu",
    "mulhu": "mulh",
    "max": "maxu",
    "maxu": "max",
    "min": "minu",
    "minu": "min",
    "srai": "srli",
    "srli": "srai",
    "lw": "lwu",
    "lwu": "lw",
    "add": "addw",
    "sub": "subw",
    "addiw": "addi",
    "mul": "mulw",
}


def signs(function: Function, random: Random) -> Function | None:
    """With a sign where there was none, or a word of 32 bits where there were 64."""
    at = some(random, where(function, lambda ins: ins.op in _SIGNS))
    return (
        None if at is None else put(function, at, replace(function.body[at], op=_SIGNS[function.body[at].op]))
    )


def register(function: Function, random: Random) -> Function | None:
    """Another register in one place."""
    at = some(random, where(function, lambda ins: not ins.is_barrier or ins.op in BRANCHES))
    if at is None:
        return None
    ins, place = function.body[at], random.choice(("rd", "rs1", "rs2"))
    if (ins.op in STORES and place == "rd") or (
        ins.op not in TWO and ins.op not in STORES and place == "rs2"
    ):
        return None
    if ins.op in ("li", "lui", "auipc", "lla") and place != "rd":
        return None
    other = random.choice((*TEMPORARIES, *ARGUMENTS, 0, RA))
    changed = replace(ins, **{place: other})  # type: ignore[arg-type]
    return put(function, at, changed) if changed != ins else None


def dropped(function: Function, random: Random) -> Function | None:
    """An instruction is left out."""
    at = some(random, where(function, lambda ins: ins.op not in ("label", "ret", "auipc")))
    return None if at is None else put(function, at)


def twice(function: Function, random: Random) -> Function | None:
    """An instruction stands twice."""
    at = some(random, where(function, lambda ins: ins.op not in ("label", "ret", "auipc", "fence", "call")))
    return None if at is None else put(function, at, function.body[at], function.body[at])


def elsewhere(function: Function, random: Random) -> Function | None:
    """A branch leads to another place."""
    at = some(random, where(function, lambda ins: ins.op in BRANCHES))
    labels = [ins.label for ins in function.body if ins.op == "label"]
    if at is None or len(labels) < 2:
        return None
    other = random.choice([one for one in labels if one != function.body[at].label])
    return put(function, at, replace(function.body[at], label=other))


def wraps(function: Function, random: Random) -> Function | None:
    """A comparison is decided, as if addresses had no end, nothing were null and no loop had no round."""
    at = some(random, where(function, lambda ins: ins.op in BRANCHES))
    if at is None:
        return None
    ins = function.body[at]
    return put(function, at, Ins("j", label=ins.label)) if random.random() < 0.5 else put(function, at)
