"""Faults in addresses of a program's own, and in what lies there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.adversary.pairs.code import (
    Function,
)
from tests.adversary.pairs.wrong.change import changed_in, put, some, where


def low_dropped(function: Function, random: Random) -> Function | None:
    """`%lo` is left out."""
    at = some(random, where(function, lambda ins: ins.part in ("lo", "pcrel_lo")))
    if at is None:
        return None
    ins = function.body[at]
    return put(function, at) if ins.op == "addi" else put(function, at, replace(ins, sym="", part="", imm=0))


def low_twice(function: Function, random: Random) -> Function | None:
    """`%lo` is added twice."""
    at = some(random, where(function, lambda ins: ins.part in ("lo", "pcrel_lo") and ins.op == "addi"))
    if at is None:
        return None
    ins = function.body[at]
    return put(function, at, ins, replace(ins, rs1=ins.rd))


def low_by_or(function: Function, random: Random) -> Function | None:
    """`%lo`, which has a sign, by `ori`."""
    return changed_in(function, random, lambda ins: ins.part == "lo" and ins.op == "addi", op="ori")


def low_of_next(function: Function, random: Random) -> Function | None:
    """`%lo` of another place than `%hi`."""
    at = some(random, where(function, lambda ins: ins.part == "lo"))
    if at is None:
        return None
    return put(
        function, at, replace(function.body[at], imm=function.body[at].imm + random.choice((4, -4, 1)))
    )


def other_contents(function: Function, random: Random) -> Function | None:
    """Data of the program has another byte."""
    at = some(random, [n for n, datum in enumerate(function.data) if datum.section != ".bss"])
    if at is None:
        return None
    datum = function.data[at]
    contents = bytearray(datum.contents)
    first = function.xlen // 8 if datum.points_to else 0
    contents[random.randrange(first, len(contents))] ^= 1 << random.randrange(8)
    data = [*function.data]
    data[at] = replace(datum, contents=bytes(contents))
    return replace(function, data=tuple(data))


def other_pointer(function: Function, random: Random) -> Function | None:
    """A table has the address of something else."""
    at = some(random, [n for n, datum in enumerate(function.data) if datum.points_to])
    if at is None:
        return None
    was = function.data[at].points_to
    data = [*function.data]
    data[at] = replace(data[at], points_to=random.choice([one.name for one in data if one.name != was]))
    return replace(function, data=tuple(data))


def other_data(function: Function, random: Random) -> Function | None:
    """Other data of the program, everywhere or in one place."""
    names = [datum.name for datum in function.data]
    at = some(random, where(function, lambda ins: bool(ins.sym)))
    if at is None or len(names) < 2:
        return None
    was = function.body[at].sym
    name = random.choice([one for one in names if one != was])
    if random.random() < 0.3 and function.body[at].part != "pcrel_lo":
        return put(function, at, replace(function.body[at], sym=name))
    return function.with_body([replace(ins, sym=name) if ins.sym == was else ins for ins in function.body])


def beside_data(function: Function, random: Random) -> Function | None:
    """A place after data, where something else may lie."""
    at = some(random, where(function, lambda ins: bool(ins.sym) and ins.part != "pcrel_lo"))
    if at is None:
        return None
    was = function.body[at]
    size = next(len(datum.contents) for datum in function.data if datum.name == was.sym)
    body = [
        replace(ins, imm=ins.imm + size) if ins.sym == was.sym and ins.part != "pcrel_lo" else ins
        for ins in function.body
    ]
    return function.with_body(body)


def helper(function: Function, _: Random) -> Function | None:
    """A helper does something else."""
    if not function.helpers:
        return None
    one = function.helpers[0]
    body = [replace(ins, imm=ins.imm + 1) if ins.op == "addi" else ins for ins in one.body]
    return replace(function, helpers=(one.with_body(body), *function.helpers[1:]))
